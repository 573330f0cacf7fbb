"""`quartier replay`, `verify` and `score`: what is in a file."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from quartier.core.errors import BadOption
from quartier.core.file import read_match, verify
from quartier.core.match import Match
from quartier.core.options import read_options
from quartier.core.reading import read_standard_input, read_text
from quartier.core.registry import load_game
from quartier.core.texts import Texts


def read_file(file: str) -> tuple[str, str]:
    """The text of a file or of standard input, and what to call it."""
    if file == "-":
        name = Texts().say("standard-input")
        return read_standard_input(name), name
    return read_text(file), file


def replay_file(file: str, turn: int | None, json: bool) -> None:
    """Show the positions of a match, all or the one after so many turns."""
    whole = read_match(*read_file(file))
    turns = whole.turns
    if turn is not None and not 0 <= turn <= len(turns):
        raise BadOption("wrong-turn-number", turn=turn, turns=len(turns))
    shown = range(len(turns) + 1) if turn is None else [turn]
    texts, console = Texts(), Console()
    match = Match(whole.game, whole.seats, whole.seed, whole.options, whole.box)
    frames = []
    for number in range(max(shown) + 1):
        if number:
            match.play(turns[number - 1].seat, turns[number - 1].text)
        if number not in shown:
            continue
        # The file holds the seed: nothing in it is hidden, so everybody's board is shown as it stands.
        seat = turns[number - 1].seat if number else None
        if json:
            frames.append({"turn": number, "view": match.view(seat)})
            continue
        if seat is None:
            console.rule(texts.say("replay-start"))
        else:
            name = texts.say("seat", seat=seat + 1)
            said = texts.say("replay-step", number=number, turns=len(turns), name=name, turn=turns[number - 1].text)
            console.rule(said)
        console.print(match.game.draw(match.view(seat), texts, console.width))
    if json:
        print(msgspec.json.encode({"game": match.game.name, "turns": len(turns), "frames": frames}).decode())


def verify_file(file: str, json: bool) -> None:
    """Check a match file; exit status 1 if it is wrong."""
    match, verdict = verify(*read_file(file))
    checked = {"state": verdict.state, "standings": verdict.standings, "commitment": verdict.commitment}
    if json:
        said = {"good": verdict.good, "game": match.game.name, "over": match.over, "turns": len(match.turns), **checked}
        print(msgspec.json.encode(said).decode())
    else:
        texts = Texts()
        for key, value in checked.items():
            print(f"{texts.say(f'verify-{key}')}: {texts.say(f'verify-{str(value).lower()}')}")
        print(texts.say("verify-good" if verdict.good else "verify-bad"))
    if not verdict.good:
        sys.exit(1)


def score_file(game: str, options: dict[str, object], file: str, json: bool) -> None:
    """Score a typed board: the items and the total."""
    loaded = load_game(game)
    chosen = read_options(loaded.about.options, options)
    for option in options:
        if option not in loaded.sheet_options:
            raise BadOption("wrong-sheet-option", option=option)
    players = loaded.score_sheet(*read_file(file), chosen)
    sheets: list[dict[str, Any]] = [{"total": sum(item.points for item in items), "items": items} for items in players]
    for sheet in sheets:
        if verdict := loaded.sheet_verdict(sheet["items"], chosen):
            sheet["verdict"] = verdict
    if json:
        said = sheets[0] if len(sheets) == 1 else {"players": sheets}
        print(msgspec.json.encode({"game": game, **said}).decode())
        return
    texts, console = Texts(), Console()
    for number, sheet in enumerate(sheets, 1):
        table = Table.grid(padding=(0, 2))
        for item in sheet["items"]:
            table.add_row(str(item.points), item.piece, texts.say(item.reason.id, **item.reason.args))
        table.add_row(f"[bold]{sheet['total']}[/]", "", f"[bold]{texts.say('total')}[/]")
        if len(sheets) > 1:
            console.print(texts.say("seat", seat=number), style="bold")
        console.print(table)
        if "verdict" in sheet:
            console.print(texts.say(sheet["verdict"].id, **sheet["verdict"].args))
