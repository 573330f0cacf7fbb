"""Today's challenge from Home: begun with one click, gone on with by another, played without advice."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.player import wait_for_decision


def test_the_challenge_is_begun_once_and_gone_on_with(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play Cities", exact=True).click()
    page.wait_for_url("**/table/*")
    first = page.url
    page.goto("/")
    page.get_by_role("button", name="Continue Cities", exact=True).click()
    page.wait_for_url("**/table/*")
    assert page.url == first


def test_the_challenge_shows_where_tiles_may_lie_and_gives_no_advice(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play Cities", exact=True).click()
    page.wait_for_url("**/table/*")
    assert wait_for_decision(page)
    expect(page.locator("rect.slot.open").first).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
