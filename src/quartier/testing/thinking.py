"""What must hold for bots at every game: each plays to the end, and its search has room for every turn."""

from __future__ import annotations

from random import Random

from quartier.bots import NAMES, Budget, decide, find_bot
from quartier.core.game import State
from quartier.core.match import Match
from quartier.kernel import calls
from quartier.kernel.random import seeded
from quartier.kernel.turns import TURN
from quartier.testing.cases import Case
from quartier.testing.walk import legal_steps, play_randomly

BUDGETS = (Budget(simulations=2), Budget(simulations=0), Budget(seconds=0))
MOST_TURNS = 2_000
"""No match between bots takes more."""


def every_bot_plays_to_the_end(case: Case, seed: int) -> None:
    """All bots take turns at every seat, with next to no time, until the match is over."""
    match = case.match(seed)
    asked = 0
    while not match.over:
        for seat in match.actors:
            if seat not in match.actors:
                continue
            name, budget = NAMES[(asked + seat) % len(NAMES)], BUDGETS[asked % len(BUDGETS)]
            decision = decide(find_bot(name), match.situation(seat), budget, seeded(f"{seed} {asked}"))
            assert match.play(seat, decision.text).steps == decision.steps
            asked += 1
        assert asked < MOST_TURNS, f"after {asked} turns of bots the match is not over"
    assert asked


def a_turn_fits_the_search(case: Case, seed: int) -> None:
    """However it goes on, a turn has no more steps than the bots' search has room for."""
    match, random = case.match(seed), Random(seed)
    while not match.over:
        for _ in range(3):
            made = longest_turn(match.state.copy(), match, random)
            assert made <= TURN, f"a turn has {made} steps; the search has room for {TURN}"
        play_randomly(match, random, 1)


def longest_turn(state: State, match: Match, random: Random) -> int:
    """The number of steps of a turn that goes on wherever it can."""
    seat, made = random.choice(match.actors), 0
    while made <= TURN:
        steps = legal_steps(match, state, seat)
        for step in random.sample(steps, min(len(steps), 8)):
            after = state.copy()
            calls.apply(after, match.box.record, seat, step)
            if calls.mid_turn(after, seat):
                break
        state, made = after, made + 1
        if not calls.mid_turn(after, seat):
            break
    return made
