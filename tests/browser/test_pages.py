"""Every page: accessible in light and dark, in three languages, from 360 pixels to 4K, and quick."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import DESKTOP, PHONE, violations, width_of
from tests.browser.player import NewContext, Shoot, places, play_now, wait_for_decision
from tests.browser.tables import new_table

WALL = {"viewport": {"width": 3840, "height": 2160}}


def all_pages(page: Page, over: str) -> dict[str, tuple[str, str]]:
    """Each page's address, and what is there when it has loaded."""
    waiting = new_table(page, seats=3, bots=["easy"], public=True)
    running = new_table(page, bots=["random"], start=True)
    return {
        "home": ("/", "article svg"),
        "new": ("/new/cities", "form"),
        "lobby": ("/lobby", "main li"),
        "settings": ("/settings", "form"),
        "rules of all": ("/rules", "li svg"),
        "rules": ("/rules/cities", "figure svg"),
        "waiting": (f"/table/{waiting}", "main select"),
        "start": (f"/table/{running}", "[data-cell]"),
        "end": (f"/table/{over}", "#course"),
        "replay": (f"/replay/{over}?at=20", ".player g.last"),
        "file": ("/replay", "input[type=file]"),
    }


@pytest.mark.thorough
@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize(("size", "width"), [(DESKTOP, "desktop"), (PHONE, "phone")])
def test_axe_finds_nothing_on_any_page(
    new_context: NewContext, over: str, shoot: Shoot, colours: str, size: dict[str, object], width: str
) -> None:
    page = new_context(color_scheme=colours, **size).new_page()
    found: dict[str, list[str]] = {}
    for name, (address, content) in all_pages(page, over).items():
        page.goto(address)
        page.locator(content).first.wait_for()
        shoot(page, f"{name}-{width}-{colours}")
        if wrong := violations(page):
            found[name] = wrong
    assert found == {}


@pytest.mark.thorough
@pytest.mark.parametrize("colours", ["light", "dark"])
def test_axe_finds_nothing_while_a_turn_is_drafted_or_a_sheet_is_open(
    new_context: NewContext, shoot: Shoot, colours: str
) -> None:
    page = new_context(color_scheme=colours).new_page()
    play_now(page)
    for _ in range(3):
        places(page).first.click()
    assert violations(page) == []
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_text("Round 1 of 13")).to_be_visible()
    places(page).first.click()
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    shoot(page, f"draft-{colours}")
    assert violations(page) == []
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("dialog").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Show the board of Bot 2").click()
    page.get_by_role("dialog").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_nothing_is_wider_than_a_phone_in_any_language(new_context: NewContext, over: str, language: str) -> None:
    page = new_context(locale=language, **PHONE).new_page()
    wide = {}
    for name, (address, content) in all_pages(page, over).items():
        page.goto(address)
        page.locator(content).first.wait_for()
        if (width := width_of(page)) > 360:
            wide[name] = width
    assert wide == {}


def test_a_wall_of_pixels_is_used(new_context: NewContext) -> None:
    page = new_context(**WALL).new_page()
    play_now(page)
    board = page.locator("svg[role=group]").bounding_box()
    assert board is not None
    assert board["height"] > 1400
    assert board["y"] + board["height"] <= 2160


def test_the_language_changes_at_once_and_stays(page: Page) -> None:
    table = new_table(page, bots=["random"], start=True)
    page.goto(f"/table/{table}")
    wait_for_decision(page)
    page.evaluate("window.loaded = 'once'")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("dialog").get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Bestätigen")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert page.evaluate("window.loaded") == "once"
    page.goto("/settings")
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.get_by_label("Sprache").select_option("nl")
    expect(page.get_by_role("heading", name="Instellingen")).to_be_visible()


def test_settings_are_kept(page: Page) -> None:
    page.goto("/settings")
    page.get_by_label("Colours").select_option("dark")
    page.get_by_label("Motion").select_option("still")
    page.get_by_label("The name that others see").fill("Ann")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("The name that others see")).to_have_value("Ann")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--calm')") in ("0s", "0ms")


def test_the_boards_of_the_rules_page_can_be_tried(page: Page) -> None:
    page.goto("/rules/cities")
    page.get_by_role("button", name="Try place a1", exact=True).click()
    expect(page.get_by_text("The city would be five tiles wide")).to_be_visible()
    page.get_by_role("button", name="Try place e3", exact=True).click()
    expect(page.get_by_text("Here it may lie.")).to_be_visible()
    page.get_by_role("button", name="Level 3").click()
    page.get_by_role("button", name="a1: attraction", exact=True).click()
    expect(page.get_by_text("Attraction zone of 2: 2 points")).to_be_visible()


def test_a_link_that_was_pasted_leads_to_its_table(page: Page) -> None:
    table = new_table(page, bots=["random"], start=True)
    page.goto("/")
    page.get_by_label("Paste the link").fill(f"http://anywhere/table/{table}")
    page.get_by_role("button", name="Go", exact=True).click()
    assert wait_for_decision(page)
    expect(page).to_have_url(f"/table/{table}")
