"""On a board that is finer than a finger: holding it shows what is under it, sliding aims, lifting chooses."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect
from tests.browser.player import NewContext, box, confirm, places, targets, tiles_to_lay, wait_for_decision
from tests.browser.site_server import HURRY, SiteServer

TIGHT = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


class Finger:
    """One finger on a touch screen."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)

    def down(self, on: Locator) -> None:
        """Come down on the middle of something."""
        self._send("touchStart", *_middle(on))

    def slide(self, to: Locator) -> None:
        """Move to the middle of something."""
        self._send("touchMove", *_middle(to))

    def up(self) -> None:
        """Lift."""
        self._session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _send(self, kind: str, x: float, y: float) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})


def _middle(of: Locator) -> tuple[float, float]:
    there = box(of)
    return there["x"] + there["width"] / 2, there["y"] + there["height"] / 2


@pytest.fixture
def page(new_context: NewContext, site: SiteServer) -> Page:
    """A phone at the first round of Cities, with the tile laid and fields finer than a finger."""
    page = new_context(base_url=site.address, **TIGHT).new_page()
    page.add_init_script(HURRY)
    page.goto("#/new/cities")
    page.locator("form .button.main").click()
    assert wait_for_decision(page)
    for _ in range(tiles_to_lay(page)):
        places(page).first.tap()
    confirm(page).tap()
    expect(page.get_by_text("Round 1 of 13")).to_be_visible()
    places(page).first.tap()
    targets(page).nth(1).wait_for()
    assert box(targets(page).first)["width"] < 44
    return page


def test_sliding_aims_and_lifting_chooses(page: Page) -> None:
    finger, scrolled = Finger(page), page.evaluate("scrollY")
    first, second = (targets(page).nth(index).get_attribute("data-cell") for index in (0, 1))
    finger.down(page.locator(f"[data-cell={first}]"))
    loupe = page.locator(".loupe")
    expect(loupe).to_be_visible()
    finger.slide(page.locator(f"[data-cell={second}]"))
    shown = box(loupe.locator("rect.chosen"))
    assert min(shown["width"], shown["height"]) >= 44
    finger.up()
    expect(loupe).to_have_count(0)
    expect(page.locator(f"[data-cell={second}]")).to_have_accessible_name(re.compile("a tourist stands there"))
    expect(page.locator(f"[data-cell={first}]")).to_have_accessible_name(re.compile("may go there"))
    assert page.evaluate("scrollY") == scrolled


def test_leaving_the_board_chooses_nothing(page: Page) -> None:
    finger, open_fields = Finger(page), targets(page).count()
    finger.down(targets(page).first)
    expect(page.locator(".loupe")).to_be_visible()
    finger.slide(confirm(page))
    finger.up()
    expect(page.locator(".loupe")).to_have_count(0)
    assert targets(page).count() == open_fields
    expect(confirm(page)).to_be_enabled()
