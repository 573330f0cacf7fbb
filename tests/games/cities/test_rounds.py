"""A round: the same tile for everybody, laid unseen, shown when all are done."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.cities.tables import refused, started, table

from quartier.core.errors import CannotUndo
from quartier.core.match import Match
from quartier.testing.walk import play_randomly


def test_everybody_plays_the_same_sixteen_tiles_in_the_same_order() -> None:
    match = Match.new("cities", seats=4, seed=5)
    play_randomly(match, Random(1))
    numbers = [[tile.number for tile in city.tiles] for city in match.view(None).board.cities]
    assert numbers[0] == numbers[1] == numbers[2] == numbers[3]
    assert len(set(numbers[0])) == 16


def test_eight_tiles_stay_unseen() -> None:
    match = Match.new("cities", seats=2, seed=5)
    play_randomly(match, Random(1))
    assert len(match.view(0).board.unseen) == 8


def test_there_are_thirteen_rounds_after_the_start() -> None:
    match = Match.new("cities", seats=2, seed=5)
    play_randomly(match, Random(1))
    assert [turn.wave for turn in match.turns if turn.seat == 0] == list(range(14))
    assert match.over


def test_all_lay_at_the_same_time_in_any_order() -> None:
    match = started(seats=3)
    assert match.actors == (0, 1, 2)
    match.play(1, "g5^ .")
    assert match.actors == (0, 2)
    assert refused(match, "g5^ .", seat=1) == "not-to-move"


def test_what_others_did_is_hidden_until_all_are_done() -> None:
    match = started(1, 2, 3, 4, seats=2)
    before = match.view(0).board.cities[1]
    match.play(1, "g5^ +g5")
    seen = match.view(0)
    assert seen.board.cities[1] == before
    assert seen.ready == [1]
    assert [entry for entry in seen.log if entry.wave == 1] == []
    assert seen.standings[1].score == 0
    match.play(0, "g5^ .")
    assert match.view(0).board.cities[1].tourists == ["g5"]
    assert len([entry for entry in match.view(0).log if entry.wave == 1]) == 2


def test_a_spectator_sees_a_round_only_when_it_is_over() -> None:
    match = started(1, 2, 3, 4, seats=2)
    match.play(1, "g5^ +g5")
    assert all(len(city.tiles) == 3 for city in match.view(None).board.cities)


def test_a_turn_can_be_reworked_until_the_last_seat_confirms() -> None:
    match = started(seats=2)
    match.play(0, "g5^ .")
    match.undo(0)
    match.play(0, "g5> .")
    match.play(1, "g5^ .")
    for seat in (0, 1):
        with pytest.raises(CannotUndo):
            match.undo(seat)
    assert match.view(1).board.cities[0].tiles[-1].turn == 1


def test_the_tile_to_come_is_not_seen() -> None:
    match = table(1, 2, 3, 4, 5)
    board = match.view(0).board
    assert (board.start, board.tile) == ([1, 2, 3], None)
    assert len(board.unseen) == 21
    match.play(0, "e5^,g7^,i9^")
    assert match.view(0).board.tile == 4


def test_a_preview_changes_nothing_and_reveals_nothing() -> None:
    match = started(1, 2, 3, 4, 5)
    before = match.state.tobytes()
    preview = match.preview(0, "g5^ +g5")
    assert preview.standings[0].score > 0
    assert preview.board.tile is None
    assert preview.legal == []
    assert match.state.tobytes() == before


def test_seats_from_one_to_eight() -> None:
    for seats in range(1, 9):
        assert len(Match.new("cities", seats=seats, seed=1).actors) == seats
