"""Writes `docs/observations.md` from the games' layouts: what a learner sees of each, and where it lies.

python docs/generate_observations.py
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from quartier.core.registry import games, load_game
from quartier.kernel.layouts import Block, Layout
from quartier.research import Setting

PAGE = Path(__file__).resolve().parent / "observations.md"
HEAD = """<!-- Written by docs/generate_observations.py from the games' layouts: change those, then run it. -->
# What is observed

An observation is a row of 64-bit words ([research](research.md)): first what is common, then a block for each seat, \
that of the one who looks first. In a plane, bit `i` stands for the `i`-th field of its shape, the last axis fastest; \
a plane of more than 64 fields goes on in the next word. Numbers are signed bytes, one after the other, cut off at \
-128 and 127.
"""
TABLE = "| | shape | words | what |\n| --- | --- | --- | --- |\n"


def page() -> str:
    """All games, one after the other."""
    parts = [HEAD]
    for name in games():
        game = load_game(name)
        for position, layout in enumerate(game.part("research").LAYOUTS.values()):
            parts += section(name, layout, position)
    return "\n".join(parts)


def section(name: str, layout: Layout, position: int) -> Iterator[str]:
    """A game's layout."""
    seats = load_game(name).about.seats
    choices = Setting.of(name, seats[0]).choices
    few, many = (f"{layout.words(number)} words (seats: {number})" for number in (seats[0], seats[-1]))
    title = name if position == 0 else f"{name}, option `free`"
    yield f"## {title}\n"
    yield f"{few}, {many}; {choices.number:,} decisions for {choices.space:,} steps.\n"
    yield "Common:\n"
    yield table(layout.common)
    yield "Of each seat:\n"
    yield table(layout.seat)


def table(block: Block) -> str:
    """Planes, then numbers."""
    rows, word, place = [], 0, 0
    for plane in block.planes:
        shape = " × ".join(map(str, plane.shape))
        rows.append(f"| `{plane.name}` | {shape} | {word} | {plane.text} |")
        word += plane.words
    for one in block.numbers:
        where = f"{word + place // 8}, byte {place % 8}"
        rows.append(f"| `{one.name}` | {one.count} | {where} | {one.text} |")
        place += one.count
    return TABLE + "\n".join(rows) + "\n" if rows else "nothing\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
