"""The end of a milestone, step by step."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.games.skylines.table import board, cards_in, changes, choices, city, new_match, played, refused

from quartier.core.game import State

BUILT = """
    t t . . . .

    . . . . . .
"""
ALL_OPEN = ""


def hand(state: State, seat: int = 0) -> set[str]:
    """The cards of a seat."""
    return cards_in(state["hands"][0, seat])


@pytest.mark.parametrize(
    ("drawing", "tiles", "rule"),
    [
        ("t t|. .", "t=r1", "empty-district"),
        ("t t|s s", "t=r1 s=s1", "allowed"),
        (". . . .", "", "empty-district"),
    ],
)
def test_every_district_needs_a_tile(drawing: str, tiles: str, rule: str) -> None:
    assert refused(city(drawing, tiles, hands="r2"), "end") == rule


@pytest.mark.parametrize(
    ("drawing", "tiles", "rule"),
    [
        ("t t . .", "t=r1", "empty-district"),
        ("t t s s|. .", "t=r1 s=s1", "empty-district"),
        ("t t s s", "t=r1 s=s1", "allowed"),
        ("t t s s|a a b b", "t=r1 s=s1 a=r2 b=s2", "allowed"),
    ],
)
def test_the_last_milestone_needs_two_tiles_in_every_district(drawing: str, tiles: str, rule: str) -> None:
    assert refused(city(drawing, tiles, hands="r5", closed=ALL_OPEN), "end") == rule


def test_happiness_9_with_power_minus_2_and_garbage_minus_1_becomes_6_and_the_skyline_0_plus_6() -> None:
    before = city(BUILT, "t=r1", happiness=9, power=-2, garbage=-1, water=4)
    assert changes(before, played(before, "end")) == {"happiness": -3, "skyline": 6}


def test_a_negative_happiness_is_taken_off_the_skyline() -> None:
    before = city(BUILT, "t=r1", happiness=-2, water=-1, skyline=20)
    assert changes(before, played(before, "end")) == {"happiness": -1, "skyline": -3}


@pytest.mark.parametrize(("labour", "cost"), [(-2, 2), (3, 3), (0, 0), (-5, 5)])
def test_each_step_of_the_labour_market_away_from_0_costs_1_and_the_marker_stays(labour: int, cost: int) -> None:
    before = city(BUILT, "t=r1", labour=labour)
    assert changes(before, played(before, "end")) == ({"money": -cost} if cost else {})


def test_happiness_is_not_reset_and_is_added_again_next_time() -> None:
    before = city(BUILT, "t=r1", happiness=4, money=20)
    after = played(played(before, "end open:e ok"), "r1 @a2b2 i")
    assert (board(after).tracks["happiness"], board(after).tracks["skyline"]) == (4, 4)
    assert board(after).gained == [4]


def test_the_player_takes_the_start_players_sign_and_goes_on_after_the_exchange() -> None:
    state = city(BUILT, "t=r1", hands=("r1", "r2", "r3"))
    state["active"] = 1
    ended = played(state, "end", 1)
    assert (board(ended).starter, board(ended).active, board(ended).stage) == (1, 1, "open")
    after = played(played(played(played(ended, "open:e", 1), "ok", 1), "ok", 2), "ok", 0)
    assert (board(after).stage, board(after).active) == ("act", 1)


def test_the_first_part_is_chosen_freely_and_paid_for() -> None:
    match = new_match("introduction")
    assert sorted(match.legal(0)) == ["open:a", "open:b", "open:e"]
    match.play(0, "open:a")
    board = match.view(None).board
    assert (board.tracks["money"], board.stage, board.active) == (12 - 2, "act", 0)


def test_a_new_part_lies_beside_an_open_one_and_is_paid_for() -> None:
    before = city(BUILT, "t=r1", closed="e@a2 b@a3 a@b2")
    ended = played(before, "end")
    assert choices(ended) == ["open:e"]
    assert refused(ended, "open:b") == "not-beside"
    after = played(ended, "open:e")
    assert changes(ended, after) == {"money": -5}
    assert refused(after, "ok r1 @a2b2 i end") == "empty-district"


def test_a_part_that_cannot_be_paid_for_is_not_chosen() -> None:
    ended = played(city(BUILT, "t=r1", closed="e@a2 c@b1", money=4), "end")
    assert choices(ended) == ["open:c"]
    assert refused(ended, "open:e") == "too-dear"


def test_an_open_part_is_not_opened_again() -> None:
    ended = played(city(BUILT, "t=r1", closed="e@a2"), "end")
    assert refused(ended, "open:a") == "already-open"


def to_exchange(
    stacks: Sequence[str] = ("r7 r8", "r16", "r24"), pile: str = "", money: int = 15, happiness: int = 0
) -> State:
    """Step 5 with the first seat to put cards away, the part already paid for."""
    hands = ("r1 r2 r3", "c1 c2")
    state = city(BUILT, "t=r6", hands, stacks, pile, money=money, happiness=happiness)
    return played(state, "end open:e")


def test_everybody_puts_any_number_of_cards_away_at_1_each_and_draws_as_many() -> None:
    state = to_exchange()
    assert sorted(choices(state)) == ["-r1", "-r2", "-r3", "ok"]
    put = played(state, "-r1 -r3 ok")
    assert changes(state, put) == {"money": -2}
    assert (hand(put), set(board(put).pile)) == ({"r2"}, {"r1", "r3"})
    assert sorted(choices(put)) == ["i", "ii", "iii"]
    drawn = played(put, "iii")
    assert (hand(drawn), board(drawn).active) == ({"r2", "r24"}, 0)
    assert sorted(choices(drawn)) == ["i", "ii"]
    done = played(drawn, "ii")
    assert (hand(done), board(done).active, board(done).stage) == ({"r2", "r16", "r24"}, 1, "put")
    assert board(played(done, "ok", 1)).active == 0


def test_in_step_5_nothing_is_drawn_from_the_exchange_pile() -> None:
    put = played(to_exchange(pile="c3"), "-r1 ok")
    assert refused(put, "+c3") == "other-draw"
    assert refused(put, "+r1") == "other-draw"


def test_no_more_cards_are_put_away_than_there_is_money() -> None:
    state = to_exchange(money=7)
    assert choices(played(state, "-r1 -r2")) == ["ok"]
    assert refused(state, "-r1 -r2 -r3") == "too-dear"


def test_no_more_cards_are_put_away_than_the_stacks_have() -> None:
    state = to_exchange(stacks=("r8", "", "r24"))
    assert choices(played(state, "-r1 -r2")) == ["ok"]
    assert refused(state, "-r1 -r2 -r3") == "nothing-to-draw"


def test_who_can_put_nothing_away_is_not_asked() -> None:
    assert (board(to_exchange(money=5)).stage, board(to_exchange(money=5)).active) == ("act", 0)
    state = played(to_exchange(money=6), "-r1 ok ii")
    assert (board(state).stage, board(state).active) == ("act", 0)


def test_each_seat_decides_once_even_without_a_wish() -> None:
    state = played(to_exchange(), "ok")
    assert (board(state).active, board(state).stage) == (1, "put")
    assert refused(state, "-c3", 1) == "not-in-hand"


def test_if_the_exchange_empties_the_stacks_the_start_player_ends_the_milestone_again() -> None:
    state = to_exchange(stacks=("r8", "", ""), happiness=3)
    state = played(state, "-r1 ok i")
    assert (board(state).stage, board(state).active, choices(state)) == ("act", 0, ["end"])
    after = board(played(state, "end"))
    assert (after.outcome, after.gained, after.tracks["skyline"]) == ("ended", [3, 3], 6)


def test_the_last_milestone_runs_steps_1_to_3_and_opens_nothing() -> None:
    before = city("t t s s", "t=r1 s=s1", closed=ALL_OPEN, happiness=9, power=-2, labour=-2, money=5, milestones=3)
    after = played(before, "end")
    assert changes(before, after) == {"happiness": -2, "skyline": 7, "money": -2}
    assert (board(after).stage, board(after).outcome, board(after).milestones) == ("over", "ended", 4)


def test_the_milestone_is_always_ended_on_demand_even_if_its_steps_lose_the_match() -> None:
    state = city(BUILT, "t=r1", happiness=-4, power=-1)
    assert "end" in choices(state)
    assert board(played(state, "end")).outcome == "unhappy"
