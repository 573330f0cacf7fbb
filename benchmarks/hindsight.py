"""How near to the bound the best of a deal is found: many deals, the distribution of the gaps.

python -m benchmarks.hindsight --to hindsight.jsonl                      # all games and levels: 30 deals of 60 s each
python -m benchmarks.hindsight cities --option level=1 --deals 30 --seconds 60 --to hindsight.jsonl

Seconds are of processor time: a deal is looked at until the threads of its search have had as much of the processor
as they would have in that time on cores of their own, so that a busy machine makes it longer and not worse. Each deal
is a line of the file; a run that was ended is gone on with by the same command. What a line has that was found in
other circumstances (seconds, cores) is not mixed with this run's.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from pathlib import Path
from typing import Any

import quartier
from quartier.cli.grammar.game_commands import read_pairs
from quartier.insight.best import find_best, usable_cores

ALL: list[tuple[str, dict[str, object]]] = [
    ("cities", {"level": 1}),
    ("cities", {"level": 2}),
    ("cities", {"level": 3}),
    ("tangram", {}),
]
"""What is measured where no game is named."""


def measure(game: str, options: dict[str, object], number: int, seconds: float, cores: int) -> dict[str, Any]:
    """One deal."""
    began, worked = time.monotonic(), time.process_time()
    match = quartier.new(game, seats=1, seed=f"hindsight {number}", **options)
    best = find_best(match, seconds=seconds, cores=cores, clock=lambda: time.process_time() / cores)
    found = {"score": best.score, "bound": best.bound, "proven": best.proven}
    spent, work = time.monotonic() - began, time.process_time() - worked
    return {**found, "spent": round(spent, 1), "worked": round(work, 1)}


def summary(lines: list[dict[str, Any]]) -> dict[str, Any]:
    """The distribution: gaps as parts of the score."""
    gaps = sorted(line["bound"] / line["score"] - 1 for line in lines)
    return {
        "deals": len(lines),
        "score": statistics.mean(line["score"] for line in lines),
        "bound": statistics.mean(line["bound"] for line in lines),
        "proven": statistics.mean(line["proven"] for line in lines),
        "median gap": statistics.median(gaps),
        "gap of nine in ten": gaps[max(0, -(-9 * len(gaps) // 10) - 1)],
        "seconds": statistics.mean(line["spent"] for line in lines),
        "processor seconds": statistics.mean(line["worked"] for line in lines),
    }


def distribution(case: dict[str, Any], deals: int, to: Path) -> dict[str, Any]:
    """Measure what the file does not have yet, and sum it up."""
    known = [json.loads(line) for line in to.read_text().splitlines()] if to.exists() else []
    done = {line["deal"]: line for line in known if {key: line.get(key) for key in case} == case}
    with to.open("a", encoding="utf-8") as file:
        for number in range(deals):
            if number not in done:
                found = measure(case["game"], case["options"], number, case["processor_seconds"], case["cores"])
                done[number] = {**case, "deal": number, **found}
                print(json.dumps(done[number]), file=file, flush=True)
            print(case["game"], case["options"], number, done[number]["score"], done[number]["bound"], file=sys.stderr)
    return {"game": case["game"], "options": case["options"], **summary([done[number] for number in range(deals)])}


def main() -> None:
    """Print the distribution of the game that is named, or of all games and levels, a line each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--cores", type=int, default=usable_cores())
    parser.add_argument("--to", type=Path, required=True)
    asked = parser.parse_args()
    if asked.option and asked.game is None:
        parser.error("--option needs a game")
    for game, options in ALL if asked.game is None else [(asked.game, read_pairs(asked.option))]:
        case = {"game": game, "options": options, "processor_seconds": asked.seconds, "cores": asked.cores}
        print(json.dumps(distribution(case, asked.deals, asked.to)), flush=True)


if __name__ == "__main__":
    main()
