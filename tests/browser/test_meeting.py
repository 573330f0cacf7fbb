"""How people meet: the invitation behind a link, the waiting room, the lobby, and playing with somebody."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import PHONE, violations, width_of
from tests.browser.page_server import PageServer
from tests.browser.player import NewContext, wait_for_decision
from tests.browser.tables import new_table, post


def named(new_context: NewContext, name: str) -> Page:
    """The page of somebody who has a name."""
    page = new_context().new_page()
    post(page, "me", {"name": name})
    return page


def test_an_invitation_says_what_is_played_and_how_and_one_button_joins(new_context: NewContext) -> None:
    ann, bob = named(new_context, "Ann"), new_context().new_page()
    options = {"level": 3, "no_jumping": True}
    table = new_table(ann, seats=3, bots=["strong"], options=options, clock=60, talk=False, spectators=False)
    ann.goto(f"/table/{table}")
    bob.goto(f"/table/{table}")
    expect(bob.get_by_role("heading", level=1)).to_have_text("Ann invites you to a game of Cities")
    main = bob.locator("main")
    for words in (
        "10 to 25 minutes",
        "Level 3 (Brain-teaser)",
        "No jumping: tourists do not move to the new tile from afar",
        "Possible moves and points are shown",
        "No advice from bots",
        "Time per turn: one minute",
        "Nobody else can watch",
        "No table talk",
        "Bot 3 (Strong)",
    ):
        expect(main).to_contain_text(words)
    expect(bob.locator(".game-picture svg")).to_be_visible()
    # A guest is not asked to invite others, and a name is needed.
    expect(bob.get_by_label("Link to this table")).to_have_count(0)
    bob.get_by_role("button", name="Join").click()
    expect(bob.get_by_role("alert")).to_contain_text("A name needs at least one visible character.")
    bob.get_by_label("Your name").fill("ann")
    bob.get_by_role("button", name="Join").click()
    # Two of the same name can be told apart.
    expect(bob.locator("main li.person b")).to_have_text(["Ann", "ann 2"])
    expect(bob.get_by_text("Ann starts the game.")).to_be_visible()
    expect(ann.locator("main li.person b")).to_have_text(["Ann", "ann 2"])
    ann.get_by_role("button", name="Start", exact=True).click()
    wait_for_decision(ann)
    wait_for_decision(bob)


def test_whoever_comes_too_late_can_watch_or_open_a_table(new_context: NewContext) -> None:
    ann, bob = named(new_context, "Ann"), new_context().new_page()
    full = new_table(ann, seats=2, bots=["easy"])
    bob.goto(f"/table/{full}")
    expect(bob.get_by_text("All seats are taken.")).to_be_visible()
    expect(bob.get_by_role("button", name="Join")).to_have_count(0)
    ann.request.post(f"/api/tables/{full}/start", data={})
    expect(bob.get_by_text("You are watching.")).to_be_visible()
    closed = new_table(ann, seats=2)
    ann.request.post(f"/api/tables/{closed}/leave")
    bob.goto(f"/table/{closed}")
    expect(bob.get_by_role("heading", name="This table was closed.")).to_be_visible()
    bob.get_by_role("link", name="Open your own table").click()
    expect(bob.get_by_label("Player 2")).to_have_value("open")


def test_the_host_shares_first_and_chooses_bots_seat_by_seat(page: Page) -> None:
    table = new_table(page, seats=3)
    page.goto(f"/table/{table}")
    share = page.get_by_role("region", name="Invite people")
    expect(share.locator(".button.main")).to_have_text("Copy link")
    expect(page.get_by_role("button", name="Fill with bots and start")).to_be_visible()
    share.get_by_role("button", name="QR code").click()
    expect(share.get_by_role("img", name="QR code")).to_be_visible()
    page.get_by_label("Player 2").select_option("expert")
    expect(page.get_by_text("Waiting for one more player")).to_be_visible()
    page.get_by_label("Player 3").select_option("easy")
    expect(page.get_by_text("Everybody has a seat")).to_be_visible()
    expect(share).to_have_count(0)
    page.get_by_label("Player 3").select_option("open")
    page.get_by_role("button", name="Fill with bots and start").click()
    wait_for_decision(page)
    seats = page.request.get(f"/api/tables/{table}").json()["table"]["seats"]
    assert [seat["bot"] for seat in seats] == [None, "expert", "normal"]


def test_where_the_system_can_share_it_gets_the_table_s_address(new_context: NewContext) -> None:
    context = new_context()
    context.add_init_script("navigator.share = async (what) => { window.shared = what }")
    page = context.new_page()
    table = new_table(page, seats=2)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Share …").click()
    assert str(page.evaluate("window.shared.url")).endswith(f"/table/{table}")


def test_the_code_is_read_back_as_the_address(page: Page) -> None:
    table = new_table(page, seats=2)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="QR code").click()
    code = page.get_by_role("img", name="QR code")
    expect(code).to_be_visible()
    # The three corners by which cameras find it, inside a light margin of four.
    squares = code.locator("path").get_attribute("d") or ""
    side = int((code.get_attribute("viewBox") or "").split()[-1]) - 8
    for x, y in ((4, 4), (4 + side - 7, 4), (4, 4 + side - 7)):
        ring = {(x + a, y + b) for a in range(7) for b in range(7) if 0 in (a, b) or 6 in (a, b)}
        assert all(f"M{a} {b}h1" in squares for a, b in ring)
    assert "M3 " not in squares


def find_somebody(page: Page, game: str, *, bots: bool) -> None:
    page.goto("/lobby")
    page.locator("label.option").filter(has=page.get_by_text(game, exact=True)).click()
    page.get_by_label("Play with bots").set_checked(bots)
    page.get_by_role("button", name="Find somebody").click()


def test_two_who_would_play_with_anybody_find_each_other(new_context: NewContext) -> None:
    ann, bob, cleo = (named(new_context, name) for name in ("Ann", "Bob", "Cleo"))
    find_somebody(ann, "Tangram City", bots=False)
    expect(ann.get_by_role("heading", level=1)).to_have_text("Finding somebody to play Tangram City with you")
    expect(ann.get_by_text("You have been waiting for 0:0")).to_be_visible()
    bob.goto("/lobby")
    expect(bob.get_by_text("one person is waiting")).to_be_visible()
    find_somebody(cleo, "Cities", bots=False)
    find_somebody(bob, "Any game", bots=True)
    for page in (ann, bob):
        expect(page.locator("section.banner h1")).to_have_text("Tangram City")
    cleo.get_by_role("button", name="Stop waiting").click()
    cleo.wait_for_url("**/lobby")
    assert cleo.request.get("/api/pairings").json()["people"]["cities"] == 0


def test_who_waits_alone_and_agrees_gets_a_bot(tmp_path: Path, new_context: NewContext) -> None:
    hurried = PageServer(tmp_path, pairing_bots=1)
    try:
        page = new_context(base_url=hurried.address).new_page()
        find_somebody(page, "Cities", bots=True)
        wait_for_decision(page)
        expect(page.locator("main")).to_contain_text("Bot 2 (Normal)")
    finally:
        page.close()
        hurried.stop()


@pytest.mark.thorough
@pytest.mark.parametrize("colours", ["light", "dark"])
def test_everything_is_accessible_and_fits_a_phone(new_context: NewContext, colours: str) -> None:
    ann = named(new_context, "Ann")
    open_table = new_table(ann, seats=3, bots=["easy"], public=True)
    full = new_table(ann, seats=2, bots=["easy"])
    page = new_context(**PHONE, color_scheme=colours, locale="de").new_page()
    post(page, "me", {"name": "Bob"})
    own = new_table(page, "Bob", game="guilds", seats=3)
    for address, sign in (
        ("/lobby", "#room"),
        (f"/table/{open_table}", "#your-name"),
        (f"/table/{full}", "article [role=status]"),
        (f"/table/{own}", "#invite"),
        ("/new/skylines?open", "form"),
    ):
        page.goto(address)
        page.locator(sign).wait_for()
        if sign == "#invite":
            page.get_by_role("button", name="QR-Code").click()
            page.get_by_role("img", name="QR-Code").wait_for()
        assert violations(page) == [], address
        assert width_of(page) == 360, address
    waiting = post(page, "pairings", {"games": ["skylines"], "bots": False})["table"]["id"]
    page.goto(f"/table/{waiting}")
    page.locator(".time").wait_for()
    assert violations(page) == []
    assert width_of(page) == 360
    page.request.delete("/api/pairings")
    post(ann, f"tables/{open_table}/leave", {})
