"""What is played in a batch: the game, seats and options of its matches, how decisions are counted and rewarded."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

import msgspec
import numpy as np

from quartier.core.about import About
from quartier.core.arguments import read_seats
from quartier.core.errors import BadOption
from quartier.core.game import Box, Game, State
from quartier.core.options import load_box, read_options
from quartier.core.packages import game_packages
from quartier.core.registry import games, load_game
from quartier.kernel.layouts import Choices, Layout
from quartier.kernel.records import RecordType
from quartier.kernel.rewards import PROGRESS, RESULT

REWARDS = {"result": RESULT, "progress": PROGRESS}


class Unresearched(BadOption):
    """A game that says nothing of what a learner sees of it."""


def researched() -> dict[str, About]:
    """The games that say what a learner sees of them; nothing of theirs is loaded."""
    packages = game_packages()
    return {name: about for name, about in games().items() if find_spec(f"{packages[name]}.research")}


@dataclass(frozen=True)
class Setting:
    """The kinds of matches that a batch plays: all of one game, component set and type of positions."""

    game: Game
    box: Box
    firsts: State
    """A position of each kind before its start."""
    options: tuple[Any, ...]
    """The options of each kind."""
    whole_steps: bool
    """Whether a decision is always a whole step of the kernels."""

    @classmethod
    def of(
        cls,
        game: str,
        seats: int | Sequence[int] | None = None,
        options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None,
        whole_steps: bool = False,
    ) -> Setting:
        """Seats and options: one for all matches, or a list of kinds that are mixed."""
        loaded = load_game(game)
        given = [options or {}] if options is None or isinstance(options, Mapping) else list(options)
        numbers = list(seats) if isinstance(seats, Sequence) else [seats]
        kinds = max(len(given), len(numbers))
        if not given or not numbers or {len(given), len(numbers)} - {1, kinds}:
            raise BadOption("wrong-mix", seats=len(numbers), options=len(given))
        checked = tuple(read_options(loaded.about.options, one) for one in given) * (kinds // len(given))
        usual = loaded.about.usual_seats
        firsts = [
            loaded.blank(read_seats(loaded, usual if number is None else number), options)
            for number, options in zip(numbers * (kinds // len(numbers)), checked, strict=True)
        ]
        if len({first.dtype for first in firsts}) > 1 or len({one.box for one in checked}) > 1:
            raise BadOption("wrong-mix-of-positions", game=loaded.name)
        if loaded.part("research") is None:
            raise Unresearched("wrong-unresearched", game=loaded.name)
        box = load_box(loaded, checked[0].box)
        return cls(loaded, box, np.concatenate(firsts), checked, whole_steps)

    def __reduce__(self) -> tuple[Any, ...]:
        seats = tuple(self.firsts["seats"].tolist())
        return kept_setting, (self.game.name, seats, self.options, self.whole_steps)

    @property
    def kind(self) -> RecordType:
        """The record type of its positions."""
        found: RecordType = self.firsts.dtype
        return found

    @functools.cached_property
    def seats(self) -> int:
        """The most seats of a match."""
        return int(self.firsts["seats"].max())

    @functools.cached_property
    def layout(self) -> Layout:
        """How observations lie in their words."""
        found: Layout = self.game.part("research").LAYOUTS[self.kind]
        return found

    @functools.cached_property
    def choices(self) -> Choices:
        """How the move space is divided into decisions."""
        divided: Choices = self.game.part("research").CHOICES
        return Choices.whole(self.game.space) if self.whole_steps else divided

    @property
    def observation_words(self) -> int:
        """How many words an observation has."""
        return self.layout.words(self.seats)


@functools.lru_cache(32)
def kept_setting(game: str, seats: tuple[int, ...], options: tuple[Any, ...], whole_steps: bool) -> Setting:
    """A setting that was pickled or copied: all copies share one."""
    return Setting.of(game, seats, [msgspec.structs.asdict(one) for one in options], whole_steps)
