"""Through every fault: each acknowledged move is stored once and in order, every table goes on, nobody hangs."""

from __future__ import annotations

import threading
import time

import pytest
from tests.faults.breaking import KILLS, OTHERS, kinds
from tests.faults.conftest import Opening
from tests.faults.harness import Harness, Report, drawn

SHORT = {
    "sqlite": ["server killed", "people's connections cut", "disk full"],
    "postgres": ["the store's answers lost", "database killed"],
}


def well(report: Report, plan: list[str]) -> None:
    assert sum(report.faults.values()) == len(plan)
    assert report.acknowledged >= len(plan)
    assert report.views > report.acknowledged


def test_nothing_is_lost_and_every_table_goes_on(store: str, opened: Opening) -> None:
    well(Harness(opened(workers=0), 5, "short").run(SHORT[store]), SHORT[store])
    # Whoever breaks things for hours has thousands of sockets: each is let go.
    until = time.monotonic() + 10
    while reading := [thread for thread in threading.enumerate() if "recv_events" in thread.name]:
        assert time.monotonic() < until, f"{len(reading)} sockets are still read"
        time.sleep(0.05)


@pytest.mark.thorough
def test_nothing_is_lost_whatever_breaks(opened: Opening) -> None:
    site = opened()
    plan = drawn(site, "thorough", len(kinds(site, kills=True)), len(kinds(site, kills=False)))
    assert set(plan) == {*kinds(site, kills=True), *kinds(site, kills=False)} <= {*KILLS, *OTHERS}
    well(Harness(site, 8, "thorough").run(plan), plan)


@pytest.mark.thorough
@pytest.mark.parametrize("store", ["postgres"])
def test_nothing_is_lost_among_four_processes_whichever_is_killed(opened: Opening) -> None:
    site = opened(servers=2, processes=2, workers=0)
    assert [len(server.members()) for server in site.servers] == [2, 2]
    one, whole = "one of a server's processes killed", "server killed"
    plan = [one, "a server cannot reach the store", one, whole, "people's connections cut", one, "database killed", one]
    assert {one, whole} <= set(kinds(site, kills=True))
    well(Harness(site, 8, "four").run(plan), plan)
