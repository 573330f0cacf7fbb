"""What an agent is asked: its seat's view, what it may do, and how long it has."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

import numpy as np

from quartier.agents.messages import Move, NewGame
from quartier.agents.positions import situation_of
from quartier.core.match import Situation
from quartier.kernel.random import RandomState


@dataclass(frozen=True)
class Request:
    """A turn to decide, or how one that is begun goes on. Nothing in it is more than the seat may know."""

    game: NewGame
    move: Move

    @property
    def seat(self) -> int:
        """Whose turn it is, counted from 0."""
        return self.game.seat

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may know, as JSON has it."""
        view: dict[str, Any] = self.move.view
        return view

    @property
    def legal(self) -> list[str]:
        """The steps with which the turn may begin or go on."""
        steps: list[str] = self.view["legal"]
        return steps

    @property
    def begun(self) -> str:
        """What was answered of this turn so far."""
        return self.move.begun

    @property
    def limit(self) -> float:
        """Seconds for the whole turn; who takes longer has lost."""
        return self.move.limit

    @property
    def seconds(self) -> float | None:
        """How long to think; none: as you like."""
        return self.move.seconds

    @functools.cached_property
    def random(self) -> RandomState:
        """Chance for this turn, four words as the kernels want them."""
        return np.frombuffer(bytes.fromhex(self.move.random), "<u8").astype(np.uint64)

    @functools.cached_property
    def situation(self) -> Situation:
        """The same knowledge for kernels and bots: a hidden position."""
        return situation_of(self.game, self.move.position)
