"""What a thought about a game depends on: where two machines have the same of it, they think the same."""

from __future__ import annotations

import functools
import hashlib
from importlib import resources

import msgspec

from quartier import __version__
from quartier.bots.levels import facts
from quartier.core.game import Game
from quartier.core.registry import games, load_game


@functools.cache
def likeness(name: str) -> str:
    """A digest of a game's rules as they are compiled, of what its levels are, and of its data: sets, what was learned.

    How kernels run does not count: compiled and interpreted they give the same bytes.
    """
    game = load_game(name)
    parts = [__version__, game.kernels_hash, list(game.about.versions), facts(game), data_of(game)]
    return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()


def data_of(game: Game) -> dict[str, str]:
    """The files of a game's data, and the digest of each."""
    folder = resources.files(game.package).joinpath("data")
    files = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files if file.is_file()}


def likenesses() -> dict[str, str]:
    """All games that are known here."""
    return {name: likeness(name) for name in games()}
