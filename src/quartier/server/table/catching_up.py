"""How a table comes to know what other servers have done at it: by what is stored, which is then shown."""

from __future__ import annotations

import time

from quartier.server.messages.socket import Changes, encode
from quartier.server.store.records import Event
from quartier.server.table.listener import Listener
from quartier.server.table.live_match import LiveMatch, Shown
from quartier.server.table.table import Table


def refresh(table: Table) -> bool:
    """Read what other servers have done, if there are any; whether there was something. Under the table's lock."""
    if table.around.together.alone or table.doubtful:
        return False
    head = table.around.store.shared.heads([table.record.id]).get(table.record.id)
    return head is not None and behind(table, head.version, head.seq) and catch_up(table)


def behind(table: Table, version: int, seq: int) -> bool:
    """Whether a table in memory is not the one that is stored."""
    live = table.in_memory
    # Where the match was lost from memory, nobody knows what was shown of it.
    unknown = live is None and bool(table.sockets) and table.record.status in ("running", "over")
    return version != table.record.version or unknown or (live is not None and seq not in (len(live.events), -1))


def catch_up(table: Table, shown: Shown | None = None) -> bool:
    """Read what is stored, and show what is new since what was shown; whether there was something."""
    store, before, live = table.around.store, table.record, table.in_memory
    if shown is None and live is not None:
        shown = live.shown()
    record = store.table(before.id) or before
    table.record = record
    moved = False
    if live is not None:
        moved = follow(table, live)
    elif record.status in ("running", "over") and (shown is not None or table.sockets):
        moved = shown is None or len(table.live.events) != shown.events
    if not moved and record.version == before.version:
        return False
    table.unsettle()
    told = table.show_change(before)
    if moved and record.status in ("running", "over"):
        show_missed(table, shown, told)
    table.show_table()
    table.wake()
    return True


def follow(table: Table, live: LiveMatch) -> bool:
    """Do in memory what was done elsewhere; the match is read anew where it is another one. Whether it has changed."""
    known = len(live.events)
    events = table.around.store.events(table.record.id, known)
    last = live.events[-1:]
    if events[: len(last)] != last:
        table.lose()
        return True
    new = events[len(last) :]
    for event in new:
        live.follow(event)
    if any(by_person(table, event) for event in new):
        table.visited = time.monotonic()
    return bool(new)


def by_person(table: Table, event: Event) -> bool:
    """Whether a person has done something who sits at the table."""
    return not table.record.seats[event.seat].played_by_bot


def show_missed(table: Table, shown: Shown | None, told: set[Listener]) -> None:
    """Send everybody at the table what is new; all of it where nobody knows what they have seen."""
    messages: dict[int | None, str] = {}
    for socket in list(table.sockets):
        seat = socket.seat
        if socket in told:
            continue
        version = shown.versions.get(seat) if shown is not None else None
        viewer = table.viewer(seat)
        if version is None or version > viewer.version:
            table.show_all(socket)
        elif version < viewer.version:
            if seat not in messages:
                changes = Changes(viewer.version, viewer.decided, viewer.since(version))
                messages[seat] = encode(changes).decode()
            socket.post(messages[seat])
