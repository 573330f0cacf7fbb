"""`quartier check`: what is wrong or unusual with a component set."""

from __future__ import annotations

from pathlib import Path

from quartier.cli.input_file import read_file
from quartier.cli.output.console import print_json, screen_texts
from quartier.core.errors import Remark
from quartier.core.registry import load_game


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
