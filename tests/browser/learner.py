"""Somebody who is guided through a first match on the page."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from quartier.core.lesson import Lesson, Note, figures, read_lesson
from quartier.core.registry import load_game
from quartier.core.texts import Texts

RING = ".ring"


class Learner:
    """Reads what the coach says, in a language, and does it."""

    def __init__(self, page: Page, game: str, language: str = "en") -> None:
        self.page, self.game = page, game
        self.lesson: Lesson = read_lesson(load_game(game))
        self.texts = Texts(language)

    @property
    def coach(self) -> Locator:
        return self.page.locator(".coach")

    @property
    def said(self) -> Locator:
        return self.coach.get_by_role("status")

    def button(self, name: str) -> Locator:
        """One of the coach's buttons."""
        return self.coach.get_by_role("button", name=self.texts.say(name), exact=True)

    def hears(self, name: str, **figures: int) -> None:
        """The coach says just this."""
        # The page writes a number below 0 with a minus.
        said = self.texts.say(name, **{key: value if value >= 0 else f"−{-value}" for key, value in figures.items()})
        expect(self.said).to_have_text(" ".join(said.split()))

    def hears_note(self, note: Note) -> None:
        self.hears(f"{self.game}-learn-{note.text}", **figures(note.claims))

    def hears_notes(self, turn: int) -> None:
        """Everything that is told before a turn, one thing after the other."""
        for note in self.lesson.turns[turn].notes:
            self.hears_note(note)
            if note.part:
                expect(self.page.locator(RING)).to_be_visible()
            self.button("learn-next").click()

    def confirm(self) -> None:
        self.page.locator("[data-confirm]").click()

    def is_shown(self, turn: int) -> None:
        """Have a turn shown, and play it."""
        self.hears_note(self.lesson.turns[turn].asks[0])
        self.button("learn-show").click()
        # Where nothing but to confirm was asked for, that is still asked for.
        if self.lesson.turns[turn].steps[-1] not in ((".",), ("ok",)):
            self.hears("learn-confirm")
        expect(self.page.locator("[data-confirm]")).to_be_enabled()
        self.confirm()

    def hears_the_end(self) -> None:
        for number, note in enumerate(self.lesson.ends, 1):
            self.hears_note(note)
            self.button("learn-on" if number == len(self.lesson.ends) else "learn-next").click()
        expect(self.coach).to_have_count(0)

    def kept(self) -> list[dict[str, Any]]:
        """The matches that this browser keeps."""
        found = self.page.evaluate(
            "() => new Promise((resolve) => { const open = indexedDB.open('quartier'); open.onsuccess = () => {"
            " const all = open.result.transaction('matches').objectStore('matches').getAll();"
            " all.onsuccess = () => resolve(JSON.stringify(all.result)) } })"
        )
        return list(json.loads(found))
