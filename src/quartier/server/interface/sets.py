"""What the endpoints do that are about people's own component sets: check, keep, read, change, delete."""

from __future__ import annotations

from quartier.server.interface.endpoint import Call
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.sets import SetFacts, SetList, SetVerdict, TableSet


async def my_sets(call: Call) -> SetList:
    """The component sets that you keep here."""
    return call.context.sets.of(call.person)


async def check_set(call: Call) -> SetVerdict:
    """What a game's reader says of a component set; nothing is kept."""
    return await call.context.sets.check(call.guest, call.body, call.address)


async def new_set(call: Call) -> SetFacts:
    """Keep a component set; you are its owner. Whoever has its link may read it and play with it."""
    return await call.context.sets.keep(call.person, call.body, call.address)


async def component_set(call: Call) -> SetFacts:
    """A component set, for everybody who has its link."""
    return call.context.sets.look(call.id, call.guest)


async def change_set(call: Call) -> SetFacts:
    """Keep a change of your component set, made from its newest version."""
    return await call.context.sets.change(call.id, call.person, call.body, call.address)


async def delete_set(call: Call) -> SetList:
    """Forget your component set for good; the answer has those that are left. Matches that began with it go on."""
    return await call.context.sets.delete(call.id, call.person)


async def set_file(call: Call) -> str:
    """A component set as a file."""
    found = call.context.sets.look(call.id, call.guest)
    call.headers["Content-Disposition"] = f'attachment; filename="{found.game}-{call.id}.txt"'
    return found.text


async def table_set(call: Call) -> TableSet:
    """The component set of a table that plays with another than the house's."""
    table = call.table
    async with table.lock:
        table.check_may_look(call.guest.id if call.guest else None)
        record = table.record
    if not record.box_text:
        raise Refusal("not-found")
    return TableSet(record.game, str(record.options["box"]), record.box_text)
