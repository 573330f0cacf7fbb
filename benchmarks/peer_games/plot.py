"""The results as a picture: a panel for each kind of figure, a dot for each game on a logarithmic scale."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from benchmarks.peer_games.measuring import KINDS
from benchmarks.peer_games.results import OURS, TITLES, UNITS, Result, ranked

from quartier.bots.plots import COLOURS

WIDTH, LEFT, RIGHT = 950, 430, 70
ROW, HEAD, FOOT, TOP = 18, 34, 30, 16
GRID = "#ddd"
PAPER = "#fffdf8"


def drawn(results: Sequence[Result]) -> str:
    """The picture as SVG text, without fonts, scripts or files from elsewhere."""
    libraries = [OURS, *sorted({row.library for row in results} - {OURS})]
    colours = {library: COLOURS[(1 + index) % len(COLOURS)] for index, library in enumerate(libraries)}
    parts: list[str] = []
    y = TOP
    for kind in KINDS:
        rows = ranked(results, kind)
        if rows:
            parts += panel(kind, rows, colours, y)
            y += HEAD + ROW * len(rows) + FOOT
    title = "Quartier beside its peers, on one core"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}" role="img" '
            'font-family="system-ui, sans-serif" font-size="12" fill="#333">',
            f"<title>{title}</title>",
            f'<rect width="{WIDTH}" height="{y}" fill="{PAPER}"/>',
            *parts,
            "</svg>\n",
        ]
    )


def panel(kind: str, rows: Sequence[Result], colours: dict[str, str], top: float) -> list[str]:
    """One kind of figure: its title, its axis, a row for each game."""
    low = math.floor(math.log10(min(row.low for row in rows)))
    high = max(low + 1, math.ceil(math.log10(max(row.high for row in rows))))
    first, last = top + HEAD, top + HEAD + ROW * len(rows)

    def x(rate: float) -> float:
        return round(LEFT + (math.log10(rate) - low) / (high - low) * (WIDTH - LEFT - RIGHT), 1)

    parts = [text(12, top + 16, f"{TITLES[kind]} ({UNITS[kind]})", "start", 15)]
    for power in range(low, high + 1):
        parts.append(f'<path d="M{x(10**power)} {first}V{last}" stroke="{GRID}"/>')
        parts.append(text(x(10**power), last + 14, short(10**power)))
    for index, row in enumerate(rows):
        y, colour = first + ROW * index + ROW / 2, colours[row.library]
        weight = ' font-weight="bold"' if row.library == OURS else ""
        name = f"{row.library}: {row.game}, {row.how}"
        parts.append(text(LEFT - 10, y + 4, name, "end", extra=weight))
        parts.append(f'<path d="M{x(row.low)} {y}H{x(row.high)}" stroke="{colour}" stroke-width="3"/>')
        parts.append(f'<circle cx="{x(row.median)}" cy="{y}" r="4" fill="{colour}"/>')
        parts.append(text(x(row.high) + 8, y + 4, short(row.median), "start", extra=weight))
    return parts


def text(x: float, y: float, words: str, anchor: str = "middle", size: int = 12, extra: str = "") -> str:
    """Words at a place."""
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" font-size="{size}"{extra}>{escape(words)}</text>'


def short(rate: float) -> str:
    """A rate in three figures at most."""
    for unit, name in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if rate >= unit:
            return f"{rate / unit:.3g}{name}"
    return f"{rate:.3g}"
