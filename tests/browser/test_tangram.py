"""Tangram City through the page: a whole game, keys, touch, drafts, cards, rules; accessible in light and dark."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.adviser import take_advice
from tests.browser.looks import DESKTOP, PHONE, violations, width_of
from tests.browser.player import (
    ENDED,
    NewContext,
    Shoot,
    box,
    confirm,
    on_board,
    own_turns,
    see_why_not,
    to_do,
    walk_to,
)
from tests.browser.tables import new_table, post
from tests.browser.tangram_player import (
    confirm_and_wait,
    give_up,
    lay_by_pointer,
    next_decision,
    places,
    sit_down,
    springs,
    to_first_card,
)

TURNS = 1 + 5 * 4 + 1


@pytest.mark.thorough
def test_a_whole_game_by_pointer(page: Page, shoot: Shoot) -> None:
    to_first_card(page)
    turns = 1
    while not page.locator(ENDED).count():
        lay_by_pointer(page)
        if turns == 14:
            shoot(page, "tangram-draft-desktop")
        confirm_and_wait(page)
        turns += 1
    assert turns == TURNS
    points = page.get_by_role("table", name="Points", exact=True)
    points.get_by_role("button", name="Rectangles").hover()
    expect(page.get_by_role("region", name="Boards").locator("g.lit path.line")).to_have_count(2)
    shoot(page, "tangram-end-desktop")
    page.get_by_role("link", name="Replay", exact=True).last.click()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("svg[role=img] g.fountain").first).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=re.compile("^Turn .*fountain"))).to_be_visible()


def test_a_round_by_keys_alone(page: Page) -> None:
    sit_down(page)
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    next_decision(page, 0)
    while not on_board(page):
        page.keyboard.press("Tab")
    for card in range(4):
        before = own_turns(page)
        expect(to_do(page)).to_contain_text(f"card {card + 1} of 4")
        assert on_board(page)
        page.keyboard.press("r")
        page.keyboard.press("f")
        walk_to(page, places(page).last)
        page.keyboard.press("Space")
        expect(page.locator("g.drafted")).to_have_count(1)
        if card == 3:
            springs(page).first.wait_for()
            walk_to(page, springs(page).first)
            page.keyboard.press("Space")
            expect(page.locator("g.drafted")).to_have_count(2)
        expect(confirm(page)).to_be_enabled()
        page.keyboard.press("Enter")
        next_decision(page, before)
    expect(page.get_by_role("region", name="Last turns")).to_contain_text("lays a fountain")
    expect(to_do(page)).to_contain_text("Round 2 of 6")


def test_a_round_by_touch_on_a_phone(new_context: NewContext, shoot: Shoot) -> None:
    page = new_context(**PHONE).new_page()
    sit_down(page)
    page.locator(".stage").get_by_role("button", name="green").tap()
    confirm(page).tap()
    next_decision(page, 0)
    for card in range(4):
        before = own_turns(page)
        page.get_by_role("button", name="Turn").tap()
        page.get_by_role("button", name="Flip").tap()
        places(page).first.tap()
        if card == 3:
            springs(page).first.tap()
        expect(confirm(page)).to_be_enabled()
        shoot(page, "tangram-phone")
        assert width_of(page) == 360
        confirm(page).tap()
        next_decision(page, before)
    expect(to_do(page)).to_contain_text("Round 2 of 6")


def test_flipping_mirrors_the_tile_and_changes_its_colour(page: Page) -> None:
    to_first_card(page)
    places(page).first.click()
    expect(page.locator("g.drafted.black")).to_have_count(1)
    black = page.locator("g.drafted .area").get_attribute("d")
    page.get_by_role("button", name="Flip").click()
    expect(page.locator("g.green.drafted, g.green.wrong")).to_have_count(1)
    page.get_by_role("button", name="Flip").click()
    expect(page.locator("g.drafted.black")).to_have_count(1)
    assert page.locator("g.drafted .area").get_attribute("d") == black


def test_a_ghost_shows_why_the_tile_may_not_lie_there(page: Page) -> None:
    to_first_card(page)
    start = page.get_by_role("button", name=re.compile("^[a-g][1-7]: black$")).first
    see_why_not(page, start, "Something lies there already")
    expect(page.locator(".bubble")).to_have_count(0)


def test_a_tile_is_dragged_from_the_hand_given_up_and_taken_back(page: Page) -> None:
    to_first_card(page)
    there, hand = box(places(page).last), box(page.locator(".tray button"))
    page.mouse.move(hand["x"] + 20, hand["y"] + 20)
    page.mouse.down()
    page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=5)
    page.mouse.up()
    expect(page.locator("g.drafted")).to_have_count(1)
    give_up(page).click()
    expect(page.locator("g.drafted")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("given up$"))).to_be_visible()
    expect(confirm(page)).to_be_enabled()
    page.get_by_role("button", name="Back").click()
    expect(confirm(page)).to_be_disabled()


def test_a_hint_lays_tile_and_fountain(page: Page) -> None:
    to_first_card(page)
    for _ in range(3):
        give_up(page).click()
        expect(confirm(page)).to_be_enabled()
        confirm_and_wait(page)
    take_advice(page)
    expect(confirm(page)).to_be_enabled()
    expect(page.get_by_role("button", name="fountain", exact=True)).to_be_visible()


def test_a_turn_taken_back_while_another_thinks_stays_on_the_board(new_context: NewContext) -> None:
    ann, bob = new_context().new_page(), new_context().new_page()
    table = new_table(ann, game="tangram", seats=2)
    post(bob, "me", {"name": "Bob"})
    post(bob, f"tables/{table}/join", {})
    post(ann, f"tables/{table}/start", {})
    for person, side in ((ann, "black"), (bob, "green")):
        person.goto(f"/table/{table}")
        person.locator(".stage").get_by_role("button", name=side).click()
        confirm(person).click()
    places(ann).last.click()
    confirm(ann).click()
    expect(bob.locator("[aria-labelledby=seats] li").first).to_contain_text("ready")
    expect(bob.locator("[aria-labelledby=seats] li").first.locator("g.last")).to_have_count(0)
    ann.get_by_role("button", name="Take back").click()
    expect(ann.locator("g.drafted")).to_have_count(1)
    expect(confirm(ann)).to_be_enabled()


def test_a_wall_of_pixels_is_used(new_context: NewContext) -> None:
    page = new_context(viewport={"width": 3840, "height": 2160}).new_page()
    to_first_card(page)
    board, button = box(page.locator("svg[role=group]")), box(confirm(page))
    assert board["height"] > 1400
    assert button["y"] + button["height"] <= 2160


def test_cards_show_whose_they_are_and_no_more(page: Page) -> None:
    to_first_card(page, bots=3)
    cards = page.get_by_role("list", name="Cards of this round").get_by_role("listitem")
    expect(cards).to_have_count(4)
    words = cards.all_inner_texts()
    assert re.match(r"Card 1: Tile \d+, open, played now", words[0])
    hands = [re.match(r"Card \d: (.+), hand of (.+), comes later", text) for text in words[1:]]
    assert all(hands)
    assert sorted(found[2].count(",") for found in hands if found) == [0, 0, 1]
    for found in hands:
        assert found is not None
        assert ("you" in found[2].lower()) == found[1].startswith("Tile")


def test_without_aids_nothing_is_shown_beforehand(page: Page) -> None:
    to_first_card(page, aids=False)
    page.locator("[data-cell=d4]").hover()
    assert places(page).count() == 0
    expect(page.locator("g.ghost")).to_have_count(1)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize(("size", "width"), [(DESKTOP, 1440), (PHONE, 360)])
def test_board_and_rules_are_accessible_and_fit(
    new_context: NewContext, shoot: Shoot, colours: str, size: dict[str, object], width: int
) -> None:
    page = new_context(color_scheme=colours, **size).new_page()
    sit_down(page, bots=4)
    assert violations(page) == []
    page.locator(".stage").get_by_role("button", name="black").click()
    confirm_and_wait(page)
    places(page).first.click()
    expect(confirm(page)).to_be_enabled()
    assert violations(page) == []
    assert width_of(page) == width
    shoot(page, f"tangram-{width}-{colours}")
    page.get_by_role("button", name="Show the board of Bot 2").click()
    page.get_by_role("dialog").wait_for()
    assert violations(page) == []
    page.goto("/rules/tangram")
    page.locator("figure svg").first.wait_for()
    assert violations(page) == []
    assert width_of(page) == width


@pytest.mark.parametrize("language", ["de", "nl"])
def test_nothing_is_wider_than_a_phone_in_other_languages(new_context: NewContext, language: str) -> None:
    page = new_context(locale=language, **PHONE).new_page()
    table = new_table(page, game="tangram", bots=["random"], start=True)
    page.goto(f"/table/{table}")
    page.locator(".sides button").first.tap()
    page.locator(".bar .main").tap()
    page.locator(".tray button").first.wait_for()
    assert width_of(page) == 360
    assert "tangram-" not in page.locator("main").inner_text()
    page.goto("/rules/tangram")
    page.locator("figure svg").first.wait_for()
    assert width_of(page) == 360
    assert "tangram-" not in page.locator("main").inner_text()


def test_the_boards_of_the_rules_page_can_be_tried(page: Page) -> None:
    page.goto("/rules/tangram#laying")
    page.get_by_role("button", name="Lay at g1", exact=True).click()
    expect(page.get_by_text("Something lies there already")).to_be_visible()
    page.get_by_role("button", name="Lay at b6", exact=True).click()
    expect(page.get_by_text("Here it may lie.")).to_be_visible()
    page.get_by_role("button", name="Flip").click()
    expect(page.locator("figure g.green.drafted")).to_have_count(1)
    page.get_by_role("button", name="Round 6").click()
    expect(page.get_by_text("180 points")).to_be_visible()


def test_each_phase_leads_to_its_rule(page: Page) -> None:
    to_first_card(page)
    page.locator(".top").get_by_role("button", name="Rule", exact=True).click()
    expect(page.get_by_role("heading", name="Laying")).to_be_in_viewport()
