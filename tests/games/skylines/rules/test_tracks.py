"""What happens at the ends of the tracks on the administration board."""

from __future__ import annotations

import pytest
from tests.games.skylines.table import HOUSE, board, changed, changes, city, played, refused

from quartier.games.skylines.vocabulary import TRACKS


@pytest.mark.parametrize(
    ("track", "card"),
    [("power", "r3"), ("garbage", "r2"), ("water", "r1")],
)
def test_beyond_the_red_end_of_a_supply_no_card_is_played(track: str, card: str) -> None:
    at_end, before_end = city(hands=card, tracks={track: -5}), city(hands=card, tracks={track: -4})
    assert refused(at_end, card) == "supply-short"
    assert board(played(before_end, f"{card} @a1b1")).tracks[track] == -5


@pytest.mark.parametrize(
    ("track", "card", "tile"), [("power", "u1", "a1a2b1"), ("water", "u2", "a1b1c1"), ("garbage", "u3", "a1b1a2b2")]
)
def test_beyond_the_green_end_of_a_supply_the_marker_stays_at_the_top(track: str, card: str, tile: str) -> None:
    after = played(city(hands=card, tracks={track: 9}), f"{card} @{tile}")
    assert board(after).tracks[track] == 10
    assert board(after).tracks["money"] == 7


@pytest.mark.parametrize(
    ("card", "track", "tile"),
    [("i4", "pollution", "a1b1c1"), ("c2", "traffic", "a1b1"), ("c3", "crime", "a1b1")],
)
def test_beyond_the_red_end_of_a_burden_no_card_is_played(card: str, track: str, tile: str) -> None:
    assert refused(city(hands=card, tracks={track: 5}), card) == "burden-end"
    assert board(played(city(hands=card, tracks={track: 4}), f"{card} @{tile}")).tracks[track] == 5


@pytest.mark.parametrize(
    ("card", "track", "tile"), [("s6", "pollution", "a1b1"), ("s3", "traffic", "a1"), ("s5", "crime", "a1")]
)
def test_below_0_a_burden_stays_at_0(card: str, track: str, tile: str) -> None:
    assert board(played(city(hands=card), f"{card} @{tile}")).tracks[track] == 0
    assert board(played(city(hands=card, tracks={track: 2}), f"{card} @{tile}")).tracks[track] == 1


def test_beyond_either_end_of_the_labour_market_no_card_is_played() -> None:
    assert refused(city(hands="r1", labour=5), "r1") == "labour-end"
    assert refused(city(hands="c1", labour=-5), "c1") == "labour-end"
    assert board(played(city(hands="r1", labour=4), "r1 @a1b1")).tracks["labour"] == 5
    assert board(played(city(hands="c1", labour=-4), "c1 @a1b1")).tracks["labour"] == -5


def test_a_card_that_costs_more_than_there_is_is_not_played() -> None:
    assert refused(city(hands="u1", money=2), "u1") == "too-dear"
    assert board(played(city(hands="u1", money=3), "u1 @a1a2b1")).tracks["money"] == 0


@pytest.mark.parametrize(("before", "after", "skyline"), [(23, 25, 0), (24, 25, 1), (25, 25, 2)])
def test_happiness_above_25_goes_straight_to_the_skyline(before: int, after: int, skyline: int) -> None:
    tracks = board(played(city(hands="s2", happiness=before), "s2 @a1b1")).tracks
    assert (tracks["happiness"], tracks["skyline"]) == (after, skyline)


def test_happiness_at_minus_5_loses_at_once() -> None:
    after = played(city(hands="p1", happiness=-4), "p1")
    assert (board(after).outcome, board(after).stage) == ("unhappy", "over")
    assert board(played(city(hands="p1", happiness=-3), "p1")).outcome == "running"


def test_the_skyline_counts_on_above_99() -> None:
    after = played(city("t t\n\n. .", "t=r1", happiness=20, skyline=95), "end")
    assert board(after).tracks["skyline"] == 115


SERVED = """
    h h s s . .

    . . . . . .

    . . . . . .
"""


def test_a_reward_beyond_an_end_that_forbids_it_makes_its_places_illegal_and_only_them() -> None:
    state = city(SERVED, "h=s1 s=s2", hands="r9", labour=4)
    assert refused(state, "r9 @b2c2") == "reward-too-much"
    assert changes(state, played(state, "r9 @a3b3")) == {"power": -1, "water": -1, "crime": 1}


def test_where_all_places_would_bring_such_a_reward_the_card_is_not_played() -> None:
    assert refused(city(hands="r10", labour=5, happiness=6), "r10") == "nowhere-to-lay"
    assert refused(city(hands="r10", labour=5, happiness=5), "r10") == "allowed"


def test_what_a_cost_sends_straight_to_the_skyline_counts_for_a_condition_on_it() -> None:
    proud = changed(
        (
            "residential: water -1, labour +1              if health",
            "residential: happiness +1 if skyline > 0 -> labour +1",
        )
    )
    state = city(hands="r1", box=proud, happiness=25, labour=5)
    assert refused(state, "r1", box=proud) == "nowhere-to-lay"
    assert refused(city(hands="r1", box=proud, happiness=24, labour=5), "r1", box=proud) == "allowed"
    state["tracks"][0, TRACKS.index("labour")] = 4
    assert changes(state, played(state, "r1 @a1b1", box=proud)) == {"skyline": 1, "labour": 1}


def test_a_supply_that_a_reward_would_push_beyond_the_top_forbids_nothing() -> None:
    state = city("s s . . . .\n\n. . . . . .", "s=s2", hands="i11", built="x2", garbage=9)
    after = played(state, "i11 @a2b2c2")
    assert board(after).tracks["garbage"] == 10
    assert board(after).tracks["money"] == 16


def test_cost_and_reward_are_taken_one_after_the_other_and_never_netted() -> None:
    # The reward would take back the pollution that the cost cannot add.
    state = city("a a s s . .\n\n. . . . . .", "a=c1 s=s2", hands="i8", pollution=5)
    assert refused(state, "i8") == "burden-end"


def test_a_reward_never_pays_for_the_cost_of_its_own_card() -> None:
    dear = changed(("news crane-shortage", "news crane-shortage: price residential +2"))
    state = city("h h\n\n. .", "h=s1", hands="r1", news="n1", box=dear, money=1)
    assert refused(state, "r1", box=dear) == "too-dear"
    state["tracks"][0, 0] = 2
    assert board(played(state, "r1 @a2b2", box=dear)).tracks["money"] == 1


def test_the_ends_are_those_of_the_rulebook() -> None:
    ends = board(city(box=HOUSE), HOUSE).ends
    assert ends["happiness"] == [-5, 25]
    assert ends["labour"] == [-5, 5]
    assert ends["skyline"][0] == -10
    assert ends["money"][0] == 0
    assert all(ends[track][0] < 0 < ends[track][1] for track in ("power", "water", "garbage"))
    assert all(ends[track][0] == 0 < ends[track][1] for track in ("pollution", "traffic", "crime"))
