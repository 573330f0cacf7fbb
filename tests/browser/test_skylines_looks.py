"""Cities: Skylines on the page: axe finds nothing in any stage, and nothing is wider than the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import DESKTOP, PHONE, violations, width_of
from tests.browser.player import NewContext, Shoot, confirm, places, to_do
from tests.browser.skylines_player import hand, new_city, open_part, settle
from tests.browser.tables import post


@pytest.mark.thorough
@pytest.mark.parametrize(("size", "width"), [(DESKTOP, 1440), (PHONE, 360)])
def test_axe_finds_nothing_and_nothing_is_too_wide(
    new_context: NewContext, shoot: Shoot, size: dict[str, object], width: int
) -> None:
    page = new_context(reduced_motion="reduce", **size).new_page()

    def look(what: str) -> None:
        for colours in ("light", "dark"):
            page.emulate_media(color_scheme=colours)
            shoot(page, f"skylines-{what}-{width}-{colours}")
            assert violations(page) == []
        assert width_of(page) == width

    new_city(page)
    open_part(page, "b")
    hand(page).first.click()
    places(page).first.click()
    expect(to_do(page)).to_contain_text("Draw a card")
    look("draft")
    page.goto("/rules/skylines")
    page.locator("figure svg").first.wait_for()
    look("rules")


@pytest.mark.thorough
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_axe_finds_nothing_in_any_stage(new_context: NewContext, size: dict[str, object]) -> None:
    page = new_context(reduced_motion="reduce", **size).new_page()

    def look() -> None:
        for colours in ("light", "dark"):
            page.emulate_media(color_scheme=colours)
            assert violations(page) == []

    new_city(page, scenario="5")
    for _ in range(4):
        while not page.locator("[data-place].may").count():
            page.keyboard.press("r")
        page.locator("[data-place].may").first.click()
        expect(confirm(page)).to_be_enabled()
        look()
        settle(page)
    expect(page.locator(".offer button")).to_have_count(2)
    look()
    page.locator(".offer button").first.click()
    settle(page)
    look()
    page.locator("[data-part].may").first.click()
    settle(page)
    look()
    hand(page).first.click()
    places(page).first.wait_for()
    look()


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["de", "nl"])
def test_nothing_is_wider_than_a_phone_in_other_languages(new_context: NewContext, language: str) -> None:
    page = new_context(locale=language, **PHONE).new_page()
    new_city_in_words(page)
    page.goto("/rules/skylines")
    page.locator("figure svg").first.wait_for()
    assert width_of(page) == 360
    assert "skylines-" not in page.locator("main").inner_text()


def new_city_in_words(page: Page) -> None:
    """A city in the page's own language: all that is written there is known."""
    post(page, "me", {"name": "Ann"})
    made = post(page, "tables", {"game": "skylines", "start": True, "options": {"scenario": "1"}})
    page.goto(f"/table/{made['table']['id']}")
    page.locator("[data-part]").first.tap()
    page.locator("button.main:enabled").first.tap()
    page.locator("[data-cell]").first.wait_for()
    assert width_of(page) == 360
    assert "skylines-" not in page.locator("main").inner_text()
