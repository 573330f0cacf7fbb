"""The rules: beside the board without leaving it, searched, and on a page of their own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import PHONE, violations, width_of
from tests.browser.player import NewContext, confirm, places, play_now


def test_rules_open_beside_the_board_at_what_matters_now_and_the_draft_stays(page: Page) -> None:
    play_now(page)
    places(page).first.click()
    board = page.locator(".stage svg[role=group]").bounding_box()
    button = page.locator(".top").get_by_role("button", name="Rule", exact=True)
    button.click()
    panel = page.get_by_role("complementary", name="The rules of Cities")
    expect(panel.get_by_role("heading", name="The start")).to_be_in_viewport()
    beside = panel.bounding_box()
    assert board is not None
    assert beside is not None
    assert board["x"] + board["width"] <= beside["x"]
    # Contents move the panel and nothing else; its keys are its own.
    panel.get_by_role("link", name="Points").click()
    expect(panel.get_by_role("heading", name="Points")).to_be_in_viewport()
    page.keyboard.press("Backspace")
    assert (page.url.count("/rules/"), page.evaluate("scrollY")) == (0, 0)
    expect(page.locator("g.drafted")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(button).to_be_focused()
    for _ in range(2):
        places(page).first.click()
    expect(confirm(page)).to_be_enabled()


@pytest.mark.parametrize(
    ("language", "term", "section", "marked"),
    [
        ("en", "cafe", "Points", "Café"),
        ("de", "PLATTCHEN", "Ein Plättchen legen", "Plättchen"),
        ("nl", "toerist", "Toeristen", "toerist"),
    ],
)
def test_rules_are_searched(new_context: NewContext, language: str, term: str, section: str, marked: str) -> None:
    page = new_context(locale=language).new_page()
    page.goto("/rules/cities")
    page.get_by_role("searchbox").fill(term)
    expect(page.locator(".sections section", has=page.get_by_role("heading", name=section))).to_be_visible()
    expect(page.locator("mark").first).to_have_text(re.compile(marked, re.IGNORECASE))
    unmarked = page.locator(".sections section").filter(has_not=page.locator("mark"))
    expect(unmarked).to_have_count(0)
    page.get_by_role("searchbox").fill("xyz")
    expect(page.locator(".sections section")).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.parametrize("colours", ["light", "dark"])
def test_axe_finds_nothing_with_the_rules_open(new_context: NewContext, colours: str) -> None:
    page = new_context(color_scheme=colours).new_page()
    play_now(page)
    page.locator(".top").get_by_role("button", name="Rule", exact=True).click()
    page.get_by_role("complementary").get_by_role("searchbox").fill("tile")
    assert violations(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("dialog").wait_for()
    assert violations(page) == []


def test_on_a_phone_the_rules_are_a_sheet_that_can_always_be_closed(new_context: NewContext) -> None:
    page = new_context(**PHONE).new_page()
    play_now(page)
    page.locator(".top").get_by_role("button", name="Rule", exact=True).tap()
    sheet = page.get_by_role("dialog", name="The rules of Cities")
    expect(sheet.get_by_role("heading", name="The start")).to_be_in_viewport()
    assert width_of(page) == 360
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)
    expect(page.locator(".top").get_by_role("button", name="Rule", exact=True)).to_be_focused()
