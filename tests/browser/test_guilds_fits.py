"""City and Guilds on small screens, over a whole game: all that a turn needs is on screen, and nothing moves."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.guilds_player import wait_for_decision
from tests.browser.player import NewContext, own_turns, wait_for_next
from tests.browser.tables import post

from quartier.core.texts import Texts

TIGHTEST = [(360, 640), (740, 360)]
OTHERS = [(390, 844), (844, 390), (1280, 720), (1366, 768), (1440, 900)]
FINGER = 44
MEASURE = """([width, height, finger]) => {
    const wrong = []
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length)
    const round = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
    const needed = ['main svg[role=group]', '.banner p', '.decide', '.decide .button', 'fieldset.hand button',
        'fieldset.open button', '.tools .button']
    for (const selector of needed)
        for (const one of seen(selector)) {
            const { x, y, right, bottom } = one.getBoundingClientRect()
            if (x < 0 || y < 0 || right > width + 0.5 || bottom > height + 0.5)
                wrong.push(`${selector} is off the screen: ${round(one.getBoundingClientRect())}`)
        }
    for (const selector of ['.banner p', '.decide .button', '.decide .words'])
        for (const one of seen(selector))
            if (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
                wrong.push(`${selector} is cut off: ${one.textContent.trim().slice(0, 200)}`)
    if (width <= 720 || height <= 500)
        for (const one of seen('.banner .button, .decide .button, fieldset button, .tools .button')) {
            const { width, height } = one.getBoundingClientRect()
            if (Math.min(width, height) < finger - 0.5) wrong.push(`${one.outerHTML.slice(0, 80)} is too small`)
        }
    if (document.documentElement.scrollWidth > width) wrong.push('the page is too wide')
    if (scrollX || scrollY) wrong.push('the page has scrolled')
    const places = {}
    for (const selector of ['main svg[role=group]', '.decide', 'fieldset.hand', '.tools .main'])
        places[selector] = round(document.querySelector(selector).getBoundingClientRect()).split(' ')
    // The hand is as wide as its tiles are many.
    places['fieldset.hand'] = places['fieldset.hand'][1]
    return { wrong, places }
}"""


class Screens:
    """Screens of some sizes, and where things were on each."""

    def __init__(self, page: Page, sizes: list[tuple[int, int]]) -> None:
        self._page, self._sizes = page, sizes
        self._first: dict[tuple[int, int], dict[str, Any]] = {}

    def measure(self, when: str) -> None:
        """Look at all of them."""
        for width, height in self._sizes:
            self._page.set_viewport_size({"width": width, "height": height})
            found = self._page.evaluate(MEASURE, [width, height, FINGER])
            assert found["wrong"] == [], f"{width} × {height}, {when}"
            first = self._first.setdefault((width, height), found["places"])
            assert found["places"] == first, f"{width} × {height}, {when}"


def measure_a_game(page: Page, language: str, sizes: list[tuple[int, int]], seats: int) -> None:
    """Play a game to its end, and measure in every stage of every turn."""
    post(page, "me", {"name": "Annemarie"})
    made = post(page, "tables", {"game": "guilds", "bots": ["random"] * (seats - 1), "start": True})
    page.goto(f"/table/{made['table']['id']}")
    screens = Screens(page, sizes)
    stages: set[str] = set()
    number = 0
    while wait_for_decision(page):
        number += 1
        stages |= measure_a_turn(page, screens, number, Texts(language))
        before = own_turns(page)
        page.locator(".tools .main").click()
        wait_for_next(page, before)
    assert {"invest", "take", "ready"} <= stages


def measure_a_turn(page: Page, screens: Screens, number: int, texts: Texts) -> set[str]:
    """Draft a turn, and tell which stages it had."""
    hand, choices = page.locator("fieldset.hand button"), page.locator(".choices .button")
    screens.measure(f"turn {number}, at its beginning")
    hand.nth(number % hand.count()).click()
    if page.locator("rect.open").count():
        lay(page, number)
    stages = []
    while "ready" not in stages:
        now = settle(page, texts)
        screens.measure(f"turn {number}, to {now}")
        stages.append(now)
        if now == "tavern":
            page.locator(".decide .button").click()
            # A second one may follow, and is asked for in the same words.
            page.wait_for_timeout(100)
        elif now == "take":
            page.locator("fieldset.open button").last.click()
        elif now != "ready":
            choices.nth(number % choices.count()).click()
    return set(stages)


def settle(page: Page, texts: Texts) -> str:
    """Wait until the page knows how the turn goes on; tell how."""
    asked = {texts.say(f"guilds-phase-{stage}"): stage for stage in ("invest", "minstrel", "tavern", "take")}
    asked[texts.say("page-ready")] = "ready"
    todo = page.locator(".banner p")
    expect(todo).to_have_text(re.compile("|".join(map(re.escape, asked))))
    return asked[todo.inner_text()]


def lay(page: Page, number: int) -> None:
    """Press a place where the tile may lie."""
    places = page.locator("rect.open").evaluate_all(
        "all => all.map((one) => [one.x.baseVal.value - 6, one.y.baseVal.value - 6])"
    )
    x, y = places[7 * number % len(places)]
    page.locator(f"[data-cell][x='{x:g}'][y='{y:g}']").dispatch_event("click")


PHONE = {"has_touch": True, "is_mobile": True, "viewport": {"width": 360, "height": 640}}


@pytest.mark.thorough
# German words are the longest; the board of four and that of five differ by what lies on them, not by what is said.
@pytest.mark.parametrize(("language", "seats"), [("de", 3), ("de", 4), ("de", 5), ("en", 3), ("nl", 5)])
def test_a_game_fits_all_screens(new_context: NewContext, language: str, seats: int) -> None:
    measure_a_game(new_context(locale=language, **PHONE).new_page(), language, TIGHTEST + OTHERS, seats)
