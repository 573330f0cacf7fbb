"""In every game: what is drawn as the draft is what is sent, and the points that it promises are those that come."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser import guilds_player, skylines_player, tangram_player
from tests.browser.player import (
    ENDED,
    NewContext,
    confirm,
    own_turns,
    places,
    targets,
    tiles_to_lay,
    to_do,
    wait_for_turn,
)
from tests.browser.previews import own_view, points
from tests.browser.tables import new_table, play_any, post


def draft_cities(page: Page, number: int) -> None:
    """Lay what is in hand; every other turn send a tourist."""
    places(page).first.wait_for()
    for _ in range(tiles_to_lay(page)):
        places(page).nth(number % places(page).count()).click()
    expect(confirm(page)).to_be_enabled()
    if number % 2 and targets(page).count():
        targets(page).last.click()


def draft_tangram(page: Page, number: int) -> None:
    """Choose a side, then lay tiles and fountains."""
    if number:
        tangram_player.lay_by_pointer(page)
    else:
        page.locator(".stage").get_by_role("button", name="black").click()


def draft_guilds(page: Page, number: int) -> None:
    """A tile, a place, a choice, an open tile."""
    assert guilds_player.wait_for_decision(page)
    guilds_player.draft_turn(page, number)


def draft_skylines(page: Page, number: int) -> None:
    """Open a board part, then build."""
    if "Open a board part" in to_do(page).inner_text():
        page.locator("[data-part].may").first.click()
    else:
        skylines_player.draft_building(page)


def laid(page: Page) -> int:
    """How many pieces are drawn as laid in the draft."""
    return page.locator("main g.drafted").count()


Draft = Callable[[Page, int], None]
GAMES: dict[str, tuple[int, int, Draft, str]] = {
    "cities": (2, 6, draft_cities, r"[a-z]\d+[\^>v<]"),
    "guilds": (3, 8, draft_guilds, r"\w+-[a-h]\d"),
    "tangram": (2, 22, draft_tangram, r"[a-g][1-7][bg][\^>v<]|\*[a-g][1-7]"),
    "skylines": (1, 6, draft_skylines, r"@"),
}
"""Seats, how many turns are looked at, how one is drafted, and how a laid piece is written."""


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_a_draft_is_what_is_sent_and_its_points_are_those_that_come(new_context: NewContext, game: str) -> None:
    seats, turns, draft, piece = GAMES[game]
    page, *others = (new_context().new_page() for _ in range(seats))
    table = new_table(page, game=game, seats=seats)
    for other in others:
        post(other, "me", {"name": "Bob"})
        post(other, f"tables/{table}/join", {})
    post(page, f"tables/{table}/start", {})
    page.goto(f"/table/{table}")
    for number in range(turns):
        confirm(page).wait_for()
        draft(page, number)
        expect(confirm(page)).to_be_enabled()
        expect(to_do(page)).to_contain_text(re.compile("Confirm your turn|one tourist"))
        page.locator("main svg [data-cell]").first.or_(page.locator("main svg")).first.hover(force=True)
        expect(page.get_by_role("region", name="If you confirm this")).to_be_visible()
        page.wait_for_load_state("networkidle")
        promised, drawn, before = points(page), laid(page), own_turns(page)
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Enter")
        wait_for_turn(page, before)
        if not page.locator(ENDED).count():
            expect(page.get_by_role("region", name="Points", exact=True)).to_be_visible()
            assert points(page) == promised, number
        turn = next(entry["turn"] for entry in reversed(own_view(page)["log"]) if entry["seat"] == 0)
        assert len(re.findall(piece, turn)) == drawn, turn
        play_others(others, table, number)
        if game in ("cities", "tangram"):
            assert own_view(page)["standings"][0]["score"] == promised, number


def play_others(others: list[Page], table: str, number: int) -> None:
    """Let the other people make their turns, in the order of their seats."""
    for other in others:
        seen = other.request.get(f"/api/tables/{table}").json()
        if seen["view"]["legal"]:
            play_any(other, table, seen, number)
