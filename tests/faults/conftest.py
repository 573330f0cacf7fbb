"""A site on either store, which is gone when its test is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TypeAlias

import pytest
from tests.faults.site import Site

Opening: TypeAlias = Callable[..., Site]
"""Sets up a site with so many servers, processes and workers."""


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def opened(store: str, tmp_path: Path) -> Iterator[Opening]:
    """A way to a site on a store of its own."""
    with ExitStack() as stack:

        def opening(**numbers: int) -> Site:
            postgres = None
            if store == "postgres":
                from tests.server.postgres_running import Postgres

                postgres = Postgres()
                stack.callback(postgres.stop)
            site = Site(tmp_path, postgres, **numbers)
            stack.callback(site.close)
            return site

        yield opening
