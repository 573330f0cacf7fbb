"""Beside the real table: score pads of all games, the dealer, the timer."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import PHONE, violations, width_of
from tests.browser.player import NewContext
from tests.browser.site_server import SiteServer
from tests.cli.words import run

SHEETS = json.loads((Path(__file__).parents[2] / "web/src/games/sheets.json").read_text("utf-8"))
CITY = SHEETS["cities"][0]["text"]
FILES = {
    "cities": f"game: cities\noption.level: 3\nplayer: Anna\n{CITY}\nplayer: Ben\n{CITY.replace('p', 'P')}\n",
    "tangram": "player: Anna\n"
    + SHEETS["tangram"][0]["text"]
    + "\nplayer: Ben\n"
    + SHEETS["tangram"][1]["text"]
    + "\n",
    "guilds": "player: Anna\nplayer: Ben\nplayer: Cleo\n" + SHEETS["guilds"][-6]["text"] + "\n",
    "skylines": "player: Anna\n" + SHEETS["skylines"][0]["text"] + "\n",
}


def open_file(page: Page, game: str, text: str) -> None:
    """Open a file on the pad of a game."""
    page.goto(f"/pad/{game}")
    page.get_by_role("button", name="Share, save").click()
    file = {"name": "sheet.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]


def totals(page: Page) -> list[int]:
    """The totals that the pad shows."""
    expect(page.locator(".total")).to_be_visible()
    return [int(text.replace("−", "-")) for text in page.locator(".tab b").all_text_contents()]


@pytest.mark.parametrize("game", sorted(FILES))
def test_what_a_pad_saves_is_what_the_terminal_scores(page: Page, game: str, tmp_path: Path) -> None:
    open_file(page, game, FILES[game])
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    expect(page.get_by_role("button", name="Anna").first).to_be_visible()
    page.get_by_role("button", name="Share, save").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "saved.txt"
    saving.value.save_as(file)
    said = json.loads(run("score", game, "--json", str(file)).stdout)
    before = json.loads(run("score", game, "--json", "-", stdin=FILES[game]).stdout)
    assert said == before
    page.keyboard.press("Escape")
    if game == "skylines":
        expect(page.locator(".total")).to_have_text(re.compile(rf"^\s*{said['total']} point"))
    else:
        assert totals(page) == [one["total"] for one in said["players"]]
    assert violations(page) == []


def test_a_city_is_laid_by_tiles_and_tourists_and_every_point_lights_up(page: Page) -> None:
    page.goto("/pad/cities")
    page.get_by_role("button", name=re.compile("^Tile 5:")).click()
    page.locator("[data-cell=a1]").click()
    expect(page.get_by_text("60 fields are still empty.")).to_be_visible()
    page.get_by_role("button", name="Tourists").click()
    page.locator("[data-cell=h8]").click()
    expect(page.get_by_text("Nothing lies on h8 yet")).to_be_visible()
    # Tile 5 has two attractions above two fields of water.
    page.locator("[data-cell=a1]").click()
    expect(page.locator(".total")).to_have_text(re.compile("2 points"))
    page.get_by_role("button", name=re.compile("Attraction zone of 2")).hover()
    expect(page.locator("path.zone")).to_have_count(1)
    page.locator("[data-cell=a2]").click()
    expect(page.get_by_text("a tourist on water")).to_be_visible()
    expect(page.locator(".total")).to_have_text(re.compile("2 points"))
    page.reload()
    expect(page.locator(".total")).to_have_text(re.compile("2 points"))
    page.get_by_role("button", name="Fields").click()
    page.locator("[data-cell=c1]").focus()
    page.keyboard.press("a")
    expect(page.locator(".total")).to_have_text(re.compile("3 points"))
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".total")).to_have_text(re.compile("2 points"))


def test_players_come_and_go_and_have_names(page: Page) -> None:
    page.goto("/pad/tangram")
    page.get_by_label("Name").fill("Zoë")
    page.get_by_role("button", name="+ Player").click()
    expect(page.locator(".tab")).to_have_count(3)
    page.get_by_role("button", name=re.compile("^Remove Player 3")).click()
    expect(page.locator(".tab")).to_have_count(2)
    expect(page.locator(".tab").first).to_contain_text("Zoë")
    expect(page.get_by_text("share the rank")).to_be_visible()


def test_a_wrong_file_is_explained_and_nothing_is_lost(page: Page) -> None:
    open_file(page, "cities", CITY)
    expect(page.locator(".total")).to_have_text(re.compile(r"^[1-9]\d* points"))
    before = page.locator(".total").text_content()
    open_file(page, "cities", CITY.replace("AAPPWWCC", "AAPPXWCC", 1))
    expect(page.get_by_text("Line 1, column 5:")).to_be_visible()
    assert page.locator(".total").text_content() == before


def test_a_link_holds_the_pad_and_goes_to_no_server(page: Page, new_context: NewContext) -> None:
    open_file(page, "guilds", FILES["guilds"])
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    own = totals(page)
    page.get_by_role("button", name="Share, save").click()
    link = page.locator("dialog input[readonly]").input_value()
    assert "#" in link
    assert len(link) < 2000
    other = new_context().new_page()
    asked: list[str] = []
    other.on("request", lambda request: asked.append(request.url))
    other.goto(link)
    expect(other.get_by_text("This pad came by a link")).to_be_visible()
    assert totals(other) == own
    assert not any(link.split("#")[1] in url for url in asked)
    other.goto("/pad/guilds#nonsense")
    expect(other.get_by_text("This link holds no score pad")).to_be_visible()
    assert totals(other) == own


def test_the_dealer_deals_sixteen_tiles_and_then_tells_its_seed(page: Page, new_context: NewContext) -> None:
    page.goto("/deal/cities")
    following = page.get_by_role("button", name="Next")
    seen = []
    for _ in range(16):
        following.click()
        seen.append(page.locator(".piece-drawn .number").text_content())
    assert len(set(seen)) == 16
    expect(following).to_be_disabled()
    seed = page.locator("code").text_content() or ""
    page.get_by_role("button", name="Back").click()
    expect(page.locator("code")).to_have_count(0)
    page.reload()
    assert page.locator(".piece-drawn .number").text_content() == seen[14]
    other = new_context().new_page()
    other.goto("/deal/cities")
    other.locator("summary").click()
    other.get_by_label("Deal once more by a seed").fill(seed)
    other.get_by_role("button", name="Deal", exact=True).click()
    for expected in seen[:4]:
        other.get_by_role("button", name="Next").click()
        expect(other.locator(".piece-drawn .number")).to_have_text(expected or "")


@pytest.mark.parametrize("game", ["tangram", "guilds", "skylines"])
def test_every_game_has_a_dealer(page: Page, game: str) -> None:
    page.goto(f"/deal/{game}")
    page.locator(".buttons .main").last.click()
    expect(page.locator(".piece-drawn svg").first).to_be_visible()
    assert violations(page) == []


def test_the_pieces_before_are_reached_by_keys_where_they_do_not_fit(page: Page) -> None:
    page.goto("/deal/skylines")
    drawing = page.locator(".buttons .main").last
    for _ in range(16):
        drawing.click()
    row = page.get_by_role("region", name="Before")
    expect(row.get_by_role("listitem")).to_have_count(15)
    assert violations(page) == []
    row.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("row => row.scrollLeft > 0", arg=row.element_handle())
    expect(row.get_by_role("listitem")).to_have_count(15)


def test_the_timer_passes_the_turn_on_and_stands_still_when_paused(page: Page) -> None:
    page.goto("/timer")
    page.get_by_role("combobox", name=re.compile("^Time")).select_option("player")
    page.get_by_role("button", name="Start", exact=True).click()
    first, second = page.locator(".clocks button").all()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(first.locator(".time")).to_have_text(re.compile("0:5[0-9]"))
    first.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Pause").click()
    stands = second.locator(".time").text_content()
    page.wait_for_timeout(1200)
    assert second.locator(".time").text_content() == stands
    assert violations(page) == []


def test_all_of_it_fits_a_phone_and_works_without_a_server(new_context: NewContext, site: SiteServer) -> None:
    page = new_context(base_url=site.address, **PHONE).new_page()
    for place in ("pad/cities", "pad/tangram", "pad/guilds", "pad/skylines", "deal/skylines", "timer"):
        page.goto(f"{site.address}#/{place}")
        expect(page.locator("h1")).to_be_visible()
        if place.startswith("pad"):
            expect(page.locator(".total, .tab").first).to_be_visible()
        assert width_of(page) <= 360, place
