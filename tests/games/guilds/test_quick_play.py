"""How futures are played: always by a legal step, by what it changes, and better than by the quick look."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from quartier.core.game import State
from quartier.games.guilds import prospects
from quartier.games.guilds.position import DONE
from quartier.games.guilds.scoring import block_share, block_value
from quartier.games.guilds.tracks import rank_on_track
from quartier.games.guilds.weights import FITTING
from quartier.kernel import calls
from quartier.kernel.compiling import entry, quiet
from quartier.kernel.generic import implementation
from quartier.kernel.policy import best_listed, best_step
from quartier.kernel.rules import blank_steps
from quartier.testing.walk import acting, legal_steps

from .table import HOUSE, new_match, played, town
from .test_judgement import worth

STEPS = blank_steps(1000)
FIRST_GUESS = HOUSE.record.copy()
"""The set with the weights that fitting begins with: a block by how full it is, a chain as it is."""
FIRST_GUESS["weights"] = FITTING.mean


@entry
def quick(positions: Any, box: Any, seat: int, steps: Any) -> int:
    return best_step(positions[0], box[0], seat, steps, positions[1:])


@entry
def by_the_look(positions: Any, box: Any, seat: int, steps: Any) -> int:
    return best_listed(positions[0], box[0], seat, steps, positions[1:])


def chosen(state: State, seat: int = 0, look: bool = False, box: State = HOUSE.record) -> int:
    return int((by_the_look if look else quick)(np.repeat(state, 3), box, seat, STEPS))


def turn(state: State, seat: int = 0) -> State:
    """What a whole turn leads to."""
    after = state.copy()
    while True:
        calls.apply(after, FIRST_GUESS, seat, chosen(after, seat, box=FIRST_GUESS))
        if not calls.mid_turn(after, seat):
            return after


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_step_is_legal_and_the_same_interpreted_whatever_others_hold(seats: int) -> None:
    plain = quiet(implementation(best_step, new_match(seats).state.dtype))  # type: ignore[arg-type]
    match, random = new_match(seats, seats), Random(seats)
    state = match.state.copy()
    while actors := acting(match, state):
        seat = actors[0]
        step = chosen(state, seat)
        steps = legal_steps(match, state, seat)
        assert step in steps
        positions = np.repeat(state, 3)
        assert plain(positions[0], HOUSE.record[0], seat, STEPS, positions[1:]) == step
        if state["wave"][0] > seats:
            hidden = state.copy()
            calls.hide(hidden, HOUSE.record, seat)
            assert chosen(hidden, seat) == step, "what is hidden from a seat does not bear on its step"
        # Now and then something else, so that many positions are met.
        calls.apply(state, HOUSE.record, seat, step if random.random() < 0.7 else random.choice(steps))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_shares_and_ranks_as_things_stand_are_those_that_are_paid(seats: int) -> None:
    match, random = new_match(seats, 7), Random(7)
    state = match.state.copy()
    shares, rank = quiet(prospects.shares_with), quiet(prospects.rank_after)
    while actors := acting(match, state):
        calls.apply(state, HOUSE.record, actors[0], random.choice(legal_steps(match, state, actors[0])))
        position = state[0]
        if position.drafting or position.stage == DONE:
            continue
        for seat in range(seats):
            for block in range(8):
                own, _ = shares(position, block, seat, 0, block_value(position, block))
                assert own == block_share(position, block, seat)
            for guild in range(4):
                assert rank(position, guild, seat, 0) == rank_on_track(position, guild, seat)


def test_the_first_place_in_a_block_is_taken_with_its_last_tile() -> None:
    state = town("a: s2 s s s s s s .", hand="b", markers={"a": (2,)})
    after = turn(state)
    assert int(after["white"][0, 0]) == 0
    assert after["points"][0, 0] > after["points"][0, 1]


def test_a_marker_that_falls_behind_is_moved_ahead_where_a_chain_pays() -> None:
    state = town("a: s s s s . . . .", hand="sm", tracks={"s": [(2, 3), (1, 2)]})
    assert int(turn(state)["fields"][0, 3, 0]) == 4


def test_in_the_middle_of_a_turn_a_building_is_judged_as_it_will_be_settled() -> None:
    state = town("a: s2 s s s s s s .", hand="b h s", markers={"a": (2,)})
    begun = played(state, "b-a8")
    assert worth(begun, 0) > worth(state, 0)


def test_who_plays_so_beats_who_plays_by_the_quick_look() -> None:
    won = 0.0
    for seed in range(12):
        match = new_match(3, seed)
        state = match.state.copy()
        while seats := acting(match, state):
            calls.apply(state, HOUSE.record, seats[0], chosen(state, seats[0], look=seats[0] != seed % 3))
        points = [int(calls.score(state, HOUSE.record, seat)) for seat in range(3)]
        won += points[seed % 3] == max(points)
    assert won >= 6
