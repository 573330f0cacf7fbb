"""What stands before every request: limits per address, the check of origins, and the usual headers."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quartier.server.address import SENDER, Senders
from quartier.server.endpoint import refused
from quartier.server.refusals import Refusal
from quartier.server.services import Services

CONTENT = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",  # a table's address is its key
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
SAFE = ("GET", "HEAD", "OPTIONS")


def good_origin(headers: Mapping[str, str], allowed: tuple[str, ...]) -> bool:
    """Whether a request comes from the server's own page, from an allowed one, or from no page at all."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    scheme, _, host = origin.partition("://")
    return scheme in ("http", "https") and host != "" and host == headers.get("host")


class Shield:
    """The outermost layer."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services
        self._senders = Senders(services.settings.proxies)
        self._headers = dict(HEADERS)
        if services.settings.https:
            self._headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope[SENDER] = self._senders.of(scope)
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers[name] = value
            await send(message)

        refusal = self._refusal(scope)
        handler = self._app if refusal is None else refused(self._services, refusal)
        await handler(scope, receive, send_with_headers)

    def _refusal(self, scope: Scope) -> Refusal | None:
        if not scope["path"].startswith("/api/"):
            return None
        if not self._services.addresses.take(scope[SENDER].address):
            return Refusal("too-many")
        if scope["method"] not in SAFE and not good_origin(Headers(scope=scope), self._services.settings.origins):
            return Refusal("origin")
        return None
