"""A whole thought by entries alone, as a host without Python makes it: of records it knows nothing but their size."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from quartier.bots import NAMES, Budget, decide, find_bot
from quartier.bots.greedy import WALK, look_at_turns
from quartier.bots.levels import ADVISER, HINT, facts, level_of
from quartier.bots.planner import plan_on
from quartier.bots.random_bot import draw_turn
from quartier.bots.search import BEAM, BEAMS
from quartier.bots.thought import POSITIONS, THOUGHT, begin_thought, tell_turns
from quartier.bots.workspace import Mean, ToldTurn, Workspace
from quartier.core.match import Match, Situation
from quartier.core.registry import games, load_game
from quartier.kernel.random import seeded
from quartier.kernel.report import blank_report
from quartier.kernel.rules import STEP
from quartier.kernel.turns import TURN
from quartier.testing import cases
from quartier.testing.walk import play_randomly

SLICE = 1500
"""Microseconds that every slice is said to take."""


class Host:
    """Room for a thought, and a loop that knows a bot's kind and the clock."""

    def __init__(self, situation: Situation, bot: dict[str, Any], seed: str) -> None:
        state = situation.state
        self.kind = bot["kind"]
        self.box = situation.box.record if bot.get("learned", True) else situation.box.unlearned
        self.positions = np.zeros(POSITIONS, state.dtype)
        self.positions[0] = state[0]
        self.thought, self.walk, self.beams = np.zeros(1, THOUGHT), np.zeros(1, WALK), np.zeros(BEAMS, BEAM)
        self.choices = np.zeros((TURN, situation.game.space), STEP)
        nature = "simulations", "microseconds", "slip", "reach", "breadth", "character", "risk"
        limits = [bot.get(name, 0) for name in nature]
        self.acting = begin_thought(self.positions, self.box, situation.seat, seeded(seed), self.thought, *limits)

    def think(self) -> None:
        """To the end."""
        finished, spent = False, 0
        while not finished:
            finished = self.go_on(spent)
            spent += SLICE

    def go_on(self, spent: int) -> bool:
        """A slice."""
        match self.kind:
            case "random":
                draw_turn(self.positions, self.box, self.thought, self.choices[0])
                return True
            case "greedy":
                return look_at_turns(self.positions, self.box, self.thought, self.walk, self.choices)
            case _:
                return plan_on(self.positions, self.box, self.thought, self.beams, self.choices[0], spent)

    def told(self, number: int) -> list[ToldTurn]:
        """The best turns, read off the report number by number."""
        report = blank_report(1 << 15)
        tell_turns(self.positions, self.box, self.thought, self.choices[0], number, report)
        row = iter(report[1 : int(report[0]) + 1].tolist())
        found = [read_turn(row) for _ in range(next(row))]
        assert not list(row)
        return found


def read_turn(row: Iterator[int]) -> ToldTurn:
    """A text, a list of steps, and perhaps a mean: whole part, rest, divisor."""
    text = "".join(chr(next(row)) for _ in range(next(row)))
    steps = [next(row) for _ in range(next(row))]
    return ToldTurn(text, steps, Mean(next(row), next(row), next(row)) if next(row) else None)


def situations(game: str) -> Iterator[Situation]:
    """Of all set-ups of a game: the first decision, and one that is far in."""
    for number, case in enumerate(cases(game)):
        match = case.match(number)
        for _ in range(2):
            if not match.over:
                yield match.situation(match.actors[-1])
            play_randomly(match, Random(number), 9)


@pytest.mark.parametrize("game", games())
def test_a_thought_by_entries_alone_comes_to_the_turns_of_the_bot(game: str) -> None:
    bots = facts(load_game(game))["bots"]
    for number, situation in enumerate(situations(game)):
        name, simulations = NAMES[number % len(NAMES)], (0, 1, 7, 30)[number % 4]
        host = Host(situation, {**bots[name], "simulations": simulations, "microseconds": -1}, f"{number}")
        assert host.acting
        thinking = find_bot(name).begin(situation, Budget(simulations=simulations), seeded(f"{number}"))
        assert isinstance(thinking, Workspace)
        if name != "random":
            assert host.told(3) == thinking.told(3)
        host.think()
        while not thinking.slice():
            pass
        assert host.told(100) == thinking.told(100)


@pytest.mark.parametrize("game", games())
def test_the_facts_of_bots_are_plain_and_those_that_python_goes_by(game: str) -> None:
    told = facts(load_game(game))
    assert json.loads(json.dumps(told)) == told
    assert list(told["bots"]) == list(NAMES)
    for name, bot in told["bots"].items():
        assert (bot["simulations"], bot["microseconds"]) == level_of(name, load_game(game)).budget.limits
    assert told["adviser"] == {**told["bots"][ADVISER], "microseconds": HINT.limits[1]}


def test_a_budget_of_time_ends_a_thought_by_the_clock_of_its_host() -> None:
    situation = Match.new("tangram", seed="clock").situation(0)
    slices = {}
    for microseconds in (0, 3 * SLICE, 6 * SLICE):
        bot = {**facts(load_game("tangram"))["adviser"], "microseconds": microseconds}
        host = Host(situation, bot, "clock")
        spent = 0
        while not host.go_on(spent):
            spent += SLICE
        slices[microseconds] = spent
    assert slices == {microseconds: microseconds for microseconds in slices}


def test_where_a_seat_may_not_act_no_thought_begins() -> None:
    match = Match.new("cities", seats=2, seed="late")
    match.play(0, match.legal(0)[0])
    assert not Host(match.situation(0), facts(match.game)["bots"]["easy"], "late").acting


def test_a_turn_is_spelled_as_it_is_played() -> None:
    """Also where a step is called by what the step before it has changed."""
    match = Match.new("cities", seats=1, level=3, seed="spelled")
    while not match.over:
        decision = decide(find_bot("random"), match.situation(0), None, seeded(f"{match.wave}"))
        played = match.play(0, decision.text)
        assert (played.text, played.steps) == (decision.text, decision.steps)
    assert any(len(turn.steps) > 1 for turn in match.turns)
