"""All turns of a seat: the walk of one kernel finds what trying step after step finds, in the same order."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from quartier.core.errors import UnknownSeat
from quartier.core.game import State
from quartier.core.match import Match
from quartier.core.registry import games
from quartier.kernel import calls
from quartier.kernel.records import copied
from quartier.kernel.rules import blank_steps
from quartier.kernel.turns import ENOUGH
from quartier.testing.walk import random_turn


def tried(match: Match, state: State, seat: int) -> Iterator[list[str]]:
    """The notations of all turns from here, step by step."""
    steps = blank_steps(match.game.space)
    listed = steps[: calls.legal(state, match.box.record, seat, steps)].tolist()
    for step, text in zip(listed, match.game.step_texts(state, match.box, seat, listed), strict=True):
        after = copied(state)
        calls.apply(after, match.box.record, seat, step)
        rest = tried(match, after, seat) if calls.mid_turn(after, seat) else [[]]
        yield from ([text, *further] for further in rest)


@pytest.mark.parametrize("game", games())
def test_every_turn_is_listed_in_the_order_of_its_steps(game: str) -> None:
    random = Random(game)
    match = Match.new(game, seed="turns")
    longest = 0
    for number in range(12):
        if match.over:
            match = Match.new(game, seed=f"turns {number}")
        seat = match.actors[0]
        turns = match.legal(seat)
        assert turns == [" ".join(texts) for texts in tried(match, match.state, seat)]
        longest = max(longest, len(turns))
        match.play(seat, random_turn(match, seat, random))
    assert longest > 30


def test_a_list_longer_than_one_slice_is_whole() -> None:
    match = Match.new("skylines", seed="long", scenario="4")
    random, letters = Random("long"), 0
    while letters < ENOUGH:
        match.play(match.actors[0], random_turn(match, match.actors[0], random))
        if match.over:
            match = Match.new("skylines", seed=f"long {random.random()}", scenario="4")
        turns = match.legal(match.actors[0])
        letters = len("\n".join(turns))
    assert turns == [" ".join(texts) for texts in tried(match, match.state, match.actors[0])]


def test_who_may_not_act_has_no_turns_and_who_is_nobody_is_told_at_once() -> None:
    match = Match.new("skylines", seats=2, seed="turns")
    (acting,) = match.actors
    assert match.legal(acting)
    assert match.legal(1 - acting) == []
    with pytest.raises(UnknownSeat):
        match.each_legal(9)
