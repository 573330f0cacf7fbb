"""A guided match in the terminal: the lesson's words, turns that are held back once, and the end of the lesson."""

from __future__ import annotations

import pytest
from tests.cli.play.typing_lines import play
from tests.cli.words import run

from quartier.core.lesson import figures, read_lesson
from quartier.core.registry import games, load_game
from quartier.core.texts import Texts


def words(text: str) -> str:
    """A text without its lines."""
    return " ".join(text.split())


@pytest.mark.parametrize("game", games())
def test_a_lesson_is_typed_as_the_coach_says_until_it_is_over(game: str) -> None:
    lesson, texts = read_lesson(load_game(game)), Texts("en")
    typed = [line for turn in lesson.turns for line in (turn.turn, "")]
    shown = words(play([*typed, "quit!"], game, "--guided"))
    for turn in lesson.turns:
        for note in (*turn.notes, *turn.asks):
            assert words(texts.say(f"{game}-learn-{note.text}", **figures(note.claims))) in shown
    for note in lesson.ends:
        assert words(texts.say(f"{game}-learn-{note.text}")) in shown
    assert texts.say("play-guided-end") in shown


def test_a_turn_that_is_not_meant_is_held_back_once_and_a_broken_rule_is_explained() -> None:
    lines = ["e5^,g7^,i9^", "", "k13^", "g5^ +g5", "", "", "quit!"]
    shown = words(play(lines, "cities", "--guided"))
    texts = Texts("en")
    assert texts.say("cities-learn-touch") in shown
    assert texts.say("cities-learn-small-zone", points=2) in shown
    # The second time it is played, and the lesson goes on with what still holds.
    assert texts.say("cities-learn-grow-free") in shown
    assert texts.say("cities-learn-score", points=3) not in shown


def test_an_empty_line_has_the_coach_say_it_once_more() -> None:
    asked = words(Texts("en").say("play-guided-type", turn=read_lesson(load_game("cities")).turns[0].turn))
    assert words(play(["quit!"], "cities", "--guided")).count(asked) == 1
    assert words(play(["", "quit!"], "cities", "--guided")).count(asked) == 2


def test_the_coach_can_be_sent_away() -> None:
    texts = Texts("en")
    shown = words(play(["skip", "e5^,g7^,i9^", "", "quit!"], "cities", "--guided"))
    assert texts.say("play-guided-end") in shown
    assert words(texts.say("cities-learn-zone")) not in shown


@pytest.mark.parametrize(("given", "named"), [(["--seed", "3"], "--seed"), (["--level", "2"], "--level")])
def test_a_lesson_has_its_own_deal(given: list[str], named: str) -> None:
    done = run("play", "cities", "--guided", *given)
    assert done.returncode == 2
    assert f"takes no {named}" in done.stderr
