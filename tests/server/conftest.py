"""One server for the tests that can share it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from tests.server.server_running import Guest, Server, guests

if TYPE_CHECKING:  # loading it takes the extra `postgres`
    from tests.server.postgres_running import Postgres


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server."""
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def postgres_running() -> Iterator[Postgres]:
    """A running PostgreSQL, one for each process of the tests."""
    from tests.server.postgres_running import Postgres

    running = Postgres()
    yield running
    running.stop()


@pytest.fixture
def postgres(postgres_running: Postgres) -> Iterator[Postgres]:
    """The same, with databases for this test."""
    yield postgres_running
    postgres_running.free_databases()


@pytest.fixture(autouse=True)
def _guests_go() -> Iterator[None]:
    yield
    while guests:
        guests.pop().http.close()


@pytest.fixture(autouse=True)
def _log_stays_as_it_was() -> Iterator[None]:
    """A server that is started in this process sets the level of everybody's log."""
    loggers = [logging.getLogger(), logging.getLogger("uvicorn")]
    levels, handlers = [logger.level for logger in loggers], list(loggers[0].handlers)
    yield
    loggers[0].handlers[:] = handlers
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)


@pytest.fixture
def ann(server: Server) -> Guest:
    return Guest(server, "Ann")


@pytest.fixture
def bob(server: Server) -> Guest:
    return Guest(server, "Bob")
