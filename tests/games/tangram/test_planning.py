"""A way to fill the board, found in time and kept to."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from quartier.bots import Budget, decide, find_bot
from quartier.core.game import State
from quartier.core.match import Match, Situation
from quartier.games.tangram.filling import PLAN
from quartier.games.tangram.judgement import AHEAD, EARLY, FORESEEN, keeps_plan
from quartier.games.tangram.position import FINAL, FINAL_CARD, FOUNTAINS, GIVEN_UP, NOT_YET, ROUND_CARDS, TILES
from quartier.kernel import calls
from quartier.kernel.compiling import entry
from quartier.kernel.judgement import NOTES, horizon_reached, judge, plan_ahead
from quartier.kernel.policy import best_step
from quartier.kernel.random import seeded
from quartier.kernel.rules import apply

from .drawing import board, looks

SEEDS = (7, 11, 27, 29, 42, 49, 67, 76)
"""Deals in which quick play, up to half of the tiles, leaves a board that can still be filled: one deal in ten."""


@entry
def long_look(positions: Any, box: Any, notes: Any) -> int:
    return plan_ahead(positions[0], box[0], 0, notes)


@entry
def judged(positions: Any, box: Any) -> int:
    return judge(positions[0], box[0], 0)


@entry
def kept(positions: Any, box: Any) -> bool:
    return keeps_plan(positions[0], box[0], 0)


@entry
def reached(positions: Any, box: Any, wave: int) -> bool:
    return horizon_reached(positions[0], box[0], wave)


@entry
def play_quickly(positions: Any, box: Any, steps: Any, until: int) -> None:
    """Play alone by what looks best, up to a wave."""
    while positions[0].wave < until:
        apply(positions[0], box[0], 0, best_step(positions[0], box[0], 0, steps, positions[1:]))


def quickly(match: Match, state: State, until: int) -> State:
    """The state after quick play up to a wave."""
    positions = np.repeat(state, 2)
    play_quickly(positions, match.box.record, np.zeros(match.game.space, np.int32), until)
    return positions[:1]


def half_done(seed: int) -> tuple[Match, State]:
    """A match played quickly up to the first wave in which a way to fill the board is looked for."""
    match = Match.new("tangram", seats=1, seed=f"foresight {seed}")
    state = quickly(match, match.state, TILES - FORESEEN + 1)
    state["laid"][0, PLAN] = NOT_YET
    return match, state


def covered(state: State) -> list[int]:
    """The quarters that lie under something, as sets of fields."""
    return [int(word) for word in state["covered"][0, 0]]


def test_a_plan_fills_the_board_with_tiles_that_are_still_to_come() -> None:
    planned = 0
    for seed in SEEDS:
        match, state = half_done(seed)
        box, notes = match.box.record[0], np.zeros(NOTES, np.int64)
        long_look(state, match.box.record, notes)
        plan = {tile: place for tile, place in enumerate(state["laid"][0, PLAN, :TILES].tolist()) if place >= 0}
        if not plan:
            continue
        planned += 1
        assert set(plan) <= set(state["order"][0, TILES - FORESEEN : TILES].tolist())
        quarters = covered(state)
        for tile, place in plan.items():
            for quarter in range(4):
                laid = int(box.masks[tile, place // 64, quarter]) << place % 64
                assert not laid & quarters[quarter], "tiles do not overlap"
                quarters[quarter] |= laid
        rest = sum(49 - quarters[quarter].bit_count() for quarter in (0, 2))
        assert rest <= FOUNTAINS - (TILES - FORESEEN) // ROUND_CARDS
        assert kept(state, match.box.record)
    assert planned == len(SEEDS)


def test_a_long_look_raises_the_judgement_once() -> None:
    raised = 0
    for seed in SEEDS:
        match, state = half_done(seed)
        notes, before = np.zeros(NOTES, np.int64), judged(state, match.box.record)
        change = long_look(state, match.box.record, notes)
        assert judged(state, match.box.record) == before + change
        again = state.copy()
        again["laid"][0, PLAN] = NOT_YET
        assert long_look(again, match.box.record, notes) == 0
        assert again.tobytes() == state.tobytes()
        raised += change > 0
    assert raised >= 3


def test_with_many_tiles_to_come_nobody_looks_for_a_way_to_fill_the_board() -> None:
    match = Match.new("tangram", seats=1, seed=1)
    state, notes = match.state.copy(), np.zeros(NOTES, np.int64)
    assert long_look(state, match.box.record, notes) == 0
    assert not notes.any()
    assert state.tobytes() == match.state.tobytes()


def test_a_plan_is_left_when_something_lies_in_its_way() -> None:
    for seed in SEEDS:
        match, state = half_done(seed)
        long_look(state, match.box.record, np.zeros(NOTES, np.int64))
        if kept(state, match.box.record):
            break
    tile = next(tile for tile in range(TILES) if state["laid"][0, PLAN, tile] >= 0)
    way, field = divmod(int(state["laid"][0, PLAN, tile]), 64)
    for quarter in range(4):
        state["covered"][0, 0, quarter] |= np.uint64(int(match.box.record[0].masks[tile, way, quarter]) << field)
    assert not kept(state, match.box.record)


@pytest.mark.parametrize(("few", "side"), [("green", 1), ("black", 0)])
def test_of_several_ways_to_fill_the_board_the_one_in_harmony_is_planned(few: str, side: int) -> None:
    # Tile 5 is two whole fields, the same from both sides; all others were played before.
    rows = ["B G B G B G B", "G B G B G B G"] * 3 + ["B G B G B . ."]
    text = "\n" + "\n".join(rows)
    if few == "black":
        text = text.translate(str.maketrans("BG", "GB"))
    assert looks(text)[few] == 23
    assert looks(text)["black"] + looks(text)["green"] == 47
    match, state = Match.new("tangram", seats=1, seed=1), board(text, FINAL)
    state["order"][0, :TILES] = [tile for tile in range(TILES) if tile != 4] + [4]
    state["laid"][0, 0, :] = GIVEN_UP
    state["laid"][0, 0, TILES - 1] = NOT_YET
    long_look(state, match.box.record, np.zeros(NOTES, np.int64))
    assert int(state["laid"][0, PLAN, 4]) // 64 // 4 == side


def test_early_futures_are_judged_before_the_end_and_late_ones_after_it() -> None:
    match = Match.new("tangram", seats=1, seed=1)
    state = match.state.copy()
    for began, last in ((1, 1 + AHEAD), (EARLY + 1, FINAL), (FINAL_CARD, FINAL)):
        for wave in range(began, FINAL + 2):
            state["wave"] = wave
            assert reached(state, match.box.record, began) == (wave > last)


THINK = """
from quartier.bots import Budget, decide, find_bot
from quartier.core.match import Match, Situation
from quartier.kernel.random import seeded
from quartier.kernel.rules import apply
match = Match.new("tangram", seats=2, seed="alike")
while not match.over:
    for seat in match.actors:
        thought = match.wave in (16, 19)
        bot = find_bot("planner" if thought else "random")
        decision = decide(bot, match.situation(seat), Budget(simulations=3), seeded(f"{seat}"))
        match.play(seat, decision.text)
        if thought:
            print(decision)
"""


def test_compiled_and_interpreted_planners_think_alike() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", THINK],
            env={**os.environ, "QUARTIER_KERNELS": mode, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            capture_output=True, text=True, check=True,
        ).stdout.splitlines()
        for mode in ("ahead", "interpreted")
    ]  # fmt: skip
    assert len(told[0]) == 4
    assert told[0] == told[1]


def test_the_planner_fills_more_boards_than_greedy() -> None:
    assert sum(fills("planner", seed) for seed in SEEDS) > sum(fills("greedy", seed) for seed in SEEDS)


def fills(bot: str, seed: int) -> bool:
    """Whether a bot that plays the last twelve tiles fills the board."""
    match, state = half_done(seed)
    number = 0
    while not calls.over(state, match.box.record):
        hidden = state.copy()
        calls.hide(hidden, match.box.record, 0)
        situation = Situation(match.game, match.box, 0, hidden)
        decision = decide(find_bot(bot), situation, Budget(simulations=40), seeded(f"{seed} {number}"))
        for step in decision.steps:
            calls.apply(state, match.box.record, 0, step)
        number += 1
    north, _, south, _ = covered(state)
    return (north & south).bit_count() == 49
