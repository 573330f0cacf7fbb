"""City and Guilds through the page: whole games, a turn while it is thought about, keys, touch, accessibility."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.player import ENDED, NewContext, Shoot, box, confirm, own_turns
from tests.browser.tables import post

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
TURNS = 4
"""How many turns are enough to see set-up and play."""


def new_town(page: Page, bots: int = 2, **wanted: object) -> None:
    """A running table of City and Guilds, opened."""
    post(page, "me", {"name": "Ann"})
    made = post(page, "tables", {"game": "guilds", "bots": ["random"] * bots, "start": True, **wanted})
    page.goto(f"/table/{made['table']['id']}")
    assert wait_for_decision(page)


def wait_for_decision(page: Page) -> bool:
    """Wait until there is something to decide; False when the game is over."""
    page.locator(".hand button:enabled").first.or_(page.locator(ENDED)).first.wait_for()
    return page.locator(ENDED).count() == 0


def wait_for_next(page: Page, before: int) -> None:
    """Wait until the turn is listed."""
    page.wait_for_function(
        "before => document.querySelector('#result') || "
        "document.querySelectorAll('ol[aria-labelledby=turns] li').length > before",
        arg=before,
    )


def places(page: Page) -> Locator:
    """The spaces where the tile may lie."""
    return page.get_by_role("button", name=re.compile("may lie there$"))


def refusals(page: Page) -> Locator:
    """The free spaces where it may not."""
    return page.get_by_role("button", name=re.compile("may not lie there$"))


def todo(page: Page) -> Locator:
    """What is to do now."""
    return page.get_by_role("region", name="What to do now")


def returning(page: Page) -> bool:
    """Whether a tile is to be returned."""
    return "Return one" in todo(page).inner_text()


def settle(page: Page) -> str:
    """Wait until the page knows how the turn goes on: by a choice, an open tile, or not at all."""
    expect(todo(page)).to_contain_text(re.compile("Invest in|figure on the minstrel|tavern|Take one|Confirm your"))
    return todo(page).inner_text()


def play_turn(page: Page, number: int, tap: bool = False) -> None:
    """A turn by pointer or by touch."""
    before = own_turns(page)
    draft_turn(page, number, tap)
    if tap:
        confirm(page).tap()
    else:
        confirm(page).click()
    wait_for_next(page, before)


def draft_turn(page: Page, number: int, tap: bool = False) -> None:
    """All of a turn but to confirm it: any tile, any place, any choice, any open tile."""

    def press(button: Locator) -> None:
        if tap:
            button.tap()
        else:
            button.click()

    setting_up = returning(page)
    hand = page.locator(".hand button")
    press(hand.nth(number % hand.count()))
    if not setting_up:
        press(places(page).nth(5 * number % places(page).count()))
        while "Take one" not in (now := settle(page)) and "Confirm your" not in now:
            if "lay a tavern" in now and number % 2:
                press(places(page).first)
            else:
                choices = page.locator(".choices button")
                press(choices.nth(number % choices.count()))
            expect(todo(page)).not_to_have_text(now)
        if "Take one" in now:
            press(page.locator(".open button").last)


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
    assert page.locator("main [aria-labelledby=result] ol li").count() == 3
    assert page.locator("main svg[role=img] g.tile").count() >= 64
    chain = page.locator("[aria-labelledby=points] button", has_text="Chain of").first
    chain.hover()
    assert page.locator("g.light path.zone").count() == 1
    shoot(page, "guilds-end-desktop")


def test_turns_by_keys_alone(page: Page) -> None:
    new_town(page)
    for _ in range(TURNS):
        assert wait_for_decision(page)
        before, setting_up = own_turns(page), returning(page)
        page.keyboard.press("2")
        if not setting_up:
            while not page.evaluate("document.activeElement.hasAttribute('data-cell')"):
                page.keyboard.press("Tab")
            walk_to_a_place(page)
            page.keyboard.press("Space")
            now = settle(page)
            if "Take one" not in now and "Confirm your" not in now:
                page.keyboard.press("f")
                expect(todo(page)).not_to_have_text(now)
            page.keyboard.press("1")
        expect(confirm(page)).to_be_enabled()
        page.keyboard.press("Enter")
        wait_for_next(page, before)


def walk_to_a_place(page: Page) -> None:
    """Go with the arrow keys until the keys are where the tile may lie."""
    for key in itertools.islice(itertools.cycle(["Right", "Down", "Left", "Left", "Up", "Down", "Down", "Right"]), 200):
        if "may lie there" in page.evaluate("document.activeElement.getAttribute('aria-label')"):
            return
        page.keyboard.press(f"Arrow{key}")
    raise AssertionError("the arrow keys lead to no place")


def test_turns_by_touch_on_a_phone(new_context: NewContext, shoot: Shoot) -> None:
    page = new_context(**PHONE).new_page()
    new_town(page, bots=4)
    for number in range(TURNS):
        assert wait_for_decision(page)
        play_turn(page, number, tap=True)
    wait_for_decision(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert box(page.locator("[data-cell]").first)["width"] >= 24
    shoot(page, "guilds-phone")


def test_a_ghost_shows_why_the_tile_may_not_lie_there(page: Page) -> None:
    new_town(page)
    for number in range(2):
        wait_for_decision(page)
        play_turn(page, number)
    wait_for_decision(page)
    refusals(page).first.hover()
    expect(page.locator("g.wrong")).to_have_count(1)
    expect(page.locator(".bubble")).to_contain_text("adjacent")
    refusals(page).first.click()
    expect(confirm(page)).to_be_disabled()
    places(page).first.hover()
    expect(page.locator("g.ghost")).to_have_count(1)


def test_a_turn_can_be_changed_until_it_is_confirmed(page: Page) -> None:
    new_town(page)
    play_turn(page, 0)
    wait_for_decision(page)
    free = places(page).count()
    places(page).first.click()
    expect(page.locator("g.drafted")).to_have_count(1)
    settle(page)
    page.locator(".open button").first.click()
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
    hand, place = box(page.locator(".hand button").first), box(places(page).first)
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
    page.get_by_role("button", name="Hint").click()
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


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document).then(result => result.violations)")
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


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
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.goto("/rules/guilds")
    page.locator("figure svg").first.wait_for()
    shoot(page, f"guilds-rules-{width}-{colours}")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.parametrize("language", ["de", "nl"])
def test_nothing_is_wider_than_a_phone_in_other_languages(new_context: NewContext, language: str) -> None:
    page = new_context(locale=language, **PHONE).new_page()
    new_town(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert "guilds-" not in page.locator("main").inner_text()
    page.goto("/rules/guilds")
    page.locator("figure svg").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert "guilds-" not in page.locator("main").inner_text()
