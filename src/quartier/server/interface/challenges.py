"""What the endpoints do that are about days' challenges: the house's, those with a kept set, that of a table."""

from __future__ import annotations

from quartier.server.interface.api import seen
from quartier.server.interface.endpoint import Call
from quartier.server.messages.http import Challenge, ChallengeHistory
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.socket import Snapshot
from quartier.server.store.records import TableRecord
from quartier.server.table.played_set import kept_set, set_at

RANKED = 100
"""How many results of a challenge its own page shows."""


def named(call: Call, part: str) -> str:
    """A part of the path."""
    return str(call.request.path_params[part])


async def challenge(call: Call) -> Challenge:
    """Today's challenge of a game: the same deal for everybody."""
    return call.context.challenges.look(call.guest, named(call, "game"))


async def take_challenge(call: Call) -> Snapshot:
    """Play today's challenge, once; or go on with it."""
    return await seen(call, await call.context.challenges.take(call.person, named(call, "game"), call.address))


async def challenge_of_day(call: Call) -> Challenge:
    """The challenge of a game on a day: its ranking, and once the day is over its best game."""
    return call.context.challenges.look(call.guest, named(call, "game"), named(call, "day"), RANKED)


async def try_again(call: Call) -> Snapshot:
    """Play a day's challenge again, after your try that counts or on a later day; this one does not count."""
    which = named(call, "game"), named(call, "day")
    return await seen(call, await call.context.challenges.try_again(call.person, *which, call.address))


async def my_challenges(call: Call) -> ChallengeHistory:
    """What you made of challenges with the house's set, and for how many days in a row."""
    return call.context.challenges.history(call.guest)


# With a set that somebody keeps


async def set_challenge(call: Call) -> Challenge:
    """Today's deal with a component set: the same for everybody who has its link, another when its text changes."""
    game, played = kept_set(call.context.store, call.id)
    return call.context.challenges.look(call.guest, game, "", RANKED, played=played)


async def take_set_challenge(call: Call) -> Snapshot:
    """Play today's deal with a component set, once; or go on with it."""
    game, played = kept_set(call.context.store, call.id)
    return await seen(call, await call.context.challenges.take(call.person, game, call.address, played=played))


async def set_challenge_of_day(call: Call) -> Challenge:
    """A day's deal with a component set: its ranking, and once the day is over its best game."""
    game, played = kept_set(call.context.store, call.id)
    return call.context.challenges.look(call.guest, game, named(call, "day"), RANKED, played=played)


async def try_set_again(call: Call) -> Snapshot:
    """Play a day's deal with a component set again, after your try that counts or on a later day; it does not count."""
    game, played = kept_set(call.context.store, call.id)
    again = call.context.challenges.try_again(call.person, game, named(call, "day"), call.address, played=played)
    return await seen(call, await again)


# Of a table, whatever became of its set


async def challenged(call: Call) -> TableRecord:
    """The table in the path, if a challenge is played there and who asks may look."""
    table = call.table
    async with table.lock:
        table.check_may_look(call.guest.id if call.guest else None)
        if not table.record.challenge:
            raise Refusal("not-found")
        return table.record


async def table_challenge(call: Call) -> Challenge:
    """The challenge that is played at the table, with the set that it began with."""
    record = await challenged(call)
    played = set_at(call.context.store, record)
    return call.context.challenges.look(call.guest, record.game, record.challenge, RANKED, played=played)


async def try_table_again(call: Call) -> Snapshot:
    """Play the challenge of the table again, after your try that counts or on a later day; this one does not count."""
    person, record = call.person, await challenged(call)
    played = set_at(call.context.store, record)
    again = call.context.challenges.try_again(person, record.game, record.challenge, call.address, played=played)
    return await seen(call, await again)
