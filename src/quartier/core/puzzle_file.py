"""Puzzle files: text that a person can read, many puzzles of one game.

Headers (game, version of the rules, digest of the house set), then for each puzzle its name in brackets and its lines
`key: value`. The lines `turn` lead to the position as in a match file: wave, seat from 1, notation; each `solution` is
a turn, or the beginning of turns, that reaches what is claimed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from quartier.core.errors import BadFile, OldRules, Place, UnknownGame
from quartier.core.game import Game
from quartier.core.puzzle import LEVELS, NoPuzzles, Puzzle, kind_of
from quartier.core.registry import load_game

FIRST_LINE = "quartier puzzles 1"
HEADERS = ("game", "rules", "box-sha256")
NUMBERS = ("seats", "seat", "before", "best", "next", "legal")
KEYS = ("kind", "seats", "seed", "seat", "before", "best", "next", "legal", "solved")
SEVERAL = ("solution", "turn")
"""The keys that stand there as often as needed."""
NAME = re.compile(r"\[([0-9a-f]{8})\]")
NUMBER = re.compile(r"-?[0-9]{1,9}")
TRIED = re.compile(r"([a-z]+) ([0-9]{1,4})/([0-9]{1,4})")
TURN = re.compile(r"([0-9]{1,6}) ([1-9][0-9]?) (\S.*)")


@dataclass
class Entry:
    """A puzzle as its lines say it."""

    name: str
    where: Place
    values: dict[str, str] = field(default_factory=dict)
    several: dict[str, list[tuple[Place, str]]] = field(default_factory=lambda: {key: [] for key in SEVERAL})


def write_puzzles(puzzles: Sequence[Puzzle], game: Game) -> str:
    """Some puzzles of a game as text; all are of today's rules."""
    box = game.box("house", game.house_box())
    lines = [FIRST_LINE, f"game: {game.name}", f"rules: {game.about.rules_version}", f"box-sha256: {box.sha256}"]
    for puzzle in puzzles:
        tried = ", ".join(f"{level} {right}/{tries}" for level, (right, tries) in puzzle.solved.items())
        lines += ["", f"[{puzzle.id}]", f"kind: {puzzle.kind}", f"seats: {puzzle.seats}"]
        lines += [f"option.{name}: {value}" for name, value in puzzle.options.items()]
        lines += [f"seed: {puzzle.seed}", f"seat: {puzzle.seat + 1}", f"before: {puzzle.before}"]
        lines += [f"best: {puzzle.best}", f"next: {puzzle.next}", f"legal: {puzzle.legal}", f"solved: {tried}"]
        lines += [f"solution: {solution}" for solution in puzzle.solutions]
        lines += [f"turn: {wave} {seat + 1} {turn}" for wave, seat, turn in puzzle.turns]
    return "\n".join(lines) + "\n"


def read_puzzles(text: str, source: str = "puzzle file") -> list[Puzzle]:
    """The puzzles of a file; BadFile says in which line something is wrong. Nothing is played or searched."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadFile("wrong-file-first-line", where=Place(source, 1), line=FIRST_LINE)
    headers: dict[str, str] = {}
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:], 2):
        where, line = Place(source, number), line.strip()
        if name := NAME.fullmatch(line):
            entries.append(Entry(name[1], where))
        elif line:
            read_line(line, where, headers, entries[-1] if entries else None)
    for key in HEADERS:
        if key not in headers:
            raise BadFile("wrong-file-header-missing", where=Place(source), key=key)
    game, rules = read_game(headers, source)
    return [read_entry(entry, game, rules) for entry in entries]


def read_line(line: str, where: Place, headers: dict[str, str], entry: Entry | None) -> None:
    """A line `key: value` of the file's head or of a puzzle."""
    key, colon, value = line.partition(":")
    key, value = key.strip(), value.strip()
    into = headers if entry is None else entry.values
    known = HEADERS if entry is None else (*KEYS, *SEVERAL)
    if not colon or not (key in known or (entry is not None and key.startswith("option."))):
        raise BadFile("wrong-file-header", where=where, line=line, keys=", ".join(known))
    if entry is not None and key in SEVERAL:
        entry.several[key].append((where, value))
        return
    if key in into:
        raise BadFile("wrong-file-header-twice", where=where, key=key)
    into[key] = value


def read_game(headers: dict[str, str], source: str) -> tuple[Game, int]:
    """The game of a file and its version of the rules, which must be known, with the house set as it was then."""
    try:
        game = load_game(headers["game"])
        if not NUMBER.fullmatch(headers["rules"]):
            raise BadFile("wrong-file-number", where=Place(source), key="rules", text=headers["rules"])
        rules = int(headers["rules"])
        box = game.box("house", game.house_box(rules))
    except (UnknownGame, OldRules) as error:
        raise BadFile("wrong-within", where=Place(source), reason=error) from None
    if box.sha256 != headers["box-sha256"]:
        raise BadFile("wrong-file-other-box", where=Place(source), box="house")
    return game, rules


def read_entry(entry: Entry, game: Game, rules: int) -> Puzzle:
    """A puzzle from its lines."""
    values, where = entry.values, entry.where
    for key in KEYS:
        if key not in values:
            raise BadFile("wrong-file-header-missing", where=where, key=key)
    for key in NUMBERS:
        if not NUMBER.fullmatch(values[key]):
            raise BadFile("wrong-file-number", where=where, key=key, text=values[key])
    try:
        kind_of(game, values["kind"])
    except NoPuzzles as error:
        raise BadFile("wrong-within", where=where, reason=error) from None
    if not entry.several["solution"]:
        raise BadFile("wrong-file-header-missing", where=where, key="solution")
    turns = []
    for place, line in entry.several["turn"]:
        found = TURN.fullmatch(line)
        if not found:
            raise BadFile("wrong-file-turn", where=place, line=line)
        turns.append((int(found[1]), int(found[2]) - 1, found[3]))
    puzzle = Puzzle(
        game=game.name,
        rules=rules,
        kind=values["kind"],
        seats=int(values["seats"]),
        options={key[7:]: value for key, value in values.items() if key.startswith("option.")},
        seed=values["seed"],
        turns=turns,
        seat=int(values["seat"]) - 1,
        before=int(values["before"]),
        best=int(values["best"]),
        next=int(values["next"]),
        legal=int(values["legal"]),
        solutions=[line for _, line in entry.several["solution"]],
        solved=read_tries(values["solved"], where),
    )
    if puzzle.id != entry.name:
        raise BadFile("wrong-puzzles-name", where=where, name=entry.name, right=puzzle.id)
    return puzzle


def read_tries(text: str, where: Place) -> dict[str, tuple[int, int]]:
    """How often bots of each level have solved it, as in `easy 2/10, normal 5/10`."""
    found = [TRIED.fullmatch(part.strip()) for part in text.split(",")]
    tries = {each[1]: (int(each[2]), int(each[3])) for each in found if each}
    right = tuple(tries) == LEVELS and len(found) == len(LEVELS)
    if not right or any(solved > number for solved, number in tries.values()):
        raise BadFile("wrong-puzzles-solved", where=where, text=text, levels=", ".join(LEVELS))
    return tries
