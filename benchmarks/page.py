"""How quick the page is: from the address to something to click, and from a click to a board, one's own and others'.

`python -m benchmarks.page` starts a server and Chromium and prints milliseconds, the median and the slowest of some
tries. What is aimed at: 1000 to the first page, 2000 on a slow phone (1.6 Mbit/s, 150 ms, a quarter of the processor),
50 to a laid tile, 100 to another's eyes.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import FLAGS, WHOLE
from tests.browser.looks import PHONE
from tests.browser.page_server import PageServer
from tests.browser.player import places, play_button, wait_for_decision
from tests.browser.slow_phone import SLOWDOWN, listen, slow_down
from tests.browser.tables import new_table

TRIES = 10
READY = "[aria-labelledby=seats] .ready"
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


class People:
    """People with a browser each."""

    def __init__(self, chromium: Browser, address: str) -> None:
        self._chromium = chromium
        self._settings: dict[str, Any] = {
            "base_url": address,
            "locale": "en",
            "viewport": {"width": 1440, "height": 900},
        }

    def page(self, **settings: Any) -> Page:
        return self._chromium.new_context(**{**self._settings, **settings}).new_page()


def to_the_first_page(people: People) -> list[float]:
    """From the address to the button that starts a game, with nothing kept from before."""
    times = []
    for _ in range(TRIES):
        page = people.page()
        page.goto("/")
        play_button(page).wait_for()
        times.append(float(page.evaluate("performance.now()")))
        page.context.close()
    return times


def to_a_slow_phone(people: People) -> list[float]:
    """The same on a slow phone: the page can be read and played from."""
    times = []
    for _ in range(TRIES):
        page = people.page(**PHONE)
        slow_down(page, SLOWDOWN)
        page.goto("/", wait_until="commit")
        play_button(page).wait_for()
        times.append(float(page.evaluate("performance.now()")))
        page.context.close()
    return times


def to_all_pictures(people: People) -> list[float]:
    """On a slow phone, until everything is there; and what was sent for it."""
    times = []
    for _ in range(TRIES):
        page = people.page(**PHONE)
        slow_down(page, SLOWDOWN)
        sent = listen(page)
        page.goto("/", wait_until="commit")
        page.locator("article svg").nth(3).wait_for()
        times.append(float(page.evaluate("performance.now()")))
        page.wait_for_load_state("networkidle")
        page.context.close()
    print(f"{'sent to the phone':20} {sent.bytes:7} bytes in {len(sent.asked)} files")
    return times


def to_a_laid_tile(people: People) -> list[float]:
    """From a click to the tile on the board."""
    times = []
    for _ in range(TRIES):
        page = people.page()
        table = new_table(page, bots=["random"], start=True)
        page.goto(f"/table/{table}")
        wait_for_decision(page)
        page.evaluate(WATCH, ["g.drafted", "pointerup"])
        places(page).first.click()
        clicked, shown = page.evaluate("window.shown")
        times.append(float(shown - clicked))
        page.context.close()
    return times


def to_others(people: People) -> list[float]:
    """From one person's click to another person's page."""
    ann, bob = people.page(), people.page()
    table = new_table(ann, seats=2)
    bob.request.post("/api/me", data={"name": "Bob"})
    bob.request.post(f"/api/tables/{table}/join", data={})
    ann.request.post(f"/api/tables/{table}/start", data={})
    for page in (ann, bob):
        page.goto(f"/table/{table}")
        wait_for_decision(page)
    times = []
    for _ in range(TRIES):
        for _ in range(3):
            places(ann).first.click()
        bob.evaluate(WATCH, [READY, ""])
        ann.evaluate(WATCH, [READY, "pointerup"])
        ann.get_by_role("button", name="Confirm").click()
        clicked, _ = ann.evaluate("window.shown")
        _, other = bob.evaluate("window.shown")
        times.append(float(other - clicked))
        ann.get_by_role("button", name="Take back").click()
        wait_for_decision(ann)
        bob.locator(READY).wait_for(state="detached")
    return times


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = PageServer(Path(folder))
        chromium = playwright.chromium.launch(executable_path=WHOLE, args=FLAGS)
        try:
            people = People(chromium, server.address)
            for measure in (to_the_first_page, to_a_slow_phone, to_all_pictures, to_a_laid_tile, to_others):
                times = measure(people)
                print(f"{measure.__name__.replace('_', ' '):20} {statistics.median(times):7.0f} {max(times):7.0f}")
        finally:
            chromium.close()
            server.stop()


if __name__ == "__main__":
    main()
