"""A seat's knowledge on its way to another program: the fields of a hidden position by their names, and back.

By name rather than as bytes: programs of different versions may order and widen fields as they like. What a position
remembers is as stable as the rules are, since match files hold the digest of its bytes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from quartier.agents.messages import ComponentSet, NewGame
from quartier.core.errors import BadFile, OldRules
from quartier.core.game import State
from quartier.core.match import Situation
from quartier.core.options import read_options
from quartier.core.registry import load_game


def fields_of(state: State) -> dict[str, Any]:
    """The fields of a position: numbers, and lists of them."""
    return {name: state[name][0].tolist() for name in state.dtype.names or ()}


def fill(state: State, fields: Mapping[str, Any]) -> None:
    """Put fields into a position; BadFile says which one it has no room for."""
    names = set(state.dtype.names or ())
    for name in sorted(names ^ fields.keys()):
        raise BadFile("wrong-position", field=name)
    for name in names:
        kind = state.dtype[name]
        try:
            given = np.array(fields[name], kind.base)
        except (OverflowError, TypeError, ValueError):
            raise BadFile("wrong-position", field=name) from None
        if given.shape != kind.shape:
            raise BadFile("wrong-position", field=name)
        state[name][0] = given


def game_of(situation: Situation) -> NewGame:
    """What stays the same in a game, as an agent in a seat is told it."""
    about, box = situation.game.about, situation.box
    usual = about.options()
    options = {
        name: value for name, value in situation.options.items() if name != "box" and value != getattr(usual, name)
    }
    seats = int(situation.state["seats"][0])
    told = ComponentSet(box.name, box.sha256, box.text)
    return NewGame(about.name, list(about.versions), options, seats, situation.seat, told)


def situation_of(told: NewGame, position: Mapping[str, Any]) -> Situation:
    """What a seat knows, from what it was told of its game and its position."""
    game = load_game(told.game)
    if not set(told.rules) & set(game.about.versions):
        raise OldRules(
            "wrong-rules", rules=told.rules[-1], game=game.name, known=", ".join(map(str, game.about.versions))
        )
    options = read_options(game.about.options, {**told.options, "box": told.box.name})
    state = game.blank(told.seats, options)
    fill(state, position)
    return Situation(game, game.box(told.box.name, told.box.text), told.seat, state, {**told.options})
