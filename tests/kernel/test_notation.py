"""Notation is read letter by letter: a step ends at a space, and what is wrong has a code."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from quartier.core.match import Match
from quartier.core.reports import read_text, row_of
from quartier.games.skylines.game import GAME as SKYLINES
from quartier.games.skylines.steps import Rule as SkylinesRule
from quartier.kernel import calls, notation
from quartier.kernel.notation import Flaw, text_of
from quartier.kernel.report import blank_report, letters
from quartier.kernel.rules import Rule, blank_steps
from quartier.testing.walk import play_randomly

NAMES = letters("b c bm").reshape(3, 2)


def rest(text: notation.Text) -> str:
    return "".join(map(chr, text[text[0] + 1 :]))


@pytest.mark.parametrize(
    ("written", "number", "left"),
    [("7", 7, ""), ("18x", 18, "x"), ("05", -1, "05"), ("x", -1, "x"), ("", -1, ""), ("1234567890", 123456789, "0")],
)
def test_a_number_is_read_as_far_as_its_digits_go(written: str, number: int, left: str) -> None:
    text = text_of(written)
    assert notation.take_decimal(text) == number
    assert rest(text) == left


@pytest.mark.parametrize(("written", "name", "left"), [("b-", 0, "-"), ("bm-", 2, "-"), ("bc", 0, "c"), ("m", -1, "m")])
def test_the_longest_name_is_read(written: str, name: int, left: str) -> None:
    text = text_of(written)
    assert notation.take_name(text, NAMES) == name
    assert rest(text) == left


def test_nothing_is_read_beyond_the_space_that_ends_a_step() -> None:
    text = text_of("b m")
    assert not notation.take_word(text, letters("bm"))
    assert notation.take_word(text, letters("b"))
    assert notation.step_ends(text)
    assert notation.take_letter(text, letters("m")) == -1
    assert notation.skip_spaces(text)
    assert notation.take_whole(text, letters("m"))
    assert not notation.skip_spaces(text)


def made(match: Match, draft: str, seat: int = 0, room: int = 8) -> tuple[int, list[int], str, list[int]]:
    """What is answered, the steps, their notation, and what the text of a rule names."""
    steps, report = blank_steps(room), blank_report(1024)
    number = int(calls.make_steps(match.state.copy(), match.box.record, seat, text_of(draft), steps, report))
    row = row_of(report)
    text = read_text(row, next(row))
    return number, steps[: len(text.split())].tolist(), text, list(row)


@pytest.fixture
def cities() -> Match:
    match = Match.new("cities", seats=2, seed=1)
    for seat in (0, 1):
        match.play(seat, match.view(seat).legal[0])
    return match


def test_the_steps_of_a_draft_are_made_noted_and_written(cities: Match) -> None:
    turn = next(turn for turn in cities.each_legal(0) if "+" in turn)
    played = cities.play(0, turn)
    cities.undo(0)
    for draft in (turn, "  " + turn.replace(" ", "   ") + " "):
        assert made(cities, draft) == (2, list(played.steps), turn, [])
    assert made(cities, "") == (0, [], "", [])


def test_what_is_wrong_with_a_draft_has_a_code(cities: Match) -> None:
    turn = next(turn for turn in cities.each_legal(0) if turn.endswith(" ."))
    lay = turn.split()[0]
    assert made(cities, turn + " .") == (-Flaw.TOO_LONG, list(made(cities, turn)[1]), turn, [])
    assert made(cities, turn, room=1)[0] == -Flaw.TOO_LONG
    for text in ("hello", lay + "^", lay[:-1], "é", lay + ",", lay[:-1] + "-", "100a", "+"):
        assert made(cities, text)[0] == -Flaw.MALFORMED, text
        assert made(cities, f"{lay} {text}")[::2] == (-Flaw.MALFORMED, lay), text
    assert made(cities, ".")[0] == -Rule.OTHER_STEP
    cities.play(0, turn)
    assert made(cities, turn)[0] == -Rule.NOT_TO_MOVE


def test_a_match_that_is_over_takes_no_draft() -> None:
    match = Match.new("guilds", seed=1)
    play_randomly(match, Random(1))
    assert made(match, match.turns[-1].text)[0] == -Rule.OVER


@pytest.mark.parametrize("scenario", ["introduction", "5"])
def test_a_rule_comes_with_what_its_text_names(scenario: str) -> None:
    match = Match.new("skylines", seed=1, scenario=scenario)
    here = {part.letter for part in match.view(None).board.parts}
    for number, part in enumerate("abcdef"):
        for draft in (f"open:{part}", f"{part}:b2/1"):
            answer, _, _, named = made(match, draft)
            assert (answer == -SkylinesRule.NOT_IN_PLAY) == (part not in here), draft
            assert named == ([] if part in here else [number])
    error = SKYLINES.illegal(SkylinesRule.NOT_IN_PLAY, [5])
    assert (error.rule, error.message, error.arguments) == ("not-in-play", "skylines-rule-not-in-play", {"part": "F"})


def test_a_draft_of_any_letters_is_answered() -> None:
    random = np.random.default_rng(1)
    for game in ("cities", "guilds", "skylines", "tangram"):
        match = Match.new(game, seed=1)
        known = sorted({*" ".join(match.view(0).legal[:50]), *" 01x*@=:-+,.<>/"})
        for _ in range(300):
            draft = "".join(random.choice(known, random.integers(12)))
            assert -made(match, draft)[0] in {*range(-len(draft), 1), *Rule, *Flaw, *match.game.rules}, draft
