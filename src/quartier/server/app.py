"""The server put together: an ASGI application whose inside begins and ends with it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from quartier.server.composition import composed
from quartier.server.door.address import SENDER
from quartier.server.door.admission import ADMISSION, Admission
from quartier.server.door.neighbours import Neighbours
from quartier.server.door.refusing import refused
from quartier.server.door.shield import Shield
from quartier.server.interface.context import Context
from quartier.server.interface.endpoint import route
from quartier.server.interface.handshake import serve_socket
from quartier.server.interface.openapi import document
from quartier.server.interface.page import Page
from quartier.server.interface.previews import Previews
from quartier.server.interface.routes import ENDPOINTS
from quartier.server.interface.thinking import serve_worker
from quartier.server.messages.refusals import Refusal
from quartier.server.parts import ALONE
from quartier.server.settings import Settings
from quartier.server.table.pictures import can_draw


class App:
    """The application. Its store is opened when the server starts, and closed when it stops."""

    def __init__(self, settings: Settings, neighbours: Neighbours | None = None) -> None:
        self._settings = settings
        self._neighbours = neighbours
        self._life = Router(lifespan=self._lifespan)
        self._inner: ASGIApp = self._life

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (self._life if scope["type"] == "lifespan" else self._inner)(scope, receive, send)

    @contextlib.asynccontextmanager
    async def _lifespan(self, router: object) -> AsyncIterator[dict[str, Admission]]:
        async with composed(self._settings, place=self._neighbours.place if self._neighbours else ALONE) as context:
            self._inner = build(context)
            admission = Admission(self._settings, context.addresses, context.metrics, self._neighbours)
            watching = asyncio.create_task(admission.watch())
            try:
                yield {ADMISSION: admission}
            finally:
                watching.cancel()


def build(context: Context) -> ASGIApp:
    """All routes over the inside of a server."""

    async def openapi(request: Request) -> Response:
        return Response(document(), media_type="application/json")

    async def metrics(request: Request) -> Response:
        if not context.settings.public_metrics and not request.scope[SENDER].here:
            return refused(context.metrics, Refusal("not-found"))
        return Response(context.metrics.text(), media_type="text/plain; version=0.0.4")

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(context, websocket)

    async def think(websocket: WebSocket) -> None:
        await serve_worker(context, websocket)

    async def failed(request: Request, error: Exception) -> Response:
        codes = {404: "not-found", 405: "method"}
        status = error.status_code if isinstance(error, HTTPException) else 500
        response = refused(context.metrics, Refusal(codes.get(status, "internal")))
        if isinstance(error, HTTPException) and error.headers:
            response.headers.update(error.headers)
        return response

    settings = context.settings
    previews = Previews(context.store.table, settings.public_address, https=settings.https, can_draw=can_draw)
    starlette = Starlette(
        routes=[
            *(
                route(context, path, list(endpoints))
                for path, endpoints in itertools.groupby(ENDPOINTS, key=lambda endpoint: endpoint.path)
            ),
            Route("/api/openapi.json", openapi),
            Route("/metrics", metrics),
            WebSocketRoute("/api/tables/{id}/socket", socket),
            WebSocketRoute("/api/think", think),
            Route("/{path:path}", Page(previews=previews).serve),
        ],
        exception_handlers={HTTPException: failed, Exception: failed},
    )
    return Shield(starlette, context.settings, context.addresses, context.signer, context.metrics)
