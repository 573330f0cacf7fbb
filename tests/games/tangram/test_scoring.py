"""The largest rectangle, harmony and the bonuses: the rulebook's figures, and a slow second opinion."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quartier.games.tangram.scoring import harmony_bonus
from quartier.kernel import calls

from . import slow
from .drawing import BOX, board, looks, shown


def test_the_rulebooks_example_a_rectangle_of_4_by_4_gives_16() -> None:
    drawn = r"""
. .   .   .   .   . .
. B   G   b/g B   . .
. b\g F   G   B   B .
. B   B   f/g g\f . b/.
. G   G   B   B   . B
. .   .   b\. .   . .
"""
    assert looks(drawn)["rectangle"] == 16


def test_fields_outside_the_rectangle_score_nothing() -> None:
    assert looks("\nB B B . G\nB B B . G\n. . . . G")["rectangle"] == 6


def test_a_half_covered_field_does_not_belong_to_a_rectangle() -> None:
    assert looks("\nB B b/.\nB B B")["rectangle"] == 4


def test_a_rectangle_does_not_run_over_the_edge() -> None:
    assert looks("\n. . . . . B B\nB B")["rectangle"] == 2


def test_an_empty_board_scores_nothing() -> None:
    assert looks(".") == {"rectangle": 0, "full": 0, "black": 0, "green": 0}


def test_a_full_board_is_a_rectangle_of_49() -> None:
    assert looks("\n" + "\n".join(["B " * 7] * 7)) == {"rectangle": 49, "full": 49, "black": 49, "green": 0}


@pytest.mark.parametrize(
    ("field", "black", "green"),
    [
        ("B", 1, 0),
        ("b/b", 1, 0),
        ("b\\b", 1, 0),
        ("G", 0, 1),
        ("b/g", 0, 0),
        ("g\\b", 0, 0),
        ("b/f", 1, 0),
        ("f\\b", 1, 0),
        ("f/g", 0, 1),
        ("g\\f", 0, 1),
        ("f/f", 0, 0),
        ("f\\f", 0, 0),
        ("b/.", 0, 0),
        (".\\g", 0, 0),
        ("f/.", 0, 0),
    ],
)
def test_a_field_counts_for_a_colour_as_the_rulebook_shows(field: str, black: int, green: int) -> None:
    seen = looks(f"\n. {field}")
    assert (seen["black"], seen["green"]) == (black, green)


@pytest.mark.parametrize(("distance", "points"), [(0, 20), (1, 10), (2, 10), (3, 5), (4, 5), (5, 0), (6, 0), (30, 0)])
def test_the_harmony_bonus_by_distance(distance: int, points: int) -> None:
    assert harmony_bonus(distance) == points
    drawn = "\n" + "\n".join("B " * 7 for _ in range(distance // 7)) + "\n" + "B " * (distance % 7)
    state = board(drawn)
    assert calls.score(state, BOX.record, 0) == points


def test_the_planning_bonus_is_15_for_a_full_board_and_nothing_for_one_half_less() -> None:
    rows = ["B " * 7] * 3 + ["B B B F G G G"] + ["G " * 7] * 2
    last = "G G G G G G "
    full, lacking = board("\n" + "\n".join([*rows, last + "G"])), board("\n" + "\n".join([*rows, last + "g/."]))
    assert calls.score(full, BOX.record, 0) == 15 + 20
    assert calls.score(lacking, BOX.record, 0) == 10


def test_before_the_end_no_bonus_counts() -> None:
    assert calls.score(board("\n" + "\n".join(["B " * 7] * 7), wave=21), BOX.record, 0) == 0


@given(st.integers(0, 2**49 - 1))
def test_the_largest_rectangle_is_the_one_found_by_trying_all(fields: int) -> None:
    places = {(index % 7, index // 7) for index in range(49) if fields >> index & 1}
    drawn = "\n".join(" ".join("B" if (x, y) in places else "." for x in range(7)) for y in range(7))
    chosen = {("abcdefg".index(name[0]), int(name[1]) - 1) for name in shown(board(drawn)).rectangle}
    assert chosen <= places
    assert len(chosen) == slow.largest_rectangle(places) == slow.largest_rectangle(chosen)


HALF = st.sampled_from("bbggf.")
FIELD = st.tuples(HALF, st.sampled_from("/\\"), HALF).map("".join)


@given(st.lists(st.lists(FIELD, min_size=7, max_size=7), min_size=7, max_size=7))
def test_any_board_counts_as_the_slow_way_says(rows: list[list[str]]) -> None:
    covered: dict[Any, str] = {}
    for row, line in enumerate(rows):
        for column, field in enumerate(line):
            west, diagonal, east = tuple(field)
            names = ("nw", "se") if diagonal == "/" else ("sw", "ne")
            for letter, name in zip((west, east), names, strict=True):
                if letter != ".":
                    covered |= dict.fromkeys(slow.half(f"{'abcdefg'[column]}{row + 1}{name}"), letter)
    full = slow.fields(covered)
    black, green = slow.harmony(full)
    seen = looks("\n" + "\n".join(" ".join(line) for line in rows))
    assert seen == {
        "rectangle": slow.largest_rectangle(set(full)),
        "full": len(full),
        "black": black,
        "green": green,
    }
