"""Plots as SVG text: points with their intervals, histograms, lines. No fonts, scripts or files from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 96, 24, 40, 48
UPPER_LEFT, LOWER_RIGHT = (LEFT + 14, TOP + 16), (WIDTH - RIGHT - 100, HEIGHT - BOTTOM - 76)
COLOURS = ("#2f6f9f", "#c8553d", "#5b8c5a", "#8d6a9f", "#b58b2a", "#4f4f4f", "#2a9d8f")
MARKS = ("", "6 3", "2 3", "8 3 2 3", "1 2", "10 4", "4 4")


class Plot:
    """A plot in the making: axes in the units of the data, then shapes."""

    def __init__(self, title: str, across: tuple[float, float], up: tuple[float, float], labels: tuple[str, str]):
        self.across, self.up = across, up
        self.parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
            f'font-family="system-ui, sans-serif" font-size="12" fill="#333">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf8"/>',
        ]
        self.text(WIDTH / 2, 22, title, size=15)
        self.text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, labels[0])
        self.parts.append(
            f'<text x="16" y="{(TOP + HEIGHT - BOTTOM) / 2}" text-anchor="middle" '
            f'transform="rotate(-90 16 {(TOP + HEIGHT - BOTTOM) / 2})">{escape(labels[1])}</text>'
        )

    def x(self, value: float) -> float:
        low, high = self.across
        return round(LEFT + (value - low) / ((high - low) or 1) * (WIDTH - LEFT - RIGHT), 1)

    def y(self, value: float) -> float:
        low, high = self.up
        return round(HEIGHT - BOTTOM - (value - low) / ((high - low) or 1) * (HEIGHT - TOP - BOTTOM), 1)

    def text(self, x: float, y: float, words: str, anchor: str = "middle", size: int = 12) -> None:
        self.parts.append(f'<text x="{x}" y="{y}" text-anchor="{anchor}" font-size="{size}">{escape(words)}</text>')

    def line(self, points: Sequence[tuple[float, float]], colour: str, dashes: str = "", width: float = 2) -> None:
        path = " ".join(f"{self.x(x)},{self.y(y)}" for x, y in points)
        self.parts.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{width}" '
            f'stroke-dasharray="{dashes}"/>'
        )

    def dot(self, x: float, y: float, colour: str) -> None:
        self.parts.append(f'<circle cx="{self.x(x)}" cy="{self.y(y)}" r="4" fill="{colour}"/>')

    def ticks_across(self, ticks: Sequence[tuple[float, str]]) -> None:
        for value, words in ticks:
            self.line([(value, self.up[0]), (value, self.up[1])], "#ddd", width=1)
            self.text(self.x(value), HEIGHT - BOTTOM + 18, words)

    def ticks_up(self, ticks: Sequence[tuple[float, str]]) -> None:
        for value, words in ticks:
            self.line([(self.across[0], value), (self.across[1], value)], "#ddd", width=1)
            self.text(LEFT - 8, self.y(value) + 4, words, anchor="end")

    def svg(self) -> str:
        return "\n".join([*self.parts, "</svg>"]) + "\n"


def intervals(title: str, rows: Sequence[tuple[str, float, float, float]], label: str) -> str:
    """Shares with their intervals, a row each: name, low, share, high."""
    plot = Plot(title, (0, 1), (-0.5, len(rows) - 0.5), (label, ""))
    plot.ticks_across([(share / 4, f"{25 * share} %") for share in range(5)])
    for index, (name, low, share, high) in enumerate(reversed(rows)):
        colour = COLOURS[(len(rows) - 1 - index) % len(COLOURS)]
        plot.text(LEFT - 8, plot.y(index) + 4, name, anchor="end")
        plot.line([(low, index), (high, index)], colour, width=3)
        plot.dot(share, index, colour)
    return plot.svg()


def histograms(title: str, values: Sequence[tuple[str, Sequence[int]]], labels: tuple[str, str]) -> str:
    """How often each value occurs, a line for each name."""
    everything = [value for _, some in values for value in some] or [0]
    low, high = min(everything) - 1, max(everything) + 1
    wide = max(1, (high - low) // 24)
    bins = range(low, high + wide, wide)
    shares = [
        [sum(start <= value < start + wide for value in some) / max(len(some), 1) for start in bins]
        for _, some in values
    ]
    most = max(map(max, shares)) or 1
    plot = Plot(title, (bins[0], bins[-1] + wide), (0, most), labels)
    plot.ticks_across([(start, str(start)) for start in bins[:: max(1, len(bins) // 10)]])
    plot.ticks_up([(most * part / 4, f"{100 * most * part / 4:.0f} %") for part in range(5)])
    for index, ((name, _), line) in enumerate(zip(values, shares, strict=True)):
        colour, dashes = COLOURS[index % len(COLOURS)], MARKS[index % len(MARKS)]
        plot.line([(start + wide / 2, share) for start, share in zip(bins, line, strict=True)], colour, dashes)
        legend(plot, index, name, colour)
    return plot.svg()


def lines(
    title: str,
    series: Sequence[tuple[str, Sequence[tuple[float, float]]]],
    ticks: Sequence[tuple[float, str]],
    labels: tuple[str, str],
) -> str:
    """Values that run from point to point, a line for each name at its end; `ticks` name the places across."""
    heights = [y for _, points in series for _, y in points]
    low, high = 5 * (min(heights) // 5), 5 * (max(heights) // 5 + 1)
    first, last = ticks[0][0], ticks[-1][0]
    margin = (last - first) / 6
    plot = Plot(title, (first - margin, last + margin), (low, high), labels)
    plot.ticks_across(ticks)
    step = max(5, 5 * round((high - low) / 40))
    plot.ticks_up([(low + step * index, f"{low + step * index:g}") for index in range(int((high - low) / step) + 1)])
    for index, (name, points) in enumerate(series):
        colour = COLOURS[index % len(COLOURS)]
        plot.line(points, colour, MARKS[index % len(MARKS)])
        for x, y in points:
            plot.dot(x, y, colour)
            plot.text(plot.x(x), plot.y(y) - 8, f"{y:.1f}")
        plot.text(plot.x(points[-1][0]) + 10, plot.y(points[-1][1]) + 4, name, anchor="start")
    return plot.svg()


def legend(plot: Plot, index: int, name: str, colour: str, corner: tuple[int, int] = UPPER_LEFT) -> None:
    """The name of a line, in its colour, in a corner where no lines are."""
    x, y = corner[0], corner[1] + 16 * index
    plot.parts.append(f'<circle cx="{x}" cy="{y - 4}" r="5" fill="{colour}"/>')
    plot.text(x + 10, y, name, anchor="start")
