"""The plots of a report on a game: means with their bands over rounds, estimates row by row, shares of a whole."""

from __future__ import annotations

import math
from collections.abc import Sequence

from quartier.bots.plots import COLOURS, LEFT, Plot
from quartier.insight.statistics_figures import Estimate

ROWS = 16
"""Estimates that one plot has room for."""
BESIDE = 12
"""Letters of a name that has room beside a plot; longer ones stand above their rows."""


def steps_between(low: float, high: float, most: int = 8) -> list[float]:
    """Round numbers from one value to another, some at most.

    >>> steps_between(-3, 17)
    [-5.0, 0.0, 5.0, 10.0, 15.0, 20.0]
    """
    wide = (high - low) or 1.0
    size = 10.0 ** math.floor(math.log10(wide / most))
    step = next(size * each for each in (1, 2, 5, 10, 20) if wide / (size * each) <= most - 1)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [round(step * each, 10) for each in range(first, last + 1)]


def band(title: str, points: Sequence[tuple[int, Estimate]], labels: tuple[str, str]) -> str:
    """A mean from round to round, with its interval as a band."""
    ticks = steps_between(min(each.low for _, each in points), max(each.high for _, each in points))
    plot = Plot(title, (points[0][0], points[-1][0]), (ticks[0], ticks[-1]), labels)
    plot.ticks_up([(tick, f"{tick:g}") for tick in ticks])
    plot.ticks_across([(number, str(number)) for number, _ in points[:: max(1, len(points) // 12)]])
    around = [(number, each.high) for number, each in points] + [(number, each.low) for number, each in points[::-1]]
    corners = " ".join(f"{plot.x(x)},{plot.y(y)}" for x, y in around)
    plot.parts.append(f'<polygon points="{corners}" fill="{COLOURS[0]}" fill-opacity="0.25"/>')
    plot.line([(number, each.mean) for number, each in points], COLOURS[0])
    return plot.svg()


def rows(title: str, estimates: Sequence[tuple[str, Estimate]], label: str) -> str:
    """Estimates with their intervals, the first above; the two ends of a list that is too long, with a gap between."""
    shown = list(estimates)
    if len(shown) > ROWS:
        shown = shown[: ROWS // 2] + shown[-(ROWS // 2) :]
    ends = [end for _, each in shown for end in (each.low, each.high)]
    ticks = steps_between(min(0.0, *ends), max(0.0, *ends))
    plot = Plot(title, (ticks[0], ticks[-1]), (-0.5, len(shown) - 0.5), (label, ""))
    plot.ticks_across([(tick, f"{tick:g}") for tick in ticks])
    plot.line([(0, -0.5), (0, len(shown) - 0.5)], "#999", width=1)
    wordy = any(len(name) > BESIDE for name, _ in shown)
    for index, (name, each) in enumerate(reversed(shown)):
        if wordy:
            plot.text(LEFT + 6, plot.y(index) - 8, name, anchor="start")
        else:
            plot.text(LEFT - 8, plot.y(index) + 4, name, anchor="end")
        plot.line([(each.low, index), (each.high, index)], COLOURS[0], width=3)
        plot.dot(each.mean, index, COLOURS[0])
    return plot.svg()


def whole(title: str, shares: Sequence[tuple[str, float]], label: str) -> str:
    """Shares of one whole, beside each other."""
    plot = Plot(title, (0, 1), (0, 1), (label, ""))
    plot.ticks_across([(part / 4, f"{25 * part} %") for part in range(5)])
    done = 0.0
    for index, (name, share) in enumerate(shares):
        colour = COLOURS[index % len(COLOURS)]
        left, top = plot.x(done), plot.y(0.55)
        wide, high = round(plot.x(done + share) - left, 1), round(plot.y(0.15) - top, 1)
        plot.parts.append(f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" fill="{colour}"/>')
        y = plot.y(0.95 - 0.12 * index)
        plot.parts.append(f'<circle cx="{LEFT + 14}" cy="{y - 4}" r="5" fill="{colour}"/>')
        plot.text(LEFT + 24, y, f"{name}: {100 * share:.0f} %", anchor="start")
        done += share
    return plot.svg()
