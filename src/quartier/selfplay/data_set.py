"""A data set on disk: played on all cores or a cluster, gone on with where a run ended, written whole and in order."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from quartier.core.errors import BadFile, Place
from quartier.selfplay.columns import KEY, arrow, batch_from, played_bytes, schema
from quartier.selfplay.games import Plan
from quartier.selfplay.journal import Journal
from quartier.work.place import Workplace
from quartier.work.processes import at

ROWS = 1 << 14
"""Rows of a group in the file."""


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


def make(plan: Plan, path: Path, jobs: int | Workplace, told: Callable[[int], None]) -> int:
    """Play the games that are not there yet, and write the file; return its rows. `told` hears how many are there."""
    journal = Journal(plan, journal_of(path))
    try:
        told(len(journal.places))
        missing = [number for number in range(plan.games) if number not in journal.places]
        with at(jobs) as place:
            for which, game in place.finished(partial(played_bytes, plan), missing):
                journal.add(missing[which], game)
                told(len(journal.places))
        rows = write(plan, journal, path)
    finally:
        journal.close()
    journal.path.unlink()
    return rows


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
