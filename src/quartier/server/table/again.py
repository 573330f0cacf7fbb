"""What is asked of a table is done, or refused, as the table is: not as it was before another server changed it."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, TypeVar

from quartier.server.messages.refusals import Refusal
from quartier.server.store.outcomes import Overtaken
from quartier.server.table.catching_up import refresh
from quartier.server.table.table import Table

Asked = ParamSpec("Asked")
Result = TypeVar("Result")

TRIES = 20
"""How often something is done again; more often others are not quicker, unless something is wrong."""


async def again(do: Callable[[], Awaitable[Result]]) -> Result:
    """Do something, again where another server was quicker."""
    for _ in range(TRIES):
        try:
            return await do()
        except Overtaken:
            continue
    raise Refusal("storage")


def in_company(
    do: Callable[Concatenate[Table, Asked], Coroutine[Any, Any, Result]],
) -> Callable[Concatenate[Table, Asked], Coroutine[Any, Any, Result]]:
    """The same for what is done at a table; what is refused is tried again where the table was not up to date."""

    @functools.wraps(do)
    async def done(table: Table, /, *arguments: Asked.args, **more: Asked.kwargs) -> Result:
        async def once() -> Result:
            try:
                return await do(table, *arguments, **more)
            except Overtaken:
                raise
            except Refusal as refusal:
                if table.doubtful and refusal.problem.code != "storage":
                    # Nobody knows what is stored, nor whether that is to be refused.
                    raise Refusal("storage") from None
                if table.around.together.alone:
                    raise
                async with table.lock:
                    if refresh(table):
                        raise Overtaken from None
                raise

        return await (again(once) if table.around.together.shared else once())

    return done
