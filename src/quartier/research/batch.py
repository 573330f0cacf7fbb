"""Thousands of matches that are played side by side, decision by decision, in compiled code over arrays."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

import numpy as np

from quartier.core.arguments import whole_number
from quartier.core.errors import BadOption, QuartierError
from quartier.kernel.batches import (
    begin_many,
    choose_many,
    decide_many,
    find_forbidden,
    mark_many,
    observe_many,
    observe_seats,
)
from quartier.kernel.environment import ENDED, GAMES, KIND, LENGTH, NOTES, PENDING, SEAT, STEPS, TURNS
from quartier.kernel.records import Int32s, Int64s, Records, Words
from quartier.kernel.rules import blank_steps
from quartier.research.setting import REWARDS, Setting

Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]
Bools: TypeAlias = np.ndarray[Any, np.dtype[np.bool_]]
Bytes: TypeAlias = np.ndarray[Any, np.dtype[np.uint8]]
ALIGNED = 64


class IllegalAction(QuartierError):
    """A decision that is not allowed in its match."""


def illegal(action: Any, place: int, seat: Any) -> IllegalAction:
    """What is said of an action that is not allowed."""
    return IllegalAction("wrong-action", action=str(action), place=str(place), seat=int(seat))


Seeds: TypeAlias = "int | str | Sequence[int | str]"
"""One for all matches, each of which makes its own of it; or one for each."""


def random_rows(seeds: Seeds, number: int, what: str) -> Words:
    """Random states, a row for each match; a longer batch has the same first rows."""
    if isinstance(seeds, (int, str)):
        words = hashlib.shake_256(f"{what} {seeds}".encode()).digest(32 * number)
    else:
        if len(seeds) != number:
            raise BadOption("wrong-seeds", given=len(seeds), number=number)
        words = b"".join(hashlib.sha256(f"{what} {seed}".encode()).digest() for seed in seeds)
    return np.frombuffer(words, "<u8").astype(np.uint64).reshape(number, 4)


class Batch:
    """Matches of one game, decided side by side.

    >>> batch = Batch("cities", 1000, seats=2, seed=1)
    >>> for _ in range(200):
    ...     batch.step(batch.random_actions())
    >>> bool((batch.games > 0).all())
    True
    """

    def __init__(
        self,
        game: str,
        number: int,
        *,
        seats: int | Sequence[int] | None = None,
        options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None,
        seed: Seeds = 0,
        rewards: str = "result",
        whole_steps: bool = False,
        again: bool = True,
        cores: int | None = 1,
    ) -> None:
        """Set up `number` matches. A list of seats or options mixes kinds of matches, one after the other.

        `rewards` are the `result` of a match when it ends, or the `progress` that each step makes. `whole_steps`:
        actions are the kernels' steps, undivided. `again`: a match that ends begins anew. `cores`: None is all.
        """
        self.setting = Setting.of(game, seats, options, whole_steps)
        read_batch(number, rewards)
        self.number = number
        self.rewarded = REWARDS[rewards]
        self.again = again
        self.seed = seed
        setting, most = self.setting, self.setting.seats
        sections: list[tuple[str, Any, tuple[int, ...]]] = [
            ("positions", setting.kind, ()),
            ("random", np.uint64, (4,)),
            ("chance", np.uint64, (4,)),
            ("notes", np.int32, (NOTES + 2 * most,)),
            ("observations", np.uint64, (setting.observation_words,)),
            ("legal", np.uint64, (setting.choices.words,)),
            ("rewards", np.float32, (most,)),
            ("actions", np.int32, ()),
        ]
        sizes = [np.dtype(kind).itemsize * int(np.prod(shape)) * number for _, kind, shape in sections]
        ends = np.cumsum([-(-size // ALIGNED) * ALIGNED for size in sizes])
        self.memory: Bytes = np.zeros(int(ends[-1]), np.uint8)
        """All of the batch: whoever copies this has copied the batch."""
        parts = {
            name: self.memory[end - -(-size // ALIGNED) * ALIGNED :][:size].view(kind).reshape(number, *shape)
            for (name, kind, shape), size, end in zip(sections, sizes, ends.tolist(), strict=True)
        }
        self.positions: Records = parts["positions"]
        self.observations: Words = parts["observations"]
        """What whoever decides sees in each match, as `setting.layout` says."""
        self.legal: Words = parts["legal"]
        """What may be decided in each match, a bit for each action."""
        self.rewards: Floats = parts["rewards"]
        """What the last decision brought each seat of each match."""
        self._random, self._chance, self._notes = parts["random"], parts["chance"], parts["notes"]
        self._actions: Int32s = parts["actions"]
        self._table = setting.choices.table
        cores = os.cpu_count() or 1 if cores is None else cores
        self._shares = shares(number, cores)
        self._scratch = [(blank_steps(setting.game.space), np.zeros(1, setting.kind)) for _ in self._shares]
        self._pool = ThreadPoolExecutor(len(self._shares)) if len(self._shares) > 1 else None
        self._notes[:, KIND] = np.arange(number) % len(setting.firsts)
        self.reset()

    # What is

    @property
    def seats(self) -> Int32s:
        """Who decides in each match; -1: nobody, it is over."""
        return self._note(SEAT)

    @property
    def pending(self) -> Int32s:
        """Where half a decision was made: the first of the steps that are left; -1 elsewhere."""
        return self._note(PENDING)

    @property
    def ended(self) -> Bools:
        """Which matches ended with the last decision."""
        found: Bools = self._notes[:, ENDED] != 0
        return found

    @property
    def lengths(self) -> Int32s:
        """The steps of each running match so far."""
        return self._note(LENGTH)

    @property
    def games(self) -> Int32s:
        """How many matches have ended in each place."""
        return self._note(GAMES)

    @property
    def scores(self) -> Int32s:
        """The points of each seat in the last match that ended in each place."""
        found: Int32s = self._notes[:, NOTES + self.setting.seats :]
        return found

    def totals(self) -> dict[str, int]:
        """Steps, turns and matches so far."""
        sums: Int64s = self._notes[:, [STEPS, TURNS, GAMES]].astype(np.int64).sum(axis=0)
        return dict(zip(("steps", "turns", "games"), sums.tolist(), strict=True))

    def masks(self) -> Bools:
        """What may be decided, a column for each action."""
        flat = np.unpackbits(self.legal.view(np.uint8), axis=1, bitorder="little")
        found: Bools = flat[:, : self.setting.choices.number].view(np.bool_)
        return found

    def observe(self, seats: int | Int32s) -> Words:
        """What some seat of each match sees, whoever decides."""
        wanted = np.broadcast_to(np.asarray(seats, np.int32), (self.number,)).copy()
        found = np.zeros_like(self.observations)

        def look(core: int, first: int, end: int) -> None:
            spare = self._scratch[core][1]
            observe_seats(self.positions, self.setting.box.record, spare, wanted, found, first, end)

        self._share(look)
        return found

    # What is done

    def reset(self, seed: Seeds | None = None) -> None:
        """Begin all matches anew: as at first, or by another seed."""
        self.seed = self.seed if seed is None else seed
        self._random[:] = random_rows(self.seed, self.number, "deal")
        self._chance[:] = random_rows(self.seed, self.number, "chance")
        kinds = self._notes[:, KIND].copy()
        self._notes[:] = 0
        self._notes[:, KIND] = kinds
        self.rewards[:] = 0

        def begin(core: int, first: int, end: int) -> None:
            record, firsts = self.setting.box.record, self.setting.firsts
            begin_many(self.positions, record, firsts, self._notes, self._random, first, end)
            self._show(core, first, end)

        self._share(begin)

    def step(self, actions: Any) -> None:
        """Make a decision in each match; where one is not allowed, nothing changes in any."""
        chosen = np.ascontiguousarray(actions, np.int32)
        if chosen.shape != (self.number,):
            raise IllegalAction("wrong-actions-shape", shape=str(chosen.shape), number=self.number)
        wrong = find_forbidden(self.positions, self._notes, self.legal, chosen, 0, self.number)
        if wrong >= 0:
            raise illegal(chosen[wrong], wrong, self.seats[wrong])

        def decide(core: int, first: int, end: int) -> None:
            decide_many(
                self.positions,
                self.setting.box.record,
                self.setting.firsts,
                self._notes,
                self._random,
                chosen,
                self._table,
                self.rewards,
                self.rewarded,
                int(self.again),
                first,
                end,
            )
            self._show(core, first, end)

        self._share(decide)

    def random_actions(self) -> Int32s:
        """A legal action for each match, each as likely as the others; -1 where it is over."""

        def choose(core: int, first: int, end: int) -> None:
            choose_many(self.positions, self.legal, self._chance, self._actions, first, end)

        self._share(choose)
        return self._actions

    def save(self) -> Bytes:
        """All of the batch, as one copy of its memory."""
        return self.memory.copy()

    def restore(self, saved: Bytes) -> None:
        """Go back to where it was saved."""
        self.memory[:] = saved

    def copy(self) -> Batch:
        """Another batch that stands where this one does and goes its own way."""
        setting = self.setting
        other = Batch.__new__(Batch)
        other.__dict__.update(self.__dict__)
        other.memory = self.memory.copy()
        start = self.memory.__array_interface__["data"][0]
        for name, value in self.__dict__.items():
            if isinstance(value, np.ndarray) and value.base is not None and np.shares_memory(value, self.memory):
                at = value.__array_interface__["data"][0] - start
                other.__dict__[name] = other.memory[at:][: value.nbytes].view(value.dtype).reshape(value.shape)
        other._scratch = [(blank_steps(setting.game.space), np.zeros(1, setting.kind)) for _ in self._shares]
        return other

    # How

    def _note(self, which: int) -> Int32s:
        found: Int32s = self._notes[:, which]
        return found

    def _show(self, core: int, first: int, end: int) -> None:
        """What may be decided now, and what is seen by whoever decides."""
        steps, spare = self._scratch[core]
        record = self.setting.box.record
        mark_many(self.positions, record, self._notes, steps, self._table, self.legal, first, end)
        observe_many(self.positions, record, spare, self._notes, self.observations, first, end)

    def _share(self, work: Callable[[int, int, int], None]) -> None:
        """Have each core do its share."""
        if self._pool is None:
            work(0, *self._shares[0])
        else:
            list(self._pool.map(lambda one: work(one[0], *one[1]), enumerate(self._shares)))


def read_batch(number: int, rewards: str) -> None:
    """Refuse what no batch can be."""
    if whole_number(number) is None or number < 1:
        raise BadOption("wrong-batch", number=str(number))
    if rewards not in REWARDS:
        raise BadOption("wrong-rewards", known=", ".join(REWARDS), given=repr(rewards))


def shares(number: int, cores: int) -> list[tuple[int, int]]:
    """The matches of each core."""
    cores = max(1, min(cores, number))
    return [(number * core // cores, number * (core + 1) // cores) for core in range(cores)]
