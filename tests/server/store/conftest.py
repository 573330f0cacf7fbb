"""Every test of the contract runs on every store."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.stores import STORES, Run, Script


@pytest.fixture(params=sorted(STORES))
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Runs a script on the same store, opened anew each time."""
    open_it = STORES[request.param](tmp_path, request)

    def run_script(script: Script) -> None:
        async def opened() -> None:
            store = open_it()
            try:
                await script(store)
            finally:
                await store.close()

        asyncio.run(opened())

    return run_script
