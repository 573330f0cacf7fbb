"""A game in the terminal with lines that are typed: in a process of its own, or at a table in this one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.cli.words import run

from quartier.cli.play import loop
from quartier.cli.play.table import Table
from quartier.core.match import Match
from quartier.testing.walk import random_turn

GAMES = [("cities", 2), ("tangram", 2), ("guilds", 3), ("skylines", 2)]
"""Each with so many seats."""


def play(lines: list[str], *words: str) -> str:
    """What a game shows in which these lines are typed."""
    done = run("play", *words, stdin="\n".join(lines) + "\n")
    assert done.stderr == ""
    return done.stdout


def typed(match: Match, lines: Iterator[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Play a match in this process in which these lines are typed."""
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    loop.play(Table(match, "random"))


def saved(folder: Path) -> Path:
    """The only file there."""
    (file,) = folder.iterdir()
    return file


def begun(game: str, seats: int, seed: str, turns: int = 6) -> Match:
    """A match some turns on, with seat 0 to move."""
    match, random = Match.new(game, seats=seats, seed=seed), Random(seed)
    while len(match.turns) < turns or match.actors[0] != 0:
        match.play(match.actors[0], random_turn(match, match.actors[0], random))
    return match
