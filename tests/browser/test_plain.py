"""A game that has no folder on the page: played with the plain board, by pointer, keys and touch, in every language."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.adviser import take_advice
from tests.browser.looks import violations
from tests.browser.page_server import PageServer
from tests.browser.player import ENDED, NewContext, Shoot, box, confirm, own_turns, to_do, wait_for_next
from tests.browser.tables import post

WIDE = {"viewport": {"width": 1366, "height": 768}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    """A server with the example among its games; interpreted, as it is small and nothing has to be compiled."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("QUARTIER_GAMES", "quartier.examples.hamlet")
        patch.setenv("QUARTIER_KERNELS", "interpreted")
        running = PageServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


def new_hamlet(page: Page, **wanted: object) -> None:
    """A running table of the example, opened."""
    post(page, "me", {"name": "Ann"})
    made = post(page, "tables", {"game": "hamlet", "bots": ["random"], "start": True, **wanted})
    page.goto(f"/table/{made['table']['id']}")
    assert wait_for_decision(page)


def steps(page: Page) -> Locator:
    """The steps that may be chosen."""
    return page.get_by_role("group", name="Steps").get_by_role("button")


def taking(page: Page) -> Locator:
    """The tiles that may be taken."""
    return steps(page).filter(has_text=re.compile("^a "))


def wait_for_decision(page: Page) -> bool:
    """Wait until there is something to decide; False when the game is over."""
    taking(page).first.or_(page.locator(ENDED)).first.wait_for()
    return page.locator(ENDED).count() == 0


def cells(page: Page) -> list[str]:
    """The signs of the large board."""
    return page.locator("section.stage").get_by_role("cell").all_inner_texts()


@pytest.mark.thorough
def test_a_whole_game_from_home_to_its_replay(page: Page, shoot: Shoot) -> None:
    page.goto("/")
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Hamlet", exact=True))
    expect(card).to_contain_text("1 to 4 players")
    card.get_by_role("button", name="Play now").click()
    for number in itertools.count():
        if not wait_for_decision(page):
            break
        before = own_turns(page)
        taking(page).first.click()
        expect(to_do(page)).to_contain_text("Lay it on a free field")
        steps(page).filter(has_text=re.compile("^[abc][123]$")).nth(number % 2 if number < 8 else 0).click()
        expect(to_do(page)).to_contain_text("Confirm your turn")
        confirm(page).click()
        wait_for_next(page, before)
    assert number == 9
    expect(page.locator(ENDED)).to_contain_text("point")
    shoot(page, "plain-end")
    page.get_by_role("main").get_by_role("link", name="Replay").click()
    # It opens with what came of it: a full board.
    fields = page.get_by_role("region", name="Board", exact=True).get_by_role("cell")
    expect(fields).to_have_count(9)
    assert set(fields.all_inner_texts()) <= set("hgw")


def test_what_is_under_the_pointer_is_shown_and_can_be_taken_back(page: Page) -> None:
    new_hamlet(page)
    assert cells(page) == ["."] * 9
    tile = taking(page).first.inner_text().removeprefix("a ")[0]
    taking(page).first.click()
    steps(page).get_by_text("b2", exact=True).hover()
    expect(page.locator("section.stage").get_by_role("cell").nth(4)).to_have_text(tile)
    expect(confirm(page)).to_be_disabled()
    steps(page).get_by_text("a1", exact=True).click()
    expect(confirm(page)).to_be_enabled()
    expect(page.locator("section.stage").get_by_role("cell").first).to_have_text(tile)
    page.get_by_role("button", name="Back").click()
    expect(steps(page)).to_have_count(9)
    page.keyboard.press("z")
    expect(taking(page).first).to_be_visible()
    assert own_turns(page) == 0


def test_a_hint_is_put_on_the_board(page: Page) -> None:
    new_hamlet(page, hints=True)
    take_advice(page)
    expect(confirm(page)).to_be_enabled()
    assert len([sign for sign in cells(page) if sign != "."]) == 1


def test_turns_by_keys_alone(page: Page) -> None:
    new_hamlet(page)
    for _ in range(3):
        assert wait_for_decision(page)
        before = own_turns(page)
        while not page.evaluate("document.activeElement.closest('.steps')"):
            page.keyboard.press("Tab")
        page.keyboard.press("Space")
        expect(steps(page).filter(has_text="c3")).to_be_visible()
        expect(steps(page).first).to_be_focused()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowRight")
        expect(steps(page).nth(1)).to_be_focused()
        page.keyboard.press("Space")
        expect(confirm(page)).to_be_enabled()
        page.keyboard.press("Enter")
        wait_for_next(page, before)


def test_without_aids_it_is_played_all_the_same(page: Page) -> None:
    new_hamlet(page, aids=False)
    before = own_turns(page)
    taking(page).first.click()
    steps(page).filter(has_text="c3").click()
    confirm(page).click()
    wait_for_next(page, before)


@pytest.mark.thorough
@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize(("size", "width"), [(WIDE, 1366), (PHONE, 390)])
def test_everything_to_play_with_has_room_and_axe_finds_nothing(
    new_context: NewContext, shoot: Shoot, colours: str, size: dict[str, object], width: int
) -> None:
    page = new_context(color_scheme=colours, **size).new_page()
    new_hamlet(page)
    taking(page).first.click()
    expect(steps(page)).to_have_count(9)
    shoot(page, f"plain-{width}-{colours}")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    height = page.evaluate("innerHeight")
    for button in (page.get_by_role("cell").first, steps(page).last, confirm(page)):
        place = box(button)
        assert place["y"] >= 0
        assert place["y"] + place["height"] <= height


@pytest.mark.parametrize(
    ("language", "title", "section", "tiles"),
    [
        ("en", "Hamlet", "A turn", "Tiles left"),
        ("de", "Weiler", "Ein Zug", "Plättchen übrig"),
        ("nl", "Gehucht", "Een beurt", "Tegels over"),
    ],
)
def test_its_texts_come_from_the_server_in_every_language(
    new_context: NewContext, language: str, title: str, section: str, tiles: str
) -> None:
    page = new_context(locale=language).new_page()
    page.goto("/rules/hamlet")
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)
    expect(page.get_by_role("heading", name=section, exact=True)).to_be_visible()
    post(page, "me", {"name": "Ann"})
    made = post(page, "tables", {"game": "hamlet", "bots": ["random"], "start": True})
    page.goto(f"/table/{made['table']['id']}")
    expect(page.get_by_text(tiles)).to_be_visible()
    assert "hamlet-" not in page.locator("main").inner_text()
    page.goto("/new/hamlet")
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)
