"""What an HTTP endpoint is: one declaration from which its route, its checks and its documentation come."""

from __future__ import annotations

import functools
import logging
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from quartier.server.door.address import SENDER
from quartier.server.door.refusing import refused
from quartier.server.identity import COOKIE
from quartier.server.interface.context import Context
from quartier.server.messages.decoding import decoded
from quartier.server.messages.refusals import Refusal
from quartier.server.store.records import Person
from quartier.server.table.table import Table

if TYPE_CHECKING:  # loading it takes the extra `push`
    from quartier.server.push.service import Push

BODY = 64_000
"""Bytes of a request's body."""

ID = r"^[A-Za-z0-9_-]{22}$"
"""The form of ids and tokens."""

_encode = msgspec.json.Encoder().encode
log = logging.getLogger(__name__)


@dataclass
class Call:
    """A request, read and checked."""

    context: Context
    request: Request
    body: Any
    guest: Person | None
    headers: dict[str, str] = field(default_factory=dict)
    """Headers for the answer."""

    @property
    def address(self) -> str:
        """What limits by address count by; empty where there is none: see `address.py`."""
        return str(self.request.scope[SENDER].address)

    @property
    def share(self) -> str:
        """Whose time is taken by work for this request: the address's, or where none is known, the person's."""
        return self.context.signer.address(self.address) or (self.guest.id if self.guest else "")

    @property
    def person(self) -> Person:
        """The guest who asks."""
        if self.guest is None:
            raise Refusal("no-guest")
        return self.guest

    @property
    def push(self) -> Push:
        """How people are told."""
        if self.context.push is None:
            raise Refusal("no-push")
        return self.context.push

    @property
    def id(self) -> str:
        """The table's id or the token in the path."""
        name = str(self.request.path_params["id"])
        if not re.fullmatch(ID, name, re.ASCII):
            raise Refusal("not-found")
        return name

    @functools.cached_property
    def table(self) -> Table:
        """The table in the path."""
        return self.context.tables.find(self.id)

    def number(self, name: str, most: int) -> int | None:
        """A whole number of the query, from 0 to `most`."""
        text = self.request.query_params.get(name)
        if text is None:
            return None
        if not re.fullmatch(r"[0-9]{1,9}", text, re.ASCII) or int(text) > most:
            raise Refusal("malformed", {"where": name})
        return int(text)


@dataclass(frozen=True)
class Endpoint:
    """A method of a path: what it does, what it takes and gives, and what it may refuse."""

    method: str
    path: str
    run: Callable[[Call], Awaitable[Any]]
    answer: Any
    body: Any = None
    codes: tuple[str, ...] = ()
    query: dict[str, int] = field(default_factory=dict)
    """Whole numbers of the query, with the highest of each."""

    @property
    def refusals(self) -> list[str]:
        """All codes with which it may refuse."""
        always = ["origin", "too-many", "internal", "storage"]
        form = ["malformed", "too-large"] if self.body is not None or self.query else []
        missing = ["not-found", "old-rules"] if "{id}" in self.path else []
        return [*self.codes, *missing, *form, *always]

    async def serve(self, context: Context, request: Request) -> Response:
        """Answer a request, or refuse it."""
        began = time.perf_counter()
        try:
            body = None if self.body is None else decoded(await read_body(request), decoder_of(self.body))
            call = Call(context, request, body, guest_of(context, request))
            response = respond(await self.run(call), call.headers)
        except Refusal as refusal:
            context.health.failed(refusal)
            response = refused(context.metrics, refusal)
        except ClientDisconnect:
            response = Response(status_code=400)
        except Exception as error:
            context.health.failed(error)
            log.exception("request failed", extra={"method": self.method, "path": self.path})
            response = refused(context.metrics, Refusal("internal"))
        seconds = time.perf_counter() - began
        context.metrics.requests.labels(self.method, self.path, response.status_code).observe(seconds)
        return response


@functools.cache
def decoder_of(body: Any) -> msgspec.json.Decoder[Any]:
    """What reads bodies of this type."""
    return msgspec.json.Decoder(body)


def route(context: Context, path: str, endpoints: Sequence[Endpoint]) -> Route:
    """The endpoints of one path for Starlette."""
    methods = {endpoint.method: endpoint for endpoint in endpoints}

    async def serve(request: Request) -> Response:
        return await methods["GET" if request.method == "HEAD" else request.method].serve(context, request)

    return Route(path, serve, methods=list(methods))


def guest_of(context: Context, request: Any) -> Person | None:
    """The guest whose cookie comes with a request or a socket."""
    person = context.signer.person(request.cookies.get(COOKIE))
    return None if person is None else context.store.person(person)


async def read_body(request: Request) -> bytes:
    """The body, as long as it is not too large."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > BODY:
            raise Refusal("too-large", {"most": BODY})
    return bytes(body)


def respond(answer: Any, headers: dict[str, str]) -> Response:
    """An answer as JSON, or as the text that it is, or as bytes, of which the headers say what they are."""
    if isinstance(answer, bytes):
        return Response(answer, headers=headers)
    if isinstance(answer, str):
        return Response(answer, media_type="text/plain", headers=headers)
    return Response(_encode(answer), media_type="application/json", headers={"Cache-Control": "no-store", **headers})
