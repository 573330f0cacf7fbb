"""People at a table: two browsers, two tabs, spectators, a seat that moves to another device."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.player import NewContext, by_pointer, places, tiles_to_lay, wait_for_decision
from tests.browser.tables import new_table


def lay_start(page: Page) -> None:
    """Lay the start tiles anywhere and confirm."""
    for _ in range(tiles_to_lay(page)):
        places(page).first.click()
    page.get_by_role("button", name="Confirm").click()


def small_tiles(page: Page, seat: int) -> int:
    """How many tiles the small board of a seat shows."""
    boards = page.locator("[aria-labelledby=seats] li")
    return boards.nth(seat).locator("svg[role=img] g.lying, svg[role=img] g.last").count()


def test_two_people_meet_by_a_link_and_see_nothing_of_each_other_until_both_are_ready(new_context: NewContext) -> None:
    ann = new_context().new_page()
    ann.goto("/new/cities")
    ann.get_by_label("Player 2").select_option("open")
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Open the table and invite").click()
    link = ann.get_by_label("Link to this table").input_value()

    bob = new_context().new_page()
    bob.goto(link)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join").click()
    ann.get_by_role("button", name="Start", exact=True).click()

    wait_for_decision(ann)
    wait_for_decision(bob)
    lay_start(ann)
    ready = bob.locator("[aria-labelledby=seats] li").first
    expect(ready).to_contain_text("ready")
    assert small_tiles(bob, 0) == 0
    lay_start(bob)
    expect(bob.get_by_text("Round 1 of 13")).to_be_visible()
    assert small_tiles(bob, 0) == 3
    expect(ann.get_by_text("Round 1 of 13")).to_be_visible()
    assert small_tiles(ann, 1) == 3


def test_a_turn_taken_back_while_another_thinks_stays_on_the_board(new_context: NewContext) -> None:
    ann, bob = new_context().new_page(), new_context().new_page()
    table = new_table(ann, seats=2)
    bob.request.post("/api/me", data={"name": "Bob"})
    bob.request.post(f"/api/tables/{table}/join", data={})
    ann.request.post(f"/api/tables/{table}/start", data={})
    ann.goto(f"/table/{table}")
    wait_for_decision(ann)
    lay_start(ann)
    ann.get_by_role("button", name="Take back").click()
    expect(ann.locator("g.drafted")).to_have_count(3)
    expect(ann.get_by_role("button", name="Confirm")).to_be_enabled()


def test_a_second_tab_shows_the_same_table(page: Page) -> None:
    table = new_table(page, bots=["random"], start=True)
    page.goto(f"/table/{table}")
    second = page.context.new_page()
    second.goto(f"/table/{table}")
    wait_for_decision(second)
    wait_for_decision(page)
    lay_start(page)
    expect(second.get_by_text("Round 1 of 13")).to_be_visible()
    by_pointer(second, 1)
    expect(page.get_by_text("Round 2 of 13")).to_be_visible()


def test_spectators_watch_and_do_not_play(new_context: NewContext) -> None:
    ann = new_context().new_page()
    table = new_table(ann, bots=["random"], start=True)
    watcher = new_context().new_page()
    watcher.goto(f"/table/{table}")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.get_by_role("button", name="Confirm")).to_have_count(0)


def test_a_seat_moves_to_another_device(new_context: NewContext) -> None:
    old = new_context().new_page()
    table = new_table(old, bots=["random"], start=True)
    old.goto(f"/table/{table}")
    wait_for_decision(old)
    old.get_by_role("button", name="Table", exact=True).click()
    old.get_by_role("button", name="Continue on another device").click()
    link = old.get_by_label("Open this link").input_value()
    assert "/seat/" in link
    new = new_context().new_page()
    new.goto(link)
    new.get_by_role("button", name="Take the seat here").click()
    assert wait_for_decision(new)
    expect(old.get_by_text("You are watching.")).to_be_visible()


def test_a_table_that_is_not_there_says_so(page: Page) -> None:
    page.goto("/table/AAAAAAAAAAAAAAAAAAAAAA")
    expect(page.get_by_role("heading", name="You cannot look at this table.")).to_be_visible()
    expect(page.get_by_role("link", name="Home")).to_be_visible()
