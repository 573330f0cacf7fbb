"""Which component sets there are to choose from: the house's, and those in the data folder that a game can read."""

from __future__ import annotations

import logging
import re
from pathlib import Path

from quartier.core.errors import QuartierError
from quartier.core.registry import games, load_game
from quartier.server.messages.refusals import Refusal

NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")

log = logging.getLogger(__name__)


class Boxes:
    """The component sets in a folder. Each file is tried once for every game, and again when it has changed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read: dict[Path, tuple[tuple[int, int], frozenset[str]]] = {}
        """For each file its time and size, and the games that can read it."""

    def names(self, game: str) -> list[str]:
        """The sets with which a game can be played."""
        found = sorted(self._folder.glob("*.txt"))
        return ["house", *(path.stem for path in found if NAME.fullmatch(path.stem) and game in self._games(path))]

    def text(self, game: str, name: str) -> str:
        """The text of a set, empty for the house's; clients name sets, never files."""
        if name == "house":
            return ""
        path = self._folder / f"{name}.txt"
        if not NAME.fullmatch(name) or not path.is_file() or game not in self._games(path):
            raise Refusal("bad-option", {"option": "box"})
        return path.read_text(encoding="utf-8")

    def _games(self, path: Path) -> frozenset[str]:
        try:
            facts = path.stat()
        except OSError:
            return frozenset()
        known = self._read.get(path)
        if known is None or known[0] != (facts.st_mtime_ns, facts.st_size):
            known = self._read[path] = (facts.st_mtime_ns, facts.st_size), readers(path)
        return known[1]


def readers(path: Path) -> frozenset[str]:
    """The games that can read a component set; where none can, that is logged, with what each has to say."""
    reasons: dict[str, str] = {}
    for game in games():
        try:
            load_game(game).read_box(path.stem, path.read_text(encoding="utf-8"))
        except (QuartierError, OSError, UnicodeDecodeError) as error:
            reasons[game] = str(error)
    found = frozenset(games()) - reasons.keys()
    if not found:
        log.warning("component set of no game", extra={"file": path.name, "reasons": reasons})
    return found
