"""How the page without a server feels: `python -m benchmarks.site`, with the page built and Chromium there.

For each game the time from "Play now" to a first turn that can be played, on a page that was just loaded, and the
longest task of the page's own thread while an expert thinks: above 50 ms somebody would notice it.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import FLAGS, WHOLE
from tests.browser.site_server import SiteServer

from quartier.core.registry import games
from quartier.core.texts import Texts

TIMES = 5
THINKS = 6
"""Seconds for which tasks are listened to."""
LISTEN = """() => {
  window.tasks = []
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' })
}"""


def main() -> None:
    """Measure and print, a line for each game."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = SiteServer(Path(folder))
        browser = playwright.chromium.launch(executable_path=WHOLE, args=FLAGS)
        for game in games():
            times = [first_turn(browser, site, game) for _ in range(TIMES)]
            tasks = long_tasks(browser, site, game)
            longest = f"the longest task takes {max(tasks):.0f} ms" if tasks else "no task takes more than 50 ms"
            print(
                f"{game:<9} first turn after {statistics.median(times):.2f} s ({min(times):.2f} to {max(times):.2f}); "
                f"while an expert thinks {longest}"
            )
        browser.close()
        site.stop()


def opened(browser: Browser, site: SiteServer) -> Page:
    """Home, in a browser that knows nothing yet."""
    page = browser.new_context(base_url=site.address, locale="en", service_workers="block").new_page()
    page.goto("")
    page.get_by_role("article").first.wait_for()
    page.wait_for_load_state("networkidle")
    return page


def first_turn(browser: Browser, site: SiteServer, game: str) -> float:
    """Seconds from the click to a board on which something can be done."""
    page = opened(browser, site)
    title = page.get_by_role("heading", name=Texts("en").say(f"{game}-title"), exact=True)
    button = page.get_by_role("article").filter(has=title).get_by_role("button", name="Play now")
    began = time.perf_counter()
    button.click()
    page.get_by_role("button", name="Hint").wait_for()
    taken = time.perf_counter() - began
    page.context.close()
    return taken


def long_tasks(browser: Browser, site: SiteServer, game: str) -> list[float]:
    """The tasks of over 50 ms, in milliseconds, while experts think; after the board was shown."""
    page = opened(browser, site)
    page.goto(f"#/new/{game}")
    for seat in page.locator("select[id^=seat-]").all():
        seat.select_option("expert")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Hint").wait_for()
    page.wait_for_timeout(1000)
    page.evaluate(LISTEN)
    until = time.monotonic() + THINKS
    while time.monotonic() < until and page.get_by_role("button", name="Hint").count():
        page.get_by_role("button", name="Hint").click()
        page.wait_for_timeout(700)
    found: list[float] = page.evaluate("window.tasks")
    page.context.close()
    return found


if __name__ == "__main__":
    main()
