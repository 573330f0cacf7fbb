"""Batches in the memory of a CUDA GPU, by the same rules, compiled ahead of time: no compiler is needed, only CuPy.

What a batch has one of for each match lies with the matches side by side, as GPUs like it: an array's rows are
matches, but its memory goes column by column. PyTorch and JAX take the arrays as they are (DLPack), without a copy.

>>> from quartier.kernel.gpu import GpuUnusable
>>> issubclass(GpuUnusable, RuntimeError)  # raised by `GpuBatch` where a GPU, CuPy or the code for it is lacking
True
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from quartier.core.errors import BadOption
from quartier.kernel import gpu
from quartier.kernel.environment import ENDED, GAMES, KIND, LENGTH, NOTES, PENDING, SEAT, STEPS, TURNS
from quartier.kernel.gpu import ADVANCING, BLOCK, CHOOSING
from quartier.kernel.library import symbol_name
from quartier.kernel.rules import STEP
from quartier.research.batch import Seeds, illegal, random_rows, read_batch
from quartier.research.setting import REWARDS, Setting

__all__ = ["GpuBatch"]

THREADS = 1 << 17
"""The most threads at a time; a thread has several matches where there are more."""
MARGIN = 1 << 26


class GpuBatch:
    """Matches of one game, decided side by side on a GPU: the face of `Batch`, with arrays of CuPy.

    Nothing waits for the GPU. So an action that is not allowed changes nothing in its match, and `check` says so.
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
    ) -> None:
        """As for `Batch`, on one GPU instead of some cores."""
        read_batch(number, rewards)
        self.setting = setting = Setting.of(game, seats, options, whole_steps)
        self.number, self.rewarded, self.again, self.seed = number, REWARDS[rewards], again, seed
        self.library = library = gpu.cupy()
        self._advance, self._choose = kernels(setting.kind)
        words, most = setting.kind.itemsize // 8, setting.seats
        sections: list[tuple[str, Any, int]] = [
            ("positions", np.int64, words),
            ("random", np.uint64, 4),
            ("chance", np.uint64, 4),
            ("observations", np.int64, setting.observation_words),
            ("legal", np.int64, setting.choices.words),
            ("notes", np.int32, NOTES + 2 * most),
            ("rewards", np.float32, most),
            ("actions", np.int32, 1),
            ("wrong", np.int32, 1),
        ]
        rows = [rows * np.dtype(kind).itemsize for _, kind, rows in sections]
        self.memory = library.zeros(number * sum(rows), np.uint8)
        """All of the batch: whoever copies this has copied the batch."""
        ends = (number * np.cumsum(rows)).tolist()
        parts = {
            name: self.memory[end - number * size : end].view(kind).reshape(-1, number)
            for (name, kind, _), size, end in zip(sections, rows, ends, strict=True)
        }
        self._parts = parts
        self.observations = parts["observations"].T
        """What whoever decides sees in each match, as `setting.layout` says."""
        self.legal = parts["legal"].T
        """What may be decided in each match, a bit for each action."""
        self.rewards = parts["rewards"].T
        """What the last decision brought each seat of each match."""
        upload = library.asarray
        self._box, self._firsts = (
            upload(np.frombuffer(one.tobytes(), np.uint8)) for one in (setting.box.record, setting.firsts)
        )
        self._table = upload(setting.choices.table)
        each = setting.game.space * np.dtype(STEP).itemsize
        free = max(library.cuda.runtime.memGetInfo()[0] // 2, MARGIN)
        self.threads = max(BLOCK, min(THREADS, -(-number // BLOCK) * BLOCK, free // each // BLOCK * BLOCK))
        self._steps = library.empty((setting.game.space, self.threads), STEP)
        parts["notes"][KIND] = upload(np.arange(number, dtype=np.int32) % len(setting.firsts))
        self.reset()

    # What is

    @property
    def seats(self) -> Any:
        """Who decides in each match; -1: nobody, it is over."""
        return self._parts["notes"][SEAT]

    @property
    def pending(self) -> Any:
        """Where half a decision was made: the first of the steps that are left; -1 elsewhere."""
        return self._parts["notes"][PENDING]

    @property
    def ended(self) -> Any:
        """Which matches ended with the last decision, as 0 and 1."""
        return self._parts["notes"][ENDED]

    @property
    def lengths(self) -> Any:
        """The steps of each running match so far."""
        return self._parts["notes"][LENGTH]

    @property
    def games(self) -> Any:
        """How many matches have ended in each place."""
        return self._parts["notes"][GAMES]

    @property
    def scores(self) -> Any:
        """The points of each seat in the last match that ended in each place."""
        return self._parts["notes"][NOTES + self.setting.seats :].T

    def totals(self) -> dict[str, int]:
        """Steps, turns and matches so far."""
        notes = self._parts["notes"]
        places = {"steps": STEPS, "turns": TURNS, "games": GAMES}
        return {name: int(notes[place].astype(np.int64).sum()) for name, place in places.items()}

    # What is done

    def reset(self, seed: Seeds | None = None) -> None:
        """Begin all matches anew: as at first, or by another seed."""
        self.seed = self.seed if seed is None else seed
        for name, what in (("random", "deal"), ("chance", "chance")):
            rows = random_rows(self.seed, self.number, what)
            self._parts[name][:] = self.library.asarray(np.ascontiguousarray(rows.T))
        notes = self._parts["notes"]
        notes[:KIND] = 0
        notes[NOTES:] = 0
        self._parts["rewards"][:] = 0
        self._parts["wrong"][:] = 0
        self._launch(self._parts["actions"], fresh=True)

    def step(self, actions: Any) -> None:
        """Make a decision in each match; `actions` lie on the GPU, as whole numbers of any library."""
        chosen = self.library.ascontiguousarray(self.library.from_dlpack(actions), np.int32)
        if chosen.shape != (self.number,):
            raise BadOption("wrong-actions-shape", shape=str(chosen.shape), number=self.number)
        self._launch(chosen, fresh=False)

    def check(self) -> None:
        """Wait for the GPU, and say if an action was not allowed since the last time: its match did not change."""
        place = int(self._parts["wrong"][0, 0]) - 1
        if place >= 0:
            self._parts["wrong"][:] = 0
            raise illegal("given", place, self.seats[place])

    def random_actions(self) -> Any:
        """A legal action for each match, each as likely as the others; -1 where it is over."""
        actions = self._parts["actions"]
        given = self._parts["legal"], self._parts["chance"], actions
        numbers = self.number, self.threads, self.setting.choices.words
        self._choose((self.threads // BLOCK,), (BLOCK,), (*given, *map(np.int64, numbers)))
        return actions[0]

    def save(self) -> Any:
        """All of the batch, as one copy of its memory."""
        return self.memory.copy()

    def restore(self, saved: Any) -> None:
        """Go back to where it was saved."""
        self.memory[:] = saved

    def positions(self) -> Any:
        """The positions, copied to where Python and `Batch` can read them."""
        words = self.library.asnumpy(self._parts["positions"])
        return np.ascontiguousarray(words.T).view(self.setting.kind).reshape(-1)

    def _launch(self, actions: Any, fresh: bool) -> None:
        parts, setting = self._parts, self.setting
        arrays = (
            parts["positions"],
            self._box,
            self._firsts,
            parts["notes"],
            parts["random"],
            actions,
            self._table,
            parts["rewards"],
            parts["legal"],
            parts["observations"],
            self._steps,
            parts["wrong"],
        )
        numbers = (
            self.number,
            self.threads,
            setting.game.space,
            len(setting.choices.table),
            setting.seats,
            setting.choices.words,
            setting.observation_words,
            self.rewarded,
            self.again,
            fresh,
        )
        self._advance((self.threads // BLOCK,), (BLOCK,), (*arrays, *map(np.int64, numbers)))


@functools.cache
def kernels(kind: np.dtype[Any]) -> tuple[Any, Any]:
    """The kernels that a batch of positions of a type is played by."""
    module, number = gpu.module_for(kind)
    found = module.get_function(symbol_name(ADVANCING, number)), module.get_function(CHOOSING)
    for kernel in found:
        kernel.preferred_shared_memory_carveout = 0
    return found
