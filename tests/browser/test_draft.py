"""A turn while it is thought about: ghost, reasons, previews, rework, hints, and tables without aids."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.player import (
    NewContext,
    box,
    by_pointer,
    confirm,
    places,
    play_now,
    play_out,
    targets,
    tiles_to_lay,
    wait_for_decision,
)
from tests.browser.tables import new_table


def to_first_round(page: Page) -> None:
    """Play the start."""
    play_now(page)
    for _ in range(tiles_to_lay(page)):
        places(page).first.click()
    confirm(page).click()
    expect(page.get_by_text("Round 1 of 13")).to_be_visible()


def test_a_ghost_shows_why_the_tile_may_not_lie_there(page: Page) -> None:
    to_first_round(page)
    refused = page.get_by_role("button", name=re.compile("may not lie there$")).first
    refused.hover()
    expect(page.locator("g.wrong")).to_have_count(1)
    expect(page.locator(".bubble")).to_have_text(re.compile("touch|five tiles"))
    refused.click()
    expect(confirm(page)).to_be_disabled()
    places(page).first.hover()
    expect(page.locator("g.ghost")).to_have_count(1)


def test_the_points_of_the_move_under_the_pointer_are_shown_before_it_is_made(page: Page) -> None:
    to_first_round(page)
    places(page).first.click()
    targets(page).first.hover()
    score = page.get_by_role("region", name="If you confirm this")
    expect(score).to_contain_text(re.compile(r"\d point"))
    expect(score.get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_role("region", name="What is to do")).to_contain_text("one tourist")


def test_a_laid_tile_can_be_turned_and_moved_until_it_is_confirmed(page: Page) -> None:
    to_first_round(page)
    before = places(page).count()
    places(page).first.click()
    drawn = page.locator("g.drafted use").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    page.keyboard.press("r")
    turned = page.locator("g.drafted use").evaluate_all("all => all.map(one => one.getAttribute('href')[8])")
    letters = [href[8] for href in drawn]
    assert [one[-1] for one in turned] == [letters[2], letters[0], letters[3], letters[1]]
    page.get_by_role("button", name="Back").click()
    expect(page.locator("g.drafted")).to_have_count(0)
    assert places(page).count() == before


def test_a_tile_can_be_dragged_from_the_hand_and_dragged_on(page: Page) -> None:
    to_first_round(page)
    first, second = box(places(page).first), box(places(page).last)
    hand = box(page.locator(".tray button"))
    page.mouse.move(hand["x"] + 20, hand["y"] + 20)
    page.mouse.down()
    page.mouse.move(first["x"] + 30, first["y"] + 30, steps=5)
    page.mouse.up()
    expect(page.locator("g.drafted")).to_have_count(1)
    page.mouse.down()
    page.mouse.move(second["x"] + 30, second["y"] + 30, steps=5)
    page.mouse.up()
    lying = box(page.locator("g.drafted rect.edge"))
    assert abs(lying["x"] - second["x"]) < 12
    assert abs(lying["y"] - second["y"]) < 12


def test_water_is_refused_with_the_rule(page: Page) -> None:
    to_first_round(page)
    places(page).first.click()
    expect(confirm(page)).to_be_enabled()
    page.get_by_role("button", name=re.compile("^[a-z]+[0-9]+: water$")).first.click()
    expect(page.locator(".bubble")).to_have_text(re.compile("water|just laid"))
    expect(confirm(page)).to_be_enabled()


def test_a_hint_lays_a_good_turn_onto_the_board(page: Page) -> None:
    to_first_round(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("g.drafted")).to_have_count(1)
    expect(confirm(page)).to_be_enabled()


def test_hints_are_offered_among_bots_and_not_among_people_unless_wanted(page: Page) -> None:
    page.goto("/new/cities")
    hints = page.get_by_label("Hints: a bot suggests turns")
    expect(hints).to_be_checked()
    page.get_by_label("Player 2").select_option("open")
    expect(hints).not_to_be_checked()
    hints.check()
    with page.expect_request("**/api/tables") as asked:
        page.locator("form .button.main").click()
    wanted = asked.value.post_data_json
    assert wanted is not None
    assert wanted["hints"] is True


def test_a_table_without_aids_shows_no_places_no_points_and_no_hints(page: Page) -> None:
    table = new_table(page, bots=["random"], start=True, aids=False)
    page.goto(f"/table/{table}")
    wait_for_decision(page)
    for _ in range(3):
        places(page).first.click()
    confirm(page).click()
    expect(page.get_by_text("Round 1 of 13")).to_be_visible()
    expect(page.locator("rect.slot.open")).to_have_count(0)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    places(page).first.click()
    expect(confirm(page)).to_be_enabled()
    expect(page.get_by_role("region", name="If you confirm this")).to_have_count(0)


@pytest.mark.parametrize(
    "options", [{"free": True}, {"just_one_more": True, "level": 3}, {"no_jumping": True, "level": 1}]
)
def test_every_variant_is_played_to_its_end(page: Page, options: dict[str, object]) -> None:
    table = new_table(page, bots=["random"], start=True, options=options)
    page.goto(f"/table/{table}")
    rounds = 14 if "just_one_more" in options else 13
    assert play_out(page, by_pointer) == 1 + rounds


def test_eight_seats_fit_on_a_phone(new_context: NewContext) -> None:
    page = new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True).new_page()
    table = new_table(page, bots=["random"] * 7, start=True)
    page.goto(f"/table/{table}")
    wait_for_decision(page)
    assert page.locator("[aria-labelledby=seats] li").count() == 8
    assert page.evaluate("document.documentElement.scrollWidth") == 360
