"""What becomes of a table when nobody knows whether its last change was stored: what is stored holds."""

from __future__ import annotations

from quartier.server.table.table import Table


def settle(table: Table) -> None:
    """Go on with the table as it is stored, and show that to everybody; not while something is being done there."""
    if not table.doubtful or table.lock.locked():
        return
    table.record = table.around.store.table(table.record.id) or table.record
    table.forget()
    table.unsettle()
    table.doubtful = False
    table.around.quotas.settle(table.record)
    for socket in list(table.sockets):
        socket.seat = table.record.seat_of(socket.person)
        table.show_all(socket)
    table.wake()
