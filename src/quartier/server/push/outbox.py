"""What waits to be told: a bounded number of messages, the newest of each table, sent beside everything else.

Nobody at a table waits for it. However slow or hostile a push service is, it keeps a place for some seconds, a few
times, and is then let go.
"""

from __future__ import annotations

import asyncio
import functools
import logging

from quartier.server.identity import Signer
from quartier.server.messages.refusals import Refusal
from quartier.server.metrics import Metrics
from quartier.server.push.notices import Notice
from quartier.server.push.sending import REFUSED, UNREACHABLE, Packet, Sender
from quartier.server.push.subscriptions import Subscriptions
from quartier.server.store.records import Subscription

MOST = 1000
"""Notices that are on their way at once; what is more is dropped."""
AT_ONCE = 16
"""Messages that are sent at the same moment."""
PAUSES = (2.0, 10.0)
"""Seconds before a service that is busy or away is asked again, and once more."""
GONE = (404, 410)
"""With these a service says that a browser has unsubscribed."""

log = logging.getLogger(__name__)


class Outbox:
    """The messages of a server that are on their way."""

    def __init__(self, subscriptions: Subscriptions, sender: Sender, signer: Signer, metrics: Metrics) -> None:
        self._subscriptions = subscriptions
        self._sender = sender
        self._signer = signer
        self._metrics = metrics
        self._places = asyncio.Semaphore(AT_ONCE)
        self._under_way: dict[tuple[str, str], asyncio.Task[None]] = {}

    def post(self, notice: Notice) -> None:
        """Send a notice to all browsers of its person, in the place of an older one of that table."""
        key = notice.person, notice.table
        older = self._under_way.pop(key, None)
        if older is not None:
            older.cancel()
        if len(self._under_way) >= MOST:
            self._metrics.pushes.labels("dropped").inc()
            return
        task = self._under_way[key] = asyncio.create_task(self._tell(notice))
        task.add_done_callback(functools.partial(self._arrived, key))

    def _arrived(self, key: tuple[str, str], task: asyncio.Task[None]) -> None:
        if self._under_way.get(key) is task:
            del self._under_way[key]

    async def close(self) -> None:
        """Send no more."""
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _tell(self, notice: Notice) -> None:
        try:
            found = self._subscriptions.of(notice.person)
            await asyncio.gather(*(self._deliver(subscription, notice) for subscription in found))
        except Refusal:
            log.warning("what was sent by push is not noted")
        except Exception:
            log.exception("push failed")

    async def _deliver(self, subscription: Subscription, notice: Notice) -> None:
        headers = {
            "TTL": str(notice.keep),
            "Urgency": "high" if notice.what == "turn" else "normal",
            # A service keeps the newest message of a topic; a table's id is its key, so it is not told.
            "Topic": self._signer.topic(notice.table),
        }
        packet = Packet(notice.text(subscription.language), headers)
        status = UNREACHABLE
        # One that failed the last time gets one try, so that it keeps others waiting for one only.
        for pause in (*(() if subscription.failures else PAUSES), None):
            async with self._places:
                status = await self._sender.send(subscription, packet)
            if pause is None or not (status == UNREACHABLE or status == 429 or status >= 500):
                break
            await asyncio.sleep(pause)
        await self._note(subscription, status)

    async def _note(self, subscription: Subscription, status: int) -> None:
        if 200 <= status < 300:
            what = "sent"
            await self._subscriptions.reached(subscription)
        elif status in GONE:
            what = "gone"
            await self._subscriptions.end(subscription.person, subscription.endpoint)
        else:
            what = "refused" if status == REFUSED else "failed"
            await self._subscriptions.failed(subscription)
        self._metrics.pushes.labels(what).inc()
