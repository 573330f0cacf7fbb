"""Score pads and the dealer with a component set of one's own: chosen, scored, saved, sent, and read again."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import PHONE, violations, width_of
from tests.browser.player import NewContext
from tests.browser.site_server import SiteServer
from tests.browser.test_pads import CITY, SHEETS, open_file, totals
from tests.browser.test_sets import AFTER, begin, change
from tests.cli.words import run

from quartier.core.registry import load_game

OWN = {
    game: next(one for one in SHEETS[game] if "[box]" in one["text"] and "players" in one)
    for game in ("cities", "tangram", "guilds", "skylines")
}
"""A sheet of each game with a set of its own, and what Python says that it brings."""


def saved(page: Page, file: Path) -> str:
    """The file of the pad."""
    page.get_by_role("button", name="Share, save").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    saving.value.save_as(file)
    page.keyboard.press("Escape")
    return file.read_text("utf-8")


def points(page: Page) -> int:
    """The points that are shown of one player, or of all."""
    text = page.locator(".total").inner_text()
    return int(re.sub(r"[^0-9-]", "", text.replace("−", "-")))


def sum_of(one: dict[str, list[list[dict[str, int]]]]) -> list[int]:
    return [sum(item["points"] for item in items) for items in one["players"]]


def test_a_city_is_laid_with_the_tiles_of_ones_own_box(new_context: NewContext, tmp_path: Path) -> None:
    page = new_context().new_page()
    begin(page, "cities")
    change(page, "cities")
    expect(page.get_by_role("link", name="Play with it")).to_be_visible()
    page.get_by_role("link", name="Score pad").click()
    chooser = page.get_by_label("Component set")
    expect(chooser.locator("option:checked")).to_have_text("My Cities")
    # Tile 1, which is chosen at first, has an attraction and three parks now.
    mine = page.get_by_role("button", name=re.compile("^Tile 1: above attraction, park; below park, park"))
    expect(mine).to_be_visible()
    page.locator("[data-cell=a1]").click()
    page.get_by_role("button", name="Tourists").click()
    page.locator("[data-cell=b1]").click()
    expect(page.locator(".total")).to_have_text(re.compile("3 points"))
    assert violations(page) == []
    text = saved(page, tmp_path / "pad.txt")
    assert "box: My Cities\n" in text
    assert f"[box]\n  {load_game('cities').house_box().splitlines()[0]}" in text
    assert f"  {AFTER['cities']}" in text
    # The house's tiles are another set on the same pad: what lies there stays, and it can be undone.
    chooser.select_option(label="The house’s")
    page.get_by_role("button", name="Tiles", exact=True).click()
    expect(page.get_by_role("button", name=re.compile("^Tile 1: above attraction, attraction"))).to_be_visible()
    assert points(page) == 3
    page.get_by_role("button", name="Undo").click()
    expect(chooser.locator("option:checked")).to_have_text("My Cities")
    # What becomes of the set in the editor does not matter to the pad, and nobody has to read it again.
    page.goto("/sets")
    page.get_by_role("button", name="Delete My Cities").click()
    page.get_by_role("dialog").locator(".main").click()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/pad/cities")
    expect(mine).to_be_visible()
    expect(chooser.locator("option:checked")).to_have_text("My Cities")
    assert points(page) == 3
    assert not any("sets/check" in url for url in asked)


@pytest.mark.parametrize(
    "game", [game if game == "guilds" else pytest.param(game, marks=pytest.mark.thorough) for game in OWN]
)
def test_a_file_with_its_set_is_scored_as_in_the_terminal(new_context: NewContext, game: str, tmp_path: Path) -> None:
    page = new_context().new_page()
    open_file(page, game, OWN[game]["text"])
    expect(page.get_by_label("Component set").locator("option:checked")).to_have_text("My own")
    text = saved(page, tmp_path / "pad.txt")
    said = json.loads(run("score", game, "--json", "-", stdin=text).stdout)
    told = [one["total"] for one in said.get("players", [said])]
    assert told == sum_of(OWN[game])
    if len(told) > 1:
        assert totals(page) == told
    else:
        assert points(page) == told[0]


def test_a_town_is_paid_by_the_bonus_row_of_ones_own_box_and_sent_by_a_link(new_context: NewContext) -> None:
    """The same town by the house's row brings less."""
    page = new_context().new_page()
    town = [one for one in SHEETS["guilds"] if "[box]" in one["text"]][1]
    open_file(page, "guilds", town["text"])
    expect(page.get_by_label("Component set")).to_be_visible()
    own = totals(page)
    assert own == sum_of(town)
    page.get_by_label("Component set").select_option(label="The house’s")
    expect(page.locator(".tab b").nth(1)).not_to_have_text(str(own[1]))
    # A set that came with a file is no set of this browser; as long as the page is open it can be chosen again.
    page.get_by_label("Component set").select_option(label="My own")
    expect(page.locator(".tab b").nth(1)).to_have_text(str(own[1]))
    page.get_by_role("button", name="Share, save").click()
    link = page.locator("dialog input[readonly]").input_value()
    other = new_context().new_page()
    other.goto(link)
    expect(other.get_by_text("This pad came by a link")).to_be_visible()
    expect(other.get_by_label("Component set").locator("option:checked")).to_have_text("My own")
    assert totals(other) == own


def test_tracks_end_where_ones_own_box_says(new_context: NewContext) -> None:
    page = new_context().new_page()
    open_file(page, "skylines", OWN["skylines"]["text"])
    more = page.get_by_role("button", name="crime: one more")
    expect(more).to_be_visible()
    for _ in range(7):
        more.click()
    # Crime stood at 2, and ends at 9.
    expect(page.get_by_label("crime", exact=True)).to_have_text(re.compile("^9"))
    more.click()
    expect(page.get_by_text("crime goes from 0 to 9")).to_be_visible()
    # The house's track is shorter: the pad stays as it is, and says why.
    page.get_by_label("Component set").select_option(label="The house’s")
    expect(page.get_by_text("9 cannot be crime; it is 0 to 5")).to_be_visible()
    expect(page.get_by_label("Component set").locator("option:checked")).to_have_text("My own")


def test_a_bad_set_in_a_file_is_explained_at_its_line_and_nothing_is_lost(new_context: NewContext) -> None:
    page = new_context().new_page()
    open_file(page, "cities", CITY)
    expect(page.locator(".total")).to_have_text(re.compile("^ *[1-9][0-9]* points"))
    before = points(page)
    open_file(page, "cities", OWN["cities"]["text"].replace(" 3  AA CC", " 3  AA CX"))
    expect(page.get_by_text("The component set “My own” cannot be played with")).to_be_visible()
    line = OWN["cities"]["text"].splitlines().index("   3  AA CC") + 1
    expect(page.get_by_text(f"Line {line},")).to_be_visible()
    assert points(page) == before
    open_file(page, "cities", f"option.box: mine.txt\n{CITY}")
    expect(page.get_by_text("takes its component set from the file “mine.txt”")).to_be_visible()
    assert points(page) == before


def test_without_a_server_a_set_that_is_not_known_says_what_is_needed(
    new_context: NewContext, site: SiteServer
) -> None:
    page = new_context(base_url=site.address, **PHONE).new_page()
    page.goto(f"{site.address}#/pad/guilds")
    page.get_by_role("button", name="Share, save").click()
    file = {"name": "sheet.txt", "mimeType": "text/plain", "buffer": OWN["guilds"]["text"].encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    expect(page.get_by_text("Reading the component set “My own” takes a Quartier server")).to_be_visible()
    assert width_of(page) <= 360


def test_what_is_too_long_for_a_link_is_offered_as_a_file(new_context: NewContext, tmp_path: Path) -> None:
    page = new_context().new_page()
    noise = random.Random(7)
    comment = "\n".join(f"  # {noise.getrandbits(400):x}" for _ in range(150))
    open_file(page, "skylines", OWN["skylines"]["text"].replace("[box]", f"[box]\n{comment}"))
    expect(page.get_by_label("Component set")).to_be_visible()
    page.get_by_role("button", name="Share, save").click()
    expect(page.get_by_text("this pad is too long for a link")).to_be_visible()
    expect(page.locator("dialog input[readonly]")).to_have_count(0)
    page.keyboard.press("Escape")
    text = saved(page, tmp_path / "pad.txt")
    assert json.loads(run("score", "skylines", "--json", "-", stdin=text).stdout)["total"] == points(page)


def test_the_dealer_deals_the_tiles_of_ones_own_box(new_context: NewContext) -> None:
    page = new_context().new_page()
    begin(page, "cities")
    page.get_by_label("The set as text").fill("\n".join(f"{number}  AW WW" for number in range(1, 25)))
    expect(page.get_by_role("link", name="Dealer")).to_be_visible()
    page.get_by_role("link", name="Dealer").click()
    expect(page.get_by_text("Component set: My Cities")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    dealt = page.get_by_label("Dealt now")
    expect(dealt).to_contain_text("above attraction, water; below water, water")
    number = page.locator(".piece-drawn .number").text_content() or ""
    page.reload()
    expect(dealt).to_contain_text("above attraction, water; below water, water")
    expect(page.locator(".piece-drawn .number")).to_have_text(number)
    page.locator("summary").click()
    page.get_by_label("Component set").select_option(label="The house’s")
    expect(page.get_by_text("Nothing is dealt yet")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    expect(dealt).not_to_contain_text("above attraction, water; below water, water")
    assert violations(page) == []
