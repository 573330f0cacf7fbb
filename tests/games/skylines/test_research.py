"""What a learner sees of a city, and how far a city has come."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from quartier.core.game import Box, State
from quartier.games.skylines.names import CARDS_BY_ID
from quartier.games.skylines.position import COLLAPSED, DONE, ENDED, LAYING, NO_ACTION, NO_MONEY, POSITION, UNHAPPY
from quartier.games.skylines.research import LAYOUTS
from quartier.games.skylines.research.striving import progress
from quartier.kernel.batches import observe_seats
from quartier.research import Batch
from quartier.research.observations import unpack

from .table import TABLE, city, played

TWO_DISTRICTS = """
    a a .|. . .
         |
    . ~ .|. b b
         |
    . . .|. . .
"""


def seen(state: State, seat: int = 0, box: Box = TABLE) -> dict[str, Any]:
    """The parts of an observation by their names; those of other seats end with their distance."""
    layout, seats = LAYOUTS[POSITION], int(state["seats"][0])
    words = np.zeros((1, layout.words(seats)), np.uint64)
    observe_seats(state, box.record, state.copy(), np.array([seat], np.int32), words, 0, 1)
    values, found, first = unpack(layout, seats, words)[0], {}, 0
    for part in layout.parts(seats):
        size = int(np.prod(part.shape))
        name = f"{part.name} +{part.seat}" if part.seat else part.name
        found[name] = np.asarray(values[first : first + size]).reshape(part.shape)
        first += size
    return found


def rows(plane: Any) -> list[str]:
    """The first board part of a plane, its last rows left out where they are empty."""
    drawn = ["".join(".#"[int(bit)] for bit in row) for row in plane[0]]
    while drawn and "#" not in drawn[-1]:
        drawn.pop()
    return drawn


def test_free_squares_and_streets_are_seen() -> None:
    shown = seen(city(TWO_DISTRICTS, "a=r1 b=u1"))
    assert rows(shown["free"]) == ["..####", "#.##..", "######"]
    assert rows(shown["streets right"]) == ["..#...", "..#...", "..#..."]
    assert rows(shown["streets below"]) == []


def test_the_squares_of_a_district_show_what_it_has() -> None:
    left, right = ["###...", "#.#...", "###..."], ["...###", "...###", "...###"]
    shown = seen(city(TWO_DISTRICTS, "a=r1 b=u1"))
    assert rows(shown["residential 1"]) == left
    assert rows(shown["residential 2"]) == rows(shown["commercial 1"]) == []
    assert rows(shown["utility"]) == right
    assert rows(shown["lacking"]) == []
    assert rows(seen(city(TWO_DISTRICTS, "a=r1 b=r2", closed=""))["lacking"]) == ["######", "#.####", "######"]


def test_small_services_show_where_they_stand_and_large_ones_in_their_district() -> None:
    shown = seen(city(TWO_DISTRICTS, "a=s1 b=s3"))
    assert rows(shown["small health"]) == ["##" + "...."]
    assert rows(seen(city(". . .|. . .\n     |\na a .|. . .\n     |\na . .|. . .", "a=s8"))["large education"]) == [
        "###...",
        "###...",
        "###...",
    ]


def test_cards_and_tracks_are_seen_from_every_seat() -> None:
    state = city(hands=("r1 s1", "c2"), pile="r5", money=7, crime=3)
    for seat, own, other in ((0, "r1 s1", "c2"), (1, "c2", "r1 s1")):
        shown = seen(state, seat)
        assert np.flatnonzero(shown["hand"]).tolist() == sorted(CARDS_BY_ID[card] for card in own.split())
        assert np.flatnonzero(shown["hand +1"]).tolist() == sorted(CARDS_BY_ID[card] for card in other.split())
        assert np.flatnonzero(shown["pile"]).tolist() == [CARDS_BY_ID["r5"]]
        assert np.flatnonzero(shown["stack 2"]).tolist() == [CARDS_BY_ID["r16"]]
        assert (shown["money"], shown["crime"], shown["active"]) == (7, 3, seat)


def test_the_card_whose_tile_is_laid_is_seen() -> None:
    shown = seen(played(city(hands="r1 r2"), "r1"))
    assert np.flatnonzero(shown["playing"]).tolist() == [CARDS_BY_ID["r1"]]
    assert np.flatnonzero(shown["stage"]).tolist() == [LAYING]
    assert shown["supply"].tolist() == TABLE.record[0].supply.reshape(-1).tolist()


def over(outcome: int, **more: Any) -> int:
    """The progress of a match that is over."""
    state = city(**more)
    state["outcome"], state["stage"] = outcome, DONE
    return int(progress(state[0], TABLE.record[0], 0))


@pytest.mark.parametrize("lost", [NO_MONEY, NO_ACTION, UNHAPPY, COLLAPSED])
def test_every_lost_city_is_below_those_that_ended_and_these_below_every_won_one(lost: int) -> None:
    best = over(lost, money=99, happiness=25, skyline=99)
    assert best < over(ENDED, skyline=-10, happiness=-5) <= over(ENDED, skyline=0)
    assert over(ENDED, skyline=0) < over(ENDED, skyline=10) < over(ENDED, skyline=11) < over(ENDED, skyline=60)


def test_lost_cities_are_graded() -> None:
    drawing = ". .|. .\n   |\na a|. ."
    worst = over(NO_MONEY, drawing=drawing, tiles="a=r1", money=0, power=-3)
    assert worst < over(NO_MONEY, drawing=drawing, tiles="a=r1", money=4, power=-3)
    assert worst < over(NO_MONEY, drawing=drawing, tiles="a=r1", money=0)
    assert worst < over(NO_MONEY, drawing=". .|b b\n   |\na a|. .", tiles="a=r1 b=r2", money=0, power=-3)


def test_every_milestone_survived_counts_as_much_in_a_lost_city() -> None:
    state = city(closed="")
    state["outcome"], state["stage"] = NO_MONEY, DONE
    # As many board parts are open as milestones were survived, and one more.
    grades = []
    for opened in (0b1, 0b11, 0b111, 0b1111):
        state["open"] = opened
        grades.append(int(progress(state[0], TABLE.record[0], 0)))
    assert np.diff(grades).tolist() == [40, 40, 40]


def test_progress_stays_within_its_bounds_and_differs_among_lost_cities() -> None:
    batch = Batch("skylines", 40, seats=2, rewards="progress", again=False, seed=1)
    record, found = batch.setting.box.record[0], []
    while (batch.seats >= 0).any():
        batch.step(batch.random_actions())
        found += [int(progress(position, record, 0)) for position in batch.positions[::8]]
    assert min(found) >= -125
    assert max(found) <= 350
    assert len({int(progress(position, record, 0)) for position in batch.positions}) > 10
