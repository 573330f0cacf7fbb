"""How a drawing is laid out on a screen of so many columns and lines."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from rich.console import Console
from rich.text import Text

from quartier.core.texts import Texts
from quartier.core.view import View

Block: TypeAlias = list[Text]
"""A drawing, line by line."""
GAP = 3
MORE = "…"
NARROWEST = 8
"""Texts are not broken into lines shorter than this."""
_WRAPPING = Console(file=io.StringIO(), width=1000)


def lines(text: Text | str, width: int | None = None, style: str = "") -> Block:
    """A text as lines: broken between words where it is too long, or only where it breaks itself."""
    whole = Text(text, style) if isinstance(text, str) else text
    if width is None:
        return list(whole.split("\n", allow_blank=True))
    return [
        line for part in whole.split("\n", allow_blank=True) for line in part.wrap(_WRAPPING, max(width, 8)) or [Text()]
    ]


def flow(words: Iterable[Text | str], width: int, between: str = "  ") -> Block:
    """Words that are not broken, as many in a line as there is room for."""
    drawn: Block = []
    for word in words:
        text = Text(word) if isinstance(word, str) else word
        if drawn and drawn[-1].cell_len + len(between) + text.cell_len <= width:
            drawn[-1].append(between).append_text(text)
        else:
            drawn.append(Text().append_text(text))
    return drawn


def width_of(block: Block) -> int:
    """The columns of the longest line."""
    return max((line.cell_len for line in block), default=0)


def fits(block: Block, width: int, height: int | None) -> bool:
    """Whether a drawing has room."""
    return width_of(block) <= width and (height is None or len(block) <= height)


def beside(blocks: Sequence[Block], gap: int = GAP) -> Block:
    """Drawings side by side."""
    drawn = [block for block in blocks if block]
    widths = [width_of(block) for block in drawn]
    whole: Block = []
    for row in range(max(map(len, drawn), default=0)):
        line = Text()
        for block, wide in zip(drawn, widths, strict=True):
            here = block[row] if row < len(block) else Text()
            line.append_text(here)
            line.append(" " * (wide + gap - here.cell_len))
        line.rstrip()
        whole.append(line)
    return whole


def abreast(blocks: Iterable[Block], width: int, gap: int = GAP) -> Block:
    """Drawings side by side, in as many bands as it takes."""
    bands: list[list[Block]] = [[]]
    room = width
    for block in blocks:
        wide = width_of(block)
        if wide > room and bands[-1]:
            bands.append([])
            room = width
        bands[-1].append(block)
        room -= wide + gap
    return [line for band in bands for line in beside(band, gap)]


def seat_heading(view: View, texts: Texts, seat: int, quiet: str, sign: str = "") -> Text:
    """Whose drawing follows: the seat, its points, a sign that the game has for it, whether it is ready."""
    state = "" if view.over else texts.say("ready" if seat in view.ready else "thinking")
    head = Text(f"{texts.say('seat', seat=seat + 1)} {view.standings[seat].score} {sign}", "bold")
    return head.append(state, f"not bold {quiet}")


def clipped(block: Block, width: int, height: int | None = None) -> Block:
    """What there is room for; where something is left out, an ellipsis says so."""
    kept = []
    for line in block:
        short = line.copy()
        short.truncate(width, overflow="ellipsis")
        kept.append(short)
    if height is not None and len(kept) > height:
        kept = [*kept[: max(height - 1, 0)], Text(MORE)][:height]
    return kept


def first_that_fits(layouts: Iterable[Callable[[], Block]], width: int, height: int | None) -> Block:
    """The first layout that has room; if none has, what there is room for of the last."""
    drawn: Block = []
    for layout in layouts:
        drawn = layout()
        if fits(drawn, width, height):
            return drawn
    return clipped(drawn, width, height)


def joined(block: Block) -> Text:
    """A drawing as one text, whose lines are never broken."""
    return Text("\n", no_wrap=True, overflow="ignore").join(block)
