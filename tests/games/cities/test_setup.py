"""The start: three tiles that touch by their corners only."""

from __future__ import annotations

import itertools

import pytest
from tests.games.cities.tables import refused, rows, table

from quartier.core.errors import MalformedMove


def touch(one: tuple[int, ...], two: tuple[int, ...]) -> str:
    down, right = abs(one[0] - two[0]), abs(one[1] - two[1])
    return {(1, 1): "corner", (0, 1): "side", (1, 0): "side", (0, 0): "same"}.get((down, right), "")


def test_there_are_six_shapes_and_2304_layouts_up_to_shifting() -> None:
    allowed = set()
    for spots in itertools.permutations(itertools.product(range(5), repeat=2), 3):
        touches = {spot: [touch(spot, other) for other in spots if other != spot] for spot in spots}
        if all("corner" in near and "side" not in near for near in touches.values()):
            top, left = min(row for row, _ in spots), min(column for _, column in spots)
            allowed.add(tuple((row - top, column - left) for row, column in spots))
    assert len({frozenset(spots) for spots in allowed}) == 6
    assert len(allowed) * 4**3 == 2304
    assert len(table().legal(0)) == 2304
    offered = {tuple(spot[:-1] for spot in layout.split(",")) for layout in table().legal(0)}
    names = {tuple(f"{'egi'[column]}{5 + 2 * row}" for row, column in spots) for spots in allowed}
    assert offered == names


def test_a_straight_diagonal() -> None:
    match = table(1, 2, 3)
    match.play(0, "e5^,g7^,i9^")
    assert rows(match) == ["AA....", "PP....", "..AP..", "..PA..", "....AA", "....CC"]


def test_a_v_in_which_the_second_tile_laid_does_not_touch_the_first() -> None:
    match = table(1, 2, 3)
    match.play(0, "e5>,i5v,g7^")
    assert rows(match) == ["PA..AP", "PA..PA", "..AA..", "..CC.."]


def test_only_the_finished_layout_counts_wherever_it_is_drawn() -> None:
    one, two = table(1, 2, 3), table(1, 2, 3)
    one.play(0, "e5^,g7>,i9v")
    two.play(0, "c3^, e5>, g7v")
    assert one.state.tobytes() == two.state.tobytes()


@pytest.mark.parametrize("layout", ["e5^,g5^,i7^", "e5^,g7^,k9^", "e5^,e5^,g7^", "e5^,g7^,g9^", "e5^,i9^,a1^"])
def test_start_tiles_touch_by_corners_and_never_by_sides(layout: str) -> None:
    assert refused(table(), layout) == "start-corners"


def test_start_tiles_lie_on_the_grid() -> None:
    assert refused(table(), "e5^,g7^,h9^") == "half-side"


def test_no_tourist_is_placed_with_the_start_tiles() -> None:
    match = table()
    with pytest.raises(MalformedMove, match="the turn ends after"):
        match.play(0, "e5^,g7^,i9^ +e5")
    assert match.turns == []


def test_two_tiles_are_no_start() -> None:
    with pytest.raises(MalformedMove, match="lays 2 tiles; the start has 3"):
        table().play(0, "e5^,g7^")
