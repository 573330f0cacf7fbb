"""A match: the face that people program against."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

import quartier
from quartier.core.errors import BadOption, CannotUndo, IllegalMove, MalformedMove, UnknownGame
from quartier.core.registry import load_game
from quartier.core.view import View, encode_view
from quartier.games.cities.moves import Lay, Stay
from quartier.testing.walk import random_turn


def test_a_whole_short_game() -> None:
    match = quartier.new("cities", seats=2, seed=7, level=3)
    assert match.actors == (0, 1)
    while not match.over:
        for seat in match.actors:
            match.play(seat, match.legal(seat)[0])
    assert match.actors == ()
    assert match.winners
    assert len(match.standings) == 2


def test_options_are_keyword_arguments_and_checked() -> None:
    assert quartier.new("cities", level="3").options.level == 3
    assert quartier.new("cities", free="yes").options.free is True
    wrongs: list[tuple[dict[str, Any], str]] = [
        ({"level": 4}, "option level: 4 is not a number from 1 to 3"),
        ({"level": "three"}, "option level: 'three' is not a number from 1 to 3"),
        ({"free": "perhaps"}, "option free: 'perhaps' is not yes or no"),
        ({"free": 3}, "option free: 3 is not yes or no"),
        ({"colour": 1}, "there is no option 'colour'; the options are box, level"),
    ]
    for wrong, message in wrongs:
        with pytest.raises(BadOption, match=message):
            quartier.new("cities", **wrong)


@pytest.mark.parametrize("seats", [0, 9, -1])
def test_seats_are_checked(seats: int) -> None:
    with pytest.raises(BadOption, match=f"cities is for 1 to 8 seats, not {seats}"):
        quartier.new("cities", seats=seats)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; the games are cities"):
        quartier.new("chess")


def test_an_illegal_move_names_its_rule() -> None:
    match = quartier.new("cities", seed=1)
    match.play(0, "e5^,g7^,i9^")
    with pytest.raises(IllegalMove, match="must touch a tile of the city") as caught:
        match.play(0, "e11^ .")
    assert caught.value.rule == "touches-nothing"
    assert caught.value.message == "cities-rule-touches-nothing"


@pytest.mark.parametrize("text", ["", "   ", "hello", "e5", "e5^ e5^ e5^", "+", "e5-", "5e^", "e0^", "\x00"])
def test_a_malformed_move_is_another_error_and_changes_nothing(text: str) -> None:
    match = quartier.new("cities", seed=1)
    match.play(0, "e5^,g7^,i9^")
    before = match.state.tobytes()
    with pytest.raises((MalformedMove, IllegalMove)):
        match.play(0, text)
    assert match.state.tobytes() == before
    assert len(match.turns) == 1


def test_a_turn_may_be_given_as_structs() -> None:
    match = quartier.new("cities", seed=1)
    match.play(0, "e5^,g7^,i9^")
    assert match.play(0, [Lay("g5", 1), Stay()]).text == "g5> ."


def test_undo_without_a_turn_is_refused() -> None:
    with pytest.raises(CannotUndo, match="no turn to take back"):
        quartier.new("cities", seats=2, seed=1).undo(0)


def test_undo_leaves_the_others_turns_alone() -> None:
    match = quartier.new("cities", seats=3, seed=1)
    match.play(0, "e5^,g7^,i9^")
    match.play(1, "e5>,g7^,i9^")
    assert match.undo(0).text == "e5^,g7^,i9^"
    assert [turn.seat for turn in match.turns] == [1]
    assert match.actors == (0, 2)


def test_a_turn_that_another_seat_has_answered_stays_though_nothing_was_revealed() -> None:
    match = quartier.new("skylines", seats=3, seed=4)
    chance = Random(4)
    while not any(turn.wave != match.turns[-1].wave for turn in match._since):
        seat = chance.choice(match.actors)
        match.play(seat, random_turn(match, seat, chance))
    first, second = match.turns[-2:]
    before = match.state.tobytes()
    with pytest.raises(CannotUndo, match="another seat has answered it"):
        match.undo(first.seat)
    assert match.state.tobytes() == before
    assert match.turns[-2:] == [first, second]
    match.undo(second.seat)
    match.undo(first.seat)
    assert first not in match.turns


def test_a_view_is_json_and_comes_back() -> None:
    view = quartier.new("cities", seats=2, seed=1).view(0)
    again = msgspec.json.decode(encode_view(view), type=View)
    assert again.legal == view.legal
    assert msgspec.convert(again.board, type(view.board)) == view.board


def test_nothing_of_the_seed_is_in_a_view() -> None:
    match = quartier.new("cities", seats=2, seed="a secret seed")
    sent = encode_view(match.view(0)) + encode_view(match.view(None))
    assert b"a secret seed" not in sent
    assert b"random" not in sent


def test_without_a_seed_every_match_is_another() -> None:
    assert quartier.new("cities").state.tobytes() != quartier.new("cities").state.tobytes()


SEVENS: list[Any] = [7, "7", np.int64(7)]


def test_values_that_say_the_same_are_the_same_option() -> None:
    for scenario in (1, "1", np.int64(1)):
        assert quartier.new("skylines", scenario=scenario).options.scenario == "1"
    for level in (3, "3", np.int8(3)):
        assert quartier.new("cities", level=level).options.level == 3
    for free in (True, 1, "1", "yes", "On"):
        assert quartier.new("cities", free=free).options.free is True
    for free in (False, 0, "no"):
        assert quartier.new("cities", free=free).options.free is False
    assert {quartier.new("cities", seed=seed).seed for seed in SEVENS} == {"7"}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"scenario": 6}, "option scenario: 6 is not one of 1, 2, 3, 4, 5, introduction"),
        ({"scenario": 1.0}, "option scenario: 1.0 is not one of"),
        ({"scenario": True}, "option scenario: True is not one of"),
        ({"control": 2}, "option control: 2 is not yes or no"),
        ({"control": 1.0}, "option control: 1.0 is not yes or no"),
        ({"control": None}, "option control: None is not yes or no"),
        ({"box": 3}, "option box: 3 is not a text"),
        ({"seed": b"7"}, "seed b'7': a seed is a text or a whole number"),
        ({"seed": 7.0}, "seed 7.0: a seed is a text or a whole number"),
        ({"seed": True}, "seed True: a seed is a text or a whole number"),
        ({"seats": 2.0}, "skylines is for 1 to 4 seats, not 2.0"),
        ({"seats": True}, "skylines is for 1 to 4 seats, not True"),
        ({"seats": "2"}, "skylines is for 1 to 4 seats, not 2"),
    ],
)
def test_other_values_are_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        quartier.new("skylines", **given)


def test_a_set_can_be_named_by_a_path_and_never_passes_for_the_house_set(tmp_path: Path) -> None:
    mine = tmp_path / "house"
    mine.write_text(load_game("cities").house_box().replace("\n", "\r\n"), encoding="utf-8-sig")
    match = quartier.new("cities", box=mine)
    assert match.box.name == "house.txt"
    assert match.box.warnings == ()
