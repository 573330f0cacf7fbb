"""How the tests play Cities through the page: by pointer, by keys, by touch."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from typing import Any, TypeAlias

from playwright.sync_api import BrowserContext, Locator, Page, expect

NewContext: TypeAlias = Callable[..., BrowserContext]
"""Makes a person with a browser of their own."""
Shoot: TypeAlias = Callable[[Page, str], None]
"""Keeps a picture of a page."""

MAY_LIE = re.compile("may lie there$")
MAY_GO = re.compile("may go there$")
ENDED = "#result"


def play_now(page: Page) -> None:
    """From Home to a running game with one click."""
    page.goto("/")
    play_button(page).click()
    places(page).first.wait_for()


def play_button(page: Page) -> Locator:
    """The button on Home that starts a game of Cities."""
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Cities", exact=True))
    return card.get_by_role("button", name="Play now")


def places(page: Page) -> Locator:
    """The places where the tile may lie."""
    return page.get_by_role("button", name=MAY_LIE)


def targets(page: Page) -> Locator:
    """The fields where the tourist may go."""
    return page.get_by_role("button", name=MAY_GO)


def see_why_not(page: Page, refused: Locator, why: str) -> None:
    """Where the tile may not lie its ghost says why, and nothing is laid; where it may, the ghost is right."""
    refused.hover()
    expect(page.locator("g.wrong")).to_have_count(1)
    expect(page.locator(".bubble")).to_contain_text(re.compile(why))
    refused.click()
    expect(confirm(page)).to_be_disabled()
    places(page).first.hover()
    expect(page.locator("g.ghost")).to_have_count(1)


def own_turns(page: Page) -> int:
    """How many turns are listed."""
    return page.locator("ol[aria-labelledby=turns] li").count()


def wait_for_turn(page: Page, before: int) -> None:
    """Wait until one more turn is listed."""
    page.wait_for_function(
        "before => document.querySelectorAll('ol[aria-labelledby=turns] li').length > before", arg=before
    )


def wait_for_next(page: Page, before: int) -> None:
    """Wait until one more turn is listed or the game is over."""
    page.wait_for_function(
        "before => document.querySelector('#result') || "
        "document.querySelectorAll('ol[aria-labelledby=turns] li').length > before",
        arg=before,
    )


def to_do(page: Page) -> Locator:
    """What is to do, in a sentence."""
    return page.get_by_role("region", name="What to do now")


def tiles_to_lay(page: Page) -> int:
    """How many tiles are in the hand."""
    return page.locator(".tray button").count()


def wait_for_decision(page: Page) -> bool:
    """Wait until there is something to decide; False when the game is over."""
    places(page).first.or_(page.locator(ENDED)).first.wait_for()
    return page.locator(ENDED).count() == 0


def play_out(page: Page, decide: Callable[[Page, int], None]) -> int:
    """Play until the end; return the number of turns."""
    for number in itertools.count():
        if not wait_for_decision(page):
            return number
        before = own_turns(page)
        decide(page, number)
        wait_for_next(page, before)
    raise AssertionError("a game has an end")


def confirm(page: Page) -> Locator:
    """The button that confirms the turn."""
    return page.get_by_role("button", name="Confirm")


def by_pointer(page: Page, number: int) -> None:
    """Hover, turn with the wheel, lay, point at a field for the tourist, confirm."""
    for _ in range(tiles_to_lay(page)):
        place = places(page).nth(number % max(1, places(page).count()))
        place.hover()
        page.mouse.wheel(0, 100)
        place.click()
    if number and targets(page).count():
        targets(page).first.click()
    confirm(page).click()


def by_touch(page: Page, number: int) -> None:
    """Tap a place, tap the button that turns, tap a field, tap confirm."""
    for _ in range(tiles_to_lay(page)):
        places(page).first.tap()
    page.get_by_role("button", name="Turn").tap()
    if number:
        expect(confirm(page)).to_be_enabled()
        if targets(page).count():
            targets(page).last.tap()
    confirm(page).tap()


def by_keys(page: Page, number: int) -> None:
    """Arrow keys to a place, R, Space, arrow keys to a field, Space, Enter."""
    while not on_board(page):
        page.keyboard.press("Tab")
    for _ in range(tiles_to_lay(page)):
        walk_to(page, places(page).last)
        page.keyboard.press("r")
        page.keyboard.press("Space")
    if number:
        expect(confirm(page)).to_be_enabled()
        if targets(page).count():
            walk_to(page, targets(page).first)
            page.keyboard.press("Space")
    expect(confirm(page)).to_be_enabled()
    page.keyboard.press("Enter")


def on_board(page: Page) -> bool:
    """Whether the keys are on the board."""
    return bool(page.evaluate("document.activeElement.hasAttribute('data-cell')"))


def walk_to(page: Page, target: Locator) -> None:
    """Go to a cell with the arrow keys."""
    here = box(page.locator("[data-cell]:focus"))
    there = box(target)
    side = box(page.locator("[data-cell]").first)["width"]
    right, down = (round((there[axis] - here[axis]) / side) for axis in ("x", "y"))
    for key, steps in (("Right", right), ("Left", -right), ("Down", down), ("Up", -down)):
        for _ in range(steps):
            page.keyboard.press(f"Arrow{key}")
    assert page.evaluate("document.activeElement.getAttribute('data-cell')") == target.get_attribute("data-cell")


def box(locator: Locator) -> dict[str, Any]:
    """Where an element is."""
    found = locator.bounding_box()
    assert found is not None
    return dict(found)
