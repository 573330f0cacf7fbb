"""Roles: how they are chosen, what their abilities do, and how one is given up for control of a stack."""

from __future__ import annotations

import pytest
from tests.games.skylines.table import board, cards_in, changes, choices, city, new_match, played, refused

from quartier.core.errors import IllegalMove

BUILT = "t t . . . .\n\n. . . . . ."


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_turn_order_each_gets_two_roles_and_keeps_one(seats: int) -> None:
    match, offered = new_match("2", seats), []
    for seat in range(seats):
        board = match.view(None).board
        assert (board.stage, match.actors) == ("role", (seat,))
        assert match.legal(seat) == [f"={role}" for role in board.offered]
        offered += board.offered
        match.play(seat, f"={board.offered[1]}")
    assert len(set(offered)) == 2 * seats
    board = match.view(None).board
    assert [player.role for player in board.players] == offered[1::2]
    assert (board.stage, match.actors) == ("open", (0,))


def test_a_role_that_was_not_offered_is_not_chosen() -> None:
    match = new_match("2")
    offered = match.view(None).board.offered
    other = next(role.name for role in match.view(None).board.roles if role.name not in offered)
    with pytest.raises(IllegalMove) as error:
        match.play(0, f"={other}")
    assert error.value.rule == "not-offered"


def test_the_rejected_role_is_not_offered_again() -> None:
    match = new_match("2", 2)
    taken, rejected = match.view(None).board.offered
    match.play(0, f"={taken}")
    assert not {taken, rejected} & set(match.view(None).board.offered)


def test_an_ability_is_used_on_ones_own_turn_as_often_as_it_is_paid_for() -> None:
    before = city(roles=["constable"], crime=5, money=7)
    once = played(before, "use")
    assert changes(before, once) == {"money": -2, "crime": -1}
    assert board(once).active == 0
    assert changes(before, played(before, "use use use")) == {"money": -6, "crime": -3}
    assert refused(before, "use use use use") == "too-dear"
    assert refused(before, "use r1 @a1b1 use") == "other-step"


def test_an_ability_is_used_by_its_owner_only() -> None:
    state = city(hands=("r1", "r2"), roles=["constable", "patron"], crime=2)
    assert refused(state, "use", 1) == "not-to-move"
    after = played(state, "r1 @a1b1 i")
    assert refused(after, "use", 1) == "no-ability"
    assert refused(city(crime=2), "use") == "no-role"


def test_an_ability_that_changes_nothing_is_not_used() -> None:
    assert refused(city(roles=["constable"], crime=0), "use") == "no-use"


def test_a_role_bends_rules_for_its_owner_only() -> None:
    state = city(hands=("s2", "s1"), roles=["patron", "surveyor"])
    after = played(state, "s2 @a1b1 i")
    assert changes(state, after)["money"] == -1  # 1 less than the 2 of the card
    assert changes(after, played(after, "s1 @a2b2", 1))["money"] == -1


def test_role_or_control_takes_any_card_of_a_stack_for_the_role() -> None:
    state = city(hands="r1", stacks=("r8 r7", "r16", "r24 u9"), roles=["constable"], control=True, crime=2)
    laid = played(state, "r1 @a1b1")
    assert {"?r7", "?r8", "?r16", "?r24", "?u9"} <= set(choices(laid))
    after = played(laid, "?u9")
    assert cards_in(after["hands"][0, 0]) == {"u9"}
    assert board(after).players[0].role is None
    assert refused(after, "use") == "no-role"


def test_role_or_control_is_used_once_per_match() -> None:
    state = city(hands="r1 r2", stacks=("r8 r7", "r16", "r24"), roles=["constable"], control=True)
    assert refused(state, "r1 @a1b1 ?r7 r2 @c1d1 ?r8") == "no-role"


def test_role_or_control_is_a_variant_and_needs_the_card_in_its_stack() -> None:
    state = city(hands="r1", roles=["constable"])
    assert refused(state, "r1 @a1b1 ?r8") == "no-control"
    assert refused(city(hands="r1", roles=["constable"], control=True), "r1 @a1b1 ?r7") == "not-in-stack"


def test_role_or_control_works_in_an_exchange_for_a_policy_and_in_step_5() -> None:
    state = city(BUILT, "t=r6", hands="r1 p1", roles=["constable"], control=True, money=15)
    assert refused(state, "-r1 ?r24") == "allowed"
    replacing = played(state, "end open:e")
    assert board(replacing).stage == "replace"
    assert refused(replacing, "?r24") == "allowed"
    refilling = played(replacing, "i -r1 ok")
    assert board(refilling).stage == "refill"
    assert refused(refilling, "?r24") == "allowed"


def test_without_roles_there_is_no_control() -> None:
    assert refused(city(hands="r1", scenario="1", control=True), "r1 @a1b1 ?r8") == "no-role"
