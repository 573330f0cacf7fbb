"""Batches on a GPU are those of the CPU, bit for bit, as far as a pretended GPU can tell."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tests.ahead.pretended_gpu import Grid, kernels_of, pretended_cupy

from quartier.core.errors import BadOption
from quartier.core.registry import games, load_game
from quartier.examples.hamlet.position import POSITION
from quartier.kernel import gpu
from quartier.kernel.layouts import Block, Choices, Layout, Number
from quartier.research import Batch, IllegalAction
from quartier.research import gpu as batches
from quartier.research.gpu import GpuBatch

NUMBER = 70
"""More matches than a block has threads."""
HAMLET = SimpleNamespace(
    LAYOUTS={
        POSITION: Layout(
            Block((), (Number("nothing", "what a game shows that does not say what it shows"),)), Block((), ())
        )
    },
    CHOICES=Choices(12, ((0, 3, 1), (3, 3, 3))),
)
"""Its fields are decided by row, then by column."""


@pytest.fixture(autouse=True)
def nothing_loaded() -> Iterator[None]:
    found = gpu.cupy, gpu.loaded, gpu.module_for, batches.kernels
    for cached in found:
        cached.cache_clear()
    yield
    for cached in found:
        cached.cache_clear()


def pretend(monkeypatch: pytest.MonkeyPatch, grid: Grid) -> None:
    """Have CuPy and a GPU, and the code of every game."""
    monkeypatch.setattr(gpu, "cupy", lambda: pretended_cupy(grid))
    monkeypatch.setattr(gpu, "find_file", lambda package, folder, target: folder / f"{target}.ptx")


@pytest.fixture(scope="module")
def grid() -> Grid:
    return Grid(kernels_of("quartier.examples.hamlet"))


@pytest.fixture
def researched(hamlet: str, grid: Grid, monkeypatch: pytest.MonkeyPatch) -> str:
    """The example, with what research asks of a game."""
    pretend(monkeypatch, grid)
    monkeypatch.setattr(type(load_game(hamlet)), "part", lambda self, module: HAMLET if module == "research" else None)
    return hamlet


def play_both(name: str, steps: int, **given: Any) -> tuple[GpuBatch, Batch]:
    """The same decisions in a batch of each kind; all that can be seen is the same."""
    there, here = GpuBatch(name, NUMBER, seed=3, **given), Batch(name, NUMBER, seed=3, **given)
    for _ in range(steps):
        assert (there.positions() == here.positions).all()
        assert (there.observations.astype(np.uint64) == here.observations).all()
        assert (there.legal.astype(np.uint64) == here.legal).all()
        for what in ("rewards", "seats", "pending", "lengths", "games", "scores"):
            assert (getattr(there, what) == getattr(here, what)).all(), what
        assert (there.ended == here.ended).all()
        actions = there.random_actions()
        assert (actions == here.random_actions()).all()
        there.step(actions)
        here.step(actions)
    there.check()
    assert there.totals() == here.totals()
    return there, here


@pytest.mark.parametrize("rewards", ["result", "progress"])
@pytest.mark.parametrize("whole_steps", [False, True])
def test_a_batch_is_that_of_the_cpu(researched: str, rewards: str, whole_steps: bool) -> None:
    there, _ = play_both(researched, 120, rewards=rewards, whole_steps=whole_steps, seats=[2, 3])
    assert (there.games > 0).all()


def test_matches_that_do_not_begin_anew_stay_over(researched: str) -> None:
    there, here = play_both(researched, 120, again=False)
    assert (there.seats == -1).all()
    assert (here.seats == -1).all()


def test_an_action_that_is_not_allowed_is_told_and_changes_nothing_in_its_match(researched: str) -> None:
    batch = GpuBatch(researched, NUMBER, whole_steps=True)
    actions = batch.random_actions().copy()
    before = batch.positions()
    actions[7] = 11
    batch.step(actions)
    with pytest.raises(IllegalAction, match="not allowed in match 7, where seat 0 decides"):
        batch.check()
    batch.check()
    changed = batch.positions() != before
    assert not changed[7]
    assert changed.sum() == NUMBER - 1
    with pytest.raises(BadOption, match="each of the 70 matches"):
        batch.step(actions[:3])


def test_a_batch_is_saved_and_restored(researched: str) -> None:
    batch = GpuBatch(researched, NUMBER)
    saved = batch.save()
    first = batch.positions()
    batch.step(batch.random_actions())
    assert (batch.positions() != first).any()
    batch.restore(saved)
    assert (batch.positions() == first).all()
    assert batch.totals()["steps"] == 0


@pytest.mark.thorough
@pytest.mark.parametrize("name", games())
def test_every_game_is_the_same_on_a_gpu(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, Grid(kernels_of(load_game(name).package)))
    play_both(name, 250, rewards="progress")
