"""`quartier puzzles`: puzzles of a game to solve in the terminal, to list, to make, to check."""

from __future__ import annotations

import datetime
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.progress import Progress

from quartier.cli.input_file import read_file
from quartier.cli.output.console import console, print_json, screen_texts
from quartier.cli.output.writable import check_writable
from quartier.cli.puzzle_solving import solve
from quartier.cli.working import working_at
from quartier.core.errors import BadFile, BadOption, Place, Remark
from quartier.core.puzzle import GRADES, Puzzle, kinds_of
from quartier.core.puzzle_file import read_puzzles, write_puzzles
from quartier.core.registry import load_game
from quartier.insight.puzzles import check_puzzle, daily_puzzle, house_puzzles
from quartier.insight.puzzles_making import SURPLUS, SearchFile, made, make, matches_needed, plan_of


def run_puzzles(
    game: str,
    options: dict[str, object],
    *,
    make: int | None,
    to: Path | None,
    resume: Path | None,
    seed: str | None,
    jobs: int | None,
    ray: str | None = None,
    check: str | None,
    **given: Any,
) -> None:
    """Do what the options ask for: make puzzles, check some, or solve or list them."""
    kinds_of(load_game(game))
    for name, value, needed in (
        ("--to", to, make),
        ("--resume", resume, make),
        ("--ray", ray, make),
        ("--make", make, to),
    ):
        if value is not None and needed is None:
            raise BadOption("wrong-puzzles-together", option=name, other="--to" if name == "--make" else "--make")
    if make is not None and to is not None:
        make_file(game, options, make, to, resume, seed or "1", jobs, ray, given["json"])
    elif check is not None:
        check_file(game, check, given["json"])
    else:
        practise(game, options, seed=seed, **given)


def practise(
    game: str,
    options: dict[str, object],
    *,
    source: str | None,
    grade: str | None,
    kind: str | None,
    puzzle: str | None,
    daily: bool,
    seed: str | None,
    json: bool,
) -> None:
    """Solve puzzles one after the other, or with `json` list them."""
    found = house_puzzles(game) if source is None else puzzles_of(game, source)
    if daily:
        found = [daily_puzzle(found, datetime.date.today())]
    found = chosen(game, found, options, grade=grade, kind=kind, name=puzzle)
    if json:
        print_json({"game": game, "puzzles": [facts(each) for each in found]})
        return
    random.Random(seed).shuffle(found)
    solve(found)


def chosen(
    game: str,
    puzzles: Sequence[Puzzle],
    options: dict[str, object],
    *,
    grade: str | None,
    kind: str | None,
    name: str | None,
) -> list[Puzzle]:
    """Those that are wanted; BadOption where there are none."""
    one_of("--grade", grade, GRADES)
    one_of("--kind", kind, list(kinds_of(load_game(game))))
    wanted = {key: str(value) for key, value in options.items()}
    found = [
        each
        for each in puzzles
        if grade in (None, each.grade) and kind in (None, each.kind) and name in (None, each.id)
        if wanted.items() <= each.options.items()
    ]
    if not found:
        raise BadOption("wrong-puzzles-no-such")
    return found


def one_of(option: str, value: str | None, choices: Sequence[str]) -> None:
    """BadOption if a word is none of those that there are."""
    if value is not None and value not in choices:
        right = Remark("values-choices", {"choices": ", ".join(choices)})
        raise BadOption("wrong-option-value", option=option, value=repr(value), right=right)


def puzzles_of(game: str, file: str) -> list[Puzzle]:
    """The puzzles of a file, which must be of that game."""
    text, name = read_file(file)
    found = read_puzzles(text, name)
    if not found:
        raise BadFile("wrong-puzzles-empty", where=Place(name))
    if found[0].game != game:
        raise BadFile("wrong-puzzles-game", where=Place(name), game=found[0].game)
    return found


def facts(puzzle: Puzzle) -> dict[str, object]:
    """A puzzle for programs."""
    fields = {name: getattr(puzzle, name) for name in puzzle.__struct_fields__}
    return {"id": puzzle.id, "grade": puzzle.grade, "gain": puzzle.gain, **fields}


def make_file(
    game: str,
    options: dict[str, object],
    number: int,
    to: Path,
    resume: Path | None,
    seed: str,
    jobs: int | None,
    ray: str | None,
    json: bool,
) -> None:
    """Make so many puzzles and write them to a file."""
    plan = plan_of(game, options, seed=seed)
    check_writable(to)
    texts, errors = screen_texts(), console(stderr=True)
    with (
        working_at(jobs, ray) as place,
        SearchFile(plan, resume) as record,
        Progress(console=errors, disable=not errors.is_terminal) as progress,
    ):
        task = progress.add_task(texts.say("puzzles-making"), total=SURPLUS * number)
        for done in make(plan, number, place, record):
            progress.update(task, completed=done)
        puzzles, matches = made(record, number), matches_needed(record, number)
    to.write_text(write_puzzles(puzzles, load_game(game)), encoding="utf-8")
    grades = {grade: sum(puzzle.grade == grade for puzzle in puzzles) for grade in GRADES}
    if json:
        print_json({"game": game, "made": len(puzzles), "matches": matches, "grades": grades})
    else:
        print(texts.say("puzzles-made", number=len(puzzles), wanted=number, matches=matches, file=str(to)))
        for grade, many in grades.items():
            print(f"  {texts.say(f'practice-grade-{grade}')}: {many}")
    if record.failed is not None:
        raise record.failed


def check_file(game: str, file: str, json: bool) -> None:
    """Check every puzzle of a file; BadFile names the first that is not true, with `json` all are told."""
    texts, errors = screen_texts(), console(stderr=True)
    puzzles, wrong = puzzles_of(game, file), {}
    with Progress(console=errors, disable=not errors.is_terminal, transient=True) as progress:
        for puzzle in progress.track(puzzles, description=texts.say("puzzles-checking")):
            remarks = check_puzzle(puzzle)
            if remarks:
                wrong[puzzle.id] = remarks
    told = {name: [remark.text(texts) for remark in remarks] for name, remarks in wrong.items()}
    if json:
        print_json({"game": game, "puzzles": len(puzzles), "good": not wrong, "wrong": told})
        if wrong:
            raise SystemExit(2)
        return
    for name, remarks in wrong.items():
        raise BadFile("wrong-puzzles-false", where=Place(file), name=name, reason=remarks[0])
    print(texts.say("puzzles-checked", number=len(puzzles)))
