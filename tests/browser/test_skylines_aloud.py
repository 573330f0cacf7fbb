"""Cities: Skylines by keys alone, and by what a screen reader says alone: names, roles and live regions are enough."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.skylines_player import new_city, strain

OVER = re.compile("^You (win|lose)")
MAY_LIE = re.compile("the tile may lie there$")
MAY_OPEN = re.compile("may be opened now$")
NOT_NOW = re.compile(r"\. [A-Z]")
"""After a card's effects: the rule that forbids it now."""
TURNS = 120

HEARD = """() => {
  const one = document.activeElement
  return one === document.body ? '' : one.getAttribute('aria-label') || one.textContent.trim()
}"""


class Listener:
    """Somebody who hears the page: regions, lists, buttons by their names, and what is said in between."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def to_do(self) -> str:
        """What is to do."""
        return self.page.get_by_role("region", name="What to do now").get_by_role("status").inner_text()

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.page.get_by_role("heading", name=OVER).count() > 0

    def confirm(self) -> Locator:
        """The button that confirms."""
        return self.page.get_by_role("button", name=re.compile("^Confirm"))

    def cards(self) -> list[str]:
        """The cards of the hand, in words."""
        cards = self.page.get_by_role("list", name="Your hand").get_by_role("button")
        return [card.get_attribute("aria-label") or "" for card in cards.all()]

    def playable(self) -> list[str]:
        """Those that can be played now, what asks least first."""
        market = int(re.search(r"labour (−?\d+)", self.city()).group(1).replace("−", "-"))  # type: ignore[union-attr]
        return sorted(
            (card for card in self.cards() if not NOT_NOW.search(card)), key=lambda card: strain(card, market)
        )

    def city(self) -> str:
        """Tracks and districts, in sentences."""
        told = self.page.get_by_role("listitem").filter(has_text=re.compile("^(money|District)"))
        return " ".join(told.all_inner_texts())

    def sources(self) -> Locator:
        """The stacks, and the cards of the exchange pile."""
        return self.page.get_by_role("region", name="Stacks and exchange pile").get_by_role("button")

    def source(self) -> int | None:
        """Once the turn has come so far: the number of the first of them that may be drawn from, if any may."""
        doing = self.page.get_by_role("region", name="What to do now")
        expect(doing).to_contain_text(re.compile("Draw a card|Confirm your turn"))
        refused = self.sources().evaluate_all("all => all.map(one => one.getAttribute('aria-disabled') === 'true')")
        return refused.index(False) if False in refused else None

    def lacking(self) -> list[str]:
        """The districts that have no tile."""
        return re.findall(r"District (\d+), 0 tiles", self.city())

    def ends(self) -> bool:
        """Whether the milestone can be ended."""
        return self.page.get_by_role("button", name=re.compile("^End the milestone"), disabled=False).count() > 0


def activate(button: Locator) -> None:
    """As a screen reader does: no pointer comes near it."""
    button.dispatch_event("click")


def turn_aloud(ear: Listener) -> None:
    """A turn, chosen and made by names alone."""
    page, now = ear.page, ear.to_do()
    if "Open a board part" in now:
        activate(page.get_by_role("button", name=MAY_OPEN).first)
    elif "Put away" in now:
        pass
    elif ear.ends():
        activate(page.get_by_role("button", name=re.compile("^End the milestone")))
    elif ear.playable():
        activate(page.get_by_role("button", name=ear.playable()[0], exact=True))
        page.get_by_role("button", name=MAY_LIE).first.wait_for()
        activate(place_aloud(ear))
        draw_aloud(ear)
    else:
        activate(page.get_by_role("button", name=ear.cards()[0], exact=True))
        activate(page.get_by_role("button", name=re.compile("^Exchange for")))
        draw_aloud(ear)
    expect(ear.confirm()).to_be_enabled()
    activate(ear.confirm())


def place_aloud(ear: Listener) -> Locator:
    """A square in a district that lacks a tile, else any, where the tile may lie."""
    for district in ear.lacking():
        there = ear.page.get_by_role("button", name=re.compile(f"district {district}, the tile may lie there$"))
        if there.count():
            return there.first
    return ear.page.get_by_role("button", name=MAY_LIE).first


def draw_aloud(ear: Listener) -> None:
    """From the first stack that has a card, else from the exchange pile; if there is none, nothing."""
    source = ear.source()
    if source is not None:
        activate(ear.sources().nth(source))


def settled(ear: Listener, before: str) -> bool:
    """Wait until the turn is made; tell whether the game goes on."""
    done = ear.page.get_by_role("heading", name=OVER)
    doing = ear.page.get_by_role("region", name="What to do now").get_by_role("status")
    waiting = re.escape(before) if "Put away" in before else "Confirm your turn"
    doing.filter(has_not_text=re.compile(waiting)).or_(done).first.wait_for()
    return not ear.over()


def turn_by_keys(ear: Listener) -> None:
    """A turn by keys alone; where the keys are is heard."""
    page, now = ear.page, ear.to_do()
    if "Open a board part" in now:
        walk(ear, MAY_OPEN)
        page.keyboard.press("Space")
    elif "Put away" in now:
        pass
    elif ear.ends():
        page.keyboard.press("e")
    elif ear.playable():
        page.keyboard.press(str(1 + ear.cards().index(ear.playable()[0])))
        page.get_by_role("button", name=MAY_LIE).first.wait_for()
        wanted = [f"district {number}, the tile may lie there$" for number in ear.lacking()]
        walk(ear, *(re.compile(one) for one in wanted), MAY_LIE)
        page.keyboard.press("Space")
        draw_by_keys(ear)
    else:
        page.keyboard.press("1")
        page.keyboard.press("x")
        draw_by_keys(ear)
    expect(ear.confirm()).to_be_enabled()
    page.keyboard.press("Enter")


def draw_by_keys(ear: Listener) -> None:
    """From the same, by its number."""
    source = ear.source()
    if source is not None:
        ear.page.keyboard.press(str(1 + source))


def walk(ear: Listener, *wanted: re.Pattern[str]) -> None:
    """Go over the map with the arrow keys, row by row, to the first thing that is wanted, else to the next."""
    page = ear.page
    for _ in range(40):
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowLeft")
    heard: list[str] = []
    for one in wanted:
        for down in range(12):
            for _ in range(24):
                heard.append(page.evaluate(HEARD))
                if one.search(heard[-1]):
                    return
                page.keyboard.press("ArrowLeft" if down % 2 else "ArrowRight")
                if page.evaluate(HEARD) == heard[-1]:
                    break
            page.keyboard.press("ArrowDown")
    raise AssertionError(f"the arrow keys lead to none of {wanted}: {heard[-8:]}")


def play_aloud(page: Page, turns: int) -> None:
    """So many turns, or to the end, by a screen reader's words."""
    ear = Listener(page)
    for _ in range(turns):
        before = ear.to_do()
        turn_aloud(ear)
        if not settled(ear, before):
            return


def play_by_keys(page: Page, turns: int) -> None:
    """So many turns, or to the end, by keys; they are never lost."""
    ear = Listener(page)
    for _ in range(turns):
        before = ear.to_do()
        turn_by_keys(ear)
        if not settled(ear, before):
            return
        page.wait_for_function("() => document.activeElement !== document.body")


def test_a_city_can_be_played_by_its_words(page: Page) -> None:
    new_city(page)
    play_aloud(page, 4)


def test_a_city_can_be_played_by_keys(page: Page) -> None:
    new_city(page)
    play_by_keys(page, 3)


def test_what_a_place_means_for_the_card_is_said(page: Page) -> None:
    new_city(page)
    turn_aloud(Listener(page))
    ear = Listener(page)
    expect(page.get_by_role("region", name="What to do now")).to_contain_text("Play a card")
    asking = next(card for card in ear.playable() if "→" in card)
    activate(page.get_by_role("button", name=asking, exact=True))
    activate(page.get_by_role("button", name=MAY_LIE).first)
    said = page.get_by_role("region", name="What is looked at")
    expect(said.get_by_role("status").first).to_contain_text(re.compile(r"The condition is (not )?met\."))
    expect(said).to_contain_text("At once:")
    expect(said).to_contain_text("Then:")


@pytest.mark.thorough
def test_a_whole_match_by_its_words(page: Page) -> None:
    new_city(page)
    play_aloud(page, TURNS)
    assert Listener(page).over()


@pytest.mark.thorough
def test_a_whole_match_by_keys(page: Page) -> None:
    new_city(page)
    play_by_keys(page, TURNS)
    assert Listener(page).over()
