"""`quartier games`: which games there are, for how many, with which options."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from quartier.core.game import About
from quartier.core.options import describe, option_text
from quartier.core.registry import games
from quartier.core.texts import Texts


def facts(about: About) -> dict[str, Any]:
    """A game's facts as one object."""
    return {
        "name": about.name,
        "seats": [about.seats.start, about.seats.stop - 1],
        "minutes": list(about.minutes),
        "rules_version": about.rules_version,
        "options": msgspec.json.schema(about.options)["$defs"][about.options.__name__]["properties"],
    }


def show_games(json: bool) -> None:
    """Print the games."""
    if json:
        print(msgspec.json.encode({"games": [facts(about) for about in games().values()]}).decode())
        return
    texts, console = Texts(), Console()
    for about in games().values():
        console.print(
            f"[bold]{texts.say(f'{about.name}-title')}[/]  ({about.name})  {texts.say('option-seats')}: "
            f"{about.seats.start}–{about.seats.stop - 1}, {about.minutes[0]}–{about.minutes[1]} min"
        )
        console.print(f"  {texts.say(f'{about.name}-blurb')}")
        table = Table.grid(padding=(0, 2))
        for field in msgspec.structs.fields(about.options):
            own = f"{about.name}-option-{field.name}"
            label = texts.say(own if texts.has(own) else f"option-{field.name}")
            table.add_row("", f"{field.name}={option_text(field.default)}", f"{label} ({describe(field.type)})")
        console.print(table)
