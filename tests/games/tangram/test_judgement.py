"""What thinking about the game rests on: the result that is expected, equal steps, a table of one's own."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from quartier.core.match import Match
from quartier.kernel import calls
from quartier.kernel.compiling import entry
from quartier.kernel.judgement import POINT, focus, judge, needless
from quartier.testing.walk import acting, legal_steps, play_randomly, random_states


@entry
def judged(positions: Any, box: Any, seat: int) -> int:
    return judge(positions[0], box[0], seat)


@entry
def needed(positions: Any, box: Any, seat: int, step: int) -> bool:
    return not needless(positions[0], box[0], seat, step)


@entry
def focused(positions: Any, box: Any, seat: int) -> int:
    return focus(positions[0], box[0], seat)


@pytest.mark.parametrize("seats", [1, 4])
def test_of_a_finished_game_the_judgement_is_the_score(seats: int) -> None:
    match = Match.new("tangram", seats=seats, seed=5)
    play_randomly(match, Random(5))
    for seat, place in enumerate(match.standings):
        assert judged(match.state, match.box.record, seat) == place.score * POINT


def test_a_needless_step_leads_to_the_same_board_as_another() -> None:
    match = Match.new("tangram", seats=1, seed=6)
    spared = 0
    for state in random_states(match, Random(6)):
        boards: dict[bytes, int] = {}
        skipped = []
        for step in legal_steps(match, state, 0) if acting(match, state) else []:
            after = state.copy()
            calls.apply(after, match.box.record, 0, step)
            seen = b"".join(after[name].tobytes() for name in ("covered", "black", "green", "stage", "points"))
            if needed(state, match.box.record, 0, step):
                boards[seen] = step
            else:
                skipped.append(seen)
        assert all(seen in boards for seen in skipped)
        spared += len(skipped)
    assert spared > 20


@pytest.mark.parametrize("seat", range(3))
def test_a_seat_thinks_at_a_table_of_its_own(seat: int) -> None:
    match = Match.new("tangram", seats=3, seed=7)
    for state in random_states(match, Random(7)):
        own = state.copy()
        assert focused(own, match.box.record, seat) == 0
        assert legal_steps(match, own, 0) == legal_steps(match, state, seat)
        assert calls.score(own, match.box.record, 0) == calls.score(state, match.box.record, seat)
