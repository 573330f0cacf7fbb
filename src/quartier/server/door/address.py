"""Where a request comes from: the address that limits count by, through proxies that are believed."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from starlette.types import Scope

from quartier.core.errors import QuartierError

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

HOPS = b"x-forwarded-for"
FORWARDING = frozenset(
    (HOPS, b"forwarded", b"x-forwarded-host", b"x-forwarded-proto", b"x-forwarded-port", b"x-real-ip", b"via")
)
"""Headers by which a proxy is known: who sends one of them asks for somebody else."""
NONSENSE = "?"
"""The address of all whom a proxy names by something that is no address."""
SENDER = "quartier.sender"
"""Where the shield notes in a request's scope who sent it."""

log = logging.getLogger(__name__)


class Sender(NamedTuple):
    """Who asks, as far as the network tells."""

    address: str
    """What limits count by; empty for this machine itself, which is no person: a proxy may run on it."""
    here: bool
    """Whether the request was made on this machine, and not passed on by a proxy."""


class Senders:
    """Finds out who sent a request."""

    def __init__(self, proxies: str = "") -> None:
        names = [name.strip() for name in proxies.split(",") if name.strip()]
        self._all = names == ["*"]
        self._proxies = [] if self._all else [network(name) for name in names]
        self._silent = not names
        """Whether a proxy would still have to be told of."""

    def of(self, scope: Scope) -> Sender:
        """Who sent this request."""
        peer = address(str((scope.get("client") or ("",))[0]))
        headers: Iterable[tuple[bytes, bytes]] = scope["headers"]
        passed_on = [value for name, value in headers if name in FORWARDING]
        here = peer is not None and peer.is_loopback
        if passed_on and self._silent and peer is not None and (here or peer.is_private):
            self._silent = False
            log.warning(
                "a proxy passes requests on, and all of its people count as one address: "
                "name it by --proxies, so that X-Forwarded-For is believed",
                extra={"proxy": str(peer)},
            )
        if peer is not None and self._believed(peer):
            hops = [hop for name, value in headers if name == HOPS for hop in value.decode("latin-1").split(",")]
            if hops:
                return Sender(self._last_stranger(hops), here=False)
        return Sender("" if peer is None or here else counted(peer), here=here and not passed_on)

    def connected(self, peer: str) -> str:
        """What limits of connections count by: a proxy has those of many, so it has no limit."""
        found = address(peer)
        return "" if found is None or found.is_loopback or self._believed(found) else counted(found)

    def _believed(self, proxy: Address) -> bool:
        return self._all or any(proxy in network for network in self._proxies)

    def _last_stranger(self, hops: list[str]) -> str:
        """The address that the outermost proxy saw; what stands before it could be written by anybody."""
        found = None
        for hop in reversed(hops):
            found = address(hop)
            if found is None:
                return NONSENSE
            if self._all or not self._believed(found):
                break
        return NONSENSE if found is None else counted(found)


def network(name: str) -> Network:
    """An address or a network as an operator writes it."""
    try:
        return ipaddress.ip_network(name, strict=False)
    except ValueError:
        raise QuartierError("wrong-proxies", given=name) from None


def address(text: str) -> Address | None:
    """An address as a proxy writes it: bare, with a port, in brackets."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, ipaddress.IPv6Address) else found


def counted(found: Address) -> str:
    """What stands for the address in limits; of IPv6 the network, since a household has all of it."""
    return str(found) if found.version == 4 else str(ipaddress.ip_network((found, 64), strict=False))
