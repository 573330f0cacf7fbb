"""How the tests play Cities: Skylines through the page: opening, playing cards, drawing, ending milestones."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.player import ENDED, confirm, own_turns, places, to_do, wait_for_next
from tests.browser.tables import post


def new_city(page: Page, bots: int = 0, aids: bool = True, **options: Any) -> None:
    """A running table of Cities: Skylines, opened in the browser."""
    post(page, "me", {"name": "Ann"})
    wanted = {"game": "skylines", "bots": ["random"] * bots, "start": True, "aids": aids, "options": options}
    made = post(page, "tables", wanted)
    page.goto(f"/table/{made['table']['id']}")
    assert wait_for_decision(page)


def wait_for_decision(page: Page) -> bool:
    """Wait until there is something to decide; False when the game is over."""
    page.get_by_role("button", name="Confirm").or_(page.locator(ENDED)).first.wait_for()
    return page.locator(ENDED).count() == 0


def hand(page: Page) -> Locator:
    """The own cards that can be played."""
    return page.locator(".hand button:not(.refused, .role, [aria-disabled=true])")


def stacks(page: Page) -> Locator:
    """The stacks that can be drawn from."""
    return page.get_by_role("region", name="Stacks and exchange pile").locator("button.stack:not([aria-disabled=true])")


def end_button(page: Page) -> Locator:
    """The button that ends the milestone."""
    return page.get_by_role("button", name=re.compile("^End the milestone"))


def press(button: Locator, tap: bool) -> None:
    """By pointer or by touch."""
    if tap:
        button.tap()
    else:
        button.click()


def settle(page: Page) -> None:
    """Confirm, and wait until the turn is listed or the game over."""
    before = own_turns(page)
    expect(confirm(page)).to_be_enabled()
    confirm(page).click()
    wait_for_next(page, before)


def open_part(page: Page, letter: str, tap: bool = False) -> None:
    """Open a board part."""
    press(page.locator(f"[data-part={letter}]"), tap)
    settle(page)


def labour(page: Page) -> int:
    """How the labour market stands."""
    track = page.get_by_role("region", name="Administration board").get_by_role("listitem").filter(has_text="labour")
    return int(track.locator("b").first.inner_text().replace("−", "-"))


def strain(card: str, market: int) -> int:
    """What a card asks of the city, from its words: supplies, money, burdens, a labour market out of balance."""
    found = re.findall(r"(\w+) ([+−])(\d+)", card.split("→")[0])
    changes = {track: int(number) * (1 if sign == "+" else -1) for track, sign, number in found}
    burdens = sum(changes.get(track, 0) for track in ("pollution", "traffic", "crime"))
    supplies = sum(min(changes.get(track, 0), 1) for track in ("power", "water", "garbage", "happiness"))
    return burdens - 2 * supplies - 2 * changes.get("money", 0) + abs(market + changes.get("labour", 0)) - abs(market)


def frugal(page: Page) -> Locator:
    """The card that asks least of the city."""
    cards, market = hand(page), labour(page)
    words = cards.evaluate_all("cards => cards.map(card => card.getAttribute('aria-label'))")
    return cards.nth(min(range(len(words)), key=lambda index: strain(words[index], market)))


def needed_place(page: Page) -> Locator:
    """A place in a district that has no tile yet, else any."""
    empty = re.findall(r"District (\d+), 0 tiles", page.locator("main ul.unseen").inner_text())
    for number in empty:
        there = page.get_by_role("button", name=re.compile(f"district {number}, the tile may lie there$"))
        if there.count():
            return there.first
    return places(page).first


def build(page: Page, tap: bool = False) -> None:
    """Play a card, lay its tile where one is needed, and draw from any stack."""
    draft_building(page, tap)
    settle(page)


def draft_building(page: Page, tap: bool = False) -> None:
    """All of that but to confirm it."""
    press(frugal(page), tap)
    places(page).first.wait_for()
    press(needed_place(page), tap)
    expect(to_do(page)).to_contain_text(re.compile("Draw a card|Confirm your turn"))
    if stacks(page).count():
        press(stacks(page).first, tap)


def take_turn(page: Page) -> None:
    """Whatever can be done now: what a hurried player would."""
    now = to_do(page).inner_text()
    if "Open a board part" in now:
        page.locator("[data-part].may").first.click()
        settle(page)
    elif "Put away" in now:
        settle(page)
    elif end_button(page).get_attribute("aria-disabled") is None:
        end_button(page).click()
        settle(page)
    elif hand(page).count():
        build(page)
    else:
        page.locator(".hand button").first.click()
        page.get_by_role("button", name=re.compile("^Exchange for")).click()
        stacks(page).first.click()
        settle(page)
