"""A component set is made in the editor, checked while it is typed, and a whole match is played with it."""

from __future__ import annotations

import time
from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect
from tests.browser.player import NewContext

from quartier.core.file import read_match
from quartier.core.registry import games, load_game

LONG = 240
"""Seconds that a match of bots may take on a busy machine."""


def begin(page: Page, game: str) -> None:
    """A set that begins with the house's."""
    page.goto(f"/sets?game={game}")
    page.get_by_role("button", name="Begin with the house’s").click()
    expect(page.get_by_text("This can be played with")).to_be_visible()


def text_of(page: Page) -> str:
    return page.get_by_label("The set as text").input_value()


def change(page: Page, game: str) -> None:
    """Change one piece by tapping."""
    match game:
        case "cities":
            page.get_by_role("button", name="Tile 1, field 2: attraction").click()
        case "tangram":
            page.get_by_role("button", name="Tile 5, 4 half-fields").click()
            # The middle of a field is the whole of it.
            page.get_by_role("button", name="b2: nothing").click()
        case "guilds":
            page.get_by_label("2 blocks").fill("4")
            page.get_by_label("2 blocks").blur()
        case "skylines":
            page.get_by_role("button", name="Shapes", exact=True).click()
            page.get_by_role("button", name="Add a shape").click()
            for square in ("Row 1, column 2", "Row 1, column 3", "Row 1, column 4", "Row 2, column 2"):
                page.get_by_role("button", name=square).click()


AFTER = {
    "cities": " 1  AP PP",
    "tangram": "tile  5  ## .#",
    "guilds": "bonus: 1 4 6",
    "skylines": "shape own1     #### .#..",
}
"""What the text says then."""


def play(page: Page, game: str) -> None:
    """Set up a table with it, then let bots play a whole match with what the server keeps of it."""
    page.get_by_role("link", name="Play with it").click()
    expect(page.get_by_label("Component set")).not_to_have_value("")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    facts = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    assert facts["options"]["box"].startswith("My ")
    (kept,) = page.request.get("/api/me/sets").json()["sets"]
    bots = ["random"] * max(2, games()[game].seats.start)
    wanted = {"game": game, "set": kept["id"], "sit": False, "bots": bots, "start": True}
    table = page.request.post("/api/tables", data=wanted).json()["table"]["id"]
    until = time.monotonic() + LONG
    while page.request.get(f"/api/tables/{table}").json()["table"]["status"] != "over":
        assert time.monotonic() < until, "the bots do not come to an end"
        time.sleep(0.5)
    match = read_match(page.request.get(f"/api/tables/{table}/file").text())
    assert match.over
    assert AFTER[game] in match.box.text


@pytest.mark.parametrize(
    "game", [game if game == "cities" else pytest.param(game, marks=pytest.mark.thorough) for game in games()]
)
def test_a_set_made_in_the_editor_plays_a_whole_match(new_context: NewContext, game: str) -> None:
    page = new_context().new_page()
    begin(page, game)
    assert text_of(page) == load_game(game).house_box()
    change(page, game)
    assert AFTER[game] in text_of(page)
    expect(page.get_by_text("This can be played with")).to_be_visible()
    expect(page.get_by_role("link", name="Play with it")).to_be_visible()
    play(page, game)


def test_what_is_wrong_is_told_at_its_line_and_piece_and_steps_can_be_taken_back(
    new_context: NewContext, tmp_path: Path
) -> None:
    page = new_context().new_page()
    begin(page, "cities")
    house = text_of(page)
    page.get_by_label("The set as text").fill(house.replace(" 3  AA CC", " 3  AA CX"))
    expect(page.get_by_text("This cannot be played with yet")).to_be_visible()
    expect(page.get_by_role("button", name="Line 7")).to_be_visible()
    expect(page.get_by_role("list").get_by_role("img", name="tile 3")).to_be_visible()
    expect(page.get_by_role("button", name="Play with it")).to_be_disabled()
    page.get_by_role("button", name="Undo").click()
    assert text_of(page) == house
    expect(page.get_by_role("link", name="Play with it")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as a file").click()
    saved.value.save_as(tmp_path / "mine.txt")
    assert (tmp_path / "mine.txt").read_text("utf-8") == house
    # It is there again, also as somebody else's file.
    page.goto("/sets")
    expect(page.get_by_role("link", name="My Cities")).to_be_visible()
    page.set_input_files("input[type=file]", tmp_path / "mine.txt")
    expect(page.get_by_label("Name of the set")).to_have_value("mine")
    assert text_of(page) == house


def test_a_match_on_this_device_is_played_with_a_set_and_kept_with_it(new_context: NewContext) -> None:
    page = new_context().new_page()
    begin(page, "cities")
    change(page, "cities")
    expect(page.get_by_role("link", name="Play with it")).to_be_visible()
    page.get_by_role("link", name="Play with it").click()
    page.get_by_label("On this device").check()
    expect(page.get_by_label("Component set")).not_to_have_value("")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/match/*")
    page.reload()
    page.get_by_role("button", name="Table").first.click()
    file = page.get_by_role("link", name="Match file").get_attribute("href")
    assert file is not None
    match = read_match(unquote(file.partition(",")[2]))
    assert match.box.name == "My Cities"
    assert AFTER["cities"] in match.box.text
