"""Match files that people bring along: read one after the other beside everything else, and few of each address wait.

A file may hold a component set that nobody has seen, and takes some tenths of a second of plain Python then. In the
threads that others wait for too, one person's files would keep everybody from the first page.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from quartier.server.door.limits import Counts
from quartier.server.messages.refusals import Refusal

EACH, ALL = 4, 32
"""Files that one address may have waiting, which may be a school, and all together."""

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class Files:
    """Those that are being read."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "files")
        self._each = Counts(EACH)
        self._waiting = 0

    async def read(
        self, share: str, read: Callable[Arguments, Result], *given: Arguments.args, **named: Arguments.kwargs
    ) -> Result:
        """What a function makes of a file; `share` is whose it is."""
        if self._waiting >= ALL or not self._each.take(share):
            raise Refusal("too-many")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: read(*given, **named))
        finally:
            self._waiting -= 1
            self._each.give_back(share)

    def close(self) -> None:
        """Read no more."""
        self._thread.shutdown(cancel_futures=True)
