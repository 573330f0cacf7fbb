"""What an HTTP endpoint is: one declaration from which its route, its checks and its documentation come."""

from __future__ import annotations

import functools
import logging
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from quartier.server.identity import COOKIE
from quartier.server.records import Person
from quartier.server.refusals import Refusal, Refused, decoded
from quartier.server.services import Services

BODY = 64_000
"""Bytes of a request's body."""

TABLE = r"^[A-Za-z0-9_-]{22}$"
"""The form of ids and tokens."""

_encode = msgspec.json.Encoder().encode
log = logging.getLogger(__name__)


@dataclass
class Call:
    """A request, read and checked."""

    services: Services
    request: Request
    body: Any
    guest: Person | None
    headers: dict[str, str] = field(default_factory=dict)
    """Headers for the answer."""

    @property
    def address(self) -> str:
        """The address of who asks; empty where it is not one person's or one house's."""
        from quartier.server.shield import address_of

        return address_of(self.request.scope)

    @property
    def person(self) -> Person:
        """The guest who asks."""
        if self.guest is None:
            raise Refusal("no-guest")
        return self.guest

    @property
    def id(self) -> str:
        """The table's id or the token in the path."""
        name = str(self.request.path_params["id"])
        if not re.fullmatch(TABLE, name, re.ASCII):
            raise Refusal("not-found")
        return name

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

    async def serve(self, services: Services, request: Request) -> Response:
        """Answer a request, or refuse it."""
        began = time.perf_counter()
        try:
            body = None if self.body is None else decoded(await read_body(request), decoder_of(self.body))
            call = Call(services, request, body, guest_of(services, request))
            response = respond(await self.run(call), call.headers)
        except Refusal as refusal:
            services.health.failed(refusal)
            response = refused(services, refusal)
        except ClientDisconnect:
            response = Response(status_code=400)
        except Exception as error:
            services.health.failed(error)
            log.exception("request failed", extra={"method": self.method, "path": self.path})
            response = refused(services, Refusal("internal"))
        seconds = time.perf_counter() - began
        services.metrics.requests.labels(self.method, self.path, response.status_code).observe(seconds)
        return response


@functools.cache
def decoder_of(body: Any) -> msgspec.json.Decoder[Any]:
    """What reads bodies of this type."""
    return msgspec.json.Decoder(body)


def route(services: Services, path: str, endpoints: Sequence[Endpoint]) -> Route:
    """The endpoints of one path for Starlette."""
    methods = {endpoint.method: endpoint for endpoint in endpoints}

    async def serve(request: Request) -> Response:
        return await methods["GET" if request.method == "HEAD" else request.method].serve(services, request)

    return Route(path, serve, methods=list(methods))


def guest_of(services: Services, request: Any) -> Person | None:
    """The guest whose cookie comes with a request or a socket."""
    person = services.signer.person(request.cookies.get(COOKIE))
    return None if person is None else services.store.person(person)


async def read_body(request: Request) -> bytes:
    """The body, as long as it is not too large."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > BODY:
            raise Refusal("too-large", {"most": BODY})
    return bytes(body)


def respond(answer: Any, headers: dict[str, str]) -> Response:
    """An answer as JSON, or as the text that it is."""
    if isinstance(answer, str):
        return Response(answer, media_type="text/plain", headers=headers)
    return Response(_encode(answer), media_type="application/json", headers={"Cache-Control": "no-store", **headers})


def refused(services: Services, refusal: Refusal) -> Response:
    """A refusal as an answer."""
    services.metrics.refusals.labels(refusal.problem.code).inc()
    seconds = refusal.problem.text.args.get("seconds", 1)
    headers = {"Retry-After": str(seconds)} if refusal.status in (429, 503) else {}
    return Response(_encode(Refused(refusal.problem)), refusal.status, headers, "application/json")
