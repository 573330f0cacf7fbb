"""Through every fault: each acknowledged move is stored once and in order, every table goes on, nobody hangs."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.faults.breaking import KILLS, OTHERS, kinds
from tests.faults.harness import Harness, Report, drawn
from tests.faults.site import Site

SHORT = {
    "sqlite": ["server killed", "people's connections cut", "disk full"],
    "postgres": ["the store's answers lost", "database killed"],
}


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def opened(store: str, tmp_path: Path) -> Iterator[Callable[[int], Site]]:
    """A way to a site on a store of its own."""
    with ExitStack() as stack:

        def opening(workers: int) -> Site:
            postgres = None
            if store == "postgres":
                from tests.server.postgres_running import Postgres

                postgres = Postgres()
                stack.callback(postgres.stop)
            site = Site(tmp_path, postgres, workers=workers)
            stack.callback(site.close)
            return site

        yield opening


def well(report: Report, plan: list[str]) -> None:
    assert sum(report.faults.values()) == len(plan)
    assert report.acknowledged >= len(plan)
    assert report.views > report.acknowledged


def test_nothing_is_lost_and_every_table_goes_on(store: str, opened: Callable[[int], Site]) -> None:
    well(Harness(opened(0), 5, "short").run(SHORT[store]), SHORT[store])
    # Whoever breaks things for hours has thousands of sockets: each is let go.
    until = time.monotonic() + 10
    while reading := [thread for thread in threading.enumerate() if "recv_events" in thread.name]:
        assert time.monotonic() < until, f"{len(reading)} sockets are still read"
        time.sleep(0.05)


@pytest.mark.thorough
def test_nothing_is_lost_whatever_breaks(opened: Callable[[int], Site]) -> None:
    site = opened(1)
    plan = drawn(site, "thorough", len(kinds(site, kills=True)), len(kinds(site, kills=False)))
    assert set(plan) == {*kinds(site, kills=True), *kinds(site, kills=False)} <= {*KILLS, *OTHERS}
    well(Harness(site, 8, "thorough").run(plan), plan)
