"""What is said on a picture of a match: the game and its options, the day, who played, and what came of it."""

from __future__ import annotations

import datetime
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from quartier.core.registry import about
from quartier.core.texts import Texts
from quartier.core.view import View


class Row(NamedTuple):
    """A seat in the ranking."""

    seat: int
    name: str
    score: str
    first: bool


@dataclass(frozen=True)
class Captions:
    """All words of a picture, in one language."""

    title: str
    options: str
    day: str
    result: str
    """A sentence; empty as long as the match goes on."""
    told: str
    """What the game says of the result, where it does: its grade."""
    large: str
    """The points, where there is but one number; else empty."""
    unit: str
    """What is written beside that number."""
    rows: tuple[Row, ...]
    """The ranking, the first first."""
    names: tuple[str, ...]
    """By seat."""


def captions(view: View, end: View, names: Sequence[str], day: datetime.date, texts: Texts) -> Captions:
    """What is said of a position; `end` is the last one, whose ranking orders the seats."""
    facts = about(view.game)
    called = tuple(name or texts.say("seat", seat=seat + 1) for seat, name in enumerate(names))
    ranking = sorted(end.standings, key=lambda place: (place.rank, place.seat))
    single = facts.cooperative or view.seats == 1
    rows = tuple(
        Row(place.seat, called[place.seat], number(view.standings[place.seat].score), view.over and place.rank == 1)
        for place in ranking
    )
    points = view.standings[0].score
    return Captions(
        texts.say(f"{view.game}-title"),
        " · ".join(option_words(view.game, view.options, texts)),
        dated(day, texts),
        result(view, called, texts) if view.over else "",
        texts.say(view.phase.id, **view.phase.args) if view.over and view.phase.id != "phase-over" else "",
        number(points) if single else "",
        texts.say("picture-points", points=points) if single else "",
        rows,
        called,
    )


def dated(day: datetime.date, texts: Texts) -> str:
    """A day as it is written in a language."""
    from babel.dates import format_date  # loading it takes as long as all else here, and a server may never need it

    return format_date(day, "long", locale=texts.language)


def number(points: int) -> str:
    """Points with a minus as it is printed."""
    return f"−{-points}" if points < 0 else str(points)


def result(view: View, names: Sequence[str], texts: Texts) -> str:
    """Who won, and with how much; of a game that all win or lose together, which; alone the number says it."""
    best = [place for place in view.standings if place.rank == 1]
    if about(view.game).cooperative:
        return texts.say("picture-won" if best else "picture-lost")
    if view.seats == 1:
        return ""
    if len(best) > 1:
        return texts.say("winners-shared", names=", ".join(names[place.seat] for place in best), points=best[0].score)
    return texts.say("winner-one", name=names[best[0].seat], points=best[0].score)


def option_words(game: str, options: Mapping[str, Any], texts: Texts) -> list[str]:
    """The first of a game's own options, and all that are not as usual, as the page tells them (`lib/options.ts`).

    >>> option_words("cities", {"level": 2, "free": True}, Texts("en"))
    ['Level 2 (Dilemma)', 'Free']
    """
    usual = msgspec.to_builtins(about(game).options())
    own = [key for key in usual if key != "box"]
    told = [key for key in usual if key in own[:1] or options.get(key) != usual[key]]
    return [option_word(game, key, options.get(key), texts) for key in told if options.get(key)]


def option_word(game: str, key: str, value: object, texts: Texts) -> str:
    """An option in few words."""
    label, name = f"{game}-option-{key}", f"{game}-{key}-{value}"
    words = re.split("[:,]", texts.say(label if texts.has(label) else f"page-option-{key}"))[0]
    if value is True:
        return words
    if str(value).isdigit():
        return f"{words} {value} ({texts.say(name)})" if texts.has(name) else f"{words} {value}"
    return f"{words}: {texts.say(name) if texts.has(name) else value}"
