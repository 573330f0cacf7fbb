"""Matches of Cities set up for a test: tiles in a chosen order, turns by notation."""

from __future__ import annotations

import pytest

from quartier.core.errors import IllegalMove
from quartier.core.match import Match
from quartier.games.cities.position import TILES


def table(*numbers: int, seats: int = 1, **options: object) -> Match:
    """A match in which these tiles come first, in this order."""
    match = Match.new("cities", seats=seats, seed="a table", **options)
    rest = [number for number in range(1, TILES + 1) if number not in numbers]
    match.state["order"][0] = [number - 1 for number in (*numbers, *rest)]
    match._revealed = match.state.copy()
    return match


def started(*numbers: int, layout: str = "e5^,g7^,i9^", seats: int = 1, **options: object) -> Match:
    """The same with the start tiles laid by everybody, by default in a diagonal."""
    match = table(*numbers, seats=seats, **options)
    for seat in range(seats):
        match.play(seat, layout)
    return match


def refused(match: Match, turn: str, seat: int = 0) -> str:
    """The rule by which a turn is refused; nothing may have changed."""
    before = match.state.tobytes()
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, turn)
    assert match.state.tobytes() == before
    assert str(caught.value)
    return caught.value.rule


def places(match: Match, seat: int = 0) -> set[str]:
    """Where the tile may be laid."""
    return {step[:-1] for step in match.view(seat).legal if step[0].isalpha() and step[-1] in "^>v<"}


def rows(match: Match, seat: int = 0) -> list[str]:
    """The seat's city as rows of letters."""
    return list(match.view(seat).board.cities[seat].rows)
