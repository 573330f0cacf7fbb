"""Puzzles have exactly the solutions that they claim, and are graded, made and dealt out as said."""

from __future__ import annotations

import datetime
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from quartier.core.errors import BadFile, BadOption
from quartier.core.puzzle import GRADES, NoPuzzles, Puzzle, kind_of, kinds_of
from quartier.core.registry import games, load_game
from quartier.games.guilds.puzzles import safe
from quartier.insight.puzzles import check_puzzle, daily_puzzle, house_puzzles, match_of, read_puzzles, write_puzzles
from quartier.insight.puzzles_making import SearchFile, chosen, made, make, plan_of, searched

MANY = 4000
"""Turns that are looked at one by one in thorough runs."""


def answered(puzzle: Puzzle) -> Counter[bool]:
    """Every turn of a puzzle, typed as notation and looked at as its player sees it; how many reach the claim."""
    match = match_of(puzzle, load_game(puzzle.game))
    told = kind_of(match.game, puzzle.kind).told
    assert told(match.view(puzzle.seat), puzzle.seat) == puzzle.before
    values = {turn: told(match.preview(puzzle.seat, turn), puzzle.seat) for turn in match.each_legal(puzzle.seat)}
    assert len(values) == puzzle.legal
    assert max(values.values()) == puzzle.best
    assert max(value for value in values.values() if value < puzzle.best) == puzzle.next
    for turn, value in values.items():
        assert (value == puzzle.best) == puzzle.solves(turn), turn
    for solution in puzzle.solutions:
        assert any(turn == solution or turn.startswith(f"{solution} ") for turn in values), solution
    return Counter(puzzle.solves(turn) for turn in values)


@pytest.mark.parametrize("game", games())
def test_puzzles_have_exactly_the_solutions_that_they_claim(game: str) -> None:
    for kind in kinds_of(load_game(game)):
        own = [puzzle for puzzle in house_puzzles(game) if puzzle.kind == kind]
        shortest = min(own, key=lambda puzzle: puzzle.legal)
        assert answered(shortest)[True] >= 1


@pytest.mark.thorough
@pytest.mark.parametrize("game", games())
def test_all_but_the_longest_puzzles_have_exactly_the_solutions_that_they_claim(game: str) -> None:
    small = [puzzle for puzzle in house_puzzles(game) if puzzle.legal <= MANY]
    assert len(small) > 30
    for puzzle in small[::3]:
        answered(puzzle)


@pytest.mark.parametrize("game", games())
def test_every_game_has_puzzles_of_several_kinds_and_all_grades(game: str) -> None:
    puzzles = house_puzzles(game)
    assert 60 <= len(puzzles) <= 100
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert {puzzle.kind for puzzle in puzzles} == set(kinds_of(load_game(game)))
    assert {puzzle.grade for puzzle in puzzles} == set(GRADES)


@pytest.mark.parametrize("game", games())
def test_a_false_claim_is_found(game: str) -> None:
    puzzle = min(house_puzzles(game), key=lambda puzzle: puzzle.legal)
    change = msgspec.structs.replace
    match = match_of(puzzle, load_game(game))
    wrong = next(turn for turn in match.each_legal(puzzle.seat) if not puzzle.solves(turn))
    assert check_puzzle(puzzle) == []
    false = {
        "wrong-puzzles-number": change(puzzle, best=puzzle.best + 1),
        "wrong-puzzles-missing": change(puzzle, solutions=["no such turn"]),
        "wrong-puzzles-extra": change(puzzle, solutions=[*puzzle.solutions, wrong]),
        "wrong-puzzles-seat": change(puzzle, turns=[(9, *puzzle.turns[0][1:]), *puzzle.turns[1:]]),
    }
    for message, other in false.items():
        assert message in [remark.message for remark in check_puzzle(other)]
    assert check_puzzle(change(puzzle, turns=puzzle.turns[1:])), "a turn is missing"


def test_a_grade_is_the_weakest_level_that_solves_at_least_half() -> None:
    puzzle = house_puzzles("cities")[0]

    def grade(*right: int) -> str:
        solved = {level: (many, 4) for level, many in zip(("easy", "normal", "strong", "expert"), right, strict=True)}
        return msgspec.structs.replace(puzzle, solved=solved).grade

    assert grade(2, 0, 0, 0) == "lane"
    assert grade(1, 2, 4, 4) == "street"
    assert grade(1, 1, 4, 4) == "avenue"
    assert grade(0, 0, 1, 3) == "boulevard"
    assert grade(1, 1, 1, 1) == "maze"


def test_the_first_in_a_block_is_safe_if_nobody_can_pass_with_a_house_on_every_space() -> None:
    assert safe((3, 3), [(1, 1, 9)], 1)  # at most two houses
    assert safe((2, 4), [(1, 2, 9)], 1)  # as many houses, and as many figures: equality changes nothing
    assert not safe((2, 3), [(1, 2, 9)], 1)  # as many houses, and a figure more
    assert not safe((2, 4), [(1, 1, 9)], 2)  # a house more
    assert safe((2, 4), [(1, 1, 0)], 2)  # who has no figures left builds nothing
    assert safe((1, 1), [(0, 0, 5), (1, 1, 5)], 0)  # the block is full
    assert not safe((2, 2), [(0, 0, 0), (1, 1, 2)], 1)  # one of the others is enough


def test_the_puzzle_of_a_day_comes_once_before_any_comes_again() -> None:
    puzzles = house_puzzles("guilds")
    first = datetime.date(2026, 11, 17)
    days = [daily_puzzle(puzzles, first + datetime.timedelta(day)).id for day in range(len(puzzles) + 1)]
    assert len(set(days)) == len(puzzles)
    assert days[0] == days[-1]
    assert daily_puzzle(puzzles[::-1], first).id == days[0], "whatever order they stand in"


def test_what_is_made_is_the_same_again_however_it_is_interrupted(tmp_path: Path) -> None:
    plan = plan_of("guilds", {}, seed="again")
    with SearchFile(plan, tmp_path / "record") as record:
        for _ in make(plan, 1, 1, record):
            if record.results:
                break  # somebody stops it
    with SearchFile(plan, tmp_path / "record") as record:
        assert len(record.results) == 1
        assert list(make(plan, 1, 1, record))[-1] == 4
        puzzles = made(record, 1)
    assert len(puzzles) == 1
    assert searched(plan, 0) == record.results[0]
    assert read_puzzles(write_puzzles(puzzles, load_game("guilds"))) == puzzles
    assert [check_puzzle(puzzle) for puzzle in puzzles] == [[]]
    with pytest.raises(BadFile, match="another search"):
        SearchFile(plan_of("guilds", {}, seed="other"), tmp_path / "record")


def test_kinds_and_grades_are_chosen_evenly() -> None:
    puzzles = house_puzzles("tangram")
    rows = Counter((puzzle.kind, puzzle.grade) for puzzle in puzzles)
    some = Counter((puzzle.kind, puzzle.grade) for puzzle in chosen(puzzles, len(rows)))
    assert some == dict.fromkeys(rows, 1)
    assert len(chosen(puzzles, 1000)) == len(puzzles)


def test_what_cannot_be_made_is_refused_before_anything_is_played() -> None:
    with pytest.raises(BadOption, match="level"):
        plan_of("cities", {"level": 9}, seed="1")
    with pytest.raises(BadOption, match="house"):
        plan_of("cities", {"box": "my.txt"}, seed="1")


def test_a_game_without_puzzles_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("cities")
    monkeypatch.setattr(type(game), "part", lambda self, name: None)
    with pytest.raises(NoPuzzles, match="cities has no puzzles"):
        kinds_of(game)


def test_a_file_says_what_is_wrong_where() -> None:
    text = write_puzzles(house_puzzles("cities")[:1], load_game("cities"))
    kind = next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith("kind:"))

    def refused(old: str, new: str) -> str:
        assert old in text
        with pytest.raises(BadFile) as caught:
            read_puzzles(text.replace(old, new, 1), "mine.txt")
        return str(caught.value)

    own = house_puzzles("cities")[0]
    assert "'quartier puzzles 1'" in refused("quartier puzzles 1", "quartier match 1")
    assert f"mine.txt, line {kind}" in refused("kind: ", "sort: ")
    assert "'seat: x' should be a number" in refused("seat: 1", "seat: x")
    assert "points" in refused(f"kind: {own.kind}", "kind: riddle")
    assert own.id in refused(f"[{own.id}]", "[00000000]")
    assert "its lines were changed" in refused("seed: ", "seed: another ")
    assert "easy 2/10" in refused("solved: easy ", "solved: simple ")
    assert "house" in refused("box-sha256: ", "box-sha256: 0")
    assert "header 'best: …' is missing" in refused(f"best: {own.best}\n", "")
    assert "cathedrals" in refused("game: cities", "game: cathedrals")
