"""How a board is seen: its drawing shows what lies on each quarter, its start piece has names."""

from __future__ import annotations

from random import Random

import pytest

from quartier.core.match import Match
from quartier.testing.walk import play_randomly

from . import slow
from .drawing import begun, pass_wave


@pytest.mark.parametrize("seats", [1, 5])
def test_the_rows_draw_what_lies_on_each_quarter(seats: int) -> None:
    match = Match.new("tangram", seats=seats, seed=7)
    play_randomly(match, Random(7))
    for board in match.view(None).board.boards:
        lies = slow.letters(board)
        drawn = [
            " ".join(
                "".join(lies.get((6 * column + x, 6 * row + y), ".") for x, y in slow.QUARTERS) for column in range(7)
            )
            for row in range(7)
        ]
        assert board.rows == drawn


def test_before_the_side_is_chosen_the_board_is_empty() -> None:
    board = Match.new("tangram", seats=1, seed=1).view(0).board.boards[0]
    assert (board.side, board.start, board.rows) == (None, [], [" ".join(["...."] * 7)] * 7)


def test_the_start_piece_is_named_as_the_set_has_it() -> None:
    assert {board.number: board.start for board in begun(5).view(None).board.boards} == {
        1: ["b2", "c2sw"],
        2: ["d2", "d3ne"],
        3: ["f3", "f4nw"],
        4: ["c6", "b6se"],
        5: ["d4", "e4nw"],
    }


def test_fountains_that_were_given_up_are_not_left() -> None:
    match = begun()
    for _ in range(4):
        pass_wave(match)
    board = match.view(0).board.boards[0]
    assert (board.fountains, board.fountains_left) == ([], 5)
