"""Whole matches by keys alone, which are never lost, and by nothing but what a screen reader reads aloud."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser import tangram_player
from tests.browser.fits import begin
from tests.browser.player import (
    ENDED,
    NewContext,
    confirm,
    own_turns,
    places,
    targets,
    tiles_to_lay,
    to_do,
    wait_for_next,
    walk_to,
)
from tests.browser.site_server import SiteServer

LOST = """
    let had = false
    addEventListener('focusin', ({ target }) => (had = !!target.closest('.stage')))
    addEventListener('keyup', ({ key }) => requestAnimationFrame(() => {
        const over = document.querySelector('#result') || !document.querySelector('.stage')
        if (had && !over && document.activeElement === document.body) (globalThis.lost ??= []).push(key)
    }))
"""
"""Remembers after which keys nothing had them any more."""
BRINGS = r"Brings (\w+) points?"


@pytest.fixture
def page(new_context: NewContext, site: SiteServer) -> Page:
    """A page on which keys must not be lost."""
    page = new_context(base_url=site.address).new_page()
    page.add_init_script(LOST)
    return page


def sit_down(page: Page, site: SiteServer, game: str) -> None:
    """Begin a match as those who use keys do."""
    begin(page, site, game)
    expect(page.get_by_role("button", name=re.compile("may lie there$|^Start piece")).first).to_be_visible()


def send(page: Page, on: Locator | None = None) -> bool:
    """Confirm by Enter and wait; tell whether the match goes on."""
    expect(confirm(page)).to_be_enabled()
    before = own_turns(page)
    if on:
        on.press("Enter")
    else:
        page.keyboard.press("Enter")
    wait_for_next(page, before)
    return page.locator(ENDED).count() == 0


def test_a_match_of_cities_by_keys_alone(page: Page, site: SiteServer) -> None:
    sit_down(page, site, "cities")
    page.keyboard.press("ArrowDown")
    playing, turns = True, 0
    while playing:
        places(page).first.wait_for()
        for _ in range(tiles_to_lay(page)):
            walk_to(page, places(page).last)
            page.keyboard.press("r")
            page.keyboard.press("Space")
        expect(confirm(page)).to_be_enabled()
        if turns and targets(page).count():
            walk_to(page, targets(page).first)
            page.keyboard.press("Space")
        playing, turns = send(page), turns + 1
    assert turns == 14
    assert page.evaluate("globalThis.lost") is None


def test_a_match_of_tangram_city_by_keys_alone(page: Page, site: SiteServer) -> None:
    sit_down(page, site, "tangram")
    page.keyboard.press("2")
    playing, turns = send(page), 1
    while playing:
        page.locator(".tray button").first.wait_for()
        page.keyboard.press("ArrowUp")
        while not confirm(page).is_enabled():
            either = tangram_player.places(page).or_(tangram_player.springs(page))
            if either.count() and page.locator(".tray .held:not(.laid)").count():
                walk_to(page, either.first)
                page.keyboard.press("Space")
            elif page.locator(".tray .held:not(.laid)").count():
                page.keyboard.press("x")
            page.evaluate("new Promise(requestAnimationFrame)")
        playing, turns = send(page), turns + 1
    assert turns == 22
    assert page.evaluate("globalThis.lost") is None


def said(page: Page, told: str) -> str:
    """What is read aloud by itself, as soon as it tells that, and in one place only."""
    found = page.get_by_role("status").filter(has_text=re.compile(told))
    expect(found).to_have_count(1)
    return found.inner_text()


def number_in(words: str, told: str) -> int:
    """A number that is told in words."""
    found = re.search(told, words)
    assert found is not None, words
    return {"no": 0, "one": 1}[found[1]] if found[1].isalpha() else int(found[1])


def best(page: Page, choices: Locator, told: str) -> Locator | None:
    """Of some choices, the one of which the largest number is told when the keys are on it."""
    found: list[tuple[int, str]] = []
    names = [name for name in choices.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))") if name]
    for name in names[:: max(1, len(names) // 5)]:
        page.get_by_role("button", name=name, exact=True).focus()
        found.append((number_in(said(page, told), told), name))
    return page.get_by_role("button", name=max(found)[1], exact=True) if found else None


def test_a_match_of_cities_by_what_is_read_aloud(page: Page, site: SiteServer) -> None:
    sit_down(page, site, "cities")
    may_lie = page.get_by_role("button", name=re.compile("the tile may lie there$"))
    may_go = page.get_by_role("button", name=re.compile("the tourist may go there$"))
    hand = page.get_by_role("button", name=re.compile(r"^Tile \d+: above .+; below .+$"))
    expect(hand).to_have_count(3)
    for _ in range(3):
        may_lie.first.press("Space")
    assert send(page, confirm(page))
    gained, playing, number = 0, True, 1
    while playing:
        expect(to_do(page)).to_contain_text(f"Round {number} of 13: lay tile")
        assert said(page, r"Bot 2 .* lays")
        rows = page.get_by_role("list").filter(has_text="Row ").get_by_role("listitem").all_inner_texts()
        assert all(re.match(r"Row \d+, [a-z]+ to [a-z]+: .+\.$", row) for row in rows)
        expect(hand).to_have_count(1)
        may_lie.first.press("Space")
        expect(to_do(page)).to_contain_text("one tourist")
        field = best(page, may_go, BRINGS)
        if field:
            field.press("Space")
            expect(to_do(page)).to_contain_text("Confirm your turn")
            gained += number_in(said(page, BRINGS), BRINGS)
        playing, number = send(page, confirm(page)), number + 1
    assert number == 14
    assert gained > 0


@pytest.mark.thorough
def test_a_match_of_tangram_city_by_what_is_read_aloud(page: Page, site: SiteServer) -> None:
    sit_down(page, site, "tangram")
    page.get_by_role("button", name=re.compile(r"^Start piece at .* black")).press("Space")
    playing, turns = send(page, confirm(page)), 1
    hand = page.get_by_role("button", name=re.compile(r"^Tile \d+, black side up\. From above: .*(half|whole)"))
    may_lie = page.get_by_role("button", name=re.compile("the (tile|fountain) may lie there$"))
    while playing:
        hand.first.wait_for()
        while not confirm(page).is_enabled():
            place = best(page, may_lie, r"Covers .+\. Largest rectangle: (\w+) field")
            (place or page.get_by_role("button", name=re.compile("^Give up"))).press("Space")
            page.evaluate("new Promise(requestAnimationFrame)")
        playing, turns = send(page, confirm(page)), turns + 1
    assert turns == 22
