"""Which browsers want to be told: a few of each person, stored before they count, let go when they are gone."""

from __future__ import annotations

from quartier.core.texts import LANGUAGES
from quartier.server.messages.http import PushBrowser
from quartier.server.messages.refusals import Refusal
from quartier.server.now import now
from quartier.server.push.destinations import BadDestination, Destinations
from quartier.server.push.encryption import BadKeys, check_browser
from quartier.server.store.records import Subscription
from quartier.server.store.store import Store, subscription_rows

GIVEN_UP, PATIENCE = 3, 24 * 3600 * 1000
"""So many messages one after the other that a browser's service would not have, for so many milliseconds: then it is
let go. Where our own network is away for an hour, nobody is forgotten for it."""


class Subscriptions:
    """The browsers of all people."""

    def __init__(self, store: Store, destinations: Destinations) -> None:
        self._store = store
        self._destinations = destinations
        self.people = store.subscribers()
        """Those who have one; asked at every turn, so it is kept in memory."""

    def refresh(self) -> None:
        """Know those too who have subscribed by another server."""
        self.people |= self._store.subscribers()

    def of(self, person: str) -> list[Subscription]:
        """The browsers of a person."""
        return self._store.subscriptions(person)

    async def add(self, person: str, wanted: PushBrowser) -> None:
        """Note a browser, or renew it; one that somebody else has used is now this person's."""
        if wanted.language not in LANGUAGES:
            raise Refusal("malformed", {"where": "$.language"})
        try:
            check_browser(wanted.p256dh, wanted.auth)
        except BadKeys:
            raise Refusal("malformed", {"where": "$.p256dh"}) from None
        try:
            await self._destinations.find(wanted.endpoint)
        except BadDestination:
            raise Refusal("bad-endpoint") from None
        new = Subscription(wanted.endpoint, person, wanted.p256dh, wanted.auth, wanted.language)
        await self._store.write(list(subscription_rows(new)))
        self.people.add(person)

    async def end(self, person: str, endpoint: str) -> None:
        """Forget a browser of a person."""
        await self._store.write([("subscription-ended", (person, endpoint))])
        if not self.of(person):
            self.people.discard(person)

    async def reached(self, subscription: Subscription) -> None:
        """A message was taken for it."""
        if subscription.failures:
            await self._store.write([("subscription-reached", (subscription.endpoint,))])

    async def failed(self, subscription: Subscription) -> None:
        """A message was not taken for it."""
        lasting = subscription.failing and now() - subscription.failing >= PATIENCE
        if lasting and subscription.failures + 1 >= GIVEN_UP:
            await self.end(subscription.person, subscription.endpoint)
        else:
            await self._store.write([("subscription-failed", (subscription.endpoint, now()))])
