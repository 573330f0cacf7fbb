"""`quartier think`: think for a server on another machine, until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import ipaddress
import logging
import os
import signal
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from quartier.cli.output.console import console, print_json, screen_texts
from quartier.cli.warm import warm_games
from quartier.core.errors import BadFile, Place, QuartierError, why

if TYPE_CHECKING:
    from quartier.thinking.worker import Worker

TOKEN = "QUARTIER_TOKEN"
"""The variable of the environment that may have the token."""


def think(server: str, token_file: Path | None, threads: int | None, json: bool) -> None:
    """Compile what is to be compiled, connect and work."""
    from quartier.thinking.connection import socket_address
    from quartier.thinking.worker import Worker

    tell = tell_programs if json else tell_people
    # What is wrong with the words is said before anything that takes time.
    address, token = socket_address(server), read_token(token_file)
    logging.basicConfig(level=logging.ERROR)
    if not sent_unseen(address):
        tell("plain", {"server": server})
    warm_games([])
    tell("connecting", {"server": server})
    make = functools.partial(Worker, server, token, threads or os.cpu_count() or 1, tell)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(work(make))


async def work(make: Callable[[], Worker]) -> None:
    """Run a worker until a signal says stop; a second one ends it at once."""
    worker, loop = make(), asyncio.get_running_loop()
    with contextlib.suppress(NotImplementedError):  # on Windows, where Ctrl-C ends it at once
        for each in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(each, stop, loop, each, worker)
    await worker.run()


def stop(loop: asyncio.AbstractEventLoop, given: signal.Signals, worker: Worker) -> None:
    """Have it finish what it has begun."""
    loop.remove_signal_handler(given)
    worker.stop()


def read_token(file: Path | None) -> str:
    """The token, from its file or from the environment: others could read it among the words of a command."""
    if file is None:
        token = os.environ.get(TOKEN, "")
    else:
        try:
            token = file.read_text(encoding="utf-8")
        except (OSError, UnicodeError) as error:
            reason = why(error) if isinstance(error, OSError) else str(error)
            raise BadFile("wrong-file", where=Place(str(file)), reason=reason) from None
    token = token.strip()
    if not (token and token.isascii() and token.isprintable() and " " not in token):
        raise QuartierError("wrong-think-token", variable=TOKEN)
    return token


def sent_unseen(address: str) -> bool:
    """Whether nobody on the way to a server sees the token."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    with contextlib.suppress(ValueError):
        return parts.scheme == "wss" or ipaddress.ip_address(host).is_loopback
    return parts.scheme == "wss" or host == "localhost"


def tell_people(what: str, about: Mapping[str, Any]) -> None:
    """A line for people."""
    console(stderr=True).print(screen_texts().say(f"think-{what}", **about), markup=False, soft_wrap=True)


def tell_programs(what: str, about: Mapping[str, Any]) -> None:
    """A line for programs."""
    print_json({"what": what, **about})
    sys.stdout.flush()
