"""Where a terminal game is kept: a file of its own, and never one that holds something else."""

from __future__ import annotations

import itertools
import tempfile
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from quartier.core.file import write_match
from quartier.core.match import Match

ENDING = ".quartier"


def fresh_names(game: str, folder: Path, now: datetime) -> Iterator[Path]:
    """Names by game and minute, with a number where that is taken."""
    stem = f"{game}-{now:%Y-%m-%d-%H%M}"
    yield folder / (stem + ENDING)
    for number in itertools.count(2):
        yield folder / f"{stem}-{number}{ENDING}"


class SaveFile:
    """A match and its file, which has a name only from the first saving on, unless one was chosen."""

    def __init__(self, match: Match, path: Path | None = None, *, resumed: bool = False) -> None:
        self.match = match
        self.path = path
        self._owned = resumed
        """Whether what is in the file is this match."""
        self._kept = self._text() if resumed else None

    def _text(self) -> str:
        return write_match(self.match)

    @property
    def worth_saving(self) -> bool:
        """Whether something was played that is in no file."""
        return bool(self.match.turns) and self._kept != self._text()

    def save(self) -> Path:
        """Write to the match's own file, or to one of a fresh name; where nothing can be written, elsewhere."""
        if self.path is not None:
            try:
                return self.save_as(self.path)
            except OSError:
                self._owned = False
        failed: OSError | None = None
        for folder in (Path(), Path.home(), Path(tempfile.gettempdir())):
            for path in fresh_names(self.match.game.name, folder, datetime.now()):
                try:
                    return self.save_as(path)
                except FileExistsError:
                    continue
                except OSError as error:
                    failed = failed or error
                    break
        raise failed or OSError()

    def save_as(self, path: Path, *, replace: bool = False) -> Path:
        """Write to this file from now on; FileExistsError where it holds something else and shall not be replaced."""
        text = self._text()
        if replace or (self._owned and self.path is not None and same(path, self.path)):
            self.match.save(path)
        else:
            with path.open("x", encoding="utf-8") as written:
                written.write(text)
        self.path, self._owned, self._kept = path, True, text
        return path


def same(one: Path, other: Path) -> bool:
    """Whether two paths are one file."""
    return one.absolute() == other.absolute()
