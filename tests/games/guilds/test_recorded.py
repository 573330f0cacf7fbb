"""Whole games: on file and at random, they follow the rules as the slow way knows them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quartier.core.file import verify
from quartier.core.match import Match
from quartier.core.sections import take_apart
from quartier.games.guilds.position import TOTALS
from quartier.testing.walk import play_randomly

from .slow import Ledger
from .table import HOUSE, new_match

FILES = sorted(Path(__file__).with_name("fixtures").glob("*.quartier"))


def ledger(match: Match) -> Ledger:
    """The match followed with pencil and paper."""
    book = Ledger(match.box.contents.rows, match.box.contents.bonus, match.seats)
    for turn in match.turns:
        book.play(turn.seat, turn.text)
    return book


def test_there_is_a_game_for_each_number_of_players() -> None:
    seats = {int(take_apart(path.read_text(encoding="utf-8"), path.name).get("seats")) for path in FILES}
    assert seats == {3, 4, 5}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_result_that_the_slow_way_finds(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match, verdict = verify(text, path.name)
    assert match.over
    assert verdict.good
    assert " ".join(map(str, ledger(match).points)) == take_apart(text, path.name).get("scores")


@settings(max_examples=60, deadline=None)
@given(seats=st.integers(3, 5), seed=st.integers(0, 2**32), turns=st.integers(0, 80))
def test_points_markers_and_tracks_are_those_of_the_slow_way(seats: int, seed: int, turns: int) -> None:
    match = new_match(seats, seed)
    play_randomly(match, Random(seed), turns)
    book, board = ledger(match), match.view(None).board
    assert [place.score for place in match.standings] == book.points
    assert [sum(item.points for item in place.items) for place in match.standings] == book.points
    for block in board.blocks:
        holders = [seat for seat in (block.white, block.black) if seat is not None]
        assert holders == book.markers[block.name.lower()]
        assert block.value == book.value(block.name.lower())
    for guild in board.guilds:
        assert [marker.seat for marker in guild.track if marker.field][:3] == book.on_track(guild.name)
        assert len(guild.chain) == max(map(len, book.chains(guild.name)), default=0)
    assert {space.name: space.tile for space in board.spaces if space.tile} == book.tiles


@settings(max_examples=60, deadline=None)
@given(seats=st.integers(3, 5), seed=st.integers(0, 2**32), turns=st.integers(0, 80))
def test_no_tile_and_no_figure_is_lost_or_made(seats: int, seed: int, turns: int) -> None:
    match = new_match(seats, seed)
    play_randomly(match, Random(seed), turns)
    record, board = match.state[0], match.view(None).board
    laid = [space.tile for space in board.spaces]
    for kind, name in enumerate(("b", "c", "k", "s", "bm", "cm", "km", "sm", "h")):
        held = int(record.known[:, kind].sum()) + int(record.secret[:, kind].sum())
        shown = laid.count(name) + board.open.count(name)
        assert shown + held + int(record.rest[kind]) == TOTALS[kind]
    assert int(record.rest.sum()) == board.stack
    for seat, player in enumerate(board.players):
        standing = sum(space.figures for space in board.spaces if space.seat == seat)
        assert player.figures + standing == {3: 18, 4: 13, 5: 10}[seats]


def test_the_house_town_is_the_one_of_the_recorded_games() -> None:
    assert all(f"box-sha256: {HOUSE.sha256}" in path.read_text(encoding="utf-8") for path in FILES)
