"""Laying a tile: on the grid, turned at will, touching, within four by four."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.cities.tables import places, refused, rows, started

from quartier.testing.walk import play_randomly


def test_from_a_diagonal_start_the_tile_may_touch_by_side_or_corner() -> None:
    # The diagonal is three tiles wide and tall: one more column and row on either side are open.
    match = started()
    assert places(match) == {
        *("c3", "e3", "g3"),
        *("c5", "g5", "i5"),
        *("c7", "e7", "i7", "k7"),
        *("e9", "g9", "k9"),
        *("g11", "i11", "k11"),
    }


def test_from_a_v_start_two_more_rows_are_open_above_or_below() -> None:
    match = started(layout="e5^,i5^,g7^")
    assert places(match) == {
        *("c3", "e3", "g3", "i3", "k3"),
        *("c5", "g5", "k5"),
        *("c7", "e7", "i7", "k7"),
        *("e9", "g9", "i9"),
    }


def test_a_tile_may_be_turned_before_it_is_laid() -> None:
    turned = {"^": ["WW", "PC"], ">": ["PW", "CW"], "v": ["CP", "WW"], "<": ["WC", "WP"]}
    for arrow, drawn in turned.items():
        match = started(1, 2, 3, 24)
        match.play(0, f"g5{arrow} .")
        assert [row[2:4] for row in rows(match)[:2]] == drawn


def test_a_tile_must_touch_a_tile() -> None:
    match = started()
    assert refused(match, "e11^ .") == "touches-nothing"
    assert refused(match, "a1^ .") == "touches-nothing"
    assert refused(match, "zy99^ .") == "touches-nothing"


def test_a_tile_is_never_laid_on_another() -> None:
    assert refused(started(), "g7> .") == "taken"


def test_a_tile_is_never_offset_by_half_a_side() -> None:
    assert refused(started(), "f5^ .") == "half-side"
    assert refused(started(), "e4^ .") == "half-side"


def test_the_city_is_never_wider_than_four_tiles() -> None:
    match = started()
    match.play(0, "k9^ .")
    assert refused(match, "c5^ .") == "too-wide"
    assert not {place for place in places(match) if place[0] == "c"}


def test_the_city_is_never_taller_than_four_tiles() -> None:
    match = started()
    match.play(0, "i11^ .")
    assert refused(match, "e3^ .") == "too-tall"
    assert not {place for place in places(match) if place.endswith("3")}


def test_the_frame_is_wherever_the_tiles_end_up() -> None:
    up, down = started(), started()
    up.play(0, "c3^ .")
    down.play(0, "k11^ .")
    assert up.view(0).board.cities[0].corner == "c3"
    assert down.view(0).board.cities[0].corner == "e5"
    assert "k11" not in places(up)
    assert "c3" not in places(down)


def test_a_full_city_is_four_by_four_tiles() -> None:
    match = started(seats=1)
    play_randomly(match, Random(3))
    assert match.over
    assert [len(row) for row in rows(match)] == [8] * 8
    assert "." not in "".join(rows(match))


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6))
def test_open_places_are_those_that_touch_and_keep_within_four_by_four(seed: int) -> None:
    match = started()
    play_randomly(match, Random(seed), Random(seed).randrange(13))
    if match.over:
        return
    spots = [(ord(tile.place[0]) - 97, int(tile.place[1:]) - 1) for tile in match.view(0).board.cities[0].tiles]
    taken = {(column // 2, row // 2) for column, row in spots}
    allowed = set()
    for column in range(-1, 8):
        for row in range(-1, 8):
            near = any(max(abs(column - other), abs(row - another)) == 1 for other, another in taken)
            columns = [column, *(other for other, _ in taken)]
            lines = [row, *(other for _, other in taken)]
            fits = max(columns) - min(columns) < 4 and max(lines) - min(lines) < 4
            if near and fits and (column, row) not in taken:
                allowed.add(f"{chr(97 + 2 * column)}{2 * row + 1}")
    assert places(match) == allowed
