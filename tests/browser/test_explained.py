"""What scores is said while there are no points, and what happens for the first time is explained once."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.fits import begin
from tests.browser.looks import violations
from tests.browser.page_server import PageServer
from tests.browser.player import NewContext, Shoot
from tests.browser.site_server import SiteServer
from tests.browser.tables import new_table, play_any

NUMBERS = count(1)
"""What is said to a server has a number of its own."""
GAMES = ("cities", "tangram", "guilds", "skylines")
PHONE, LAPTOP, WIDE = (390, 844), (1366, 768), (1920, 1080)
SEEN = """() => {
    const inside = (element) => {
        const { left, top, right, bottom, height } = element.getBoundingClientRect()
        return height > 0 && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
    }
    const board = document.querySelector('.stage :is(svg[role=group], .sides)')
    return [scrollY, inside(document.querySelector('[data-confirm]')), inside(board),
        document.documentElement.scrollWidth <= innerWidth]
}"""
"""Whether the page has scrolled, Confirm and the board are on the screen, and nothing is wider than it."""


def on_screen(size: tuple[int, int]) -> dict[str, Any]:
    """A phone of that size."""
    viewport = dict(zip(("width", "height"), size, strict=True))
    return {"viewport": viewport, "has_touch": True, "is_mobile": True}


def at_table(page: Page, game: str, bots: int) -> str:
    """Open a table of this person against bots."""
    table = new_table(page, game=game, bots=["random"] * bots, start=True)
    page.goto(f"/table/{table}")
    page.locator(".stage").wait_for()
    return table


def play(page: Page, table: str, turns: int) -> None:
    """Play some turns for the page's person, who sees them come."""
    for _ in range(turns):
        while 0 not in (seen := page.request.get(f"/api/tables/{table}").json())["view"]["actors"]:
            page.wait_for_timeout(20)
        play_any(page, table, seen, next(NUMBERS))


@pytest.mark.parametrize("game", GAMES)
def test_the_points_card_says_what_scores_and_confirm_stays_on_the_screen(
    new_context: NewContext, site: SiteServer, game: str, shoot: Shoot
) -> None:
    page = new_context(base_url=site.address, locale="de", **on_screen(PHONE)).new_page()
    begin(page, site, game)
    line = page.locator("#scoring li button").first
    for size in (LAPTOP, WIDE, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(line).to_be_visible()
        assert page.evaluate(SEEN) == [0, True, True, True], size
        shoot(page, f"scoring-{game}-{size[0]}")
    page.locator(".strip .ask").tap()
    expect(line).to_be_in_viewport()
    line.tap()
    expect(page.locator(".book.beside")).to_be_visible()


def test_what_scores_is_folded_up_for_good_and_gives_way_to_points(page: Page) -> None:
    table = at_table(page, "cities", 1)
    card = page.locator("#scoring")
    expect(card.locator("li").first).to_be_visible()
    card.locator("summary").click()
    expect(card.locator("li").first).to_be_hidden()
    page.reload()
    expect(card.locator("summary")).to_be_visible()
    expect(card.locator("li").first).to_be_hidden()
    # Who plays anything may well make no points: then there is another deal.
    turns = 0
    while page.request.get(f"/api/tables/{table}").json()["view"]["standings"][0]["score"] == 0:
        turns += 1
        if turns % 12 == 0:
            table = at_table(page, "cities", 1)
        play(page, table, 1)
    expect(page.get_by_role("region", name="Points").get_by_role("listitem").first).to_be_visible()
    expect(card).to_have_count(0)


@pytest.mark.parametrize(("game", "bots", "first"), [("cities", 1, ""), ("guilds", 2, "back in the stack")])
def test_a_moment_is_explained_once_and_never_takes_the_keys(
    page: Page, server: PageServer, game: str, bots: int, first: str
) -> None:
    table = at_table(page, game, bots)
    page.locator(".stage [tabindex='0']").first.focus()
    note = page.get_by_role("region", name="New to you")
    for _ in range(8):
        play(page, table, 1)
        page.wait_for_timeout(150)
        if note.count():
            break
    expect(note).to_contain_text(first)
    title = note.get_by_role("heading").inner_text()
    assert not page.evaluate("!!document.activeElement.closest('.moment')")
    expect(page.get_by_role("status").filter(has_text=title)).to_have_count(1)
    assert violations(page) == []
    page.reload()
    page.locator(".stage").wait_for()
    for _ in range(4):
        play(page, table, 1)
        page.wait_for_timeout(150)
        assert title not in [heading.inner_text() for heading in note.get_by_role("heading").all()]


def test_a_note_leads_to_its_rule_and_can_be_had_no_more_and_anew(page: Page) -> None:
    table = at_table(page, "guilds", 2)
    note = page.get_by_role("region", name="New to you")
    play(page, table, 1)
    note.get_by_role("button", name="Rule").click()
    expect(note).to_have_count(0)
    expect(page.locator("#rule-setup")).to_be_in_viewport()
    page.keyboard.press("Escape")
    play(page, table, 3)
    note.get_by_role("button", name="No more of these").click()
    expect(note).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="in the settings")).to_have_count(1)
    play(page, table, 3)
    expect(note).to_have_count(0)
    page.goto("/settings")
    switch = page.get_by_role("checkbox", name="Explanations")
    expect(switch).not_to_be_checked()
    page.get_by_role("button", name="Explain everything again").click()
    expect(switch).to_be_checked()
    page.goto(f"/table/{table}")
    expect(note).to_have_count(1)
    note.get_by_role("button", name="Got it").click()
    expect(note).to_have_count(0)


def test_on_a_phone_the_note_is_opened_from_the_line_of_points_and_nothing_moves(
    new_context: NewContext, shoot: Shoot
) -> None:
    page = new_context(locale="de", **on_screen(PHONE)).new_page()
    table = at_table(page, "guilds", 2)
    places = """['[data-confirm]', '.stage svg[role=group]'].map((part) => {
        const { top, bottom } = document.querySelector(part).getBoundingClientRect()
        return [Math.round(top), Math.round(bottom)]
    })"""
    before = page.evaluate(places)
    play(page, table, 1)
    chip = page.locator(".strip .new")
    expect(chip).to_be_visible()
    expect(page.locator(".moment")).to_be_hidden()
    assert page.evaluate(SEEN) == [0, True, True, True]
    assert page.evaluate(places) == before
    shoot(page, "moment-phone")
    chip.tap()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_whoever_looks_on_is_told_nothing(new_context: NewContext) -> None:
    ann, bob = (new_context().new_page() for _ in range(2))
    table = at_table(ann, "guilds", 2)
    bob.goto(f"/table/{table}")
    bob.locator(".stage").wait_for()
    play(ann, table, 4)
    expect(ann.locator(".moment")).to_have_count(1)
    assert bob.locator(".moment").count() == 0
