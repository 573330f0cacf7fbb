"""How strong the planner is at each budget: matches against greedy at every level of Cities, and a plot.

    python benchmarks/bots.py records docs/bots-score-per-budget.svg

The folder keeps the record of each contest, so that a run can be left and gone on with.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

from quartier.bots.arena import contest_of
from quartier.bots.contest_file import ContestFile
from quartier.bots.plots import lines
from quartier.bots.ratings import tabulate
from quartier.cli.arena import run_arena

GAMES = {10: 200, 100: 200, 1000: 50}
"""Matches for each budget in milliseconds a move."""
LEVELS = (1, 2, 3)
BOTS = ["planner", "greedy"]
SEED = "docs"


def mean_score(folder: Path, level: int, budget: int) -> float:
    """Play what is missing; the planner's mean score over the deals that all budgets were played on."""
    path, options = folder / f"level-{level}-{budget}ms", {"level": level}
    run_arena(
        "cities", dict(options), bots=BOTS, games=GAMES[budget], seats=2, seed=SEED, budget_ms=budget,
        jobs=None, resume=path, report=None, json=True,
    )  # fmt: skip
    contest = contest_of("cities", options, bots=BOTS, seats=2, seed=SEED, budget_ms=budget)
    with ContestFile(contest, path) as record:
        common = [record.results[number] for number in range(min(GAMES.values()))]
    return tabulate(contest, common)[0].mean_score


def main() -> None:
    """Play and plot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("records", type=Path, help="the folder for the records")
    parser.add_argument("plot", type=Path, help="the SVG file to write")
    arguments = parser.parse_args()
    arguments.records.mkdir(parents=True, exist_ok=True)
    series = [
        (f"level {level}", [(math.log10(budget), mean_score(arguments.records, level, budget)) for budget in GAMES])
        for level in reversed(LEVELS)
    ]
    ticks = [(math.log10(budget), f"{budget} ms") for budget in GAMES]
    plot = lines("The planner's mean score per budget", series, ticks, ("time per move", "mean score"))
    arguments.plot.write_text(plot, encoding="utf-8")


if __name__ == "__main__":
    main()
