"""City and Guilds through the page: whole games, a turn while it is thought about, keys, touch, accessibility."""

from __future__ import annotations

import itertools
import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.adviser import take_advice
from tests.browser.guilds_player import (
    new_town,
    play_turn,
    refusals,
    settle,
    wait_for_decision,
)
from tests.browser.looks import DESKTOP, PHONE, violations, width_of
from tests.browser.player import (
    ENDED,
    NewContext,
    Shoot,
    box,
    confirm,
    places,
    see_why_not,
)
from tests.browser.test_loupe import Finger

TURNS = 4
"""How many turns are enough to see set-up and play."""


@pytest.mark.thorough
def test_a_whole_game_by_pointer(page: Page, shoot: Shoot) -> None:
    page.goto("/")
    card = page.get_by_role("article").filter(has_text="City and Guilds")
    card.get_by_role("button", name="Play now").click()
    for number in itertools.count():
        if not wait_for_decision(page):
            break
        play_turn(page, number)
        if number == 12:
            shoot(page, "guilds-desktop")
    expect(page.locator(ENDED)).to_contain_text("point")
    boards = page.get_by_role("region", name="Boards")
    assert boards.locator("ol > li").count() == 3
    assert boards.locator("svg[role=img] g.tile").count() >= 64
    page.get_by_role("table", name="Points", exact=True).get_by_role("button", name="Chains").hover()
    expect(boards.locator("g.lit path.line")).to_have_count(1)
    shoot(page, "guilds-end-desktop")


def test_turns_by_touch_on_a_phone(new_context: NewContext, shoot: Shoot) -> None:
    page = new_context(**PHONE).new_page()
    new_town(page, bots=4)
    for number in range(TURNS):
        assert wait_for_decision(page)
        play_turn(page, number, tap=True)
    wait_for_decision(page)
    assert width_of(page) == 360
    finger = Finger(page)
    finger.down(places(page).first)
    expect(page.locator(".loupe")).to_be_visible()
    assert box(page.locator(".loupe rect.chosen"))["width"] >= 44
    finger.up()
    expect(page.locator("g.drafted")).to_have_count(1)
    shoot(page, "guilds-phone")


def test_a_ghost_shows_why_the_tile_may_not_lie_there(page: Page) -> None:
    new_town(page)
    for number in range(2):
        wait_for_decision(page)
        play_turn(page, number)
    wait_for_decision(page)
    see_why_not(page, refusals(page).first, "adjacent")


def test_a_turn_can_be_changed_until_it_is_confirmed(page: Page) -> None:
    new_town(page)
    play_turn(page, 0)
    wait_for_decision(page)
    free = places(page).count()
    places(page).first.click()
    expect(page.locator("g.drafted")).to_have_count(1)
    settle(page)
    page.locator("fieldset.open button").first.click()
    expect(confirm(page)).to_be_enabled()
    page.get_by_role("button", name="Back").click()
    expect(confirm(page)).to_be_disabled()
    page.get_by_role("button", name="Back").click()
    expect(page.locator("g.drafted")).to_have_count(0)
    assert places(page).count() == free


def test_a_tile_can_be_dragged_from_the_hand(page: Page) -> None:
    new_town(page)
    play_turn(page, 0)
    wait_for_decision(page)
    hand, place = box(page.locator("fieldset.hand button").first), box(places(page).first)
    page.mouse.move(hand["x"] + 20, hand["y"] + 20)
    page.mouse.down()
    page.mouse.move(place["x"] + 10, place["y"] + 10, steps=5)
    page.mouse.up()
    expect(page.locator("g.drafted")).to_have_count(1)


def test_chains_blocks_and_adjacency_light_up(page: Page) -> None:
    new_town(page)
    for number in range(TURNS):
        wait_for_decision(page)
        play_turn(page, number)
    wait_for_decision(page)
    light = page.locator("g.light")
    page.get_by_role("button", name=re.compile("^Block C")).hover()
    expect(light.locator("path.zone")).to_have_count(1)
    expect(page.locator("g.sign.lit")).to_contain_text("C")
    places(page).first.hover()
    assert light.locator("rect.neighbour").count() >= 1
    assert light.locator("path.link").count() == 2 * light.locator("rect.neighbour").count()


def test_a_turn_lights_its_spaces_and_names_them_only_where_that_is_set(page: Page) -> None:
    new_town(page)
    for number in range(3):
        play_turn(page, number)
        wait_for_decision(page)
    turns = page.locator("ol[aria-labelledby=turns] li")
    expect(turns.first).to_contain_text(re.compile("lays an? .* in block [A-H]"))
    expect(page.locator("svg text.space")).to_have_count(0)
    page.evaluate("localStorage.setItem('quartier-settings', JSON.stringify({ coordinates: true }))")
    page.reload()
    wait_for_decision(page)
    expect(turns.first).to_contain_text(re.compile("lays an? .* on [a-h][1-8]"))
    expect(page.locator("svg text.space")).to_have_count(64)


def test_others_hands_are_seen_from_behind(page: Page) -> None:
    new_town(page)
    hands = page.locator("ul.hands li")
    assert hands.count() == 3
    assert hands.nth(0).locator("use[href='#guilds-back']").count() == 0
    assert hands.nth(1).locator("use[href='#guilds-back']").count() >= 3


def test_a_hint_lays_a_good_turn_onto_the_board(page: Page) -> None:
    new_town(page)
    play_turn(page, 0)
    wait_for_decision(page)
    take_advice(page)
    expect(page.locator("g.drafted")).to_have_count(1)
    expect(confirm(page)).to_be_enabled()


def test_a_table_without_aids_shows_no_places_and_no_points(page: Page) -> None:
    new_town(page, aids=False)
    play_turn(page, 0)
    wait_for_decision(page)
    expect(page.locator("rect.open")).to_have_count(0)
    play_turn(page, 1)
    expect(page.get_by_role("region", name="If you confirm this")).to_have_count(0)


def test_the_boards_of_the_rules_page_can_be_tried(page: Page) -> None:
    page.goto("/rules/guilds")
    page.get_by_role("button", name="Try space a1", exact=True).click()
    expect(page.get_by_text("a1 is adjacent to a2, a3.")).to_be_visible()
    page.get_by_role("button", name="A full field").click()
    page.get_by_role("button", name="A market").click()
    expect(page.get_by_role("status").filter(has_text="1. Player 1 (field 5)")).to_be_visible()
    page.get_by_role("button", name="Two owners").click()
    expect(page.get_by_role("status").filter(has_text="12+2")).to_be_visible()
    expect(page.get_by_text("6 over 3 blocks, worth 12")).to_be_visible()
    page.get_by_role("button", name=re.compile("^b5: .* take it away$")).click()
    expect(page.get_by_text("3 over 3 blocks, worth 9")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize(("size", "width"), [(DESKTOP, 1440), (PHONE, 360)])
def test_axe_finds_nothing_and_nothing_is_too_wide(
    new_context: NewContext, shoot: Shoot, colours: str, size: dict[str, object], width: int
) -> None:
    page = new_context(color_scheme=colours, **size).new_page()
    new_town(page)
    assert violations(page) == []
    for number in range(2):
        play_turn(page, number)
        wait_for_decision(page)
    places(page).first.click()
    settle(page)
    shoot(page, f"guilds-draft-{width}-{colours}")
    assert violations(page) == []
    assert width_of(page) == width
    page.goto("/rules/guilds")
    page.locator("figure svg").first.wait_for()
    shoot(page, f"guilds-rules-{width}-{colours}")
    assert violations(page) == []
    assert width_of(page) == width


@pytest.mark.parametrize("language", ["de", "nl"])
def test_nothing_is_wider_than_a_phone_in_other_languages(new_context: NewContext, language: str) -> None:
    page = new_context(locale=language, **PHONE).new_page()
    new_town(page)
    assert width_of(page) == 360
    assert "guilds-" not in page.locator("main").inner_text()
    page.goto("/rules/guilds")
    page.locator("figure svg").first.wait_for()
    assert width_of(page) == 360
    assert "guilds-" not in page.locator("main").inner_text()
