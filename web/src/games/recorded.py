"""Whole turns with what the rules say to each of their beginnings: the drafts of the page are tested by them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import msgspec

from quartier.core.errors import IllegalMove, MalformedMove
from quartier.core.match import Match
from quartier.core.view import View

KEPT = 2
"""How many turns of one form are kept with the same options."""
CASES: dict[str, list[dict[str, Any]]] = {
    "cities": [
        {"seats": 1, "waves": range(14)},
        *({"seed": seed, "waves": range(14, 15), "just_one_more": True, "level": 3} for seed in range(6)),
        {"waves": range(1, 10), "free": True},
        {"waves": range(1, 14), "no_jumping": True, "level": 1},
    ],
    "tangram": [{}, *({"seed": seed, "seats": 3, "waves": range(20, 30)} for seed in range(3))],
    "guilds": [{"seats": 3}],
    "skylines": [
        {"scenario": "1"},
        *({"seed": seed, "seats": 3, "scenario": "4"} for seed in (1, 8, 9, 38)),
        {"waves": range(5), "scenario": "5"},
    ],
}
READ: dict[str, tuple[str, ...]] = {
    "cities": ("start", "tile", "tiles", "cities"),
    "tangram": ("now", "tiles", "boards"),
    "guilds": ("spaces", "players", "open"),
    "skylines": ("stage", "players", "cards", "supply", "districts", "pile", "offered", "parts"),
}
"""What drafts read of a board."""
NAMES: dict[str, dict[str, str]] = {
    "cities": {r"[a-z]+\d+": "field", r"[\^>v<]": ""},
    "tangram": {r"\d+:": ":", r"[a-g]\d": "field", r"[ns][ew]$": "", r"[\^>v<]": ""},
    "guilds": {r"[a-h]\d$": "space", r"^(?!t-)\w+-": "tile-", r"([<>])\w+": r"\1"},
    "skylines": {r"@\w+": "@", r"^-\w+": "-", r"^[a-z]+\d+$": "card", r"^i+$": "stack", r"([+?=:])[\w/:]+": r"\1"},
}
"""What does not change the form of a turn: the names of places and pieces."""
NOTHING = (".", "ok")
"""Steps that end a turn where nothing more is chosen."""
PLACE = re.compile(r"(?<=[-:*])[a-z]\d+|^[a-z]\d+(?=[\^>v<]$)")


def recorded(game: str) -> dict[str, Any]:
    """Decisions of all cases; what is the same on all boards stands apart."""
    known: dict[str, int] = {}
    decisions = [decision for case in CASES[game] for decision in decisions_of(game, known, **case)]
    boards = [decision["view"]["board"] for decision in decisions]
    same = {name: value for name, value in boards[0].items() if all(board[name] == value for board in boards)}
    for board in boards:
        for name in same:
            del board[name]
    return {"same": same, "decisions": decisions}


def decisions_of(
    game: str, known: dict[str, int], *, seats: int = 1, seed: int = 0, waves: range = range(999), **options: Any
) -> Iterator[dict[str, Any]]:
    """A match of any turns; of some waves those are kept whose form is not known well with these options."""
    match = Match.new(game, seats=seats, seed=seed, **options)
    chance = Random(seed)
    played: dict[str, int] = {}
    while not match.over and match.wave < waves.stop:
        seat = match.actors[0]
        view = match.view(seat)
        steps = any_turn(match, seat, view, chance, played)
        form = form_of(game, steps)
        if match.wave in waves:
            played[form] = min(KEPT, played.get(form, 0) + 1)
            if known.setdefault(f"{form} {options}", 0) < KEPT:
                known[f"{form} {options}"] += 1
                answers = dict(answers_to(match, seat, view, steps))
                yield {"view": shown(view), "turn": " ".join(steps), "answers": answers}
        match.play(seat, " ".join(steps))


def any_turn(match: Match, seat: int, view: View, chance: Random, played: dict[str, int]) -> list[str]:
    """A turn, rather of a form that is rare."""
    steps: list[str] = []
    legal = view.legal
    while legal:
        forms: dict[str, list[str]] = {}
        for step in legal:
            forms.setdefault(form_of(view.game, [*steps, step]), []).append(step)
        seen = {form: sum(number for other, number in played.items() if other.startswith(form)) for form in forms}
        steps.append(chance.choice(forms[min(forms, key=lambda form: (seen[form], chance.random()))]))
        legal = answer_to(match, seat, steps)["legal"]
    return steps


def answers_to(match: Match, seat: int, view: View, steps: list[str]) -> Iterator[tuple[str, Any]]:
    """What each beginning of a turn comes to, and another one that is refused, if there is one."""
    legal = view.legal
    for number, step in enumerate(steps):
        before = steps[:number]
        drafts = [[*before, nothing] for nothing in NOTHING if nothing in legal]
        if view.game == "skylines" and view.board.stage == "act" and step.startswith("-"):
            # Whoever exchanges a card has looked at it first.
            drafts.append([step[1:]])
        refused = ([*before, other] for other in others(step, view) if other not in legal)
        drafts += next(([draft] for draft in refused if breaks_a_rule(match, seat, draft)), [])
        for draft in [*drafts, [*before, step]]:
            answer = answer_to(match, seat, draft)
            yield " ".join(draft), answer
        legal = answer["legal"]


def answer_to(match: Match, seat: int, steps: list[str]) -> dict[str, Any]:
    """What the page is told about a draft."""
    try:
        after = match.preview(seat, " ".join(steps))
    except IllegalMove as error:
        problem = {"code": "illegal-move", "text": {"id": error.message, "args": error.arguments}, "rule": error.rule}
        return {"view": None, "legal": [], "whole": False, "problem": problem}
    whole = not after.legal or after.wave != match.wave
    seen = {"phase": after.phase, "standings": [{"score": standing.score} for standing in after.standings]}
    return {"view": msgspec.to_builtins(seen), "legal": [] if whole else after.legal, "whole": whole, "problem": None}


def breaks_a_rule(match: Match, seat: int, steps: list[str]) -> bool:
    """Whether a draft can be read, and is refused."""
    try:
        return answer_to(match, seat, steps)["problem"] is not None
    except MalformedMove:
        return False


def others(step: str, view: View) -> Iterator[str]:
    """The same step with its piece laid elsewhere, near by first; another card of the hand."""
    if view.game == "skylines":
        yield from view.board.players[view.seat].hand if step in view.legal and view.board.stage == "act" else []
    found = PLACE.search(step)
    if found is None or view.game == "skylines":
        return
    column, row = ord(found[0][0]), int(found[0][1:])
    # In Cities only the extra tile lies between others.
    far = range(-6, 7, 2) if view.game == "cities" and found.start() == 0 else range(-6, 7)
    for down, right in sorted(product(far, far), key=lambda to: to[0] ** 2 + to[1] ** 2):
        if row + down > 0 and chr(column + right) >= "a":
            yield step[: found.start()] + f"{chr(column + right)}{row + down}" + step[found.end() :]


def form_of(game: str, steps: list[str]) -> str:
    """A turn without the names of places and pieces."""
    forms = steps
    for pattern, instead in NAMES[game].items():
        forms = [re.sub(pattern, instead, form) for form in forms]
    return " ".join(forms)


def shown(view: View) -> dict[str, Any]:
    """What drafts read of a view."""
    board = msgspec.to_builtins(view.board)
    kept = {name: board[name] for name in READ[view.game]}
    if view.game == "guilds":
        kept["spaces"] = [{name: space[name] for name in ("name", "row", "column")} for space in kept["spaces"]]
    if view.game == "skylines":
        hands = {card for player in board["players"] for card in player["hand"]}
        kept["cards"] = [card for card in board["cards"] if card["id"] in hands]
        kept["parts"] = [{name: part[name] for name in ("letter", "place", "open")} for part in board["parts"]]
        kept["districts"] = [{"squares": district["squares"]} for district in board["districts"]]
    return {
        "game": view.game,
        "seat": view.seat,
        "wave": view.wave,
        "legal": view.legal,
        "standings": [{"score": standing.score} for standing in view.standings],
        "board": kept,
    }
