"""The investment tracks: moving in behind others, full fields, no order on field 0."""

from __future__ import annotations

from quartier.core.game import State
from quartier.games.guilds.game import GAME

from .table import HOUSE, played, town

GREEN, YELLOW, RED, BLUE, PURPLE = 2, 3, 1, 4, 5


def order(state: State, guild: str) -> list[tuple[int, int]]:
    """Player and field of the markers of a track, the first first."""
    shown = GAME.board(state, HOUSE, 0).guilds["bcks".index(guild)]
    return [(marker.seat + 1, marker.field) for marker in shown.track]


def ranks(state: State, guild: str) -> list[int]:
    return [player for player, field in order(state, guild) if field]


def smiths() -> State:
    """The printed situation: green, yellow and red stand on successive fields; red (player 1) is to move."""
    return town("a: s s . . . . . .", hand="s sm b", tracks={"s": [(GREEN, 5), (YELLOW, 4), (RED, 3)]})


def test_red_moving_one_stays_third_behind_yellow() -> None:
    assert ranks(played(smiths(), "s-a3 i"), "s") == [GREEN, YELLOW, RED]
    assert order(played(smiths(), "s-a3 i"), "s")[1:] == [(YELLOW, 4), (RED, 4)]


def test_red_moving_two_becomes_second_behind_green() -> None:
    assert ranks(played(smiths(), "sm-a3"), "s") == [GREEN, RED, YELLOW]


def bakers() -> State:
    """The printed situation: three markers fill the field just before purple (player 1 here)."""
    return town("a: s s . . . . . .", seats=5, hand="b bm s", tracks={"b": [(2, 4), (3, 4), (4, 4), (1, 3)]})


def test_a_building_cannot_invest_into_a_full_field_but_may_be_laid() -> None:
    after = played(bakers(), "b-a3 i")
    assert ranks(after, "b") == [2, 3, 4, 1]
    assert order(after, "b")[3] == (1, 3)


def test_a_market_jumps_over_a_full_field() -> None:
    assert ranks(played(bakers(), "bm-a3"), "b") == [1, 2, 3, 4]


def test_a_market_is_never_reduced_to_one_step() -> None:
    before = town("a: s s . . . . . .", seats=5, hand="bm b s", tracks={"b": [(2, 4), (3, 4), (4, 4), (1, 2)]})
    assert order(played(before, "bm-a3"), "b")[3] == (1, 2)


def test_who_is_left_behind_on_a_field_moves_up() -> None:
    before = town("a: s s . . . . . .", seats=5, hand="b bm s", tracks={"b": [(1, 2), (2, 2), (3, 2)]})
    after = played(before, "b-a3 i")
    assert ranks(after, "b") == [1, 2, 3]
    # Room is free again: a fourth arrives behind the two that stayed.
    after["wave"] += 3 - int(after["wave"][0] - 1) % 5
    after["stage"], after["drafting"] = 1, 0
    after["secret"][0, 3, 4] = 1
    after["fields"][0, 0, 3] = 0
    assert ranks(played(after, "bm-a6", seat=3), "b") == [1, 2, 3, 4]


def test_field_0_has_no_order_and_room_for_all() -> None:
    after = played(town("a: s s . . . . . .", seats=5, hand="b h s"), "b-a3 i")
    assert ranks(after, "b") == [1]
    assert sorted(order(after, "b")[1:]) == [(2, 0), (3, 0), (4, 0), (5, 0)]


def test_who_stood_behind_a_marker_that_leaves_moves_up_so_that_the_next_arrives_last() -> None:
    crowded = town("a: s s . . . . . .", seats=4, hand="b bm s", tracks={"b": [(1, 3), (2, 3), (3, 3), (4, 2)]})
    after = played(crowded, "b-a3 i")
    assert ranks(after, "b") == [1, 2, 3, 4]
    # How many stand before each on its field.
    assert after["behind"][0, 0, :4].tolist() == [0, 0, 1, 0]
