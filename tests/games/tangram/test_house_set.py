"""The house set: what its tiles and boards are, and that every board can be filled in harmony."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from ortools.sat.python import cp_model

from quartier.games.tangram import shapes
from quartier.games.tangram.components import Parts, StartPiece, read_parts
from quartier.games.tangram.game import GAME
from quartier.games.tangram.shapes import Half, Shape

PARTS = read_parts(GAME.house_box(), "house")
ATTEMPTS = 20
"""Fillings that are tried for one in harmony."""


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


Laid = tuple[str, Shape]
"""A piece on a full board: b, g, f, or ? for a tile that is its own mirror image and can show either colour."""


def filled(parts: Parts, start: StartPiece, seed: int) -> list[Laid]:
    """A full board with a black start piece and all six fountains, found by the solver."""
    model = cp_model.CpModel()
    covering: dict[Half, list[cp_model.IntVar]] = {
        (row, column, quarter): [] for row in range(7) for column in range(7) for quarter in range(4)
    }
    pieces: list[tuple[str, Shape, cp_model.IntVar]] = []

    def put(kind: str, shape: Shape) -> list[cp_model.IntVar]:
        """Everywhere a piece can lie in this way."""
        height, width = shapes.extent(shape)
        found = []
        for down in range(8 - height):
            for right in range(8 - width):
                moved = frozenset((row + down, column + right, corner) for row, column, corner in shape)
                laid = model.new_bool_var("")
                for row, column, corner in moved:
                    for quarter in (corner, (corner + 1) % 4):
                        covering[row, column, quarter].append(laid)
                pieces.append((kind, moved, laid))
                found.append(laid)
        return found

    for tile in parts.tiles.values():
        looks = shapes.ways(tile.shape)
        both = looks[4] in looks[:4]
        model.add_at_most_one(
            laid
            for way, shape in enumerate(looks)
            if shape not in looks[:way]
            for laid in put("?" if both else "bg"[way // 4], shape)
        )
    model.add(sum(laid for corner in range(4) for laid in put("f", frozenset([(0, 0, corner)]))) == 6)
    printed = {(row, column, quarter) for row, column, corner in start.shape for quarter in (corner, (corner + 1) % 4)}
    for place, laid in covering.items():
        if place in printed:
            model.add(sum(laid) == 0)
        else:
            model.add_exactly_one(laid)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = seed
    assert solver.status_name(solver.solve(model)) == "OPTIMAL"
    return [("b", start.shape), *((kind, shape) for kind, shape, laid in pieces if solver.boolean_value(laid))]


def distance(board: list[Laid]) -> int:
    """The harmony distance of a full board."""
    fields: dict[tuple[int, int], set[str]] = {}
    for kind, shape in board:
        for row, column, _ in shape:
            fields.setdefault((row, column), set()).add(kind)
    assert len(fields) == 49
    black, green = (sum(kinds - {"f"} == {kind} for kinds in fields.values()) for kind in "bg")
    return abs(black - green)


def coloured(board: list[Laid]) -> Iterator[list[Laid]]:
    """The board with every choice of colours for the tiles that have one."""
    free = [index for index, (kind, _) in enumerate(board) if kind == "?"]
    for colours in itertools.product("bg", repeat=len(free)):
        chosen = dict(zip(free, colours, strict=True))
        yield [(chosen.get(index, kind), shape) for index, (kind, shape) in enumerate(board)]


@pytest.mark.thorough
@pytest.mark.parametrize("number", PARTS.boards)
def test_every_board_can_be_filled_with_all_fountains_and_a_harmony_distance_of_0(number: int) -> None:
    # Seen in a mirror, black tiles become green ones: what fills the black side fills the green side too.
    for seed in range(ATTEMPTS):
        board = filled(PARTS, PARTS.boards[number][0], seed)
        assert sum(len(shape) for _, shape in board) == 98
        if any(distance(choice) == 0 for choice in coloured(board)):
            return
    raise AssertionError(f"no harmony on board {number} in {ATTEMPTS} fillings")
