"""What stands before every request: limits, the check of origins, the usual headers, and the last net for errors."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quartier.server.door.address import SENDER, Senders
from quartier.server.door.headers import headers_of
from quartier.server.door.limits import Addresses
from quartier.server.door.refusing import refused
from quartier.server.identity import COOKIE, Signer
from quartier.server.messages.refusals import Refusal
from quartier.server.metrics import Metrics
from quartier.server.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")
FILE = 0.1
"""What a file of the page costs of an allowance: it needs a few dozens of them."""
LONGEST = 250
"""Bytes of a path; no path of ours is longer, and no file could have such a name."""
LATE = 1.0
"""Seconds that a refusal takes for who asks too much: asking on without a rest brings nothing."""

log = logging.getLogger(__name__)


def good_origin(headers: Mapping[str, str], allowed: tuple[str, ...]) -> bool:
    """Whether a request comes from the server's own page, from an allowed one, or from no page at all."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    scheme, _, host = origin.partition("://")
    return scheme in ("http", "https") and host != "" and host == headers.get("host")


class Shield:
    """The outermost layer."""

    def __init__(
        self, app: ASGIApp, settings: Settings, addresses: Addresses, signer: Signer, metrics: Metrics
    ) -> None:
        self._app = app
        self._addresses = addresses
        self._signer = signer
        self._metrics = metrics
        self._origins = settings.origins
        self._senders = Senders(settings.proxies)
        self._headers = headers_of(https=settings.https)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope[SENDER] = self._senders.of(scope)
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers[name] = value
            await send(message)

        try:
            refusal = self._refusal(scope)
            if refusal is not None and refusal.problem.code == "too-many":
                await asyncio.sleep(LATE)
            handler = self._app if refusal is None else refused(self._metrics, refusal)
            await handler(scope, receive, send_with_headers)
        except Exception:
            if started:
                raise  # uvicorn logs it and ends the connection, so that half an answer is not taken for a whole one
            log.exception("request failed", extra={"method": scope["method"], "path": scope["path"]})
            await refused(self._metrics, Refusal("internal"))(scope, receive, send_with_headers)

    def _refusal(self, scope: Scope) -> Refusal | None:
        person = self._signer.person(HTTPConnection(scope).cookies.get(COOKIE))
        cost = 1 if scope["path"].startswith(("/api/", "/healthz", "/metrics")) else FILE
        if not self._addresses.ask(scope[SENDER].address, person, cost):
            return Refusal("too-many")
        if len(scope["path"].encode(errors="replace")) > LONGEST or "\0" in scope["path"]:
            return Refusal("not-found")
        if scope["method"] not in SAFE and not good_origin(Headers(scope=scope), self._origins):
            return Refusal("origin")
        return None
