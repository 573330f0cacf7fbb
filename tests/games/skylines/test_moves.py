"""Moves of Skylines given as structs: each means one move, or none."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import quartier
from quartier.core.errors import IllegalMove, MalformedMove
from quartier.games.skylines import move_types
from quartier.games.skylines.game import GAME
from quartier.games.skylines.position import PUTTING
from quartier.games.skylines.steps import LAY, PLAY, PUT
from quartier.kernel.notation import find_step, text_of
from quartier.kernel.report import blank_report
from quartier.testing.walk import legal_steps

from .table import changed, city, new_match

WRONG: list[Any] = [
    move_types.Draw("iv"),
    move_types.Draw(""),
    move_types.Open("z"),
    move_types.Open("ab"),
    move_types.Open(""),
    move_types.Play("r99"),
    move_types.Play(""),
    move_types.Pick("r0"),
    move_types.Search("q1"),
    move_types.PutAway("R1"),
    move_types.Cast("mayor"),
    move_types.Lay(()),
    move_types.Lay(("zz",)),
    move_types.Lay(("a0",)),
    move_types.Lay(("a19",)),
    move_types.Lay(("a1", "a1")),
    move_types.Lay(("a1b1",)),
    move_types.Lay("a1"),  # type: ignore[arg-type]
    move_types.PlacePart("a", "b2", 5),
    move_types.PlacePart("a", "b2", -1),
    move_types.PlacePart("a", "b2", 12),
    move_types.PlacePart("a", "d1", 0),
    move_types.PlacePart("a", "b5", 0),
    move_types.PlacePart("g", "b2", 0),
]


@pytest.mark.parametrize("move", WRONG, ids=repr)
@pytest.mark.parametrize("scenario", ["introduction", "5"])
def test_a_struct_that_names_nothing_is_malformed(move: Any, scenario: str) -> None:
    match = quartier.new("skylines", seed=1, scenario=scenario)
    with pytest.raises(MalformedMove):
        match.play(0, [move])


def test_a_board_part_is_placed_where_the_struct_says_and_nowhere_else() -> None:
    match = quartier.new("skylines", seed=1, scenario="5")
    for step in legal_steps(match, match.state, 0):
        move = GAME.decode(match.state, match.box, 0, step)
        assert isinstance(move, move_types.PlacePart)
        for turned in (move.turned + 4, move.turned - 4, move.turned + 12, move.turned - 12):
            other = msgspec.structs.replace(move, turned=turned)
            with pytest.raises(MalformedMove):
                match.play(0, [other])


def test_the_squares_of_a_tile_may_come_in_any_order() -> None:
    match = quartier.new("skylines", seed=1)
    match.play(0, match.legal(0)[0])
    turn = next(turn for turn in match.each_legal(0) if "@" in turn)
    read = [GAME.read(text) for text in turn.split()]
    backwards = [move_types.Lay(move.squares[::-1]) if isinstance(move, move_types.Lay) else move for move in read]
    assert match.play(0, backwards).text == turn


def test_squares_that_no_tile_covers_break_a_rule() -> None:
    match = quartier.new("skylines", seed=1)
    with pytest.raises((IllegalMove, MalformedMove)):
        match.play(0, [move_types.Lay(("a1", "x18"))])


def test_the_notation_of_every_step_with_a_card_or_a_stack_means_that_step() -> None:
    acting, putting = city(), city()
    putting["stage"] = PUTTING
    match = quartier.new("skylines", seed=1)
    for step in range(PLAY, LAY):
        state = putting if step >= PUT else acting
        text = text_of(*GAME.step_texts(state, match.box, 0, [step]))
        assert find_step(state[0], match.box.record[0], 0, text, blank_report(0)) == step


@pytest.mark.parametrize("name", ["mayor", "lord-mayor", "a" * 64])
def test_a_role_is_chosen_by_the_name_that_the_set_gives_it(name: str) -> None:
    box = changed(("role patron", f"role {name}: price service -1"))
    match = next(
        match
        for match in (new_match("2", seed=seed, box=box) for seed in range(40))
        if name in match.view(0).board.offered
    )
    assert f"={name}" in match.view(0).legal
    match.play(0, f"={name}")
    assert match.view(0).board.players[0].role == name
