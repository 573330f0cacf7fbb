"""The OpenAPI document, made from the endpoints and their types."""

from __future__ import annotations

import functools
import re
from typing import Any

import msgspec

import quartier
from quartier.paper.formats import PAPERS
from quartier.pictures.formats import MEDIA
from quartier.server.interface.endpoint import ID, Endpoint
from quartier.server.interface.printing import PDF, print_game
from quartier.server.interface.routes import ENDPOINTS
from quartier.server.messages.refusals import STATUS, Refused


@functools.cache
def document() -> bytes:
    """The document as JSON."""
    kinds = [Refused, *(kind for endpoint in ENDPOINTS for kind in (endpoint.answer, endpoint.body) if kind)]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    known = dict(zip(map(repr, kinds), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, known)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Quartier", "version": quartier.__version__},
            "paths": paths,
            "components": {"schemas": components},
        }
    )


def operation(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    """One endpoint."""
    answer = known[repr(endpoint.answer)]
    content: dict[str, Any] = {"text/plain" if endpoint.answer is str else "application/json": {"schema": answer}}
    if endpoint.answer is bytes:
        kinds = [PDF] if endpoint.run is print_game else list(MEDIA.values())
        content = {media: {"schema": {"type": "string", "format": "binary"}} for media in kinds}
    described: dict[str, Any] = {
        "operationId": endpoint.run.__name__,
        "summary": endpoint.run.__doc__,
        "responses": {
            "200": {"description": "Done.", "content": content},
            **refusals(endpoint, known[repr(Refused)]),
        },
    }
    parameters = [path_parameter(name) for name in re.findall(r"\{(\w+)\}", endpoint.path)]
    parameters += [
        {"name": name, "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": most}}
        for name, most in endpoint.query.items()
    ]
    if parameters:
        described["parameters"] = parameters
    if endpoint.body is not None:
        content = {"application/json": {"schema": known[repr(endpoint.body)]}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def refusals(endpoint: Endpoint, schema: Any) -> dict[str, Any]:
    """The answers with which the endpoint may refuse, by status."""
    codes: dict[str, list[str]] = {}
    for code in endpoint.refusals:
        codes.setdefault(str(STATUS[code]), []).append(code)
    return {
        status: {
            "description": "Refused: " + ", ".join(sorted(set(listed))) + ".",
            "content": {"application/json": {"schema": schema}},
        }
        for status, listed in sorted(codes.items())
    }


def path_parameter(name: str) -> dict[str, Any]:
    """A part of the path."""
    form: dict[str, Any] = {"pattern": ID} if name == "id" else {"pattern": "^[a-z]{1,40}$"}
    if name == "day":
        form = {"format": "date"}
    if name == "paper":
        form = {"enum": list(PAPERS)}
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string", **form}}
