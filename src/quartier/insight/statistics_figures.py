"""What games say of a game: points by round and kind, worth of pieces, advantage of seats, luck and skill.

Games of one deal are alike, so deals are what is counted: all intervals (95 %) come from how deals differ.

>>> estimate([1.0, 2.0, 3.0])
Estimate(mean=2.0, low=0.868, high=3.132)
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import numpy as np

from quartier.bots.ratings import Z
from quartier.core.registry import about
from quartier.insight.statistics import Played, Study, lineup

__all__ = ["Estimate", "Figures", "estimate", "figures"]

FEW = 5
"""Deals (by their weight) from which nothing is told of a piece yet."""
RESAMPLES = 400
"""How often deals are drawn anew to see how far shares of luck and skill are known."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class BotPoints(msgspec.Struct, frozen=True):
    """What a bot makes."""

    bot: str
    points: Estimate
    wins: Estimate
    """The share of games that it wins; a shared win counts as its share."""


class RoundPoints(msgspec.Struct, frozen=True):
    """A seat's points after a round, counted from 1; a game that is over keeps its last ones."""

    round: int
    points: Estimate


class KindPoints(msgspec.Struct, frozen=True):
    """A seat's points of a kind at the end."""

    kind: str
    """The id of its text, or of the reason, where there is none."""
    points: Estimate


class PieceWorth(msgspec.Struct, frozen=True):
    """By how much results are better with one more of a tile or card."""

    piece: str
    had: float
    """How many of it a seat has on average."""
    worth: Estimate


class SeatAdvantage(msgspec.Struct, frozen=True):
    """How much better a seat does than the table on average."""

    seat: int
    """Counted from 1."""
    points: Estimate
    wins: Estimate


class Share(msgspec.Struct, frozen=True):
    """A part of the variance of results: `luck` of the deal and the seat, `skill` of the bot, or the `rest`."""

    part: str
    variance: float
    share: Estimate


class Figures(msgspec.Struct, frozen=True):
    """What the games of a study say."""

    games: int
    deals: int
    points: Estimate
    bots: list[BotPoints]
    rounds: list[RoundPoints]
    kinds: list[KindPoints]
    pieces: list[PieceWorth]
    """The best first. Of what always all have, or in a few deals only, no worth can be told."""
    seats: list[SeatAdvantage]
    """None where one plays alone, or all together."""
    shares: list[Share]
    """None where one bot plays alone."""


def estimate(values: Sequence[float] | np.ndarray[Any, Any]) -> Estimate:
    """The mean of values that have nothing to do with each other."""
    many = np.asarray(values, float)
    mean = float(many.mean())
    reach = Z * float(many.std(ddof=1)) / math.sqrt(len(many)) if len(many) > 1 else 0.0
    return rounded(mean, reach)


def portion(values: Sequence[float] | np.ndarray[Any, Any]) -> Estimate:
    """The mean of shares, whose interval ends where shares end."""
    found = estimate(values)
    return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))


def rounded(mean: float, reach: float) -> Estimate:
    """A mean and how far its interval reaches to both sides."""
    return Estimate(round(mean, 3), round(mean - reach, 3), round(mean + reach, 3))


def kind_of(game: str, reason: str, has: Callable[[str], bool]) -> str:
    """The kind of a reason for points, as the page groups them: `GAME-item-A-B` is of `GAME-points-A-B` or `-A`."""
    words = reason.removeprefix(f"{game}-item-").split("-")
    kinds = (f"{game}-points-{'-'.join(words[:length])}" for length in range(len(words), 0, -1))
    return next((kind for kind in kinds if has(kind)), reason)


def figures(study: Study, games: Sequence[Played], has: Callable[[str], bool]) -> Figures:
    """All figures of whole deals: of each, all its games; `has` tells which texts there are."""
    number = len(study.bots)
    whole = games[: len(games) // number * number]
    table = Table(study, whole)
    together = about(study.game).cooperative
    scores, wins = table.scores, table.wins
    deals = len(whole) // number
    longest = max(len(game.rounds) for game in whole)
    rounds = table.array([[after(game, index) for index in range(longest)] for game in whole])
    kinds = sorted({kind_of(study.game, reason, has) for game in whole for seat in game.kinds for reason in seat})
    by_kind = {kind: table.array([kind_points(study.game, game, kind, has) for game in whole]) for kind in kinds}
    means = [KindPoints(kind, estimate(points.mean((1, 2)))) for kind, points in by_kind.items()]
    return Figures(
        len(whole),
        deals,
        estimate(scores.mean((1, 2))),
        [
            BotPoints(entrant.label, estimate(table.of_bot(scores, bot)), portion(table.of_bot(wins, bot)))
            for bot, entrant in enumerate(study.bots)
        ],
        [RoundPoints(index + 1, estimate(rounds[:, :, index].mean((1, 2)))) for index in range(longest)],
        sorted(means, key=lambda each: -each.points.mean),
        worths(table, together),
        [] if together or study.seats == 1 else [advantage(scores, wins, seat) for seat in range(study.seats)],
        shares(table.crossed(together)) if number > 1 and deals > 1 else [],
    )


def after(game: Played, index: int) -> list[int]:
    """The scores after a round, or at the end of a game that had fewer."""
    return game.rounds[min(index, len(game.rounds) - 1)]


def kind_points(game: str, played: Played, kind: str, has: Callable[[str], bool]) -> list[int]:
    """Each seat's points of a kind."""
    return [
        sum(points for reason, points in seat.items() if kind_of(game, reason, has) == kind) for seat in played.kinds
    ]


class Table:
    """The games of a study as arrays: by deal, by game of the deal, by seat."""

    def __init__(self, study: Study, games: Sequence[Played]) -> None:
        self._number = len(study.bots)
        self.games = games
        self.seated = self.array([lineup(study, game.number)[1] for game in games])
        self.scores = self.array([game.scores for game in games])
        first = self.array([[rank == 1 for rank in game.ranks] for game in games])
        shared = 1.0 if about(study.game).cooperative else np.maximum(first.sum(2, keepdims=True), 1)
        self.wins = first / shared

    def array(self, rows: Sequence[Any]) -> np.ndarray[Any, Any]:
        """Rows of games, divided by deals."""
        whole = np.array(rows, float)
        return whole.reshape(-1, self._number, *whole.shape[1:])

    def of_bot(self, values: np.ndarray[Any, Any], bot: int) -> np.ndarray[Any, Any]:
        """A bot's mean in each deal."""
        mine = self.seated == bot
        found: np.ndarray[Any, Any] = (values * mine).sum((1, 2)) / mine.sum((1, 2))
        return found

    def crossed(self, together: bool) -> np.ndarray[Any, Any]:
        """Scores by deal, by seat (one, where all play together), by bot: each bot has had every seat of every deal."""
        deals, _, seats = self.scores.shape
        places = 1 if together else seats
        found = np.zeros((deals, places, self._number))
        for deal, game, seat in np.ndindex(deals, self._number, places):
            found[deal, seat, int(self.seated[deal, game, seat])] = self.scores[deal, game, seat]
        return found


def advantage(scores: np.ndarray[Any, Any], wins: np.ndarray[Any, Any], seat: int) -> SeatAdvantage:
    """How much better a seat does than the table."""
    better = (scores[:, :, seat] - scores.mean(2)).mean(1)
    return SeatAdvantage(seat + 1, estimate(better), portion(wins[:, :, seat].mean(1)))


def worths(table: Table, together: bool) -> list[PieceWorth]:
    """By how much results rise with one more of each piece, bot by bot: a slope, with deals as what varies.

    Its interval is what comes of leaving one deal after the other out, so that few deals do not seem to tell much.
    Where all play together, what anybody had counts for the table.
    """
    pieces = sorted({piece for game in table.games for seat in game.pieces for piece in seat})
    found = []
    for piece in pieces:
        had = table.array([[seat.get(piece, 0) for seat in game.pieces] for game in table.games])
        scores, seated = table.scores, table.seated
        if together:
            had, scores, seated = had.sum(2, keepdims=True), scores[:, :, :1], seated[:, :, :1]
        more, better = centred(had, seated), centred(scores, seated)
        weight = float((more**2).sum())
        if weight == 0:
            continue
        # How much of what is known of a piece comes from each deal: one that few deals had tells of these deals.
        leverage = (more**2).sum((1, 2)) / weight
        if 1 / float((leverage**2).sum()) < FEW:
            continue
        slope = float((more * better).sum()) / weight
        by_deal = (more * (better - slope * more)).sum((1, 2)) / (1 - leverage)
        reach = Z * math.sqrt(float((by_deal**2).sum())) / weight
        found.append(PieceWorth(piece, round(float(had.mean()), 3), rounded(slope, reach)))
    return sorted(found, key=lambda each: -each.worth.mean)


def centred(values: np.ndarray[Any, Any], seated: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Values less the mean of the same bot's: who plays better is no merit of a piece."""
    found = values.astype(float)
    for bot in np.unique(seated):
        mine = seated == bot
        found[mine] -= found[mine].mean()
    return found


def shares(crossed: np.ndarray[Any, Any]) -> list[Share]:
    """How luck and skill share the results, by the variance between deals and seats, and between bots."""
    random = np.random.default_rng(1)
    deals = len(crossed)
    drawn = [parts(crossed[random.integers(0, deals, deals)]) for _ in range(RESAMPLES)]
    low, high = np.percentile([each / (each.sum() or 1) for each in drawn], (2.5, 97.5), axis=0)
    found = parts(crossed)
    total = found.sum() or 1
    return [
        Share(
            part,
            round(float(found[index]), 3),
            Estimate(
                round(float(found[index] / total), 4),
                round(float(min(low[index], found[index] / total)), 4),
                round(float(max(high[index], found[index] / total)), 4),
            ),
        )
        for index, part in enumerate(("luck", "skill", "rest"))
    ]


def parts(crossed: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The variances of deals with seats, of bots, and of the rest (analysis of variance of a crossed design)."""
    rows = crossed.reshape(-1, crossed.shape[2])
    many, bots = rows.shape
    middle, row, column = rows.mean(), rows.mean(1), rows.mean(0)
    rest = rows - row[:, None] - column[None, :] + middle
    error = float((rest**2).sum()) / ((many - 1) * (bots - 1))
    luck = (bots * float(((row - middle) ** 2).sum()) / (many - 1) - error) / bots
    skill = (many * float(((column - middle) ** 2).sum()) / (bots - 1) - error) / many
    return np.array([max(0.0, luck), max(0.0, skill), error])
