"""Every way to lose, how a match ends otherwise, and what it is worth."""

from __future__ import annotations

import pytest
from tests.games.skylines.table import TABLE, board, changed, choices, city, played, refused

from quartier.games.skylines.game import GAME
from quartier.games.skylines.grades import grade
from quartier.kernel import calls

BUILT = "t t . . . .\n\n. . . . . ."
FULL = "t t s s"


def test_the_labour_market_cannot_be_paid() -> None:
    assert board(played(city(BUILT, "t=r1", labour=-3, money=2), "end")).outcome == "no-money"
    assert board(played(city(BUILT, "t=r1", labour=-3, money=8), "end")).outcome == "running"


def test_no_part_can_be_paid_for() -> None:
    after = board(played(city(BUILT, "t=r1", money=4), "end"))
    assert (after.outcome, after.stage, after.grade) == ("no-money", "over", None)
    assert board(played(city(BUILT, "t=r1", money=5), "end")).outcome == "running"


def test_the_labour_market_is_paid_before_the_part() -> None:
    assert board(played(city(BUILT, "t=r1", labour=1, money=5), "end")).outcome == "no-money"
    assert board(played(city(BUILT, "t=r1", labour=1, money=6), "end")).outcome == "running"


def test_news_that_cannot_be_paid_at_the_end_of_a_milestone() -> None:
    after = board(played(city(BUILT, "t=r1", news="n9", money=2), "end"))
    assert (after.outcome, after.tracks["money"]) == ("no-money", 2)


STUCK = ". . . .|. ."
"""A district on the right stays empty, so that the milestone cannot be ended."""


def test_the_player_to_move_can_do_nothing() -> None:
    # Player 2 has no money for an exchange, and the labour market stands at its end.
    after = board(played(city(STUCK, hands=("s3", "c1"), money=1, labour=-5), "s3 @a1 i"))
    assert (after.outcome, after.stage, after.active) == ("no-action", "over", 1)


@pytest.mark.parametrize(
    ("change", "runs"),
    [
        ({"money": 3}, True),  # 2 are left for an exchange
        ({"labour": -4}, True),  # the card can be played
        ({"money": 2}, False),
    ],
)
def test_an_exchange_or_a_card_is_something_to_do(change: dict[str, int], runs: bool) -> None:
    tracks = {"money": 1, "labour": -5, **change}
    after = played(city(STUCK, hands=("s3", "c1"), tracks=tracks), "s3 @a1 i")
    assert (board(after).outcome == "running") == runs


def test_the_end_of_the_milestone_is_something_to_do() -> None:
    after = played(city(". . . .", hands=("s3", "c1"), money=1, labour=-5), "s3 @a1 i")
    assert choices(after, 1) == ["end"]


def test_a_policy_that_can_only_be_exchanged_is_nothing_to_do() -> None:
    after = played(city(STUCK, hands=("s3", "p5"), money=11, labour=4), "s3 @a1 i")
    assert board(after).outcome == "no-action"
    after = played(city(STUCK, hands=("s3", "p5"), money=11, labour=3), "s3 @a1 i")
    assert choices(after, 1) == ["p5"]


def test_an_ability_that_can_be_used_is_something_to_do() -> None:
    hands = ("s3", "p5")
    after = played(city(". .|. .", hands=hands, roles=["patron", "constable"], money=3, labour=5, crime=1), "s3 @a1 i")
    assert choices(after, 1) == ["use"]
    assert board(played(after, "use", 1)).outcome == "no-action"


def test_happiness_falls_to_minus_5_at_the_end_of_a_milestone() -> None:
    assert board(played(city(BUILT, "t=r1", happiness=-3, water=-2), "end")).outcome == "unhappy"
    assert board(played(city(BUILT, "t=r1", happiness=-3, water=-1), "end")).outcome == "running"


def test_a_cost_that_takes_happiness_to_minus_5_loses_even_if_the_reward_would_have_saved_it() -> None:
    sad = changed(
        (
            "residential: water -1, labour +1              if health",
            "residential: happiness -1 if crime = 0 -> happiness +3",
        )
    )
    assert board(played(city(hands="r1", happiness=-4, box=sad), "r1 @a1b1", box=sad), sad).outcome == "unhappy"
    after = board(played(city(hands="r1", happiness=-3, box=sad), "r1 @a1b1", box=sad), sad)
    assert (after.outcome, after.tracks["happiness"]) == ("running", -1)


def test_a_tile_that_lost_the_match_lies_and_counts_all_the_same() -> None:
    sad = changed(
        (
            "residential: water -1, labour +1              if health",
            "residential: happiness -1 if crime = 0 -> happiness +3",
        )
    )
    after = board(played(city(hands="r1", happiness=-4, box=sad), "r1 @a1b1", box=sad), sad)
    assert (after.districts[0].tiles, after.districts[0].zones["residential"]) == (1, 1)


@pytest.mark.parametrize(("skyline", "outcome"), [(-6, "collapsed"), (-5, "running")])
def test_the_skyline_falls_to_minus_10(skyline: int, outcome: str) -> None:
    assert board(played(city(BUILT, "t=r1", happiness=-4, skyline=skyline), "end")).outcome == outcome


@pytest.mark.parametrize(("skyline", "outcome"), [(-4, "collapsed"), (-3, "ended")])
def test_the_skyline_falls_to_minus_10_by_the_final_deduction(skyline: int, outcome: str) -> None:
    state = city(FULL, "t=r1 s=s1", closed="", skyline=skyline, happiness=-1, pollution=2, traffic=1, crime=2)
    assert board(played(state, "end")).outcome == outcome


def test_what_is_voluntary_and_cannot_be_paid_is_merely_not_allowed() -> None:
    state = city(BUILT, "t=r1", hands="u1 r2", money=1)
    assert refused(state, "u1") == "too-dear"
    assert refused(state, "-u1") == "too-dear"
    assert board(state).outcome == "running"


def test_the_final_deduction_takes_1_for_each_step_of_pollution_traffic_and_crime() -> None:
    state = city(FULL, "t=r1 s=s1", closed="", skyline=20, happiness=5, pollution=1, traffic=3, crime=2)
    after = played(state, "end")
    assert board(after).tracks["skyline"] == 20 + 5 - 6
    assert [item.points for item in GAME.items(after, TABLE, 0)] == [5, 20, -6]


def test_burdens_cost_nothing_before_the_end() -> None:
    after = played(city(BUILT, "t=r1", pollution=5, traffic=5, crime=5), "end")
    assert board(after).tracks["skyline"] == 0


GRADES = {
    -9: 1,
    -1: 1,
    0: 2,
    10: 2,
    11: 3,
    20: 3,
    21: 4,
    30: 4,
    31: 5,
    40: 5,
    41: 6,
    50: 6,
    51: 7,
    60: 7,
    61: 8,
    120: 8,
}


@pytest.mark.parametrize("skyline", GRADES)
def test_the_grades_and_their_edges(skyline: int) -> None:
    assert grade(skyline) == GRADES[skyline]
    after = played(city(FULL, "t=r1 s=s1", closed="", skyline=skyline), "end")
    assert board(after).grade == GRADES[skyline]


@pytest.mark.parametrize(("skyline", "won"), [(10, False), (11, True)])
def test_a_city_is_a_success_from_a_skyline_of_11_on(skyline: int, won: bool) -> None:
    after = played(city(FULL, "t=r1 s=s1", closed="", skyline=skyline), "end")
    assert GAME.failed(after, TABLE) != won
    forced = played(city(stacks=("", "", ""), skyline=skyline), "end")
    assert GAME.failed(forced, TABLE) != won


def test_a_lost_city_has_no_grade_and_the_same_score_for_all() -> None:
    after = played(city(BUILT, "t=r1", hands=("r2", "r3"), money=4, skyline=50), "end")
    assert board(after).grade is None
    assert GAME.failed(after, TABLE)
    assert [int(calls.score(after, TABLE.record, seat)) for seat in range(2)] == [-10, -10]
    assert [item.points for item in GAME.items(after, TABLE, 0)] == [-10]
    assert choices(after) == []
    assert refused(after, "open:e") == "over"
