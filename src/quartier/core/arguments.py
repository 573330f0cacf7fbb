"""What a program gives to a match: seats, seeds and moves, checked as if they had come from outside."""

from __future__ import annotations

import operator
import reprlib
from typing import Any, get_args

import msgspec

from quartier.core.errors import BadOption, MalformedMove, UnknownSeat
from quartier.core.game import Game


def whole_number(value: Any) -> int | None:
    """A whole number, NumPy's too; None for anything else."""
    try:
        return None if isinstance(value, bool) else operator.index(value)
    except TypeError:
        return None


def read_seat(seat: Any, seats: int) -> int:
    """A seat of a match."""
    if type(seat) is int and 0 <= seat < seats:
        return seat  # as nearly always
    number = whole_number(seat)
    if number is None or number not in range(seats):
        raise UnknownSeat("wrong-seat", seat=reprlib.repr(seat), seats=seats, last=seats - 1)
    return number


def read_seats(game: Game, seats: Any) -> int:
    """A number of seats that the game is for."""
    number = whole_number(seats)
    if number is None or number not in game.about.seats:
        few, many = game.about.seats.start, game.about.seats.stop - 1
        raise BadOption("wrong-number-of-seats", game=game.name, few=few, many=many, seats=str(seats))
    return number


def read_seed(seed: Any) -> str:
    """A seed as text: it is one already, or a whole number."""
    if isinstance(seed, str):
        return seed
    number = whole_number(seed)
    if number is None:
        raise BadOption("wrong-seed-kind", seed=reprlib.repr(seed))
    return str(number)


def read_moves(game: Game, turn: Any) -> list[Any]:
    """The moves of a turn given as structs. Nothing keeps a program from making one with fields that no move has."""
    if not isinstance(turn, (list, tuple)):
        raise MalformedMove("wrong-kind-of-turn", given=reprlib.repr(turn))
    return [read_move(game, move) for move in turn]


def read_move(game: Game, move: Any) -> Any:
    """A move of the game, its fields checked by their types."""
    kind = type(move)
    if kind not in get_args(game.move_types):
        raise MalformedMove("wrong-kind-of-move", move=reprlib.repr(move), game=game.name)
    try:
        return msgspec.convert(msgspec.to_builtins(move), kind)
    except (msgspec.ValidationError, TypeError, ValueError, RecursionError):
        raise MalformedMove("wrong-kind-of-move", move=reprlib.repr(move), game=game.name) from None
