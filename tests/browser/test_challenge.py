"""Today's challenge from Home: begun with one click, gone on with by another."""

from __future__ import annotations

from playwright.sync_api import Page


def test_the_challenge_is_begun_once_and_gone_on_with(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play Cities", exact=True).click()
    page.wait_for_url("**/table/*")
    first = page.url
    page.goto("/")
    page.get_by_role("button", name="Continue Cities", exact=True).click()
    page.wait_for_url("**/table/*")
    assert page.url == first
