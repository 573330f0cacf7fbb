"""What the endpoints do that are about a person: a name, and the browsers in which they are told by push."""

from __future__ import annotations

from quartier.server.identity import cookie_header, new_id
from quartier.server.interface.endpoint import Call
from quartier.server.messages.http import Guest, PushFacts
from quartier.server.now import now
from quartier.server.store.records import Person
from quartier.server.table.names import cleaned


async def me(call: Call) -> Guest:
    """Who you are."""
    return Guest(call.person.name)


async def name_me(call: Call) -> Guest:
    """Become a guest, or change your name. The answer sets a cookie that says who you are."""
    if call.guest is None:
        call.context.quotas.check_newcomer(call.address)
    person = Person(call.guest.id if call.guest else new_id(), cleaned(call.body.name))
    await call.context.store.write([("person", (person.id, person.name, now()))])
    cookie = cookie_header(call.context.signer.sign(person.id), https=call.context.settings.https)
    call.headers["Set-Cookie"] = cookie
    return Guest(person.name)


async def push_key(call: Call) -> PushFacts:
    """The key with which browsers subscribe to Web Push; none where the server sends nothing."""
    return PushFacts(call.context.push.key if call.context.push else None)


async def subscribe(call: Call) -> PushFacts:
    """Be told by Web Push, in one more browser, when it is your turn; said again, it renews."""
    person, push = call.person, call.push
    await push.subscriptions.add(person.id, call.body)
    return PushFacts(push.key)


async def unsubscribe(call: Call) -> PushFacts:
    """Be told no more in a browser."""
    person, push = call.person, call.push
    await push.subscriptions.end(person.id, call.body.endpoint)
    return PushFacts(push.key)
