"""Which libraries are lacking, and how they are made, several games at a time."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from quartier.kernel import cache, library
from quartier.kernel.library import FOLDER, file_name, names_around
from quartier.kernel.sources import PACKAGE, hash_of, kernel_sources, shared_sources

NATIVE = (
    "linux-x86_64-v3",
    "linux-x86_64-v2",
    "linux-aarch64",
    "macos-aarch64",
    "macos-x86_64",
    "windows-x86_64",
)
WASM = "wasm32"
CUDA = "cuda"
PACKAGED = (*NATIVE, CUDA)
"""What a wheel has; the page has its modules itself."""


def facts_of(package: str) -> dict[str, Any]:
    """What the manifest says of a package: all names around its sources, those that count, and their hash."""
    folder = folder_of(package)
    # How code is made of kernels counts too: a change of that makes other libraries.
    sources = [*shared_sources(), *kernel_sources(folder, package), *sorted(Path(__file__).parent.glob("*.py"))]
    return {
        "hash": hash_of(sources),
        "names": names_around(folder),
        "sources": [path.relative_to(PACKAGE).as_posix() for path in sources],
    }


def folder_of(package: str) -> Path:
    """Where a package of ours lies."""
    return PACKAGE.joinpath(*package.split(".")[1:])


def prepare(optimise: bool) -> None:
    """Set Numba up, before it is loaded, to write code for any machine: without vectors that only this one has.

    What comes from its cache has no intermediate code. Code for GPUs is not optimised for processors first: that
    makes Guilds a tenth and Skylines half as fast.
    """
    plain = {"CPU_NAME": "generic", "CPU_FEATURES": "", "LOOP_VECTORIZE": "0", "SLP_VECTORIZE": "0"}
    plain |= {} if optimise else {"OPT": "0"}
    os.environ |= {f"NUMBA_{name}": value for name, value in plain.items()}
    cache.keeping = False


def make(name: str, package: str, hash: str, targets: list[str], told: Any) -> None:
    """Compile a game and link its libraries, telling what is done."""
    prepare(optimise=True)
    from quartier.ahead.code import Code, game_code
    from quartier.ahead.linking import link
    from quartier.ahead.targets import TARGETS, emitted

    for step in game_code(name):
        if isinstance(step, Code):
            for target in targets:
                told.put((name, target))
                code = step.for_page() if target == WASM else step
                symbols = [face.symbol for face in code.faces]
                to = FOLDER / file_name(package, hash, target)
                link(emitted(code, TARGETS[target]), TARGETS[target], symbols, to)
        else:
            told.put((name, step))


def make_for_gpus(name: str, package: str, hash: str, told: Any) -> None:
    """Compile a game's play-outs for GPUs."""
    prepare(optimise=False)
    from quartier.ahead.gpu import gpu_code

    told.put((name, CUDA))
    to = FOLDER / file_name(package, hash, CUDA)
    made = to.with_suffix(".part")
    made.write_text(gpu_code(name), encoding="ascii")
    made.replace(to)


def lacking(packages: dict[str, str], targets: list[str]) -> Iterator[tuple[str, str, dict[str, Any], list[str]]]:
    """The games some of whose libraries are not there, or of other sources; what is of no source is deleted."""
    all_facts = {package: facts_of(package) for package in packages.values()}
    known = {facts["hash"] for facts in (library.manifest() | all_facts).values()}
    for path in FOLDER.glob("*-*-*"):
        if path.name.split("-")[1] not in known:
            path.unlink()
    for name, package in packages.items():
        facts = all_facts[package]
        missing = [target for target in targets if not (FOLDER / file_name(package, facts["hash"], target)).exists()]
        yield name, package, facts, missing


def compile_all(jobs: list[tuple[str, str, str, list[str]]], screen: Console) -> None:
    """Compile these games, as many at a time as there are processors."""
    context = multiprocessing.get_context("spawn")
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    with (
        context.Manager() as manager,
        Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress,
        # A process for each job: Numba is set up once, when it is loaded.
        ProcessPoolExecutor(os.cpu_count(), context, max_tasks_per_child=1) as pool,
    ):
        told = manager.Queue()
        bars = {name: progress.add_task(name, total=None) for name, *_ in jobs}
        running = []
        for name, package, hash, targets in jobs:
            if linked := [target for target in targets if target != CUDA]:
                running.append(pool.submit(make, name, package, hash, linked, told))
            if CUDA in targets:
                running.append(pool.submit(make_for_gpus, name, package, hash, told))
        while not all(job.done() for job in running):
            while not told.empty():
                name, step = told.get()
                progress.update(bars[name], advance=1, description=f"{name}: {step}")
            time.sleep(0.1)
        for job in running:
            job.result()
