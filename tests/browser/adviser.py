"""How the tests ask for advice on the page."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect


def hint(page: Page) -> Locator:
    """The button that asks."""
    return page.locator("[data-hint]")


def hint_now(page: Page) -> Locator:
    """It, when it is this seat's turn; as long as others play it stands there disabled."""
    return page.locator("[data-hint]:enabled")


def best_turns(page: Page) -> Locator:
    """The turns that are named, each a button."""
    return page.get_by_role("region", name="The best turns").locator("ol button")


def ask_for_turns(page: Page) -> None:
    """Press until the best turns are named: first there is a nudge, unless there was one already."""
    hint(page).click(timeout=60_000)
    expect(hint(page)).not_to_have_attribute("aria-busy", "true", timeout=60_000)
    if hint(page).get_attribute("aria-expanded") == "false":
        hint(page).click()
    best_turns(page).first.wait_for()


def take_advice(page: Page) -> None:
    """Put the turn onto the board that is thought best."""
    ask_for_turns(page)
    best_turns(page).first.click()
