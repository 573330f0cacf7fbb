"""One socket of a worker, which thinks for the server elsewhere: from its token to its end."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from starlette.websockets import WebSocket, WebSocketDisconnect

from quartier.server.bots.workers import SHOWN_OUT, Worker
from quartier.server.door.address import SENDER
from quartier.server.door.socket_protocol import DROP, RATE
from quartier.server.identity import Expired
from quartier.server.interface.connection import PATIENCE, REFUSED
from quartier.server.interface.context import Context
from quartier.server.messages.decoding import decoded
from quartier.server.messages.refusals import Refusal
from quartier.thinking.messages import BEAT, SILENCE, Hello, Refused, Said, Told, encode, read_said
from quartier.thinking.questions import Nonsense

MESSAGES = 1000
"""Messages a second that a worker may send: as many as quick thoughts come to."""

log = logging.getLogger(__name__)


def named(context: Context, websocket: WebSocket) -> str:
    """The name of the worker that asks, by its token: a header, which unlike an address is written into no log."""
    kind, _, token = websocket.headers.get("authorization", "").partition(" ")
    try:
        name = context.signer.worker(token.strip()) if kind.lower() == "bearer" else None
    except Expired:
        raise Refusal("worker-expired") from None
    if name is None:
        raise Refusal("worker-token")
    context.workers.check_name(name)
    return name


async def serve_worker(context: Context, websocket: WebSocket) -> None:
    """A worker's socket; refusals are told over it."""
    await websocket.accept()
    address: str = websocket.scope[SENDER].address
    try:
        if not (context.addresses.ask(address, None) and context.addresses.open_socket(address, None)):
            raise Refusal("too-many")
    except Refusal as refusal:
        await refuse(context, websocket, refusal)
        return
    context.metrics.sockets.inc()
    try:
        await Line(context, websocket, named(context, websocket)).run()
    except Refusal as refusal:
        log.warning("worker refused", extra={"reason": refusal.problem.code})
        await refuse(context, websocket, refusal)
    finally:
        context.metrics.sockets.dec()
        context.addresses.close_socket(address, None)


async def refuse(context: Context, websocket: WebSocket, refusal: Refusal) -> None:
    """Say why a worker may not stay, and go."""
    context.metrics.refusals.labels(refusal.problem.code).inc()
    said = Refused(refusal.problem.code, dict(refusal.problem.text.args))
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await websocket.send_text(encode(said).decode())
            await websocket.close(REFUSED)


class Line:
    """The messages of one worker, in and out."""

    def __init__(self, context: Context, websocket: WebSocket, name: str) -> None:
        self._workers = context.workers
        self._socket = websocket
        self._name = name
        self._outbox: asyncio.Queue[Told] = asyncio.Queue()
        """What waits to be sent: never more than a worker is asked at a time."""

    async def run(self) -> None:
        """Listen until the worker goes or has to; Refusal if it is not taken."""
        extensions = self._socket.scope.get("extensions", {})
        if RATE in extensions:
            extensions[RATE](MESSAGES)
        try:
            hello = await asyncio.wait_for(self._next(), SILENCE)
            if not isinstance(hello, Hello):
                raise Nonsense("no hello")
            worker = self._workers.enter(self._name, hello, self._outbox.put_nowait)
        except WebSocketDisconnect:
            return
        except (TimeoutError, Nonsense) as error:
            raise Refusal("malformed", {"where": str(error) or "hello"}) from None
        work = [asyncio.create_task(each) for each in (self._hear(worker), self._watch(worker), self._send())]
        reason, faulty = "stopped", False
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            ended = next(task for task in work if task.done())
            wrong = ended.exception()
            faulty = isinstance(wrong, Nonsense)
            reason = "left" if wrong is None else str(wrong) or type(wrong).__name__
            if isinstance(wrong, Nonsense | TimeoutError):
                seconds = int(SHOWN_OUT) if faulty else 1
                raise Refusal("worker-faulty", {"name": self._name, "seconds": seconds}) from None
            if wrong is not None and not isinstance(wrong, WebSocketDisconnect | RuntimeError):
                raise wrong
        finally:
            # What it had is thought by others first: it may take a while to tell it.
            self._workers.leave(worker, reason, faulty=faulty)
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            if reason != "left" and DROP in extensions:
                asyncio.get_running_loop().call_later(PATIENCE, extensions[DROP])
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(1000)

    async def _next(self) -> Said:
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(event.get("code", 1005))
        if event.get("text") is None:
            raise Nonsense("bytes")
        try:
            said: Said = decoded(event["text"], read_said)
        except Refusal as refusal:
            raise Nonsense(f"a message of the wrong form ({refusal.problem.text.args['where']})") from None
        return said

    async def _hear(self, worker: Worker) -> None:
        while not worker.finished:
            worker.hear(await self._next())
        await self._outbox.join()

    async def _watch(self, worker: Worker) -> None:
        while True:
            await asyncio.sleep(BEAT)
            worker.check_time()

    async def _send(self) -> None:
        while True:
            message = await self._outbox.get()
            await self._socket.send_text(encode(message).decode())
            self._outbox.task_done()
