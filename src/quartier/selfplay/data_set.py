"""A data set on disk: played on all cores, gone on with where a run ended, and written whole in the order of games."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path

import msgspec

from quartier.bots.arena import leave_interrupts
from quartier.core.errors import BadFile, Place
from quartier.selfplay.columns import KEY, arrow, batch_from, played_bytes, schema
from quartier.selfplay.games import Plan
from quartier.selfplay.journal import Journal

ROWS = 1 << 14
"""Rows of a group in the file."""
AHEAD = 4
"""Games that wait for each process."""


def rows_in(plan: Plan, path: Path) -> int | None:
    """How many rows a data set has that is finished; none: it is not there. BadFile where it is another one."""
    if not path.exists():
        return None
    try:
        found = arrow().parquet.read_metadata(path)
        made = msgspec.json.decode((found.metadata or {})[KEY])
    except (arrow().ArrowInvalid, KeyError, msgspec.DecodeError):
        raise BadFile("wrong-selfplay-exists", where=Place(str(path))) from None
    planned = msgspec.to_builtins(plan)
    if {key: made.get(key) for key in planned} != planned:
        raise BadFile("wrong-selfplay-exists", where=Place(str(path)))
    return int(found.num_rows)


def journal_of(path: Path) -> Path:
    """Where the games lie until all are played."""
    return path.with_name(f"{path.name}.part")


def make(plan: Plan, path: Path, jobs: int, told: Callable[[int], None]) -> int:
    """Play the games that are not there yet, and write the file; return its rows. `told` hears how many are there."""
    journal = Journal(plan, journal_of(path))
    try:
        told(len(journal.places))
        missing = [number for number in range(plan.games) if number not in journal.places]
        for number, game in play_all(plan, missing, jobs):
            journal.add(number, game)
            told(len(journal.places))
        rows = write(plan, journal, path)
    finally:
        journal.close()
    journal.path.unlink()
    return rows


def play_all(plan: Plan, numbers: list[int], jobs: int) -> Iterator[tuple[int, bytes]]:
    """Play games as they come, on so many processes."""
    # The first one is played here, so that kernels are compiled once and not by every process.
    first = numbers[: 1 if jobs > 1 else None]
    for number in first:
        yield number, played_bytes(plan, number)
    rest = iter(numbers[len(first) :])
    if len(numbers) == len(first):
        return
    pool = ProcessPoolExecutor(min(jobs, len(numbers) - len(first)), get_context("spawn"), leave_interrupts)
    running: dict[Future[bytes], int] = {}
    try:
        while True:
            while len(running) < AHEAD * jobs and (next_one := next(rest, None)) is not None:
                running[pool.submit(played_bytes, plan, next_one)] = next_one
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def write(plan: Plan, journal: Journal, path: Path) -> int:
    """Write all games in their order, the file whole or not at all; return its rows."""
    pa, columns = arrow(), schema(plan)
    partial = path.with_name(f".{path.name}.{os.getpid()}.partial")
    rows, waiting = 0, []
    try:
        with pa.parquet.ParquetWriter(partial, columns, compression="zstd") as writer:
            for number in range(plan.games):
                waiting.append(batch_from(columns, journal.game(number)))
                rows += waiting[-1].num_rows
                if sum(batch.num_rows for batch in waiting) >= ROWS or number == plan.games - 1:
                    writer.write_table(pa.Table.from_batches(waiting, columns), row_group_size=1 << 30)
                    waiting = []
        os.replace(partial, path)
    finally:
        with contextlib.suppress(FileNotFoundError):
            partial.unlink()
    return rows
