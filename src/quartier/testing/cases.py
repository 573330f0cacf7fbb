"""Which matches a game is tried with: every option alone, all together, few seats and many."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from quartier.core.match import Match
from quartier.core.options import choices
from quartier.core.registry import about


@dataclass(frozen=True)
class Case:
    """One set-up of a game."""

    game: str
    seats: int
    """How many play."""
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        chosen = "-".join(f"{key}={value}" for key, value in self.options)
        return f"{self.game}-{self.seats}" + (f"-{chosen}" if chosen else "")

    def match(self, seed: int | str) -> Match:
        """A new match of this case."""
        return Match.new(self.game, seats=self.seats, seed=seed, **dict(self.options))


def cases(game: str) -> list[Case]:
    """The set-ups that between them reach every option and the ends of the seat range."""
    facts = about(game)
    few, many = facts.seats.start, facts.seats.stop - 1
    found = [Case(game, few, ()), Case(game, min(few + 1, many), ()), Case(game, many, ())]
    others = {
        field.name: [value for value in choices(field.type) if value != field.default]
        for field in msgspec.structs.fields(facts.options)
    }
    usual = min(few + 1, many)
    found += [Case(game, usual, ((name, value),)) for name, other in others.items() for value in other]
    together = tuple((name, other[-1]) for name, other in others.items() if other)
    if len(together) > 1:
        found.append(Case(game, usual, together))
    return list(dict.fromkeys(found))
