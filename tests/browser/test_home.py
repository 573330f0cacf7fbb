"""Home: light and steady for those who come first, and for those who return what waits for them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.looks import DESKTOP, PHONE
from tests.browser.player import NewContext
from tests.browser.slow_phone import listen, slow_down
from tests.browser.tables import finished_table, new_table, play_any, post

LAPTOP = {"viewport": {"width": 1366, "height": 768}}
BYTES = 95_000
REQUESTS = 8
"""The page, its script, styles, typeface and sign; pictures, and their drawings, which boards use too; one question."""
STEADY = 0.05
SHIFTS = """
    window.shifts = []
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value, sources }) =>
        ({ value, what: sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? node?.textContent) }))
    )).observe({ type: 'layout-shift', buffered: true })
"""


def open_home(page: Page) -> None:
    """Home with all that belongs to it."""
    page.goto("/")
    expect(page.locator("article svg")).to_have_count(4)
    expect(page.get_by_text("Nobody has finished it yet.").or_(page.get_by_text("Best so far")).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => {})")


def play_out(page: Page, table: str) -> None:
    """Play any turns of a match without waiting for anybody, to its end."""
    number = 0
    while not (seen := page.request.get(f"/api/tables/{table}").json())["view"]["over"]:
        if seen["seat"] in seen["view"]["actors"]:
            number += 1
            play_any(page, table, seen, number)


def test_few_files_of_few_bytes_are_sent(new_context: NewContext) -> None:
    page = new_context(locale="de").new_page()
    sent = listen(page)
    page.goto("/")
    expect(page.locator("article svg")).to_have_count(4)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.fonts.check('1em Nunito')")
    assert len(sent.asked) <= REQUESTS, sent.asked
    assert 0 < sent.bytes <= BYTES


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("returning", [False, True], ids=["stranger", "returning"])
def test_nothing_moves_when_what_is_late_comes(
    new_context: NewContext, size: dict[str, object], returning: bool
) -> None:
    page = new_context(**size).new_page()
    if returning:
        new_table(page, bots=["random"], start=True)
        new_table(page, seats=2)
    page.add_init_script(SHIFTS)
    slow_down(page)
    open_home(page)
    shifts = page.evaluate("window.shifts")
    assert sum(shift["value"] for shift in shifts) < STEADY, shifts


def test_all_games_are_seen_at_once_and_can_be_played_at_once(new_context: NewContext) -> None:
    page = new_context(**LAPTOP).new_page()
    open_home(page)
    ways = page.get_by_role("article").get_by_role("button", name="Play now")
    expect(ways).to_have_count(4)
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)


def test_own_turns_come_first_and_others_are_named(new_context: NewContext) -> None:
    ann, bob = new_context().new_page(), new_context().new_page()
    table = new_table(ann, "Ann", seats=2)
    post(bob, "me", {"name": "Bob"})
    post(bob, f"tables/{table}/join", {})
    post(ann, f"tables/{table}/start", {})
    later = new_table(ann, "Ann", seats=3)
    ann.goto("/")
    lines = ann.get_by_role("region", name="What shall we build today?").get_by_role("link")
    expect(lines.nth(0)).to_contain_text("Your turn")
    expect(lines.nth(0)).to_have_attribute("href", f"/table/{table}")
    expect(lines.nth(1)).to_contain_text("1 of 3 seats taken")
    expect(lines.nth(1)).to_have_attribute("href", f"/table/{later}")
    play_any(ann, table, ann.request.get(f"/api/tables/{table}").json(), 1)
    ann.reload()
    expect(lines.nth(0)).to_contain_text("Waiting for Bob")


def test_the_last_result_leads_to_its_replay(page: Page) -> None:
    table = finished_table(page)
    page.goto("/")
    results = page.locator("section").filter(has=page.get_by_role("heading", name="Last results"))
    expect(results.get_by_role("link")).to_contain_text(re.compile(r"Rank \d, \d+ points?"))
    results.get_by_role("link").click()
    expect(page).to_have_url(re.compile(f"/replay/{table}"))


def test_a_challenge_that_is_done_tells_how_it_went(page: Page) -> None:
    post(page, "me", {"name": "Ann"})
    table = post(page, "challenges/cities", {})["table"]["id"]
    play_out(page, table)
    page.goto("/")
    done = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Look back at Cities"))
    expect(done).to_contain_text(re.compile(r"points?: rank \d+ of \d+"))
    done.get_by_role("link", name="Look back at Cities").click()
    expect(page).to_have_url(re.compile(f"/table/{table}"))


def test_a_server_that_comes_back_is_noticed(page: Page, complaints: list[str]) -> None:
    def away(route: Route) -> None:
        route.abort()

    page.route("**/api/**", away)
    page.goto("/")
    told = page.get_by_text("You can still play on this device.")
    expect(told).to_be_visible()
    page.unroute("**/api/**", away)
    expect(told).to_be_hidden(timeout=20_000)
    complaints.clear()
