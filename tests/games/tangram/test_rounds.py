"""Rounds: scoring after each, the pillar, the final round, shared wins, solo grades; whole games scored twice."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quartier.core.match import Match
from quartier.core.view import Message
from quartier.games.tangram.game import GAME
from quartier.games.tangram.position import FINAL
from quartier.kernel import calls
from quartier.testing.walk import random_states, random_turn

from . import slow
from .drawing import begun, board, pass_wave


def test_the_score_starts_at_1() -> None:
    match = begun(3)
    assert [place.score for place in match.standings] == [1, 1, 1]


def test_a_round_is_scored_when_its_fountain_lies_and_not_before() -> None:
    match = begun(2)
    for _ in range(3):
        pass_wave(match)
        assert [place.score for place in match.standings] == [1, 1]
    pass_wave(match)
    assert [place.score for place in match.standings] == [2, 2]  # the start piece has one full field


def test_the_start_piece_counts_for_its_colour() -> None:
    match = Match.new("tangram", seats=2, seed=1)
    match.play(0, "black")
    match.play(1, "green")
    boards = match.view(None).board.boards
    assert [(seen.black, seen.green) for seen in boards] == [(1, 0), (0, 1)]


def end_of_round(points: list[int], pillar: int) -> int:
    """Who gets the pillar when a round ends with these points before it."""
    match = begun(len(points))
    for _ in range(3):
        pass_wave(match)
    match.state["points"][0, : len(points)] = points
    match.state["pillar"][0] = pillar
    pass_wave(match)
    return int(match.view(None).board.pillar)


def test_the_pillar_goes_to_the_highest_total() -> None:
    assert end_of_round([3, 9, 5, 1], pillar=0) == 1
    assert end_of_round([3, 9, 5, 1], pillar=1) == 1


@pytest.mark.parametrize(
    ("points", "pillar", "gets"),
    [
        ([5, 5, 5, 5], 0, 1),
        ([5, 5, 5, 5], 3, 0),
        ([5, 1, 1, 5], 0, 3),
        ([5, 1, 1, 5], 3, 0),
        ([1, 5, 5, 1], 3, 1),
        ([1, 5, 5, 1], 1, 2),
        ([9, 1], 0, 0),
        ([4, 4], 0, 1),
    ],
)
def test_in_a_tie_the_pillar_goes_clockwise_and_the_holder_comes_last(
    points: list[int], pillar: int, gets: int
) -> None:
    assert end_of_round(points, pillar) == gets


def test_tied_players_share_the_win() -> None:
    match = begun(3)
    while not match.over:
        pass_wave(match)
    assert [place.rank for place in match.standings] == [1, 1, 1]
    assert match.winners == (0, 1, 2)
    # the start marker, six rounds of the start piece, harmony distance 1
    assert [place.score for place in match.standings] == [1 + 6 + 10] * 3


@pytest.mark.parametrize(
    ("points", "grade"),
    [(0, 1), (99, 1), (100, 2), (139, 2), (140, 3), (179, 3), (180, 4), (199, 4), (200, 5), (201, 5), (294, 5)],
)
def test_solo_grades(points: int, grade: int) -> None:
    state = board("B B B B B")  # too little harmony for a bonus
    state["points"][0, 0] = points
    match = Match.new("tangram", seats=1, seed=1)
    match.state = state
    assert match.view(0).phase == Message(f"tangram-phase-grade-{grade}", {"points": points})


def test_with_others_there_is_no_grade() -> None:
    match = begun(2)
    while not match.over:
        pass_wave(match)
    assert match.view(0).phase.id == "phase-over"


def test_boards_change_for_the_others_only_when_all_are_ready() -> None:
    match = begun(2)
    before = match.view(1).board.boards[0]
    match.play(0, match.view(0).legal[1])
    assert match.view(0).board.boards[0] != before
    assert match.view(1).board.boards[0] == match.view(None).board.boards[0] == before
    assert match.view(1).ready == [0]
    match.play(1, "x")
    assert match.view(1).board.boards[0] != before


@settings(deadline=None, max_examples=12)
@given(st.integers(1, 5), st.integers(0, 10**6))
def test_every_point_of_a_random_game_is_found_by_the_slow_way(seats: int, seed: int) -> None:
    match, random = Match.new("tangram", seats=seats, seed=seed), Random(seed)
    totals, rounds = [1] * seats, [[] for _ in range(seats)]  # type: list[int], list[list[int]]
    while not match.over:
        wave = match.wave
        while match.wave == wave and not match.over:
            seat = random.choice(match.actors)
            match.play(seat, random_turn(match, seat, random))
        if wave and (wave % 4 == 0 or wave == FINAL):
            seen = match.view(None).board
            for seat in range(seats):
                rounds[seat].append(slow.round_points(seen, seat))
                totals[seat] += rounds[seat][-1]
        if not match.over:
            assert [place.score for place in match.standings] == totals
    for seat, place in enumerate(match.standings):
        full = slow.fields(slow.letters(match.view(None).board.boards[seat]))
        planning, harmony = slow.bonuses(full)
        assert [item.points for item in place.items] == [1, *rounds[seat], planning, harmony]
        assert place.score == sum(item.points for item in place.items)


@settings(deadline=None, max_examples=6)
@given(st.integers(1, 5), st.integers(0, 10**6))
def test_no_piece_is_lost_or_made(seats: int, seed: int) -> None:
    match = Match.new("tangram", seats=seats, seed=seed)
    sizes = {number: len(points) // 2 for number, points in slow.house_tiles().items()}
    for state in random_states(match, Random(seed)):
        shown = GAME.board(state, match.box, None)
        played = int(state["wave"][0]) - 1
        for seat, seen in enumerate(shown.boards):
            used = [tile.number for tile in seen.tiles] + seen.given_up
            assert len(set(used)) == len(used)
            assert len(used) in (max(played, 0), max(played, 0) + 1) or played >= 20
            covered = sum(int(word).bit_count() for word in state["covered"][0, seat])
            area = sum(sizes[tile.number] for tile in seen.tiles) + len(seen.fountains) + 3 * (seen.side is not None)
            assert covered == 2 * area
            coloured = sum(int(word).bit_count() for kind in ("black", "green") for word in state[kind][0, seat])
            assert coloured == area - len(seen.fountains)
            assert calls.score(state, match.box.record, seat) >= 1
