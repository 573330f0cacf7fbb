"""How fast stores are: changes that share a commit, and single queries; SQLite beside PostgreSQL, in one run.

`python -m benchmarks.stores postgresql://…` takes an empty database. Where asyncpg is installed, it is measured beside
our own driver.
"""

from __future__ import annotations

import asyncio
import importlib.util
import itertools
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from quartier.server.store.opening import open_store
from quartier.server.store.records import Event
from quartier.server.store.store import Store, event_row

SIZES = (1, 20, 200)
"""Changes that share a commit."""
ROUNDS = 200
QUERIES = 2000

numbers = itertools.count()


async def median(work: Callable[[], Awaitable[Any]], rounds: int) -> float:
    """Microseconds that something takes."""
    times = []
    for _ in range(rounds):
        began = time.perf_counter()
        await work()
        times.append(time.perf_counter() - began)
    return 1e6 * statistics.median(times)


def changes(size: int) -> list[list[tuple[str, Any]]]:
    """A move each, as tables store it."""
    event = Event(next(numbers), 1, "play", 0, "e5^,g7>,i5v", "client-id-1234")
    return [[event_row(f"match {index}", event), ("wake", (f"match {index}", 5))] for index in range(size)]


async def measure(name: str, store: Store) -> None:
    """All figures of a store."""

    async def read() -> None:
        store.person("ann")

    for size in SIZES:
        took = await median(lambda size=size: asyncio.gather(*map(store.write, changes(size))), ROUNDS)  # type: ignore[misc]
        print(f"{name:10} {size:4} changes in a commit: {took:8.0f} µs")
    print(f"{name:10}    a query: {await median(read, QUERIES):20.0f} µs")
    await store.close()


def batches(size: int) -> dict[str, list[Any]]:
    """The same changes as a store hands them on."""
    rows = [row for change in changes(size) for row in change]
    return {kind: [values for found, values in rows if found == kind] for kind in ("event", "wake")}


async def measure_drivers(address: str) -> None:
    """The same two statements in a transaction, with our driver and with another one, by turns."""
    import asyncpg

    from quartier.server.store.postgres.database import PostgresDatabase
    from quartier.server.store.postgres.statements import BATCHES

    ours, theirs = PostgresDatabase(address), await asyncpg.connect(address)

    async def psycopg(size: int) -> None:
        ours.commit(batches(size))

    async def other(size: int) -> None:
        async with theirs.transaction():
            for kind, rows in batches(size).items():
                await theirs.execute(BATCHES[kind].replace("%s", "$1"), msgspec.json.encode(rows).decode())

    for size in SIZES:
        times: dict[str, list[float]] = {"psycopg": [], "asyncpg": []}
        for _ in range(ROUNDS):
            for name, write in (("psycopg", psycopg), ("asyncpg", other)):
                times[name].append(await median(lambda write=write, size=size: write(size), 1))  # type: ignore[misc]
        for name, found in times.items():
            print(f"{name:10} {size:4} changes in a commit: {statistics.median(found):8.0f} µs, driver alone")
    ours.close()
    await theirs.close()


async def main(addresses: list[str]) -> None:
    """Every store, and the drivers."""
    with tempfile.TemporaryDirectory() as folder:
        await measure("SQLite", open_store(Path(folder), "", lambda changes, seconds: None))
    for address in addresses:
        await measure("PostgreSQL", open_store(Path("unused"), address, lambda changes, seconds: None))
        if importlib.util.find_spec("asyncpg"):
            await measure_drivers(address)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
