"""A digest of everything that the kernels answer in some random matches.

Run as a program in another mode (`QUARTIER_KERNELS`), it shows whether both modes agree:
`python -m quartier.testing.trace '{"game": "cities", "seats": 2, "options": {}}' SEED THOUGHTS`.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random

import msgspec
import numpy as np

from quartier.bots import Budget, find_bot
from quartier.core.game import State
from quartier.core.match import Match, Situation
from quartier.core.reports import letters_of, row_of, written
from quartier.kernel import calls
from quartier.kernel.notation import text_of
from quartier.kernel.playouts import play_out_many
from quartier.kernel.random import seeded
from quartier.kernel.report import blank_report
from quartier.kernel.rules import blank_steps
from quartier.kernel.turns import TURN
from quartier.testing.cases import Case
from quartier.testing.walk import acting, legal_steps, random_states

SAMPLED_STEPS = 40
SAMPLED_TEXTS = 2
ROOM = 1024
HIDDEN_SHARE = 0.4
THINKERS = ("random", "greedy", "planner")
BETWEEN_THOUGHTS = 7
"""States of a match from one that is thought about to the next."""
SIMULATIONS = 24
PLAY_OUTS = 2


def trace(case: Case, seed: int, thoughts: int = 0) -> list[str]:
    """One line per state of a random match, and one for play-outs: what the kernels say, as a digest.

    Bots think about so many of the states, about the first only for a moment: it is long where kernels are interpreted.
    """
    match = case.match(seed)
    random = Random(seed)
    lines = [f"play-outs {hashed(play_outs(match, seed))}"]
    for number, state in enumerate(random_states(match, Random(seed))):
        said = [state.tobytes(), *answers(match, state, random), *drafts(match, state, random)]
        if random.random() < HIDDEN_SHARE / match.seats:
            for viewer in (-1, random.randrange(match.seats)):
                said += told(match, state, viewer, f"{seed} {number}")
        if number % BETWEEN_THOUGHTS == 0 and number < thoughts * BETWEEN_THOUGHTS:
            said += thought(match, state, SIMULATIONS if number else 1, f"{seed} {number}")
        lines.append(f"{number} {hashed(said)}")
    return lines


def hashed(parts: Iterator[bytes] | list[bytes]) -> str:
    """A short digest of all that was said."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:20]


def play_outs(match: Match, seed: int) -> Iterator[bytes]:
    """How random games end that one kernel plays, and the random numbers that it leaves."""
    first, random = match.game.blank(match.seats, match.options), seeded(str(seed))
    scores = np.zeros((PLAY_OUTS, match.seats), np.int64)
    steps = blank_steps(match.game.space)
    yield str(int(play_out_many(first, first.copy(), match.box.record, random, steps, PLAY_OUTS, scores))).encode()
    yield scores.tobytes() + random.tobytes()


def answers(match: Match, state: State, random: Random) -> Iterator[bytes]:
    """What the rules say of a position."""
    box = match.box.record
    for seat in range(match.seats):
        yield repr((legal_steps(match, state, seat), int(calls.score(state, box, seat)))).encode()
    yield repr((acting(match, state), bool(calls.over(state, box)), bool(calls.failed(state, box)))).encode()
    for _ in range(SAMPLED_STEPS):
        seat, step = random.randrange(match.seats), random.randrange(match.game.space)
        yield repr(int(calls.check(state, box, seat, step))).encode()


def drafts(match: Match, state: State, random: Random) -> Iterator[bytes]:
    """What is made of some notation: of legal steps, of what is almost one, and of one after the other."""
    box = match.box.record
    for seat in acting(match, state):
        steps = legal_steps(match, state, seat)
        known = match.game.step_texts(state, match.box, seat, random.sample(steps, min(len(steps), SAMPLED_TEXTS)))
        for text in known:
            letters, place = list(text), random.randrange(len(text))
            letters[place] = random.choice("".join(known))
            other = "".join(letters)
            for draft in (text, other, f"{text} {other}"):
                after, made, report = state.copy(), blank_steps(TURN), blank_report(ROOM)
                number = calls.make_steps(after, box, seat, text_of(draft), made, report)
                yield repr((draft, int(number), made.tolist(), list(row_of(report)))).encode() + after.tobytes()


def told(match: Match, state: State, viewer: int, salt: str) -> Iterator[bytes]:
    """What a seat or a spectator is told: what is left of the position, the reports of that, and a deal of the rest."""
    box, hidden = match.box.record, state.copy()
    calls.hide(hidden, box, viewer)
    yield hidden.tobytes()
    yield repr(list(row_of(written(lambda report: calls.tell_view(hidden, box, viewer, report))))).encode()
    steps = blank_steps(match.game.space)
    yield letters_of(written(lambda report: calls.spell_legal(hidden, box, viewer, steps, report))).encode()
    calls.deal(hidden, box, seeded(salt))
    yield hidden.tobytes()


def thought(match: Match, state: State, simulations: int, salt: str) -> Iterator[bytes]:
    """Which turns bots would play, best first, and what they expect of each."""
    for seat in acting(match, state)[:1]:
        hidden = state.copy()
        calls.hide(hidden, match.box.record, seat)
        for name in THINKERS:
            situation = Situation(match.game, match.box, seat, hidden)
            thinking = find_bot(name).begin(situation, Budget(simulations=simulations), seeded(salt))
            while not thinking.slice():
                pass
            yield repr(thinking.ranking(100)).encode()


def trace_in(mode: str, case: Case, seed: int, thoughts: int = 0) -> list[str]:
    """The same from a process whose kernels run in another mode."""
    return printed_by(["quartier.testing.trace"], mode, case, seed, thoughts)


def printed_by(program: list[str], mode: str, case: Case, seed: int, thoughts: int) -> list[str]:
    """The trace that a module prints when it is run as a program."""
    wanted = msgspec.json.encode({"game": case.game, "seats": case.seats, "options": dict(case.options)}).decode()
    done = subprocess.run(
        [sys.executable, "-m", *program, wanted, str(seed), str(thoughts)],
        env={**os.environ, "QUARTIER_KERNELS": mode},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise AssertionError(f"the kernels fail when {mode}:\n{done.stderr}")
    return done.stdout.splitlines()


def print_trace(described: str, seed: str, thoughts: str) -> None:
    """Print a trace for another process, by what it says."""
    case = read_case(described)
    print("\n".join(trace(case, int(seed), int(thoughts))))


def read_case(described: str) -> Case:
    """A case as another process describes it."""
    parts = msgspec.json.decode(described)
    return Case(parts["game"], parts["seats"], tuple(parts["options"].items()))


if __name__ == "__main__":
    print_trace(*sys.argv[1:])
