"""How a socket begins: who asks for it, at which table, and whether it may be; then it is a `Connection`."""

from __future__ import annotations

import re

from starlette.websockets import WebSocket

from quartier.server.door.address import SENDER
from quartier.server.door.shield import good_origin
from quartier.server.interface.connection import REFUSED, Connection
from quartier.server.interface.context import Context
from quartier.server.interface.endpoint import ID, guest_of
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.socket import Failed, encode


def known_view(websocket: WebSocket) -> tuple[int | None, int] | None:
    """The seat and the version of the view that a client already has, if it has one."""
    numbers: dict[str, int | None] = {}
    for name in ("seat", "version"):
        text = websocket.query_params.get(name)
        if text is not None and not re.fullmatch(r"[0-9]{1,15}", text, re.ASCII):
            raise Refusal("malformed", {"where": name})
        numbers[name] = None if text is None else int(text)
    version = numbers["version"]
    return None if version is None else (numbers["seat"], version)


async def serve_socket(context: Context, websocket: WebSocket) -> None:
    """One socket from its handshake to its end; refusals are told, since browsers show no handshake errors."""
    await websocket.accept()
    address: str = websocket.scope[SENDER].address
    try:
        if not good_origin(websocket.headers, context.settings.origins):
            raise Refusal("origin")
        name = websocket.path_params["id"]
        known = known_view(websocket)
        if not re.fullmatch(ID, name, re.ASCII):
            raise Refusal("not-found")
        guest = guest_of(context, websocket)
        person = guest.id if guest else None
        if not context.addresses.ask(address, person):
            raise Refusal("too-many")
        table = context.tables.find(name)
        if not context.addresses.open_socket(address, person):
            raise Refusal("too-many")
    except Refusal as refusal:
        context.metrics.refusals.labels(refusal.problem.code).inc()
        await websocket.send_text(encode(Failed("", refusal.problem)).decode())
        await websocket.close(REFUSED)
        return
    context.metrics.sockets.inc()
    try:
        connection = Connection(
            websocket,
            table,
            person,
            context.metrics,
            context.health,
            rate=context.settings.socket_rate,
            may_ask=lambda: context.addresses.ask(address, person),
        )
        await connection.run(known)
    finally:
        context.metrics.sockets.dec()
        context.addresses.close_socket(address, person)
