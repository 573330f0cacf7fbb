"""The review of a match: asked for at its end, in the replay beside the board, by pointer and by keys."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.player import NewContext


def ask(page: Page) -> None:
    """Have the match reviewed, and wait for it."""
    page.get_by_role("button", name="Review this match").click()
    expect(page.get_by_role("slider", name="Points expected at the end")).to_be_visible()


def test_what_was_better_is_shown_on_the_board(page: Page, over: str) -> None:
    page.goto(f"/table/{over}")
    ask(page)
    table = page.get_by_role("table", name="Luck and play")
    expect(table.get_by_role("row")).to_have_count(3)
    told = page.get_by_role("region", name="Review")
    possible = told.get_by_text(re.compile(r"With everything known beforehand, \d+ could have been made"))
    expect(possible).to_have_count(1)
    number = re.search(r"beforehand, (\d+) could", possible.inner_text())
    assert number is not None
    expect(told.locator("svg").get_by_text(f"Possible: {number[1]}")).to_have_count(1)
    expect(told.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile(f"Possible: {number[1]}$"))
    costly = page.get_by_role("region", name="Review").get_by_role("listitem")
    expect(costly).to_have_count(3)
    expect(costly.first).to_contain_text(re.compile(r"Turn \d+, .* Lost: .* points\. Better: "))
    number = re.search(r"Turn (\d+),", costly.first.inner_text())
    assert number is not None
    costly.first.get_by_role("button").click()
    expect(page).to_have_url(re.compile(rf"/replay/{over}\?at={number[1]}&review=1&better=1$"))
    expect(page.locator(".told [role=status]")).to_contain_text("Better:")
    better = page.get_by_role("button", name="Show what was better", exact=True)
    expect(better).to_have_attribute("aria-pressed", "true")
    better.press("Enter")
    expect(page.locator(".told [role=status]")).to_contain_text(f"Turn {number[1]} of")
    # All turns have their grades.
    expect(page.locator("ol[aria-labelledby=turns] .grade")).to_have_count(28)


def test_a_review_is_gone_through_by_keys_and_fits_a_phone(new_context: NewContext, over: str) -> None:
    page = new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).new_page()
    page.goto(f"/replay/{over}?at=9")
    ask(page)
    plot = page.get_by_role("slider", name="Points expected at the end")
    plot.focus()
    for key, turn in (("ArrowRight", 10), ("ArrowLeft", 9), ("Home", 1), ("End", 28)):
        page.keyboard.press(key)
        expect(plot).to_have_attribute("aria-valuenow", str(turn))
        expect(page.locator(".told [role=status]")).to_contain_text(f"Turn {turn} of")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
