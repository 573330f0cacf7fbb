"""What the quick look says: the result at the end, and a sense of what is worth having before it."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from quartier.core.game import State
from quartier.kernel import calls
from quartier.kernel.compiling import entry
from quartier.kernel.judgement import POINT, judge, utility
from quartier.testing.walk import acting, legal_steps, play_randomly

from .table import HOUSE, new_match, played, town


@entry
def judged(positions: Any, box: Any, seat: int) -> int:
    return judge(positions[0], box[0], seat)


@entry
def aimed(positions: Any, box: Any, seat: int) -> int:
    return utility(positions[0], box[0], seat)


def worth(state: State, seat: int) -> int:
    return int(judged(state, HOUSE.record, seat))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_of_a_match_that_is_over_it_is_the_result(seats: int) -> None:
    match = new_match(seats)
    play_randomly(match, Random(seats))
    assert [worth(match.state, place.seat) for place in match.standings] == [
        POINT * place.score for place in match.standings
    ]


def test_taking_the_lead_in_a_block_looks_better_than_not() -> None:
    state = town("a: s2 s s s . . . .", hand="b h s", markers={"a": (2,)})
    assert worth(played(state, "h-a6 f"), 0) > worth(played(state, "h-a6 n"), 0)
    assert worth(played(state, "b-a6 f"), 1) < worth(played(state, "b-a6 i"), 1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_seat_plays_for_its_points_and_against_the_best_of_the_others(seats: int) -> None:
    match = new_match(seats)
    play_randomly(match, Random(seats))
    leader, *others = sorted(range(seats), key=lambda seat: -match.standings[seat].score)
    last = others[-1]

    def paid(seat: int, points: int) -> list[int]:
        state = match.state.copy()
        state["points"][0, seat] += points
        return [int(aimed(state, HOUSE.record, other)) for other in range(seats)]

    before = paid(leader, 0)
    assert paid(leader, 10)[leader] > before[leader]
    assert all(paid(leader, 10)[other] < before[other] for other in others)
    assert paid(last, -10)[leader] == before[leader], "only the best of the others counts"
    for seat in range(seats):
        after = paid(leader if seat != leader else others[0], 10)
        assert paid(seat, 10)[seat] - before[seat] > before[seat] - after[seat], "own points count more"


def test_who_plays_by_it_beats_who_plays_at_random() -> None:
    won = 0
    for seed in range(12):
        match, random = new_match(3, seed), Random(seed)
        state = match.state.copy()
        while seats := acting(match, state):
            seat = seats[0]
            steps = legal_steps(match, state, seat)
            if seat == seed % 3:
                after = np.repeat(state, len(steps))
                for index, step in enumerate(steps):
                    calls.apply(after[index : index + 1], HOUSE.record, seat, step)
                step = steps[int(np.argmax([worth(after[index : index + 1], seat) for index in range(len(steps))]))]
            else:
                step = random.choice(steps)
            calls.apply(state, HOUSE.record, seat, step)
        points = [int(calls.score(state, HOUSE.record, seat)) for seat in range(3)]
        won += points[seed % 3] == max(points)
    assert won >= 9
