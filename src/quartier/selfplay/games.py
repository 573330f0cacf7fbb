"""A bots' game, decision by decision: what the seat knew, what it thought of, what it did, and what came of it."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from typing import Any

import msgspec
import numpy as np

from quartier.agents import find_agent
from quartier.bots import Bot, Budget, Decision, Thinking
from quartier.bots.characters import check_character, is_bot
from quartier.bots.workspace import Workspace
from quartier.core.about import Options
from quartier.core.errors import BadOption
from quartier.core.match import Match
from quartier.core.options import read_options
from quartier.core.registry import about
from quartier.kernel import calls
from quartier.kernel.batches import observe_seats
from quartier.kernel.random import seeded
from quartier.kernel.records import copied
from quartier.kernel.rewards import result
from quartier.kernel.rules import blank_steps
from quartier.research import Setting
from quartier.research.setting import Unresearched

SIMULATIONS = 400
"""For bots that think by the clock: the same seed has to give the same games."""


class Plan(msgspec.Struct, frozen=True):
    """All that decides what is in a data set."""

    game: str
    options: dict[str, Any]
    seats: int
    games: int
    bots: list[str]
    """One for all seats, or one for each."""
    simulations: int | None
    seed: str
    rules: int
    box: str
    """The SHA-256 of the component set."""

    def new_match(self, number: int) -> Match:
        """A game before its first turn."""
        return Match.new(self.game, seats=self.seats, seed=f"{self.seed} {number}", **self.options)

    def bot_of(self, seat: int) -> str:
        """Who sits there."""
        return self.bots[seat % len(self.bots)]


class Row(msgspec.Struct, frozen=True):
    """One decision: a step of a turn."""

    turn: int
    part: int
    wave: int
    seat: int
    step: int
    notation: str
    legal: list[int]
    policy_steps: list[int]
    policy_visits: list[int]
    expected: float | None
    position: bytes
    observation: list[int] | None


class Played(msgspec.Struct, frozen=True):
    """A whole game, and how it ended, by seat."""

    number: int
    seed: str
    rows: list[Row]
    scores: list[int]
    ranks: list[int]
    results: list[float]


def plan_of(
    game: str,
    options: Mapping[str, object],
    *,
    seats: int | None,
    games: int,
    bots: list[str],
    simulations: int | None,
    seed: str,
) -> Plan:
    """A plan from what a person types; everything is tried before anything is played."""
    facts = about(game)
    number = facts.usual_seats if seats is None else seats
    checked: Options = read_options(facts.options, options)
    match = Match.new(game, seats=number, seed=seed, **options)
    if len(bots) not in (1, number):
        raise BadOption("wrong-bots-number", number=len(bots), seats=number)
    for bot in bots:
        find_agent(bot).close()
        check_character(bot, facts)
    chosen: dict[str, Any] = msgspec.to_builtins(checked)
    return Plan(game, chosen, number, games, bots, simulations, seed, match.rules, match.box.sha256)


def budget_of(bot: Bot, simulations: int | None) -> Budget | None:
    """How much a bot thinks: as often as is said, else as it usually does, but never by the clock."""
    if simulations is not None:
        return Budget(simulations=simulations)
    if is_bot(bot.name) and bot.default_budget.simulations is None:
        return Budget(simulations=SIMULATIONS)
    return None


@functools.lru_cache(8)
def setting_of(game: str, seats: int, options: bytes) -> Setting | None:
    """How a learner sees a game; none where it does not say."""
    try:
        return Setting.of(game, seats, msgspec.json.decode(options))
    except Unresearched:
        return None


def play_game(plan: Plan, number: int) -> Played:
    """Play one game of a plan to its end."""
    match = plan.new_match(number)
    setting = setting_of(plan.game, plan.seats, msgspec.json.encode(plan.options))
    rows: list[Row] = []
    moves = [0] * plan.seats
    with ExitStack() as leaving:
        bots = [leaving.enter_context(closing(find_agent(plan.bot_of(seat)))) for seat in range(plan.seats)]
        while not match.over:
            for seat in match.actors:
                random = seeded(f"{plan.seed} {number} {seat} {moves[seat]}")
                budget = budget_of(bots[seat], plan.simulations)
                thinking = bots[seat].begin(match.situation(seat), budget, random)
                while not thinking.slice():
                    pass
                decision = thinking.best
                rows += rows_of(match, seat, sum(moves), decision, thinking, setting)
                match.play(seat, decision.text)
                moves[seat] += 1
    places, record = match.standings, match.box.record
    with np.errstate(over="ignore"):
        results = [float(result(match.state[0], record[0], seat)) for seat in range(plan.seats)]
    return Played(
        number, match.seed, rows, [place.score for place in places], [place.rank for place in places], results
    )


def rows_of(
    match: Match, seat: int, turn: int, decision: Decision, thinking: Thinking, setting: Setting | None
) -> Iterator[Row]:
    """A turn step by step, each with what the seat knew before it, as an environment would show it."""
    state, record, steps = copied(match.state), match.box.record, blank_steps(match.game.space)
    weights = visits_of(thinking, decision)
    for part, step in enumerate(decision.steps):
        hidden = copied(state)
        calls.hide(hidden, record, seat)
        number = calls.legal(hidden, record, seat, steps)
        policy = policy_of(weights, decision.steps[:part])
        yield Row(
            turn,
            part,
            match.wave,
            seat,
            step,
            match.game.step_texts(state, match.box, seat, [step])[0],
            steps[:number].tolist(),
            list(policy),
            list(policy.values()),
            decision.expected,
            hidden.tobytes(),
            None if setting is None else observed(setting, state, seat),
        )
        calls.apply(state, record, seat, step)


def visits_of(thinking: Thinking, decision: Decision) -> dict[tuple[int, ...], int]:
    """How often each turn was tried; a bot that tries none has thought of its own alone."""
    found: dict[tuple[int, ...], int] = {}
    if isinstance(thinking, Workspace):
        thought = thinking.thought[0]
        for turn, length, visits in zip(thought["turns"], thought["lengths"], thought["visits"], strict=True):
            if visits > 0:
                found[tuple(turn[:length].tolist())] = int(visits)
    return found or {decision.steps: 1}


def policy_of(weights: Mapping[tuple[int, ...], int], begun: Sequence[int]) -> dict[int, int]:
    """How often each next step was tried, of the turns that begin so."""
    policy: dict[int, int] = {}
    for turn, visits in weights.items():
        if turn[: len(begun)] == tuple(begun):
            policy[turn[len(begun)]] = policy.get(turn[len(begun)], 0) + visits
    return dict(sorted(policy.items()))


def observed(setting: Setting, state: Any, seat: int) -> list[int]:
    """What the seat sees, in words."""
    words = np.zeros((1, setting.observation_words), np.uint64)
    observe_seats(state, setting.box.record, copied(state), np.array([seat], np.int32), words, 0, 1)
    return list(words[0].tolist())
