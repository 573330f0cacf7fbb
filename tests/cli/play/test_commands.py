"""What can be typed besides moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.cli.play.typing_lines import GAMES, begun, play

from quartier.cli.play.commands import answer, confirm, hint
from quartier.cli.play.table import Table


def test_undo_moves_help_and_language() -> None:
    lines = ["help", "undo", "moves", "e5^,g7^,i9^", "undo", "", "lang de", "lang xx", "back", "quit"]
    shown = play(lines, "cities", "--seats", "2", "--seed", "x", "--against", "random")
    assert "Lay a tile by its upper left field" in shown
    assert "There is nothing to take back" in shown
    assert "2,304 ways to go on" in shown
    assert "Lege die drei Startplättchen" in shown
    assert "Die Texte gibt es auf en, de, nl" in shown


def test_a_hint_names_three_turns_with_their_points() -> None:
    shown = play(["e5^,g7^,i9^", "", "hint", "quit"], "cities", "--seats", "1", "--seed", "x")
    assert shown.count("points expected") == 3


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_hint_that_is_typed_is_what_is_played(game: str, seats: int) -> None:
    match = begun(game, seats, "hint")
    table = Table(match, "random")
    hint(table)
    for said in table.display.said:
        turn = said.plain.split("  (")[0]
        table.draft.steps = []
        answer(table, turn)
        assert str(table.draft) == turn
    confirm(table)
    assert next(played.text for played in reversed(match.turns) if played.seat == 0) == turn


COMMANDS: list[tuple[str, Callable[[str], bool]]] = [
    ("legend", lambda shown: "tourist" in shown),
    ("show all", lambda shown: "Player 2" in shown),
    ("log", lambda shown: "lays the start tiles" in shown),
    ("points", lambda shown: "You: 0 points" in shown),
    ("show me", lambda shown: "“show all” draws all of it" in shown),
]


@pytest.mark.parametrize(("command", "is_right"), COMMANDS, ids=[command for command, _ in COMMANDS])
def test_the_rest_is_shown_by_commands(command: str, is_right: Callable[[str], bool]) -> None:
    begin = ["e5^,g7^,i9^", ""]
    words = ("cities", "--seats", "3", "--seed", "x", "--against", "random")
    assert is_right(play([*begin, command, "quit"], *words).split("Round 1 of 13")[-1])
