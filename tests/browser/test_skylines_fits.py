"""Cities: Skylines fits every screen: map, hand, what is to do and Confirm are seen together; it never moves."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.player import ENDED, NewContext
from tests.browser.tables import post

TIGHTEST = [(360, 640), (740, 360)]
OTHERS = [(1366, 768), (1280, 720), (1440, 900), (390, 844), (844, 390)]
MAY_LIE = re.compile("may lie there$|darf dort liegen$|mag daar liggen$")
EMPTY = re.compile(r"(?:District|Viertel|Wijk) (\d+), 0 ")
TURNS = 120
MINE = ", ".join(f".stage [data-{kind}][aria-disabled=false]" for kind in ("cell", "part", "place"))
"""What of the map can be pressed: it is this seat's turn."""

WRONG = """touch => {
  const wrong = []
  const name = one => one.getAttribute('aria-label') || one.title || one.textContent.trim() || one.className
  const visible = one => one.getClientRects().length > 0
  const inside = (what, one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      wrong.push(`${what} leaves the screen: ${[left, top, right, bottom].map(Math.round)}`)
  }
  const cut = (what, one) => {
    if (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
      wrong.push(`${what} is cut off: ${one.textContent.trim()}`)
  }
  const stage = document.querySelector('.stage')
  inside('what is to do', document.querySelector('.banner'))
  cut('what is to do', document.querySelector('.banner p'))
  inside('the map', stage.querySelector('.map'))
  for (const one of stage.querySelectorAll('.hand, .stacks, .tools, .offer, .words, .strip'))
    if (visible(one)) inside(one.className, one)
  for (const one of stage.querySelectorAll('.face .body, .face .head, .strip li')) if (visible(one)) cut('a text', one)
  for (const one of stage.querySelectorAll('button')) {
    if (!visible(one)) continue
    if (!one.closest('.scroller')) inside(name(one), one)
    const { width, height } = one.getBoundingClientRect()
    if (touch && Math.min(width, height) < 43.5) wrong.push(`${name(one)} is ${width} by ${height}`)
  }
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is wider than the screen')
  if (scrollY > 0) wrong.push('the page has scrolled')
  return wrong
}"""


class Watched:
    """A city that is played hastily, whatever its language; at every moment it is looked at whether all fits."""

    def __init__(self, page: Page, table: str, touch: bool) -> None:
        self.page = page
        self.table = table
        self.touch = touch
        self.confirm = page.locator(".play-bar button.main").last
        self.places: set[tuple[int, int]] = set()

    def look(self) -> None:
        """All fits, and Confirm is where it was."""
        self.page.evaluate("() => new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(seen)))")
        assert self.page.evaluate(WRONG, self.touch) == []
        box = self.confirm.bounding_box()
        assert box is not None
        self.places.add((round(box["x"]), round(box["y"])))
        assert len(self.places) == 1

    def press(self, what: Locator) -> None:
        """Press something, and look."""
        what.click()
        self.look()

    def settle(self) -> bool:
        """Confirm; tell whether the game goes on."""
        before = self.page.locator("ol[aria-labelledby=turns] li").count()
        expect(self.confirm).to_be_enabled()
        self.confirm.click()
        self.page.wait_for_function(
            "before => document.querySelector('#result') || "
            "document.querySelectorAll('ol[aria-labelledby=turns] li').length > before",
            arg=before,
        )
        return self.page.locator(ENDED).count() == 0

    def turn(self) -> bool:
        """Whatever can be done now."""
        page = self.page
        self.look()
        stage = page.request.get(f"/api/tables/{self.table}").json()["view"]["board"]["stage"]
        if stage == "arrange":
            while not page.locator("[data-place].may").count():
                page.keyboard.press("r")
                page.wait_for_timeout(20)
            self.press(page.locator("[data-place].may").first)
        elif stage == "role":
            self.press(page.locator(".offer button").first)
        elif stage == "open":
            self.press(page.locator("[data-part].may").first)
        elif stage in ("replace", "refill"):
            self.draw()
        elif stage == "act":
            self.act()
        return self.settle()

    def act(self) -> None:
        """End the milestone if that may be, else build, else exchange."""
        page = self.page
        cards = page.locator(".hand button:not(.refused, .role)")
        may_lie = page.get_by_role("button", name=MAY_LIE)
        laid = page.locator(".drawing, [data-confirm]:enabled")
        end = page.locator("button.act").last
        if end.get_attribute("aria-disabled") is None:
            self.press(end)
            return
        if cards.count():
            self.press(cards.first)
            # A policy has no tile.
            may_lie.or_(laid).first.wait_for()
            self.look()
            if may_lie.count():
                self.press(self.place())
        else:
            self.exchange()
        laid.first.wait_for()
        self.look()
        if page.locator(".drawing").count():
            self.draw()

    def exchange(self) -> None:
        """Exchange the first card that may be; where none may, the role is what is left."""
        exchange = self.page.locator("button.act").first
        for card in self.page.locator(".hand button:not(.role)").all():
            self.press(card)
            if exchange.get_attribute("aria-disabled") is None:
                self.press(exchange)
                return
        self.press(self.page.locator(".hand button.role"))

    def draw(self) -> None:
        """From the first stack that has a card, else from the exchange pile."""
        self.press(self.page.locator(".stacks button:not([aria-disabled=true])").first)

    def place(self) -> Locator:
        """A place in a district that has no tile yet, else any."""
        for number in EMPTY.findall(self.page.locator("ul.unseen").last.inner_text()):
            there = self.page.get_by_role("button", name=re.compile(rf" {number}, .*({MAY_LIE.pattern})"))
            if there.count():
                return there.first
        return self.page.get_by_role("button", name=MAY_LIE).first


def begin(new_context: NewContext, size: tuple[int, int], language: str, seats: int = 1, **options: Any) -> Watched:
    """A city on a screen of this size."""
    width, height = size
    touch = width <= 720 or height <= 500
    look: dict[str, Any] = {"viewport": {"width": width, "height": height}, "has_touch": touch, "is_mobile": touch}
    page = new_context(locale=language, reduced_motion="reduce", **look).new_page()
    post(page, "me", {"name": "Ann"})
    wanted = {"game": "skylines", "bots": ["random"] * (seats - 1), "start": True, "options": options}
    table = post(page, "tables", wanted)["table"]["id"]
    page.goto(f"/table/{table}")
    page.locator(".play-bar").wait_for()
    return Watched(page, table, touch)


def play(city: Watched, turns: int) -> None:
    """So many turns, or to the end."""
    for _ in range(turns):
        city.page.locator(f"{ENDED}, .offer button:enabled, {MINE}").first.wait_for()
        if city.page.locator(ENDED).count() or not city.turn():
            return


@pytest.mark.thorough
@pytest.mark.parametrize("size", TIGHTEST)
def test_a_city_fits_the_tightest_screens_in_german(new_context: NewContext, size: tuple[int, int]) -> None:
    play(begin(new_context, size, "de", scenario="1"), 4)


@pytest.mark.thorough
@pytest.mark.parametrize("scenario", ["introduction", "4"])
@pytest.mark.parametrize("size", TIGHTEST)
def test_whole_games_fit_the_tightest_screens(new_context: NewContext, size: tuple[int, int], scenario: str) -> None:
    play(begin(new_context, size, "de", scenario=scenario), TURNS)


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("size", OTHERS)
def test_a_city_fits_all_screens(new_context: NewContext, size: tuple[int, int], language: str) -> None:
    play(begin(new_context, size, language, seats=2, scenario="5"), 14)
