"""A learning curve as a plot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quartier.bots.plots import COLOURS, Plot

TITLES = {"cities": "Cities, level 3, alone", "skylines": "Cities: Skylines, scenario 1"}
GOALS = {"cities": (61.7, "greedy"), "skylines": (1 / 3, "a third")}


def draw(game: str, curve: Sequence[Mapping[str, float]]) -> str:
    """The results over time, and the line that they are measured against."""
    share = game == "skylines"
    minutes = max(1, -(-int(curve[-1]["seconds"]) // 60))
    goal, name = GOALS[game]
    top = 1.0 if share else 10 * (max(goal, *(point["mean"] for point in curve)) // 10 + 1)
    plot = Plot(TITLES[game], (0, minutes), (0, top), ("minutes", "games won" if share else "points"))
    plot.ticks_across([(minute, str(minute)) for minute in range(minutes + 1)])
    plot.ticks_up([(top * part / 4, f"{25 * part} %" if share else f"{top * part / 4:g}") for part in range(5)])
    plot.line([(0, goal), (minutes, goal)], COLOURS[1], "6 3")
    plot.text(plot.x(minutes) - 4, plot.y(goal) - 6, name, anchor="end")
    plot.line([(point["seconds"] / 60, point["mean"]) for point in curve], COLOURS[0])
    return plot.svg()
