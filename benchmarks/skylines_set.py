"""Which cards of the house set of Cities: Skylines are worth building: how often planners build those they hold.

    python benchmarks/skylines_set.py records/set.jsonl --games 100 --simulations 60

Two planners play every scenario from 1 on in turn. Each game is a line of the record, and a record is gone on with; it
belongs to one set and one budget. The table has a row for each card: the games in which a hand held it, those in which
it was built or played, and the share. Dead cards and those that are always built are marked.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

from quartier.bots import Budget, decide, find_bot
from quartier.core.match import Match
from quartier.games.skylines.about import SCENARIOS
from quartier.games.skylines.game import GAME
from quartier.games.skylines.grades import WON
from quartier.games.skylines.names import CARD_IDS
from quartier.games.skylines.position import CARDS, ENDED
from quartier.games.skylines.rules.card_sets import holds
from quartier.games.skylines.steps import EXCHANGE, PLAY
from quartier.games.skylines.vocabulary import SKYLINE
from quartier.kernel.random import seeded

PLAYED = SCENARIOS[1:]
SEATS = 2
FEW, MANY = 1 / 3, 4 / 5
"""Between these shares lies what is worth building, and not always."""


def planned_game(number: int, simulations: int) -> dict[str, Any]:
    """A game of planners: how it ended, the cards that any hand held, those that were played."""
    scenario = PLAYED[number % len(PLAYED)]
    match, planner = Match.new("skylines", seats=SEATS, seed=f"set {number}", scenario=scenario), find_bot("planner")
    held: set[int] = set()
    while not match.over:
        hands = match.state[0].hands
        held |= {card for card in range(CARDS) for seat in range(SEATS) if holds(hands[seat], card)}
        seat = match.actors[0]
        random = seeded(f"set {number} {match.wave}")
        match.play(seat, decide(planner, match.situation(seat), Budget(simulations=simulations), random).text)
    played = {step - PLAY for turn in match.turns for step in turn.steps if PLAY <= step < EXCHANGE}
    return {
        "number": number,
        "scenario": scenario,
        "ended": int(match.state[0].outcome) == ENDED,
        "skyline": int(match.state[0].tracks[SKYLINE]),
        "held": [CARD_IDS[card] for card in sorted(held)],
        "played": [CARD_IDS[card] for card in sorted(played)],
    }


def games_of(record: Path, games: int, simulations: int, jobs: int) -> list[dict[str, Any]]:
    """The games of a record, with those that are missing played now."""
    about = {"simulations": simulations, "set": hashlib.sha256(GAME.house_box().encode()).hexdigest()[:16]}
    lines = record.read_text(encoding="utf-8").splitlines() if record.exists() else []
    if lines and json.loads(lines[0]) != about:
        raise SystemExit(f"{record} is of another set or budget: {lines[0]}; now: {json.dumps(about)}")
    found = {game["number"]: game for game in map(json.loads, lines[1:])}
    record.parent.mkdir(parents=True, exist_ok=True)
    with record.open("a", encoding="utf-8") as file:
        if not lines:
            file.write(json.dumps(about) + "\n")
        missing = [number for number in range(games) if number not in found]
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            played = pool.map(planned_game, missing, repeat(simulations))
            for game in track(played, "games", len(missing), console=Console(stderr=True), disable=not missing):
                found[game["number"]] = game
                file.write(json.dumps(game) + "\n")
                file.flush()
    return [found[number] for number in range(games)]


def table(games: list[dict[str, Any]]) -> Iterable[str]:
    """How the games went, and a row for each card."""
    yield "| scenario | games | won | mean skyline |"
    yield "| --- | --- | --- | --- |"
    for scenario in PLAYED:
        here = [game for game in games if game["scenario"] == scenario]
        ended = [game["skyline"] for game in here if game["ended"]]
        won = sum(skyline >= WON for skyline in ended)
        if here:
            mean = sum(ended) / max(len(ended), 1)
            yield f"| {scenario} | {len(here)} | {100 * won / len(here):.1f} % | {mean:.1f} |"
    held, played = Counter[str](), Counter[str]()
    for game in games:
        held.update(game["held"])
        played.update(game["played"])
    yield ""
    yield "| card | held | built | share | |"
    yield "| --- | --- | --- | --- | --- |"
    for card in CARD_IDS:
        if held[card]:
            share = played[card] / held[card]
            mark = "seldom" if share < FEW else "always" if share > MANY else ""
            yield f"| {card} | {held[card]} | {played[card]} | {100 * share:.0f} % | {mark} |"


def main() -> None:
    """Play what is missing; print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("record", type=Path, help="the file of the games")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=60, help="the planner's budget a move")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="games that are played at a time")
    chosen = parser.parse_args()
    print("\n".join(table(games_of(chosen.record, chosen.games, chosen.simulations, chosen.jobs))))


if __name__ == "__main__":
    main()
