"""Web Push put together, where the server has what it takes; its keys are made when it first starts."""

from __future__ import annotations

from dataclasses import dataclass

from quartier.server.identity import Signer
from quartier.server.metrics import Metrics
from quartier.server.push.destinations import Destinations
from quartier.server.push.keys import Keys, new_key
from quartier.server.push.outbox import Outbox
from quartier.server.push.sending import Sender
from quartier.server.push.subscriptions import Subscriptions
from quartier.server.store.store import Store


@dataclass(frozen=True)
class Push:
    """All that the rest of the server needs of it."""

    key: str
    """The public key, which browsers subscribe with."""
    subscriptions: Subscriptions
    outbox: Outbox


async def begin_push(
    store: Store, signer: Signer, metrics: Metrics, contact: str, destinations: Destinations | None = None
) -> Push:
    """Web Push with the keys of this store."""
    if store.push_key() is None:
        await store.write([("push-key", (new_key(),))])
    keys = Keys(store.push_key() or "", contact)
    allowed = destinations or Destinations()
    subscriptions = Subscriptions(store, allowed)
    return Push(keys.public, subscriptions, Outbox(subscriptions, Sender(keys, allowed), signer, metrics))
