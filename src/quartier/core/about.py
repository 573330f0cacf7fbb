"""A game as it is listed: its name, seats, options and version. No kernels are loaded for it.

>>> from quartier.core.registry import about
>>> about("cities").seats, about("cities").options(level=3).level
(range(1, 9), 3)
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

__all__ = ["About", "Character", "Options"]


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game's options; each game adds its own. `box` names a component set or a file."""

    box: str = "house"
    """The component set: the house's, or the path of a file."""


@dataclass(frozen=True)
class Character:
    """A style within a level of bots: what it plays for besides the result is what the game's `leaning` says."""

    name: str
    risk: int = 0
    """By how many thousandths of the spread of its futures a turn is worth more to it; below zero: less."""


@dataclass(frozen=True)
class About:
    """A game as it is listed: loading this loads no kernels."""

    name: str
    seats: range
    """How many may play."""
    options: type[Options]
    """The schema of its options."""
    rules_version: int
    """Rises with every change after which games on file or at tables would go another way: of rules or house set."""
    minutes: tuple[int, int]
    """How long a match takes people."""
    cooperative: bool = False
    """All seats win or lose together."""
    kept: tuple[int, ...] = ()
    """Older versions that differ in nothing but their house set, which stays as `data/house-VERSION.txt`:
    matches that began with it are replayed and end with it. Where rules have changed there is no way back."""

    characters: tuple[Character, ...] = ()
    """The styles of its bots; `leaning` counts them from 1."""

    @property
    def versions(self) -> tuple[int, ...]:
        """All versions of the rules that matches are still played by, the newest last."""
        return (*self.kept, self.rules_version)

    @property
    def usual_seats(self) -> int:
        """How many play if nobody says: two, or as many as the game is for."""
        return min(max(2, self.seats.start), self.seats.stop - 1)
