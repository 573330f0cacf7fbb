"""How cards come and go: stacks, exchange pile, the exchange for 2, and the end that empty stacks force."""

from __future__ import annotations

from tests.games.skylines.table import board, cards_in, changes, choices, city, played, refused

from quartier.core.game import State


def hand(state: State, seat: int = 0) -> set[str]:
    """The cards of a seat."""
    return cards_in(state["hands"][0, seat])


def test_after_a_card_was_played_one_is_drawn_from_any_stack_or_the_pile() -> None:
    laid = played(city(hands="r1", pile="c2 c3"), "r1 @a1b1")
    assert sorted(choices(laid)) == ["+c2", "+c3", "i", "ii", "iii"]
    assert hand(played(laid, "ii")) == {"r16"}
    after = played(laid, "+c3")
    assert (hand(after), board(after).pile) == ({"c3"}, ["c2"])


def test_then_the_next_player_acts_clockwise() -> None:
    state = city(hands=("r1", "r2", "r3"), stacks=("r7 r8", "r16", "r24"))
    for seat, turn in enumerate(("r1 @a1b1 i", "r2 @c1d1 ii", "r3 @e1f1 iii")):
        assert board(state).active == seat
        assert refused(state, "end", (seat + 1) % 3) == "not-to-move"
        state = played(state, turn, seat)
    assert board(state).active == 0


def test_an_exchange_costs_2_and_brings_a_card_from_a_stack_or_one_that_already_lay_on_the_pile() -> None:
    before = city(hands="r1 r2", pile="c2")
    put = played(before, "-r1")
    assert changes(before, put) == {"money": -2}
    assert sorted(choices(put)) == ["+c2", "i", "ii", "iii"]
    assert refused(put, "+r1") == "just-put"
    after = played(put, "+c2")
    assert (hand(after), board(after).pile) == ({"r2", "c2"}, ["r1"])
    assert hand(played(put, "iii")) == {"r2", "r24"}


def test_the_card_just_put_may_be_drawn_by_the_next_player() -> None:
    after = played(city(hands=("r1", "r2")), "-r1 ii")
    assert refused(after, "r2 @a1b1 +r1", 1) == "allowed"


def test_an_exchange_needs_2_money_and_a_card_in_hand() -> None:
    assert refused(city(hands="r1", money=1), "-r1") == "too-dear"
    assert refused(city(hands="r1", money=2), "-r1") == "allowed"
    assert refused(city(hands="r1"), "-r2") == "not-in-hand"


def test_policies_are_not_exchanged_and_unique_buildings_are() -> None:
    state = city(hands="p1 x1 r1")
    assert refused(state, "-p1") == "not-exchanged"
    assert refused(state, "-x1") == "allowed"
    after = played(state, "-x1 i")
    assert refused(after, "r1 @a1b1 +x1") == "allowed"


def test_from_an_empty_stack_nothing_is_drawn() -> None:
    laid = played(city(hands="r1", stacks=("", "r16", "")), "r1 @a1b1")
    assert choices(laid) == ["ii"]
    assert refused(laid, "i") == "stack-empty"
    assert refused(laid, "iii") == "stack-empty"
    assert refused(laid, "+c1") == "not-on-pile"


def test_nothing_is_drawn_before_a_card_was_played_or_exchanged() -> None:
    assert refused(city(), "i") == "other-step"
    assert refused(city(pile="c1"), "+c1") == "other-step"


EMPTY = ("", "", "")


def test_with_three_empty_stacks_the_next_player_must_end_the_milestone_and_the_match() -> None:
    # Nothing was built on the left, the right part is closed, and the pile has cards: all the same.
    state = played(city(hands=("r1", "r2"), stacks=("r8", "", ""), pile="c1"), "r1 @a1b1 i")
    assert choices(state, 1) == ["end"]
    assert refused(state, "r2", 1) == "must-end"
    assert refused(state, "-r2", 1) == "must-end"
    after = board(played(state, "end", 1))
    assert (after.outcome, after.stage, after.starter) == ("ended", "over", 1)


def test_also_where_a_district_is_empty_or_parts_are_closed() -> None:
    state = city("t t|. .", "t=r1", hands="r2", stacks=EMPTY)
    assert choices(state) == ["end"]
    assert board(played(state, "end")).outcome == "ended"


def test_the_forced_end_runs_steps_1_to_3_and_the_deduction() -> None:
    before = city(hands="r2", stacks=EMPTY, happiness=9, power=-2, labour=3, traffic=4, skyline=7)
    assert changes(before, played(before, "end")) == {"happiness": -2, "money": -3, "skyline": 7 - 4}


def test_an_ability_is_not_used_when_the_milestone_must_be_ended() -> None:
    state = city(hands="r2", stacks=EMPTY, roles=["constable"], crime=3)
    assert refused(state, "use") == "must-end"
    assert choices(state) == ["end"]


def test_the_pile_does_not_keep_the_match_going() -> None:
    state = city(hands=("r1", "r2"), stacks=("r8", "", ""), pile="c1 c2 c3")
    assert choices(played(state, "r1 @a1b1 +c1"), 1) != ["end"]
    assert choices(played(state, "r1 @a1b1 i"), 1) == ["end"]


def test_if_nothing_is_left_to_draw_the_hand_stays_short() -> None:
    state = played(city(hands=("r1", "r2"), stacks=("", "n2", "")), "r1 @a1b1 ii")
    assert hand(state) == set()
    assert board(state).news == "n2"
    assert choices(state, 1) == ["end"]
