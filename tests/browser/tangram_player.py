"""How the tests play Tangram City through the page."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.player import ENDED, confirm, own_turns, to_do, wait_for_turn
from tests.browser.tables import new_table

TILE_MAY_LIE = re.compile("the tile may lie there$")
FOUNTAIN_MAY_LIE = re.compile("the fountain may lie there$")


def sit_down(page: Page, bots: int = 1, **wanted: Any) -> None:
    """A table with bots, its game begun."""
    table = new_table(page, game="tangram", bots=["random"] * bots, start=True, **wanted)
    page.goto(f"/table/{table}")
    page.locator(".stage").get_by_role("button", name="black").wait_for()


def to_first_card(page: Page, bots: int = 1, **wanted: Any) -> None:
    """Sit down and choose the black side."""
    sit_down(page, bots, **wanted)
    page.locator(".stage").get_by_role("button", name="black").click()
    confirm_and_wait(page)


def places(page: Page) -> Locator:
    """The fields where the tile may lie."""
    return page.get_by_role("button", name=TILE_MAY_LIE)


def springs(page: Page) -> Locator:
    """The fields where the fountain may lie."""
    return page.get_by_role("button", name=FOUNTAIN_MAY_LIE)


def give_up(page: Page) -> Locator:
    """The button that gives up the piece in hand."""
    return page.get_by_role("button", name=re.compile("^Give up"))


def confirm_and_wait(page: Page) -> None:
    """Confirm, and wait for the next decision or the end."""
    before = own_turns(page)
    confirm(page).click()
    next_decision(page, before)


def next_decision(page: Page, before: int) -> None:
    """Wait until the turn is listed and something is to be decided, or the game is over."""
    wait_for_turn(page, before)
    confirm(page).or_(page.locator(ENDED)).first.wait_for()


def lay_by_pointer(page: Page) -> None:
    """Turn each piece with the wheel, lay it where it may lie, or give it up."""
    for tile in range(page.locator(".tray button").count()):
        page.locator("[data-cell=d4]").hover()
        page.mouse.wheel(0, 100)
        if tile % 2:
            page.keyboard.press("f")
        page.wait_for_timeout(30)
        if places(page).count():
            places(page).first.click()
        else:
            give_up(page).click()
    if to_do(page).get_by_text(re.compile("card 4 of 4|Final|fountain")).count():
        give_up(page).and_(page.locator(":enabled")).wait_for()
        page.get_by_role("button", name="fountain", exact=True).wait_for()
        if springs(page).count():
            springs(page).last.click()
        else:
            give_up(page).click()
    expect(confirm(page)).to_be_enabled()
