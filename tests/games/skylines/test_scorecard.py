"""A city played on a real table, typed in."""

from __future__ import annotations

import pytest

from quartier.core.errors import BadFile
from quartier.games.skylines.about import SkylinesOptions
from quartier.games.skylines.game import GAME

SHEET = """
# a good evening
milestones 6 9 14 20
straight   2
pollution  1
traffic    0
crime      2   # the port
"""


def points(text: str) -> list[int]:
    """The points of each item of a typed city."""
    (items,) = GAME.score_sheet(text, "city.txt", SkylinesOptions())
    return [item.points for item in items]


def test_each_milestone_what_came_straight_and_what_the_end_took_off() -> None:
    assert points(SHEET) == [6, 9, 14, 20, 2, -3]


def test_only_the_milestones_are_needed() -> None:
    assert points("milestones 6") == [6]
    assert points("milestones -3 2") == [-3, 2]


def test_the_reasons_name_the_milestone() -> None:
    (items,) = GAME.score_sheet(SHEET, "city.txt", SkylinesOptions())
    assert [item.reason.args.get("number") for item in items] == [1, 2, 3, 4, None, None]
    assert len({item.reason.id for item in items}) == 3


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("milestones -1", "skylines-phase-grade-1"),
        ("milestones 6 9 14 20\nstraight 2", "skylines-phase-grade-7"),
        ("milestones 20 20 20\nstraight 1", "skylines-phase-grade-8"),
        ("milestones -4 -4 -1", "skylines-phase-grade-1"),
        ("milestones -4 -4 -3 4\nstraight 1", "skylines-phase-collapsed"),
        ("milestones -4 -4 -1\ncrime 1", "skylines-phase-collapsed"),
    ],
)
def test_a_typed_city_has_its_grade_or_is_lost(text: str, verdict: str) -> None:
    (items,) = GAME.score_sheet(text, "city.txt", SkylinesOptions())
    said = GAME.sheet_verdict(items, SkylinesOptions())
    assert said is not None
    assert said.id == verdict
    assert (sum(item.points for item in items) == -10) == (verdict == "skylines-phase-collapsed")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "city.txt: the line 'milestones …' is missing"),
        ("straight 3", "city.txt: the line 'milestones …' is missing"),
        ("milestones 6\n  parks 2", "city.txt, line 2, column 3: 'parks' is not known"),
        ("milestones 6 nine", "city.txt, line 1, column 14: 'nine' is no number for milestones"),
        ("milestones 6\ncrime -1", "city.txt, line 2, column 7: -1 cannot be crime; it is 0 to 5"),
        ("milestones 6\ncrime 1.5", "city.txt, line 2, column 7: '1.5' is no number for crime"),
        ("milestones 6\nmilestones 7", "city.txt, line 2, column 1: milestones stands there twice"),
        ("milestones", "city.txt, line 1, column 1: milestones is followed by"),
        ("milestones 1 2 3 4 5", "city.txt, line 1, column 1: milestones is followed by one to 4 numbers"),
        ("milestones 6\ntraffic", "city.txt, line 2, column 1: traffic is followed by one number"),
        ("milestones 6 26", "city.txt, line 1, column 14: 26 cannot be milestones; it is -4 to 25"),
        ("milestones -5", "city.txt, line 1, column 12: -5 cannot be milestones; it is -4 to 25"),
        ("milestones 6\nstraight -1", "city.txt, line 2, column 10: -1 cannot be straight; it is 0 to 999"),
        ("milestones 6\npollution 6", "city.txt, line 2, column 11: 6 cannot be pollution; it is 0 to 5"),
        ("milestones 6\ntraffic 1 2", "city.txt, line 2, column 1: traffic is followed by one number"),
    ],
)
def test_bad_input_is_refused_with_line_and_column(text: str, says: str) -> None:
    with pytest.raises(BadFile, match=says):
        points(text)
