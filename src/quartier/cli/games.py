"""`quartier games`: which games there are, for how many, with which options."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from rich.table import Table

from quartier.cli.output.console import console, print_json, screen_texts
from quartier.core.about import About
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
        print_json({"games": [facts(about) for about in games().values()]})
        return
    texts, screen = screen_texts(), console()
    lacking = dict(lacking_texts(texts))
    for about in games().values():
        if about.name in lacking:
            said = texts.say("games-lacking", game=about.name, text=lacking[about.name])
            print(f"quartier: {said}", file=sys.stderr)
            continue
        screen.print(f"[bold]{texts.say(f'{about.name}-title')}[/]  ({about.name})  {line(about, texts)}")
        screen.print(f"  {texts.say(f'{about.name}-blurb')}", markup=False)
        table = Table.grid(padding=(0, 2))
        for field in msgspec.structs.fields(about.options):
            own = f"{about.name}-option-{field.name}"
            label = texts.say(own if texts.has(own) else f"option-{field.name}")
            table.add_row(
                "", f"{field.name}={option_text(field.default)}", f"{label} ({describe(field.type).text(texts)})"
            )
        screen.print(table)


def line(about: About, texts: Texts) -> str:
    """For how many, and for how long."""
    seats = texts.say("page-players", fewest=about.seats.start, most=about.seats.stop - 1)
    minutes = texts.say("page-minutes", least=about.minutes[0], most=about.minutes[1])
    return f"{seats}, {minutes}"


def lacking_texts(texts: Texts) -> list[tuple[str, str]]:
    """The games that cannot be shown for want of a text, each with the first that is missing."""
    found = []
    for about in games().values():
        needed = [f"{about.name}-title", f"{about.name}-blurb"]
        missing = [message for message in needed if not texts.has(message)]
        missing += [
            f"{about.name}-option-{option}"
            for option in about.options.__struct_fields__
            if not texts.has(f"{about.name}-option-{option}") and not texts.has(f"option-{option}")
        ]
        if missing:
            found.append((about.name, missing[0]))
    return found
