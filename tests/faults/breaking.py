"""The ways in which things break: each breaks something, for a while or for good, and mends it as an operator would."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import time
from collections.abc import Callable, Mapping
from contextlib import closing

from tests.faults.line import Line
from tests.faults.site import MortalServer, Site, limit_files, signal_all

from quartier.server.store.folder import FILE

PATIENCE = 60.0
SEGMENT = 1 << 20
"""Bytes of a file of PostgreSQL's log in these tests: as large as any file must be able to be for it to go on."""
HOUR = 3600 * 10**9

SLOW_SQLITE = """
from quartier.server.store import schema
schema.MIGRATIONS += (
    "CREATE TABLE half_done (x INTEGER); INSERT INTO half_done "
    "WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 100000000) SELECT max(x) FROM n;",
)
"""
SLOW_POSTGRES = """
from quartier.server.store.postgres import schema
schema.MIGRATIONS += ("CREATE TABLE half_done (x BIGINT); SELECT pg_sleep(20);",)
"""
"""A later version of the server, whose last migration takes long."""


class Break:
    """One fault of a site: what chance decides, and whom it tells what people were told meanwhile."""

    def __init__(self, site: Site, chance: random.Random, told: Callable[[str], int]) -> None:
        self.site, self.chance, self.told = site, chance, told

    def server(self) -> MortalServer:
        return self.chance.choice(self.site.servers)

    def pause(self, most: float) -> None:
        time.sleep(self.chance.uniform(0.05, most))

    def until(self, so: Callable[[], bool], what: str) -> None:
        """Wait for something that a fault brings about."""
        until = time.monotonic() + PATIENCE
        while not so():
            assert time.monotonic() < until, f"never {what}"
            time.sleep(0.02)

    # Killed

    def kill_server(self) -> None:
        server = self.server()
        server.kill()
        server.start()

    def kill_process(self) -> None:
        """One of those that serve together: it is started again by the one that has started them."""
        members = self.server().members()
        os.kill(self.chance.choice(members), signal.SIGKILL)

    def kill_worker(self) -> None:
        number = self.chance.randrange(len(self.site.workers))
        self.site.workers[number].kill()
        self.site.workers[number] = self.site.worker(number)

    def kill_database(self) -> None:
        assert self.site.postgres is not None
        self.site.postgres.kill()
        self.pause(1)
        self.site.postgres.start()

    def kill_everything(self) -> None:
        for worker in self.site.workers:
            worker.kill()
        if self.site.postgres:
            self.site.postgres.kill()
        for server in self.site.servers:
            server.kill()
        if self.site.postgres:
            self.site.postgres.start()
        for server in self.site.servers:
            server.start()
        self.site.workers = [self.site.worker(number) for number in range(len(self.site.workers))]

    def kill_within_migration(self) -> None:
        """A later version is killed while it changes the database; then the one from before starts again."""
        for server in self.site.servers:
            server.kill()
        server = self.server()
        later = server.begin(SLOW_POSTGRES if self.site.postgres else SLOW_SQLITE)
        try:
            self.until(self._migrating, "migrating")
            assert later.poll() is None
        finally:
            later.kill()
            later.wait()
        if self.site.postgres:
            # The database notices when the sleep is over; on another machine that would be a lost connection.
            stop = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'PgSleep'"
            self.site.rows(stop)
        for server in self.site.servers:
            server.start()

    def _migrating(self) -> bool:
        if self.site.postgres:
            found = self.site.rows("SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'")
            return found == [(1,)]
        with closing(sqlite3.connect(self.site.folder / "data" / FILE, timeout=0, isolation_level=None)) as database:
            try:
                database.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError:
                return True
            return False

    # Cut, delayed, silent

    def _for_a_while(self, line: Line, most: float) -> None:
        self.pause(most)
        line.let()

    def cut_people(self) -> None:
        for line in self.site.people_lines:
            line.cut()

    def delay_people(self) -> None:
        line = self.chance.choice(self.site.people_lines)
        line.delay = self.chance.uniform(0.05, 0.4)
        self._for_a_while(line, 2)

    def silence_people(self) -> None:
        """What people say arrives, and no answer comes back; then the line is cut."""
        line = self.chance.choice(self.site.people_lines)
        line.hold(answers_only=self.chance.random() < 0.7)
        self.pause(1)
        line.cut()
        line.let()

    def cut_store(self) -> None:
        self.chance.choice(self.site.store_lines).cut()

    def delay_store(self) -> None:
        line = self.chance.choice(self.site.store_lines)
        line.delay = self.chance.uniform(0.02, 0.2)
        self._for_a_while(line, 2)

    def silence_store(self) -> None:
        """What is committed is told to nobody; then the line is cut."""
        line = self.chance.choice(self.site.store_lines)
        line.hold(answers_only=True)
        self.pause(1)
        line.cut()
        line.let()

    def split(self) -> None:
        """One server cannot reach the store, by no connection old or new."""
        line = self.chance.choice(self.site.store_lines)
        line.refusing = True
        line.cut()
        self.pause(3)
        line.let()

    # Stopped, full, wrong

    def stop_server(self) -> None:
        server = self.server()
        signal_all(server.process.pid, signal.SIGSTOP)
        self.pause(3)
        signal_all(server.process.pid, signal.SIGCONT)

    def stop_worker(self) -> None:
        worker = self.chance.choice(self.site.workers)
        worker.process.send_signal(signal.SIGSTOP)
        self.pause(3)
        worker.process.send_signal(signal.SIGCONT)

    def stop_database(self) -> None:
        assert self.site.postgres is not None
        signal_all(self.site.postgres.process.pid, signal.SIGSTOP)
        self.pause(4)
        signal_all(self.site.postgres.process.pid, signal.SIGCONT)

    def fill_disk(self) -> None:
        """Nothing can be stored any more, until somebody is told so; then there is room again."""
        before = self.told("storage")
        if self.site.postgres:
            self._grow()
            process = self.site.postgres.process.pid
            limit_files(process, SEGMENT)
        else:
            process = self.site.servers[0].process.pid
            limit_files(process, 0)
        try:
            self.until(lambda: self.told("storage") > before, "refused on a full disk")
            self.pause(1)
        finally:
            limit_files(process, None)

    def _grow(self) -> None:
        """Have the file of events be as large as a file will be allowed to be: it cannot grow then."""
        rows = (
            "INSERT INTO events (match, seq, at, kind, seat, text, client) "
            "SELECT 'nobody''s', n, 0, 'play', 0, repeat('x', 200), '' FROM generate_series("
            "(SELECT coalesce(max(seq), 0) + 1 FROM events WHERE match = 'nobody''s'), "
            "(SELECT coalesce(max(seq), 0) + 1000 FROM events WHERE match = 'nobody''s')) AS n RETURNING 1"
        )
        while self.site.rows("SELECT pg_relation_size('events')") < [(SEGMENT,)]:
            self.site.rows(rows)

    def move_clock(self) -> None:
        """A server's clock jumps by an hour, forth or back, or stands; then it is right again."""
        server = self.server()
        shift = self.chance.choice((HOUR, -HOUR, 0))
        server.tell_time(f"{shift:+}" if shift else f"={time.time_ns()}")
        self.pause(2)
        server.tell_time("")


KILLS: Mapping[str, Callable[[Break], None]] = {
    "server killed": Break.kill_server,
    "one of a server's processes killed": Break.kill_process,
    "worker killed": Break.kill_worker,
    "database killed": Break.kill_database,
    "everything killed": Break.kill_everything,
    "killed within a migration": Break.kill_within_migration,
}
OTHERS: Mapping[str, Callable[[Break], None]] = {
    "people's connections cut": Break.cut_people,
    "people's connections delayed": Break.delay_people,
    "answers to people lost": Break.silence_people,
    "the store's connection cut": Break.cut_store,
    "the store's connection delayed": Break.delay_store,
    "the store's answers lost": Break.silence_store,
    "a server cannot reach the store": Break.split,
    "server stopped for seconds": Break.stop_server,
    "worker stopped for seconds": Break.stop_worker,
    "database stopped for seconds": Break.stop_database,
    "disk full": Break.fill_disk,
    "clock wrong": Break.move_clock,
}
OF_POSTGRES = {
    "database killed",
    "the store's connection cut",
    "the store's connection delayed",
    "the store's answers lost",
    "a server cannot reach the store",
    "database stopped for seconds",
}


def kinds(site: Site, *, kills: bool) -> list[str]:
    """What can break at a site."""
    left_out = set() if site.postgres else set(OF_POSTGRES)
    if not site.workers:
        left_out |= {"worker killed", "worker stopped for seconds"}
    # The clock that can be set is that of the process which is started here.
    left_out.add("clock wrong" if site.processes > 1 else "one of a server's processes killed")
    return [name for name in (KILLS if kills else OTHERS) if name not in left_out]


def break_by_name(site: Site, name: str, chance: random.Random, told: Callable[[str], int]) -> None:
    """Break something and mend it."""
    {**KILLS, **OTHERS}[name](Break(site, chance, told))
