"""The loader on board parts and layouts: what is wrong with a drawing, with its place."""

from __future__ import annotations

import re

import pytest

from quartier.core.errors import BadComponents
from quartier.games.skylines.components.reader import read_set

from .plain_set import TOP, changed, plain_text, read_changed


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "says"),
    [
        (TOP, TOP.replace("~ ~", "~ x"), 1, 5, "part A has 'x' there; a square is . (land) or ~ (water)"),
        (TOP, TOP.replace("|.", "-."), 1, 10, "part A has '-' there; between squares there is '|' or nothing"),
        (TOP, TOP.replace("         |", "        ||"), 2, 9, "part A has '|' there; between squares there is '-'"),
        ("         |\n  ~", "         x\n  ~", 1, 10, "part A has 'x' there"),
        (TOP, TOP.replace(".|.", ". ."), 3, 10, "this street of part A ends without parting two districts"),
        (TOP, TOP.replace("~ ~ .", "~ ~|."), 1, 6, "this street of part A runs along water"),
        (TOP, "  ~ ~ .|.|. .\n      -+ |\n", 3, 5, "a second district of part A reaches the water here"),
    ],
)
def test_a_fault_in_a_drawing_is_named_with_its_column(old: str, new: str, line: int, column: int, says: str) -> None:
    text, first = changed(old, new)
    with pytest.raises(BadComponents, match=re.escape(says)) as refusal:
        read_set(text, "set.txt")
    assert str(refusal.value).startswith(f"set.txt, line {first + line - 1}, column {column}:")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (TOP, "  ~ . . .|. .\n         |\n", "the water of part A has 2 squares along the edge; it lies in one corner"),
        (TOP, "  ~ ~ ~ .|. .\n         |\n", "the water of part A has 4 squares along the edge"),
        (TOP, "  ~ ~ . .|. ~\n         |\n", "the water of part A has 4 squares along the edge"),
    ],
)
def test_water_lies_in_one_corner_two_squares_wide_on_both_sides(old: str, new: str, says: str) -> None:
    with pytest.raises(BadComponents, match=says):
        read_changed(old, new)


def test_a_part_has_at_most_six_districts() -> None:
    streets = "\n".join(
        ["  ~ ~ .|.|.|.", "       | | |", "  ~ . .|.|.|.", "       | | |", "  . . .|.|.|.", "  -----+-+-+-"]
    )
    drawn = f"{streets}\n" + "\n".join(["  . .|.|.|.|."] + ["     | | | |", "  . .|.|.|.|."] * 2) + "\n"
    before, _, after = plain_text().partition("part A 2\n")
    with pytest.raises(BadComponents, match="part A has 9 districts; a part has at most 6"):
        read_set(f"{before}part A 2\n{drawn}{after.split(chr(10), 11)[11]}", "set.txt")


def test_a_drawing_has_eleven_rows_of_eleven_marks() -> None:
    text, line = changed(TOP, TOP.replace(".|. .\n", ".|. . .\n", 1))
    with pytest.raises(BadComponents, match=f"line {line}: this row of part A does not lie below its first row"):
        read_set(text, "set.txt")
    short = plain_text().partition("part F 6\n")
    with pytest.raises(BadComponents, match="the drawing of part F has 2 rows; it has 11"):
        read_set("".join([*short[:2], "\n".join(short[2].splitlines()[:2])]), "set.txt")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("B^ E> A^", "B^ E> A^ C> D^", "layout introduction leaves the frame; it has 3 rows of 4 places"),
        ("B^ E> A^", "..\n  ..\n  ..\n  B^", "layout introduction leaves the frame"),
        ("B^ E> A^", "B^ E> X^", "'X^' is no part of a layout; a part is its letter (A B C D E F)"),
        ("B^ E> A^", "B^ E> A", "'A' is no part of a layout"),
        ("B^ E> A^", "B^ E> B^", "part B lies twice in layout introduction; each part exists once"),
        ("B^ E> A^", "..", "layout introduction has 0 parts; a layout has 1 to 4"),
        ("B^ E> A^", "B^ E> C^\n  A^ .. ..\n  D^ .. ..", "layout introduction has 5 parts; a layout has 1 to 4"),
        ("B^ E> A^", "B^ E> A>", "the shores of parts E and A differ where they meet; land meets land"),
        ("B^ E> A^", "B^ .. A^", "layout introduction falls apart; its parts are joined by their sides"),
        ("B^ E> A^", "B^ ..\n  .. A^", "layout introduction falls apart"),
    ],
)
def test_the_parts_of_a_layout_are_joined_by_sides_and_their_shores_meet(old: str, new: str, says: str) -> None:
    with pytest.raises(BadComponents, match=re.escape(says)) as refusal:
        read_changed(old, new)
    assert re.match(r"set\.txt, line \d+: ", str(refusal.value))


def test_a_comment_may_stand_right_below_a_layout() -> None:
    text = plain_text().rstrip()
    assert read_set(f"{text}\n# The last layout of all.\n", "set.txt").layouts == read_set(text, "set.txt").layouts
