"""Our own games: random play-outs, the environment alone and in batches, the planner's search."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
from benchmarks.peer_games.measuring import BATCHED, PLAY_OUTS, SEARCH, STEPS, Measurement, Tally, any_of, tallied

from quartier.bots.bot import Budget
from quartier.bots.planner import Plan
from quartier.core.match import Match
from quartier.core.registry import about, games
from quartier.core.texts import Texts
from quartier.kernel import calls
from quartier.kernel.playouts import play_out_many
from quartier.kernel.random import seeded
from quartier.kernel.rules import blank_steps
from quartier.research import Batch

GAMES_AT_ONCE = 100
BATCH = 1024
STEPS_AT_ONCE = 16
TALLIED = 200
"""Matches whose decisions are counted."""
THOUGHT = 0.25
"""Seconds that the planner has for a turn."""


def measurements(quick: bool) -> Iterator[Measurement]:
    """All that is measured."""
    for name in games():
        yield from of_game(name, 0.1 if quick else 2.0)


def of_game(name: str, seconds: float) -> Iterator[Measurement]:
    """All measurements of a game at its usual number of seats."""
    match = Match.new(name, seats=about(name).usual_seats, seed="peers")
    shown = f"{title(name)}, {match.seats} seats"
    tally = tallied(lambda tally: play(match, tally), seconds)
    facts = (tally.branching, tally.length)
    yield Measurement(PLAY_OUTS, shown, "compiled loop", *facts, work=play_outs(match))
    yield Measurement(SEARCH, shown, "planner", *facts, work=simulations(match))
    if match.game.part("research") is None:
        return
    facts = first_games(name, match.seats)
    for kind, number, how in ((STEPS, 1, "Batch of one"), (BATCHED, BATCH, f"Batch, {BATCH:,}")):
        yield Measurement(kind, shown, how, *facts, work=decisions(Batch(name, number, seats=match.seats)))


def title(name: str) -> str:
    """A game's name for people."""
    return Texts("en").say(f"{name}-title")


def play(match: Match, tally: Tally) -> None:
    """A random game, step by step, that lists all that is legal."""
    state, box, steps = match.game.blank(match.seats, match.options), match.box.record, blank_steps(match.game.space)
    state["random"][0] = seeded(str(tally.games))
    calls.start(state, box)
    while not calls.over(state, box):
        acting = int(calls.actors(state, box))
        seat = (acting & -acting).bit_length() - 1
        legal = calls.legal(state, box, seat, steps)
        tally.decided(legal)
        calls.apply(state, box, seat, int(any_of(steps[:legal])))


def play_outs(match: Match) -> Callable[[], int]:
    """Random games by the kernel that searches and `quartier bench` use."""
    first = match.game.blank(match.seats, match.options)
    scratch, steps, random = first.copy(), blank_steps(match.game.space), seeded("peers")
    scores = np.zeros((GAMES_AT_ONCE, match.seats), np.int64)
    return lambda: play_out_many(first, scratch, match.box.record, random, steps, GAMES_AT_ONCE, scores)


def decisions(batch: Batch) -> Callable[[], int]:
    """Random decisions in all matches, with masks, observations and rewards; matches that end begin anew."""

    def work() -> int:
        for _ in range(STEPS_AT_ONCE):
            batch.step(batch.random_actions())
        return STEPS_AT_ONCE * batch.number

    return work


def first_games(name: str, seats: int) -> tuple[float, float]:
    """Mean branching and length in decisions, over the first match of each place in a batch.

    Both differ from those of whole steps where a step is divided into two decisions.
    """
    batch, legal, made = Batch(name, TALLIED, seats=seats, again=False), 0, 0
    while (batch.seats >= 0).any():
        legal += int(batch.masks()[batch.seats >= 0].sum())
        made += int((batch.seats >= 0).sum())
        batch.step(batch.random_actions())
    return legal / made, made / batch.number


def simulations(match: Match) -> Callable[[], int]:
    """The planner at the first decision; a simulation is a sampled future, played by judgement to its horizon."""
    situation, random = match.situation(match.actors[0]), seeded("peers")

    def work() -> int:
        plan = Plan(situation, Budget(seconds=THOUGHT), random)
        while not plan.slice():
            pass
        return plan.simulations

    return work
