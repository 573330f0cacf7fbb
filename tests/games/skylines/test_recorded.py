"""Whole games: on file and at random, they follow the rules as the slow way knows them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quartier.core.file import verify
from quartier.core.game import Box
from quartier.core.match import Match
from quartier.core.sections import take_apart
from quartier.games.skylines.about import SCENARIOS
from quartier.games.skylines.names import CARD_IDS
from quartier.testing.walk import play_randomly, random_turn

from .following import follow, shapes
from .slow_city import BURDENS, SUPPLIES, ZONES
from .slow_ground import named
from .table import MILD, TABLE, cards_in, new_match

FILES = sorted(Path(__file__).with_name("fixtures").glob("*.quartier"))
any_scenario = st.sampled_from(SCENARIOS)
any_seats = st.integers(1, 4)
any_seed = st.integers(0, 2**32)


def outcome(path: Path) -> tuple[str, str]:
    """Scenario and outcome of a recorded game."""
    match, _ = verify(path.read_text(encoding="utf-8"), path.name)
    return match.options.scenario, match.view(None).board.outcome


def test_there_is_a_game_for_each_scenario_and_each_way_to_end() -> None:
    found = [outcome(path) for path in FILES]
    assert {scenario for scenario, _ in found} == set(SCENARIOS)
    assert {how for _, how in found} == {"ended", "no-money", "no-action", "unhappy", "collapsed"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_result_that_the_slow_way_finds(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match, verdict = verify(text, path.name)
    assert match.over
    assert verdict.good
    book = follow(match)
    skyline = book.tracks["skyline"] if book.outcome == "ended" else book.ends["skyline"][0]
    assert take_apart(text, path.name).get("scores") == " ".join([str(skyline)] * match.seats)


@settings(max_examples=12, deadline=None)
@given(scenario=any_scenario, seats=any_seats, seed=any_seed, control=st.booleans())
def test_short_games_go_as_the_slow_way_says(scenario: str, seats: int, seed: int, control: bool) -> None:
    match = new_match(scenario, seats, seed, control=control)
    play_randomly(match, Random(seed))
    book = follow(match)
    assert book.outcome == match.view(None).board.outcome != "running"


@settings(max_examples=8, deadline=None)
@given(scenario=any_scenario, seats=any_seats, seed=any_seed, control=st.booleans())
def test_long_games_go_as_the_slow_way_says(scenario: str, seats: int, seed: int, control: bool) -> None:
    match = new_match(scenario, seats, seed, box=MILD, control=control)
    play_randomly(match, Random(seed))
    book = follow(match)
    assert book.outcome == match.view(None).board.outcome != "running"


def played_on(scenario: str, seats: int, seed: int, turns: int) -> Match:
    """A long game after some turns."""
    match = new_match(scenario, seats, seed, box=MILD)
    play_randomly(match, Random(seed), turns)
    return match


@settings(max_examples=25, deadline=None)
@given(scenario=any_scenario, seats=any_seats, seed=any_seed, turns=st.integers(0, 120))
def test_tiles_lie_exactly_where_the_slow_way_finds_room(scenario: str, seats: int, seed: int, turns: int) -> None:
    match = played_on(scenario, seats, seed, turns)
    board = match.view(None).board
    if board.stage != "act":
        return
    book = follow(match)
    for card in board.players[board.active].hand:
        if card in match.view(board.active).legal and card[0] != "p":
            places = match.preview(board.active, card).legal
            slowly = list(book.places(card, board.active, shapes(match.box)))
            assert {named(place) for place in places} == set(slowly)
            assert len(places) == len(set(slowly))


@settings(max_examples=40, deadline=None)
@given(scenario=any_scenario, seats=any_seats, seed=any_seed, turns=st.integers(0, 200))
def test_no_card_is_lost_or_made(scenario: str, seats: int, seed: int, turns: int) -> None:
    match = played_on(scenario, seats, seed, turns)
    record, board = match.state[0], match.view(None).board
    held = [cards_in(words) for words in (*record.hands, *record.stacks, record.pile)]
    laid = [tile.card for tile in board.tiles]
    assert len(laid) == len(set(laid))
    known = [card for cards in held for card in cards]
    assert len(known) == len(set(known))
    assert not set(known) & set(laid)
    fresh = new_match(scenario, seats, seed, box=MILD).view(None).board
    stack = {card for pile in fresh.stacks for card in pile.cards} | {c for p in fresh.players for c in p.hand}
    out = stack - set(known) - set(laid)
    # Only policies and news leave the game without a trace on the board.
    assert {card[0] for card in out} <= {"p", "n"}
    assert set(known) | set(laid) <= stack <= set(CARD_IDS)


@settings(max_examples=40, deadline=None)
@given(scenario=any_scenario, seats=any_seats, seed=any_seed, turns=st.integers(0, 200))
def test_no_zone_tile_is_lost_or_made_and_no_two_tiles_overlap(
    scenario: str, seats: int, seed: int, turns: int
) -> None:
    board = played_on(scenario, seats, seed, turns).view(None).board
    for zone, number in zip(ZONES, (24, 12, 12), strict=True):
        lying = sum(tile.card[0] == zone[0] for tile in board.tiles)
        assert lying + sum(shape.left for shape in board.supply[zone]) == number
    squares = [square for tile in board.tiles for square in tile.squares]
    assert len(squares) == len(set(squares))
    for tile in board.tiles:
        assert sum(set(tile.squares) <= set(district.squares) for district in board.districts) == 1


@pytest.mark.parametrize("box", [TABLE, MILD], ids=["table", "mild"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_markers_stay_on_their_tracks_and_the_score_is_the_sum_of_its_items(scenario: str, box: Box) -> None:
    for seed in range(5):
        random = Random(seed)
        match = new_match(scenario, 1 + seed % 4, seed, box=box)
        while not match.over:
            seat = match.actors[0]
            match.play(seat, random_turn(match, seat, random))
            board = match.view(None).board
            tracks = board.tracks
            assert tracks["money"] >= 0
            ((score, items),) = {(place.score, tuple(i.points for i in place.items)) for place in match.standings}
            assert sum(items) == score
            if board.outcome == "ended":
                assert score == tracks["skyline"]
            if board.outcome in ("running", "ended"):
                assert all(low <= tracks[track] <= high for track, (low, high) in board.ends.items())
            if board.outcome == "running" and scenario == "introduction":
                red = sum(max(-tracks[supply], 0) for supply in SUPPLIES)
                assert score == tracks["skyline"] + tracks["happiness"] - red - sum(tracks[b] for b in BURDENS)


@settings(max_examples=30, deadline=None)
@given(scenario=any_scenario, seats=any_seats, seed=any_seed, turns=st.integers(0, 120))
def test_the_forecast_is_what_the_milestone_then_does(scenario: str, seats: int, seed: int, turns: int) -> None:
    match = played_on(scenario, seats, seed, turns)
    board = match.view(None).board
    if board.stage != "act" or "end" not in match.view(board.active).legal:
        return
    forecast = board.forecast
    match.play(board.active, "end")
    after = match.view(None).board
    if after.outcome in ("running", "ended"):
        assert after.tracks["skyline"] == forecast.skyline
        assert after.tracks["money"] == board.tracks["money"] + forecast.money - forecast.labour
        assert (after.outcome == "ended") == forecast.last
