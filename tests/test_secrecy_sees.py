"""The conformance suite notices what a game forgets to hide: each fault, put into a game of ours, fails its check."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quartier.core.game import State
from quartier.core.registry import games
from quartier.kernel import calls
from quartier.testing import Case, secrecy
from quartier.testing.conformance import Check

Fault = Callable[[State, State], None]
"""Puts some of a position back into the hidden one."""


def leave(*fields: str) -> Fault:
    """A `hide` that forgets some fields."""

    def put_back(hidden: State, whole: State) -> None:
        for field in fields:
            hidden[field] = whole[field]

    put_back.__name__ = "-".join(fields)
    return put_back


def a_random_word_in_wave(hidden: State, whole: State) -> None:
    """A `hide` that puts a random word elsewhere."""
    hidden["wave"] = whole["random"][:, 2].view("i8")


STARTS = secrecy.starts_that_look_alike_are_hidden_alike
HISTORY = secrecy.what_is_hidden_agrees_with_what_was_seen
SECRET_TURNS = secrecy.turns_said_to_stay_secret_do
CHANCE = secrecy.nothing_of_chance_is_told

HIDING: list[tuple[str, int, Fault, Check]] = [
    ("cities", 2, leave("order"), STARTS),
    ("cities", 1, leave("order"), HISTORY),
    ("cities", 2, leave("random"), STARTS),
    ("cities", 2, leave("random"), HISTORY),
    ("cities", 3, leave("last"), HISTORY),
    ("cities", 3, leave("tourists"), SECRET_TURNS),
    ("guilds", 3, leave("rest"), STARTS),
    ("guilds", 3, leave("random"), HISTORY),
    ("skylines", 2, leave("random"), HISTORY),
    ("tangram", 1, leave("order"), STARTS),
    ("tangram", 2, leave("boards"), STARTS),
    ("tangram", 3, leave("random"), HISTORY),
    *((game, 3, leave("random"), CHANCE) for game in games()),
    ("skylines", 2, a_random_word_in_wave, CHANCE),
]


def forget(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every game hide with a fault."""
    right = calls.hide

    def hide(positions: State, box: Any, seat: int) -> None:
        whole = positions.copy()
        right(positions, box, seat)
        fault(positions, whole)

    monkeypatch.setattr(calls, "hide", hide)


@pytest.mark.parametrize(
    ("game", "seats", "fault", "check"), HIDING, ids=lambda part: getattr(part, "__name__", str(part))
)
def test_what_a_game_forgets_to_hide_is_noticed(
    game: str, seats: int, fault: Fault, check: Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget(fault, monkeypatch)
    with pytest.raises(AssertionError):
        check(Case(game, seats, ()), 1)


def test_a_stack_that_lies_open_is_told_for_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    forget(leave("order"), monkeypatch)
    with pytest.raises(AssertionError, match="never comes to light"):
        secrecy.what_is_hidden_agrees_with_what_was_seen(Case("cities", 1, ()), 1)
