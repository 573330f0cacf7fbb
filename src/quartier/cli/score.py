"""`quartier score`: what boards that were typed in are worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from quartier.cli.input_file import read_file
from quartier.core.errors import BadFile, BadOption, Place
from quartier.core.game import Game
from quartier.core.options import read_options
from quartier.core.registry import load_game
from quartier.core.sheet_file import SheetFile, read_box, read_sheet_file
from quartier.core.texts import Texts
from quartier.core.view import Item


def score_file(game: str, options: dict[str, object], file: str, json: bool) -> None:
    """Score the boards of a file: the items and the total of each player."""
    loaded = load_game(game)
    for option in options:
        if option not in loaded.sheet_options:
            raise BadOption("wrong-sheet-option", option=option)
    text, source = read_file(file)
    read = read_sheet_file(text, source, loaded.sheet_for_all, loaded.about.seats.stop - 1)
    if read.game and read.game.text != game:
        raise read.game.wrong("wrong-sheet-game", game=read.game.shown)
    chosen = read_options(loaded.about.options, {**file_options(loaded, read), **options})
    # The command line overrules the set of the file as it does its options.
    box = read_box(loaded, read.box, source) if read.box and "box" not in options else None
    players = [items for sheet in read.sheets for items in loaded.score_sheet(sheet, source, chosen, box)]
    if len(players) > 1 and read.names and len(read.names) != len(players):
        raise BadFile("wrong-sheet-names", where=Place(source), names=len(read.names), players=len(players))
    sheets = tell_sheets(loaded, read, players, chosen)
    if json:
        said = sheets[0] if len(sheets) == 1 else {"players": sheets}
        print(msgspec.json.encode({"game": game, **said}).decode())
    else:
        show(sheets)


def file_options(game: Game, read: SheetFile) -> Mapping[str, object]:
    """The options that a file names and that change what it brings; the command line overrules them."""
    for option, word in read.options.items():
        if option not in game.about.options.__struct_fields__:
            raise word.wrong("wrong-sheet-file-option", option=option, game=game.name)
    return {option: word.text for option, word in read.options.items() if option in game.sheet_options}


def tell_sheets(game: Game, read: SheetFile, players: list[list[Item]], options: Any) -> list[dict[str, Any]]:
    """What is said of each player: name, total, items, the rank where there are several."""
    sheets: list[dict[str, Any]] = []
    ahead = [(sum(item.points for item in items), *game.sheet_tie_breaks(items)) for items in players]
    for number, items in enumerate(players):
        sheet: dict[str, Any] = {"total": ahead[number][0], "items": items}
        if len(players) > 1:
            sheet["rank"] = 1 + sum(other > ahead[number] for other in ahead)
        if read.names:
            sheet["name"] = read.names[number] if len(players) > 1 else ", ".join(filter(None, read.names))
        if verdict := game.sheet_verdict(items, options):
            sheet["verdict"] = verdict
        sheets.append(sheet)
    return sheets


def show(sheets: list[dict[str, Any]]) -> None:
    """The sheets one below the other."""
    texts, console = Texts(), Console()
    for number, sheet in enumerate(sheets, 1):
        table = Table.grid(padding=(0, 2))
        for item in sheet["items"]:
            table.add_row(str(item.points), item.piece, texts.say(item.reason.id, **item.reason.args))
        table.add_row(f"[bold]{sheet['total']}[/]", "", f"[bold]{texts.say('total')}[/]")
        name = sheet.get("name") or texts.say("seat", seat=number)
        if "rank" in sheet:
            name = texts.say("sheet-ranked", name=name, rank=sheet["rank"])
        if len(sheets) > 1 or sheet.get("name"):
            console.print(name, style="bold", markup=False)
        console.print(table)
        if "verdict" in sheet:
            console.print(texts.say(sheet["verdict"].id, **sheet["verdict"].args))
