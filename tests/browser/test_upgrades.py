"""Old pages at new servers and new pages at old ones: a seat's position is used where it can be, and never needed."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect
from tests.browser.adviser import take_advice
from tests.browser.player import NewContext, by_pointer, confirm, own_turns, places, wait_for_decision, wait_for_next
from tests.browser.tables import new_table

from quartier.core.registry import about, games

Bend = Callable[[dict[str, Any]], None]


def parts(message: dict[str, Any]) -> list[dict[str, Any]]:
    """Where a message of the server has fields of a view."""
    return [part for part in (message.get("view"), message.get("changes")) if part]


def of_other_kernels(message: dict[str, Any]) -> None:
    """As a server says it whose rules were compiled from other sources: what it sends cannot be read here."""
    for part in parts(message):
        if part.get("position"):
            part["position"] = {"kernels": "0123456789abcdef", "state": "AAAA"}


def of_a_server_of_old(message: dict[str, Any]) -> None:
    """As a server says it that knows nothing of positions and decisions."""
    message.pop("decision", None)
    for part in parts(message):
        part.pop("position", None)


def as_it_is(message: dict[str, Any]) -> None:
    """As this server says it."""


def listen(page: Page, bend: Bend) -> list[str]:
    """What the page says over its socket from now on; what the server says is bent."""
    said: list[str] = []

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            bend(message)
            socket.send(json.dumps(message))

        def ask(text: str | bytes) -> None:
            said.append(json.loads(text)["type"])
            server.send(text)

        server.on_message(tell)
        socket.on_message(ask)

    page.route_web_socket("**/socket", connect)
    return said


def begin(page: Page, game: str = "cities", **wanted: Any) -> None:
    bots = ["random"] * max(1, about(game).seats.start - 1)
    page.goto(f"/table/{new_table(page, game=game, bots=bots, start=True, **wanted)}")


@pytest.mark.thorough
@pytest.mark.parametrize("game", games())
def test_a_page_that_can_read_its_position_asks_the_server_nothing_but_to_move(game: str, page: Page) -> None:
    said = listen(page, as_it_is)
    begin(page, game)
    for _ in range(3):
        before = own_turns(page)
        take_advice(page)
        expect(confirm(page)).to_be_enabled()
        confirm(page).click()
        wait_for_next(page, before)
    assert said.count("move") == 3
    assert set(said) == {"hint", "move"}


@pytest.mark.thorough
@pytest.mark.parametrize("bend", [of_other_kernels, of_a_server_of_old])
@pytest.mark.parametrize("aids", [True, False])
def test_a_page_that_cannot_read_its_position_asks_the_server(bend: Bend, aids: bool, page: Page) -> None:
    said = listen(page, bend)
    begin(page, aids=aids, hints=True)
    for number in range(3):
        wait_for_decision(page) if aids else page.locator(".tray button").first.wait_for()
        before = own_turns(page)
        if aids:
            by_pointer(page, number)
        else:
            take_advice(page)
            expect(confirm(page)).to_be_enabled()
            confirm(page).click()
        wait_for_next(page, before)
    assert ("preview" if aids else "choices") in said
    assert said.count("move") == 3


def test_a_browser_that_cannot_run_the_engine_asks_the_server(new_context: NewContext, complaints: list[str]) -> None:
    page = new_context().new_page()
    page.add_init_script("delete WebAssembly.compile; delete WebAssembly.Instance")
    page.route("**/*.wasm", refuse)
    said = listen(page, as_it_is)
    begin(page)
    wait_for_decision(page)
    places(page).first.hover()
    before = own_turns(page)
    by_pointer(page, 0)
    wait_for_next(page, before)
    assert "preview" in said
    complaints.clear()


def refuse(route: Route) -> None:
    """A file that is not there any more."""
    route.fulfill(status=404, body="Not found")


def test_an_engine_that_could_not_be_loaded_is_loaded_when_it_can_be(
    new_context: NewContext, complaints: list[str]
) -> None:
    page = new_context().new_page()
    page.route("**/*.wasm", refuse)
    said = listen(page, as_it_is)
    begin(page)
    wait_for_decision(page)
    by_pointer(page, 0)
    assert "preview" in said
    page.unroute("**/*.wasm")
    wait_for_decision(page)
    # The first question after the failure may still go to the server.
    places(page).first.hover()
    page.wait_for_timeout(1000)
    said.clear()
    before = own_turns(page)
    by_pointer(page, 1)
    wait_for_next(page, before)
    assert set(said) == {"move"}
    complaints.clear()
