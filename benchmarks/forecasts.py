"""How far from the truth what a search promises is, and what is told instead: a plot by parts of a match.

    python benchmarks/forecasts.py records docs/bots-forecasts.svg

The folder has the games that `python -m quartier.training.forecasts GAME --records records` has played. What is told
is fitted to one half of them and checked on the other.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from quartier.bots.plots import COLOURS, LOWER_RIGHT, Plot, legend
from quartier.core.registry import load_game
from quartier.training.forecasts import Check, check, halves
from quartier.training.promises import Promises, kinds


def checks(file: Path) -> list[Check]:
    """What was checked of a game, kind by kind."""
    by_kind: dict[str, list[Promises]] = {}
    for line in file.read_bytes().splitlines()[1:]:
        played = msgspec.json.decode(line, type=Promises)
        by_kind.setdefault(played.kind, []).append(played)
    found = []
    for quick in kinds(load_game(file.stem), 0, ""):
        games = sorted(by_kind.get(quick.kind, []), key=lambda played: played.number)
        found += check(*halves(games, len(quick.seats))) if games else []
    return found


def course(found: list[Check], field: str) -> list[tuple[float, float]]:
    """The mean error in hundredths of the score, from the beginning of a match to its end, all kinds alike."""
    last = {kind: max(each.wave for each in found if each.kind == kind) for kind in {each.kind for each in found}}
    points: dict[float, list[float]] = {}
    for each in found:
        share = round(10 * each.wave / (last[each.kind] or 1)) / 10
        points.setdefault(share, []).append(-100 * getattr(each, field) / each.score)
    return sorted((share, sum(errors) / len(errors)) for share, errors in points.items())


def main() -> None:
    """Read, check, plot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("records", type=Path, help="the folder of the games")
    parser.add_argument("plot", type=Path, help="the SVG file to write")
    chosen = parser.parse_args()
    by_game = {file.stem: checks(file) for file in sorted(chosen.records.glob("*.jsonl"))}
    lines = {(game, field): course(found, field) for game, found in by_game.items() for field in ("promised", "error")}
    errors = [error for points in lines.values() for _, error in points]
    low, high = 5 * (min(errors) // 5), 5 * (max(errors) // 5 + 1)
    plot = Plot("Mean error: promised (dashed) and told", (0, 1), (low, high), ("share of the match", "% of the score"))
    plot.ticks_across([(share / 4, f"{25 * share} %") for share in range(5)])
    plot.ticks_up([(error, f"{error:g}") for error in range(int(low), int(high) + 1, 5)])
    for index, game in enumerate(by_game):
        plot.line(lines[game, "promised"], COLOURS[index], "6 3")
        plot.line(lines[game, "error"], COLOURS[index])
        legend(plot, index, game, COLOURS[index], LOWER_RIGHT)
    chosen.plot.write_text(plot.svg(), encoding="utf-8")


if __name__ == "__main__":
    main()
