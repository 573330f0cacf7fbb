"""What is said of a city: what is to do in each stage, and how it did."""

from __future__ import annotations

import pytest

from quartier.core.view import Message
from quartier.games.skylines.board import STAGES
from quartier.games.skylines.grades import OUTCOMES
from quartier.games.skylines.position import DONE, ENDED, NO_MONEY

from .table import city, new_match


def said(stage: int, seat: int | None = 0, outcome: int = 0, skyline: int = 0) -> Message:
    """The phase that a seat sees in a city of two whose first seat is active."""
    match = new_match()
    match.state = city(hands=("r1", "r2"), skyline=skyline)
    match.state["stage"], match.state["outcome"], match.state["playing"] = stage, outcome, 0
    return match.view(seat).phase


@pytest.mark.parametrize("stage", range(DONE))
def test_the_active_seat_is_told_what_is_to_do_in_each_stage_and_the_others_wait(stage: int) -> None:
    assert said(stage) == Message(f"skylines-phase-{STAGES[stage]}")
    assert said(stage, seat=1) == said(stage, seat=None) == Message("phase-wait")


@pytest.mark.parametrize("outcome", range(NO_MONEY, len(OUTCOMES)))
def test_everybody_is_told_how_a_city_was_lost(outcome: int) -> None:
    for seat in (0, 1, None):
        assert said(DONE, seat, outcome) == Message(f"skylines-phase-{OUTCOMES[outcome]}")


@pytest.mark.parametrize(("skyline", "grade"), [(-3, 1), (0, 2), (11, 3), (60, 7), (61, 8)])
def test_everybody_is_told_the_grade_of_a_city_with_its_skyline(skyline: int, grade: int) -> None:
    for seat in (0, 1, None):
        assert said(DONE, seat, ENDED, skyline) == Message(f"skylines-phase-grade-{grade}", {"skyline": skyline})
