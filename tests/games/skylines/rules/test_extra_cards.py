"""Unique buildings, policies and news."""

from __future__ import annotations

import pytest
from tests.games.skylines.table import board, cards_in, changes, choices, city, played, refused

from quartier.core.game import State

BUILT = "t t . . . .\n\n. . . . . ."


def hand(state: State, seat: int = 0) -> set[str]:
    """The cards of a seat."""
    return cards_in(state["hands"][0, seat])


# Unique buildings


def test_a_unique_building_is_laid_with_its_own_tile_and_its_card_lies_open() -> None:
    state = city(hands="x3")
    assert refused(state, "x3 @a1b1c1") == "no-such-tile"
    after = played(state, "x3 @b1a2b2c2b3 i")
    assert (changes(state, after), board(after).built) == ({"money": -5}, ["x3"])
    assert board(after).districts[0].tiles == 1


def test_its_advantage_holds_from_now_on() -> None:
    state = city(hands=("x2", "r8"), stacks=("r7", "r16", "r24"))
    assert changes(city(hands="r8"), played(city(hands="r8"), "r8 @a5b5")) == {"water": -1, "garbage": -1, "labour": 1}
    built = played(state, "x2 @b1c1a2b2c2d2 i")
    reward = {"money": 1, "happiness": 1}
    assert changes(built, played(built, "r8 @a5b5", 1)) == {"water": -1, "garbage": -1, "labour": 1, **reward}


def test_the_opera_house_and_the_designer_mall_give_theirs_once_at_once() -> None:
    for card, tile, found in (
        ("x6", "a1b1c1a2c2a3c3", {"money": -6, "happiness": 6}),
        ("x1", "a1b1c1d1a2d2", {"money": 9, "labour": -2, "traffic": 1}),
    ):
        before = city(hands=f"{card} r1")
        after = played(before, f"{card} @{tile} i")
        assert changes(before, after) == found
        assert (after["common"] == before["common"]).all()
        assert changes(after, played(after, "r1 @a6b6")) == {"water": -1, "labour": 1}


def test_the_minster_counts_at_every_milestone() -> None:
    before = city(BUILT, "t=r1", built="x3", happiness=4)
    assert changes(before, played(before, "end")) == {"happiness": 1, "skyline": 5}


def test_what_a_milestone_adds_comes_before_what_it_takes() -> None:
    # At 25 the minster's step goes straight to the skyline; then the missing water counts.
    before = city(BUILT, "t=r1", built="x3", happiness=25, water=-3)
    after = played(before, "end")
    assert (board(after).tracks["happiness"], board(after).tracks["skyline"]) == (22, 1 + 22)
    assert board(after).gained == [22]


# Policies


def test_a_policy_is_played_instead_of_a_building_card_and_leaves_the_game() -> None:
    before = city(hands="p2 r1", traffic=3)
    after = played(before, "p2 ii")
    assert changes(before, after) == {"money": -1, "traffic": -2}
    assert (hand(after), board(after).pile, board(after).tiles) == ({"r1", "r16"}, [], [])


@pytest.mark.parametrize(
    ("policy", "tracks", "rule"),
    [("p2", {"money": 0}, "too-dear"), ("p5", {"labour": 4}, "labour-end"), ("p5", {"labour": 3}, "allowed")],
)
def test_a_policy_obeys_the_ends_of_the_tracks(policy: str, tracks: dict[str, int], rule: str) -> None:
    assert refused(city(hands=policy, tracks=tracks), policy) == rule


def test_unused_policies_are_discarded_at_the_end_of_a_milestone_and_replaced() -> None:
    state = city(BUILT, "t=r6", hands=("p1 r1 p2", "p3"), stacks=("r8 r7", "r16", "r24"), money=5)
    ended = played(state, "end")
    assert hand(ended) == {"p1", "r1", "p2"}  # they are still there in steps 1 to 3
    opened = played(ended, "open:e")
    assert (hand(opened), hand(opened, 1), board(opened).stage) == ({"r1"}, set(), "replace")
    assert sorted(choices(opened)) == ["i", "ii", "iii"]
    after = played(played(opened, "ii iii"), "i", 1)
    assert board(after).tracks["money"] == 0
    assert hand(after) == {"r1", "r16", "r24"}
    assert len(hand(after, 1)) == 1
    assert (board(after).stage, board(after).active) == ("act", 0)


def test_the_replacement_comes_from_a_stack_never_from_the_pile() -> None:
    opened = played(city(BUILT, "t=r6", hands="p1 r1", pile="c1"), "end open:e")
    assert refused(opened, "+c1") == "other-draw"


def test_policies_drawn_as_a_replacement_or_in_step_5_are_kept() -> None:
    state = city(BUILT, "t=r6", hands="p1 r1", stacks=("", "p4", "p6 r24"), money=15)
    replaced = played(state, "end open:e ii")
    assert hand(replaced) == {"r1", "p4"}
    assert sorted(choices(replaced)) == ["-r1", "ok"]
    assert refused(replaced, "-p4") == "not-exchanged"
    done = played(replaced, "-r1 ok iii")
    assert "p4" in hand(done)
    assert (board(done).stage, len(hand(done))) == ("act", 2)


def test_if_the_stacks_run_out_policies_are_not_replaced() -> None:
    state = city(BUILT, "t=r6", hands="p1 p2 p3 r1", stacks=("r8", "", ""), money=15)
    after = played(state, "end open:e i")
    assert (hand(after), board(after).stage, choices(after)) == ({"r1", "r8"}, "act", ["end"])


# News


def test_news_takes_effect_at_once_for_all_and_a_replacement_is_drawn() -> None:
    state = city(hands=("r1", "r2"), stacks=("r8", "n6", "r24"))
    drawn = played(state, "r1 @a1b1 ii")
    assert (board(drawn).news, board(drawn).active, board(drawn).stage) == ("n6", 0, "draw")
    assert hand(drawn) == set()
    after = played(drawn, "iii")
    assert hand(after) == {"r24"}
    assert refused(after, "r2", 1) == "forbidden"


def test_news_is_gone_when_the_next_comes() -> None:
    state = city(hands=("r1", "r2"), stacks=("r8", "n7", "r24"), news="n6")
    assert refused(state, "r1") == "forbidden"
    after = played(city(hands=("c1", "r2"), stacks=("r8", "n7", "r24"), news="n6"), "c1 @a1b1 ii iii")
    assert board(after).news == "n7"
    assert refused(after, "r2", 1) == "allowed"


def test_a_replacement_that_is_news_supersedes_it() -> None:
    after = played(city(hands=("c1", "r2"), stacks=("r8 r7", "n6", "n7")), "c1 @a1b1 ii iii i")
    assert (board(after).news, len(hand(after))) == ("n7", 1)
    assert refused(after, "r2", 1) == "allowed"


def test_the_replacement_follows_the_rules_of_the_draw_that_it_replaces() -> None:
    news = played(city(hands="r1 r2", stacks=("r8", "n6", "r24"), pile="c1"), "-r1 ii")
    assert sorted(choices(news)) == ["+c1", "i", "iii"]
    assert refused(news, "+r1") == "just-put"


@pytest.mark.parametrize(
    ("news", "found"), [("n9", {"money": -3, "skyline": 6}), ("n10", {"happiness": -2, "skyline": 4})]
)
def test_news_is_in_force_through_step_3_and_is_put_away_before_step_4(news: str, found: dict[str, int]) -> None:
    before = city(BUILT, "t=r1", hands="r2", news=news, happiness=6)
    after = played(before, "end")
    assert changes(before, after) == found
    assert (board(after).news, board(after).stage) == (None, "open")
    assert not after["common"].any()


def test_news_is_in_force_in_the_last_milestone() -> None:
    before = city("t t s s", "t=r1 s=s1", closed="", news="n10", happiness=6)
    assert changes(before, played(before, "end")) == {"happiness": -2, "skyline": 4}


def test_news_drawn_for_a_policy_or_in_step_5_is_discarded_without_effect_and_another_card_is_drawn() -> None:
    state = city(BUILT, "t=r6", hands="p1 r1", stacks=("r8 r7", "n6", "n7"), money=15)
    replacing = played(state, "end open:e ii")
    assert (board(replacing).news, board(replacing).stage, hand(replacing)) == (None, "replace", {"r1"})
    refilling = played(replacing, "i -r1 ok iii")
    assert (board(refilling).news, board(refilling).stage) == (None, "refill")
    after = played(refilling, "i")
    assert (hand(after), board(after).stage) == ({"r7", "r8"}, "act")
    assert not after["common"].any()


def test_news_is_never_in_a_hand_and_is_not_played() -> None:
    assert refused(city(hands="r1"), "n6") == "not-in-hand"
    assert refused(city(hands="r1"), "-n6") == "not-in-hand"
