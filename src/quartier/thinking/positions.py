"""A seat's knowledge on its way to a worker: the bytes of a hidden position, the options, and the component set.

As bytes rather than by the names of fields, as agents get it: a worker has the same kernels or is not asked
(`fitting.py`). A set is sent once over a connection and named after that; both sides remember the same ones, since
both count what was sent in the same order.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from quartier.core.errors import BadFile
from quartier.core.match import Situation
from quartier.core.options import read_options
from quartier.core.registry import load_game

REMEMBERED = 64
"""Sets that both sides of a connection remember."""


class Knowledge(msgspec.Struct, frozen=True):
    """What a seat may know, and no more."""

    game: str
    options: dict[str, Any]
    seats: int
    seat: int
    set_name: str
    set_digest: str
    set_text: str | None
    """None where it was sent before."""
    state: bytes


class Sets:
    """The texts of component sets that went over a connection."""

    def __init__(self) -> None:
        self._texts: dict[tuple[str, str], str] = {}

    def keep(self, game: str, digest: str, text: str) -> None:
        """Remember one more; the one that was sent first is forgotten."""
        self._texts[game, digest] = text
        if len(self._texts) > REMEMBERED:
            del self._texts[next(iter(self._texts))]

    def find(self, game: str, digest: str) -> str | None:
        """The text of a set, if it is remembered."""
        return self._texts.get((game, digest))


def knowledge_of(situation: Situation, sets: Sets) -> Knowledge:
    """What is sent of a situation over a connection that knows these sets."""
    name, box, text = situation.game.name, situation.box, None
    if sets.find(name, box.sha256) is None:
        text = box.text
        sets.keep(name, box.sha256, text)
    return Knowledge(
        name,
        {option: value for option, value in situation.options.items() if option != "box"},
        int(situation.state["seats"][0]),
        situation.seat,
        box.name,
        box.sha256,
        text,
        situation.state.tobytes(),
    )


def situation_of(told: Knowledge, sets: Sets) -> Situation:
    """The situation that was sent; BadFile where it is none."""
    game = load_game(told.game)
    if told.set_text is not None:
        sets.keep(told.game, told.set_digest, told.set_text)
    text = sets.find(told.game, told.set_digest)
    if text is None:
        raise BadFile("wrong-position", field="set_digest")
    options = read_options(game.about.options, {**told.options, "box": told.set_name})
    blank = game.blank(told.seats, options)
    if len(told.state) != blank.nbytes:
        raise BadFile("wrong-position", field="state")
    state = np.frombuffer(told.state, blank.dtype).copy()
    return Situation(game, game.box(told.set_name, text), told.seat, state, {**told.options, "box": told.set_name})
