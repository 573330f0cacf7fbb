"""What a program may give to a match, and what is refused with a clear line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pytest

import quartier
from quartier.core.errors import BadOption, IllegalMove, MalformedMove, UnknownSeat
from quartier.core.file import read_match, write_match
from quartier.core.match import Match
from quartier.core.registry import games, load_game
from quartier.core.view import encode_view
from quartier.games.cities import moves as cities
from quartier.games.guilds import moves as guilds

ASKING: list[Callable[[Match, Any], Any]] = [
    lambda match, seat: match.view(seat),
    lambda match, seat: match.legal(seat),
    lambda match, seat: match.each_legal(seat),
    lambda match, seat: match.undo(seat),
    lambda match, seat: match.situation(seat),
    lambda match, seat: match.readiness(seat),
    lambda match, seat: match.preview(seat, ""),
    lambda match, seat: match.play(seat, ""),
]


@pytest.mark.parametrize("game", sorted(games()))
@pytest.mark.parametrize("seat", [7, -1, 99, 10**30, True, "0", 0.0, b"0"])
def test_a_seat_that_is_not_there_may_do_nothing(game: str, seat: Any) -> None:
    match = quartier.new(game, seats=3, seed=1)
    before = match.state.tobytes()
    for ask in ASKING:
        with pytest.raises(UnknownSeat, match="the match has 3 seats, counted from 0 to 2"):
            ask(match, seat)
    assert match.state.tobytes() == before


def test_a_seat_may_be_a_number_of_numpy() -> None:
    match = quartier.new("cities", seats=2, seed=1)
    match.play(np.int64(0), match.legal(np.int64(0))[0])  # type: ignore[arg-type]
    assert encode_view(match.view(np.int64(0))) == encode_view(match.view(0))  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [2.0, "2", True, None.__class__, 0])
def test_a_number_of_seats_is_a_whole_number_that_the_game_is_for(seats: Any) -> None:
    with pytest.raises(BadOption, match="cities is for 1 to 8 seats"):
        quartier.new("cities", seats=seats)


@pytest.mark.parametrize("seed", ["two\nlines", " 7", "7 ", "a\x00", "\ud800", "\u2028"])
def test_a_seed_that_a_file_would_not_give_back_is_refused(seed: str) -> None:
    with pytest.raises(BadOption, match="does not fit on a line of a match file"):
        quartier.new("cities", seed=seed)


@pytest.mark.parametrize("seed", ["", "7", "a seed: with #signs [turns]", "Häuser 東京"])
def test_any_other_seed_comes_back_from_a_file(seed: str) -> None:
    match = quartier.new("cities", seed=seed)
    assert read_match(write_match(match)).seed == seed


@pytest.mark.parametrize("game", sorted(games()))
@pytest.mark.parametrize("turn", [17, None, 1.5, {"a": 1}, {1}, ..., np.zeros(2), b"e5"])
def test_what_is_no_turn_is_told_in_one_line(game: str, turn: Any) -> None:
    match = quartier.new(game, seed=1)
    for ask in (match.play, match.preview):
        with pytest.raises(MalformedMove, match="is no turn; a turn is its notation, or a list of moves") as caught:
            ask(0, turn)
        assert "\n" not in str(caught.value)


class Stranger(msgspec.Struct, tag="lay"):
    """No move of any game."""

    place: str


@pytest.mark.parametrize("game", sorted(games()))
@pytest.mark.parametrize("move", [17, None, "x", [], np.int64(3), Stranger("a1"), {"type": "stay"}], ids=repr)
def test_what_is_no_move_is_told_in_one_line(game: str, move: Any) -> None:
    match = quartier.new(game, seed=1)
    for ask in (match.play, match.preview):
        with pytest.raises(MalformedMove, match=f"is no move of {game}") as caught:
            ask(0, [move])
        assert "\n" not in str(caught.value)


def test_a_generator_is_no_turn_for_it_could_be_read_only_once() -> None:
    match = quartier.new("cities", seed=1)
    with pytest.raises(MalformedMove, match="is no turn"):
        match.play(0, (move for move in [cities.Stay()]))  # type: ignore[arg-type]


def test_a_move_of_another_game_is_no_move_though_it_looks_the_same() -> None:
    match = quartier.new("cities", seed=1, just_one_more=True)
    assert msgspec.to_builtins(guilds.Decline()) == msgspec.to_builtins(cities.Decline())
    with pytest.raises(MalformedMove, match="is no move of cities"):
        match.play(0, [guilds.Decline()])
    with pytest.raises(IllegalMove):
        match.play(0, [cities.Decline()])


@pytest.mark.parametrize(
    "move",
    [
        cities.Lay("e5", 4),
        cities.Lay("e5", True),
        cities.Lay("e5", "1"),  # type: ignore[arg-type]
        cities.Lay("e5\n", 1),
        cities.Lay(["e5"], 1),  # type: ignore[arg-type]
        cities.Put(np.str_("e")),
        cities.Put({}),  # type: ignore[arg-type]
        cities.Layout(()),  # type: ignore[arg-type]
        cities.Layout((1, 2, 3)),  # type: ignore[arg-type]
    ],
    ids=repr,
)
def test_a_struct_with_fields_that_no_move_has_is_malformed(move: Any) -> None:
    match = quartier.new("cities", seed=1)
    match.play(0, "e5^,g7^,i9^")
    with pytest.raises(MalformedMove, match="is no move of cities"):
        match.play(0, [move])


@pytest.mark.parametrize("game", sorted(games()))
def test_moves_can_be_kept_in_sets(game: str) -> None:
    match = quartier.new(game, seed=1)
    found = load_game(game).read(match.view(0).legal[0])
    assert len({found, found}) == 1
