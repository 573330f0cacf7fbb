"""How far apart the levels of bots are in each game, what their characters cost, and whether a turn looks broken.

    python benchmarks/levels.py --records records [GAME …] [--deals 60] [--characters | --losses 4 | --ladder]

Levels think by their simulations alone, so that runs can be repeated; the folder keeps the matches. Where seats do not
bear on each other, everybody plays every deal alone, and who would have been ahead gives the Elo numbers; where people
meet they sit at one table; where all win or lose together they play in all seats. With `--characters` the characters of
a level play like levels beside it. With `--losses` it is measured by how many points the turns of a level fall behind
the planner's best, both tried in the same futures. With `--ladder` many ways to be held back are played instead, so
that those can be chosen for `data/levels.txt` which are evenly apart.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from quartier.bots import Budget, decide, find_bot
from quartier.bots.arena import Contest, Result, contest_of, play_all
from quartier.bots.characters import MARK
from quartier.bots.contest_file import ContestFile
from quartier.bots.levels import CHARACTERFUL, Level, level_of
from quartier.bots.planner import Plan, nature_of
from quartier.bots.ratings import elo
from quartier.core.match import Match, Situation
from quartier.core.registry import about, games, load_game
from quartier.kernel.judgement import POINT
from quartier.kernel.random import seeded

OPTIONS: dict[str, list[dict[str, Any]]] = {"cities": [{"level": 2}, {"level": 3}], "skylines": [{"scenario": "2"}]}
"""What games are measured with, if not as they usually are."""
SEATS = {"guilds": 3, "skylines": 2}
"""Where seats bear on each other: how many play."""
FUTURES = 400
"""In which a turn and the planner's best are compared."""
LOOKED = 600
"""Simulations by which the planner finds its best turn."""
LADDER = [
    (12, 0, 6, 1000, "plain"),
    (24, 1, 6, 1000, "plain"),
    (40, 2, 8, 700, "plain"),
    (64, 2, 10, 400, "plain"),
    (96, 4, 12, 300, "plain"),
    (150, -1, 16, 0, "plain"),
    (64, 2, 10, 400, "learned"),
    (96, 4, 12, 200, "learned"),
    (150, -1, 16, 0, "learned"),
    (400, -1, 32, 0, "learned"),
    (1200, -1, 48, 0, "learned"),
]
"""Simulations, reach in rounds, breadth, slip and judgement, from what sees least on."""
PACE = {"guilds": 0.5, "skylines": 0.25}
"""What part of these simulations slower games have."""
STYLED = "strong"
"""The level whose characters are measured."""


def entrant(name: str, game: str) -> str:
    """A level, or one with a character, with its simulations but without its clock."""
    level = level_of(name.partition(MARK)[0], load_game(game))
    return name if level.budget.simulations is None else f"{name}#{level.budget.simulations}"


def played(contest: Contest, number: int, record: Path, jobs: int, progress: Progress) -> list[Result]:
    """The matches of a contest, those that are not in the record played now."""
    with ContestFile(contest, record) as kept:
        missing = [each for each in range(number) if each not in kept.results]
        task = progress.add_task(record.stem, total=number, completed=number - len(missing))
        for result in play_all(contest, missing, jobs):
            kept.add(result)
            progress.advance(task)
        return [kept.results[each] for each in range(number)]


def apart(names: list[str], by_deal: list[list[float]]) -> list[float]:
    """Elo numbers of those who played the same deals, each alone, by who would have been ahead."""
    deals = [list(scores) for scores in zip(*by_deal, strict=True)]
    results = [
        Result(deal, list(range(len(names))), [round(score) for score in scores],
               [1 + sum(other > score for other in scores) for score in scores], [], [], 0)
        for deal, scores in enumerate(deals)
    ]  # fmt: skip
    return elo(len(names), results)


def measured(game: str, options: dict[str, Any], names: list[str], chosen: Any, progress: Progress) -> dict[str, Any]:
    """The mean result of each, and Elo numbers where people compare themselves."""
    told: dict[str, Any] = {"game": game, "options": options}
    stem = " ".join([game, *map(str, options.values())])
    if game in SEATS and not about(game).cooperative:
        seats, bots = SEATS[game], [entrant(name, game) for name in names]
        contest = contest_of(game, options, bots=bots, seats=seats, seed="levels", budget_ms=None)
        tables = len(list(itertools.combinations(names, seats)))
        record = chosen.records / f"{stem} {' '.join(names).replace(MARK, '-')}.jsonl"
        results = played(contest, tables * max(1, chosen.deals // tables), record, chosen.jobs, progress)
        numbers = elo(len(names), results)
        scores = [
            [result.scores[seat] for result in results for seat, who in enumerate(result.lineup) if who == index]
            for index in range(len(names))
        ]
    else:
        seats, scores, wins = SEATS.get(game, 1), [], []
        for name in names:
            bots = [entrant(name, game)] * seats
            contest = contest_of(game, options, bots=bots, seats=seats, seed="levels", budget_ms=None)
            record = chosen.records / f"{stem} {name.replace(MARK, '-')}.jsonl"
            results = played(contest, chosen.deals, record, chosen.jobs, progress)
            scores.append([result.scores[0] for result in results])
            wins.append(sum(result.ranks[0] == 1 for result in results) / len(results))
        numbers = apart(names, [list(map(float, some)) for some in scores])
        if about(game).cooperative:
            told["wins"] = dict(zip(names, (round(share, 3) for share in wins), strict=True))
    told["mean"] = {name: round(sum(some) / len(some), 2) for name, some in zip(names, scores, strict=True)}
    told["elo"] = {name: round(number) for name, number in zip(names, numbers, strict=True)}
    return told


def fallen_behind(situation: Situation, turn: tuple[int, ...], seed: str) -> float | None:
    """By how many points a turn promises less than the planner's best; none where the planner does not weigh it."""
    best = decide(find_bot("planner"), situation, Budget(simulations=LOOKED), seeded(seed)).steps
    plan = Plan(situation, Budget(simulations=2 * FUTURES), seeded(f"{seed} again"))
    plan.slice()
    thought = plan.thought[0]
    listed = [tuple(thought["turns"][each][: thought["lengths"][each]].tolist()) for each in range(thought["filled"])]
    if turn not in listed:
        return None
    pair = [listed.index(best), listed.index(turn)]
    if turn == best:
        return 0.0
    thought["order"][:2] = pair
    thought["most"] = thought["tried"] = thought["wanted"] = 2
    while not plan.slice():
        pass
    means = [thought["utilities"][each] / max(1, thought["visits"][each]) for each in pair]
    return float(means[0] - means[1]) / POINT


def losses(game: str, options: dict[str, Any], name: str, matches: int) -> dict[str, Any]:
    """How far the turns of a level fall behind, in games that it plays itself."""
    found, unseen = [], 0
    bot, simulations = find_bot(name), level_of(name, load_game(game)).budget.simulations
    for number in range(matches):
        match = Match.new(game, seats=SEATS.get(game, 1), seed=f"losses {number}", **options)
        while not match.over:
            for seat in match.actors:
                seed = f"{number} {len(match.turns)}"
                budget = None if simulations is None else Budget(simulations=simulations)
                decision = decide(bot, match.situation(seat), budget, seeded(seed))
                lost = fallen_behind(match.situation(seat), decision.steps, seed)
                match.play(seat, decision.text)
                if lost is None:
                    unseen += 1
                else:
                    found.append(lost)
    slip = load_game(game).misjudgement
    turns = len(found) + unseen
    return {
        "game": game, "options": options, "level": name, "turns": turns, "slip": slip, "not weighed": unseen,
        "mean loss": round(sum(found) / len(found), 3), "most": round(max(found), 2),
        "beyond a slip": round((unseen + sum(loss > slip for loss in found)) / turns, 4),
    }  # fmt: skip


def held_back(game: str, rung: tuple[int, int, int, int, str]) -> Level:
    """A level as a rung of the ladder says, in the game's own waves."""
    simulations, reach, breadth, slip, judgement = rung
    budget = Budget(simulations=max(3, round(simulations * PACE.get(game, 1))))
    waves = reach if reach < 0 else reach * SEATS.get(game, 1)
    return Level("planner", budget, slip / 1000, waves, breadth, judgement == "learned")


def climb(game: str, options: dict[str, Any], level: Level, deal: int) -> tuple[float, bool]:
    """A deal played by a level, where people meet among two of a measured one: its result, and whether it was won."""
    seats = SEATS.get(game, 1)
    match = Match.new(game, seats=seats, seed=f"ladder {deal}", **options)
    meeting = seats > 1 and not match.game.about.cooperative
    own = deal % seats
    while not match.over:
        for seat in match.actors:
            random = seeded(f"ladder {deal} {len(match.turns)}")
            thinker = level if seat == own or not meeting else held_back(game, LADDER[-2])
            nature = nature_of(thinker, "", match.game)
            plan = Plan(match.situation(seat), thinker.budget, random, nature, thinker.learned)
            while not plan.slice():
                pass
            match.play(seat, plan.best.text)
    place = match.standings[own]
    others = [each.score for seat, each in enumerate(match.standings) if seat != own]
    return float(place.score - (max(others) if meeting else 0)), place.rank == 1


def ladder(game: str, options: dict[str, Any], deals: int, jobs: int) -> Iterator[dict[str, Any]]:
    """Every rung: its mean result (where people meet: its lead), the share won, its Elo number on the same deals."""
    levels = [held_back(game, rung) for rung in LADDER]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        asked = [[pool.submit(climb, game, options, level, deal) for deal in range(deals)] for level in levels]
        results = [[future.result() for future in some] for some in asked]
    numbers = apart([str(level) for level in levels], [[score for score, _ in some] for some in results])
    for level, some, number in zip(levels, results, numbers, strict=True):
        yield {
            "game": game, "options": options, "simulations": level.budget.simulations, "reach": level.reach,
            "breadth": level.breadth, "slip": round(1000 * level.noise),
            "judgement": "learned" if level.learned else "plain",
            "mean": round(sum(score for score, _ in some) / deals, 2),
            "won": round(sum(won for _, won in some) / deals, 3), "elo": round(number),
        }  # fmt: skip


def main() -> None:
    """Play what is missing; print a line of JSON for each kind of match."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--records", type=Path, required=True, help="the folder of the records")
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--levels", default=",".join(CHARACTERFUL), help="only these, separated by commas")
    parser.add_argument("--characters", action="store_true", help="the characters of one level, beside that level")
    parser.add_argument("--losses", type=int, metavar="MATCHES", help="compare turns with the planner's best instead")
    parser.add_argument("--ladder", action="store_true", help="play many ways to be held back instead")
    chosen = parser.parse_args()
    chosen.records.mkdir(parents=True, exist_ok=True)
    levels = chosen.levels.split(",")
    with Progress(console=Console(stderr=True)) as progress:
        kinds = [(game, options) for game in chosen.games or games() for options in OPTIONS.get(game, [{}])]
        for game, options in kinds:
            names = levels
            if chosen.characters:
                names = [STYLED, *(f"{STYLED}{MARK}{each.name}" for each in about(game).characters)]
            if chosen.ladder:
                for rung in ladder(game, options, chosen.deals, chosen.jobs):
                    print(json.dumps(rung), flush=True)
            elif chosen.losses:
                for name in names:
                    print(json.dumps(losses(game, options, name, chosen.losses)), flush=True)
            else:
                print(json.dumps(measured(game, options, names, chosen, progress)), flush=True)


if __name__ == "__main__":
    main()
