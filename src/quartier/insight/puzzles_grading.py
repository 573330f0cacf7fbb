"""How hard a puzzle is: how often bots of each level solve it when they are told what is asked.

A bot lists the turns that it likes, as it does in a match: by its judgement at a quick look, with the errors of its
level. It looks at a quarter as many of them as in a match, and takes the one that brings most of what is asked for.
So an easy bot sees what lies before everybody's eyes, and an expert what few would look at.
"""

from __future__ import annotations

from collections.abc import Iterator

from quartier.bots.bot import Budget
from quartier.bots.levels import level_of
from quartier.bots.planner import Plan, nature_of
from quartier.core.match import Match
from quartier.insight.puzzles_search import Found
from quartier.kernel.random import seeded

TRIES = {"easy": 10, "normal": 10, "strong": 4, "expert": 4}
"""How often each level tries: those that make no errors see nearly the same each time."""

GLANCE = 4
"""One of how many turns that a level tries in a match it looks at in a puzzle."""


def solved_by(match: Match, seat: int, found: Found, name: str) -> dict[str, tuple[int, int]]:
    """How often each level solves a puzzle of that name, of how many tries."""
    return {
        level: (sum(sees(match, seat, found, level, f"{name} {level} {number}") for number in range(tries)), tries)
        for level, tries in TRIES.items()
    }


def sees(match: Match, seat: int, found: Found, level: str, seed: str) -> bool:
    """Whether a bot looks at one of the turns that are asked for: it then takes it, since it brings most."""
    return any(steps in found.winning for steps in liked(match, seat, level, seed))


def liked(match: Match, seat: int, level: str, seed: str) -> Iterator[tuple[int, ...]]:
    """The turns that a bot looks at, by what its seat may know."""
    stands = level_of(level, match.game)
    nature = nature_of(stands, "", match.game)
    # The first slice of a search lists turns; none is tried in it.
    plan = Plan(match.situation(seat), Budget(simulations=1), seeded(seed), nature, learned=False)
    plan.slice()
    thought = plan.thought[0]
    for place in range(min(int(thought["filled"]), -(-stands.breadth // GLANCE))):
        turn = int(thought["order"][place])
        yield tuple(thought["turns"][turn, : int(thought["lengths"][turn])].tolist())
