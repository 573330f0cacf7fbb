"""The end of a match: told in a sentence, counted up, by kinds of points; and the rematch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import violations, width_of
from tests.browser.player import NewContext, places
from tests.browser.tables import finish, finished_by_two, finished_table, new_table, play_any

from quartier.core.registry import games


def test_the_table_of_points_adds_up_and_what_decided_it_is_told(page: Page) -> None:
    table = finished_table(page, bots=2)
    standings = page.request.get(f"/api/tables/{table}").json()["view"]["standings"]
    page.goto(f"/table/{table}")
    ranked = sorted(standings, key=lambda standing: standing["rank"])
    totals = page.get_by_role("table", name="Points", exact=True).locator("tfoot td")
    expect(totals).to_have_text([str(standing["score"]).replace("-", "−") for standing in ranked])
    rows = page.get_by_role("table", name="Points", exact=True).locator("tbody tr")
    assert {row.split("\n")[0].split("\t")[0] for row in rows.all_inner_texts()} <= {
        "Attractions",
        "Parks",
        "Street cafés",
    }
    expect(page.get_by_role("heading", name="What decided it")).to_be_visible()
    # Pointing at a line of the course tells the points of that round; keys do as well.
    course = page.get_by_role("slider", name="Points by round")
    course.press("Home")
    expect(course).to_have_attribute("aria-valuetext", re.compile("^The start: Ann 0"))


def test_points_are_counted_up_only_before_those_who_saw_the_end_and_can_be_skipped(page: Page) -> None:
    table = new_table(page, seats=1, bots=[], start=True)
    number = 0
    while len((seen := page.request.get(f"/api/tables/{table}").json())["view"]["log"]) < 13:
        play_any(page, table, seen, number := number + 1)
    page.goto(f"/table/{table}")
    places(page).first.wait_for()
    play_any(page, table, seen, number + 1)
    skip = page.get_by_role("button", name="Skip the counting")
    expect(page.locator("#result")).to_be_focused()
    skip.click()
    score = page.request.get(f"/api/tables/{table}").json()["view"]["standings"][0]["score"]
    expect(page.get_by_role("region", name="Boards")).to_contain_text(str(score))
    page.reload()
    expect(page.get_by_role("button", name="Count again")).to_be_visible()


@pytest.mark.parametrize("game", games())
def test_whoever_listens_is_told_the_result_as_soon_as_the_match_is_over(page: Page, game: str) -> None:
    table = new_table(page, game=game, bots=["random"] * 2, start=True)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Confirm").wait_for()
    finish(page, table)
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"\b(wins?|lose) "))


def test_a_rematch_takes_one_click_of_each_and_what_was_said_goes_along(new_context: NewContext) -> None:
    ann, bob = new_context().new_page(), new_context().new_page()
    table = finished_by_two(ann, bob)
    for page in (ann, bob):
        page.goto(f"/table/{table}")
    bob.get_by_role("textbox", name="Write to everybody").fill("Once more?")
    bob.get_by_role("button", name="Send").click()
    expect(ann.get_by_text("Once more?")).to_be_visible()
    bob.get_by_role("button", name="Play again").click()
    expect(bob.get_by_text("asked to play again")).to_be_visible()
    expect(ann.get_by_text("Bob wants to play again.")).to_be_visible()
    ann.get_by_role("button", name="Join the rematch").click()
    for page in (ann, bob):
        places(page).first.wait_for()
        expect(page.get_by_text("Once more?")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize("colours", ["light", "dark"])
def test_axe_finds_nothing_at_the_end_of_a_match_on_a_shared_board(new_context: NewContext, colours: str) -> None:
    page = new_context(color_scheme=colours, viewport={"width": 390, "height": 844}).new_page()
    page.goto(f"/table/{finished_table(page, bots=2, game='guilds')}")
    page.locator("#course").wait_for()
    assert violations(page) == []
    assert width_of(page) == 390
