"""How a server is run: kernels warmed, then uvicorn until it is told to stop."""

from __future__ import annotations

import gc
import logging
import sys

import uvicorn

from quartier.bots import find_bot
from quartier.bots.warming import every_position_type, warming
from quartier.core.registry import games
from quartier.kernel.compiling import COMPILED
from quartier.server.app import App
from quartier.server.settings import Settings
from quartier.server.socket_protocol import SocketProtocol
from quartier.server.store import check_folder

MESSAGE = 64_000
"""Bytes of a socket's message that are read at all; the server refuses shorter ones too, with a reason."""
COLLECTOR = (5_000, 10, 50)
"""How many objects, younger and older collections are waited for before the next one of each kind."""
STOP = 5
"""Seconds that open requests have when the server stops."""

log = logging.getLogger(__name__)


def warm_kernels() -> None:
    """Compile what is not compiled yet, so that nobody waits for it at a table."""
    if not COMPILED:
        return
    for name, about in games().items():
        log.info("warming kernels", extra={"game": name})
        game = about.load()
        for options in every_position_type(game):
            for task in warming(game, options):
                task()


def run_server(settings: Settings, host: str, port: int, proxies: str) -> None:
    """Serve until a signal says stop."""
    check_folder(settings.data)
    find_bot(settings.substitute)
    warm_kernels()
    # What is loaded by now stays: the collector need not look at it again. What is made for a move goes
    # by itself, and a full collection over all tables stops them for a tenth of a second: look seldom.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTOR)
    # The writer's thread gets its turn quickly also when the loop is busy.
    sys.setswitchinterval(0.001)
    log.info("listening", extra={"host": host, "port": port, "data": str(settings.data)})
    uvicorn.run(
        App(settings),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        ws=SocketProtocol,
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP,
        backlog=2048,
    )
