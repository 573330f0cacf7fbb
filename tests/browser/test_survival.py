"""What a table survives: a reload, a server that is killed in mid-game, and its restart."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.page_server import PageServer
from tests.browser.player import NewContext, by_pointer, confirm, places, play_out, tiles_to_lay, wait_for_decision
from tests.browser.tables import new_table


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    """A server of one's own."""
    running = PageServer(tmp_path_factory.mktemp("mortal"))
    yield running
    running.stop()


def begin(page: Page) -> None:
    """Open a new table, with the first turn to play."""
    table = new_table(page, bots=["random"], start=True)
    page.goto(f"/table/{table}")
    wait_for_decision(page)


def play_the_start(page: Page) -> None:
    """Open a new table and play the first turn."""
    begin(page)
    by_pointer(page, 0)
    expect(page.get_by_text("Round 1 of 13")).to_be_visible()


def test_after_a_reload_the_table_is_simply_there(page: Page) -> None:
    play_the_start(page)
    page.reload()
    expect(page.get_by_text("Round 1 of 13")).to_be_visible()
    assert page.locator("svg[role=group] g.lying, svg[role=group] g.last").count() == 3


@pytest.mark.thorough
def test_a_killed_server_is_noticed_and_the_game_goes_on_after_its_restart(
    new_context: NewContext, mortal: PageServer, complaints: list[str]
) -> None:
    page = new_context(base_url=mortal.address).new_page()
    play_the_start(page)

    mortal.kill()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    mortal.start()
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    assert play_out(page, by_pointer) == 13
    page.context.close()
    # The browser itself notes the attempts that failed.
    assert all("WebSocket" in complaint for complaint in complaints)
    complaints.clear()


def test_a_turn_confirmed_while_the_server_is_away_is_played_when_it_is_back(
    new_context: NewContext, mortal: PageServer, complaints: list[str]
) -> None:
    page = new_context(base_url=mortal.address).new_page()
    begin(page)
    for _ in range(tiles_to_lay(page)):
        places(page).first.click()
    mortal.kill()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    confirm(page).click()
    mortal.start()
    expect(page.get_by_text("Round 1 of 13")).to_be_visible()
    page.context.close()
    complaints.clear()
