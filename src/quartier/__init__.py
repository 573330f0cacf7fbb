"""Quartier: city-building tile games for people, bots and research.

The face of the package is small: `new` and `load`. Loading it loads no kernels.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quartier.core.match import Match

__version__ = "0.2.0"
__all__ = ["__version__", "load", "new"]


def new(game: str, *, seats: int | None = None, seed: int | str | None = None, **options: Any) -> Match:
    """Begin a match: `new("cities", seats=2, seed=7, level=3)`."""
    from quartier.core.match import Match

    return Match.new(game, seats=seats, seed=seed, **options)


def load(path: str | Path) -> Match:
    """A match from its file, replayed."""
    from quartier.core.file import load_match

    return load_match(path)
