"""A digest of everything that the kernels answer in some random matches.

Run as a program in another mode (`QUARTIER_KERNELS`), it shows whether both modes agree:
`python -m quartier.testing.trace '{"game": "cities", "seats": 2, "options": {}}' SEED`.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from random import Random

import msgspec

from quartier.kernel import calls
from quartier.kernel.random import seeded
from quartier.testing.cases import Case
from quartier.testing.walk import acting, legal_steps, random_states

SAMPLED_STEPS = 40
HIDDEN_SHARE = 0.4


def trace(case: Case, seed: int) -> list[str]:
    """One line per state of a random match: what the kernels say of it, as a digest."""
    match = case.match(seed)
    random = Random(seed)
    lines = []
    for number, state in enumerate(random_states(match, Random(seed))):
        digest = hashlib.sha256(state.tobytes())
        for seat in range(match.seats):
            digest.update(
                repr((legal_steps(match, state, seat), int(calls.score(state, match.box.record, seat)))).encode()
            )
        digest.update(repr((acting(match, state), bool(calls.over(state, match.box.record)))).encode())
        for _ in range(SAMPLED_STEPS):
            seat, step = random.randrange(match.seats), random.randrange(match.game.space)
            digest.update(repr(int(calls.check(state, match.box.record, seat, step))).encode())
        if random.random() < HIDDEN_SHARE / match.seats:
            for viewer in (-1, random.randrange(match.seats)):
                hidden = state.copy()
                calls.hide(hidden, match.box.record, viewer)
                digest.update(hidden.tobytes())
                calls.deal(hidden, match.box.record, seeded(f"{seed} {number}"))
                digest.update(hidden.tobytes())
        lines.append(f"{number} {digest.hexdigest()[:20]}")
    return lines


def trace_in(mode: str, case: Case, seed: int) -> list[str]:
    """The same from a process whose kernels run in another mode."""
    wanted = msgspec.json.encode({"game": case.game, "seats": case.seats, "options": dict(case.options)}).decode()
    done = subprocess.run(
        [sys.executable, "-m", "quartier.testing.trace", wanted, str(seed)],
        env={**os.environ, "QUARTIER_KERNELS": mode},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise AssertionError(f"the kernels fail when {mode}:\n{done.stderr}")
    return done.stdout.splitlines()


if __name__ == "__main__":
    described = msgspec.json.decode(sys.argv[1])
    chosen = Case(described["game"], described["seats"], tuple(described["options"].items()))
    print("\n".join(trace(chosen, int(sys.argv[2]))))
