"""A review in words, for the terminal and for reports: the accounts, and the turns that cost most."""

from __future__ import annotations

from collections.abc import Iterator

from quartier.core.match import Match
from quartier.core.texts import Texts
from quartier.core.view import View
from quartier.insight.review import Account, Review, ReviewedTurn

COLUMNS = ("turn", "player", "played", "grade", "lost", "expected", "luck", "best")
"""What is told of each turn: `review-NAME` is the heading."""


def signed(points: float) -> str:
    """A change of points, to a tenth."""
    return f"{points:+.1f}" if round(points, 1) else "0.0"


def name_of(seats: list[int], texts: Texts) -> str:
    """Whose account it is."""
    return ", ".join(texts.say("seat", seat=seat + 1) for seat in seats)


def cells(turn: ReviewedTurn, texts: Texts) -> list[str]:
    """A turn in the order of the columns."""
    best = turn.best[0]
    return [
        str(turn.number),
        str(turn.seat + 1),
        turn.turn,
        texts.say(f"review-grade-{turn.grade}"),
        f"{turn.lost:.1f}",
        f"{turn.played.expected:.1f}",
        signed(turn.luck),
        "" if best.turn == turn.turn else f"{best.turn} ({best.expected:.1f})",
    ]


def account_line(account: Account, texts: Texts) -> str:
    """How a result was made, and what was possible."""
    said = texts.say(
        "review-account",
        name=name_of(account.seats, texts),
        start=f"{account.start:.1f}",
        luck=signed(account.luck),
        play=signed(account.play),
        result=account.result,
    )
    return f"{said} {hindsight_line(account, texts)}".rstrip()


def hindsight_line(account: Account, texts: Texts) -> str:
    """What one who knew all beforehand could have made, and how much of it was made; nothing where that is unknown."""
    best = account.hindsight
    if best is None:
        return ""
    said = texts.say("review-hindsight" if best.proven else "review-hindsight-open", score=best.score, bound=best.bound)
    if best.score <= 0:
        return said
    return f"{said} {texts.say('review-hindsight-share', percent=max(0, 100 * account.result // best.score))}"


def possible(found: Review, texts: Texts) -> Iterator[tuple[int, list[int], str]]:
    """The best results that were possible, each with the places of its accounts and what it is called in a plot."""
    scores = [account.hindsight.score if account.hindsight else None for account in found.accounts]
    for score in sorted({score for score in scores if score is not None}):
        places = [place for place, other in enumerate(scores) if other == score]
        label = texts.say("review-hindsight-label", score=score)
        whose = [name_of(found.accounts[place].seats, texts) for place in places]
        yield score, places, label if len(places) == len(scores) else f"{', '.join(whose)}: {label}"


def about(found: Review, texts: Texts) -> list[str]:
    """How it is judged; some games have more to say."""
    own = f"{found.game}-review-about"
    said = [texts.say("review-about"), *([texts.say(own)] if texts.has(own) else [])]
    known = any(account.hindsight for account in found.accounts)
    return [*said, texts.say("review-hindsight-about")] if known else said


def moments(match: Match, found: Review) -> Iterator[tuple[ReviewedTurn, View, View]]:
    """The turns that cost most, in the order of the match, each with the view after it and after the best instead."""
    again = match.beginning()
    for turn in found.turns:
        if turn.number in found.costliest:
            yield turn, again.preview(turn.seat, turn.turn), again.preview(turn.seat, turn.best[0].turn)
        again.play(turn.seat, turn.turn)


def told(match: Match, turn: ReviewedTurn, played: View, instead: View, texts: Texts) -> str:
    """What a turn cost, and what would have been better."""
    best, shown = turn.best[0], f"{turn.lost:.1f}"
    said = texts.say(
        "review-cost",
        number=turn.number,
        name=name_of([turn.seat], texts),
        turn=f"{turn.turn} ({match.game.tell(played, turn.turn, texts)})",
        lost=texts.say("review-cost-points", lost=float(shown), shown=shown),
        best=f"{best.turn} ({match.game.tell(instead, best.turn, texts)})",
        expected=f"{best.expected:.1f}",
        instead=f"{turn.played.expected:.1f}",
    )
    if not best.then:
        return said
    return f"{said} {texts.say('review-then', turn=best.then, often=round(100 * best.often))}"
