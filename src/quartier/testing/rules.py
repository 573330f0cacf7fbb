"""What must hold for the rules of every game: they end, agree with themselves, and do the same again."""

from __future__ import annotations

from random import Random

import numpy as np

from quartier.kernel import calls
from quartier.kernel.mode import numba_is_here
from quartier.kernel.playouts import play_out_many
from quartier.kernel.random import seeded
from quartier.kernel.rules import ALLOWED, Rule, blank_steps
from quartier.testing.cases import Case
from quartier.testing.secrecy import dealt
from quartier.testing.trace import trace, trace_in
from quartier.testing.walk import acting, legal_steps, play_randomly, random_states

LONGEST = 100_000
"""No match of any game takes more steps."""


def random_games_end(case: Case, seed: int) -> None:
    """A random match ends, after some steps and with a score for each seat."""
    match = case.match(seed)
    first = match.game.blank(case.seats, match.options)
    scores = np.zeros((20, case.seats), np.int64)
    steps = blank_steps(match.game.space)
    made = play_out_many(first, first.copy(), match.box.record, seeded(str(seed)), steps, 20, scores)
    assert 20 <= made <= 20 * LONGEST
    play_randomly(match, Random(seed))
    assert match.over
    assert match.winners or (match.game.about.cooperative and match.game.failed(match.state, match.box))
    assert sorted(place.seat for place in match.standings) == list(range(case.seats))


def moves_exist_exactly_while_the_game_is_not_over(case: Case, seed: int) -> None:
    """Who may act has a step, who may not has none, and nobody may once it is over."""
    match = case.match(seed)
    for state in random_states(match, Random(seed)):
        seats = acting(match, state)
        assert bool(seats) != bool(calls.over(state, match.box.record))
        for seat in range(case.seats):
            assert bool(legal_steps(match, state, seat)) == (seat in seats)


def legal_moves_listed_are_those_that_the_check_accepts(case: Case, seed: int) -> None:
    """Over the whole move space, for every seat."""
    match = case.match(seed)
    codes = np.zeros(match.game.space, np.int64)
    named = {*map(int, Rule), *map(int, match.game.rules)}
    random = seeded(str(seed))
    for state in random_states(match, Random(seed)):
        for seat in range(case.seats):
            listed = legal_steps(match, state, seat)
            if listed:
                picked = calls.pick(state, match.box.record, seat, random, blank_steps(match.game.space))
                assert int(picked) in listed
            assert len(set(listed)) == len(listed)
            calls.check_all(state, match.box.record, seat, codes)
            assert sorted(listed) == np.flatnonzero(codes == ALLOWED).tolist()
            assert set(codes.tolist()) - {ALLOWED} <= named


def the_same_seed_and_moves_give_the_same_bytes(case: Case, seed: int) -> None:
    """And another seed gives other ones."""
    one, two, other = case.match(seed), case.match(seed), case.match(seed + 1)
    assert one.state.tobytes() == two.state.tobytes() != other.state.tobytes()
    play_randomly(one, Random(seed))
    for turn in one.turns:
        two.play(turn.seat, turn.text)
    assert one.state.tobytes() == two.state.tobytes()


def the_box_never_changes(case: Case, seed: int) -> None:
    """No kernel writes to the component set."""
    match = case.match(seed)
    before = match.box.record.tobytes()
    for state in random_states(match, Random(seed)):
        for seat in range(case.seats):
            calls.score(state, match.box.record, seat)
            dealt(match, state, seat, "box")
    assert match.box.record.tobytes() == before


def interpreted_kernels_answer_the_same(case: Case, seed: int) -> None:
    """Byte for byte, in every state of a random match: as the plain Python that they are."""
    assert trace_in("interpreted", case, seed) == trace(case, seed)


def kernels_compiled_at_run_time_answer_the_same(case: Case, seed: int) -> None:
    """Where there is Numba: compiled by it, whatever they were before."""
    if numba_is_here():
        assert trace_in("compiled", case, seed, thoughts=1) == trace(case, seed, thoughts=1)


def kernels_stay_within_bounds(case: Case, seed: int) -> None:
    """Compiled with every index checked, the kernels answer the same."""
    if numba_is_here():
        assert trace_in("checked", case, seed, thoughts=1) == trace(case, seed, thoughts=1)
