"""Practice on the page: answered on the board, told how far off, solved, remembered; the day's, in three languages."""

from __future__ import annotations

import datetime
import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import violations, width_of
from tests.browser.player import NewContext, Shoot
from tests.browser.site_server import SiteServer

from quartier.core.puzzle import Puzzle
from quartier.insight.puzzles import daily_puzzle, house_puzzles

PLAIN = re.compile(r"([a-l]\d+)\^ \+([a-l]\d+)")
"""A tile laid as it comes and a tourist put on it: two presses."""
LANGUAGES = {
    "en": ("Puzzle of the day", "Show the solution", "The solution lies"),
    "de": ("Rätsel des Tages", "Lösung zeigen", "Die Lösung liegt"),
    "nl": ("Puzzel van de dag", "Oplossing tonen", "De oplossing ligt"),
}


def by_presses() -> tuple[Puzzle, str, str]:
    """A puzzle of Cities that two presses solve: place and field."""
    for puzzle in house_puzzles("cities"):
        for solution in puzzle.solutions:
            if found := PLAIN.fullmatch(solution):
                return puzzle, found[1], found[2]
    raise AssertionError("there is one")


def press(page: Page, name: str) -> None:
    """Press a place or a field of the board."""
    page.locator(f"[data-place='{name}'], [data-cell='{name}'], [data-field='{name}']").first.click()


def test_a_puzzle_is_answered_on_the_board_until_it_is_right(page: Page, shoot: Shoot) -> None:
    puzzle, place, field = by_presses()
    page.goto(f"/practice/cities/{puzzle.id}")
    expect(page.locator(".claim")).to_contain_text(str(puzzle.gain if puzzle.kind == "points" else puzzle.best))
    answer = page.get_by_role("button", name="Answer")
    expect(answer).to_be_disabled()
    # No points are told before it is answered: they would be the answer.
    press(page, place)
    expect(answer).to_be_enabled()
    expect(page.locator(".bubble")).to_have_count(0)
    answer.click()
    expect(page.locator(".answer [role=status]")).to_contain_text(f"short of {puzzle.best}")
    shoot(page, "practice-wrong")
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_focused()
    page.keyboard.press("Enter")
    press(page, place)
    press(page, field)
    expect(answer).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator(".answer [role=status]")).to_contain_text("Right! Solved after one mistake.")
    expect(page.get_by_text(f"the best of all other turns to {puzzle.next}")).to_be_visible()
    shoot(page, "practice-right")
    following = page.get_by_role("link", name="Next puzzle")
    expect(following).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile(puzzle.id))
    expect(page.get_by_role("button", name="Show the solution")).to_be_visible()
    page.goto("/practice/cities")
    expect(page.get_by_text(re.compile(r"^1 of \d+ solved"))).to_have_count(1)
    expect(page.get_by_text("Solved on 1 day in a row")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_puzzle_of_the_day_is_the_same_everywhere_and_shows_its_solution(
    new_context: NewContext, language: str
) -> None:
    heading, show, shown = LANGUAGES[language]
    page = new_context(locale=language, viewport={"width": 390, "height": 844}).new_page()
    game = {"en": "tangram", "de": "guilds", "nl": "skylines"}[language]
    puzzle = daily_puzzle(house_puzzles(game), datetime.date.today())
    page.goto(f"/practice/{game}/daily")
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    expect(page.locator(".board [role=group]").first).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name=show).click()
    expect(page.locator(".answer [role=status]")).to_contain_text(shown)
    expect(page.get_by_text(f"{puzzle.next}.").first).to_be_visible()
    assert width_of(page) <= 390
    page.goto("/practice")
    expect(page.get_by_role("heading", level=2)).to_have_count(4)
    assert width_of(page) <= 390
    assert violations(page) == []


def test_the_day_is_shared_without_giving_anything_away(page: Page) -> None:
    puzzle, place, field = by_presses()
    day = next(
        day
        for number in range(200)
        if daily_puzzle(house_puzzles("cities"), (day := datetime.date(2027, 1, 1) + datetime.timedelta(number))).id
        == puzzle.id
    )
    page.clock.set_fixed_time(datetime.datetime.combine(day, datetime.time(12)))
    page.goto("/practice/cities/daily")
    press(page, place)
    press(page, field)
    page.get_by_role("button", name="Answer").click()
    shared = page.get_by_label("Share without giving anything away")
    expect(shared).to_have_value(re.compile(r"^Quartier, Cities, puzzle of .* solved at the first try\nhttp\S+/daily$"))
    assert puzzle.solutions[0] not in shared.input_value()
    page.goto("/")
    card = page.locator("section").filter(has=page.get_by_role("heading", name="Practice"))
    expect(card).to_contain_text("Solved today.")
    expect(card).to_contain_text("Solved on 1 day in a row")


def test_what_is_no_puzzle_is_said(page: Page) -> None:
    for path in ("/practice/cities/00000000", "/practice/chess/daily"):
        page.goto(path)
        expect(page.get_by_text("There is no such puzzle.")).to_be_visible()
    page.goto("/practice/chess")
    expect(page.get_by_role("alert")).to_contain_text("There is no such puzzle.")


def test_it_works_without_a_server(site: SiteServer, new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto(f"{site.address}#/practice/guilds/daily")
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".answer [role=status]")).to_contain_text("The solution lies on the board.")
