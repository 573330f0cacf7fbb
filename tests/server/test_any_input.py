"""Any input gets a clear answer and changes nothing: hypothesis over the socket, schemathesis over HTTP."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.server_running import Guest, Seat, Server, guests

from quartier.server.openapi import document

MOVE_CODES = {"illegal-move", "malformed-move", "unfinished-turn", "cannot-undo", "not-to-move"}
CODES = {"malformed", "too-large", "talk-empty", "talk-too-long", *MOVE_CODES}

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
near_messages = st.fixed_dictionaries(
    {"type": st.sampled_from(["move", "undo", "preview", "choices", "hint ", "sync", "", "snapshot", "talk"])},
    optional={
        "id": json_values | st.from_regex(r"[a-z]{1,5}", fullmatch=True),
        "version": json_values | st.integers(-2, 5),
        "turn": json_values | st.from_regex(r"[a-z*+]{1,2}[0-9]{1,2}[\^>v<.]?( [+.a-h1-8-]{1,5})?", fullmatch=True),
        "draft": json_values,
        "text": json_values,
        "extra": json_values,
    },
)


@pytest.fixture(scope="module")
def table(server: Server) -> Iterator[tuple[Guest, str, Seat]]:
    """A running match in which nothing has been played."""
    guest = Guest(server, "Ann")
    name = guest.table(seats=2, bots=["random"])
    guest.ask("POST", f"/api/tables/{name}/bots", {"seat": 1, "bot": None})
    second = Guest(server, "Bob")
    second.ask("POST", f"/api/tables/{name}/join", {})
    guest.ask("POST", f"/api/tables/{name}/start", {})
    with guest.sit(name) as seat:
        seat.until("snapshot")
        guests.clear()
        yield guest, name, seat
    guest.http.close()
    second.http.close()


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(said=st.text(max_size=60) | json_values.map(json.dumps) | near_messages.map(json.dumps))
def test_whatever_is_said_over_a_socket_is_answered_once_and_changes_nothing(
    table: tuple[Guest, str, Seat], said: str
) -> None:
    _, _, seat = table
    version, view = seat.version, dict(seat.view)
    seat.socket.send(said)
    answer = seat.hear()
    while answer["type"] in ("table", "talked"):
        answer = seat.hear()
    if answer["type"] == "error":
        assert answer["error"]["code"] in CODES
        assert "Traceback" not in json.dumps(answer)
    else:
        assert answer["type"] in ("changes", "chosen", "previewed", "resync") or '"talk"' in said
    assert (seat.version, seat.view) == (version, view)


def test_http_messages_of_any_form_change_nothing(table: tuple[Guest, str, Seat]) -> None:
    guest, name, _ = table
    before = guest.ask("GET", f"/api/tables/{name}")
    for body in (b"", b"null", b"{", b"[]", b"\xff\xfe", b'{"type":"move"}', b'{"type":"move","id":"a","version":1}'):
        answer = guest.http.post(f"/api/tables/{name}/messages", content=body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")
    assert guest.ask("GET", f"/api/tables/{name}") == before


@pytest.fixture(scope="module")
def cookies(server: Server) -> dict[str, str]:
    answer = httpx.post(f"http://{server.address}/api/me", json={"name": "Schemathesis"})
    return dict(answer.cookies)


documented = schemathesis.openapi.from_dict(json.loads(document()))


@documented.parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_openapi_document_tells_the_truth(case: Any, server: Server, cookies: dict[str, str]) -> None:
    case.call_and_validate(
        base_url=f"http://{server.address}",
        cookies=cookies,
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
    )
