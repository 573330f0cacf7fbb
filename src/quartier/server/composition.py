"""A server's inside put together: the only place that knows all of its parts, and in which order they begin and end."""

from __future__ import annotations

import asyncio
import importlib.util
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from quartier.server.bots.thinking import Thinkers
from quartier.server.bots.workers import Workers
from quartier.server.door.limits import Addresses
from quartier.server.health import Health
from quartier.server.identity import Signer
from quartier.server.interface.context import Context
from quartier.server.interface.files import Files
from quartier.server.metrics import Metrics
from quartier.server.parts import ALONE, Place
from quartier.server.printing import Prints
from quartier.server.push.destinations import Destinations
from quartier.server.set_checking import Checker
from quartier.server.sets import Sets
from quartier.server.settings import Settings
from quartier.server.store.boxes import Boxes
from quartier.server.store.opening import open_store
from quartier.server.store.store import Store
from quartier.server.studies import Studies
from quartier.server.table.alerts import Alerts
from quartier.server.table.best_of_days import BestOfDays
from quartier.server.table.bot_turns import BotTurns
from quartier.server.table.catching_up import catch_up
from quartier.server.table.challenges import Challenges
from quartier.server.table.housekeeping import Housekeeping
from quartier.server.table.new_tables import NewTables
from quartier.server.table.news import News
from quartier.server.table.pairing import Pairings
from quartier.server.table.pictures import Pictures
from quartier.server.table.quotas import Quotas
from quartier.server.table.reviews import Reviews
from quartier.server.table.table import Surroundings
from quartier.server.table.tables import Tables
from quartier.server.table.together import Together

if TYPE_CHECKING:  # loading it takes the extra `push`
    from quartier.server.push.service import Push

log = logging.getLogger(__name__)


async def push_of(
    settings: Settings, store: Store, signer: Signer, metrics: Metrics, destinations: Destinations | None
) -> Push | None:
    """Web Push, unless it is switched off or not installed."""
    if not settings.push:
        return None
    if importlib.util.find_spec("cryptography") is None:
        log.info("nobody is told by push: that takes quartier[push]")
        return None
    from quartier.server.push.service import begin_push

    return await begin_push(store, signer, metrics, settings.push_contact, destinations)


@asynccontextmanager
async def composed(
    settings: Settings, destinations: Destinations | None = None, place: Place = ALONE
) -> AsyncIterator[Context]:
    """The inside of a server, until it is left: then the bots stop, and what is left is written.

    Push messages go to public addresses only, unless a test has a service of its own.
    """
    metrics = Metrics()
    store = open_store(settings.data, settings.store, metrics.observe_commit, place)
    thinkers = Thinkers(settings.bot_threads, metrics.thinking.observe)
    try:
        async with begun(settings, metrics, store, thinkers, destinations) as context:
            yield context
    finally:
        # Also where nothing could begin, since the store went away meanwhile: a thread that is left keeps the process.
        if store.company is not None:
            await asyncio.to_thread(store.company.close)
        await asyncio.to_thread(thinkers.close)
        await store.close()


@asynccontextmanager
async def begun(
    settings: Settings, metrics: Metrics, store: Store, thinkers: Thinkers, destinations: Destinations | None
) -> AsyncIterator[Context]:
    """All that is done on a store and by those who think."""
    signer = Signer(store.key)
    boxes = Boxes(settings.data / "boxes")
    quotas = Quotas(settings, store)
    together = Together(store.company)
    workers = Workers(thinkers, metrics, together.process, lambda: together.processes, settings.refused_workers)
    health = Health(store, thinkers)
    bots = BotTurns(thinkers, health, metrics, substitute=settings.substitute, delay=settings.bot_delay)
    push = await push_of(settings, store, signer, metrics, destinations)
    alerts = Alerts(push.subscriptions.people if push else (), push.outbox.post if push else lambda notice: None)
    around = Surroundings(
        store, metrics, quotas, thinkers.hints, bots.wake, alerts.tell, catch_up, settings.talk_rate, together
    )
    tables = Tables(around)
    news = None
    if store.company is not None:
        news = News(tables, store.company)
        await asyncio.to_thread(store.company.begin)
    checker = Checker(settings.set_seconds)
    sets = Sets(settings, store, checker)
    new_tables = NewTables(tables, boxes, signer)
    pairings = Pairings(tables, new_tables, signer, bots_after=settings.pairing_bots, level=settings.substitute)
    reviews = Reviews(store, thinkers.think, health.failed, settings.review_simulations, together.keeps)
    await reviews.resume()
    pictures = Pictures()
    files = Files()
    prints = Prints(boxes)
    best = BestOfDays(store, settings.best_seconds, together=together)
    metrics.tables.set_function(lambda: len(tables))
    metrics.thoughts.set_function(lambda: thinkers.waiting)
    known = push.subscriptions.refresh if push else lambda: None
    going_on = [asyncio.create_task(Housekeeping(tables, pairings, reviews, health, settings, news, known).run())]
    if news is not None:
        going_on.append(asyncio.create_task(news.run()))
    try:
        yield Context(
            settings,
            metrics,
            health,
            signer,
            Addresses(settings.address_rate, settings.address_sockets),
            store,
            boxes,
            quotas,
            tables,
            new_tables,
            Challenges(tables, new_tables, signer, best),
            pairings,
            reviews,
            pictures,
            files,
            Studies(settings, store),
            sets,
            prints,
            workers,
            push,
        )
    finally:
        for task in going_on:
            task.cancel()
        if store.company is not None:
            # From here on others look after what this server did.
            await asyncio.to_thread(store.company.close)
        await asyncio.to_thread(checker.close)
        await asyncio.to_thread(files.close)
        await best.close()
        await prints.close()
        alerts.close()
        await reviews.close()
        await pictures.close()
        if push:
            await push.outbox.close()
        for table in tables:
            for thought in list(table.thoughts.values()):
                thought.cancel()
