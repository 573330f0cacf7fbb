"""The challenge's own page: played, ranked, remembered, shared without giving anything away, in every size."""

from __future__ import annotations

import re
import sqlite3
from datetime import UTC, date, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import violations, width_of
from tests.browser.page_server import PageServer
from tests.browser.player import NewContext, Shoot
from tests.browser.tables import finish, post

SIZES = {"laptop": (1366, 768), "phone": (390, 844), "large": (1920, 1080)}


def today() -> date:
    return datetime.now(UTC).date()


def played(page: Page, game: str, name: str = "Ann") -> str:
    """Today's challenge, played to its end by the page's person."""
    post(page, "me", {"name": name})
    table = str(post(page, f"challenges/{game}", {})["table"]["id"])
    finish(page, table)
    return table


def make_past(server: PageServer, table: str, days: int) -> tuple[str, str]:
    """Have a challenge been played some days ago too, by nobody else, at another table: the day, and that table."""
    day, other = str(today() - timedelta(days)), f"{table[:-1]}{days}"
    end = int(datetime.fromisoformat(f"{day}T23:00+00:00").timestamp() * 1000)
    database = sqlite3.connect(server.data / "quartier.sqlite3", timeout=20)
    with database:
        # What an earlier run of the same test left there might be the better game.
        database.execute(
            "DELETE FROM challenge_results WHERE day = ? AND game IN "
            "(SELECT game FROM challenge_results WHERE table_id = ?)",
            (day, table),
        )
        database.execute(
            "INSERT INTO tables SELECT ?, status, public, updated, "
            "json_set(record, '$.id', ?, '$.challenge', ?, '$.ended', ?), wake FROM tables WHERE id = ?",
            (other, other, day, end, table),
        )
        for kept in (
            "events SELECT ?, seq, at, kind, seat, text, client FROM events WHERE match = ?",
            "challenge_entries SELECT person, game, :day, box, ? FROM challenge_entries WHERE table_id = ?",
            "challenge_results SELECT game, :day, ?, person, name, score, lost, ended, box FROM challenge_results "
            "WHERE table_id = ?",
        ):
            database.execute(f"INSERT INTO {kept}".replace(":day", f"'{day}'"), (other, table))
    database.close()
    return day, other


@pytest.mark.parametrize("game", ["cities", "tangram", "guilds", "skylines"])
def test_the_page_tells_the_rank_and_leads_to_a_further_try(new_context: NewContext, game: str) -> None:
    page = new_context(viewport={"width": 390, "height": 844}).new_page()
    page.goto(f"/challenge/{game}")
    expect(page.get_by_text("You have not played it yet.")).to_be_visible()
    played(page, game)
    page.goto(f"/challenge/{game}")
    own = page.get_by_role("row").filter(has_text="(you)")
    expect(own).to_have_count(1)
    expect(page.get_by_text("1 day in a row", exact=True)).to_be_visible()
    line = page.get_by_role("textbox", name="Share without giving anything away")
    assert f"/challenge/{game}/{today()}" in line.input_value()
    page.get_by_role("button", name="Play it again, unscored").click()
    page.wait_for_url("**/table/*")


@pytest.mark.thorough
@pytest.mark.parametrize("size", SIZES)
def test_it_fits_and_can_be_read_by_everybody(
    new_context: NewContext, server: PageServer, shoot: Shoot, size: str
) -> None:
    width, height = SIZES[size]
    context = new_context(
        viewport={"width": width, "height": height}, locale={"phone": "de", "large": "nl"}.get(size, "en")
    )
    page = context.new_page()
    past, _ = make_past(server, played(page, "cities", "A quite long name of somebody"), 1)
    database = sqlite3.connect(server.data / "quartier.sqlite3", timeout=20)
    with database:
        database.execute("INSERT OR IGNORE INTO challenge_bests VALUES ('cities', ?, 60, 64, 0)", (past,))
    database.close()
    for name, address in (("today", "/challenge/cities"), ("yesterday", f"/challenge/cities/{past}"), ("home", "/")):
        page.goto(address)
        page.wait_for_load_state("networkidle")
        if name != "home":
            expect(page.locator("section.card table").first).to_be_visible()
        assert width_of(page) == width
        assert violations(page) == []
        page.screenshot(path=f"build/screenshots/challenge-{name}-{size}.png", full_page=True)


def test_the_best_game_is_watched_on_the_next_day(new_context: NewContext, server: PageServer) -> None:
    ann, bob = new_context().new_page(), new_context().new_page()
    table = played(ann, "tangram")
    bob.goto("/challenge/tangram")
    expect(bob.get_by_role("heading", name="Ranking")).to_be_visible()
    expect(bob.get_by_role("link", name="Watch the best game")).to_have_count(0)
    day, table = make_past(server, table, 3)
    bob.goto(f"/challenge/tangram/{day}")
    bob.get_by_role("link", name="Watch the best game").click()
    bob.wait_for_url(f"**/replay/{table}")
    expect(bob.get_by_role("heading", name="Replay: Tangram City")).to_be_attached()
    expect(bob.locator(".told")).to_contain_text("Ann")
    expect(bob.locator(".player svg").first).to_be_visible()


def test_days_and_games_are_walked_through_by_keys(page: Page) -> None:
    page.goto("/challenge/cities")
    page.get_by_role("link", name="The day before").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/challenge/cities/{today() - timedelta(1)}")
    page.get_by_role("link", name="Skylines").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/challenge/skylines/{today() - timedelta(1)}")
    expect(page.get_by_text("You did not play it.")).to_be_visible()
    page.get_by_role("link", name="The day after").press("Enter")
    page.wait_for_url(f"**/challenge/skylines/{today()}")
    expect(page.get_by_role("link", name="The day after")).to_have_count(0)


def test_the_end_of_a_challenge_tells_its_rank_and_shares_a_picture(page: Page) -> None:
    page.goto("/")
    table = played(page, "cities")
    page.goto(f"/table/{table}")
    expect(page.get_by_text(re.compile(r"Rank \d of \d")).first).to_be_visible()
    page.get_by_role("button", name="Share the result").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save picture").click()
    path = saved.value.path()
    assert path.read_bytes().startswith(b"\x89PNG")
    assert path.stat().st_size > 5_000
