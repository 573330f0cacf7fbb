"""Compiling a game's rules once, visibly: `quartier warm`, and before a game begins."""

from __future__ import annotations

import contextlib
import hashlib
import multiprocessing
import os
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from quartier.bots.warming import every_position_type, warming
from quartier.cli.output.console import console, screen_texts
from quartier.core.about import Options
from quartier.core.game import Game
from quartier.core.options import load_box
from quartier.core.registry import about, games, load_game
from quartier.kernel.cache import cache_folder, forget_stale_kernels
from quartier.kernel.mode import CHOSEN
from quartier.kernel.playouts import play_out_many
from quartier.kernel.random import seeded
from quartier.kernel.rules import blank_steps
from quartier.work.processes import end_silently


def compile_all(name: str, options: Options) -> int:
    """Compile everything for one position type, random play-outs included; return how much was not compiled yet."""
    from numba.core import event

    game = load_game(name)
    with event.install_recorder("numba:compile") as compiling:
        for task in warming(game, options):
            task()
        first, box = game.blank(game.about.seats.start, options), load_box(game, "house")
        steps, scores = blank_steps(game.space), np.zeros((1, game.about.seats.stop), np.int64)
        play_out_many(first, first.copy(), box.record, seeded("warm"), steps, 1, scores)
    return len(compiling.buffer)


def bar(screen: Console) -> Progress:
    """A progress bar that only a terminal shows."""
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    return Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)


def warm_for(game: Game, options: Options, bots: Sequence[str]) -> None:
    """Compile what one match needs, if it is not compiled yet; a stamp beside the kernels remembers it."""
    texts, errors = screen_texts(), console(stderr=True)
    title = texts.say(f"{game.name}-title")
    if game.kernels == "interpreted" and CHOSEN != "interpreted":
        errors.print(texts.say("slow-kernels", game=title), markup=False)
    if game.kernels not in ("compiled", "checked"):
        return
    kind = game.blank(game.about.seats.start, options).dtype
    described = f"{game.name} {kind.fields} {' '.join(bots)}"
    stamp = cache_folder() / f"warm-{hashlib.sha256(described.encode()).hexdigest()[:16]}"
    if stamp.exists():
        return
    with bar(errors) as progress:
        work = list(warming(game, options, bots))
        for task in progress.track(work, description=texts.say("warming", game=title)):
            task()
    with contextlib.suppress(OSError):
        # Where nothing can be kept, it is compiled again next time.
        stamp.touch()


def warm_games(names: list[str]) -> None:
    """Compile those of these games that are compiled at run time, and say how the others run."""
    texts, errors = screen_texts(), console(stderr=True)
    chosen = [load_game(about(name).name) for name in names or games()]
    for modes, said in ((["ahead"], "warm-ahead"), (["interpreted"], "warm-interpreted")):
        titles = ", ".join(texts.say(f"{game.name}-title") for game in chosen if game.kernels in modes)
        if titles and names:
            errors.print(texts.say(said, game=titles), markup=False)
    compiled = [game for game in chosen if game.kernels in ("compiled", "checked")]
    if compiled:
        compile_games(compiled, ", ".join(texts.say(f"{game.name}-title") for game in compiled))


def compile_games(chosen: list[Game], titles: str) -> None:
    """Compile all of these games, a process for each position type; delete the kernels of older sources."""
    texts, errors = screen_texts(), console(stderr=True)
    # A folder that nobody may write to is found out now, not after minutes of compiling for nothing.
    cache_folder().mkdir(parents=True, exist_ok=True)
    tempfile.TemporaryFile(dir=cache_folder()).close()
    began, compiled = time.perf_counter(), 0
    # Spawned, because a forked process could inherit a lock that another thread holds.
    context = multiprocessing.get_context("spawn")
    with bar(errors) as progress, ProcessPoolExecutor(os.cpu_count(), context, end_silently) as pool:
        types = [(game.name, options) for game in chosen for options in every_position_type(game)]
        jobs = [pool.submit(compile_all, name, options) for name, options in types]
        done = progress.track(as_completed(jobs), len(jobs), description=texts.say("warming", game=titles))
        for job in done:
            compiled += job.result()
    said = "warmed" if compiled else "warm-already"
    errors.print(texts.say(said, game=titles, seconds=round(time.perf_counter() - began, 1)), markup=False)
    forget_stale_kernels()
