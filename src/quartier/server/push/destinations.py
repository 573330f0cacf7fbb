"""To which addresses the server may write: an endpoint is named by a client, so it must not lead into our own network.

An endpoint has a name that is looked up here, once: all its addresses must be public, and the connection goes to one of
them and to no other, so that a name that leads elsewhere by then gains nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias
from urllib.parse import urlsplit

IpAddress: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address

LONGEST = 1000
"""Characters of an endpoint; those of today's services have some 200 to 500."""
HTTPS = 443
"""The only port: all push services use it, and what listens on others was not meant for us."""
PATIENCE = 3.0
"""Seconds in which a name has to be looked up."""
LOOKING_UP = 4
"""Names looked up at once, in threads of their own: a name server that does not answer keeps nobody else's."""
TRIED = 3
"""Addresses of a name that are tried."""

FORM = re.compile(r"https://(?P<host>[a-z0-9.-]{4,253})(?::(?P<port>[0-9]{1,5}))?/[!-~]*", re.ASCII)
"""No user, no password, no blank, nothing but ASCII; names are in small letters as browsers write them."""
NAME = re.compile(r"(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?!-)(?=[a-z0-9-]*[a-z])[a-z0-9-]{2,63}(?<!-)", re.ASCII)
"""A name with a dot, whose last part is no number: all ways to write an address are out."""
OUT = tuple(
    ipaddress.ip_network(network)
    for network in (
        "192.0.0.0/24",
        "192.88.99.0/24",  # relays of 6to4
        "64:ff9b::/96",  # IPv4 behind NAT64
        "64:ff9b:1::/48",
        "2001::/23",  # Teredo and other tunnels
        "2002::/16",  # 6to4
        "3fff::/20",
    )
)
"""What Python's lists of private networks do not know, in one version or another."""
UNICAST = ipaddress.ip_network("2000::/3")
"""All public addresses of IPv6; neither mapped ones of IPv4 nor any other kind is among them."""


class BadDestination(Exception):
    """An endpoint to which nothing is sent."""


class Destination(NamedTuple):
    """An endpoint that was looked up."""

    host: str
    port: int
    path: str
    addresses: list[str]


def is_public(address: IpAddress) -> bool:
    """Whether an address is one of the open network."""
    if address.version == 6 and address not in UNICAST:
        return False
    if any(address.version == network.version and address in network for network in OUT):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


_threads = ThreadPoolExecutor(LOOKING_UP, "looking up")


async def look_up(host: str, port: int) -> list[str]:
    """The addresses of a name."""
    asked = asyncio.get_running_loop().run_in_executor(
        _threads, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
    )
    return [str(place[0]) for *_, place in await asked]


@dataclass(frozen=True)
class Destinations:
    """Which endpoints may be written to, and whose certificates are believed; a test has a service of its own."""

    look_up: Callable[[str, int], Awaitable[list[str]]] = look_up
    allowed: Callable[[IpAddress], bool] = is_public
    port: int = HTTPS
    trust: ssl.SSLContext = field(default_factory=ssl.create_default_context)

    async def find(self, endpoint: str) -> Destination:
        """Look an endpoint up; BadDestination where nothing may be sent to it."""
        form = FORM.fullmatch(endpoint) if len(endpoint) <= LONGEST else None
        if form is None or not NAME.fullmatch(form["host"]) or int(form["port"] or HTTPS) != self.port:
            raise BadDestination("form")
        try:
            found = await asyncio.wait_for(self.look_up(form["host"], self.port), PATIENCE)
            addresses = [ipaddress.ip_address(address) for address in found]
        except (OSError, TimeoutError, ValueError) as error:
            raise BadDestination("name") from error
        # One private address among public ones is no accident.
        if not addresses or not all(map(self.allowed, addresses)):
            raise BadDestination("address")
        parts = urlsplit(endpoint)
        path = f"{parts.path}?{parts.query}" if parts.query else parts.path
        return Destination(form["host"], self.port, path, [str(address) for address in addresses[:TRIED]])
