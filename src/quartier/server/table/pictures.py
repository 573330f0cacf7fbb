"""Pictures of finished matches: drawn in a process of their own, one at a time, kept as long as there is room.

Drawing holds Python's lock for as long as it takes, and what draws was written for files that one trusts: so it is
done elsewhere, with a limit of time. The process ends by itself when nobody wants anything any more.
"""

from __future__ import annotations

import asyncio
import datetime
import hashlib
import importlib.util
import logging
import os
import threading
from collections import OrderedDict
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import NamedTuple

import msgspec

from quartier.core.errors import QuartierError
from quartier.core.file import read_match, write_match
from quartier.core.match import Match
from quartier.core.packages import game_packages
from quartier.server.messages.pictures import PictureWish
from quartier.server.messages.refusals import Refusal

EACH = 4
"""Pictures that one address or person may wait for at a time."""
ALL = 40
"""Pictures that may be waited for at a time."""
KEPT = 32_000_000
"""Bytes of pictures that are kept."""
SECONDS = 90.0
"""How long a picture may take."""
IDLE = 60.0
"""Seconds after which the process that draws ends."""

log = logging.getLogger(__name__)


class Job(NamedTuple):
    """All that must be known to draw a picture."""

    file: str
    wish: PictureWish
    names: tuple[str, ...]
    day: datetime.date

    @property
    def key(self) -> str:
        """The same for the same picture."""
        told = [self.file, look(self.wish), self.names, self.day]
        return hashlib.sha256(msgspec.json.encode(told)).hexdigest()


def look(wish: PictureWish) -> tuple[object, ...]:
    """What a wish says of the looks, without the file that it may come with."""
    return tuple(getattr(wish, name) for name in PictureWish.__struct_fields__)


def can_draw(game: str) -> bool:
    """Whether there are pictures in pixels of a game here."""
    modules = ("resvg_py", "PIL", f"{game_packages()[game]}.board_picture")
    return all(importlib.util.find_spec(module) is not None for module in modules)


class Pictures:
    """The pictures of a server."""

    def __init__(self, draw: Callable[[Job], bytes] | None = None) -> None:
        self._studio = Studio()
        self._draw = draw or self._studio.draw
        self._lock = asyncio.Lock()
        self._waiting: dict[str, tuple[str, asyncio.Task[bytes]]] = {}
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def ask(
        self, match: Match, wish: PictureWish, names: tuple[str, ...], day: datetime.date, owner: str
    ) -> bytes:
        """A picture of a match that is over; asked for again, it is the same one."""
        if not match.over:
            raise Refusal("not-over")
        if any(seat >= match.seats for seat in wish.seats):
            raise Refusal("malformed", {"where": "$.seats"})
        if wish.kind == "png" and wish.moving:
            raise Refusal("malformed", {"where": "$.moving"})
        if importlib.util.find_spec(f"{match.game.package}.board_picture") is None:
            raise Refusal("no-pictures")
        if wish.kind != "svg" and not can_draw(match.game.name):
            raise Refusal("no-pictures")
        job = Job(write_match(match), wish, names, day)
        key = job.key
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._waiting:
            self._check_room(owner)
            self._waiting[key] = owner, asyncio.create_task(self._make(key, job))
        # Whoever stops waiting stops nobody else.
        return await asyncio.shield(self._waiting[key][1])

    def _check_room(self, owner: str) -> None:
        owners = [each for each, _ in self._waiting.values()]
        for most, number in ((EACH, owners.count(owner)), (ALL, len(owners))):
            if number >= most:
                raise Refusal("too-many-pictures", {"most": most})

    async def _make(self, key: str, job: Job) -> bytes:
        try:
            async with self._lock:
                made = await asyncio.to_thread(self._draw, job)
        except (EOFError, OSError, QuartierError) as error:
            log.error("picture not drawn", extra={"reason": repr(error)})
            raise Refusal("no-picture") from None
        finally:
            del self._waiting[key]
        self._kept[key] = made
        while sum(map(len, self._kept.values())) > KEPT:
            self._kept.popitem(last=False)
        return made

    async def close(self) -> None:
        """Draw no more."""
        tasks = [task for _, task in self._waiting.values()]
        for task in tasks:
            task.cancel()
        self._studio.end()
        await asyncio.gather(*tasks, return_exceptions=True)


class Studio:
    """Draws in another process, which can be ended at any time."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._ended = False
        self._lock = threading.Lock()
        """It is begun in one thread and ended in another."""

    def draw(self, job: Job) -> bytes:
        """What the process draws; EOFError if it ends without a word or takes too long."""
        try:
            pipe = self._begun()
            try:
                pipe.send(job)
            except OSError:  # it has just ended by itself
                self._stop()
                pipe = self._begun()
                pipe.send(job)
            if not pipe.poll(self._seconds):
                raise EOFError("it took too long")
            answer: bytes | str = pipe.recv()
        except (EOFError, OSError):
            self._stop()
            raise
        if isinstance(answer, str):
            raise EOFError(answer)
        return answer

    def _begun(self) -> Connection:
        with self._lock:
            if self._ended:
                raise EOFError("the server ends")
            if self._process is None or self._pipe is None or not self._process.is_alive():
                context = get_context("spawn")
                self._pipe, theirs = context.Pipe()
                with theirs:
                    self._process = context.Process(target=drawing, args=(theirs,), daemon=True)
                    self._process.start()
            return self._pipe

    def _stop(self) -> None:
        with self._lock:
            if self._process is not None:
                self._process.kill()
                self._process.join()
            if self._pipe is not None:
                self._pipe.close()
            self._process = self._pipe = None

    def end(self) -> None:
        """Stop; whoever waits is told by an EOFError."""
        with self._lock:
            self._ended = True
            if self._process is not None:
                self._process.kill()


def drawing(pipe: Connection) -> None:
    """Draw what is asked for, as a process that gives way to all others, until nobody has asked for a while."""
    from quartier.pictures.match_picture import Look
    from quartier.pictures.saving import picture_file

    if hasattr(os, "nice"):
        os.nice(10)
    while pipe.poll(IDLE):
        try:
            job: Job = pipe.recv()
        except EOFError:
            return
        wish = job.wish
        try:
            chosen = Look(size=wish.size, theme=wish.theme, language=wish.language, seats=tuple(wish.seats))
            match = read_match(job.file)
            made = picture_file(match, wish.kind, chosen, names=job.names, day=job.day, moves=wish.moving)
        except (QuartierError, ValueError) as error:
            pipe.send(str(error))
        else:
            pipe.send(made)
