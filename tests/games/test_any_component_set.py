"""Any edit of a component set is refused with what is wrong, or can be played to the end."""

from __future__ import annotations

import re
from itertools import islice
from random import Random

import pytest
from tests.editing import edited

from quartier.core.errors import BadComponents
from quartier.core.match import Match
from quartier.core.registry import games, load_game
from quartier.testing import Case, cases
from quartier.testing.walk import random_states

LONGEST = 20_000
"""Steps within which a match with any set must end."""


def try_edits(case: Case, number: int) -> tuple[int, int]:
    """Edit the house set again and again; how often it was refused, and played with."""
    game = load_game(case.game)
    house, right = game.house_box(), case.match(1)
    random, refused, played = Random(f"{case} {number}"), 0, 0
    for _ in range(number):
        text = edited(house, random)
        try:
            box = game.read_box("set.txt", text)
        except BadComponents as error:
            refused += 1
            said = str(error)
            if "\n" in said or not said.startswith("set.txt"):
                raise AssertionError(f"no line that says what is wrong: {said!r}") from error
            continue
        if text.split() == house.split():
            continue
        match = Match(game, case.seats, "1", right.options, box)
        steps = sum(1 for _ in islice(random_states(match, random), LONGEST))
        assert steps < LONGEST, f"with this set a match does not end:\n{text}"
        played += 1
    return refused, played


@pytest.mark.parametrize("game", sorted(games()))
def test_an_edited_set_is_refused_or_played_to_the_end(game: str) -> None:
    refused, played = try_edits(cases(game)[0], 60)
    assert refused > 10
    assert played > 0


@pytest.mark.thorough
@pytest.mark.parametrize("case", [case for game in games() for case in cases(game)], ids=str)
def test_an_edited_set_is_refused_or_played_to_the_end_in_every_variant(case: Case) -> None:
    refused, played = try_edits(case, 300)
    assert refused > 50
    assert played > 5


@pytest.mark.parametrize("game", sorted(games()))
def test_no_number_in_a_set_is_too_long_to_be_refused(game: str) -> None:
    house = load_game(game).house_box()
    numbers = [(found.start(), found.end()) for found in re.finditer(r"(?<![\w.])[0-9]+(?![\w.])", house)]
    for start, end in Random(game).sample(numbers, min(20, len(numbers))):
        for number in ("9" * 20, "9" * 5000):
            try:
                load_game(game).read_box("mine.txt", f"{house[:start]}{number}{house[end:]}")
                said = ""
            except BadComponents as error:
                said = str(error)
            in_comment = "#" in house[house.rfind("\n", 0, start) + 1 : start]
            assert in_comment or said.startswith("mine.txt"), house[start - 20 : end]
