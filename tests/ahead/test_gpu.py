"""Code for GPUs, as far as it can be told without one: what PTX says, what ptxas makes of it, how it is launched."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from tests.ahead.machines import library_path
from tests.ahead.pretended_gpu import Grid, kernels_of, pretended_cupy

from quartier.ahead.gpu import Kernel, translated
from quartier.ahead.making import folder_of
from quartier.cli.bench import measure_gpu
from quartier.core.errors import BadOption
from quartier.core.match import Match
from quartier.core.registry import games, load_game
from quartier.core.texts import Texts
from quartier.kernel import gpu, library
from quartier.kernel.homes import open_home
from quartier.kernel.playouts import play_out_many
from quartier.kernel.rules import STEP

ENTRY = re.compile(r"\.visible \.entry (\w+)\(\n(.*?)\n\)\n", re.DOTALL)
POINTER, NUMBER = ".param .u64 .ptr .global", ".param .u64"
GENERIC = re.compile(r"^\s+(?:@\S+ )?(?:ld|st)\.(?:v\d\.)?[usbf]\d", re.MULTILINE)
"""A load or a store that finds out at run time what kind of memory it is for."""
SPILLED = re.compile(r"(\d+) bytes spill stores, (\d+) bytes spill loads")
TAKEN = {"play_out_each": (5, 3), "advance_each": (12, 10), "choose_each": (3, 3)}
"""How many arrays and numbers the kernels take."""
WITHIN = {"tangram"}
"""Where LLVM inlines everything, so that every access to a position knows its kind of memory."""
FEW_BYTES = 300
"""Sets have tables of bytes; of the smallest position alone there would be more."""
LARGEST = 220_000
"""Bytes of a game's code in a wheel, where it is packed."""


def built(game: str) -> Path:
    return library_path(load_game(game).package, "cuda")


@pytest.fixture(autouse=True)
def nothing_loaded() -> Iterator[None]:
    """What one test found or pretended is not there for the next."""
    found = gpu.cupy, gpu.loaded, gpu.module_for
    for cached in found:
        cached.cache_clear()
    yield
    for cached in found:
        cached.cache_clear()


@pytest.fixture(scope="module")
def kernels() -> list[Kernel]:
    """The kernels of the example, made now: a small game, in seconds."""
    return kernels_of("quartier.examples.hamlet")


@pytest.fixture
def grid(kernels: list[Kernel]) -> Grid:
    return Grid(kernels)


def has_a_kernel_for_each_position_type(game: str, text: str) -> None:
    package = load_game(game).package
    kinds = open_home(package, folder_of(package)).kinds
    found = ENTRY.findall(text)
    each = [f"{name}_{number}" for number in range(len(kinds)) for name in ("play_out_each", "advance_each")]
    assert sorted(symbol for symbol, _ in found) == sorted([*each, "choose_each"])
    for symbol, parameters in found:
        declared = [line.strip() for line in parameters.split("\n")]
        arrays, numbers = TAKEN[symbol.rstrip("_0123456789")]
        assert [line.startswith(POINTER) for line in declared] == [True] * arrays + [False] * numbers
        assert all(line.startswith(NUMBER) for line in declared)
    for symbol, body in bodies(text).items():
        if symbol != "choose_each":
            room = max(map(int, re.findall(r"\.local \.align 16 \.b8\s+__local_depot\d+\[(\d+)\]", body)))
            assert room >= kinds[int(symbol[-1])].itemsize, "a position is a thread's own"


def bodies(text: str) -> dict[str, str]:
    """The kernels and their code."""
    parts = re.split(ENTRY, text)
    return dict(zip(parts[1::3], parts[3::3], strict=True))


def needs_nothing_and_runs_since_2020(text: str) -> None:
    assert ".extern" not in text
    assert re.search(r"^\.version 7\.0$", text, re.MULTILINE)
    assert re.search(r"^\.target sm_80$", text, re.MULTILINE)


def copies_by_words_and_spills_nothing(path: Path, folder: Path) -> None:
    """Byte by byte, as Numba copies records, thousands of bytes would be spilled; ptxas tells, where it is."""
    for symbol, body in bodies(path.read_text()).items():
        assert re.search(r"ld\.global(\.nc)?\.[bu]64", body), symbol
        assert len(re.findall(r"ld\.global\.nc\.[bus]8", body)) < FEW_BYTES
    ptxas = shutil.which("ptxas")
    if ptxas is None:
        return
    command = [ptxas, "-v", "-arch=sm_80", str(path), "-o", str(folder / "code.cubin")]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stderr
    assert SPILLED.search(told)
    assert set(SPILLED.findall(told)) == {("0", "0")}


def test_the_code_of_a_game_is_a_kernel_that_needs_nothing(hamlet: str, kernels: list[Kernel], tmp_path: Path) -> None:
    text = translated(kernels)
    path = tmp_path / "hamlet.ptx"
    path.write_text(text)
    has_a_kernel_for_each_position_type(hamlet, text)
    needs_nothing_and_runs_since_2020(text)
    copies_by_words_and_spills_nothing(path, tmp_path)
    assert not GENERIC.search(text)


@pytest.mark.thorough
@pytest.mark.parametrize("game", games())
def test_every_game_has_its_code(game: str, tmp_path: Path) -> None:
    text = built(game).read_text()
    has_a_kernel_for_each_position_type(game, text)
    needs_nothing_and_runs_since_2020(text)
    copies_by_words_and_spills_nothing(built(game), tmp_path)
    assert bool(GENERIC.search(text)) == (game not in WITHIN)
    assert len(gzip.compress(text.encode(), 9)) <= LARGEST


def test_threads_play_the_games_of_the_cpu(hamlet: str, grid: Grid, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, pretended_cupy(grid))
    found = measure_gpu(hamlet, 0.05, threads=2 * gpu.BLOCK)
    assert found["device"] == "a pretended GPU"
    assert found["threads"] == 2 * gpu.BLOCK
    assert found["games"] % found["threads"] == 0
    assert found["same_games"]
    assert found["standard_errors_apart"] < 5
    assert found["moves_per_s"] / found["games_per_s"] == pytest.approx(
        found["cpu"]["moves_per_s"] / found["cpu"]["games_per_s"], rel=0.05
    )


def test_a_thread_keeps_to_itself_and_goes_on_where_it_was(
    hamlet: str, grid: Grid, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch, pretended_cupy(grid))
    match = Match.new(hamlet, seed="1")
    first = match.game.blank(match.seats, match.options)

    def playing() -> gpu.Playing:
        return gpu.Playing(first, match.box.record, match.game.space, gpu.BLOCK)

    at_once, bit_by_bit, alone = playing(), playing(), playing()
    at_once.go_on(3)
    bit_by_bit.go_on(1)
    bit_by_bit.go_on(2)
    assert (at_once.summed() == bit_by_bit.summed()).all()
    assert (at_once.random == bit_by_bit.random).all()
    alone.threads = 1
    alone.go_on(3)
    assert (alone.summed()[0] == at_once.summed()[0]).all()
    assert not alone.summed()[1:].any(), "threads beyond the last do nothing"
    assert (alone.random[1:] == gpu.random_states(gpu.BLOCK)[1:]).all()


def test_lists_of_steps_are_interleaved_by_threads(hamlet: str, grid: Grid, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, pretended_cupy(grid))
    match = Match.new(hamlet, seed="1")
    first, box, space = match.game.blank(match.seats, match.options), match.box.record, match.game.space
    playing = gpu.Playing(first, box, space, gpu.BLOCK)
    playing.steps[:] = -1
    playing.go_on(1)
    for random, column in zip(gpu.random_states(gpu.BLOCK), playing.steps.T, strict=True):
        steps = np.full(space, -1, STEP)
        play_out_many(first, first.copy(), box, random, steps, 1, np.zeros((1, match.seats), np.int64))
        assert (steps >= 0).any()
        assert (column == steps).all()


def test_there_are_no_more_threads_than_memory(hamlet: str, grid: Grid, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new(hamlet, seed="1")
    each = match.game.space * 4
    pretend(monkeypatch, pretended_cupy(grid, memory=2 * each * (3 * gpu.BLOCK + 1)))
    first = match.game.blank(match.seats, match.options)
    assert gpu.Playing(first, match.box.record, match.game.space, 1 << 16).threads == 3 * gpu.BLOCK


def test_random_states_are_all_different() -> None:
    states = gpu.random_states(1000)
    assert len(np.unique(states)) == 4000
    assert (gpu.random_states(10) == states[:10]).all(), "a thread has the same whatever their number"


@pytest.mark.parametrize(
    ("found", "message"),
    [
        (None, "pip install 'quartier[gpu]'"),
        (SimpleNamespace(cuda=SimpleNamespace(is_available=lambda: False)), "no CUDA GPU of compute capability 8.0"),
        (
            SimpleNamespace(
                cuda=SimpleNamespace(is_available=lambda: True, Device=lambda: SimpleNamespace(compute_capability="75"))
            ),
            "no CUDA GPU of compute capability 8.0",
        ),
    ],
    ids=["no CuPy", "no GPU", "an old GPU"],
)
def test_what_is_lacking_is_told(
    hamlet: str, monkeypatch: pytest.MonkeyPatch, found: SimpleNamespace | None, message: str
) -> None:
    monkeypatch.setitem(sys.modules, "cupy", found)
    with pytest.raises(BadOption) as refused:
        measure_gpu(hamlet)
    assert message in str(refused.value)
    for language in ("de", "nl"):
        assert refused.value.text(Texts(language)) != str(refused.value)


def test_code_that_is_missing_or_of_other_sources_is_told(hamlet: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "cupy", lambda: None)
    monkeypatch.setattr(library, "manifest", dict)
    with pytest.raises(BadOption, match=r"python -m quartier.ahead --targets cuda"):
        measure_gpu(hamlet)
    with pytest.raises(gpu.NoGpuCode, match="this record type"):
        gpu.module_for(np.dtype([("seats", np.int64)]))


def pretend(monkeypatch: pytest.MonkeyPatch, found: object) -> None:
    """Have CuPy and a GPU, whatever is here, and the code of every game."""
    monkeypatch.setattr(gpu, "cupy", lambda: found)
    monkeypatch.setattr(gpu, "find_file", lambda package, folder, target: folder / f"{target}.ptx")
