"""Matches on file stay readable: those of every version that is kept replay and verify for ever.

`tests/fixtures/VERSION/GAME-RULES-….quartier` were written by that version of the program (`people`: at its
tables, with commitments; `bots-N`: by its bots, N seats) and are never written anew. If one of them fails, the
program has forgotten something that people have on their disks.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from quartier.bots import find_bot
from quartier.bots.bot import Budget, decide
from quartier.core.file import read_match, verify, write_match
from quartier.core.match import Match
from quartier.core.registry import games, load_game
from quartier.kernel.random import seeded

FILES = sorted(Path(__file__).parents[1].joinpath("fixtures").glob("*/*.quartier"))


def test_every_version_of_every_game_that_is_kept_has_a_match_on_file() -> None:
    kept = {(name, version) for name, about in games().items() for version in about.versions}
    stored = {(name, int(rules)) for name, rules, *_ in (path.stem.split("-") for path in FILES)}
    assert kept <= stored


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_stored_match_verifies_and_is_written_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match, verdict = verify(text, path.name)
    assert verdict.wrong == ()
    assert verdict.state
    assert verdict.standings
    assert match.over
    assert write_match(match) == text
    assert match.rules == int(path.stem.split("-")[1])


@pytest.mark.parametrize("name", sorted(games()))
def test_each_version_has_its_own_house_set(name: str) -> None:
    game = load_game(name)
    sets = {game.read_box("house", game.house_box(version)).sha256 for version in game.about.versions}
    assert len(sets) == len(game.about.versions)
    assert game.house_box() == game.house_box(game.about.rules_version)


def test_a_running_match_of_an_older_set_goes_on_with_it_and_bots_play_it() -> None:
    path = next(path for path in FILES if path.stem == "tangram-1-people")
    whole = read_match(path.read_text(encoding="utf-8"))
    match = whole.beginning()
    for turn in whole.turns[:10]:
        match.play(turn.seat, turn.text)
    resumed = read_match(write_match(match))
    assert resumed.rules == 1
    assert resumed.state.tobytes() == match.state.tobytes()
    finish(resumed)
    again, verdict = verify(write_match(resumed))
    assert verdict.good
    assert again.rules == 1


def finish(match: Match) -> None:
    """Let bots end a match."""
    bot, budget, random = find_bot("normal"), Budget(simulations=8), seeded("end")
    while not match.over:
        for seat in match.actors:
            match.play(seat, decide(bot, match.situation(seat), budget, random).text)
