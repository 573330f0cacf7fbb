"""A board typed in from a real table."""

from __future__ import annotations

import pytest

from quartier.core.errors import BadFile
from quartier.games.tangram.about import TangramOptions
from quartier.games.tangram.game import GAME

BOARD = """
# the rulebook's example: a rectangle of 4 x 4
. .  .  .  .  . .
. B  G  bg B  . .
. bg F  G  B  B .
. B  B  gf gf . b
. G  G  B  B  . B
. .  .  b  .  . .
. .  .  .  .  . .
"""


def points(text: str) -> list[int]:
    """The points of each item of a typed board."""
    return [item.points for item in GAME.score_sheet(text, "board.txt", TangramOptions())[0]]


def test_a_final_board_scores_its_rectangle_and_its_bonuses() -> None:
    # 9 fields count for black, 6 for green: a distance of 3
    assert points(BOARD) == [1, 16, 0, 5]


def test_with_the_rounds_before_it() -> None:
    assert points("rounds: 4 4 9 12 16" + BOARD) == [1, 4, 4, 9, 12, 16, 16, 0, 5]


def test_in_the_middle_of_a_game_there_are_no_bonuses() -> None:
    assert points("rounds: 4 9" + BOARD) == [1, 4, 9, 16]
    assert points("rounds:" + BOARD) == [1, 16]


def test_a_full_board() -> None:
    rows = ["B B B G G G bg"] * 6 + ["B B B G G G F"]
    assert points("\n".join(rows)) == [1, 49, 15, 20]


def test_the_message_of_the_rectangle_tells_its_width_and_height() -> None:
    (items,) = GAME.score_sheet(BOARD, "board.txt", TangramOptions())
    assert items[1].reason.args == {"round": 6, "width": 4, "height": 4}
    assert items[1].fields[0] == "b2"
    assert items[1].fields[-1] == "e5"


ROW = "B B B . . . .\n"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (ROW * 6, "board.txt: 6 rows of fields; a board has 7"),
        (ROW * 8, "line 8, column 1: an eighth row"),
        (ROW + "B B X . . . .\n", "line 2, column 5: 'X' is no field"),
        (ROW + "B bgb . . . . .\n", "line 2, column 3: 'bgb' is no field"),
        (ROW + "B B . .\n", "line 2, column 8: the row ends after 4 fields; a row has 7"),
        (ROW + "B B . . . . . .\n", "line 2, column 15: an eighth field"),
        ("F F F f . . .\n" + ROW * 6, "line 1, column 7: the seventh fountain; everybody has 6"),
        ("rounds: 4 x\n" + ROW * 7, "line 1, column 11: 'x' is no number of points from 0 to 49"),
        ("rounds: 4 50\n" + ROW * 7, "line 1, column 11: '50' is no number of points"),
        ("rounds: 4 11\n" + ROW * 7, "line 1, column 11: no rectangle has 11 fields; its sides are at most 7 long"),
        ("rounds: " + 5000 * "9" + "\n" + ROW * 7, "line 1, column 9: '9+[.]+9+' is no number of points"),
        ("rounds: 9 4\n" + ROW * 7, "line 1, column 11: 4 points after 9; a rectangle never gets smaller"),
        ("rounds: 1 2 3 4 5 6\n" + ROW * 7, "line 1, column 19: a sixth round"),
        (ROW + "rounds: 4\n" + ROW * 6, "line 2, column 1: 'rounds: …' stands once, before the rows"),
        ("rounds 4\n" + ROW * 7, "line 1, column 1: 'rounds: …' stands once"),
        ("rounds: 30\n" + ROW * 7, "the largest rectangle has 21 fields, fewer than the 30 of the round before"),
        ("", "board.txt: 0 rows of fields"),
    ],
)
def test_bad_input_is_refused_with_line_and_column(text: str, says: str) -> None:
    with pytest.raises(BadFile, match=says):
        points(text)
