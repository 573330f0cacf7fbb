"""What a page keeps of its own files: for the time without a network, and for a tab that is older than the server."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.adviser import take_advice
from tests.browser.page_server import PageServer
from tests.browser.player import NewContext, confirm, own_turns, play_button, wait_for_next
from tests.browser.site_server import HURRY, KEPT, SiteServer, open_offline

UPDATE = """async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration.update()
    while (!registration.waiting) await new Promise((wait) => setTimeout(wait, 50))
}"""


def upgrade(site: SiteServer) -> None:
    """Another build takes the place of this one: its settings page has another name."""
    (old,) = (site.folder / "assets").glob("Settings-*.js")
    new = old.with_name("Settings-another.js")
    for file in site.folder.rglob("*.js"):
        file.write_text(file.read_text("utf-8").replace(old.name, new.name), "utf-8")
    worker = site.folder / "service-worker.js"
    worker.write_text(re.sub(r'"[0-9a-f]{12}"', '"another"', worker.read_text("utf-8")), "utf-8")
    old.rename(new)


def see_settings(page: Page) -> None:
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_label("Language")).to_be_visible()


def test_an_open_tab_finds_its_parts_after_an_upgrade_and_the_next_one_is_new(
    new_context: NewContext, tmp_path: Path
) -> None:
    site = SiteServer(tmp_path)
    context = new_context(base_url=site.address, service_workers="allow")
    old = context.new_page()
    old.goto("")
    old.evaluate(KEPT)
    upgrade(site)
    old.evaluate(UPDATE)
    see_settings(old)
    assert len(old.evaluate("caches.keys()")) == 2

    old.close()
    new = context.new_page()
    new.goto("")
    new.wait_for_function("async () => (await caches.keys()).join().includes('another')")
    new.wait_for_function("async () => (await caches.keys()).length === 1")
    context.set_offline(True)
    see_settings(new)
    site.stop()


def test_a_part_that_is_gone_reloads_the_page_once(
    new_context: NewContext, site: SiteServer, complaints: list[str]
) -> None:
    page = new_context(base_url=site.address).new_page()
    page.goto("")
    page.route("**/assets/Settings-*.js", lambda route: route.fulfill(status=404))
    with page.expect_navigation(wait_until="load"):
        page.get_by_role("link", name="Settings").click()
    expect(page.get_by_text("cannot be reached")).to_be_visible()
    complaints.clear()


def test_the_typeface_is_kept_too(new_context: NewContext, site: SiteServer) -> None:
    page = open_offline(new_context(base_url=site.address, service_workers="allow"), site)
    page.reload()
    assert page.evaluate("document.fonts.load('1em Nunito', 'Az').then((faces) => faces.length)") == 1


def test_a_server_that_is_away_leaves_the_matches_of_this_device(
    new_context: NewContext, server: PageServer, complaints: list[str]
) -> None:
    context = new_context(service_workers="allow")
    page = context.new_page()
    page.add_init_script(HURRY)
    page.goto("/")
    page.evaluate(KEPT)
    context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text("You can still play on this device.")).to_be_visible()
    play_button(page).click()
    take_advice(page)
    expect(confirm(page)).to_be_enabled()
    before = own_turns(page)
    confirm(page).click()
    wait_for_next(page, before)
    page.reload()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()

    context.set_offline(False)
    page.goto("/")
    going = page.get_by_role("region", name="What shall we build today?").get_by_role("link")
    expect(going.filter(has_text="Your turn")).to_have_attribute("href", re.compile("^/match/"))
    expect(page.get_by_role("heading", name="Today’s challenge")).to_be_visible()
    complaints.clear()


def test_beside_a_server_a_match_on_this_device_can_be_set_up(page: Page) -> None:
    page.goto("/new/cities")
    page.get_by_label("On this device").check()
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_role("button", name="Start").click()
    expect(page).to_have_url(re.compile("/match/"))
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    expect(page.get_by_role("region", name="At the table").get_by_text("Ann", exact=True)).to_be_visible()
