"""How quick the page is: from the address to something to click, and from a click to a board."""

from __future__ import annotations

import statistics

from playwright.sync_api import Page
from tests.browser.player import NewContext, places, play_button, wait_for_decision
from tests.browser.tables import new_table

WATCH = """
([selector, event]) => {
    const since = {}
    if (event) addEventListener(event, () => (since.at = Date.now()), { once: true, capture: true })
    const before = document.querySelectorAll(selector).length
    window.shown = new Promise(resolve => new MutationObserver((_, observer) => {
        if (document.querySelectorAll(selector).length === before) return
        observer.disconnect()
        requestAnimationFrame(() => resolve([since.at, Date.now()]))
    }).observe(document.body, { subtree: true, childList: true, attributes: true }))
}
"""


def test_home_is_interactive_within_a_second(new_context: NewContext) -> None:
    times = []
    for _ in range(3):
        page = new_context().new_page()
        page.goto("/")
        play_button(page).wait_for()
        times.append(page.evaluate("performance.now()"))
    assert min(times) < 1000, times


def test_a_laid_tile_shows_within_50_ms(page: Page) -> None:
    table = new_table(page, bots=["random"], start=True)
    page.goto(f"/table/{table}")
    wait_for_decision(page)
    times = []
    for _ in range(3):
        page.evaluate(WATCH, ["g.drafted", "pointerup"])
        places(page).first.click()
        clicked, shown = page.evaluate("window.shown")
        times.append(shown - clicked)
    assert statistics.median(times) < 50, times


def test_a_move_shows_to_others_within_100_ms(new_context: NewContext) -> None:
    ann, bob = new_context().new_page(), new_context().new_page()
    table = new_table(ann, seats=2)
    bob.request.post("/api/me", data={"name": "Bob"})
    bob.request.post(f"/api/tables/{table}/join", data={})
    ann.request.post(f"/api/tables/{table}/start", data={})
    for page in (ann, bob):
        page.goto(f"/table/{table}")
        wait_for_decision(page)
    times = []
    for _ in range(5):
        for _ in range(3):
            places(ann).first.click()
        bob.evaluate(WATCH, ["[aria-labelledby=seats] .ready", ""])
        ann.evaluate(WATCH, ["[aria-labelledby=seats] .ready", "pointerup"])
        ann.get_by_role("button", name="Confirm").click()
        clicked, own = ann.evaluate("window.shown")
        _, other = bob.evaluate("window.shown")
        times.append(other - clicked)
        assert own >= clicked
        ann.get_by_role("button", name="Take back").click()
        wait_for_decision(ann)
        bob.locator("[aria-labelledby=seats] .ready").wait_for(state="detached")
    assert statistics.median(times) < 100, times
