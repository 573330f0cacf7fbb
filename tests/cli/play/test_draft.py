"""A turn as it is typed: refused, replaced, gone on with, confirmed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from tests.cli.play.typing_lines import play, typed

import quartier
from quartier.core.file import read_match
from quartier.core.match import Match
from quartier.testing.walk import random_turn


def test_a_refused_move_names_its_rule_and_keeps_the_draft() -> None:
    lines = ["e5^,g7^,i9^", "", "g5^", "+e5", "nonsense", "+", "score", "back", "quit"]
    shown = play(lines, "cities", "--seats", "1", "--seed", "x")
    assert "A tourist from the supply goes onto the tile just laid." in shown
    assert "“nonsense” is no move." in shown
    assert "Enter confirms g5^" in shown


def test_a_turn_is_ended_without_a_tourist_action_by_enter(tmp_path: Path) -> None:
    file = tmp_path / "game.quartier"
    shown = play(["e5^,g7^,i9^", "", "g5^", "", f"save {file}", "quit"], "cities", "--seats", "1", "--seed", "x")
    assert "Saved to" in shown
    assert [turn.text for turn in read_match(file.read_text()).turns] == ["e5^,g7^,i9^", "g5^ ."]
    assert "Good-bye." in shown


def test_a_turn_that_needs_a_step_more_is_not_offered_for_confirmation(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = quartier.new("skylines", seats=1, seed="steps")
    match.play(0, "open:a")
    card = next(step for step in match.view(0).legal if step[0] == "r")
    typed(match, iter([card, "", "quit"]), monkeypatch)
    shown = capsys.readouterr().out
    assert f"So far {card}; go on with the next step" in shown
    assert f"Enter confirms {card};" not in shown
    assert "ways to go on, for example @" in shown


def test_a_turn_typed_in_the_place_of_the_draft_replaces_it() -> None:
    shown = play(["e5^,g7^,i9^", "", "g5^ +g5", "e7>", "quit"], "cities", "--seats", "1", "--seed", "x")
    assert "e7> instead of g5^ +g5." in shown
    assert "Enter confirms e7>;" in shown


def test_a_step_after_a_whole_turn_is_answered_with_how_to_confirm_it() -> None:
    shown = play(["e5^,g7^,i9^", "", "g5^ +g5", "+h5", "quit"], "cities", "--seats", "1", "--seed", "x")
    assert "The turn g5^ +g5 is whole: Enter confirms it" in shown
    assert "is no move" not in shown


@pytest.mark.parametrize(("wrong", "meant"), [("hlep", "help"), ("g5", "g5^"), ("legned", "legend")])
def test_what_is_nearly_right_is_answered_with_what_may_be_meant(wrong: str, meant: str) -> None:
    shown = play(["e5^,g7^,i9^", "", wrong, "quit"], "cities", "--seats", "1", "--seed", "x")
    near = next(line for line in shown.splitlines() if line.startswith("Did you mean"))
    assert meant in near


@pytest.mark.parametrize(("game", "seats"), [("cities", 1), ("tangram", 1), ("guilds", 3), ("skylines", 1)])
def test_the_points_shown_before_enter_are_those_after_it(game: str, seats: int) -> None:
    match, random = Match.new(game, seats=seats, seed="points"), Random(4)
    while not match.over:
        seat = match.actors[0]
        turn = random_turn(match, seat, random)
        before = [place.score for place in match.preview(seat, turn).standings]
        match.play(seat, turn)
        assert [place.score for place in match.view(seat).standings] == before
