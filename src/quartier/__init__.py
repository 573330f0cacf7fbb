"""Quartier: city-building tile games for people, bots and research.

The face of the package is small: `new` and `load`. Loading it loads no kernels. A `Match` does the rest
(`quartier.core.match`): who may act, what is legal, what a seat may know, who has won.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quartier.core.match import Match

__version__ = "0.2.0"
"""The version of the package, as `pip` knows it."""
__all__ = ["__version__", "load", "new"]


def new(game: str, *, seats: int | None = None, seed: int | str | None = None, **options: Any) -> Match:
    """Begin a match of a game. Options are keyword arguments, checked by the game's schema.

    Without `seats`, as few as the game is for; without `seed`, one that nobody can guess. The same seed and the same
    turns give the same match.

    >>> match = quartier.new("cities", seats=2, seed=7, level=3)
    >>> match.actors                       # both lay at the same time, unseen by the other
    (0, 1)
    >>> quartier.new("cities", level=4)
    Traceback (most recent call last):
    quartier.core.errors.BadOption: option level: 4 is not a number from 1 to 3
    """
    from quartier.core.match import Match

    return Match.new(game, seats=seats, seed=seed, **options)


def load(path: str | Path) -> Match:
    """A match from the file that `Match.save` wrote: replayed turn by turn, and refused where a turn breaks a rule.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     quartier.new("cities", seed=7, level=3).save(f"{folder}/evening.quartier")
    ...     again = quartier.load(f"{folder}/evening.quartier")
    >>> again.seed, again.options.level
    ('7', 3)
    """
    from quartier.core.file import load_match

    return load_match(path)
