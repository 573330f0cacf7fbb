"""Matches to think about."""

from __future__ import annotations

from typing import Any

import quartier
from quartier.core.match import Match
from quartier.kernel import calls
from quartier.kernel.random import seeded


def at_wave(wave: int, *, seats: int = 1, seed: str = "a table", **options: Any) -> Match:
    """A match of Cities that was played at random up to a round."""
    match = quartier.new("cities", seats=seats, seed=seed, **options)
    random = seeded(f"{seed} moves")
    while match.wave < wave:
        seat = match.actors[0]
        state, texts = match.state.copy(), []
        while True:
            number = calls.legal(state, match.box.record, seat, match._steps)
            step = int(match._steps[int(random[0] % number)])
            random = seeded(f"{random.tobytes().hex()}")
            texts += match.game.step_texts(state, match.box, seat, [step])
            calls.apply(state, match.box.record, seat, step)
            if not state["drafting"][0] >> seat & 1:
                break
        match.play(seat, " ".join(texts))
    return match
