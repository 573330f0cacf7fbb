"""Whether the server works: what is done is stored, the loop keeps time, and the bots answer."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from typing import TYPE_CHECKING

from quartier.server.messages.refusals import Refusal
from quartier.server.now import now

if TYPE_CHECKING:
    from quartier.server.bots.thinking import Thinkers
    from quartier.server.store.store import Store

FRESH = 1.0
"""Seconds for which one try to store something answers everybody who asks."""
PATIENCE = 3.0
"""Seconds that the storage has for it."""
MEMORY = 10.0
"""Seconds for which a failure of the storage counts, though a later try went well."""
LAG = 5.0
"""Seconds that the loop may be late."""


class Health:
    """What is wrong with a server, if anything is."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._trying: asyncio.Future[None] | None = None
        self._tried = 0.0
        self._failed = -MEMORY
        self.ticked = time.monotonic()
        """When the server last looked after its tables."""

    async def check(self) -> None:
        """Refuse to say that all is well when it is not."""
        problems = await self.problems()
        if problems:
            raise Refusal("unwell", {"what": ", ".join(problems)})

    async def problems(self) -> list[str]:
        """What does not work: storage, loop, bots."""
        works = {
            "storage": await self._stores(),
            "loop": time.monotonic() - self.ticked < LAG,
            "bots": self._thinkers.answering,
        }
        return [what for what, well in works.items() if not well]

    def failed(self, error: BaseException) -> None:
        """Note an error, if it is the storage's."""
        if isinstance(error, sqlite3.Error) or (isinstance(error, Refusal) and error.problem.code == "storage"):
            self._failed = time.monotonic()

    async def _stores(self) -> bool:
        """Whether something can be stored: really, through the one that writes everything."""
        if self._trying is None or (self._trying.done() and time.monotonic() - self._tried >= FRESH):
            self._tried = time.monotonic()
            self._trying = asyncio.ensure_future(self._store.write([("pulse", (now(),))]))
        try:
            await asyncio.wait_for(asyncio.shield(self._trying), PATIENCE)
        except (Refusal, TimeoutError) as error:
            self.failed(error)
            return False
        return time.monotonic() - self._failed >= MEMORY
