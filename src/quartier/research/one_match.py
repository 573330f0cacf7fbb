"""One match in arrays of one row: what the interfaces share that play a match at a time."""

from __future__ import annotations

import copy
import operator
from typing import Any, TypeAlias

import msgspec
import numpy as np

from quartier.core.reports import row_of, written
from quartier.core.texts import Texts
from quartier.core.view import View
from quartier.kernel import calls
from quartier.kernel.batches import begin_many, decide_many, mark_many, observe_seats
from quartier.kernel.environment import ENDED, NOTES, PENDING, SEAT
from quartier.kernel.records import copied
from quartier.kernel.rules import ALLOWED, STEP
from quartier.research.batch import Bools, IllegalAction, random_rows, read_batch
from quartier.research.setting import REWARDS, Setting
from quartier.research.values import Observation, Values

WIDTH = 120
"""The columns of a drawing."""


Begun: TypeAlias = tuple[int, int]
"""Half a decision: its number, and the first of the steps that are left; -1 and -1: none."""
NOT_BEGUN: Begun = (-1, -1)


class OneMatch:
    """A match that is decided step by step or half a step at a time; it can be copied and pickled.

    Decisions are checked. Everything that is shown is worked out when somebody asks for it.
    """

    def __init__(self, setting: Setting, rewards: str = "result", packed: bool = False) -> None:
        read_batch(1, rewards)
        seats = setting.seats
        self.setting = setting
        self.values = Values(setting, packed)
        self.kind_of_rewards = rewards
        self.position = np.zeros(1, setting.kind)
        self.random = np.zeros((1, 4), np.uint64)
        self._notes = np.zeros((1, NOTES + 2 * seats), np.int32)
        self._rewards = np.zeros((1, seats), np.float32)
        self._bind()

    def _bind(self) -> None:
        """Set up what is shared, and what is only scratch."""
        setting = self.setting
        self._record, self._table, self._firsts = setting.box.record, setting.choices.table, setting.firsts
        self._rewarded = REWARDS[self.kind_of_rewards]
        self._action = np.zeros(1, np.int32)
        self._legal = np.zeros((1, setting.choices.words), np.uint64)
        # Memory views give plain numbers three times faster than arrays do.
        self._noted: Any = memoryview(flat(self._notes))
        self._bits: Any = memoryview(flat(self._legal))
        self._looking = np.zeros(1, np.int32)
        # Made when they are needed: many copies of a match are never looked at.
        self._steps: Any = None
        self._spare: Any = None
        self._marked = False
        self._number = setting.choices.number

    # Copies

    def __deepcopy__(self, memo: Any) -> OneMatch:
        other = OneMatch.__new__(OneMatch)
        other.setting, other.values, other.kind_of_rewards = self.setting, self.values, self.kind_of_rewards
        other.half = self.half
        other.position, other.random = self.position.copy(), self.random.copy()
        other._notes, other._rewards = self._notes.copy(), self._rewards.copy()
        other._bind()
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        arrays = [one.tobytes() for one in (self.position, self.random, self._notes, self._rewards)]
        return restored, (self.setting, self.kind_of_rewards, self.values.packed, self.half, arrays)

    # What is

    half = -1
    """The first decision where a second is to be made now; -1: none."""

    @property
    def seat(self) -> int:
        """Who decides; -1: nobody, it is over."""
        seat: int = self._noted[SEAT]
        return seat

    def acting(self) -> list[int]:
        """Who may decide now: in some games several at once."""
        found = calls.actors(self.position, self._record)
        return [seat for seat in range(self.setting.seats) if found >> seat & 1]

    def rewards(self) -> list[float]:
        """What the last decision brought each seat."""
        found: list[float] = self._rewards[0].tolist()
        return found

    def may(self, action: int) -> bool:
        """Whether whoever decides may decide so; anything that is no whole number may not be."""
        try:
            action = operator.index(action)
        except TypeError:
            return False
        if not 0 <= action < self._number or self._noted[SEAT] < 0:
            return False
        if self.setting.whole_steps:
            return calls.check(self.position, self._record, self._noted[SEAT], action) == ALLOWED
        if not self._marked:
            self._mark()
        return bool(self._bits[action >> 6] >> (action & 63) & 1)

    def mask(self) -> Bools:
        """What whoever decides may decide, a value for each action."""
        if not self._marked:
            self._mark()
        flags = np.unpackbits(self._legal.view(np.uint8)[0], count=self._number, bitorder="little")
        return flags.view(np.bool_)

    def _mark(self) -> None:
        if self._steps is None:
            self._steps = np.empty(self.setting.game.space, STEP)
        mark_many(self.position, self._record, self._notes, self._steps, self._table, self._legal, 0, 1)
        self._marked = True

    def legal_steps(self) -> list[int]:
        """The legal steps of whoever decides, in their order."""
        if self._steps is None:
            self._steps = np.empty(self.setting.game.space, STEP)
        number = calls.legal(self.position, self._record, self._noted[SEAT], self._steps)
        return sorted(self._steps[:number].tolist())

    def words(self, seat: int) -> Any:
        """What a seat sees, packed."""
        if self._spare is None:
            self._spare = np.empty(1, self.setting.kind)
        found = np.empty((1, self.values.words), np.uint64)
        self._looking[0] = seat
        observe_seats(self.position, self._record, self._spare, self._looking, found, 0, 1)
        return found

    def observe(self, seat: int) -> Observation:
        """What a seat sees, and of half a decision of its own which one it is."""
        return self.values.row(self.words(seat), self.half if seat == self._noted[SEAT] else -1)

    def draw(self, seat: int) -> str:
        """What a seat sees, for people; -1: a spectator."""
        game, box = self.setting.game, self.setting.box
        hidden = copied(self.position)
        calls.hide(hidden, box.record, seat)
        told = written(lambda report: calls.tell_view(hidden, box.record, seat, report))
        wave, over, acting, ready, phase, standings, board = game.reader("view")(row_of(told), box.contents)
        options = msgspec.to_builtins(self.setting.options[0])
        looking = seat if seat >= 0 else None
        seats = self.setting.seats
        view = View(game.name, options, seats, looking, wave, over, acting, ready, phase, [], standings, [], board)
        return game.draw(view, Texts("en"), WIDTH).plain

    # What is done

    def begin(self, seed: int | str | None = None) -> None:
        """Begin anew: by a seed, the match that a batch plays by it, or by the random numbers that run on."""
        if seed is not None:
            self.random[:] = random_rows([seed], 1, "deal")
        self._notes[:] = 0
        self._rewards[:] = 0
        begin_many(self.position, self._record, self._firsts, self._notes, self.random, 0, 1)
        self.half = -1
        self._marked = False

    @property
    def begun(self) -> Begun:
        """Half a decision, where whoever decides has made one: `turn_to` takes it up again."""
        return self.half, self._noted[PENDING]

    def turn_to(self, seat: int, begun: Begun = NOT_BEGUN) -> None:
        """Let another of those decide who may act now."""
        self._noted[SEAT] = seat
        self.half, self._noted[PENDING] = begun
        self._marked = False

    def decide(self, action: int) -> bool:
        """Make a decision; whether the match has ended with it. One that is not allowed changes nothing."""
        if not self.may(action):
            self.refuse(action)
        self._action[0] = action
        decide_many(
            self.position,
            self._record,
            self._firsts,
            self._notes,
            self.random,
            self._action,
            self._table,
            self._rewards,
            self._rewarded,
            0,
            0,
            1,
        )
        noted = self._noted
        self.half = int(action) if noted[PENDING] >= 0 else -1
        self._marked = False
        return bool(noted[ENDED])

    def refuse(self, action: Any) -> None:
        """Say why a decision cannot be."""
        if self.seat < 0:
            raise IllegalAction("wrong-action-over", action=str(action))
        raise IllegalAction("wrong-action-here", action=str(action), seat=self.seat, number=self._number)

    def deal(self, seat: int, random: Any) -> OneMatch:
        """A match that looks the same to a seat, with all that it cannot know dealt anew by random numbers."""
        other = copy.deepcopy(self)
        calls.hide(other.position, self._record, seat)
        calls.deal(other.position, self._record, random)
        return other


def flat(array: Any) -> Any:
    """All of an array's numbers in one row, in the same memory."""
    return array.reshape(-1)


def restored(setting: Setting, rewards: str, packed: bool, half: int, arrays: list[bytes]) -> OneMatch:
    """A match as it was pickled."""
    match = OneMatch(setting, rewards, packed)
    match.half = half
    parts: list[Any] = [match.position, match.random, match._notes, match._rewards]
    for array, raw in zip(parts, arrays, strict=True):
        array[:] = np.frombuffer(raw, array.dtype).reshape(array.shape)
    return match
