"""Tables made over HTTP with a page's own cookie, for tests about what comes after."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page


def post(page: Page, path: str, body: dict[str, Any]) -> Any:
    """Ask the server as this page's person."""
    answer = page.request.post(f"/api/{path}", data=body)
    assert answer.ok, answer.text()
    return answer.json()


def new_table(page: Page, name: str = "Ann", **wanted: Any) -> str:
    """A table with this person as its host, of Cities if nothing else is wanted."""
    post(page, "me", {"name": name})
    made = post(page, "tables", {"game": "cities", **wanted})
    return str(made["table"]["id"])


def finished_table(page: Page, bots: int = 1, game: str = "cities", **options: Any) -> str:
    """A table whose match is over; the person has played any legal turns."""
    table = new_table(page, game=game, bots=["random"] * bots, start=True, options=options)
    finish(page, table)
    return table


def finish(page: Page, table: str) -> None:
    """Play any legal turns for the page's person until the match is over."""
    for number in range(1, 10_000):
        seen = page.request.get(f"/api/tables/{table}").json()
        view = seen["view"]
        if view["over"]:
            return
        if 0 not in view["actors"]:
            time.sleep(0.02)
            continue
        play_any(page, table, seen, number)
    raise AssertionError("a match has an end")


def finished_by_two(ann: Page, bob: Page) -> str:
    """A table of two people whose match is over; both have played any legal turns."""
    table = new_table(ann, seats=2)
    post(bob, "me", {"name": "Bob"})
    post(bob, f"tables/{table}/join", {})
    post(ann, f"tables/{table}/start", {})
    for number in range(1, 10_000):
        for page in (ann, bob):
            seen = page.request.get(f"/api/tables/{table}").json()
            if seen["view"]["over"]:
                return table
            play_any(page, table, seen, number)
    raise AssertionError("a match has an end")


def play_any(page: Page, table: str, seen: Any, number: int) -> None:
    """Play a legal turn for the page's person, to whom the table looks as seen."""
    steps: list[str] = []
    legal = seen["view"]["legal"]
    while legal:
        steps.append(legal[7 * number % len(legal)])
        ask = {"type": "choices", "id": f"c{number}-{len(steps)}", "draft": " ".join(steps)}
        legal = post(page, f"tables/{table}/messages", ask)["legal"]
    move = {"type": "move", "id": f"m{number}", "version": seen["version"], "turn": " ".join(steps)}
    post(page, f"tables/{table}/messages", move)
