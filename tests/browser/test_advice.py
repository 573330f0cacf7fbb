"""Hints: a nudge first, then the best turns with what they bring; among people once everybody agrees."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.adviser import ask_for_turns, best_turns, hint, take_advice
from tests.browser.looks import violations
from tests.browser.player import NewContext, confirm, own_turns, to_do, wait_for_next
from tests.browser.previews import own_view
from tests.browser.tables import new_table, post

from quartier.core.registry import about, games


def hear(page: Page, kind: str) -> list[dict[str, Any]]:
    """What the server says of a kind from now on."""
    heard: list[dict[str, Any]] = []

    def note(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == kind:
            heard.append(message)

    page.on("websocket", lambda socket: socket.on("framereceived", note))
    return heard


def sit_down(page: Page, game: str = "cities", **wanted: Any) -> str:
    """A running match with as many bots as are needed."""
    bots = ["random"] * max(1, about(game).seats.start - 1)
    table = new_table(page, game=game, bots=bots, start=True, **wanted)
    page.goto(f"/table/{table}")
    return table


def expected(standings: Any, board: Any) -> int:
    """The points of seat 0, with those that are counted when all are ready."""
    return int(standings[0]["score"] + sum(item["points"] for item in board.get("due", [])))


def number(text: str) -> float:
    """A number as the page writes it: below zero with a minus, not with a hyphen."""
    return float(text.replace("−", "-"))


def gain_told(text: str) -> int:
    """The points that a turn brings its own seat at once, as the panel says."""
    told = re.search(r"Now: (.*)", text)
    assert told is not None
    own = [part for part in told[1].split(", ") if not part.startswith("Bot")]
    return sum(int(number(found[0])) for part in own if (found := re.search(r"[+−]\d+$", part)))


@pytest.mark.parametrize("game", games())
def test_the_best_turns_are_told_with_the_servers_numbers_and_what_they_then_gain(page: Page, game: str) -> None:
    hinted, done = hear(page, "hinted"), hear(page, "ack")
    sit_down(page, game)
    for turn in range(4):
        # It is the own turn: what is listed from now on is this turn, not a bot's before it.
        expect(hint(page)).to_be_enabled()
        before_turns = own_turns(page)
        before = own_view(page)
        ask_for_turns(page)
        answered = hinted[-1]["turns"]
        assert len(hinted) == turn + 1
        rows = best_turns(page).all()
        assert [number(row.locator("b").inner_text().split()[0]) for row in rows] == [
            pytest.approx(round(advice["expected"] * 10) / 10, abs=0.11) for advice in answered
        ]
        told = gain_told(rows[0].inner_text())
        rows[0].click()
        expect(confirm(page)).to_be_focused()
        page.keyboard.press("Enter")
        wait_for_next(page, before_turns)
        # What this turn alone has changed: bots may have moved since.
        after = {**before, **done[-1]["changes"]}
        assert expected(after["standings"], after["board"]) - expected(before["standings"], before["board"]) == told


@pytest.mark.parametrize("game", games())
def test_a_nudge_says_where_to_look_and_puts_nothing_on_the_board(page: Page, game: str) -> None:
    sit_down(page, game)
    expect(hint(page)).to_be_enabled()
    hint(page).click()
    expect(to_do(page)).to_contain_text("Hint:")
    expect(hint(page)).to_contain_text("Show me")
    expect(best_turns(page)).to_have_count(0)
    expect(confirm(page)).to_be_disabled()
    expect(page.get_by_role("button", name="Back")).to_be_disabled()


def test_by_keys_it_is_asked_for_left_and_taken_and_the_keys_are_never_lost(page: Page) -> None:
    sit_down(page)
    expect(hint(page)).to_be_enabled()
    page.keyboard.press("Tab")
    page.locator("[data-cell]").first.focus()
    cell = page.evaluate("document.activeElement.dataset.cell")
    page.keyboard.press("h")
    expect(to_do(page)).to_contain_text("Hint:")
    page.keyboard.press("Escape")
    expect(to_do(page)).not_to_contain_text("Hint:")
    page.keyboard.press("h")
    expect(best_turns(page).first).to_be_focused()
    page.keyboard.press("Escape")
    expect(best_turns(page)).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.cell") == cell
    hint(page).focus()
    page.keyboard.press("h")
    expect(best_turns(page)).to_have_count(3)
    page.keyboard.press("2")
    expect(confirm(page)).to_be_focused()
    before = own_turns(page)
    page.keyboard.press("Enter")
    wait_for_next(page, before)


def test_who_stops_waiting_gets_no_answer_until_it_is_asked_for_again(page: Page) -> None:
    hinted = hear(page, "hinted")
    sit_down(page)
    expect(hint(page)).to_be_enabled()
    hint(page).click()
    expect(hint(page)).to_contain_text("Thinking")
    hint(page).click()
    expect(hint(page)).to_contain_text("Hint")
    # It is there when it is asked for again, and the server was asked once.
    hint(page).click()
    expect(to_do(page)).to_contain_text("Hint:")
    assert len(hinted) == 1


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390)])
def test_on_a_phone_the_panel_leaves_the_whole_board_in_sight(new_context: NewContext, size: tuple[int, int]) -> None:
    width, height = size
    screen = {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}
    page = new_context(**screen, reduced_motion="reduce").new_page()
    sit_down(page)
    expect(hint(page)).to_be_enabled()
    ask_for_turns(page)
    panel = page.get_by_role("region", name="The best turns").bounding_box()
    board = page.locator("svg:has([data-cell])").bounding_box()
    assert panel is not None
    assert board is not None
    assert panel["y"] >= board["y"] + board["height"] or panel["x"] >= board["x"] + board["width"]
    assert panel["y"] + panel["height"] <= height
    assert board["y"] >= 0
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_aids_and_hints_can_each_be_done_without_where_the_table_has_them(page: Page) -> None:
    sit_down(page)
    expect(hint(page)).to_be_enabled()
    expect(page.locator("rect.slot.open").first).to_be_visible()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_label("Hints: a bot suggests turns").uncheck()
    expect(hint(page)).to_have_count(0)
    page.get_by_label("Aids: show where pieces may lie").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("rect.slot.open")).to_have_count(0)
    page.reload()
    expect(confirm(page)).to_be_visible()
    expect(page.locator("rect.slot.open")).to_have_count(0)
    expect(hint(page)).to_have_count(0)


def test_people_agree_on_hints_and_each_can_take_it_back(new_context: NewContext) -> None:
    ann, bob = new_context().new_page(), new_context().new_page()
    table = new_table(ann, seats=2)
    post(bob, "me", {"name": "Bob"})
    post(bob, f"tables/{table}/join", {})
    post(ann, f"tables/{table}/start", {})
    for page in (ann, bob):
        page.goto(f"/table/{table}")
        expect(confirm(page)).to_be_visible()
        expect(hint(page)).to_have_count(0)
    ann.get_by_role("button", name="Table", exact=True).click()
    ann.get_by_label("Allow hints at this table").check()
    expect(ann.get_by_text("Not yet: Bob.")).to_be_visible()
    ann.keyboard.press("Escape")
    asked = bob.get_by_role("region", name="Allow hints at this table")
    expect(asked).to_contain_text("Ann: shall we play with hints?")
    assert violations(bob) == []
    asked.get_by_role("button", name="Agree").click()
    expect(asked).to_have_count(0)
    for page in (ann, bob):
        expect(hint(page)).to_be_visible()
    take_advice(ann)
    expect(confirm(ann)).to_be_enabled()
    bob.get_by_role("button", name="Table", exact=True).click()
    bob.get_by_label("Allow hints at this table").uncheck()
    for page in (ann, bob):
        expect(hint(page)).to_have_count(0)


def test_who_says_no_is_left_in_peace(new_context: NewContext) -> None:
    ann, bob = new_context().new_page(), new_context().new_page()
    table = new_table(ann, seats=2, hints=True)
    post(bob, "me", {"name": "Bob"})
    post(bob, f"tables/{table}/join", {})
    post(ann, f"tables/{table}/start", {})
    bob.goto(f"/table/{table}")
    bob.get_by_role("button", name="No, thanks").click()
    expect(bob.get_by_role("region", name="Allow hints at this table")).to_have_count(0)


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_axe_finds_nothing_in_a_nudge_and_in_the_panel(new_context: NewContext, colours: str) -> None:
    page = new_context(color_scheme=colours, reduced_motion="reduce").new_page()
    sit_down(page, "guilds")
    expect(hint(page)).to_be_enabled()
    hint(page).click()
    expect(to_do(page)).to_contain_text("Hint:")
    assert violations(page) == []
    hint(page).click()
    best_turns(page).first.wait_for()
    assert violations(page) == []
