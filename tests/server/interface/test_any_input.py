"""Any input gets a clear answer and changes nothing: hypothesis over the socket, schemathesis over HTTP."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import msgspec
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

from quartier.core.registry import games, load_game
from quartier.server.interface.openapi import document
from quartier.testing.faces import leaves, spoil

MOVE_CODES = {"illegal-move", "malformed-move", "unfinished-turn", "cannot-undo", "not-to-move"}
CODES = {"malformed", "too-large", "talk-empty", "talk-too-long", *MOVE_CODES}

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
near_messages = st.fixed_dictionaries(
    {
        "type": st.sampled_from(
            ["move", "undo", "preview", "choices", "hint ", "sync", "", "snapshot", "talk", "advice"]
        )
    },
    optional={
        "id": json_values | st.from_regex(r"[a-z]{1,5}", fullmatch=True),
        "version": json_values | st.integers(-2, 5),
        "turn": json_values | st.from_regex(r"[a-z*+]{1,2}[0-9]{1,2}[\^>v<.]?( [+.a-h1-8-]{1,5})?", fullmatch=True),
        "draft": json_values,
        "text": json_values,
        "extra": json_values,
    },
)


@pytest.fixture(scope="module", params=sorted(games()))
def table(server: Server, request: pytest.FixtureRequest) -> Iterator[tuple[Guest, str, Seat]]:
    """A running match of each game, in which nothing has been played."""
    people = [Guest(server, name) for name in ("Ann", "Bob", "Cem")]
    guest, *others = people
    seats = max(2, games()[request.param].seats.start)
    name = guest.table(game=request.param, seats=seats)
    for other in others[: seats - 1]:
        other.ask("POST", f"/api/tables/{name}/join", {})
    guest.ask("POST", f"/api/tables/{name}/start", {})
    with guest.sit(name) as seat:
        seat.until("snapshot")
        guests.clear()
        yield guest, name, seat
    for person in people:
        person.http.close()


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
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


def near_structs(view: dict[str, Any], game: str, random: Random) -> Iterator[list[Any]]:
    """Turns as structs that are almost moves of the game."""
    loaded = load_game(game)
    legal = random.sample(view["legal"], min(20, len(view["legal"])))
    seen = [msgspec.to_builtins(loaded.read(text)) for text in legal]
    for number in range(60):
        made = [json.loads(json.dumps(random.choice(seen))) for _ in range(random.choice((1, 1, 2)))]
        spoil(random.choice(made), list(leaves(seen)), random)
        if number % 5 == 0:
            made.append({"type": random.choice(["draw", "open", "lay", "place", "x"]), "stack": "iv", "part": "z"})
        yield made


def test_moves_of_any_form_are_refused_or_previewed(table: tuple[Guest, str, Seat]) -> None:
    try_structs(table, Random(table[2].view["game"]))


def try_structs(table: tuple[Guest, str, Seat], random: Random) -> None:
    """Ask over HTTP what turns come to that are almost some of the game."""
    guest, name, seat = table
    before = dict(seat.view)
    for draft in near_structs(seat.view, seat.view["game"], random):
        for kind in ("preview", "choices"):
            answer = guest.http.post(f"/api/tables/{name}/messages", json={"type": kind, "id": "near", "draft": draft})
            assert answer.status_code in (200, 422, 409, 400), answer.text
            if answer.status_code != 200:
                assert answer.json()["error"]["code"] in CODES
    assert seat.ask("sync", version=seat.version)["changes"] == {}
    assert seat.view == before


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
