"""`python -m quartier.training.forecasts GAME`: find what comes of what the adviser promises, and write the table.

Half of the games is fitted, the other half checks the fit, and the table that is written is fitted to all.
No kernel stands here: this file is loaded as the program, and compiled code knows modules by their own names.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from quartier.core.errors import QuartierError
from quartier.core.forecast import FILE, ONE, ForecastRow, ForecastTable
from quartier.core.registry import load_game
from quartier.training.promises import Promises, kinds, play_all
from quartier.work.processes import workplace

STAGES = 16
"""Parts of a match that are fitted apart at most."""
FEWEST = 60
"""Turns that a part needs; with fewer it goes with the one before it."""
SLOPES = 0.3, 1.5
"""Between these a slope lies: a better turn always promises more, and what was promised is never stretched far."""
BAND = 0.05, 0.95
TINY = 0.002
"""What rounding to thousandths may cost."""
ALLOWED = 0.015
"""The share of the mean score by which a forecast may be wrong on average, or two standard errors."""
ABOUT = """What comes of what the adviser promises: expected = constant + slope * promised, the band of nine in ten
results around it{winning}, from a wave on; all in thousandths. Found in {games} games of each kind with {simulations}
simulations a turn: `make forecasts GAME={game}`."""


class Check(NamedTuple):
    """A part of a kind of match: its mean score, and how far from it promises and forecasts were."""

    kind: str
    wave: int
    turns: int
    score: float
    promised: float
    """By how much results were above what was promised."""
    error: float
    """By how much results were above what was forecast."""
    allowed: float
    within: float
    """The share of results within the band."""
    winning: float | None
    """By how much more was won than was forecast."""

    @property
    def good(self) -> bool:
        return abs(self.error) <= self.allowed


def noted(games: Sequence[Promises]) -> Any:
    """A row for each turn: its wave, what was promised, what came of it, whether it was won, and which game it is."""
    rows = [
        (wave, promised, game.scores[seat], -1 if game.won is None else game.won, number)
        for number, game in enumerate(games)
        for wave, seat, promised in game.turns
    ]
    return np.array(rows, float).reshape(-1, 5)


def stages(waves: Any) -> list[int]:
    """The first waves of the parts of a match."""
    width = max(1, -(-int(waves.max() + 1) // STAGES))
    starts = list(range(0, int(waves.max()) + 1, width))
    counts = {start: int(((waves >= start) & (waves < start + width)).sum()) for start in starts}
    starts = [start for start in starts if start == 0 or counts[start] >= min(FEWEST, counts[0] // 2)]
    # Where all matches are of one length, what the last turn brings is known: it stands apart.
    last = int(waves.max())
    return [*starts, last] if last > starts[-1] and (waves == last).sum() >= (waves == 0).sum() / 2 else starts


def fit(games: Sequence[Promises]) -> list[ForecastRow]:
    """The rows for games of one kind."""
    notes = noted(games)
    starts = stages(notes[:, 0])
    parts = [notes[(notes[:, 0] >= start) & (notes[:, 0] < end)] for start, end in ends(starts)]
    rows = []
    for number, (start, part) in enumerate(zip(starts, parts, strict=True)):
        _, promised, result, won, _ = part.T
        # Slopes are alike in parts that follow each other: they are taken together, and known better.
        slope = common_slope(parts[max(0, number - 1) : number + 2])
        if np.abs(result - promised).max() < TINY:
            # The last turn: what it brings is known.
            slope = 1.0
        constant = float(np.mean(result - slope * promised))
        low, high = np.quantile(result - constant - slope * promised, BAND)
        chance = logistic(promised, won) if won[0] >= 0 else ()
        numbers = (constant, slope, min(low, 0), max(high, 0), *chance)
        rows.append(ForecastRow(start, *(round(ONE * number) for number in numbers)))
    return rows


def ends(starts: list[int]) -> zip[tuple[int, float]]:
    """Each part of a match: its first wave, and the first of the next."""
    return zip(starts, [*starts[1:], float("inf")], strict=True)


def common_slope(parts: Sequence[Any]) -> float:
    """How much more comes of what is promised more, each part seen from its own mean."""
    shared = spread = 0.0
    for _, promised, result, _, _ in (part.T for part in parts):
        shared += float(np.sum((promised - promised.mean()) * (result - result.mean())))
        spread += float(np.sum((promised - promised.mean()) ** 2))
    return float(np.clip(shared / spread, *SLOPES)) if spread > 0 else 1.0


def logistic(promised: Any, won: Any) -> tuple[float, float]:
    """The logarithm of the odds to win, as constant and slope; who has never lost yet may still lose."""
    scale = float(promised.std()) or 1.0
    seen = np.stack([np.ones_like(promised), (promised - promised.mean()) / scale])
    weight, target = np.ones(len(won) + 2), np.append(won, [0.0, 1.0])
    seen = np.append(seen, [[1.0, 1.0], [0.0, 0.0]], axis=1)
    weight[-2:] = 0.5
    found, prior = np.zeros(2), np.diag([0.0, 1.0])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-np.clip(found @ seen, -30, 30)))
        gradient = seen @ (weight * (target - chance)) - prior @ found
        curvature = (seen * (weight * chance * (1 - chance))) @ seen.T + prior
        found = found + np.linalg.solve(curvature + 1e-9 * np.eye(2), gradient)
    slope = max(float(found[1]) / scale, 0.0)
    return float(found[0]) - slope * float(promised.mean()), slope


def check(rows: list[ForecastRow], games: Sequence[Promises], fitted: Sequence[Promises] = ()) -> list[Check]:
    """How right rows are for games that they were not fitted to.

    The mean of these games is known no better than their number allows, and so is what was `fitted` to other ones.
    """
    notes, earlier = noted(games), noted(fitted)
    found = []
    for row, (start, end) in zip(rows, ends([row.wave for row in rows]), strict=True):
        part, before = (some[(some[:, 0] >= start) & (some[:, 0] < end)] for some in (notes, earlier))
        if not len(part):
            continue
        _, promised, result, won, numbers = part.T
        told = [row.forecast(each) for each in promised]
        error = result - [each.expected for each in told]
        low, high = (np.array([getattr(each, side) for each in told]) for side in ("low", "high"))
        within = np.mean((low - TINY <= result) & (result <= high + TINY))
        # Turns of one game have one result: only games count, and only those that came so far.
        unsure = (1 / len(np.unique(numbers)) + (1 / len(np.unique(before[:, 4])) if len(before) else 0)) ** 0.5
        allowed = max(ALLOWED * float(result.mean()), 2 * float(error.std()) * unsure)
        winning = float(np.mean(won - [each.winning for each in told])) if won[0] >= 0 else None
        found.append(
            Check(games[0].kind, start, len(part), float(result.mean()), float(np.mean(result - promised)),
                  float(error.mean()), allowed, float(within), winning)
        )  # fmt: skip
    return found


def halves(games: Sequence[Promises], seats: int) -> tuple[list[ForecastRow], list[Promises], list[Promises]]:
    """The fit of one half of the games, the other half, and the first; in each half all numbers of seats come as
    often."""
    first = [game for game in games if game.number // seats % 2 == 0]
    return fit(first), [game for game in games if game.number // seats % 2 == 1], first


def tell(found: Sequence[Check]) -> str:
    """What was checked, a line for each part."""
    lines = [
        f"{each.kind:>8} from wave {each.wave:>3}: {each.turns:>6} turns, score {each.score:7.2f}, promised "
        f"{-each.promised:+7.2f}, forecast {-each.error:+6.2f} (allowed {each.allowed:.2f}), "
        f"{100 * each.within:5.1f} % within"
        + ("" if each.winning is None else f", winning {-100 * each.winning:+.1f} %")
        + ("" if each.good else "  <-")
        for each in found
    ]
    good = sum(each.good for each in found)
    return "\n".join([*lines, f"{good} of {len(found)} forecasts as right as they should be"])


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit, check, write."""
    parser = argparse.ArgumentParser("python -m quartier.training.forecasts", description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, help="of each kind")
    parser.add_argument("--simulations", type=int, help="of the adviser for a turn")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games that are played at once")
    parser.add_argument("--ray", metavar="ADDRESS", help="the Ray cluster that plays, instead of this machine")
    parser.add_argument("--records", type=Path, help="a folder that keeps the games, to go on from and for plots")
    parser.add_argument("--to", type=Path, help="the file to write, if not the game's own")
    chosen = parser.parse_args(arguments)
    try:
        game = load_game(chosen.game)
    except QuartierError as error:
        sys.exit(str(error))
    games, simulations = chosen.games or game.calibration.games, chosen.simulations or game.calibration.simulations
    plan = kinds(game, simulations, "forecasts")
    records = chosen.records / f"{game.name}.jsonl" if chosen.records else None
    found: dict[str, list[Promises]] = {quick.kind: [] for quick in plan}
    seats = {quick.kind: quick.seats for quick in plan}
    try:
        with workplace(None if chosen.ray else chosen.jobs, chosen.ray) as place:
            for left, played in play_all(plan, games, place, records):
                found[played.kind].append(played)
                if sys.stderr.isatty() or left % 100 == 99:
                    print(f"{game.name}: {left} games to play", file=sys.stderr)
    except QuartierError as error:
        sys.exit(str(error))
    table: dict[str, list[ForecastRow]] = {}
    checks: list[Check] = []
    for kind, each in found.items():
        each.sort(key=lambda played: played.number)
        checks += check(*halves(each, len(seats[kind])))
        table[kind] = fit(each)
    print(tell(checks))
    winning = " and the odds to win" if game.about.cooperative else ""
    about = ABOUT.format(winning=winning, games=games, simulations=simulations, game=game.name)
    path = chosen.to or Path(str(resources.files(game.package).joinpath(FILE)))
    path.write_text(ForecastTable(list(game.calibration.by), table).write(about), encoding="utf-8")


if __name__ == "__main__":
    main()
