"""What pages say: texts that come with a page are there when it is, and none shows its name instead."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.player import NewContext
from tests.browser.tables import new_table

from quartier.core.registry import about, games

TEXTS = Path(__file__).resolve().parents[2] / "src" / "quartier"
NAMES = re.compile(r"^([a-z][\w]*-[\w-]+) =", re.MULTILINE)
SAID = """() => {
    const told = [...document.querySelectorAll('*')].flatMap((element) =>
        ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''))
    return [document.body.textContent, document.title, ...told].join(' ').split(/[\\s,.:;·()]+/)
}"""


def names() -> set[str]:
    """The names of all texts."""
    files = [TEXTS / "texts" / "de.ftl", *(TEXTS / "games" / game / "texts" / "de.ftl" for game in games())]
    return {name for file in files for name in NAMES.findall(file.read_text("utf-8"))}


def table_of(page: Page, game: str) -> str:
    """A running table with as few bots as it takes."""
    return new_table(page, game=game, bots=["random"] * max(1, about(game).seats.start - 1), start=True)


@pytest.mark.thorough
def test_no_page_shows_the_name_of_a_text(new_context: NewContext, over: str) -> None:
    page = new_context(locale="de").new_page()
    waiting = new_table(page, seats=3, bots=["easy"], public=True)
    pages = {"/": "article svg", "/lobby": "main li", "/settings": "form", "/rules": "li svg", "/nowhere": "main"}
    pages |= {f"/table/{waiting}": "main select", f"/table/{over}": "#course", "/replay": "input[type=file]"}
    pages |= {f"/replay/{over}?at=5": ".player svg", "/table/none": "main h1"}
    for game in games():
        pages |= {f"/new/{game}": "form select", f"/rules/{game}": "main h2"}
        pages |= {f"/table/{table_of(page, game)}": "main svg[role=group], main svg[role=img]"}
    bare = {}
    for address, content in pages.items():
        page.goto(address)
        page.locator(content).first.wait_for()
        if found := names() & set(page.evaluate(SAID)):
            bare[address] = sorted(found)
    assert bare == {}


def test_a_page_that_is_gone_to_speaks_at_once_what_is_chosen_there(new_context: NewContext) -> None:
    """From Home, which has few texts, to a game and back, in a language that was changed on the way."""
    page = new_context(locale="de").new_page()
    page.goto("/")
    page.get_by_role("article").first.get_by_role("link", name="So geht’s").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Cities")
    page.get_by_role("link", name="Einstellungen").click()
    page.get_by_label("Sprache").select_option("nl")
    expect(page.get_by_role("heading", name="Instellingen")).to_be_visible()
    page.get_by_role("link", name="Quartier").click()
    expect(page.get_by_role("button", name="Nu spelen").first).to_be_visible()
