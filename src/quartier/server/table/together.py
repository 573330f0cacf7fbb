"""The other servers on the same store, as tables know them; where there can be none, all is this one's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from quartier.server.identity import new_id
from quartier.server.now import now
from quartier.server.store.database import Company


class Together:
    """What this server may do without asking others, and how they learn of it."""

    def __init__(self, company: Company | None) -> None:
        self._company = company
        self._started = now()
        self.process = str(company.number) if company is not None else new_id()
        self.shared = company is not None
        """Whether others may write into the same store, now or soon."""
        self.attend: Callable[[str], None] = lambda table: None
        """Somebody has come to a table, or gone."""

    @property
    def alone(self) -> bool:
        """Whether nobody else writes now."""
        return self._company is None or self._company.alone

    @property
    def started(self) -> int:
        """When the first of the servers that run has started."""
        return self._started if self._company is None else self._company.started

    @property
    def processes(self) -> list[str]:
        """The servers that run."""
        return [self.process] if self._company is None else self._company.there

    def keeps(self, name: str) -> bool:
        """Whether this server, and no other, looks after a table's bots and clocks, or after something else."""
        return self._company is None or self._company.keeps(name)

    def elsewhere(self, found: dict[str, list[str | None]]) -> dict[str, list[str | None]]:
        """Of those who are noted at a table, by server, those who are there by other servers that run."""
        others = {*self.processes} - {self.process}
        return {process: people for process, people in found.items() if process in others}

    def tell(self, table: str) -> None:
        """Tell others that a table has changed."""
        if self._company is not None:
            self._company.tell([table])

    async def hold(self, name: str) -> bool:
        """Have something for this server until it is let go; False where another one has it."""
        if self._company is None:
            return True
        loop = asyncio.get_running_loop()
        done: asyncio.Future[bool] = loop.create_future()

        def answer(held: bool) -> None:
            if not done.done():
                done.set_result(held)

        def tell(held: bool) -> None:
            loop.call_soon_threadsafe(answer, held)

        self._company.hold(name, tell)
        return await done

    def let_go(self, name: str) -> None:
        """Let others have it."""
        if self._company is not None:
            self._company.let_go(name)
