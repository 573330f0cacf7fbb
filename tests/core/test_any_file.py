"""Any edit of a match file is read or refused in one line, in every game."""

from __future__ import annotations

from random import Random

import pytest
from tests.editing import edited

from quartier.core.errors import BadFile
from quartier.core.file import read_match, write_match
from quartier.core.registry import games
from quartier.testing import Case, cases
from quartier.testing.walk import play_randomly


def try_edits(case: Case, number: int) -> tuple[int, int]:
    """Edit the files of a running and a finished match; how many were refused, and read."""
    random, refused, read = Random(f"{case}"), 0, 0
    files = []
    for turns in (2 * case.seats, None):
        match = case.match("file")
        play_randomly(match, Random(1), turns)
        files.append(write_match(match))
    for index in range(number):
        try:
            read_match(edited(files[index % 2], random), "match.txt")
            read += 1
        except BadFile as error:
            refused += 1
            if "\n" in str(error) or not str(error).startswith("match.txt"):
                raise AssertionError(f"no line that says what is wrong: {error}") from error
    return refused, read


@pytest.mark.parametrize("game", sorted(games()))
def test_an_edited_match_file_is_read_or_refused(game: str) -> None:
    refused, read = try_edits(cases(game)[0], 60)
    assert refused > 10
    assert read > 0


@pytest.mark.thorough
@pytest.mark.parametrize("case", [case for game in games() for case in cases(game)], ids=str)
def test_an_edited_match_file_is_read_or_refused_in_every_variant(case: Case) -> None:
    refused, read = try_edits(case, 300)
    assert refused > 50
    assert read > 5
