"""The search: the same thoughts compiled and interpreted, in whatever slices, and what it leaves out."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from tests.bots.bot_tables import at_wave

from quartier.bots import Budget, decide, find_bot
from quartier.bots.bench import measure_search
from quartier.bots.planner import FORCED, Plan
from quartier.bots.thought import TURNS
from quartier.core.game import State
from quartier.core.match import Match, Situation
from quartier.kernel import calls
from quartier.kernel.judgement import POINT, focus, judge, needless, utility
from quartier.kernel.random import seeded
from quartier.kernel.rules import STEP

THINK = """
from tests.bots.bot_tables import at_wave
from quartier.bots import Budget, decide, find_bot
from quartier.core.registry import load_game
from quartier.kernel.random import seeded
from quartier.kernel.rules import STEP
print(load_game("cities").kernels)
for name, simulations, wave, options in (
    ("planner", 6, 12, {"level": 3}),
    ("normal", 3, 12, {"level": 2, "no_jumping": True}),
    ("greedy", 1, 13, {"level": 3}),
    ("planner", 0, 13, {"level": 3, "free": True}),
):
    situation = at_wave(wave, **options).situation(0)
    print(decide(find_bot(name), situation, Budget(simulations=simulations), seeded("same")))
"""


def test_compiled_and_interpreted_bots_think_alike() -> None:
    told = {}
    for mode in ("ahead", "interpreted"):
        paths = os.pathsep.join([str(Path(__file__).parent), *filter(None, sys.path)])
        environment = {**os.environ, "QUARTIER_KERNELS": mode, "PYTHONPATH": paths}
        run = subprocess.run([sys.executable, "-c", THINK], env=environment, capture_output=True, text=True, check=True)
        how, *told[mode] = run.stdout.splitlines()
        assert how == mode
    assert len(told["ahead"]) == 4
    assert told["ahead"] == told["interpreted"]


def test_the_length_of_slices_changes_no_thought() -> None:
    situation = at_wave(4, level=2).situation(0)
    ranked = []
    for pace in (1, 7, 500):
        plan = Plan(situation, Budget(simulations=400), seeded("pace"))
        while not plan.slice():
            # Nothing made, so that nothing is learned from it about the next slice.
            plan.thought["pace"], plan.thought["made"] = pace, 0
        ranked.append(plan.ranking(5))
        assert plan.simulations == 400
    assert ranked[0] == ranked[1] == ranked[2]


def test_the_worse_turns_are_dropped_and_the_last_ones_tried_most() -> None:
    plan = Plan(at_wave(5, level=3).situation(0), Budget(simulations=2000), seeded("halving"))
    while not plan.slice():
        pass
    tried = sorted(plan.thought["visits"][0].tolist(), reverse=True)
    assert len(tried) == TURNS
    assert sum(tried) == 2000
    assert tried[2] > 3 * tried[10] > 6 * tried[-1] > 0


@pytest.mark.parametrize("free", [False, True])
def test_a_seat_thinks_of_its_own_city_alone(free: bool) -> None:
    match = at_wave(6, seats=3, level=3, free=free)
    for seat in range(3):
        alone = match.situation(seat).state
        assert focus(alone[0], match.box.record[0], seat) == 0
        assert int(alone["seats"][0]) == 1
        assert calls.score(alone, match.box.record, 0) == calls.score(match.state, match.box.record, seat)
        mine, theirs = (np.zeros(match.game.space, STEP) for _ in range(2))
        assert calls.legal(alone, match.box.record, 0, mine) == calls.legal(match.state, match.box.record, seat, theirs)
        assert (mine == theirs).all()


@pytest.mark.parametrize("free", [False, True])
def test_the_judgement_of_a_match_that_is_over_is_its_result(free: bool) -> None:
    match = at_wave(14, seats=2, level=3, free=free)
    assert match.over
    for seat in range(2):
        assert judge(match.state[0], match.box.record[0], seat) == POINT * match.standings[seat].score


def test_where_nobody_else_matters_a_seat_plays_for_its_own_result() -> None:
    match = at_wave(6, seats=2, level=3)
    for seat in range(2):
        expected = judge(match.state[0], match.box.record[0], seat)
        assert expected > 0
        assert utility(match.state[0], match.box.record[0], seat) == expected


def test_judgements_are_not_far_from_what_comes() -> None:
    expected, made = [], []
    for seed in range(30):
        match = at_wave(0, seed=f"calibration {seed}", level=2)
        while not match.over:
            decision = decide(find_bot("planner"), match.situation(0), Budget(simulations=0), seeded(f"{match.wave}"))
            if match.wave == 6:
                assert decision.expected is not None
                expected.append(decision.expected)
            match.play(0, decision.text)
        made.append(match.standings[0].score)
    assert abs(float(np.mean(expected) - np.mean(made))) < 4


def test_every_turn_left_out_leads_to_the_same_as_one_that_is_kept() -> None:
    for wave in (0, 3, 7):
        match = at_wave(wave, seed="left out", level=1)
        number = calls.legal(match.state, match.box.record, 0, match._steps)
        steps = match._steps[:number].tolist()
        kept: set[tuple[str, ...]] = set()
        left_out: set[tuple[str, ...]] = set()
        for step in steps:
            after = match.state.copy()
            calls.apply(after, match.box.record, 0, step)
            city = canonical(after)
            (left_out if needless(match.state[0], match.box.record[0], 0, step) else kept).add(city)
        assert kept
        assert left_out <= kept


def canonical(state: State) -> tuple[str, ...]:
    """A framed city as drawn from its upper left field on, turned so that the drawing is the first of all."""
    kinds = state["kinds"][0, 0].tolist()
    fields = {
        (field // 8, field % 8): "APCW"[kind] for field in range(64) for kind in range(4) if kinds[kind] >> field & 1
    }
    drawings = []
    for _ in range(4):
        top, left = min(row for row, _ in fields), min(column for _, column in fields)
        drawings.append(tuple(sorted(f"{row - top}{column - left}{kind}" for (row, column), kind in fields.items())))
        fields = {(column, -row): kind for (row, column), kind in fields.items()}
    return min(drawings)


def test_a_search_is_timed() -> None:
    speed = measure_search("cities", {"level": 2}, 0.05)
    assert speed.simulations > 0
    assert speed.per_second == pytest.approx(speed.simulations / speed.seconds, rel=0.05)


def test_a_turn_may_be_finished_by_a_bot() -> None:
    match = at_wave(5, level=2)
    half = match.situation(0)
    state = half.state.copy()
    number = calls.legal(state, match.box.record, 0, match._steps)
    calls.apply(state, match.box.record, 0, int(match._steps[number // 2]))
    for name in ("random", "greedy", "planner"):
        rest = decide(find_bot(name), Situation(match.game, match.box, 0, state), Budget(simulations=9), seeded("rest"))
        assert len(rest.steps) == 1
        assert calls.check(state, match.box.record, 0, rest.steps[0]) == 0


def test_of_the_only_turn_there_is_some_futures_tell_what_to_expect() -> None:
    """The last board part: nothing is to be chosen, and a judgement in the middle of things was ten points off."""
    match = Match.new("skylines", seats=2, seed="op 0", scenario="introduction")
    promised: list[float] = []
    while len(promised) < 2:
        (seat,) = match.actors
        thinking = find_bot("planner").begin(match.situation(seat), Budget(simulations=80), seeded(f"{match.wave}"))
        assert isinstance(thinking, Plan)
        while not thinking.slice():
            pass
        told, *others = thinking.told(TURNS)
        forced = not others and told.text.startswith("open:")
        assert (thinking.simulations == FORCED) == (not others)
        if forced or promised:
            assert told.expected is not None
            promised.append(told.expected.points)
        match.play(seat, told.text)
    assert promised[0] == pytest.approx(promised[1], abs=4)
