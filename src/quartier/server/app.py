"""The server put together: an ASGI application whose services begin and end with it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import re
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from quartier.server.address import SENDER
from quartier.server.connection import REFUSED, Connection
from quartier.server.doors import DOORS, Doors
from quartier.server.endpoint import TABLE, guest_of, refused, route
from quartier.server.openapi import document
from quartier.server.page import Page
from quartier.server.refusals import Refusal
from quartier.server.routes import ENDPOINTS
from quartier.server.services import Services
from quartier.server.settings import Settings
from quartier.server.shield import Shield, good_origin
from quartier.server.socket_wire import Failed, encode


class App:
    """The application. Its store is opened when the server starts, and closed when it stops."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._life = Router(lifespan=self._lifespan)
        self._inner: ASGIApp = self._life

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (self._life if scope["type"] == "lifespan" else self._inner)(scope, receive, send)

    @contextlib.asynccontextmanager
    async def _lifespan(self, router: object) -> AsyncIterator[dict[str, Doors]]:
        services = Services(self._settings)
        self._inner = build(services)
        doors = Doors(self._settings, services.addresses, services.metrics)
        watching = asyncio.create_task(doors.watch())
        try:
            yield {DOORS: doors}
        finally:
            watching.cancel()
            await services.close()


def build(services: Services) -> ASGIApp:
    """All routes over some services."""

    async def openapi(request: Request) -> Response:
        return Response(document(), media_type="application/json")

    async def metrics(request: Request) -> Response:
        if not services.settings.public_metrics and not request.scope[SENDER].here:
            return refused(services, Refusal("not-found"))
        return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(services, websocket)

    async def failed(request: Request, error: Exception) -> Response:
        codes = {404: "not-found", 405: "method"}
        status = error.status_code if isinstance(error, HTTPException) else 500
        response = refused(services, Refusal(codes.get(status, "internal")))
        if isinstance(error, HTTPException) and error.headers:
            response.headers.update(error.headers)
        return response

    starlette = Starlette(
        routes=[
            *(
                route(services, path, list(endpoints))
                for path, endpoints in itertools.groupby(ENDPOINTS, key=lambda endpoint: endpoint.path)
            ),
            Route("/api/openapi.json", openapi),
            Route("/metrics", metrics),
            WebSocketRoute("/api/tables/{id}/socket", socket),
            Route("/{path:path}", Page().serve),
        ],
        exception_handlers={HTTPException: failed, Exception: failed},
    )
    return Shield(starlette, services)


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


async def serve_socket(services: Services, websocket: WebSocket) -> None:
    """One socket from its handshake to its end; refusals are told, since browsers show no handshake errors."""
    await websocket.accept()
    address: str = websocket.scope[SENDER].address
    try:
        if not good_origin(websocket.headers, services.settings.origins):
            raise Refusal("origin")
        name = websocket.path_params["id"]
        known = known_view(websocket)
        if not re.fullmatch(TABLE, name, re.ASCII):
            raise Refusal("not-found")
        guest = guest_of(services, websocket)
        person = guest.id if guest else None
        if not services.addresses.ask(address, person):
            raise Refusal("too-many")
        table = services.table(name)
        if not services.addresses.open_socket(address, person):
            raise Refusal("too-many")
    except Refusal as refusal:
        services.metrics.refusals.labels(refusal.problem.code).inc()
        await websocket.send_text(encode(Failed("", refusal.problem)).decode())
        await websocket.close(REFUSED)
        return
    services.metrics.sockets.inc()
    try:
        connection = Connection(websocket, services, table, person, address)
        await connection.run(known)
    finally:
        services.metrics.sockets.dec()
        services.addresses.close_socket(address, person)
