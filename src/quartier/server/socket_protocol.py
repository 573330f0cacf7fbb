"""How sockets are spoken over the wire: as uvicorn does it, but nobody is waited for who does not read.

A connection with bytes left to send is closed by uvicorn only after they are gone, so one whose other
side has stopped reading would stay for good.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

DROP = "quartier.drop"
"""The extension of the scope: a function that ends the connection at once."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """One connection."""

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[DROP] = self.transport.abort
        await super().run_asgi()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
