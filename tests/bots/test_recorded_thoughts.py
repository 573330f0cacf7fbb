"""Bots think as they did: the same turns in the same order with the same expectations, to the last bit, in all games.

The fixture was written by libraries; the same was thought by the kernels as plain Python.
"""

from __future__ import annotations

import hashlib
from itertools import takewhile
from pathlib import Path

import pytest

from quartier.bots import Budget, decide, find_bot
from quartier.bots.workspace import Workspace
from quartier.core.match import Match
from quartier.kernel.random import seeded

LINES = Path(__file__).with_name("fixtures").joinpath("thoughts.txt").read_text(encoding="utf-8").splitlines()
THOUGHTS = [
    (line, [told.strip() for told in takewhile(lambda told: told.startswith(" "), LINES[number:])])
    for number, line in enumerate(LINES, 1)
    if line[0] not in "# "
]


def position(words: str) -> Match:
    """A match that was played by the random bot up to a turn."""
    game, *given = words.split()
    options = dict(word.split("=") for word in given)
    seats, turns = int(options.pop("seats")), int(options.pop("turns"))
    match = Match.new(game, seats=seats, seed="thoughts", **options)
    while len(match.turns) < turns:
        seat = match.actors[0]
        random = seeded(f"moves {len(match.turns)}")
        match.play(seat, decide(find_bot("random"), match.situation(seat), None, random).text)
    return match


def test_there_are_thoughts_about_every_game() -> None:
    assert len(THOUGHTS) == 43
    assert {line.split()[0] for line, _ in THOUGHTS} == {"cities", "guilds", "skylines", "tangram"}


@pytest.mark.parametrize(("line", "best"), THOUGHTS, ids=[line.partition(":")[0] for line, _ in THOUGHTS])
def test_a_bot_thinks_as_it_did(line: str, best: list[str]) -> None:
    words, _, thought = line.partition(" | ")
    bot, simulations = thought.partition(":")[0].split()
    match = position(words)
    situation = match.situation(match.actors[0])
    thinking = find_bot(bot).begin(situation, Budget(simulations=int(simulations)), seeded("thoughts"))
    while not thinking.slice():
        pass
    assert isinstance(thinking, Workspace)
    told = [f"{turn.expected and turn.expected.points!r} {turn.text}" for turn in thinking.told(48)]
    assert told[:3] == best
    digest = hashlib.sha256("\n".join(told).encode()).hexdigest()[:16]
    assert f"{len(told)} turns, sha256 {digest}" == thought.partition(": ")[2]
