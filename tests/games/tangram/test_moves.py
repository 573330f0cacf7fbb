"""The notation: what a person types, and what is said when it is no move."""

from __future__ import annotations

import pytest

from quartier.core.errors import MalformedMove
from quartier.games.tangram.moves import Choose, Fountain, GiveUp, Lay, NoFountain, read, write

from .drawing import begun


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("black", Choose("black")),
        ("green", Choose("green")),
        ("12:c3g>", Lay("c3", "green", 1, 12)),
        ("a1b^", Lay("a1", "black", 0)),
        ("g7b<", Lay("g7", "black", 3)),
        ("7:x", GiveUp(7)),
        ("x", GiveUp()),
        ("*c3ne", Fountain("c3", "ne")),
        ("*x", NoFountain()),
    ],
)
def test_a_move_is_read_and_written(text: str, move: object) -> None:
    assert read(text) == move
    assert write(read(text)) == text


def test_capitals_are_read_too() -> None:
    assert read("12:C3G>") == Lay("c3", "green", 1, 12)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("h3b^", "fields are a1 to g7"),
        ("c8b^", "fields are a1 to g7"),
        ("c0b^", "fields are a1 to g7"),
        ("24:c3b^", "tiles are numbered 1 to 23"),
        ("c3", "a tile is laid as in c3g>"),
        ("c3r^", "a tile is laid as in c3g>"),
        ("*c3", "is no fountain"),
        ("*c3n", "is no fountain"),
        ("*h3ne", "fields are a1 to g7"),
        ("c" + "1" * 5000 + "b^", "fields are a1 to g7"),
        ("", "is no move"),
    ],
)
def test_what_is_no_move_is_explained(text: str, says: str) -> None:
    with pytest.raises(MalformedMove, match=says):
        read(text)


def test_the_tiles_number_may_be_left_out_where_only_one_can_be_meant() -> None:
    match = begun()
    number = match.view(0).board.now[0]
    assert match.play(0, "x").text == f"{number}:x"
