"""`quartier puzzles`: solved in the terminal, listed, made, checked."""

from __future__ import annotations

import datetime
import json
from pathlib import Path

import pytest
from tests.cli.words import Typist

from quartier.core.puzzle import Puzzle, match_of
from quartier.core.registry import load_game
from quartier.insight.puzzles import daily_puzzle, house_puzzles, write_puzzles


@pytest.fixture
def puzzle() -> Puzzle:
    """One with few turns."""
    return min(house_puzzles("cities"), key=lambda puzzle: puzzle.legal)


def type_lines(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Somebody types these lines, and then nothing more."""
    left = iter(lines)

    def typed(prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", typed)


def test_answers_are_told_how_far_they_are_until_one_is_right(
    typed: Typist, monkeypatch: pytest.MonkeyPatch, puzzle: Puzzle
) -> None:
    match = match_of(puzzle, load_game("cities"))
    wrong = next(turn for turn in match.each_legal(puzzle.seat) if not puzzle.solves(turn))
    type_lines(monkeypatch, "help", "zz9", wrong, puzzle.solutions[0])
    said = typed("puzzles", "cities", "--puzzle", puzzle.id)
    assert said.status == 0
    assert f"short of {puzzle.best}" in said.out
    assert "Right!" in said.out
    assert f"All {puzzle.legal} turns were tried" in " ".join(said.out.split())
    assert "1 of 1 solved, 0 at the first try" in said.out


def test_what_does_nothing_more_need_not_be_typed(
    typed: Typist, monkeypatch: pytest.MonkeyPatch, puzzle: Puzzle
) -> None:
    match = match_of(puzzle, load_game("cities"))
    lay = next(turn for turn in match.each_legal(puzzle.seat) if turn.endswith(" .") and not puzzle.solves(turn))
    type_lines(monkeypatch, lay.removesuffix(" ."), "solution")
    said = typed("puzzles", "cities", "--puzzle", puzzle.id)
    assert f"short of {puzzle.best}" in said.out
    assert puzzle.solutions[0] in said.out
    assert "0 of 1 solved" in said.out


def test_the_puzzle_of_today_is_the_same_for_everybody(typed: Typist) -> None:
    said = typed("puzzles", "guilds", "--daily", "--json")
    (found,) = json.loads(said.out)["puzzles"]
    assert found["id"] == daily_puzzle(house_puzzles("guilds"), datetime.date.today()).id


def test_puzzles_are_listed_by_grade_and_kind(typed: Typist) -> None:
    told = json.loads(typed("puzzles", "tangram", "--grade", "avenue", "--kind", "full", "--json").out)["puzzles"]
    assert told
    assert {(each["grade"], each["kind"]) for each in told} == {("avenue", "full")}
    assert all(each["gain"] == each["best"] - each["before"] > 0 for each in told)


def test_made_puzzles_are_true_and_can_be_solved(
    typed: Typist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(tmp_path / "mine.txt")
    words = (
        "puzzles",
        "guilds",
        "--make",
        "1",
        "--to",
        file,
        "--resume",
        f"{file}.record",
        "--jobs",
        "1",
        "--seed",
        "2",
    )
    assert typed(*words).status == 0
    first = Path(file).read_text()
    again = json.loads(typed(*words, "--json").out)
    assert again["made"] == 1
    assert Path(file).read_text() == first
    assert "its claim is true" in typed("puzzles", "guilds", "--check", file).out
    type_lines(monkeypatch, "quit")
    assert "Puzzle 1 of 1" in typed("puzzles", "guilds", "--from", file).out


def test_a_false_puzzle_is_named(typed: Typist, tmp_path: Path, puzzle: Puzzle) -> None:
    file = tmp_path / "false.txt"
    text = write_puzzles([puzzle], load_game("cities"))
    file.write_text(text.replace(f"next: {puzzle.next}", f"next: {puzzle.next - 1}"))
    said = typed("puzzles", "cities", "--check", str(file))
    assert said.status == 2
    assert f"puzzle {puzzle.id}: 'next: {puzzle.next - 1}' is wrong, it is {puzzle.next}" in " ".join(said.err.split())
    told = json.loads(typed("puzzles", "cities", "--check", str(file), "--json").out)
    assert (told["good"], list(told["wrong"])) == (False, [puzzle.id])


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--grade", "alley"), "lane, street, avenue, boulevard, maze"),
        (("--kind", "riddle"), "points, last, tourist"),
        (("--puzzle", "00000000"), "there is no such puzzle"),
        (("--make", "1"), "--make needs --to"),
        (("--to", "somewhere"), "--to needs --make"),
        (("--make", "0", "--to", "somewhere"), "1 to 10,000"),
        (("--check", "nowhere.txt"), "nowhere.txt"),
        (("--make", "1", "--to", "/no/such/folder/file"), "/no/such/folder/file"),
    ],
)
def test_what_is_wrong_is_said(typed: Typist, words: tuple[str, ...], told: str) -> None:
    said = typed("puzzles", "cities", *words)
    assert said.status == 2
    assert told in " ".join(said.err.split())


def test_puzzles_of_another_game_are_refused(typed: Typist, tmp_path: Path, puzzle: Puzzle) -> None:
    file = tmp_path / "cities.txt"
    file.write_text(write_puzzles([puzzle], load_game("cities")))
    assert "another game, cities" in typed("puzzles", "guilds", "--from", str(file)).err


@pytest.mark.parametrize(("language", "word"), [("de", "Labyrinth"), ("nl", "Doolhof")])
def test_puzzles_speak_the_language(typed: Typist, monkeypatch: pytest.MonkeyPatch, language: str, word: str) -> None:
    type_lines(monkeypatch, "solution", "quit")
    assert word in typed("puzzles", "skylines", "--grade", "maze", language=language).out
