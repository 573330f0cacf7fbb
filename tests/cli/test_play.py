"""A whole game typed in the terminal, with everything that one can type."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.test_commands import run

import quartier
from quartier.cli.play import Table
from quartier.core.file import read_match
from quartier.core.match import Match


def play(lines: list[str], *words: str) -> str:
    done = run("play", *words, stdin="\n".join(lines) + "\n")
    assert done.stderr == ""
    return done.stdout


def solo_game(seed: str) -> list[str]:
    """The first legal turn of every round, as two lines each: the steps, and Enter."""
    match = quartier.new("cities", seats=1, seed=seed)
    lines = []
    while not match.over:
        turn = match.legal(0)[0]
        match.play(0, turn)
        lines += [turn, ""]
    return lines


def test_a_whole_game_is_played_and_saved() -> None:
    shown = play(solo_game("typed"), "cities", "--seats", "1", "--seed", "typed")
    assert "Round 13 of 13" in shown
    assert "Your city is worth" in shown
    assert "The seed of this game: typed" in shown


def test_a_game_against_bots_has_a_winner() -> None:
    lines = ["e5^,g7^,i9^", ""]
    shown = play([*lines, "quit"], "cities", "--seats", "3", "--seed", "x", "--against", "random")
    assert "Player 2" in shown
    assert "Player 3" in shown
    assert "Round 1 of 13" in shown


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


def test_a_saved_game_is_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.quartier"
    play(["e5^,g7^,i9^", "", f"save {file}", "quit"], "cities", "--seats", "1", "--seed", "x")
    shown = play(["quit"], "--resume", str(file))
    assert "Round 1 of 13" in shown


def test_undo_moves_help_and_language() -> None:
    lines = ["help", "undo", "moves", "e5^,g7^,i9^", "undo", "", "lang de", "lang xx", "back", "quit"]
    shown = play(lines, "cities", "--seats", "2", "--seed", "x", "--against", "random")
    assert "Lay a tile by its upper left field" in shown
    assert "There is nothing to take back" in shown
    assert "2,304 ways to go on" in shown
    assert "Lege die drei Startplättchen" in shown
    assert "the texts are in en, de, nl" in shown


def test_a_hint_names_three_turns_with_their_points() -> None:
    shown = play(["e5^,g7^,i9^", "", "hint", "quit"], "cities", "--seats", "1", "--seed", "x")
    assert shown.count("points expected") == 3


def test_a_cooperative_game_is_won_or_lost_together() -> None:
    match = quartier.new("skylines", seats=1, seed="typed")
    lines = []
    while not match.over:
        turn = first_turn(match)
        match.play(0, turn)
        lines += [turn, ""]
    shown = play(lines, "skylines", "--seats", "1", "--seed", "typed")
    result = "You win with" if match.standings[0].rank == 1 else "You lose."
    assert result in shown
    assert "worth" not in shown.splitlines()[-2]
    assert "The seed of this game: typed" in shown


def first_turn(match: Match) -> str:
    """The first steps that make a turn."""
    steps = [match.legal(0)[0]]
    while (after := match.preview(0, " ".join(steps))).wave == match.wave:
        steps.append(after.legal[0])
    return " ".join(steps)


def test_what_is_said_stands_below_the_table_which_is_drawn_again_when_it_changes_or_is_asked_for() -> None:
    begin = ["e5^,g7^,i9^", ""]
    words = ("cities", "--seats", "1", "--seed", "x")
    once = play([*begin, "nonsense", "help", "moves", "score", "back", "quit"], *words).count("Round 1 of 13")
    assert once == play([*begin, "quit"], *words).count("Round 1 of 13")
    assert play([*begin, "show", "quit"], *words).count("Round 1 of 13") == once + 1
    assert play([*begin, "lang en", "quit"], *words).count("Round 1 of 13") == once + 1


def test_a_turn_that_needs_a_step_more_is_not_offered_for_confirmation(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = quartier.new("skylines", seats=1, seed="steps")
    match.play(0, "open:a")
    card = next(step for step in match.view(0).legal if step[0] == "r")
    typed = iter([card, "", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    monkeypatch.setenv("QUARTIER_LANGUAGE", "en")
    Table(match, "random").run()
    shown = capsys.readouterr().out
    assert f"So far {card}; go on with the next step" in shown
    assert f"Enter confirms {card};" not in shown
    assert "ways to go on, for example @" in shown
