"""How bots think for the server: in threads, at most so many at once, from what a seat may know."""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from quartier.bots import NAMES, Budget, find_bot
from quartier.core.match import Situation
from quartier.kernel.random import seeded
from quartier.server.refusals import Refusal
from quartier.server.socket_wire import Advice

LEVELS = NAMES
ADVISER = "strong"
HINT = Budget(seconds=0.4)
HINTS = 3


def check_level(name: str) -> str:
    """The name of a bot that there is."""
    if name not in LEVELS:
        raise Refusal("unknown-bot")
    return name


class Thinkers:
    """The threads in which bots think. They let the server go on: kernels hold no lock."""

    def __init__(self, threads: int, observe: Callable[[float], None]) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._observe = observe
        self._stop = threading.Event()

    async def turn(self, level: str, situation: Situation) -> str:
        """The turn of a bot, as notation."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._turn, level, situation)

    async def hints(self, situation: Situation) -> list[Advice]:
        """Good turns, the best first."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._hints, situation)

    def close(self) -> None:
        """Stop thinking."""
        self._stop.set()
        self._pool.shutdown(cancel_futures=True)

    def _turn(self, level: str, situation: Situation) -> str:
        began = time.perf_counter()
        thinking = find_bot(level).begin(situation, None, seeded(secrets.token_hex(32)))
        while not self._stop.is_set() and not thinking.slice():
            pass
        self._observe(time.perf_counter() - began)
        return thinking.best.text

    def _hints(self, situation: Situation) -> list[Advice]:
        thinking = find_bot(ADVISER).begin(situation, HINT, seeded(secrets.token_hex(32)))
        while not self._stop.is_set() and not thinking.slice():
            pass
        return [Advice(decision.text, decision.expected) for decision in thinking.ranking(HINTS)]
