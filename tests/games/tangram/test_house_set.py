"""The house set: what its tiles and boards are, and that every board can be filled in harmony."""

from __future__ import annotations

import pytest
from ortools.sat.python import cp_model

from quartier.games.tangram import shapes
from quartier.games.tangram.components import Parts, StartPiece, house_text, read_parts
from quartier.games.tangram.shapes import Shape

PARTS = read_parts(house_text(), "house")
SECONDS = 240


def test_the_house_set_is_read_without_a_warning() -> None:
    assert PARTS.warnings == []


def test_23_tiles_of_3_to_5_half_fields_that_all_differ() -> None:
    sizes = [len(tile.shape) for tile in PARTS.tiles.values()]
    assert sorted(PARTS.tiles) == list(range(1, 24))
    assert set(sizes) == {3, 4, 5}
    assert 97 <= sum(sizes) <= 105
    assert len({shapes.same_tile(tile.shape) for tile in PARTS.tiles.values()}) == 23


def test_several_tiles_carry_the_warning_mark() -> None:
    assert sum(tile.alike for tile in PARTS.tiles.values()) >= 4


def test_there_are_4_14_and_30_pieces_of_3_4_and_5_half_fields_and_2_8_and_26_are_chiral() -> None:
    found = {shapes.same_tile(frozenset([(0, 0, 0)]))}
    for size, (number, chiral) in enumerate([(3, 1), (4, 2), (14, 8), (30, 26)], 2):
        found = {
            shapes.same_tile(shapes.moved_to_corner(shape | {beside}))
            for shape in map(frozenset, found)
            for half in shape
            for beside in shapes.neighbours(half)
            if beside not in shape and not shapes.overlaps([*shape, beside])
        }
        ways = [shapes.ways(frozenset(shape)) for shape in found]
        assert all(len(shape) == size for shape in found)
        assert (len(found), sum(way[4] not in way[:4] for way in ways)) == (number, chiral)


def mirrored(piece: StartPiece) -> Shape:
    """A start piece on a board seen in a mirror."""
    return shapes.with_whole_fields_alike((row, 6 - column, 3 - corner) for row, column, corner in piece.shape)


def test_the_green_side_of_a_board_is_the_mirror_image_of_its_black_side() -> None:
    for black, green in PARTS.boards.values():
        assert green.shape == mirrored(black)


def filled_in_harmony(parts: Parts, start: StartPiece) -> tuple[str, int, int]:
    """The solver's verdict on a board with a black start piece, and the fields that count for each colour."""
    model = cp_model.CpModel()
    covering: dict[tuple[int, int, int], list[tuple[str, cp_model.IntVar]]] = {
        (row, column, quarter): [] for row in range(7) for column in range(7) for quarter in range(4)
    }

    def put(kind: str, shape: Shape, down: int, right: int) -> cp_model.IntVar:
        laid = model.new_bool_var("")
        for row, column, corner in shape:
            for quarter in (corner, (corner + 1) % 4):
                covering[row + down, column + right, quarter].append((kind, laid))
        return laid

    model.add(put("b", start.shape, 0, 0) == 1)
    for tile in parts.tiles.values():
        places = []
        looks = shapes.ways(tile.shape)
        for way, shape in enumerate(looks):
            if shape not in looks[way // 4 * 4 : way]:
                height, width = shapes.extent(shape)
                places += [
                    put("bg"[way // 4], shape, row, column) for row in range(8 - height) for column in range(8 - width)
                ]
        model.add_at_most_one(places)
    springs = [
        put("f", frozenset([(0, 0, corner)]), row, column)
        for row in range(7)
        for column in range(7)
        for corner in range(4)
    ]
    model.add(sum(springs) == 6)
    counted: dict[str, list[cp_model.IntVar]] = {"b": [], "g": []}
    for row in range(7):
        for column in range(7):
            for quarter in range(4):
                model.add_exactly_one(laid for _, laid in covering[row, column, quarter])
            for own, other in (("b", "g"), ("g", "b")):
                # Each half has its north or its south: black counts where one is black and none is green.
                on = {
                    kind: [laid for q in (0, 2) for name, laid in covering[row, column, q] if name == kind]
                    for kind in "bg"
                }
                counts = model.new_bool_var("")
                model.add(sum(on[other]) == 0).only_enforce_if(counts)
                model.add(sum(on[own]) >= 1).only_enforce_if(counts)
                model.add(sum(on[own]) <= 2 * counts + 2 * sum(on[other]))
                counted[own].append(counts)
    model.add(sum(counted["b"]) == sum(counted["g"]))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 2
    solver.parameters.max_time_in_seconds = SECONDS
    status = solver.status_name(solver.solve(model))
    black, green = (sum(map(solver.boolean_value, counted[kind])) for kind in "bg")
    return status, black, green


@pytest.mark.parametrize("number", PARTS.boards)
def test_every_board_can_be_filled_with_all_fountains_and_a_harmony_distance_of_0(number: int) -> None:
    # Seen in a mirror, black tiles become green ones: what fills the black side fills the green side too.
    status, black, green = filled_in_harmony(PARTS, PARTS.boards[number][0])
    assert status == "OPTIMAL"
    assert black == green > 0
