"""What a learner sees of Tangram City, and what counts as progress."""

from __future__ import annotations

from typing import Any

import numpy as np

from quartier.core.match import Match
from quartier.games.tangram.position import BLACK, POSITION
from quartier.games.tangram.research import LAYOUT
from quartier.games.tangram.steps import GIVE_UP, NO_FOUNTAIN, SPRING
from quartier.kernel.batches import observe_seats
from quartier.kernel.records import copied
from quartier.research import Batch, unpack

from .drawing import begun


def seen(match: Match, seat: int) -> dict[str, Any]:
    """All that a seat sees, by name; what is seen of a board with the distance of its seat after it."""
    words = np.zeros((1, LAYOUT.words(match.seats)), np.uint64)
    state, spare = copied(match.state), np.zeros(1, POSITION)
    observe_seats(state, match.box.record, spare, np.array([seat], np.int32), words, 0, 1)
    values, found, first = unpack(LAYOUT, match.seats, words)[0], {}, 0
    for part in LAYOUT.parts(match.seats):
        size = int(np.prod(part.shape))
        name = part.name if part.seat is None else f"{part.name}+{part.seat}"
        found[name] = values[first : first + size].reshape(part.shape)
        first += size
    return found


def numbered(plane: Any) -> list[list[int]]:
    """The numbers of the tiles in each row of a plane, from 1."""
    return [(np.flatnonzero(row) + 1).tolist() for row in plane]


def test_the_tile_to_lay_is_seen_by_its_number_and_its_quarters() -> None:
    match = begun(seed=3)
    (tile,) = match.view(0).board.now
    found = seen(match, 0)
    assert numbered(found["open"]) == [[tile], [], []]
    masks = match.box.record["masks"][0, tile - 1, 0].tolist()
    for quarter in range(4):
        fields = np.flatnonzero(found["tiles"][0, quarter].reshape(-1)).tolist()
        assert sum(1 << field for field in fields) == masks[quarter]
    assert not found["tiles"][1:].any()


def test_of_the_cards_to_come_a_seat_sees_those_it_may_look_at() -> None:
    match = begun(seats=2, seed=3)
    order = [int(tile) + 1 for tile in match.state["order"][0, :4]]
    holder = int(match.state["pillar"][0])
    first, second = (seen(match, (holder + after) % 2) for after in range(2))
    assert numbered(first["coming"]) == [[], [order[2]], []]
    assert numbered(second["coming"]) == [[], [], [order[3]]]
    assert (first["pillar"], second["pillar"]) == (0, 1)
    unseen = set(range(1, 24)) - {order[0], order[2]}
    assert set(numbered([first["unseen"]])[0]) == unseen


def test_before_the_first_card_nothing_is_to_lay() -> None:
    found = seen(Match.new("tangram", seats=1, seed=3), 0)
    assert not found["open"].any()
    assert not found["coming"].any()
    assert found["unseen"].all()
    assert (found["wave"], found["round"], found["side+0"]) == (0, 0, 0)


def test_in_the_final_round_a_tile_that_is_laid_is_seen_no_more() -> None:
    batch = Batch("tangram", 1, seats=1, seed=4, whole_steps=True)
    while int(batch.positions["wave"][0]) < 21:
        batch.step(batch.random_actions())
    counts = []
    while int(batch.positions["stage"][0, 0]) == 0:
        counts.append(int(unpack(LAYOUT, 1, batch.observe(0))[0][3 * 4 * 64 :][: 3 * 23].sum()))
        batch.step(batch.random_actions())
    assert counts == [3, 2, 1]


def test_a_board_is_seen_as_it_lies() -> None:
    match = begun(seats=2, seed=3)
    found = seen(match, 1)
    for after, seat in enumerate((1, 0)):
        city = match.view(1).board.boards[seat]
        assert found[f"full+{after}"] == city.full == 1
        assert found[f"rectangle+{after}"] == len(city.rectangle)
        assert found[f"side+{after}"] == 1
        assert found[f"fountains+{after}"] == 6
        assert found[f"northern_covered+{after}"].sum() + found[f"southern_covered+{after}"].sum() == 3
        assert (found[f"northern_covered+{after}"] == found[f"northern_black+{after}"]).all()
        assert not found[f"northern_green+{after}"].any()


def test_a_turn_is_seen_by_others_when_all_have_made_theirs() -> None:
    match = begun(seats=2, seed=3)
    before = seen(match, 1)
    match.play(0, match.legal(0)[-1])
    during = seen(match, 1)
    assert (before.pop("ready+1"), during.pop("ready+1")) == (0, 1)
    assert all((before[name] == during[name]).all() for name in before)
    match.play(1, "x")
    after = seen(match, 1)
    covered = "northern_covered+1", "southern_covered+1"
    assert sum(after[name].sum() for name in covered) > sum(before[name].sum() for name in covered)


def test_points_beyond_127_are_seen_too() -> None:
    match = begun(seed=3)
    match.state["points"][0, 0] = 150
    assert seen(match, 0)["points+0"].tolist() == [127, 23]


def test_progress_is_what_is_certain_to_be_scored() -> None:
    batch = Batch("tangram", 1, seats=1, seed=2, rewards="progress", whole_steps=True, again=False)
    batch.step([BLACK])
    assert batch.rewards[0, 0] == 6, "the field of the start piece counts in six rounds"
    gains = []
    while not batch.ended[0]:
        legal = np.flatnonzero(batch.masks()[0])
        batch.step([legal[legal >= GIVE_UP][0] if legal[0] < SPRING else NO_FOUNTAIN])
        gains.append(int(batch.rewards[0, 0]))
    assert gains == [0] * 28 + [10], "nothing but the harmony bonus comes on top"
    assert batch.scores.tolist() == [[17]]
