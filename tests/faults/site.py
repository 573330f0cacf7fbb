"""All that a community runs, to be broken: servers on one store, thinking workers, PostgreSQL, lines between them."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
from tests.faults.line import Lines
from tests.server.server_running import PATIENCE, START, Server
from tests.server.worker_running import WorkerProcess

from quartier.server.store.folder import FILE

if TYPE_CHECKING:
    from tests.server.postgres_running import Postgres

CLOCK = """
import os, sys, time
real, told = time.time_ns, sys.argv[4]
def time_ns():
    try:
        with open(told) as file:
            said = file.read()
    except FileNotFoundError:
        return real()
    return int(said[1:]) if said[0] == "=" else real() + int(said)
time.time_ns = time_ns
"""
"""Before a server: its time is what a file says, shifted by nanoseconds or standing."""


class MortalServer(Server):
    """A server that writes its log to a file, with a clock that can be set."""

    def __init__(self, folder: Path, data: Path, **settings: Any) -> None:
        self.log = folder / "log"
        self.clock = folder / "clock"
        super().__init__(data, **settings)

    def begin(self, before: str = "") -> subprocess.Popen[bytes]:
        """A process of this server, with a program that is run before."""
        program = f"{CLOCK}{before}{START}"
        words = [sys.executable, "-c", program, str(self.port), str(self.data), repr(self.settings), str(self.clock)]
        with self.log.open("ab") as log:
            return subprocess.Popen(words, stderr=log)

    def start(self) -> None:
        self.process = self.begin()
        until = time.monotonic() + PATIENCE
        while True:
            try:
                # Whether it is well already is not asked: it listens.
                httpx.get(f"http://{self.address}/healthz", timeout=20)
                return
            except httpx.TransportError:
                assert self.process.poll() is None, f"the server did not start: {self.log.read_text()[-500:]}"
                assert time.monotonic() < until, "the server is too slow to start"
                time.sleep(0.02)

    def kill(self) -> None:
        """kill -9, of all its processes."""
        signal_all(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def tell_time(self, said: str) -> None:
        """Set the clock: a shift in nanoseconds, `=` and the time at which it stands, or right again."""
        if not said:
            self.clock.unlink(missing_ok=True)
            return
        new = self.clock.with_suffix(".new")
        new.write_text(said)
        new.replace(self.clock)


class Site:
    """Everything, on SQLite or on PostgreSQL."""

    def __init__(
        self,
        folder: Path,
        postgres: Postgres | None,
        *,
        servers: int = 1,
        processes: int = 1,
        workers: int = 1,
        **settings: Any,
    ) -> None:
        """`processes`: of each server, and `workers`, that think."""
        self.folder = folder
        self.postgres = postgres
        self.lines = Lines()
        self.direct = postgres.make_database() if postgres else ""
        """The store's address past all lines, for those who look at it from outside."""
        self._looking: Any = None
        self.mended = time.monotonic()
        """When what was broken last was whole again; later than any time, while it is broken."""
        self.store_lines = []
        self.servers: list[MortalServer] = []
        servers, self.processes = (servers, processes) if postgres else (1, 1)
        # A worker thinks for the server that it was told of: where there is none for each, they think themselves too.
        chosen = {"bot_threads": 0 if workers >= servers else 1, "log_level": "warning", **settings}
        if self.processes > 1:
            chosen["workers"] = self.processes
        for number in range(servers):
            own = folder / f"server{number}"
            own.mkdir()
            if postgres:
                line = self.lines.to(postgres.folder / ".s.PGSQL.5432")
                self.store_lines.append(line)
                database = self.direct.partition("?")[0].rpartition("/")[2]
                chosen["store"] = f"postgresql://postgres@{line.address}/{database}"
            self.servers.append(MortalServer(own, folder / "data", **chosen))
        self.people_lines = [self.lines.to(server.port) for server in self.servers]
        self.workers = [self.worker(number) for number in range(workers)]

    def worker(self, number: int) -> WorkerProcess:
        """A new worker, which is there when this returns."""
        made = WorkerProcess(self.servers[number % len(self.servers)], f"worker{number}", threads=1)
        made.until("connected")
        return made

    @property
    def kind(self) -> str:
        return "PostgreSQL" if self.postgres else "SQLite"

    def rows(self, query: str, *values: str) -> list[tuple[Any, ...]]:
        """What another connection sees in the store."""
        if self.postgres:
            import psycopg

            try:
                if self._looking is None:
                    self._looking = psycopg.connect(self.direct, autocommit=True)
                found: list[tuple[Any, ...]] = self._looking.execute(
                    query.replace("?", "%s").encode(), values
                ).fetchall()
                return found
            except psycopg.OperationalError:
                # It was killed since.
                self._looking = None
                with psycopg.connect(self.direct, autocommit=True) as connection:
                    return connection.execute(query.replace("?", "%s").encode(), values).fetchall()
        with contextlib.closing(sqlite3.connect(self.folder / "data" / FILE, timeout=30)) as database:
            return database.execute(query, values).fetchall()

    def logs(self) -> Iterator[str]:
        """Every line that servers have written."""
        for server in self.servers:
            yield from server.log.read_text(errors="replace").splitlines()

    def close(self) -> None:
        """Stop everything."""
        if self._looking is not None:
            self._looking.close()
        for worker in self.workers:
            worker.kill()
        for server in self.servers:
            server.process.send_signal(signal.SIGCONT)
            server.process.terminate()
        for server in self.servers:
            server.process.wait(30)
        self.lines.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def family(process: int) -> list[int]:
    """A process and all below it."""
    found = [process]
    for one in found:
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            for task in Path(f"/proc/{one}/task").iterdir():
                found += map(int, (task / "children").read_text().split())
    return list(dict.fromkeys(found))


def signal_all(process: int, which: signal.Signals) -> None:
    """Send a signal to a process and all below it."""
    for one in family(process):
        with contextlib.suppress(ProcessLookupError):
            os.kill(one, which)


def limit_files(process: int, size: int | None) -> None:
    """No file of a process, and of those below it, grows beyond a size: writing fails as on a full disk.

    Whoever runs a process may do that, and nobody else: PostgreSQL's are not ours where the tests run as root.
    """
    soft = "unlimited" if size is None else str(size)
    for one in family(process):
        with contextlib.suppress(FileNotFoundError):
            owner = Path(f"/proc/{one}").stat().st_uid
            command = ["prlimit", f"--pid={one}", f"--fsize={soft}:"]
            subprocess.run(command, user=owner if os.getuid() == 0 else None, check=False, stderr=subprocess.DEVNULL)
