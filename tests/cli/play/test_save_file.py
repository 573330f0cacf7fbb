"""Where a game is kept that is left, and what is never overwritten."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.play.typing_lines import play, saved
from tests.cli.words import run

import quartier
from quartier.cli.play.save_file import SaveFile
from quartier.core.file import read_match


def test_a_saved_game_is_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.quartier"
    play(["e5^,g7^,i9^", "", f"save {file}", "quit"], "cities", "--seats", "1", "--seed", "x")
    shown = play(["quit"], "--resume", str(file))
    assert "Round 1 of 13" in shown


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
        SaveFile(match).save()
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
    assert SaveFile(match).save().parent == home
