"""A PostgreSQL server of the tests' own, from the machine's binaries: in a folder of its own, gone when they are done.

It listens on a socket in that folder and nowhere else, so that servers of other processes do not meet. A test gets
databases of its own.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

OWNER = "postgres"
"""The user of the database; also of the process, since PostgreSQL does not run as root."""
LOCKED = "locked"
"""A user who needs a password."""
PATIENCE = 30
"""Seconds that a server may take to start or stop."""


def binaries() -> Path:
    """Where PostgreSQL's programs are: the newest that is here."""
    debian = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    found = sorted(debian, key=lambda path: int(path.parts[-3]))
    initdb = shutil.which("initdb") or (found[-1] if found else None)
    assert initdb, "the tests of the store need PostgreSQL: apt-get install postgresql"
    return Path(initdb).parent


class Postgres:
    """A server; it can be killed and started again."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="quartier-"))
        self._user = OWNER if os.getuid() == 0 else None
        if self._user:
            shutil.chown(self.folder, self._user)
        self._numbers = itertools.count()
        self._free: list[str] = []
        self._used: list[str] = []
        command: list[str | Path] = [
            binaries() / "initdb",
            "--pgdata",
            self.folder / "data",
            "--username",
            OWNER,
            "--auth",
            "trust",
        ]
        self._run(*command, "--encoding", "UTF8", "--locale", "C.UTF-8", "--no-sync", "--wal-segsize", "1")
        hba = self.folder / "data" / "pg_hba.conf"
        hba.write_text(f"local all {LOCKED} scram-sha-256\nlocal all all trust\n")
        self.start()
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE ROLE {LOCKED} LOGIN PASSWORD 'right'")
            # As newer versions have it by themselves.
            connection.execute("REVOKE CREATE ON SCHEMA public FROM PUBLIC")

    def _run(self, *command: str | Path) -> None:
        subprocess.run(command, user=self._user, cwd=self.folder, check=True, stdout=subprocess.DEVNULL)

    def start(self, **settings: str) -> None:
        """Start it; nothing is flushed to disk unless a test wants that."""
        chosen = {"listen_addresses": "", "unix_socket_directories": str(self.folder), "fsync": "off", **settings}
        options = [word for name, value in chosen.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [binaries() / "postgres", "-D", self.folder / "data", *options],
                user=self._user,
                cwd=self.folder,
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < until, "PostgreSQL is too slow to start"
                time.sleep(0.02)

    def address(self, database: str, user: str = OWNER) -> str:
        """How a database is reached."""
        return f"postgresql://{user}@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of a database with nothing in it; one that an earlier test had is emptied: that is quicker."""
        if not self._free:
            address = self.make_database()
        else:
            address = self._free.pop()
            rows(address, "DROP SCHEMA public CASCADE")
            rows(address, "CREATE SCHEMA public")
        self._used.append(address)
        return address

    def make_database(self, how: str = "") -> str:
        """The address of a database that no other test gets."""
        name = f"d{next(self._numbers)}"
        rows(self.address("postgres"), f"CREATE DATABASE {name} {how}")
        return self.address(name)

    def free_databases(self) -> None:
        """A test is over: the next one may have what it had."""
        self._free += self._used
        self._used = []

    def kill(self) -> None:
        """kill -9, also of those that serve connections, as when a machine fails: nothing is tidied up."""
        process = self.process.pid
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
        for one in (process, *map(int, children)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)
        self.process.wait(PATIENCE)
        # As long as one of them is there, another server is kept from their memory.
        until = time.monotonic() + PATIENCE
        while any(Path(f"/proc/{child}").exists() for child in children):
            assert time.monotonic() < until, "PostgreSQL does not die"
            time.sleep(0.005)

    def stop(self) -> None:
        """Stop it at once, whoever is connected, and take away its folder."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)


def rows(address: str, query: str) -> list[tuple[object, ...]]:
    """What another connection sees, or does."""
    with psycopg.connect(address, autocommit=True) as connection:
        cursor = connection.execute(query.encode())
        return cursor.fetchall() if cursor.description else []
