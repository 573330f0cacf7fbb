"""One match in arrays: it is the batch's, its observations are the batch's, and copies go their own way."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from tests.research.kinds import GAMES

from quartier.core.errors import BadOption
from quartier.research import Batch, IllegalAction, Setting, unpack
from quartier.research.one_match import OneMatch
from quartier.research.values import Values


def begun(game: str, seed: Any = 5, **settings: Any) -> OneMatch:
    match = OneMatch(Setting.of(game, whole_steps=settings.pop("whole_steps", False)), **settings)
    match.begin(seed)
    return match


def play_on(match: OneMatch, random: np.random.Generator, decisions: int) -> list[int]:
    """Random decisions, as many or until the end."""
    made: list[int] = []
    while match.seat >= 0 and len(made) < decisions:
        made.append(int(random.choice(np.flatnonzero(match.mask()))))
        match.decide(made[-1])
    return made


@pytest.mark.parametrize("whole_steps", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_the_one_that_a_batch_plays_by_its_seed(game: str, whole_steps: bool) -> None:
    match, batch = begun(game, whole_steps=whole_steps), Batch(game, 1, seed=[5], whole_steps=whole_steps, again=False)
    random = np.random.default_rng(1)
    for _ in range(60):
        assert (match.position == batch.positions).all()
        assert match.seat == batch.seats[0]
        assert (match.mask() == batch.masks()[0]).all()
        if match.seat < 0:
            break
        assert (match.words(match.seat) == batch.observations).all()
        action = int(random.choice(np.flatnonzero(match.mask())))
        batch.step([action])
        assert match.decide(action) == batch.ended[0]
        assert match.rewards() == batch.rewards[0].tolist()


@pytest.mark.parametrize("game", GAMES)
def test_the_next_match_is_another_and_comes_by_the_same_seed(game: str) -> None:
    one, other = begun(game), begun(game)
    first = one.position.copy()
    one.begin()
    other.begin()
    assert (one.position != first).all()
    assert (one.position == other.position).all()


@pytest.mark.parametrize("game", GAMES)
def test_values_are_those_of_unpack_and_the_first_half_of_a_decision(game: str) -> None:
    match = begun(game)
    setting, random = match.setting, np.random.default_rng(2)
    packed = Values(setting, packed=True)
    halves = set()
    for _ in range(40):
        seat, half = match.seat, match.half
        words = match.words(seat)
        seen = match.observe(seat)
        assert (seen[: match.values.features] == unpack(setting.layout, setting.seats, words)[0]).all()
        assert np.flatnonzero(seen[match.values.features :]).tolist() == [half] * (half >= 0)
        assert (match.values.rows(words, [half])[0] == seen).all()
        assert (match.values.low <= seen).all()
        assert (seen <= match.values.high).all()
        assert (packed.row(words, half) == packed.rows(words, [half])[0]).all()
        assert packed.row(words, half).tolist() == [*words[0].tolist(), *[half + 1] * (match.values.halves > 0)]
        halves.add(half >= 0)
        play_on(match, random, 1)
        if match.seat < 0:
            break
    assert halves == {False, True} if match.values.halves else {False}


@pytest.mark.parametrize("game", GAMES)
def test_copies_and_pickles_go_their_own_way(game: str) -> None:
    match = begun(game)
    play_on(match, np.random.default_rng(3), 11)
    before = match.position.copy()
    others = [copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
    made = [play_on(one, np.random.default_rng(4), 500) for one in others]
    assert made[0] == made[1]
    assert (match.position == before).all()
    assert play_on(match, np.random.default_rng(4), 500) == made[0]
    assert match.rewards() == others[0].rewards() == others[1].rewards()


CHANCE_ALONE = {"skylines"}
"""Where nothing is hidden but what chance will bring."""


@pytest.mark.parametrize("game", GAMES)
def test_what_is_dealt_anew_looks_the_same_to_its_seat(game: str) -> None:
    match = begun(game, whole_steps=True)
    worlds = set()
    for number in range(8):
        play_on(match, np.random.default_rng(number), 3)
        seat = match.seat
        for word in range(4):
            other = match.deal(seat, np.array([word, 2, 3, number], np.uint64))
            assert (other.words(seat) == match.words(seat)).all()
            assert other.legal_steps() == match.legal_steps()
            # Not only the random numbers to come are others, but what lies hidden too.
            other.position["random"] = 0
            worlds.add(other.position.tobytes())
    assert (len(worlds) > 8) == (game not in CHANCE_ALONE)


@pytest.mark.parametrize("whole_steps", [False, True])
@pytest.mark.parametrize("action", [-1, 10**9, None, "a", 1.0, np.array([1, 2])])
def test_a_decision_that_is_not_allowed_changes_nothing(action: Any, whole_steps: bool) -> None:
    match = begun("cities", whole_steps=whole_steps)
    before = match.position.copy()
    with pytest.raises(IllegalAction, match="is not allowed here, where seat 0 decides"):
        match.decide(action)
    assert (match.position == before).all()


def test_nothing_is_decided_after_the_end() -> None:
    match = begun("cities")
    play_on(match, np.random.default_rng(1), 10**6)
    with pytest.raises(IllegalAction, match="the match is over"):
        match.decide(0)


def test_rewards_are_of_a_kind_that_is_known() -> None:
    with pytest.raises(BadOption, match="result, progress"):
        OneMatch(Setting.of("cities"), rewards="money")
