"""`quartier check`, and what every command says of a component set that is not the house's."""

from __future__ import annotations

import sys
from pathlib import Path

from quartier.cli.files import read_file
from quartier.cli.screen import print_json, screen_texts
from quartier.core.errors import Remark
from quartier.core.game import Box
from quartier.core.registry import load_game
from quartier.core.texts import Texts

SHOWN = 5
"""As many warnings as are told before a game; `quartier check` tells all."""


def unusual(box: Box, texts: Texts, most: int = SHOWN) -> list[str]:
    """What is unusual with a set, as sentences; of many only some, and how many more there are."""
    said = [texts.say("set-warning", warning=warning.text(texts)) for warning in box.warnings[:most]]
    more = len(box.warnings) - most
    return [*said, texts.say("set-warnings-more", number=more)] if more > 0 else said


def tell_unusual(box: Box) -> None:
    """Say on standard error what is unusual with a set: what a program reads stays as it is."""
    for said in unusual(box, Texts()):
        print(said, file=sys.stderr)


def check_set(game: str, file: str, json: bool) -> None:
    """Say all that is unusual with a set; an error says what is wrong."""
    loaded = load_game(game)
    text, source = read_file(file)
    warnings: tuple[Remark, ...] = loaded.read_box(source if file == "-" else Path(file).name, text).warnings
    texts = screen_texts()
    if json:
        print_json({"game": game, "good": True, "unusual": [warning.text(texts) for warning in warnings]})
        return
    for warning in warnings:
        print(warning.text(texts))
    print(texts.say("set-good", number=len(warnings)))
