"""How one message reaches a push service: one connection, one request, of whose answer the status is read."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import NamedTuple

from quartier.server.push.destinations import BadDestination, Destination, Destinations
from quartier.server.push.encryption import encrypted
from quartier.server.push.keys import Keys
from quartier.server.store.records import Subscription

PATIENCE = 6.0
"""Seconds that a message may take, from the name's being looked up to the status of the answer."""
CONNECTING = 2.0
"""Seconds that an address has of them where there are others to try."""
STATUS_LINE = 1000
"""Bytes of an answer that are read at most."""
REFUSED, UNREACHABLE = 0, -1
"""What stands for a status: nothing is sent to that address; nobody answered, or not in time, or not in HTTP."""


class Packet(NamedTuple):
    """A message on its way: what only its reader can read, and how it is to be kept until then."""

    text: bytes
    headers: Mapping[str, str]


class Sender:
    """Sends messages, signed by the server's key."""

    def __init__(self, keys: Keys, destinations: Destinations) -> None:
        self._keys = keys
        self._destinations = destinations

    async def send(self, subscription: Subscription, packet: Packet) -> int:
        """Send a message to a browser; the status with which its service answered."""
        try:
            async with asyncio.timeout(PATIENCE):
                # Looked up anew each time: what the name led to when it was named says nothing about today.
                destination = await self._destinations.find(subscription.endpoint)
                return await self._post(destination, self._request(destination, subscription, packet))
        except BadDestination:
            return REFUSED
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError):
            return UNREACHABLE

    def _request(self, destination: Destination, subscription: Subscription, packet: Packet) -> bytes:
        body = encrypted(packet.text, subscription.p256dh, subscription.auth)
        headers = {
            "Host": destination.host,
            "Authorization": self._keys.authorization(subscription.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(body)),
            "Connection": "close",
            **packet.headers,
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        return f"POST {destination.path} HTTP/1.1\r\n{lines}\r\n".encode("ascii") + body

    async def _post(self, destination: Destination, request: bytes) -> int:
        reader, writer = await self._connect(destination)
        try:
            writer.write(request)
            await writer.drain()
            line = await reader.readuntil(b"\n")
        except asyncio.LimitOverrunError:
            return UNREACHABLE
        finally:
            # What else is in the answer is of no interest, and may have no end.
            writer.transport.abort()
            with contextlib.suppress(OSError):
                await writer.wait_closed()
        version, status, *_ = line.split(None, 2)
        if not version.startswith(b"HTTP/1.") or not (status.isdigit() and len(status) == 3):
            return UNREACHABLE
        return int(status)

    async def _connect(self, destination: Destination) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to one of the addresses that were looked up; the certificate must be the name's."""
        *others, last = destination.addresses
        for address in others:
            with contextlib.suppress(OSError):
                async with asyncio.timeout(CONNECTING):
                    return await self._open(destination, address)
        return await self._open(destination, last)

    async def _open(self, to: Destination, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(
            address, to.port, limit=STATUS_LINE, ssl=self._destinations.trust, server_hostname=to.host
        )
