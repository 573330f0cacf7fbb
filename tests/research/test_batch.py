"""The batched environment of every game: it obeys the rules, shows what may be known, and can be copied."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from quartier.core.errors import BadOption
from quartier.core.registry import games, load_game
from quartier.kernel import calls
from quartier.kernel.random import seeded
from quartier.kernel.records import copied
from quartier.kernel.rules import blank_steps
from quartier.research import Actions, Batch, IllegalAction, Setting, unpack

NAMES = [name for name in games() if load_game(name).part("research")]
KINDS: list[tuple[str, int, dict[str, Any]]] = [
    (name, seats, {})
    for name in NAMES
    for seats in (load_game(name).about.seats.start, load_game(name).about.seats[-1])
]
KINDS += [
    ("cities", 2, {"level": 3, "just_one_more": True, "no_jumping": True}),
    ("cities", 2, {"free": True}),
    *(("skylines", 2, {"scenario": scenario}) for scenario in "135" if "skylines" in NAMES),
]
NUMBER = 6
"""Matches in a small batch: enough to differ."""


def batch_of(name: str, seats: int, options: dict[str, Any], **more: Any) -> Batch:
    return Batch(name, NUMBER, seats=seats, options=options, seed="test", **more)


def listed(batch: Batch, place: int) -> set[int]:
    """The legal steps of whoever decides in a match, by the rules."""
    steps = blank_steps(batch.setting.game.space)
    state = batch.positions[place : place + 1]
    number = calls.legal(state, batch.setting.box.record, int(batch.seats[place]), steps)
    return set(steps[:number].tolist())


@pytest.mark.parametrize("whole_steps", [False, True])
@pytest.mark.parametrize(("name", "seats", "options"), KINDS)
def test_what_may_be_decided_is_what_the_rules_allow(
    name: str, seats: int, options: dict[str, Any], whole_steps: bool
) -> None:
    batch = batch_of(name, seats, options, whole_steps=whole_steps)
    choices = batch.setting.choices
    halves = 0
    for _ in range(120):
        masks = batch.masks()
        for place in range(NUMBER):
            found = set(np.flatnonzero(masks[place]).tolist())
            pending = int(batch.pending[place])
            steps = {choices.divided(step) for step in listed(batch, place)}
            if pending < 0:
                assert found == {decisions[0] for decisions in steps}
            else:
                first = choices.divided(pending)[0]
                assert found == {decisions[1] for decisions in steps if decisions[0] == first}
                halves += 1
            assert found
        batch.step(batch.random_actions())
    assert (halves == 0) == all(inner == 1 for *_, inner in choices.ranges)


@pytest.mark.parametrize(("name", "seats", "options"), KINDS)
def test_nothing_hidden_is_observed(name: str, seats: int, options: dict[str, Any]) -> None:
    batch = batch_of(name, seats, options)
    record, random = batch.setting.box.record, seeded("worlds")
    for round in range(60):
        batch.step(batch.random_actions())
        if round % 6:
            continue
        for seat in range(seats):
            before = batch.observe(seat)
            assert before.any()
            worlds = batch.copy()
            for place in range(NUMBER):
                state = copied(batch.positions[place : place + 1])
                calls.hide(state, record, seat)
                calls.deal(state, record, random)
                worlds.positions[place] = state[0]
            assert (worlds.observe(seat) == before).all()


@pytest.mark.parametrize(("name", "seats", "options"), KINDS)
def test_whoever_decides_sees_what_its_seat_sees(name: str, seats: int, options: dict[str, Any]) -> None:
    batch = batch_of(name, seats, options)
    for _ in range(40):
        assert (batch.observe(batch.seats) == batch.observations).all()
        batch.step(batch.random_actions())


@pytest.mark.parametrize(("name", "seats", "options"), KINDS)
def test_results_are_those_of_the_standings(name: str, seats: int, options: dict[str, Any]) -> None:
    batch = batch_of(name, seats, options, again=False)
    game, box = batch.setting.game, batch.setting.box
    results: list[Any] = [None] * NUMBER
    while None in results:
        batch.step(batch.random_actions())
        for place in np.flatnonzero(batch.ended).tolist():
            standings = game.standings(batch.positions[place : place + 1], box)
            assert batch.scores[place].tolist() == [one.score for one in standings]
            results[place] = batch.rewards[place].tolist()
            ranks = [one.rank for one in standings]
            if game.about.cooperative:
                expected = [1.0 if rank == 1 else -1.0 for rank in ranks]
            elif seats == 1:
                expected = [float(standings[0].score)]
            else:
                ahead = [sum(other > rank for other in ranks) - sum(other < rank for other in ranks) for rank in ranks]
                expected = [one / (seats - 1) for one in ahead]
            assert results[place] == pytest.approx(expected)
    assert (batch.seats == -1).all()
    assert not batch.legal.any()


@pytest.mark.parametrize(("name", "seats", "options"), KINDS)
def test_the_shaped_rewards_of_a_match_add_up(name: str, seats: int, options: dict[str, Any]) -> None:
    batch = batch_of(name, seats, options, rewards="progress", again=False)
    total = batch._notes[:, 8 : 8 + seats].astype(float)
    while (batch.seats >= 0).any():
        batch.step(batch.random_actions())
        total += batch.rewards
    assert (total == batch._notes[:, 8 : 8 + seats]).all()
    if not batch.setting.game.about.cooperative:
        assert (total == batch.scores).all()


@pytest.mark.parametrize("name", NAMES)
def test_a_saved_batch_is_restored_and_goes_the_same_way(name: str) -> None:
    batch = Batch(name, NUMBER, seed=5)
    for _ in range(20):
        batch.step(batch.random_actions())
    saved, other = batch.save(), batch.copy()
    ways = []
    for _ in range(2):
        for _ in range(50):
            batch.step(batch.random_actions())
        ways.append(batch.save())
        batch.restore(saved)
    assert (ways[0] == ways[1]).all()
    assert (other.memory == saved).all()
    for _ in range(50):
        other.step(other.random_actions())
    assert (other.memory == ways[0]).all()
    assert (batch.memory == saved).all()


@pytest.mark.parametrize("name", NAMES)
def test_cores_and_company_change_nothing(name: str) -> None:
    alone, shared, longer = Batch(name, 7, seed=3), Batch(name, 7, seed=3, cores=3), Batch(name, 20, seed=3)
    for _ in range(60):
        for batch in (alone, shared, longer):
            batch.step(batch.random_actions())
    assert (alone.memory == shared.memory).all()
    assert (alone.positions == longer.positions[:7]).all()


@pytest.mark.parametrize("name", NAMES)
def test_steps_and_notation_round_trip(name: str) -> None:
    batch = Batch(name, NUMBER, seed=2, whole_steps=True)
    actions = Actions(batch.setting)
    for _ in range(60):
        chosen = batch.random_actions().tolist()
        for place, step in enumerate(chosen):
            state, seat = batch.positions[place : place + 1], int(batch.seats[place])
            assert actions.read(state, seat, actions.write(state, seat, step)) == step
        batch.step(chosen)


@pytest.mark.parametrize("name", NAMES)
def test_every_step_is_one_or_two_decisions(name: str) -> None:
    choices = Setting.of(name).choices
    found = [choices.divided(step) for step in range(choices.space)]
    assert len(set(found)) == choices.space
    assert [choices.step(decisions) for decisions in found] == list(range(choices.space))
    assert {one for decisions in found for one in decisions} == set(range(choices.number))


@pytest.mark.parametrize("name", NAMES)
def test_an_observation_is_at_most_a_kilobyte(name: str) -> None:
    setting = Setting.of(name, load_game(name).about.seats[-1])
    assert setting.observation_words <= 128
    batch = Batch(name, 3, seats=setting.seats)
    values = unpack(setting.layout, setting.seats, batch.observations)
    assert values.shape == (3, setting.layout.features(setting.seats))


def test_a_decision_that_is_not_allowed_changes_nothing() -> None:
    batch = Batch("cities", 4, seats=2, whole_steps=True)
    before = batch.save()
    with pytest.raises(IllegalAction, match="action 8000 is not allowed in match 2, where seat 0 decides"):
        batch.step([0, 1, 8000, 2])
    with pytest.raises(IllegalAction, match="for each of the 4 matches"):
        batch.step([0, 1])
    for wrong in (-1, 10**9):
        with pytest.raises(IllegalAction):
            batch.step([0, wrong, 0, 0])
    assert (batch.memory == before).all()


def test_kinds_of_matches_are_mixed() -> None:
    batch = Batch("cities", 6, seats=[1, 2, 4], options=[{"level": 1}, {"level": 2}, {"level": 3}])
    assert batch.positions["seats"].tolist() == [1, 2, 4, 1, 2, 4]
    assert batch.positions["level"].tolist() == [1, 2, 3, 1, 2, 3]
    for _ in range(300):
        batch.step(batch.random_actions())
    assert (batch.games > 0).all()
    assert batch.positions["level"].tolist() == [1, 2, 3, 1, 2, 3]


def test_every_match_may_have_its_own_seed() -> None:
    one, other = Batch("cities", 2, seed=["a", "b"]), Batch("cities", 2, seed=["b", "a"])
    assert one.positions[0] == other.positions[1]
    assert one.positions[1] == other.positions[0]
    assert one.positions[0] != one.positions[1]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"seats": 9}, "1 to 8"),
        ({"options": {"level": 9}}, "level"),
        ({"options": [{"free": True}, {}]}, "cannot be mixed"),
        ({"seats": [1, 2], "options": [{}, {}, {}]}, "2 seats and 3 options"),
        ({"rewards": "money"}, "result, progress"),
        ({"seed": [1, 2, 3]}, "each of the 2 matches"),
    ],
)
def test_a_batch_that_cannot_be_says_why(given: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        Batch("cities", 2, **given)
    with pytest.raises(BadOption, match="at least one match"):
        Batch("cities", 0)
