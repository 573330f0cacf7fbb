"""A whole game typed in the terminal, with everything that one can type."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from tests.cli.test_commands import run

import quartier
from quartier.cli.interrupting import Interrupted, Interruptions
from quartier.cli.keeping import Keeper
from quartier.cli.table import Table
from quartier.core.file import read_match, verify
from quartier.core.match import Match
from quartier.testing.walk import random_turn


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are saved."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("QUARTIER_LANGUAGE", "en")
    return tmp_path


def play(lines: list[str], *words: str) -> str:
    done = run("play", *words, stdin="\n".join(lines) + "\n")
    assert done.stderr == ""
    return done.stdout


def typed(match: Match, lines: Iterator[str], monkeypatch: pytest.MonkeyPatch, file: Path | None = None) -> Table:
    """A table at which these lines are typed, and what is there when it is left."""
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    table = Table(match, "random", Keeper(match, file))
    table.run()
    return table


def saved(folder: Path) -> Path:
    """The only file there."""
    (file,) = folder.iterdir()
    return file


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
    assert "Die Texte gibt es auf en, de, nl" in shown


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
    typed(match, iter([card, "", "quit"]), monkeypatch)
    shown = capsys.readouterr().out
    assert f"So far {card}; go on with the next step" in shown
    assert f"Enter confirms {card};" not in shown
    assert "ways to go on, for example @" in shown


def test_a_game_that_is_left_is_saved_under_a_fresh_name_and_goes_on_from_there(folder: Path) -> None:
    shown = play(["e5^,g7^,i9^", "", "quit"], "cities", "--seats", "2", "--seed", "x", "--against", "random")
    file = saved(folder)
    assert re.fullmatch(r"cities-\d{4}-\d\d-\d\d-\d{4}\.quartier", file.name)
    assert f"quartier play --resume {file.name}" in shown
    assert "against: random" in file.read_text()
    shown = play(["g5^", "", "quit"], "--resume", file.name)
    assert f"Saved to {file.name}" in shown
    assert saved(folder) == file
    assert [turn.seat for turn in read_match(file.read_text()).turns].count(0) == 2
    assert "against: random" in file.read_text()


def test_two_games_of_one_minute_have_two_files(folder: Path) -> None:
    for _ in range(2):
        match = quartier.new("cities", seats=1, seed="x")
        match.play(0, "e5^,g7^,i9^")
        Keeper(match).save()
    assert len(list(folder.iterdir())) == 2


def test_what_was_not_begun_is_not_saved(folder: Path) -> None:
    assert "Good-bye." in play(["e5^,g7^,i9^", "quit"], "cities", "--seats", "1", "--seed", "x")
    assert list(folder.iterdir()) == []


def test_one_can_leave_without_saving(folder: Path) -> None:
    play(["e5^,g7^,i9^", "", "quit!"], "cities", "--seats", "1", "--seed", "x")
    assert list(folder.iterdir()) == []


def test_another_file_is_not_overwritten_unasked(folder: Path) -> None:
    other = folder / "mine.quartier"
    other.write_text("precious")
    begin = ["e5^,g7^,i9^", ""]
    shown = play([*begin, "save mine.quartier", "quit!"], "cities", "--seats", "1", "--seed", "x")
    assert "save! mine.quartier" in shown
    assert other.read_text() == "precious"
    play(
        [*begin, "save! mine.quartier", "g5^", "", "save mine.quartier", "quit"],
        "cities",
        "--seats",
        "1",
        "--seed",
        "x",
    )
    assert len(read_match(other.read_text()).turns) == 2
    assert saved(folder) == other


def test_a_file_is_chosen_beforehand_and_must_be_new(folder: Path) -> None:
    words = ("cities", "--seats", "1", "--seed", "x", "--save", "evening.quartier")
    play(["e5^,g7^,i9^", "", "quit"], *words)
    assert saved(folder).name == "evening.quartier"
    done = run("play", *words)
    assert done.returncode == 2
    assert "quartier play --resume evening.quartier" in done.stderr


def test_a_finished_match_is_shown_as_it_ended_and_stays_as_it_is(folder: Path) -> None:
    play(solo_game("typed"), "cities", "--seats", "1", "--seed", "typed")
    before = saved(folder).read_bytes()
    shown = play([], "--resume", saved(folder).name)
    assert "Your city is worth" in shown
    assert f"quartier replay {saved(folder).name}" in shown
    assert saved(folder).read_bytes() == before


def test_where_nothing_can_be_written_it_is_saved_elsewhere(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = folder / "home"
    home.mkdir()
    monkeypatch.setattr(Path, "home", lambda: home)
    match = quartier.new("cities", seats=1, seed="x")
    match.play(0, "e5^,g7^,i9^")
    here = Path.open

    def refusing(path: Path, *arguments: str, **more: str) -> object:
        if path.parent == Path():
            raise PermissionError(13, "Permission denied")
        return here(path, *arguments, **more)  # type: ignore[call-overload]

    monkeypatch.setattr(Path, "open", refusing)
    assert Keeper(match).save().parent == home


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_game_that_is_interrupted_is_saved(number: signal.Signals, status: int, folder: Path) -> None:
    words = ("play", "cities", "--seats", "1", "--seed", "x")
    # A test that runs in the background ignores Ctrl-C, and so would what it starts.
    begin = f"import signal, sys; signal.signal({int(number)}, signal.default_int_handler)"
    command = [sys.executable, "-c", f"{begin}; from quartier.cli.main import main; sys.exit(main())", *words]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as playing:
        assert playing.stdin
        assert playing.stdout
        playing.stdin.write("e5^,g7^,i9^\n\nsave\ng5^\n\nnonsense\n")
        playing.stdin.flush()
        while "is no move" not in playing.stdout.readline():
            assert playing.poll() is None
        os.kill(playing.pid, number)
        rest = playing.stdout.read()
    assert playing.returncode == status
    assert len(read_match(saved(folder).read_text()).turns) == 2
    assert "quartier play --resume" in rest


def test_a_signal_that_came_just_before_the_wait_for_a_line_is_not_lost() -> None:
    interruptions = Interruptions()
    with interruptions.caught(), interruptions.heard():
        noted = signal.set_wakeup_fd(-1)
        signal.set_wakeup_fd(noted)
        os.write(noted, bytes([signal.SIGTERM]))  # the system has told of it, Python has not looked yet
        with pytest.raises(Interrupted) as caught:
            select.select([], [], [], 20)
    assert caught.value.status == 143


def test_ctrl_c_during_a_hint_ends_the_hint_and_not_the_game() -> None:
    match = quartier.new("cities", seats=1, seed="x")
    match.play(0, "e5^,g7^,i9^")
    table = Table(match, "random")
    table.interruptions.pending = signal.SIGINT
    table.hint()
    assert len(table.said) in (1, 2, 3)
    assert table.interruptions.pending is None


def test_ctrl_c_while_the_table_is_drawn_is_not_lost(folder: Path) -> None:
    match = quartier.new("cities", seats=1, seed="x")
    match.play(0, "e5^,g7^,i9^")
    table = Table(match, "random")
    table.interruptions.pending = signal.SIGINT
    with pytest.raises(SystemExit):
        table.run()
    assert saved(folder)


def begun(game: str, seats: int, seed: str, turns: int = 6) -> Match:
    """A match some turns on, with seat 0 to move."""
    match, random = Match.new(game, seats=seats, seed=seed), Random(seed)
    while len(match.turns) < turns or match.actors[0] != 0:
        match.play(match.actors[0], random_turn(match, match.actors[0], random))
    return match


GAMES = [("cities", 2), ("tangram", 2), ("guilds", 3), ("skylines", 2)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_hint_that_is_typed_is_what_is_played(game: str, seats: int) -> None:
    match = begun(game, seats, "hint")
    table = Table(match, "random")
    table.hint()
    for said in table.said:
        turn = said.plain.split("  (")[0]
        table.draft.steps = []
        table.answer(turn)
        assert str(table.draft) == turn
    table.confirm()
    assert next(played.text for played in reversed(match.turns) if played.seat == 0) == turn


@pytest.mark.parametrize(("game", "seats"), [("cities", 1), ("tangram", 1), ("guilds", 3), ("skylines", 1)])
def test_the_points_shown_before_enter_are_those_after_it(game: str, seats: int) -> None:
    match, random = Match.new(game, seats=seats, seed="points"), Random(4)
    while not match.over:
        seat = match.actors[0]
        turn = random_turn(match, seat, random)
        before = [place.score for place in match.preview(seat, turn).standings]
        match.play(seat, turn)
        assert [place.score for place in match.view(seat).standings] == before


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


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_screen_says_last_what_is_to_do(game: str, seats: int) -> None:
    match = begun(game, seats, "phase")
    table = Table(match, "random")
    view = match.view(0)
    assert table.screen()[-1].plain in table.texts.say(view.phase.id, **view.phase.args)
    assert view.legal[0] in table.screen()[-2].plain


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_others_last_moves_and_all_points_are_told(game: str, seats: int) -> None:
    match = begun(game, seats, "news", 12)
    table = Table(match, "random")
    text = "\n".join(line.plain for line in table.screen())
    last = [turn for turn in match.view(0).log if turn.seat == 1][-1]
    assert f"Player 2: {match.game.tell(match.view(0), last.turn, table.texts)[:40]}" in text
    for place in match.view(0).standings if game != "skylines" else []:
        assert f"{'You' if place.seat == 0 else f'Player {place.seat + 1}'} {place.score}" in text


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
    texts = Table(match, "random").texts
    assert match.over
    for place in match.standings[:1] if game == "skylines" else match.standings:
        for item in place.items:
            assert str(item.points).replace("-", "") in shown
            assert texts.say(item.reason.id, **item.reason.args).split()[0] in shown
    assert verify(saved(folder).read_text())[1].good


COMMANDS: list[tuple[str, Callable[[str], bool]]] = [
    ("legend", lambda shown: "tourist" in shown),
    ("show all", lambda shown: "Player 2" in shown),
    ("log", lambda shown: "laid the start tiles" in shown),
    ("points", lambda shown: "You: 0 points" in shown),
    ("show me", lambda shown: "“show all” draws all of it" in shown),
]


@pytest.mark.parametrize(("command", "is_right"), COMMANDS, ids=[command for command, _ in COMMANDS])
def test_the_rest_is_shown_by_commands(command: str, is_right: Callable[[str], bool]) -> None:
    begin = ["e5^,g7^,i9^", ""]
    words = ("cities", "--seats", "3", "--seed", "x", "--against", "random")
    assert is_right(play([*begin, command, "quit"], *words).split("Round 1 of 13")[-1])
