"""A refusal as an HTTP answer: counted, with its body and the headers that belong to it."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from quartier.server.messages.refusals import Refusal, Refused
from quartier.server.metrics import Metrics

_encode = msgspec.json.Encoder().encode


def body_and_headers(refusal: Refusal) -> tuple[bytes, dict[str, str]]:
    """What is said, and when to ask again where that helps."""
    seconds = refusal.problem.text.args.get("seconds", 1)
    again = {"Retry-After": str(seconds)} if refusal.status in (429, 503) else {}
    return _encode(Refused(refusal.problem)), again


def refused(metrics: Metrics, refusal: Refusal) -> Response:
    """The answer."""
    metrics.refusals.labels(refusal.problem.code).inc()
    body, headers = body_and_headers(refusal)
    return Response(body, refusal.status, headers, "application/json")
