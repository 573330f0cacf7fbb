"""How a server is run: the port taken, kernels warmed, then uvicorn until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import re
import socket
import sys
from typing import Any

import uvicorn

from quartier.bots import find_bot
from quartier.bots.warming import every_position_type, warming
from quartier.core.errors import QuartierError
from quartier.core.registry import games, load_game
from quartier.server.app import App
from quartier.server.door.address import Senders
from quartier.server.door.http_protocol import HttpProtocol
from quartier.server.door.neighbours import Neighbours
from quartier.server.door.socket_protocol import SocketProtocol
from quartier.server.settings import Settings
from quartier.server.store.opening import check_store

MESSAGE = 64_000
"""Bytes of a socket's message that are read at all; the server refuses shorter ones too, with a reason."""
COLLECTOR = (50_000, 10, 50)
"""How many objects, younger and older collections are waited for before the next one of each kind."""
BACKLOG = 2048
"""Connections that may wait to be let in."""
STOP = 5
"""Seconds that open requests have when the server stops."""

log = logging.getLogger(__name__)


def warm_kernels() -> None:
    """Compile what is not compiled yet, so that nobody waits for it at a table."""
    for name in games():
        game = load_game(name)
        if game.kernels == "interpreted":
            log.warning("kernels are interpreted", extra={"game": name})
        if game.kernels not in ("compiled", "checked"):
            continue
        log.info("compiling kernels", extra={"game": name})
        for options in every_position_type(game):
            for task in warming(game, options):
                task()


def check_contact(contact: str) -> None:
    """Refuse what push services would refuse, message by message, without a word to the operator."""
    if contact and not re.fullmatch(r"mailto:[!-~]+@[!-~]+|https://[!-~]+", contact, re.ASCII):
        raise QuartierError("wrong-contact", given=contact)


def take_port(host: str, port: int) -> list[socket.socket]:
    """Take the port, before anything that takes time; or say why it cannot be had.

    Nobody is let in yet: behind a proxy, whoever comes while a server starts goes to another one.
    """
    if not 0 <= port <= 65535:
        raise QuartierError("wrong-port", port=str(port))
    taken: list[socket.socket] = []
    try:
        for family, kind, protocol, _, place in socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        ):
            bound = socket.socket(family, kind, protocol)
            taken.append(bound)
            if sys.platform != "win32":  # there it would share the port with another server
                bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            bound.bind(place)
    except (OSError, UnicodeError) as error:
        for bound in taken:
            bound.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise port_taken(port) from None
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise QuartierError("wrong-host", host=host, port=str(port), reason=reason) from None
    return taken


def port_taken(port: int) -> QuartierError:
    """Somebody else listens there."""
    return QuartierError("wrong-port-taken", port=str(port), other=str(port + 1 if port < 65535 else port - 1))


class Server(uvicorn.Server):
    """One that says when it listens, and takes what its neighbours hand over."""

    def __init__(self, config: uvicorn.Config, neighbours: Neighbours | None) -> None:
        super().__init__(config)
        self._neighbours = neighbours
        self._taking: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except OSError as error:  # two that have started at the same time
            if error.errno != errno.EADDRINUSE or not sockets:
                raise
            raise port_taken(sockets[0].getsockname()[1]) from None
        for bound in sockets or []:
            host, port, *_ = bound.getsockname()
            log.info("listening", extra={"host": host, "port": port})
        if self._neighbours is not None:
            self._neighbours.listen(self._take)

    def _take(self, connection: socket.socket, asked: bytes) -> None:
        """Go on with a connection as if it had come here."""
        loop = asyncio.get_running_loop()
        connection.setblocking(False)

        def protocol() -> HttpProtocol:
            return HttpProtocol(self.config, self.server_state, self.lifespan.state, loop, handed=asked)

        taking = loop.create_task(loop.connect_accepted_socket(protocol, connection))
        self._taking.add(taking)
        taking.add_done_callback(self._taken)

    def _taken(self, taking: asyncio.Task[Any]) -> None:
        self._taking.discard(taking)
        if not taking.cancelled() and taking.exception() is not None:
            log.warning("a connection could not be taken", extra={"reason": str(taking.exception())})

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._neighbours is not None:
            self._neighbours.close()
        await super().shutdown(sockets)


def check_settings(settings: Settings) -> None:
    """Say at once what is wrong with the store, or with what was chosen."""
    check_store(settings.data, settings.store)
    find_bot(settings.substitute)
    Senders(settings.proxies)
    check_contact(settings.push_contact)


def run_server(settings: Settings, sockets: list[socket.socket], neighbours: Neighbours | None = None) -> None:
    """Serve until a signal says stop."""
    check_settings(settings)
    warm_kernels()
    # What is loaded by now stays: the collector need not look at it again. What is made for a move goes
    # by itself, and a full collection over all tables stops them for a tenth of a second: look seldom.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTOR)
    # The writer's thread gets its turn quickly also when the loop is busy.
    sys.setswitchinterval(0.001)
    config = uvicorn.Config(
        App(settings, neighbours),
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        proxy_headers=False,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP,
        backlog=BACKLOG,
    )
    with contextlib.suppress(KeyboardInterrupt):
        Server(config, neighbours).run(sockets)
