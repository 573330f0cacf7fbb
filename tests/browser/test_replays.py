"""Replays: a slider, a link for every move, the plot, and match files."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.player import NewContext, play_button

TURNS = 28
"""Two seats, a start and thirteen rounds."""


def test_a_finished_game_can_be_stepped_through(page: Page, over: str) -> None:
    page.goto(f"/table/{over}")
    page.get_by_role("main").get_by_role("link", name="Replay").click()
    # It opens with what came of it.
    expect(page.get_by_text(f"Turn {TURNS} of {TURNS}")).to_be_visible()
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".told")).to_have_text("The start")
    page.get_by_role("button", name="One turn forward").click()
    expect(page).to_have_url(re.compile(r"\?at=1$"))
    expect(page.locator(".player g.last")).to_have_count(1)
    slider = page.get_by_role("slider", name="Position in the match")
    assert slider.get_attribute("max") == str(TURNS)
    slider.fill(str(TURNS))
    expect(page.locator("[role=status]", has_text=f"Turn {TURNS} of {TURNS}")).to_be_visible()
    expect(page.get_by_role("slider", name="Points by round")).to_be_visible()


def test_every_move_has_a_link(page: Page, over: str) -> None:
    page.goto(f"/replay/{over}?at=9")
    expect(page.get_by_text(f"Turn 9 of {TURNS}")).to_be_visible()
    links = page.locator("ol[aria-labelledby=turns] a")
    expect(links).to_have_count(TURNS)
    expect(links.nth(8)).to_have_attribute("aria-current", "step")
    links.nth(4).click()
    expect(page.get_by_text(f"Turn 5 of {TURNS}")).to_be_visible()
    page.reload()
    expect(page.get_by_text(f"Turn 5 of {TURNS}")).to_be_visible()


def test_a_replay_plays_by_itself(page: Page, over: str) -> None:
    page.goto(f"/replay/{over}?at={TURNS - 1}")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text(f"Turn {TURNS} of {TURNS}")).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_replay_is_stepped_by_keys_on_a_board_that_stays_where_it_is(new_context: NewContext, over: str) -> None:
    page = new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).new_page()
    page.goto(f"/replay/{over}")
    board, told = page.locator(".board svg[role=img]"), page.locator(".told")
    page.get_by_label("Whose board").select_option("Ann")
    page.locator("h1").click()
    expect(told).to_contain_text(f"Turn {TURNS} of {TURNS}")
    mat, extent = board.bounding_box(), board.get_attribute("viewBox")
    page.keyboard.press("Home")
    expect(told).to_contain_text("The start")
    for key, turn in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", TURNS), ("Home", 0)):
        page.keyboard.press(key)
        expect(told).to_contain_text(f"Turn {turn} of {TURNS}" if turn else "The start")
        # The last size from the first turn on, and no scrolling.
        expect(board).to_have_attribute("viewBox", extent or "")
        assert (board.bounding_box(), page.evaluate("scrollY")) == (mat, 0)
    page.keyboard.press("Space")
    expect(told).to_contain_text(f"Turn 2 of {TURNS}")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_a_chosen_player_is_kept_and_a_moment_has_a_link(page: Page, over: str) -> None:
    page.goto(f"/replay/{over}?at=4")
    bot = page.get_by_role("img", name=re.compile("^The board of Bot 2"))
    page.get_by_label("Whose board").select_option("Bot 2 (Random)")
    page.locator("h1").click()
    for turn in (5, 6, 7):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".told")).to_contain_text(f"Turn {turn} of")
        expect(bot).to_be_visible()
    page.get_by_role("button", name="Share this moment").click()
    expect(page.get_by_label("The link to this turn:")).to_have_value(re.compile(rf"/replay/{over}\?at=7$"))
    page.keyboard.press("Escape")
    page.get_by_role("slider", name="Points by round").focus()
    page.keyboard.press("End")
    expect(page.locator(".told")).to_contain_text(f"Turn {TURNS} of {TURNS}")


def test_a_match_file_is_downloaded_and_opened_by_dropping_it_on_the_page(
    page: Page, over: str, tmp_path: Path
) -> None:
    page.goto(f"/table/{over}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Match file").click()
    file = tmp_path / "match.quartier"
    download.value.save_as(file)
    page.goto("/")
    play_button(page).wait_for()
    page.evaluate(
        """text => {
            const data = new DataTransfer()
            data.items.add(new File([text], 'match.quartier'))
            document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
        }""",
        file.read_text("utf-8"),
    )
    expect(page.get_by_role("slider", name="Position in the match")).to_have_attribute("max", str(TURNS))
    expect(page.get_by_role("heading", name="The file is right.")).to_be_visible()
    expect(page.get_by_text("The seed is the one that was committed to before the match.")).to_be_visible()
    file.write_text("".join(line for line in file.read_text("utf-8").splitlines(True) if line[:6] != "state:"), "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("heading", name="The file is wrong.")).to_be_visible()
    expect(page.get_by_text("The position after the last turn is not stated")).to_be_visible()


def test_a_file_that_is_no_match_is_refused_with_a_reason(page: Page, tmp_path: Path, complaints: list[str]) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann,", "utf-8")
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert").first).to_contain_text("Line 1: a match file begins with 'quartier match 1'")
    assert len(complaints) == 1
    assert "422" in complaints.pop()
