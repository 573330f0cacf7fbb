"""Learning by playing: the guided matches on the page, without a server, in three languages, by keys too."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.learner import Learner
from tests.browser.player import NewContext, Shoot
from tests.browser.site_server import HURRY, SiteServer

ALL = [
    pytest.param(game, language, marks=[] if alone == language else [pytest.mark.thorough], id=f"{game}-{language}")
    for game, alone in {"cities": "en", "tangram": "de", "guilds": "nl", "skylines": "de"}.items()
    for language in ("en", "de", "nl")
]


def begin(new_context: NewContext, site: SiteServer, game: str, language: str = "en", width: int = 1366) -> Learner:
    """Somebody who comes to a lesson by its address."""
    size = {"width": width, "height": 844 if width < 720 else 768}
    page = new_context(base_url=site.address, locale=language, viewport=size).new_page()
    page.add_init_script(HURRY)
    page.goto(f"#/learn/{game}")
    return Learner(page, game, language)


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "language"), ALL)
def test_a_guided_match_is_played_through_and_let_go(
    new_context: NewContext, site: SiteServer, shoot: Shoot, game: str, language: str
) -> None:
    learner = begin(new_context, site, game, language)
    for turn in range(len(learner.lesson.turns)):
        learner.hears_notes(turn)
        learner.is_shown(turn)
    shoot(learner.page, f"learn-{game}-{language}")
    learner.hears_the_end()
    # It is an ordinary match from here on.
    expect(learner.page.locator("[data-confirm]")).to_be_attached()
    learner.page.reload()
    learner.page.locator("[data-confirm]").wait_for(state="attached")
    expect(learner.coach).to_have_count(0)


def test_mistakes_are_answered_and_after_a_second_try_one_may_go_on(new_context: NewContext, site: SiteServer) -> None:
    learner = begin(new_context, site, "cities")
    page = learner.page
    learner.hears_notes(0)
    # Side by side: start tiles may not lie so.
    page.locator("[data-cell=e5]").click()
    page.locator("[data-cell=g5]").click()
    learner.hears("cities-learn-start-sides")
    page.locator("[data-cell=g7]").click()
    page.locator("[data-cell=i9]").click()
    learner.hears("learn-confirm")
    learner.confirm()

    learner.hears_notes(1)
    page.locator("[data-cell=k5]").click()
    learner.hears("cities-learn-touch")
    page.locator("[data-cell=g5]").click()
    learner.hears_note(learner.lesson.turns[1].asks[1])
    page.locator("[data-cell=g5]").click()
    learner.hears("cities-learn-small-zone", points=2)
    learner.confirm()
    # Held back once.
    learner.hears("cities-learn-small-zone", points=2)
    expect(page.locator("[data-confirm]")).to_be_enabled()
    learner.confirm()
    # The match went another way, and what was prepared would not be true.
    learner.hears("cities-learn-grow-free")
    expect(learner.button("learn-show")).to_have_count(0)
    assert "2 points" in page.locator("[data-spot=score]").last.inner_text()


def test_a_turn_that_brings_as_much_is_good_enough(new_context: NewContext, site: SiteServer) -> None:
    learner = begin(new_context, site, "cities")
    for turn in range(4):
        learner.hears_notes(turn)
        learner.is_shown(turn)
    learner.hears_notes(4)
    # Nothing is given away before something was tried.
    expect(learner.page.locator("svg .lit")).to_have_count(0)
    learner.page.keyboard.press("r")
    learner.page.keyboard.press("r")
    learner.page.locator("[data-cell=k9]").click()
    learner.page.locator("[data-cell=k9]").click()
    learner.hears("learn-good", points=3)
    learner.confirm()
    learner.hears_the_end()


def test_it_goes_on_where_it_was_left_begins_anew_and_can_be_skipped(new_context: NewContext, site: SiteServer) -> None:
    learner = begin(new_context, site, "tangram")
    page = learner.page
    learner.hears_notes(0)
    learner.is_shown(0)
    (first, *_) = learner.lesson.turns[1].notes
    learner.hears_note(first)
    learner.button("learn-next").click()
    learner.hears_note(learner.lesson.turns[1].notes[1])
    match = page.url
    page.reload()
    learner.hears_note(learner.lesson.turns[1].notes[1])
    # By the way that led here it is the same match; the way back does not lead in a circle.
    page.goto("#/")
    page.get_by_role("article").filter(has_text="Tangram City").get_by_role("link", name="Learn by playing").click()
    learner.hears_note(learner.lesson.turns[1].notes[1])
    assert page.url == match
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text(learner.texts.say("page-welcome"))
    page.go_forward()
    learner.button("learn-again").click()
    learner.hears_note(learner.lesson.turns[0].notes[0])
    assert page.url != match
    learner.button("learn-leave").click()
    expect(learner.coach).to_have_count(0)
    page.reload()
    page.locator("[data-confirm]").wait_for()
    expect(learner.coach).to_have_count(0)
    # Whoever asks again is guided again.
    page.goto("#/learn/tangram")
    learner.hears_note(learner.lesson.turns[0].notes[0])


def test_by_keys_the_focus_goes_from_the_coach_to_what_is_asked_for(new_context: NewContext, site: SiteServer) -> None:
    learner = begin(new_context, site, "guilds")
    page = learner.page
    learner.hears_note(learner.lesson.turns[0].notes[0])
    learner.button("learn-next").focus()
    page.keyboard.press("Enter")
    learner.hears_note(learner.lesson.turns[0].notes[1])
    expect(learner.button("learn-next")).to_be_focused()
    page.keyboard.press("Enter")
    learner.hears_note(learner.lesson.turns[0].asks[0])
    expect(page.locator("[data-spot=hand-3]")).to_be_focused()
    page.keyboard.press("3")
    learner.hears("learn-confirm")
    page.keyboard.press("Enter")
    learner.hears_note(learner.lesson.turns[1].notes[0])
    learner.button("learn-next").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    learner.hears_note(learner.lesson.turns[1].asks[0])
    expect(page.locator("[data-cell=g2]")).to_be_focused()
    page.keyboard.press("3")
    page.keyboard.press("Space")
    learner.hears_note(learner.lesson.turns[1].asks[1])


def test_lessons_are_offered_and_unknown_ones_are_not_there(new_context: NewContext, site: SiteServer) -> None:
    page = new_context(base_url=site.address).new_page()
    page.goto("")
    expect(page.get_by_role("link", name="Learn by playing")).to_have_count(4)
    for address in ("new/cities", "rules/cities"):
        page.goto(f"#/{address}")
        expect(page.get_by_role("link", name="Learn by playing")).to_be_visible()
    page.goto("#/learn/nothing")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("."))
    expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.parametrize("width", [360, 1366, 1920])
@pytest.mark.parametrize("game", ["guilds", pytest.param("skylines", marks=pytest.mark.thorough)])
def test_the_coach_and_the_board_fit_every_screen(
    new_context: NewContext, site: SiteServer, shoot: Shoot, game: str, width: int
) -> None:
    learner = begin(new_context, site, game, "de", width)
    page = learner.page
    for turn in range(2):
        learner.hears_notes(turn)
        learner.is_shown(turn)
    shoot(page, f"learn-{game}-{width}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert learner.said.evaluate("(said) => said.scrollHeight <= said.clientHeight + 1")
    box = page.locator("[data-confirm]").bounding_box()
    assert box
    assert box["y"] + box["height"] <= page.viewport_size["height"]  # type: ignore[index]
