"""The loader: every fault of a set is named, with its line and what would be right."""

from __future__ import annotations

import pytest

from quartier.core.errors import BadComponents
from quartier.games.tangram.components import Parts, read_parts

TILES = [f"tile {number} {row}" for number, row in enumerate(["9#", "##", "#1 .7"] * 8, 1)][:23]
BOARDS = [
    f"board {number} black {'abcde'[number - 1]}3 {'abcde'[number - 1]}4nw green g3 g4ne" for number in range(1, 6)
]


def read(*changes: tuple[int, str]) -> Parts:
    """The set of these tests with some of its lines changed."""
    lines = [*TILES, *BOARDS]
    for number, line in changes:
        lines[number - 1] = line
    return read_parts("\n".join(lines), "set.txt")


def test_a_set_is_read() -> None:
    parts = read((4, "tile 4  .3 ##  !"))
    assert len(parts.tiles) == 23
    assert len(parts.tiles[4].shape) == 5
    assert [number for number, tile in parts.tiles.items() if tile.alike] == [4]
    assert parts.boards[2][0].whole == (2, 1)


@pytest.mark.parametrize(
    ("line", "text", "says"),
    [
        (1, "tiles 1 9#", "line 1: 'tiles' begins no line of a set; lines begin with tile, board or #"),
        (2, "tile 24 9#", "line 2: '24' is no number of a tile; tiles are numbered 1 to 23"),
        (2, "tile", "line 2: '' is no number of a tile"),
        (2, "tile 1 9#", "line 2: tile 1 stands there twice; each number from 1 to 23 is used once"),
        (3, "# tile 3", "tile 3 is missing; a set has the tiles 1 to 23"),
        (3, "tile 3 9a", "line 3: tile 3 has the letter 'a'; a field is # .whole., 7, 9, 1 or 3"),
        (3, "tile 3", "line 3: tile 3 has 0 half-fields; a tile has 1 to 8"),
        (3, "tile 3 #####", "line 3: tile 3 has 10 half-fields; a tile has 1 to 8"),
        (3, "tile 3 #.#", "line 3: tile 3 falls apart"),
        (3, "tile 3 73", "line 3: tile 3 falls apart"),
        (24, "board 6 black a3 a4nw green g3 g4ne", "line 24: '6' is no number of a board; boards are numbered 1 to 5"),
        (24, "board 1 black a3 a4nw", "line 24: board 1 is 'black a3 a4nw'; each side has a field and a half-field"),
        (24, "board 1 black a3 a4 green g3 g4ne", "line 24: board 1 is"),
        (24, "board 1 black a3nw a4nw green g3 g4ne", "line 24: board 1 is"),
        (24, "board 1 black a3 a8nw green g3 g4ne", "line 24: board 1 is"),
        (24, "board 1 red a3 a4nw green g3 g4ne", "line 24: board 1 is"),
        (24, "board 1 black a3 c3nw green g3 g4ne", "black side of board 1 the half-field c3nw does not touch a3"),
        (24, "board 1 black a3 a4sw green g3 g4ne", "half-field a4sw does not touch a3 with a whole side"),
        (25, "", "board 2 is missing; a set has the boards 1 to 5"),
    ],
)
def test_a_fault_is_named_with_its_line_and_what_would_be_right(line: int, text: str, says: str) -> None:
    with pytest.raises(BadComponents, match=says):
        read((line, text))


@pytest.mark.parametrize(
    ("line", "text", "says"),
    [
        (3, "tile 3 ####", "tile 3 has 8 half-fields; tiles of the house set have 3 to 5"),
        (3, "tile 3 9#", "tiles 1 and 3 are the same"),
        (25, "board 2 black a3 a4nw green g3 g4ne", "two boards have the same start piece on the black side"),
    ],
)
def test_what_is_unusual_is_a_warning(line: int, text: str, says: str) -> None:
    assert any(says in str(warning) for warning in read((line, text)).warnings)


def test_a_set_too_small_to_fill_a_board_is_a_warning() -> None:
    small = read(*((number, f"tile {number} 9") for number in range(1, 24)))
    assert any("the tiles have 23 half-fields; a full board needs 89" in str(warning) for warning in small.warnings)


def test_a_tile_alike_but_for_its_side_is_the_same_tile() -> None:
    assert any("tiles 1 and 4 are the same" in str(warning) for warning in read((4, "tile 4 #7")).warnings)
