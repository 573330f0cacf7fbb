"""Where quick play lays a tile: always where it may, and where the card is rewarded if there is such a place."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from quartier.core.game import State
from quartier.games.skylines.game import GAME
from quartier.games.skylines.judgement.features import free_land
from quartier.games.skylines.judgement.places import NOWHERE, quick_place, room_taken
from quartier.games.skylines.position import ACTING, FIRST_POLICY, LAYING, SQUARES
from quartier.games.skylines.rules.conditions import is_met
from quartier.games.skylines.rules.ground import district_under
from quartier.games.skylines.rules.laying import list_places
from quartier.games.skylines.steps import LAY, PLAY
from quartier.games.skylines.vocabulary import HAS_SERVICE, ZONES
from quartier.kernel import calls
from quartier.kernel.compiling import entry
from quartier.kernel.rules import blank_steps
from quartier.testing.walk import legal_steps, random_states

from ..table import MILD, new_match


@entry
def placed(positions: Any, box: Any, card: int) -> int:
    return quick_place(positions[0], box[0], card, 2)


@entry
def listed(positions: Any, box: Any, card: int, steps: Any) -> int:
    return list_places(positions[0], box[0], card, steps)


@entry
def rewarded(positions: Any, box: Any, card: int, step: int) -> bool:
    form, corner = (step - LAY) // SQUARES, (step - LAY) % SQUARES
    return is_met(positions[0], box[0], card, False, district_under(positions[0], box[0], form, corner), form, corner)


@entry
def taken(positions: Any, box: Any, step: int, numbers: Any) -> None:
    numbers[0], numbers[1] = room_taken(positions[0], box[0], (step - LAY) // SQUARES, (step - LAY) % SQUARES)


@entry
def land(positions: Any, box: Any, numbers: Any) -> None:
    numbers[0], numbers[1], numbers[2] = free_land(positions[0])


def cards_to_lay(scenario: str, seed: int) -> Iterator[tuple[State, int]]:
    """Positions of a long game played at random, each with a card whose tile is to be laid."""
    match = new_match(scenario, 2, seed, box=MILD)
    for state in random_states(match, Random(seed)):
        if int(state["stage"][0]) != ACTING:
            continue
        seat = int(state["active"][0])
        for step in legal_steps(match, state, seat):
            if PLAY <= step < PLAY + FIRST_POLICY:
                after = state.copy()
                calls.apply(after, MILD.record, seat, step)
                assert int(after["stage"][0]) == LAYING
                yield after, step - PLAY


def services_asked(card: int) -> int:
    """How many services a card asks for."""
    return int((MILD.record[0].conditions[card, :, 0] == HAS_SERVICE).sum())


@pytest.mark.parametrize(("scenario", "seed"), [("1", 1), ("4", 2), ("5", 3)])
def test_a_tile_is_laid_where_it_may_and_where_its_card_is_rewarded(scenario: str, seed: int) -> None:
    steps, seen, paid = blank_steps(GAME.space), 0, 0
    for state, card in cards_to_lay(scenario, seed):
        number = listed(state, MILD.record, card, steps)
        places = [int(step) for step in steps[:number]]
        step = placed(state, MILD.record, card)
        assert step in places or step == NOWHERE
        seen += step != NOWHERE
        if card < FIRST_POLICY and int(MILD.record[0].kind[card]) < ZONES and services_asked(card) < 2:
            good = [place for place in places if rewarded(state, MILD.record, card, place)]
            assert bool(good) == (step in good)
            paid += bool(good)
    assert seen > 50
    assert paid > 10


def test_the_room_that_a_tile_takes_is_what_is_missing_afterwards() -> None:
    before, after, numbers = (np.zeros(3, np.int64) for _ in range(3))
    for state, card in cards_to_lay("4", 4):
        step = placed(state, MILD.record, card)
        if step == NOWHERE:
            continue
        land(state, MILD.record, before)
        taken(state, MILD.record, step, numbers)
        calls.apply(state, MILD.record, int(state["active"][0]), step)
        land(state, MILD.record, after)
        assert before[1] - after[1] == numbers[0]
        assert after[2] - before[2] == numbers[1]
