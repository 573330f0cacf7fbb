"""What people see: the terminal's drawing, and a text for everything in three languages."""

from __future__ import annotations

import io
import re
from random import Random

import pytest
from rich.console import Console

from quartier.core.game import text_id
from quartier.core.match import Match
from quartier.core.texts import LANGUAGES, Texts, catalogues
from quartier.games.tangram.game import GAME
from quartier.games.tangram.position import FINAL, ROUND_CARDS
from quartier.testing.walk import play_randomly

from .drawing import begun

IDS = [
    *(f"tangram-{name}" for name in ("title", "blurb", "notation-help", "alike", "fountain", "pillar")),
    *(f"tangram-rule-{name}" for name in map(text_id, GAME.rules)),
    "tangram-phase-side",
    "tangram-item-start",
    "tangram-side-black",
    "tangram-side-green",
]


def shown(match: Match, seat: int | None, width: int = 100) -> str:
    """A view as the terminal shows it, without colours."""
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(GAME.draw(match.view(seat), SharedTexts("en"), width))
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


class SharedTexts(Texts):
    """Texts in which a message of the shared catalogue may be missing: it is not this game's."""

    def say(self, message: str, **arguments: str | int | float) -> str:
        return super().say(message, **arguments) if message.startswith("tangram-") else message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", IDS)
def test_there_is_a_text(language: str, message: str) -> None:
    assert Texts(language).say(message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_with_the_same_arguments(language: str) -> None:
    def messages(wanted: str) -> dict[str, set[str]]:
        file = next(file for file in catalogues(wanted) if "tangram" in str(file))
        parts = re.split(r"^(?=tangram-)", file.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
        return {part.split(" =")[0]: set(re.findall(r"\$(\w+)", part)) for part in parts}

    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_every_phase_and_item_of_a_game_can_be_said(language: str, seats: int) -> None:
    match, texts, random = Match.new("tangram", seats=seats, seed=2), SharedTexts(language), Random(2)
    while not match.over:
        for seat in (None, *range(seats)):
            view = match.view(seat)
            assert texts.say(view.phase.id, **view.phase.args)
        play_randomly(match, random, 1)
    for item in match.standings[0].items:
        assert texts.say(item.reason.id, **item.reason.args)
    assert texts.say(match.view(0).phase.id, **match.view(0).phase.args)


@pytest.mark.parametrize("grade", range(1, 6))
def test_the_grades_are_said_in_five_different_sentences(grade: int) -> None:
    said = {Texts("en").say(f"tangram-phase-grade-{number}", points=120) for number in range(1, 6)}
    assert len(said) == 5
    assert "120" in Texts("de").say(f"tangram-phase-grade-{grade}", points=120)


def test_the_terminal_draws_the_board_with_its_half_fields() -> None:
    match = begun(seed=4)
    start = match.view(0).board.boards[0].start
    text = shown(match, 0)
    assert "a    b    c    d    e    f    g" in text
    assert text.count("####") >= 2  # the whole field of the start piece, two lines of it
    assert "/" in text or "\\" in text
    assert start[0][0] in "abcdefg"


def test_the_terminal_shows_the_tile_in_all_its_ways() -> None:
    match = begun(seed=4)
    board = match.view(0).board
    shape = board.tiles[board.now[0] - 1]
    text = shown(match, 0)
    for side, letter in enumerate("bg"):
        looks = [tuple(way) for way in shape.ways[4 * side : 4 * side + 4]]
        labels = [
            f"{letter}{arrow}"
            for arrow, look in zip("^>v<", looks, strict=True)
            if look not in looks[: "^>v<".index(arrow)]
        ]
        assert len(labels) == len(set(looks))
        assert all(label in text for label in labels)


@pytest.mark.parametrize("width", [60, 80, 100, 140])
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_nothing_is_wider_than_the_terminal(width: int, seats: int) -> None:
    match, random = Match.new("tangram", seats=seats, seed=3), Random(3)
    while not match.over:
        if match.wave in (0, 1, 4, 13, 21):
            for seat in (None, 0):
                assert max(map(len, shown(match, seat, width).splitlines())) <= width
        play_randomly(match, random, 1)
    assert max(map(len, shown(match, 0, width).splitlines())) <= width


def test_the_terminal_tells_no_secret() -> None:
    match = begun(2)
    hidden = match.view(0).board.cards
    unknown = [card for card in hidden if card.tile is None]
    assert len(unknown) == 2
    assert shown(match, 0).count("[?]") == 2


def test_who_is_ready_with_the_last_card_of_a_round_sees_what_the_round_will_bring() -> None:
    match = Match.new("tangram", seats=2, seed=3)
    while not match.over:
        wave, before = match.wave, match.standings[0].score
        assert match.view(0).board.due == []
        match.play(0, next(match.each_legal(0)))
        due = match.view(0).board.due
        assert match.view(1).board.due == match.view().board.due == []
        match.play(1, next(match.each_legal(1)))
        assert match.standings[0].score == before + sum(item.points for item in due)
        assert bool(due) == (wave == FINAL or (wave > 0 and wave % ROUND_CARDS == 0))
        assert due == match.standings[0].items[len(match.standings[0].items) - len(due) :]
