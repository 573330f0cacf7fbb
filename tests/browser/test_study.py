"""Studies on the page: from a finished match or a deal set up by hand, with branches, notes, the engine, and a link."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.player import NewContext, Shoot, confirm, places, play_button
from tests.browser.site_server import SiteServer
from tests.browser.tables import new_table


def item(page: Page) -> Locator:
    """The position of the tree that is shown."""
    return page.locator("[role=treeitem][aria-selected=true]")


def lines(page: Page) -> Locator:
    """The turns that the engine would make."""
    return page.get_by_role("list", name="Engine: the best turns").get_by_role("button")


def go(page: Page, key: str, position: int) -> None:
    """Press a key that leads to a position."""
    page.keyboard.press(key)
    expect(item(page)).to_have_attribute("data-at", str(position))


def kept(page: Page) -> None:
    """Wait until all changes are kept."""
    expect(page.get_by_text("All changes are kept.")).to_be_visible()


def begin(page: Page, game: str) -> None:
    """Set up a deal by hand."""
    page.goto("/study")
    page.get_by_label("Game").select_option(game)
    page.get_by_label("Seed of the deal").fill("7")
    page.get_by_role("button", name="Begin a study").click()
    expect(item(page)).to_have_text("The start")


def test_a_finished_match_is_gone_on_with_otherwise_kept_and_shared(
    page: Page, new_context: NewContext, over: str, shoot: Shoot
) -> None:
    page.goto(f"/table/{over}")
    page.get_by_role("main").get_by_role("link", name="Study").click()
    # It opens with what came of it; nobody is to act.
    expect(item(page)).to_have_attribute("data-at", "28")
    expect(page.get_by_text("Nobody on this board is to act.")).to_be_visible()
    page.locator("h1").click()
    go(page, "ArrowLeft", 27)
    go(page, "Home", 0)
    go(page, "ArrowRight", 1)
    go(page, "ArrowRight", 2)
    go(page, "ArrowRight", 3)
    expect(lines(page)).not_to_have_count(0)
    # The board is played on as at a table.
    places(page).first.click()
    expect(confirm(page)).to_be_enabled()
    confirm(page).click()
    expect(item(page)).to_have_attribute("data-at", "29")
    expect(item(page)).to_have_attribute("aria-level", "2")
    page.get_by_label("A note on this position").fill("What if?")
    page.get_by_label("Name of the study").fill("An evening")
    shoot(page, "study")
    page.locator("h1").click()
    go(page, "ArrowUp", 4)
    go(page, "ArrowDown", 29)
    page.get_by_role("button", name="Keep and share").click()
    expect(page).to_have_url(re.compile(r"/study/[\w-]{22}\?at=29$"))
    kept(page)
    page.get_by_role("button", name="Make main line").click()
    expect(page.get_by_role("button", name="Make main line")).to_be_disabled()
    kept(page)
    page.reload()
    expect(page.get_by_label("A note on this position")).to_have_value("What if?")
    expect(item(page)).to_have_attribute("aria-level", "1")

    # Whoever has the link reads, and changes nothing but what is on the own page.
    reader = new_context().new_page()
    reader.goto(page.url)
    expect(reader.get_by_role("heading", name="An evening")).to_be_visible()
    expect(reader.get_by_label("Name of the study")).to_have_count(0)
    reader.get_by_role("button", name="Delete from here").click()
    expect(reader.get_by_text("Your changes stay on this page")).to_be_visible()
    page.reload()
    expect(item(page)).to_contain_text("What if?")
    page.goto("/study")
    expect(page.get_by_role("link", name="An evening")).to_be_visible()
    page.get_by_role("button", name="Delete An evening").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("link", name="An evening")).to_have_count(0)


def test_two_tabs_lose_nothing(page: Page, complaints: list[str]) -> None:
    begin(page, "tangram")
    page.get_by_role("button", name="Keep and share").click()
    expect(page).to_have_url(re.compile(r"/study/[\w-]{22}"))
    other = page.context.new_page()
    other.goto(page.url)
    lines(page).filter(has_text="black").click()
    page.get_by_label("A note on this position").fill("tab 1")
    kept(page)
    # The other one is told that the first was faster, which browsers write down.
    with other.expect_console_message(lambda message: "409" in message.text):
        lines(other).filter(has_text="green").click()
        other.get_by_label("A note on this position").fill("tab 0")
    complaints.clear()
    expect(other.get_by_role("treeitem")).to_have_count(3)
    kept(other)
    page.reload()
    for number in (0, 1):
        expect(page.get_by_role("tree")).to_contain_text(f"tab {number}")


@pytest.mark.parametrize("game", ["guilds", "tangram"])
def test_a_deal_is_set_up_by_hand_and_played_against_a_bot(page: Page, game: str) -> None:
    begin(page, game)
    page.get_by_label("Who plays for the others").select_option(label="Easy bot answers")
    lines(page).first.click()
    # The others have answered, and it is the first seat's turn again.
    seats = {"guilds": 3, "tangram": 2}[game]
    expect(page.get_by_role("treeitem")).to_have_count(1 + seats)
    expect(item(page)).to_have_attribute("data-at", str(seats))
    expect(lines(page)).not_to_have_count(0)
    page.locator("h1").click()
    go(page, "ArrowLeft", seats - 1)
    page.get_by_role("button", name="Delete from here").click()
    expect(page.get_by_role("treeitem")).to_have_count(seats - 1)
    page.get_by_role("button", name="Take back deletion").click()
    expect(page.get_by_role("treeitem")).to_have_count(1 + seats)


def test_there_is_no_study_of_a_match_that_runs(page: Page, complaints: list[str]) -> None:
    table = new_table(page, bots=["random"], start=True)
    with page.expect_console_message(lambda message: "409" in message.text):
        page.goto(f"/study/new?match={table}")
    complaints.clear()
    expect(page.get_by_role("alert")).to_have_text("The match is not over yet.")
    expect(page.get_by_role("tree")).to_have_count(0)


def test_without_a_server_there_are_studies_too_but_none_of_a_match_that_runs(
    new_context: NewContext, site: SiteServer
) -> None:
    page = new_context(base_url=site.address).new_page()
    page.goto("")
    play_button(page).click()
    places(page).first.wait_for()
    running = page.url
    page.goto("about:blank")
    page.goto(running.replace("/match/", "/study/new?match="))
    expect(page.get_by_role("alert")).to_have_text("The match is not over yet.")
    page.get_by_role("link", name="Studies").last.click()
    page.get_by_role("button", name="Begin a study").click()
    expect(item(page)).to_have_text("The start")
    lines(page).first.click()
    expect(page.get_by_role("treeitem")).to_have_count(2)
    expect(page.get_by_text("Keeping a study needs a server")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844), (1920, 1080)])
def test_a_study_fits_every_screen(new_context: NewContext, over: str, width: int, height: int) -> None:
    page = new_context(viewport={"width": width, "height": height}).new_page()
    page.goto(f"/study/new?match={over}&at=6")
    expect(lines(page).first).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for name in ("Confirm", "One turn back", "Bot’s turn"):
        box = page.get_by_role("button", name=re.compile(name)).bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
