"""What matches say of the bots that played them: win rate with its interval, Elo, mean score, time per move.

>>> from quartier.bots.arena import contest_of, play
>>> contest = contest_of("cities", {}, bots=["greedy", "random"], seats=2, seed="docs", budget_ms=None)
>>> [(row.name, row.games, row.win_rate) for row in tabulate(contest, [play(contest, 0), play(contest, 1)])]
[('greedy', 2, 1.0), ('random', 2, 0.0)]
>>> [round(end, 3) for end in interval(55, 100)]
[0.452, 0.644]
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

import msgspec

from quartier.bots.arena import Contest, Result
from quartier.core.registry import about

__all__ = ["Row", "elo", "interval", "tabulate"]

Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""
ROUNDS = 1000
"""Rounds of the fit of Elo numbers; it settles long before."""


class Row(msgspec.Struct, frozen=True):
    """One bot's results. `low` and `high` bound the win rate with 95 % confidence.

    The mean score is that of the matches that were played to their end; the others are counted in `losses`, by why
    they were lost.
    """

    name: str
    games: int
    win_rate: float
    low: float
    high: float
    elo: float
    mean_score: float
    ms_per_move: float
    losses: dict[str, int] = {}
    first_loss: str = ""
    """What was said of the first of them."""


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    reach = Z / games * math.sqrt(games * share * (1 - share) + Z * Z / 4)
    middle, whole = share + Z * Z / (2 * games), 1 + Z * Z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def elo(number: int, results: Sequence[Result]) -> list[float]:
    """Elo numbers around 0, from who ended before whom (Bradley and Terry).

    Between bots that met, one drawn match is added, so that a bot that never lost has a number too.
    """
    won = [[0.0] * number for _ in range(number)]
    for result in results:
        for seat, one in enumerate(result.lineup):
            for other_seat, other in enumerate(result.lineup):
                if one != other:
                    rank, theirs = result.ranks[seat], result.ranks[other_seat]
                    won[one][other] += 1.0 if rank < theirs else 0.5 if rank == theirs else 0.0
    met = [[won[one][other] + won[other][one] > 0 for other in range(number)] for one in range(number)]
    strength = [1.0] * number
    for _ in range(ROUNDS):
        for one in range(number):
            others = [other for other in range(number) if met[one][other]]
            wins = sum(won[one][other] + 0.5 for other in others)
            played = sum(
                (won[one][other] + won[other][one] + 1) / (strength[one] + strength[other]) for other in others
            )
            if played:
                strength[one] = wins / played
        middle = math.exp(sum(map(math.log, strength)) / number)
        strength = [one / middle for one in strength]
    return [400 * math.log10(one) for one in strength]


def tabulate(contest: Contest, results: Sequence[Result]) -> list[Row]:
    """A row for each bot, in the order in which they were named.

    A shared win counts as its share; in a cooperative game it is a whole one for each.
    """
    together = about(contest.game).cooperative
    numbers = elo(len(contest.entrants), results)
    rows = []
    for index, entrant in enumerate(contest.entrants):
        seats = [(result, seat) for result in results for seat, who in enumerate(result.lineup) if who == index]
        games = len(seats)
        won = [result for result, seat in seats if result.ranks[seat] == 1]
        wins = len(won) if together else sum(1 / result.ranks.count(1) for result in won)
        low, high = interval(wins, games)
        moves = sum(result.moves[seat] for result, seat in seats)
        ended = [result.scores[seat] for result, seat in seats if result.loss is None]
        lost = [result.loss for result, seat in seats if result.loss is not None and result.loss.seat == seat]
        rows.append(
            Row(
                entrant.label,
                games,
                round(wins / max(games, 1), 4),
                round(low, 4),
                round(high, 4),
                round(numbers[index], 1),
                round(sum(ended) / max(len(ended), 1), 3),
                round(1000 * sum(result.seconds[seat] for result, seat in seats) / max(moves, 1), 3),
                dict(sorted(Counter(loss.kind for loss in lost).items())),
                lost[0].message if lost else "",
            )
        )
    return rows
