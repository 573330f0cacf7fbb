"""Whole games typed in the terminal, to their end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.cli.play.typing_lines import GAMES, play, saved, typed

import quartier
from quartier.bots import UnknownBot
from quartier.cli.play.start import new_game
from quartier.cli.play.table import Table
from quartier.core.file import verify
from quartier.core.match import Match
from quartier.testing.walk import random_turn


def solo_game(seed: str) -> list[str]:
    """The first legal turn of every round, as two lines each: the steps, and Enter."""
    match = quartier.new("cities", seats=1, seed=seed)
    lines = []
    while not match.over:
        turn = match.legal(0)[0]
        match.play(0, turn)
        lines += [turn, ""]
    return lines


def first_turn(match: Match) -> str:
    """The first steps that make a turn."""
    steps = [match.legal(0)[0]]
    while (after := match.preview(0, " ".join(steps))).wave == match.wave:
        steps.append(after.legal[0])
    return " ".join(steps)


def test_a_whole_game_is_played_and_saved() -> None:
    shown = play(solo_game("typed"), "cities", "--seats", "1", "--seed", "typed")
    assert "Round 13 of 13" in shown
    assert "Your city is worth" in shown
    assert "The seed of this game: typed" in shown
    file = saved(Path())
    assert f"quartier replay {file.name}" in shown
    match, verdict = verify(file.read_text())
    assert (match.over, verdict.state, verdict.standings) == (True, True, True)


def test_a_game_against_bots_has_a_winner() -> None:
    lines = ["e5^,g7^,i9^", ""]
    shown = play([*lines, "quit"], "cities", "--seats", "3", "--seed", "x", "--against", "random")
    assert "Player 2" in shown
    assert "Player 3" in shown
    assert "Round 1 of 13" in shown


def test_the_bots_in_the_other_seats_are_characters_that_are_told_apart() -> None:
    shown = play(["quit"], "cities", "--seats", "3", "--seed", "x", "--against", "easy")
    assert "Seat 2: Easy · the " in shown
    assert "Seat 3: Easy · the " in shown
    chosen = play(["quit"], "cities", "--seats", "2", "--seed", "x", "--against", "easy:regular")
    assert "Seat 2: Easy · the Regular. Sits in cafés with a view" in " ".join(chosen.split())


def test_a_character_of_another_game_is_refused() -> None:
    with pytest.raises(UnknownBot, match="no character 'spoiler' in cities; its characters are gardener"):
        new_game("cities", {}, seats=2, against="easy:spoiler", seed="x", save=None)


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


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_end_itemises_everybodys_points(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    match, random = Match.new(game, seats=seats, seed="end"), Random(1)

    def lines() -> Iterator[str]:
        while True:
            yield random_turn(match, 0, random)
            yield ""

    typed(match, lines(), monkeypatch)
    shown = " ".join(capsys.readouterr().out.split("The game is over")[0].split())
    texts = Table(match, "random").display.texts
    assert match.over
    for place in match.standings[:1] if game == "skylines" else match.standings:
        for item in place.items:
            assert str(item.points).replace("-", "") in shown
            assert texts.say(item.reason.id, **item.reason.args).split()[0] in shown
    assert verify(saved(folder).read_text())[1].good


def test_a_finished_match_is_shown_as_it_ended_and_stays_as_it_is(folder: Path) -> None:
    play(solo_game("typed"), "cities", "--seats", "1", "--seed", "typed")
    before = saved(folder).read_bytes()
    shown = play([], "--resume", saved(folder).name)
    assert "Your city is worth" in shown
    assert f"quartier replay {saved(folder).name}" in shown
    assert saved(folder).read_bytes() == before
