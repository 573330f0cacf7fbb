"""Cities: Skylines through the page: a whole game, a turn while it is thought about, keys, touch."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.adviser import take_advice
from tests.browser.looks import PHONE, width_of
from tests.browser.player import ENDED, NewContext, Shoot, box, confirm, own_turns, places, to_do
from tests.browser.skylines_player import (
    build,
    end_button,
    hand,
    new_city,
    open_part,
    settle,
    stacks,
    take_turn,
    wait_for_decision,
)

FIRST_PLAYABLE = "cards => cards.findIndex(card => !card.classList.contains('refused'))"


def test_a_whole_game_alone_with_its_milestones(new_context: NewContext, shoot: Shoot) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    new_city(page)
    open_part(page, "e")
    steps = page.get_by_role("region", name=re.compile("^Milestone"))
    milestones = 0
    for number in range(120):
        if not wait_for_decision(page):
            break
        if "Open a board part" in to_do(page).inner_text():
            milestones += 1
            expect(steps.locator("[aria-current=step]")).to_contain_text("Open a board part")
            expect(steps).to_contain_text("Happiness to the skyline")
            shoot(page, "skylines-milestone")
        take_turn(page)
        if number == 8:
            shoot(page, "skylines-desktop")
    assert milestones >= 1
    expect(page.locator(ENDED)).to_contain_text(re.compile(r"You win with \d+ point|You lose\."))
    told = page.get_by_role("main").locator("header", has=page.locator(ENDED))
    expect(told).to_contain_text(re.compile("skyline stands at|The city is lost"))
    assert page.locator("main svg[role=img] g.tile").count() >= 3
    shoot(page, "skylines-end-desktop")


def test_turns_by_keys_alone(page: Page) -> None:
    new_city(page)
    page.keyboard.press("Tab")
    while not page.evaluate("document.activeElement.hasAttribute('data-part')"):
        page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(confirm(page)).to_be_enabled()
    page.keyboard.press("Enter")
    for turn in range(2):
        expect(to_do(page)).to_contain_text("Play a card")
        before = own_turns(page)
        page.keyboard.press(str(1 + page.locator(".hand button").evaluate_all(FIRST_PLAYABLE)))
        places(page).first.wait_for()
        while not page.evaluate("document.activeElement.hasAttribute('data-cell')"):
            page.keyboard.press("Tab")
        page.keyboard.press("r" if turn else "f")
        walk_to_a_place(page)
        page.keyboard.press("Space")
        expect(to_do(page)).to_contain_text("Draw a card")
        page.keyboard.press("1")
        expect(confirm(page)).to_be_enabled()
        page.keyboard.press("Enter")
        expect(page.locator("ol[aria-labelledby=turns] li")).to_have_count(before + 1)


def walk_to_a_place(page: Page) -> None:
    """Go with the arrow keys row by row until the keys are where the tile may lie."""
    for row in range(6):
        for _ in range(6):
            if "may lie there" in page.evaluate("document.activeElement.getAttribute('aria-label')"):
                return
            page.keyboard.press("ArrowLeft" if row % 2 else "ArrowRight")
        page.keyboard.press("ArrowDown")
    raise AssertionError("the arrow keys lead to no place")


def test_turns_by_touch_on_a_phone(new_context: NewContext, shoot: Shoot) -> None:
    page = new_context(**PHONE).new_page()
    new_city(page, bots=1)
    open_part(page, "b", tap=True)
    for _ in range(2):
        assert wait_for_decision(page)
        assert width_of(page) == 360
        assert box(page.locator("[data-cell]").first)["width"] >= 24
        shoot(page, "skylines-phone")
        build(page, tap=True)
    wait_for_decision(page)
    assert width_of(page) == 360


def test_a_turn_can_be_changed_until_it_is_confirmed(page: Page) -> None:
    new_city(page)
    open_part(page, "b")
    hand(page).first.click()
    places(page).first.hover()
    expect(page.locator("g.ghost")).to_have_count(1)
    page.locator("[data-cell=a1]").hover()
    expect(page.locator("g.tile.wrong")).to_have_count(1)
    expect(page.locator(".bubble")).to_contain_text("free land")
    page.locator("[data-cell=a1]").click()
    expect(page.locator("g.drafted")).to_have_count(0)
    places(page).first.click()
    expect(page.locator("g.drafted")).to_have_count(1)
    page.get_by_role("button", name="Turn", exact=False).first.click()
    places(page).last.click()
    stacks(page).first.click()
    expect(confirm(page)).to_be_enabled()
    for _ in range(3):
        page.get_by_role("button", name="Back").click()
    expect(page.locator("g.drafted")).to_have_count(0)
    expect(confirm(page)).to_be_disabled()


def test_what_a_card_would_do_is_seen_before_it_is_played(page: Page) -> None:
    new_city(page)
    open_part(page, "b")
    tracks = page.get_by_role("region", name="Administration board")
    expect(tracks.locator(".marker.ghost")).to_have_count(0)
    hand(page).first.click()
    places(page).first.hover()
    expect(tracks.locator(".marker.ghost, .gain").first).to_be_visible()


def test_a_card_can_be_dragged_onto_the_map(page: Page) -> None:
    new_city(page)
    open_part(page, "b")
    card, place = box(hand(page).first), box(page.locator("[data-cell=b5]"))
    page.mouse.move(card["x"] + 30, card["y"] + 30)
    page.mouse.down()
    page.mouse.move(place["x"] + 10, place["y"] + 10, steps=5)
    expect(page.locator("g.ghost")).to_have_count(1)
    page.mouse.up()
    expect(page.locator("g.drafted")).to_have_count(1)


def test_a_hint_lays_a_good_turn_onto_the_map(page: Page) -> None:
    new_city(page)
    open_part(page, "b")
    take_advice(page)
    expect(confirm(page)).to_be_enabled()


def test_a_table_without_aids_shows_no_places_and_no_changes(page: Page) -> None:
    new_city(page, aids=False)
    expect(page.locator("[data-part].may")).to_have_count(0)
    open_part(page, "b")
    hand(page).first.click()
    page.locator("[data-cell=a1]").hover()
    expect(page.locator("g.ghost")).to_have_count(1)
    expect(places(page)).to_have_count(0)
    # Nothing draws the tile to a place where it fits: it lies where it was shown, or is refused.
    shown = "path"
    for number in range(36):
        page.locator(f"[data-cell={'abcdef'[number % 6]}{number // 6 + 1}]").hover()
        shown = str(page.locator("g.ghost path").first.get_attribute("d"))
        page.mouse.down()
        page.mouse.up()
        refused = page.get_by_text(re.compile("^A tile (lies on|must not lie)")).filter(visible=True)
        expect(page.locator("g.drafted").or_(refused).first).to_be_visible()
        if page.locator("g.drafted").count():
            break
    expect(page.locator("g.drafted path").first).to_have_attribute("d", shown)
    expect(page.locator(".marker.ghost")).to_have_count(0)


def test_districts_light_up_and_say_what_they_offer(page: Page) -> None:
    new_city(page)
    open_part(page, "b")
    page.locator("[data-cell=a5]").hover()
    expect(page.locator("g.light path.zone")).to_have_count(1)
    expect(page.locator("p.facts")).to_contain_text(re.compile(r"District \d.*needs 1 more", re.DOTALL))
    end_button(page).hover()
    expect(page.locator("g.light path.zone")).to_have_count(1)


def test_a_card_can_be_exchanged(page: Page) -> None:
    new_city(page)
    open_part(page, "b")
    page.locator(".hand button").first.click()
    page.get_by_role("button", name="Exchange for 2").click()
    stacks(page).nth(1).click()
    settle(page)
    expect(page.get_by_role("button", name=re.compile("^From the exchange pile"))).to_have_count(1)


def test_partners_lie_open_and_a_role_is_chosen(page: Page, shoot: Shoot) -> None:
    new_city(page, bots=1, scenario="2")
    expect(to_do(page)).to_contain_text("Keep one of the two roles")
    page.locator(".offer button").first.click()
    settle(page)
    wait_for_decision(page)
    expect(page.get_by_role("heading", name="Hand of Player 2")).to_be_visible()
    expect(page.locator(".hand button.role")).to_have_count(1)
    shoot(page, "skylines-roles")


def test_the_map_of_scenario_5_is_arranged(page: Page, shoot: Shoot) -> None:
    new_city(page, scenario="5")
    for _ in range(4):
        expect(to_do(page)).to_contain_text("Place a board part")
        for _ in range(4):
            if page.locator("[data-place].may").count():
                break
            page.get_by_role("button", name="Turn", exact=False).first.click()
        page.locator("[data-place].may").first.click()
        shoot(page, "skylines-arranging")
        settle(page)
    expect(to_do(page)).not_to_contain_text("Place a board part")
    expect(page.locator("[data-place]")).to_have_count(0)


def test_the_boards_of_the_rules_page_can_be_tried(page: Page) -> None:
    page.goto("/rules/skylines")
    laying = page.locator("#rule-laying")
    laying.get_by_role("button", name="Try square h1", exact=True).click()
    expect(laying.get_by_role("status")).to_have_text("Here it may lie.")
    laying.get_by_role("button", name="Try square l1", exact=True).click()
    expect(laying.get_by_role("status")).to_contain_text("not on water")
    services = page.locator("#rule-services")
    services.get_by_role("button", name="Try square h2", exact=True).click()
    expect(services.get_by_role("status")).to_contain_text("The condition is met: money +1")
    milestone = page.locator("#rule-milestone")
    for chosen in ("power −2", "garbage −1", "happiness 9"):
        milestone.get_by_role("button", name=chosen).click()
    expect(milestone.get_by_role("status")).to_contain_text("Happiness 6, skyline 6")


def test_a_tap_on_a_district_says_what_it_offers(new_context: NewContext) -> None:
    page = new_context(**PHONE).new_page()
    new_city(page)
    open_part(page, "b", tap=True)
    facts = page.locator("p.facts")
    expect(facts).to_have_text("Tap a district to see what it offers.")
    page.locator("[data-cell=a5]").tap()
    expect(facts).to_contain_text(re.compile(r"District \d"))
    expect(page.locator("g.light path.zone")).to_have_count(1)
    before = facts.inner_text()
    page.get_by_role("button", name="Next district").tap()
    expect(facts).not_to_have_text(before)


def test_the_tracks_of_a_phone_say_what_they_mean(new_context: NewContext) -> None:
    page = new_context(**PHONE).new_page()
    new_city(page)
    open_part(page, "b", tap=True)
    page.get_by_role("button", name="What the tracks mean").tap()
    sheet = page.get_by_role("dialog", name="What the tracks mean")
    expect(sheet).to_contain_text("With 11 you win.")
    expect(sheet.get_by_role("listitem").filter(has_text="pollution")).to_be_visible()


def test_a_shape_says_in_how_many_places_it_fits(page: Page) -> None:
    new_city(page)
    open_part(page, "b")
    homes = page.get_by_role("list", name="Your hand").get_by_role(
        "button", name=re.compile("; labour|, labour|labour")
    )
    homes.first.click()
    shapes = page.get_by_role("list", name="Shapes that are left").get_by_role("button")
    expect(shapes.first).to_have_attribute("aria-label", re.compile(r"a .*: \d squares, \d left, fits in \d+ places"))
    expect(page.get_by_role("region", name="What is looked at")).to_contain_text("All shapes cost and earn the same")
