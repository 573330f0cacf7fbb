"""Plans whose first rounds score about as much as any could: where some searches begin.

A search that begins with any full board seldom finds its way to first rounds as good as a proof of bounds knows them to
be possible. So here it is the other way round: rectangles of the first two or three rounds that add up to nearly the
bound are covered, and then the rest of the board around them.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from random import Random
from typing import Any

from quartier.core.match import Match
from quartier.games.tangram.hindsight_bounds import Proof
from quartier.games.tangram.hindsight_covering import ROUNDS, SPRING
from quartier.games.tangram.hindsight_plans import NOW, improve_plans
from quartier.games.tangram.hindsight_table import all_rectangles
from quartier.games.tangram.scoring import BOARD

FIRST_ROUNDS = 2, 3
LESS = 5
"""By less than this the first rounds may bring less than the most that is not known to be impossible."""
PATIENCE = 20_000
"""Tries before some rectangles are left alone."""
TIMES, CHANGES = 10, 100
"""How often the rest of a board is tried around them, and how often in one step."""


def beginnings(deal: Match, plans: Any, benches: Any, seed: str) -> Iterator[bool]:
    """Make one such plan after another the one that is gone on with; in steps, true when there is one."""
    random, proof = Random(seed), Proof(deal)
    proof.patience = PATIENCE
    most = [0]
    for rounds in range(1, max(FIRST_ROUNDS) + 1):
        most.append(most[-1] + proof.areas[rounds - 1])
        asking = proof.reachable(rounds, most[rounds])
        while not (yield from steps_of(asking)):
            most[rounds] -= 1
            asking = proof.reachable(rounds, most[rounds])
    given, state, box = (plans, benches, *proof.table), deal.state, deal.box.record
    while True:
        yield False
        rounds = random.choice(FIRST_ROUNDS)
        ways = list(proof.ways_to(rounds, most[rounds] - random.randrange(LESS)))
        if not ways:
            continue
        side, areas = random.choice(proof.sides), random.choice(ways)
        goals = yield from steps_of(some_goals(proof, random, side, (), areas))
        if goals is None or not (yield from steps_of(covered(proof, plans[NOW], side, goals))):
            continue
        for _ in range(TIMES):
            improve_plans(state, box, *given, 1, CHANGES)
            if plans[NOW]["score"] > 0:
                yield True
                break
            yield False


def steps_of(asking: Generator[None, None, Any]) -> Generator[bool, None, Any]:
    """What is answered in steps, with nothing to go on with on the way."""
    while True:
        try:
            next(asking)
        except StopIteration as answer:
            return answer.value
        yield False


def some_goals(
    proof: Proof, random: Random, side: int, before: tuple[int, ...], areas: tuple[int, ...]
) -> Generator[None, None, tuple[int, ...] | None]:
    """Random rectangles of these areas that the first rounds could score, as far as is known, or none."""
    number = len(before)
    if number == len(areas):
        return before
    places = [fields for area, fields in all_rectangles() if area == areas[number]]
    random.shuffle(places)
    for place in places:
        if (yield from proof.possible(side, (*(0,) * number, place))) and (
            yield from proof.possible(side, (*before, place))
        ):
            found = yield from some_goals(proof, random, side, (*before, place), areas)
            if found is not None:
                return found
    return None


def covered(proof: Proof, plan: Any, side: int, goals: tuple[int, ...]) -> Generator[None, None, bool]:
    """Whether these goals are covered at once: then a plan has the tiles for them, and a full board as its last goal.

    What it scores is not counted: whatever fills the rest of the board is better than this.
    """
    depth = yield from proof.cover(side, goals)
    if depth < 0:
        return False
    bench, springs = proof.bench, 0
    plan["laid"] = plan["springs"] = -1
    for index in range(depth):
        piece = int(bench["pieces"][index])
        if piece < SPRING:
            plan["laid"][bench["tried"][bench["turns"][index]]] = piece
        else:
            springs += 1
            plan["springs"][springs] = piece - SPRING
    plan["goals"] = 0
    plan["goals"][1 : len(goals) + 1] = goals
    plan["goals"][ROUNDS] = BOARD
    plan["side"], plan["green"], plan["score"] = side, 0, 0
    return True
