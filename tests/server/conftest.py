"""One server for the tests that can share it."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from tests.server.server_running import Guest, Server, guests


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server."""
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


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
