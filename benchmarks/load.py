"""How much a server bears: tables × moves until latency breaks, on either store, with one process and several.

Clients are processes of their own on another core than a single server; how busy they were is told, so that it can be
seen that they are not the limit. Everything is set against a bare socket echo of the same run, through the same door.
`python -m benchmarks.load` prints a table and puts it into docs/operate.md with `--page`; `--hour` watches memory.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.load_processes import ECHO, SERVE, Clients, Process, Refused, memory, processor

BEGIN, END = "<!-- load: written by benchmarks/load.py -->", "<!-- load: end -->"
SHARES = (1 / 3, 1 / 2, 2 / 3, 0.8, 0.9)
"""Of the most that a server does, at which latency is looked at."""
BROKEN = 100.0
"""Milliseconds of the slowest hundredth with which latency counts as broken."""
ROUND = 120.0
"""Seconds for which the same tables are played at while memory is watched."""


@dataclass
class Figures:
    """What one kind of server did."""

    name: str
    most: float = 0.0
    """Moves a second, as fast as it goes."""
    echo: tuple[float, float] = (0.0, 0.0)
    """Echoes a second, and microseconds of processor time for one, at the same time."""
    server: float = 0.0
    """Microseconds of the server's processor time for a move, and of the database's."""
    database: float = 0.0
    clients: float = 0.0
    """What part of their core the clients were busy."""
    at: dict[str, tuple[float, float, float]] = field(default_factory=dict)
    """At parts of the most: moves a second, and milliseconds for half and for 99 of 100."""
    table_kb: float = 0.0
    socket_kb: float = 0.0
    skipped: str = ""


def pace(times: Sequence[float]) -> float:
    """How many in a second, over the middle nine tenths."""
    ordered = sorted(times)
    low, high = len(ordered) // 20, len(ordered) - len(ordered) // 20 - 1
    return (high - low) / (ordered[high] - ordered[low])


def part(latencies: Sequence[float], share: float) -> float:
    """Milliseconds within which so many are acknowledged."""
    ordered = sorted(latencies)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


@dataclass
class Echoes:
    """What a bare echo did, before and after each kind of server: a busy machine is then as busy for both."""

    paces: list[float] = field(default_factory=list)
    server: list[float] = field(default_factory=list)
    """Microseconds of processor time for an echo."""
    clients: list[float] = field(default_factory=list)

    def measure(self, clients: Clients, sockets: int, cores: set[int]) -> None:
        """Once more."""
        process = Process(["-c", ECHO], cores, door=True)
        try:
            before = processor(process.process.pid)
            answers = clients.do("echo", port=process.port, sockets=sockets // len(clients), seconds=4)
            used = processor(process.process.pid) - before
        finally:
            process.stop()
        times = [at for answer in answers for at in answer["times"]]
        self.paces.append(pace(times))
        self.server.append(1e6 * used / len(times))
        self.clients.append(sum(answer["busy"] for answer in answers))

    @property
    def around(self) -> tuple[float, float]:
        """Echoes a second and microseconds for one, of the last two."""
        return sum(self.paces[-2:]) / 2, sum(self.server[-2:]) / 2


def measured(
    name: str, words: Sequence[str], chosen: argparse.Namespace, clients: Clients, database: int, cores: set[int]
) -> Figures:
    """All figures of one kind of server."""
    found, each = Figures(name), chosen.tables // len(clients)
    try:
        process = Process([*SERVE, *words], cores)
    except Refused as reason:
        found.skipped = str(reason)
        return found
    server = process.process.pid
    try:
        clients.do("open", port=process.port, tables=10)
        clients.do("play")
        clients.do("close")
        time.sleep(1)
        begun = memory(server)
        clients.do("open", port=process.port, tables=each, sockets=False)
        seated = memory(server)
        clients.do("open", port=process.port, tables=each)
        sockets = 2 * each * len(clients)
        found.table_kb = (seated - begun) / (each * len(clients)) / 1000
        found.socket_kb = (memory(server) - seated) / sockets / 1000 - found.table_kb / 2
        used = processor(server), processor(database) if database else 0.0
        answers = clients.do("play")
        times = [at for answer in answers for at in answer["times"]]
        found.most = pace(times)
        found.server = 1e6 * (processor(server) - used[0]) / len(times)
        found.database = 1e6 * ((processor(database) if database else 0.0) - used[1]) / len(times)
        found.clients = sum(answer["busy"] for answer in answers)
        clients.do("close")
        for share in SHARES:
            clients.do("open", port=process.port, tables=each)
            wanted = share * found.most / len(clients)
            answers = clients.do("rate", rate=wanted, seconds=chosen.seconds)
            clients.do("close")
            latencies = [took for answer in answers for took in answer["latencies"]]
            rate = sum(answer["sent"] / answer["taken"] for answer in answers)
            found.at[f"{share:.2f}"] = (rate, part(latencies, 0.5), part(latencies, 0.99))
            if found.at[f"{share:.2f}"][2] > BROKEN:
                break
    finally:
        process.stop()
    return found


@contextlib.contextmanager
def database_of(address: str) -> Iterator[tuple[str, int]]:
    """The address of a database, and the process that has it: a PostgreSQL of this run's own, if none is given."""
    if address:
        yield address, 0
        return
    from tests.server.postgres_running import Postgres

    running = Postgres()
    try:
        running.process.send_signal(signal.SIGINT)
        running.process.wait(30)
        running.start(fsync="on")
        yield running.make_database(), running.process.pid
    finally:
        running.stop()


def shown(echoes: Echoes, every: Sequence[Figures], chosen: argparse.Namespace) -> str:
    """The figures as a table."""
    first = [
        "",
        "moves/s, most",
        "of echoes/s",
        "of an echo's µs",
        "server µs/move",
        "database µs/move",
        "clients busy",
    ]
    rows = [[*first, "at a third: p50, p99", "p99 at ½, ⅔, 0.8, 0.9", "kB a table", "kB a socket"]]
    for one in every:
        if one.skipped:
            rows.append([one.name, f"not run: {one.skipped}", *[""] * 9])
            continue
        third = one.at["0.33"]
        later = [f"{figures[2]:.0f}" for name, figures in one.at.items() if name != "0.33"]
        database = f"{one.database:.0f}" if one.database else "–"
        ratios = [f"{one.most / one.echo[0]:.2f}", f"{one.echo[1] / one.server:.2f}"]
        figures = [f"{one.most:,.0f}", *ratios, f"{one.server:.0f}", database, f"{one.clients:.0%}"]
        slow = [f"{third[1]:.1f}, {third[2]:.1f} ms", ", ".join(later) + " ms"]
        rows.append([one.name, *figures, *slow, f"{one.table_kb:.1f}", f"{one.socket_kb:.1f}"])
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    lines.insert(1, "| --- " * len(rows[0]) + "|")
    about = (
        f"{chosen.tables} tables of two people, {chosen.clients} processes of clients, {os.cpu_count()} cores, on "
        f"which everything ran. A bare echo of 1.2 kB through the same door, before and after each: "
        f"{min(echoes.paces):,.0f} to {max(echoes.paces):,.0f} a second, {min(echoes.server):.0f} to "
        f"{max(echoes.server):.0f} µs of the server's processor time each, the clients "
        f"{max(echoes.clients):.0%} busy at most."
    )
    return "\n".join([about, "", *lines])


def watch_memory(chosen: argparse.Namespace, clients: Clients, cores: set[int]) -> None:
    """A thousand live tables for an hour, or as long as is said, new ones every two minutes: what memory does."""
    each, seconds, seen = chosen.live // len(clients), min(ROUND, 60 * chosen.minutes), list[float]()
    with tempfile.TemporaryDirectory() as folder:
        process = Process([*SERVE, "--data", folder], cores)
        try:
            until = time.monotonic() + 60 * chosen.minutes
            while time.monotonic() < until or not seen:
                clients.do("open", port=process.port, tables=each)
                answers = clients.do("rate", rate=each / 10, seconds=seconds)
                seen.append(memory(process.process.pid) / 1e6)
                clients.do("close")
                moves = sum(answer["sent"] for answer in answers)
                slow = part([took for answer in answers for took in answer["latencies"]], 0.99)
                print(f"round {len(seen):3}: {moves:6,} moves, p99 {slow:6.1f} ms, {seen[-1]:7.1f} MB", flush=True)
        finally:
            process.stop()
    third = max(1, len(seen) // 3)
    first, last = (sum(part_of) / third for part_of in (seen[1 : third + 1] or seen, seen[-third:]))
    print(f"memory in the last third of {len(seen)} rounds: {last:.1f} MB, in the first: {first:.1f} MB")


def main() -> None:
    """Everything, one after the other."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--clients", type=int, default=2, help="processes of clients")
    parser.add_argument("--seconds", type=float, default=5, help="at each rate")
    parser.add_argument("--workers", default="1,2,4", help="of `quartier serve --workers`, on PostgreSQL")
    parser.add_argument("--postgres", default="", help="an empty database; else a PostgreSQL is started")
    parser.add_argument("--page", type=Path, help="into which the table is put")
    parser.add_argument("--hour", action="store_true", help="watch the memory of many live tables instead")
    parser.add_argument("--live", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=60)
    chosen = parser.parse_args()
    first, *_, last = sorted(os.sched_getaffinity(0))
    clients = Clients(chosen.clients, last)
    try:
        if chosen.hour:
            watch_memory(chosen, clients, {first})
            return
        echoes, every = Echoes(), list[Figures]()
        echoes.measure(clients, 2 * chosen.tables, {first})

        def measure(name: str, words: list[str], database: int, cores: set[int]) -> None:
            every.append(measured(name, words, chosen, clients, database, cores))
            if not every[-1].skipped:
                echoes.measure(clients, 2 * chosen.tables, {first})
                every[-1].echo = echoes.around

        with tempfile.TemporaryDirectory() as folder:
            measure("SQLite", ["--data", folder], 0, {first})
        with database_of(chosen.postgres) as (address, database):
            for number in filter(None, chosen.workers.split(",")):
                several = int(number) > 1
                words = ["--store", address, *(["--workers", number] if several else [])]
                name = f"PostgreSQL, {number} {'processes' if several else 'process'}"
                if not several:
                    measure(name, words, database, {first})
                    name += ", on the clients' core too"
                # Several share the clients' core: what they take more is seen beside one that shares it as well.
                measure(name, words, database, {first, last})
    finally:
        clients.stop()
    text = shown(echoes, every, chosen)
    print(text)
    if chosen.page:
        before, _, rest = chosen.page.read_text("utf-8").partition(BEGIN)
        _, _, after = rest.partition(END)
        chosen.page.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
