"""Who wins: points, then the best single tourists, then shared."""

from __future__ import annotations

import numpy as np
from tests.games.cities.drawing import draw

from quartier.core.match import Match


def ranks(*pictures: str) -> list[tuple[int, int]]:
    """Rank and score of each city at level 1."""
    match = Match.new("cities", seats=len(pictures), seed=1, level=1)
    for seat, picture in enumerate(pictures):
        drawn = draw(picture)
        match.state["kinds"][0, seat] = drawn["kinds"][0, 0]
        match.state["tourists"][0, seat] = drawn["tourists"][0, 0]
    return [(place.rank, place.score) for place in match.standings]


def test_the_highest_total_wins() -> None:
    assert ranks("a A A", "a A W", "a W W") == [(1, 3), (2, 2), (3, 1)]


def test_a_tie_goes_to_the_best_single_tourist() -> None:
    assert ranks("a A W a A", "a A A W a") == [(2, 4), (1, 4)]


def test_then_to_the_second_best_and_so_on() -> None:
    assert ranks("a A A W a W p", "a A A W a A W") == [(2, 5), (1, 5)]


def test_a_second_tourist_in_a_zone_and_one_never_placed_made_nothing() -> None:
    assert ranks("a a A W p", "a A A W p") == [(1, 4), (1, 4)]


def test_what_is_still_equal_is_shared() -> None:
    assert ranks("a A W W", "W W p P", "a W W W") == [(1, 2), (1, 2), (3, 1)]


def test_the_tie_break_is_shown() -> None:
    match = Match.new("cities", seats=1, seed=1, level=1)
    drawn = draw("a A A W p")
    match.state["kinds"][0, 0] = drawn["kinds"][0, 0]
    match.state["tourists"][0, 0] = drawn["tourists"][0, 0]
    assert match.standings[0].tie_break == [3, 1, 0, 0, 0, 0, 0]
    assert np.sum(match.standings[0].tie_break) == match.standings[0].score
