"""City and Guilds by keys alone, and by what is read aloud alone: roles, names and live regions say enough."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import TypeAlias

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.guilds_player import new_town
from tests.browser.player import MAY_LIE, NewContext

FEW = 4
"""How many turns show set-up and play."""
FOCUS = "() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()"
LOST = "() => !document.activeElement || document.activeElement === document.body"
ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
MANY = 99
"""More turns than a match has."""


class Player:
    """Somebody at the page who cannot see it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.todo = page.get_by_role("region", name="What to do now").get_by_role("status")
        self.confirm = page.get_by_role("button", name="Confirm")
        self.over = page.get_by_role("button", name="Play again")
        self.hand = page.get_by_role("group", name="Your hand").get_by_role("button")
        self.open = page.get_by_role("group", name=re.compile("^Open")).get_by_role("button")
        self.choices = page.get_by_role("group", name="What this changes").get_by_role("button")
        self.places = page.get_by_role("button", name=MAY_LIE)

    def wait(self) -> str:
        """Wait until there is something to do; what it is, or nothing when the game is over."""
        asked = re.compile("Give back|First tile|Lay a tile")
        self.todo.filter(has_text=asked).or_(self.over).first.wait_for()
        return "" if self.over.count() else self.todo.inner_text()

    def settle(self) -> str:
        """Wait until it is said how the turn goes on."""
        expect(self.todo).to_have_text(re.compile("Invest in|Put a figure|lay a tavern|Take one|Confirm your"))
        return self.todo.inner_text()


Play: TypeAlias = Callable[[Player, int], bool]
"""How a turn is played; False when the game is over."""


def activate(button: Locator) -> None:
    """What a screen reader does to press something."""
    button.dispatch_event("click")


def play_by_ear(player: Player, number: int) -> bool:
    """A turn chosen by what is said; False when the game is over."""
    now = player.wait()
    if not now:
        return False
    activate(player.hand.nth(number % player.hand.count()))
    if "Give back" not in now:
        activate(player.places.nth(3 * number % player.places.count()))
    while "Confirm your" not in (now := player.settle()):
        if "Take one" in now:
            activate(player.open.first)
        else:
            activate(player.choices.nth(number % player.choices.count()))
        if "tavern" in now:
            # A second one may follow, and is asked for in the same words.
            player.page.wait_for_timeout(100)
        else:
            expect(player.todo).not_to_have_text(now)
    activate(player.confirm)
    expect(player.todo.filter(has_text="Confirm your")).to_have_count(0)
    return True


def walk(player: Player, wanted: re.Pattern[str], keys: tuple[str, ...] = ("Tab",), most: int = 1000) -> None:
    """Press some of the keys until what has the focus is called so."""
    chance = Random(0)
    for _ in range(most):
        if wanted.search(player.page.evaluate(FOCUS)):
            return
        player.page.keyboard.press(chance.choice(keys))
    raise AssertionError(f"keys do not lead to {wanted.pattern}")


def play_by_keys(player: Player, number: int) -> bool:
    """A turn by keys alone: numbers, arrows, letters, Space and Enter."""
    now = player.wait()
    if not now:
        return False
    keys = player.page.keyboard
    keys.press(str(1 + number % 3))
    if "Give back" not in now:
        keys.press("ArrowDown")
        walk(player, MAY_LIE, ARROWS)
        keys.press("Space")
    while "Confirm your" not in (now := player.settle()):
        keys.press(
            "1" if "Take one" in now else "x" if "tavern" in now else "if"[number % 2] if "Invest" in now else "f"
        )
        if "tavern" in now:
            player.page.wait_for_timeout(100)
        else:
            expect(player.todo).not_to_have_text(now)
        if number:
            assert not player.page.evaluate(LOST), now
    keys.press("Enter")
    expect(player.todo.filter(has_text="Confirm your")).to_have_count(0)
    if number and player.wait():
        assert not player.page.evaluate(LOST), "after the turn"
    return True


@pytest.mark.parametrize("play", [play_by_ear, play_by_keys])
def test_turns_without_looking(page: Page, play: Play) -> None:
    new_town(page, bots=4)
    player = Player(page)
    for number in range(FEW):
        assert play(player, number)


def test_what_the_others_did_is_said(page: Page) -> None:
    new_town(page)
    player = Player(page)
    for number in range(3):
        play_by_ear(player, number)
    player.wait()
    page.get_by_role("status").filter(has_text=re.compile(r"^Bot 3 .* lays ")).wait_for(state="attached")


def test_confirming_by_its_button_keeps_the_focus(page: Page) -> None:
    new_town(page)
    player = Player(page)
    for number in range(2):
        player.wait()
        page.keyboard.press("1")
        if number:
            page.keyboard.press("ArrowDown")
            walk(player, MAY_LIE, ARROWS)
            page.keyboard.press("Space")
            player.settle()
            page.keyboard.press("1")
        expect(player.confirm).to_be_enabled()
        walk(player, re.compile("^Confirm"))
        page.keyboard.press("Enter")
        expect(player.todo.filter(has_text="Confirm your")).to_have_count(0)
        player.wait()
        assert not page.evaluate(LOST)


@pytest.mark.thorough
@pytest.mark.parametrize("play", [play_by_ear, play_by_keys])
def test_a_whole_match_without_looking(new_context: NewContext, play: Play) -> None:
    page = new_context().new_page()
    new_town(page, bots=4)
    player = Player(page)
    number = next(number for number in range(MANY) if not play(player, number))
    assert number > FEW
    expect(page.get_by_role("heading", name=re.compile(r"\bwins? "))).to_be_focused()
