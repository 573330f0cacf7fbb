"""How hard Cities: Skylines is: games of bots of every strength in every scenario, and what became of them.

    python benchmarks/skylines.py docs/games/skylines.md --games 1000 --planner 4 --simulations 100

It writes tables into the page between its two marks, and plots into the folder `skylines` beside it. *Random* makes
any legal step, *careless* every third one at random, *ahead* what looks best one move ahead, *planner* searches.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import Progress

from quartier.bots import Budget, decide, find_bot
from quartier.bots.plots import histograms, intervals
from quartier.bots.table import interval
from quartier.core.match import Match
from quartier.games.skylines.about import SCENARIOS, SkylinesOptions
from quartier.games.skylines.game import GAME
from quartier.games.skylines.grades import OUTCOMES, WON
from quartier.games.skylines.names import CARD_IDS
from quartier.games.skylines.position import CARDS, ENDED
from quartier.games.skylines.steps import EXCHANGE, PLAY
from quartier.games.skylines.vocabulary import SKYLINE
from quartier.kernel.compiling import entry
from quartier.kernel.policy import best_step
from quartier.kernel.random import draw, seeded
from quartier.kernel.rules import apply, over, pick, start

BEGIN, END = "<!-- balance: begin -->", "<!-- balance: end -->"
QUICK = {"random": 3, "careless": 1, "ahead": 0}
"""Of three steps, how many are random."""
SEATS = range(1, 5)


@dataclass
class Cell:
    """The games of one bot in one scenario with so many seats."""

    bot: str
    scenario: str
    seats: int
    skylines: list[int] = field(default_factory=list)
    """Of the cities that were not lost."""
    lost: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)

    @property
    def games(self) -> int:
        return len(self.skylines) + self.lost.total()

    @property
    def won(self) -> int:
        return sum(skyline >= WON for skyline in self.skylines)

    def add(self, outcome: int, skyline: int) -> None:
        """Note how a game ended."""
        if outcome == ENDED:
            self.skylines.append(skyline)
        else:
            self.lost[OUTCOMES[outcome]] += 1


@entry
def play_quickly(
    first: Any, places: Any, box: Any, random: Any, steps: Any, careless: int, ends: Any, played: Any
) -> None:
    """Play a game for each row of `ends`; so many steps of three are random. `places` holds three positions."""
    for game in range(ends.shape[0]):
        places[0] = first[0]
        for word in range(4):
            places[0].random[word] = random[word]
        start(places[0], box[0])
        for word in range(4):
            random[word] = places[0].random[word]
        while not over(places[0], box[0]):
            seat = places[0].active
            if draw(random, 3) < careless:
                step = pick(places[0], box[0], seat, random, steps)
            else:
                step = best_step(places[0], box[0], seat, steps, places[1:])
            if step >= PLAY and step < EXCHANGE:
                played[step - PLAY] += 1
            apply(places[0], box[0], seat, step)
        ends[game, 0] = places[0].outcome
        ends[game, 1] = places[0].tracks[SKYLINE]


def quick_games(bot: str, scenario: str, seats: int, games: int) -> Cell:
    """Games without search, by compiled code."""
    cell = Cell(bot, scenario, seats)
    box = GAME.read_box("house", GAME.house_box()).record
    first = GAME.blank(seats, SkylinesOptions(scenario=scenario))  # type: ignore[arg-type]
    ends, played = np.zeros((games, 2), np.int64), np.zeros(CARDS, np.int64)
    random = seeded(f"{bot} {scenario} {seats}")
    play_quickly(first, np.repeat(first, 3), box, random, np.zeros(GAME.space, np.int32), QUICK[bot], ends, played)
    for outcome, skyline in ends.tolist():
        cell.add(outcome, skyline)
    cell.played.update({CARD_IDS[card]: int(number) for card, number in enumerate(played) if number})
    return cell


def planned_game(scenario: str, seats: int, number: int, simulations: int) -> tuple[int, int, list[str]]:
    """A game of planners: how it ended, its skyline, the cards played."""
    match, planner = (
        Match.new("skylines", seats=seats, seed=f"balance {number}", scenario=scenario),
        find_bot("planner"),
    )
    while not match.over:
        seat = match.actors[0]
        random = seeded(f"balance {number} {match.wave}")
        match.play(seat, decide(planner, match.situation(seat), Budget(simulations=simulations), random).text)
    record = match.state[0]
    cards = [CARD_IDS[step - PLAY] for turn in match.turns for step in turn.steps if PLAY <= step < EXCHANGE]
    return int(record.outcome), int(record.tracks[SKYLINE]), cards


def planned_games(games: int, simulations: int, jobs: int) -> Iterator[Cell]:
    """Games of planners in every scenario, on so many processes."""
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for scenario in SCENARIOS:
            for seats in SEATS:
                cell = Cell("planner", scenario, seats)
                rest = [(scenario, seats, number, simulations) for number in range(games)]
                for outcome, skyline, cards in pool.map(planned_game, *zip(*rest, strict=True)):
                    cell.add(outcome, skyline)
                    cell.played.update(cards)
                yield cell


def name(scenario: str) -> str:
    """A scenario as the tables call it."""
    return scenario if scenario == "introduction" else f"scenario {scenario}"


def table(cells: list[Cell]) -> list[str]:
    """How the games went: a line for each bot and scenario, all numbers of seats together and apart."""
    lines = [
        "| scenario | bot | games | won | mean skyline | won with 1 / 2 / 3 / 4 seats |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for scenario in SCENARIOS:
        for bot in dict.fromkeys(cell.bot for cell in cells):
            here = [cell for cell in cells if cell.bot == bot and cell.scenario == scenario]
            games, skylines = sum(cell.games for cell in here), [s for cell in here for s in cell.skylines]
            mean = f"{sum(skylines) / len(skylines):.1f}" if skylines else "–"
            apart = " / ".join(f"{100 * cell.won / cell.games:.0f} %" for cell in here)
            won = 100 * sum(cell.won for cell in here) / games
            lines.append(f"| {name(scenario)} | {bot} | {games} | {won:.1f} % | {mean} | {apart} |")
    return lines


def reasons(cells: list[Cell]) -> list[str]:
    """Why cities were lost, or ended too low."""
    kinds = OUTCOMES[ENDED + 1 :]
    lines = ["| bot | " + " | ".join(kinds) + " | ended below 11 | won |", "| --- " * (len(kinds) + 3) + "|"]
    for bot in dict.fromkeys(cell.bot for cell in cells):
        here = [cell for cell in cells if cell.bot == bot]
        games, won = sum(cell.games for cell in here), sum(cell.won for cell in here)
        low = sum(len(cell.skylines) for cell in here) - won
        shares = [sum(cell.lost[kind] for cell in here) for kind in kinds] + [low, won]
        lines.append(f"| {bot} | " + " | ".join(f"{100 * share / games:.1f} %" for share in shares) + " |")
    return lines


def usage(cells: list[Cell], bot: str) -> list[str]:
    """How often each card is played, in hundredths of a game in which it can be."""
    counts: Counter[str] = Counter()
    games: Counter[str] = Counter()
    first = {"x": 1, "p": 3}
    for cell in cells:
        if cell.bot == bot:
            counts.update(cell.played)
            for card in CARD_IDS:
                if not card.startswith("n") and SCENARIOS.index(cell.scenario) >= first.get(card[0], 0):
                    games[card] += cell.games
    lines = ["| cards | played in … of 100 games |", "| --- | --- |"]
    for letter in "rciusxp":
        cards = [card for card in CARD_IDS if card.startswith(letter)]
        shown = ", ".join(f"{card} {100 * counts[card] / games[card]:.0f}" for card in cards)
        lines.append(f"| {letter} | {shown} |")
    return lines


def write_report(page: Path, cells: list[Cell], planner: str) -> None:
    """Write tables into the page, and plots beside it."""
    folder = page.with_suffix("")
    folder.mkdir(exist_ok=True)
    bots = list(dict.fromkeys(cell.bot for cell in cells))
    rows = []
    for bot in bots:
        here = [cell for cell in cells if cell.bot == bot]
        won, games = sum(cell.won for cell in here), sum(cell.games for cell in here)
        low, high = interval(won, games)
        rows.append((bot, low, won / games, high))
    (folder / "won.svg").write_text(intervals("Cities that were a success", rows, "share of games"), encoding="utf-8")
    ended = [(bot, [s for cell in cells if cell.bot == bot for s in cell.skylines]) for bot in bots]
    shown = [(bot, skylines) for bot, skylines in ended if skylines]
    plot = histograms("The final skyline of cities that were not lost", shown, ("skyline", "share of those games"))
    (folder / "skyline.svg").write_text(plot, encoding="utf-8")
    report = [
        BEGIN,
        *table(cells),
        "",
        f"The planner had {planner} a move. Why cities failed, all scenarios together:",
        "",
        *reasons(cells),
        "",
        f"![Share of games won by each bot]({folder.name}/won.svg)",
        f"![Distribution of the final skyline]({folder.name}/skyline.svg)",
        "",
        "How often the planner plays each card:",
        "",
        *usage(cells, "planner" if "planner" in bots else "ahead"),
        END,
    ]
    text = page.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(before + "\n".join(report) + after, encoding="utf-8")


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("page", type=Path, help="the page to write into, with the two marks in it")
    parser.add_argument("--games", type=int, default=1000, help="games without search, per bot, scenario and seats")
    parser.add_argument("--planner", type=int, default=4, help="games of planners per scenario and seats")
    parser.add_argument("--simulations", type=int, default=100, help="the planner's budget a move")
    parser.add_argument("--jobs", type=int, default=2, help="processes for the planner")
    arguments = parser.parse_args()
    if BEGIN not in arguments.page.read_text(encoding="utf-8"):
        parser.error(f"{arguments.page} has no line {BEGIN!r} to write after")
    cells: list[Cell] = []
    with Progress() as progress:
        quick = progress.add_task("quick bots", total=len(QUICK) * len(SCENARIOS) * len(SEATS))
        for bot in QUICK:
            for scenario in SCENARIOS:
                for seats in SEATS:
                    cells.append(quick_games(bot, scenario, seats, arguments.games))
                    progress.advance(quick)
        if arguments.planner:
            slow = progress.add_task("planner", total=len(SCENARIOS) * len(SEATS))
            for cell in planned_games(arguments.planner, arguments.simulations, arguments.jobs):
                cells.append(cell)
                progress.advance(slow)
    write_report(arguments.page, cells, f"{arguments.simulations} simulations")


if __name__ == "__main__":
    main()
