"""`quartier verify` and `score`: what is in a file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from quartier.core.errors import BadFile
from quartier.core.file import verify
from quartier.core.options import read_options
from quartier.core.registry import load_game
from quartier.core.texts import Texts


def read_text(file: str) -> tuple[str, str]:
    """The text of a file or of standard input, and what to call it."""
    try:
        if file == "-":
            return sys.stdin.buffer.read().decode(), "standard input"
        return Path(file).read_text(encoding="utf-8"), file
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(f"{file}: {getattr(error, 'strerror', None) or 'not a text file'}") from None


def verify_file(file: str, json: bool) -> None:
    """Check a match file; exit status 1 if it is wrong."""
    match, verdict = verify(*read_text(file))
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
    players = loaded.score_sheet(*read_text(file), read_options(loaded.about.options, options))
    sheets: list[dict[str, Any]] = [{"total": sum(item.points for item in items), "items": items} for items in players]
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
