"""How much stronger the planner is than an older one: matches on the same deals, kept in records and gone on with.

    python benchmarks/strength.py --old "program:/opt/older/bin/quartier agent planner" --records records [GOAL …]

The older planner is a program that speaks the agents' protocol: `quartier agent` of a wheel built from an earlier
commit. Both think by numbers of simulations, so that runs can be repeated. Where seats do not bear on each other, each
side plays every deal alone; else the new one sits among old ones, in each seat in turn. Without goals, all are played.
"""

from __future__ import annotations

import argparse
import functools
import json
import math
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from quartier.agents import find_agent
from quartier.bots.arena import Contest, Result, contest_of, play_all
from quartier.bots.contest_file import ContestFile

SECOND = {"cities": 15900, "tangram": 9700, "guilds": 3600, "skylines": 1000}
"""Simulations of the older planner that one second gave on one core of a quiet machine, on average over a match."""
DEALS = 200
NORMAL = 1.96


@dataclass(frozen=True)
class Goal:
    """A kind of match, and whether the sides play each deal alone or meet at one table."""

    game: str
    seats: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    meeting: bool = False
    deals: int = DEALS


GOALS = {
    "cities-level-2": Goal("cities", options={"level": 2}),
    "cities-level-3": Goal("cities", options={"level": 3}),
    "tangram": Goal("tangram"),
    "guilds-3": Goal("guilds", 3, meeting=True),
    "guilds-4": Goal("guilds", 4, meeting=True),
    **{f"skylines-{number}": Goal("skylines", 2, {"scenario": str(number)}, deals=40) for number in range(1, 6)},
}


@dataclass(frozen=True)
class Side:
    """Who plays, and what it is called in the records."""

    name: str
    bot: str


def results(contest: Contest, numbers: range, record: Path, jobs: int, progress: Progress) -> list[Result]:
    """The matches of a contest, those that are not in the record played now."""
    find = functools.partial(find_agent, limit=None)
    with ContestFile(contest, record) as kept:
        missing = [number for number in numbers if number not in kept.results]
        task = progress.add_task(record.stem, total=len(numbers), completed=len(numbers) - len(missing))
        for result in play_all(contest, missing, jobs, find):
            if result.loss is not None:
                raise SystemExit(f"match {result.number} of {record.stem}: {result.loss.message}")
            kept.add(result)
            progress.advance(task)
        return [kept.results[number] for number in numbers]


def mean(values: list[float]) -> dict[str, float]:
    """A mean and the ends of its 95 % interval."""
    middle = sum(values) / len(values)
    spread = math.sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1))
    half = NORMAL * spread / math.sqrt(len(values))
    return {"mean": round(middle, 3), "low": round(middle - half, 3), "high": round(middle + half, 3)}


def alone(goal: Goal, name: str, sides: list[Side], chosen: argparse.Namespace, progress: Progress) -> dict[str, Any]:
    """Each side plays every deal by itself, in all seats."""
    played = []
    for side in sides:
        contest = contest_of(
            goal.game, goal.options, bots=[side.bot] * goal.seats, seats=goal.seats, seed="strength", budget_ms=None,
            find=functools.partial(find_agent, limit=None),
        )  # fmt: skip
        record = chosen.records / f"{name} {side.name}.jsonl"
        played.append(results(contest, range(min(goal.deals, chosen.deals)), record, chosen.jobs, progress))
    told: dict[str, Any] = {
        side.name: mean([float(result.scores[0]) for result in some]) for side, some in zip(sides, played, strict=True)
    }
    if goal.game == "skylines":
        for side, some in zip(sides, played, strict=True):
            told[f"{side.name} won"] = mean([float(result.ranks[0] == 1) for result in some])
    if len(played) > 1:
        pairs = list(zip(*([result.scores[0] for result in some] for some in played), strict=True))
        told["difference"] = mean([float(new - old) for new, old in pairs])
        told["ahead"] = mean([(new > old) + (new == old) / 2 for new, old in pairs])
    return told


def meeting(goal: Goal, name: str, sides: list[Side], chosen: argparse.Namespace, progress: Progress) -> dict[str, Any]:
    """The new one among old ones: how often it wins, a shared win being its share."""
    new, old = sides
    contest = contest_of(
        goal.game, goal.options, bots=[new.bot, *[old.bot] * (goal.seats - 1)], seats=goal.seats, seed="strength",
        budget_ms=None, find=functools.partial(find_agent, limit=None),
    )  # fmt: skip
    record = chosen.records / f"{name} {new.name}.jsonl"
    played = results(contest, range(min(goal.deals, chosen.deals)), record, chosen.jobs, progress)
    return {
        "won": mean([share(result) for result in played]),
        "lead": mean(list(leads(played))),
        "even": round(1 / goal.seats, 3),
    }


def share(result: Result) -> float:
    """The new one's share of a win."""
    first = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    return sum(result.lineup[seat] == 0 for seat in first) / len(first)


def leads(played: list[Result]) -> Iterator[float]:
    """By how much the new one is ahead of the mean of the others."""
    for result in played:
        own = result.scores[result.lineup.index(0)]
        yield own - (sum(result.scores) - own) / (len(result.scores) - 1)


def main() -> None:
    """Play what is missing; print a line of JSON for each goal."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("goals", nargs="*", metavar="GOAL", help=", ".join(GOALS))
    parser.add_argument("--old", required=True, help="the older planner, as the arena takes it, without simulations")
    parser.add_argument("--records", type=Path, required=True, help="the folder of the records")
    parser.add_argument("--simulations", type=int, help="what the new one has for a turn; else as many as the old one")
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--only", choices=("new", "old"), help="play only this side's games")
    chosen = parser.parse_args()
    if unknown := set(chosen.goals) - set(GOALS):
        parser.error(f"no such goal: {', '.join(sorted(unknown))}; there are {', '.join(GOALS)}")
    chosen.records.mkdir(parents=True, exist_ok=True)
    with Progress(console=Console(stderr=True)) as progress:
        for name in chosen.goals or GOALS:
            goal = GOALS[name]
            second = SECOND[goal.game]
            simulations = chosen.simulations or second
            sides = [
                Side(f"new {simulations}", f"planner#{simulations}"),
                Side("old", f"{chosen.old} --simulations {second}"),
            ]
            if not goal.meeting and chosen.only:
                sides = [sides[("new", "old").index(chosen.only)]]
            told = (meeting if goal.meeting else alone)(goal, name, sides, chosen, progress)
            print(json.dumps({"goal": name, "simulations": simulations, **told}), flush=True)


if __name__ == "__main__":
    main()
