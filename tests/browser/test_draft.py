"""A turn while it is thought about: ghost, reasons, previews, rework, hints, and tables without aids."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.adviser import take_advice
from tests.browser.looks import width_of
from tests.browser.player import (
    NewContext,
    box,
    by_pointer,
    confirm,
    own_turns,
    places,
    play_now,
    play_out,
    see_why_not,
    tiles_to_lay,
    to_do,
    wait_for_decision,
    wait_for_turn,
)
from tests.browser.previews import own_view, points
from tests.browser.tables import new_table


def to_first_round(page: Page) -> None:
    """Play the start."""
    play_now(page)
    for _ in range(tiles_to_lay(page)):
        places(page).first.click()
    confirm(page).click()
    expect(page.get_by_text("Round 1 of 13")).to_be_visible()


def sights(page: Page) -> Locator:
    """The fields of the tile just laid where a tourist makes points at once."""
    return page.get_by_role("button", name=re.compile("(park|attraction), the tourist may go there$"))


def lay_a_sight(page: Page) -> None:
    """Lay tiles, without tourists, until one lies that has a sight."""
    to_first_round(page)
    for number in range(1, 14):
        expect(page.get_by_text(f"Round {number} of 13")).to_be_visible()
        places(page).first.click()
        expect(confirm(page)).to_be_enabled()
        if sights(page).count():
            return
        confirm(page).click()
    raise AssertionError("some tile has a sight")


def test_a_ghost_shows_why_the_tile_may_not_lie_there(page: Page) -> None:
    to_first_round(page)
    refused = page.get_by_role("button", name=re.compile("may not lie there$")).first
    see_why_not(page, refused, "touch|five tiles")


def test_what_is_under_the_pointer_is_only_looked_at(page: Page) -> None:
    lay_a_sight(page)
    draft = page.get_by_role("region", name="If you confirm this")
    expect(draft).to_contain_text("No points yet.")
    sights(page).first.hover()
    expect(page.locator("use.guest")).to_have_count(1)
    expect(page.locator(".bubble")).to_have_text(re.compile(r"^\+\d$"))
    expect(draft).to_contain_text("No points yet.")
    expect(to_do(page)).to_contain_text("one tourist")
    sights(page).first.click()
    expect(draft.get_by_role("listitem")).to_have_count(1)
    expect(page.locator("use.guest")).to_have_count(0)
    expect(to_do(page)).to_contain_text("Confirm your turn")


def test_enter_sends_what_lies_and_not_what_is_under_the_pointer(page: Page) -> None:
    lay_a_sight(page)
    sights(page).first.hover()
    expect(page.locator("use.guest")).to_have_count(1)
    expect(page.locator(".bubble")).to_be_visible()
    promised, turns = points(page), own_turns(page)
    page.keyboard.press("Enter")
    wait_for_turn(page, turns)
    assert points(page) == promised == 0
    assert own_view(page)["board"]["cities"][0]["tourists"] == []


def test_no_tourist_is_proposed_before_the_pointer_moves_on(page: Page) -> None:
    to_first_round(page)
    place = box(places(page).first)
    page.mouse.click(place["x"] + place["width"] / 4, place["y"] + place["height"] / 4)
    expect(confirm(page)).to_be_enabled()
    expect(page.locator("use.guest")).to_have_count(0)
    expect(page.locator(".bubble")).to_have_count(0)


def test_when_only_confirm_is_left_the_banner_says_so(page: Page) -> None:
    play_now(page)
    for _ in range(tiles_to_lay(page)):
        expect(to_do(page)).to_contain_text("Lay the three start tiles")
        places(page).first.click()
    expect(to_do(page)).to_contain_text("Confirm your turn")
    page.get_by_role("button", name="Back").click()
    expect(to_do(page)).to_contain_text("Lay the three start tiles")


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
    take_advice(page)
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


@pytest.mark.thorough
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
    assert width_of(page) == 360
