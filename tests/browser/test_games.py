"""Whole games of Cities against bots through the page: by pointer, by keys alone, by touch on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.player import (
    NewContext,
    Shoot,
    by_keys,
    by_pointer,
    by_touch,
    play_button,
    play_now,
    play_out,
    tiles_to_lay,
)
from tests.browser.tables import finished_table

ROUNDS = 13


def test_a_whole_game_by_pointer(page: Page, shoot: Shoot) -> None:
    play_now(page)
    assert tiles_to_lay(page) == 3
    assert play_out(page, by_pointer) == 1 + ROUNDS
    expect(page.locator("#result")).to_contain_text("point")
    expect(page.get_by_role("slider", name="Points by round")).to_be_visible()
    expect(page.get_by_role("region", name="Boards").get_by_role("listitem")).to_have_count(2)
    shoot(page, "end-desktop")


def test_a_whole_game_by_keys_alone(page: Page) -> None:
    page.goto("/")
    play_button(page).wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if play_button(page).evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    assert play_out(page, by_keys) == 1 + ROUNDS


def test_a_whole_game_by_touch_on_a_phone(new_context: NewContext, shoot: Shoot) -> None:
    page = new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True).new_page()
    page.goto("/")
    play_button(page).tap()
    assert play_out(page, by_touch) == 1 + ROUNDS
    shoot(page, "end-phone")


def test_alone_the_end_tells_what_the_last_game_brought(page: Page) -> None:
    first = finished_table(page, bots=0)
    page.goto(f"/table/{first}")
    ending = page.locator("header").filter(has=page.locator("#result"))
    expect(ending).to_contain_text("Your city is worth")
    expect(ending).not_to_contain_text("last time")
    score = page.request.get(f"/api/tables/{first}").json()["view"]["standings"][0]["score"]
    page.goto(f"/table/{finished_table(page, bots=0)}")
    # The same turns of the same person bring other points: it is another deal.
    expect(ending).to_contain_text(re.compile(rf"last time \({score}\)|Just as many as last time"))
