"""Endings that a test can solve by looking at everything: the planner must find the best move."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from tests.bots.bot_tables import at_wave

from quartier.bots import Budget, decide, find_bot
from quartier.bots.workspace import Workspace
from quartier.core.game import State
from quartier.core.match import Match
from quartier.kernel import calls
from quartier.kernel.random import seeded


def turns(match: Match, state: State) -> Iterator[tuple[tuple[int, ...], State]]:
    """All turns of the only seat, and where they lead."""
    number = calls.legal(state, match.box.record, 0, match._steps)
    for step in match._steps[:number].tolist():
        after = state.copy()
        calls.apply(after, match.box.record, 0, step)
        if after["drafting"][0] & 1:
            yield from (((step, *rest), last) for rest, last in turns(match, after))
        else:
            yield (step,), after


def best_end(match: Match, state: State) -> int:
    """The most points that the last turn can lead to."""
    return max(int(calls.score(after, match.box.record, 0)) for _, after in turns(match, state))


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("seed", range(6))
def test_the_last_turn_is_the_best_there_is(level: int, seed: int) -> None:
    match = at_wave(13, seed=f"last {seed}", level=level)
    best = best_end(match, match.state)
    decision = decide(find_bot("planner"), match.situation(0), Budget(simulations=50), seeded("end"))
    match.play(0, decision.text)
    assert match.standings[0].score == best
    assert decision.expected == best


@pytest.mark.parametrize("free", [False, True])
def test_the_extra_tile_and_the_last_tourist_are_worth_at_least_declining(free: bool) -> None:
    match = at_wave(14, seed="extra", level=3, just_one_more=True, free=free)
    declined = max(
        int(calls.score(after, match.box.record, 0))
        for steps, after in turns(match, match.state)
        if match.game.step_texts(match.state, match.box, 0, steps[:1]) == ["x"]
    )
    decision = decide(find_bot("planner"), match.situation(0), Budget(simulations=50), seeded("extra"))
    match.play(0, decision.text)
    assert match.standings[0].score >= declined


def prospects(match: Match) -> dict[tuple[int, ...], float]:
    """The expected final score of every turn with two rounds left, over all tiles that may come."""
    order = match.state["order"][0]
    found: dict[tuple[int, ...], float] = {}
    known: dict[bytes, float] = {}
    for steps, after in turns(match, match.state):
        # Turns that lead to the same city are solved once.
        key = after["kinds"].tobytes() + after["tourists"].tobytes()
        if key not in known:
            ends = []
            for tile in order[15:].tolist():
                future = after.copy()
                future["order"][0, 15] = tile
                ends.append(best_end(match, future))
            known[key] = float(np.mean(ends))
        found[steps] = known[key]
    return found


@pytest.mark.parametrize(("seed", "level"), [("two rounds", 2), ("two more rounds", 3)])
def test_with_two_rounds_left_the_planner_finds_the_best_turn_on_average(seed: str, level: int) -> None:
    match = at_wave(12, seed=seed, level=level)
    values = prospects(match)
    best = max(values.values())
    second = max(value for value in values.values() if value < best)
    thinking = find_bot("planner").begin(match.situation(0), Budget(simulations=6000), seeded("two"))
    while not thinking.slice():
        pass
    assert isinstance(thinking, Workspace)
    (promised,) = thinking.told(1)
    assert best - second > 0.05, "the ending should have one best result"
    assert values[tuple(promised.steps)] == best
    assert promised.expected is not None
    assert promised.expected.points == pytest.approx(best, abs=0.5)
