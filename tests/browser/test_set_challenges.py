"""The day's deal with a set of somebody's own: found from the set, played, ranked apart, shared as what it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import violations, width_of
from tests.browser.player import NewContext, wait_for_decision
from tests.browser.tables import finish, post
from tests.browser.test_challenge_page import today

from quartier.core.registry import load_game

TITLE = "Grandmother’s box"
SIZES = {"laptop": (1366, 768, "en", "light"), "phone": (390, 844, "de", "dark"), "large": (1920, 1080, "nl", "light")}


def kept(page: Page, remark: str, title: str = TITLE, name: str = "Ann") -> str:
    """A set of Cities that the page's person keeps, told from others by a remark in its text."""
    post(page, "me", {"name": name})
    text = f"# {remark}\n" + load_game("cities").house_box().replace(" 1  AA PP", " 1  AW PP", 1)
    return str(post(page, "sets", {"game": "cities", "title": title, "text": text})["id"])


def played(page: Page, name: str) -> str:
    """Today's deal with a set, played to its end by the page's person."""
    table = str(post(page, f"sets/{name}/challenge", {})["table"]["id"])
    finish(page, table)
    return table


def test_it_is_found_from_the_set_played_and_ranked_among_those_with_the_link(new_context: NewContext) -> None:
    ann, bob = new_context().new_page(), new_context().new_page()
    name = kept(ann, "found from the set")
    bob.goto(f"/set/{name}")
    link = bob.get_by_role("link", name="Today’s deal with this set")
    link.focus()
    bob.keyboard.press("Enter")
    bob.wait_for_url(f"**/set/{name}/day")
    expect(bob.get_by_role("heading", level=1)).to_have_text(f"The day’s deal with “{TITLE}”")
    expect(bob.get_by_text("You have not played it yet.")).to_be_visible()
    expect(bob.get_by_text("Nobody has finished it yet.")).to_be_visible()
    bob.get_by_role("button", name="Play", exact=True).click()
    bob.wait_for_url("**/table/*")
    table = bob.url.rpartition("/")[2]
    assert wait_for_decision(bob)
    expect(bob.get_by_role("button", name="Hint")).to_have_count(0)
    finish(bob, table)
    bob.goto(f"/table/{table}")
    expect(bob.get_by_text(f"Cities · The day’s deal with “{TITLE}”")).to_be_visible()
    expect(bob.get_by_text("Rank 1 of 1")).to_be_visible()
    bob.get_by_role("link", name="Ranking").click()
    bob.wait_for_url(f"**/set/{name}/day/{today()}")
    expect(bob.get_by_role("row").filter(has_text="(you)")).to_have_count(1)
    line = bob.get_by_role("textbox", name="Share without giving anything away").input_value()
    assert f"Cities with “{TITLE}”" in line
    assert line.endswith(f"/set/{name}/day/{today()}")
    address = bob.get_by_role("textbox", name="Whoever has this link plays the same deal with this set")
    assert address.input_value().endswith(f"/set/{name}/day")
    # Ann sees it there, and neither of them in the house's ranking.
    ann.goto(f"/set/{name}/day")
    expect(ann.get_by_role("row")).to_have_count(2)
    bob.goto("/challenge/cities")
    expect(bob.get_by_text("You have not played it yet.")).to_be_visible()
    expect(bob.get_by_text("What you make of challenges will stand here.")).to_be_visible()


def test_a_further_try_and_earlier_days_are_reached_from_its_page(page: Page) -> None:
    page.goto("/")
    name = kept(page, "further tries")
    played(page, name)
    page.goto(f"/set/{name}/day")
    page.get_by_role("link", name="The day before").click()
    expect(page.get_by_text("You did not play it.")).to_be_visible()
    page.get_by_role("link", name="Today", exact=True).click()
    page.wait_for_url(f"**/set/{name}/day")
    page.get_by_role("button", name="Play it again, unscored").click()
    page.wait_for_url("**/table/*")


def test_what_was_played_is_still_ranked_when_the_set_is_gone(page: Page) -> None:
    page.goto("/")
    name = kept(page, "soon gone")
    table = played(page, name)
    assert page.request.delete(f"/api/sets/{name}").ok
    page.goto(f"/table/{table}")
    page.get_by_role("link", name="Ranking").click()
    page.wait_for_url(f"**/challenge/cities/{today()}/{table}")
    expect(page.get_by_text("This is the deal with the set as it was.")).to_be_visible()
    expect(page.get_by_role("row").filter(has_text="(you)")).to_have_count(1)
    expect(page.get_by_role("link", name="The day before")).to_have_count(0)
    line = page.get_by_role("textbox", name="Share without giving anything away").input_value()
    assert "/set/" not in line
    page.get_by_role("button", name="Play it again, unscored").click()
    page.wait_for_url("**/table/*")


def test_the_editor_leads_to_it_once_the_set_is_kept(page: Page) -> None:
    page.goto("/sets?game=cities")
    page.get_by_role("button", name="Begin with the house’s").click()
    expect(page.get_by_text("This can be played with")).to_be_visible()
    expect(page.get_by_role("link", name="Today’s deal with this set")).to_have_count(0)
    page.get_by_role("button", name="Keep it at this server").click()
    page.get_by_role("link", name="Today’s deal with this set").click()
    page.wait_for_url("**/set/*/day")
    expect(page.get_by_role("heading", name="Ranking")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize("size", SIZES)
def test_it_fits_and_can_be_read_by_everybody(new_context: NewContext, size: str) -> None:
    width, height, language, scheme = SIZES[size]
    context = new_context(viewport={"width": width, "height": height}, locale=language, color_scheme=scheme)
    page = context.new_page()
    page.goto("/")
    name = kept(page, size, "A name of a set that is as long as names of sets may be, so!")
    table = played(page, name)
    addresses = {"set": f"/set/{name}", "day": f"/set/{name}/day", "end": f"/table/{table}"}
    for shown, address in addresses.items():
        page.goto(address)
        page.wait_for_load_state("networkidle")
        expect(page.locator("h1")).to_be_visible()
        assert width_of(page) == width
        assert violations(page) == []
        page.screenshot(path=f"build/screenshots/set-challenge-{shown}-{size}.png", full_page=True)
