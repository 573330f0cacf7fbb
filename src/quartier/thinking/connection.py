"""One connection of a worker to one process of a server: opened with a token, kept alive, and left in good order."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import Executor
from urllib.parse import urlsplit, urlunsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from quartier import __version__
from quartier.core.errors import QuartierError, Remark
from quartier.core.texts import Texts
from quartier.thinking.fitting import likenesses
from quartier.thinking.messages import (
    BEAT,
    PROTOCOL,
    SILENCE,
    Alive,
    Drop,
    Hello,
    Here,
    Leaving,
    Ready,
    Refused,
    Said,
    Told,
    Welcome,
    Work,
    encode,
    read_told,
)
from quartier.thinking.piecework import Piecework

PATH = "/api/think"
LARGEST = 16_000_000
"""Bytes of a message: a set is in it, or a match file."""
SCHEMES = {"http": "ws", "https": "wss", "ws": "ws", "wss": "wss"}


class Turned(QuartierError):
    """A server does not take this worker, and says why."""

    code = ""
    """In one word."""


def turned(refused: Refused) -> Turned:
    """What a server says to a worker that it does not take, in the words of the catalogues."""
    known = Texts("en").has(f"error-{refused.code}")
    reason = Remark(f"error-{refused.code}", refused.arguments) if known else refused.code
    error = Turned("wrong-think-turned", reason=reason)
    error.code = refused.code
    return error


class Lost(Exception):
    """A connection has ended that was not to end."""


class Straight(connect):
    """A connection to the server that is named and to no other: a token is not passed on."""

    def process_redirect(self, exc: Exception) -> Exception | str:
        """A redirect is an answer like any other that is no socket."""
        return exc


def socket_address(server: str) -> str:
    """Where workers find a server; QuartierError if this names none."""
    try:
        parts = urlsplit(server if "://" in server else f"https://{server}")
        scheme, host = SCHEMES.get(parts.scheme, ""), parts.hostname
        plain = not (parts.query or parts.fragment or parts.username or parts.password)
        parts.port  # noqa: B018 (ValueError where it is no number)
    except ValueError:
        scheme, host, plain = "", None, False
    if not (scheme and host and plain):
        raise QuartierError("wrong-think-server", server=server)
    return urlunsplit((scheme, parts.netloc, parts.path.rstrip("/") + PATH, "", ""))


class Connection:
    """A worker at one process of a server."""

    def __init__(self, socket: ClientConnection, welcome: Welcome, threads: Executor) -> None:
        self.welcome = welcome
        self.processes = welcome.processes
        """Those of the server, as it said last."""
        self._socket = socket
        self._outbox: asyncio.Queue[Said] = asyncio.Queue()
        self._work = Piecework(threads, self._outbox.put_nowait)
        self._heard = asyncio.get_running_loop().time()

    @property
    def done(self) -> int:
        """Thoughts that were finished here."""
        return self._work.done

    async def run(self, changed: Callable[[], None]) -> None:
        """Work until the server closes the connection; Lost if it does so without having been asked to."""
        self._outbox.put_nowait(Ready())
        work = [asyncio.create_task(each) for each in (self._hear(changed), self._send(), self._beat())]
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            next(task for task in work if task.done()).result()
        except ConnectionClosed as error:
            raise Lost(str(error)) from None
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            await self.close()

    async def close(self) -> None:
        """Go at once."""
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            await self._socket.close()

    def leave(self) -> None:
        """Finish what was begun, and want nothing more: the server closes the connection then."""
        self._outbox.put_nowait(Leaving())

    async def _hear(self, changed: Callable[[], None]) -> None:
        async for message in self._socket:
            self._heard = asyncio.get_running_loop().time()
            match told(message):
                case Work() as work:
                    self._work.take(work)
                case Drop() as drop:
                    self._work.drop(drop)
                case Here(processes):
                    if processes != self.processes:
                        self.processes = processes
                        changed()
                case Refused() as refused:
                    raise turned(refused)
                case Welcome():
                    raise Lost("a second welcome")

    async def _send(self) -> None:
        while True:
            await self._socket.send(encode(await self._outbox.get()).decode())

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            if asyncio.get_running_loop().time() - self._heard > SILENCE:
                raise Lost("no sign of life")
            self._outbox.put_nowait(Alive())


def told(message: str | bytes) -> Told:
    """What a server says."""
    try:
        return read_told.decode(message)
    except msgspec.DecodeError as error:
        raise Lost(str(error)) from None


async def come(address: str, token: str, number: int, threads: Executor) -> Connection:
    """Connect to a server; Turned if it does not take this worker, Lost if it cannot be reached."""
    try:
        socket = await Straight(
            address,
            additional_headers={"Authorization": f"Bearer {token}"},
            max_size=LARGEST,
            compression=None,
            open_timeout=2 * SILENCE,
            close_timeout=SILENCE,
        )
    except (OSError, InvalidHandshake, TimeoutError) as error:
        raise Lost(str(error) or type(error).__name__) from None
    try:
        with contextlib.suppress(ConnectionClosed):  # by a server that has said why before it was greeted
            await socket.send(encode(Hello(PROTOCOL, __version__, number, likenesses())).decode())
        answer = told(await asyncio.wait_for(socket.recv(), 2 * SILENCE))
        if isinstance(answer, Refused):
            raise turned(answer)
        if not isinstance(answer, Welcome):
            raise Lost("no welcome")
    except (ConnectionClosed, TimeoutError) as error:
        await socket.close()
        raise Lost(str(error) or "no welcome") from None
    except BaseException:
        await socket.close()
        raise
    return Connection(socket, answer, threads)
