"""`quartier score`: what a board that was typed in is worth."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from quartier.cli.input_file import read_file
from quartier.core.errors import BadOption
from quartier.core.options import read_options
from quartier.core.registry import load_game
from quartier.core.texts import Texts


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
