"""`quartier verify` and `score`: what is in a file."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from quartier.core.errors import BadFile, BadOption
from quartier.core.file import verify
from quartier.core.options import read_options
from quartier.core.reading import read_standard_input, read_text
from quartier.core.registry import load_game
from quartier.core.texts import Texts
from quartier.core.verdict import Verdict


def read_file(file: str) -> tuple[str, str]:
    """The text of a file or of standard input, and what to call it."""
    if file == "-":
        name = Texts().say("standard-input")
        return read_standard_input(name), name
    return read_text(file), file


def verify_file(file: str, json: bool) -> None:
    """Check a match file; exit status 1 if it is wrong."""
    text, source = read_file(file)
    try:
        match, verdict = verify(text, source)
        facts = {"game": match.game.name, "over": match.over, "turns": len(match.turns)}
    except BadFile as error:
        if error.remark.message == "wrong-file-first-line":
            raise
        facts = {"game": None, "over": None, "turns": None}
        verdict = Verdict(None, None, None, (), (), (error.remark,))
    texts = Texts()
    lists = {"checked": verdict.checked, "unclaimed": verdict.unclaimed, "wrong": verdict.wrong}
    if json:
        claims = {"state": verdict.state, "standings": verdict.standings, "commitment": verdict.commitment}
        told = {
            name: [{"id": remark.message, "text": remark.text(texts)} for remark in remarks]
            for name, remarks in lists.items()
        }
        print(msgspec.json.encode({"good": verdict.good, **facts, **claims, **told}).decode())
    else:
        for name, remarks in lists.items():
            if remarks:
                print(texts.say(f"verify-{name}"))
            for remark in remarks:
                print(f"  {remark.text(texts)}")
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
