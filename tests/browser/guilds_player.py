"""How the tests play City and Guilds through the page: by pointer, by keys, by touch."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from tests.browser.player import ENDED, confirm, own_turns, places, to_do, wait_for_next
from tests.browser.tables import post


def new_town(page: Page, bots: int = 2, **wanted: object) -> None:
    """A running table of City and Guilds, opened."""
    post(page, "me", {"name": "Ann"})
    made = post(page, "tables", {"game": "guilds", "bots": ["random"] * bots, "start": True, **wanted})
    page.goto(f"/table/{made['table']['id']}")
    assert wait_for_decision(page)


def wait_for_decision(page: Page) -> bool:
    """Wait until there is something to decide; False when the game is over."""
    page.locator("fieldset.hand button:enabled").first.or_(page.locator(ENDED)).first.wait_for()
    return page.locator(ENDED).count() == 0


def refusals(page: Page) -> Locator:
    """The free spaces where it may not."""
    return page.get_by_role("button", name=re.compile("may not lie there$"))


def returning(page: Page) -> bool:
    """Whether a tile is to be returned."""
    return "Give back one" in to_do(page).inner_text()


def settle(page: Page) -> str:
    """Wait until the page knows how the turn goes on: by a choice, an open tile, or not at all."""
    expect(to_do(page)).to_contain_text(re.compile("Invest in|figure on the minstrel|tavern|Take one|Confirm your"))
    return to_do(page).inner_text()


def play_turn(page: Page, number: int, tap: bool = False) -> None:
    """A turn by pointer or by touch."""
    before = own_turns(page)
    draft_turn(page, number, tap)
    if tap:
        confirm(page).tap()
    else:
        confirm(page).click()
    wait_for_next(page, before)


def draft_turn(page: Page, number: int, tap: bool = False) -> None:
    """All of a turn but to confirm it: any tile, any place, any choice, any open tile."""

    def press(button: Locator) -> None:
        if tap:
            button.tap()
        else:
            button.click()

    setting_up = returning(page)
    hand = page.locator("fieldset.hand button")
    press(hand.nth(number % hand.count()))
    if not setting_up:
        press(places(page).nth(5 * number % places(page).count()))
        while "Take one" not in (now := settle(page)) and "Confirm your" not in now:
            if "lay a tavern" in now:
                press(places(page).first if number % 2 else page.get_by_role("button", name="No tavern"))
            else:
                choices = page.locator(".choices button")
                press(choices.nth(number % choices.count()))
            if "tavern" in now:
                # A second one may follow, and is asked for in the same words.
                page.wait_for_timeout(200)
            else:
                expect(to_do(page)).not_to_have_text(now)
        if "Take one" in now:
            press(page.locator("fieldset.open button").last)
