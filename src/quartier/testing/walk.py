"""Random matches, step by step or turn by turn, for the checks to look at."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from quartier.core.game import State
from quartier.core.match import Match
from quartier.kernel import calls
from quartier.kernel.rules import blank_steps


def legal_steps(match: Match, state: State, seat: int) -> list[int]:
    """The legal steps of a seat in a state."""
    steps = blank_steps(match.game.space)
    return [int(step) for step in steps[: calls.legal(state, match.box.record, seat, steps)]]


def acting(match: Match, state: State) -> list[int]:
    """The seats that may act in a state."""
    mask = calls.actors(state, match.box.record)
    return [seat for seat in range(match.seats) if mask >> seat & 1]


def random_turn(match: Match, seat: int, random: Random) -> str:
    """A random turn of a seat, step by step, without listing all turns."""
    state = match.state.copy()
    texts = []
    while True:
        step = random.choice(legal_steps(match, state, seat))
        texts += match.game.step_texts(state, match.box, seat, [step])
        calls.apply(state, match.box.record, seat, step)
        if not calls.mid_turn(state, seat):
            return " ".join(texts)


def play_randomly(match: Match, random: Random, turns: int | None = None) -> None:
    """Play random turns, to the end or so many."""
    while not match.over and turns != 0:
        seat = random.choice(match.actors)
        match.play(seat, random_turn(match, seat, random))
        turns = None if turns is None else turns - 1


def random_states(match: Match, random: Random) -> Iterator[State]:
    """Every state of a random match, drafts included, from its start to its end."""
    state = match.state.copy()
    while True:
        yield state.copy()
        seats = acting(match, state)
        if not seats:
            return
        seat = random.choice(seats)
        calls.apply(state, match.box.record, seat, random.choice(legal_steps(match, state, seat)))
