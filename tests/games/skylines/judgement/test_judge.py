"""Up to where futures are played, and by what they are judged there."""

from __future__ import annotations

from typing import Any

from quartier.bots import Budget, decide, find_bot
from quartier.core.match import Match
from quartier.games.skylines.judgement.judge import FORESEEN
from quartier.games.skylines.position import ACTING, SLOTS
from quartier.kernel.compiling import entry
from quartier.kernel.judgement import horizon_reached
from quartier.kernel.random import seeded


@entry
def reached(positions: Any, box: Any, wave: int) -> bool:
    return horizon_reached(positions[0], box[0], wave)


def test_futures_end_in_the_networks_judgement_until_all_board_parts_are_open_and_then_with_the_match() -> None:
    """A city may be lost by few moves near its end, which a network does not see."""
    match = Match.new("skylines", seats=2, seed="horizon", scenario="introduction")
    learned, plain = match.box.record, match.box.unlearned
    seen = []
    while not match.over:
        state, wave = match.state, match.wave
        assert not reached(state, plain, wave - FORESEEN)
        if int(state["stage"][0]) == ACTING:
            flags = int(state["open"][0])
            closed = [
                slot for slot, part in enumerate(state["parts"][0, :SLOTS]) if part >= 0 and not flags >> slot & 1
            ]
            assert reached(state, learned, wave - FORESEEN) == bool(closed)
            assert not reached(state, learned, wave - FORESEEN + 1)
            seen.append(len(closed))
        (seat,) = match.actors
        turn = decide(find_bot("planner"), match.situation(seat), Budget(simulations=8), seeded(f"{wave}"))
        match.play(seat, turn.text)
    assert {0, 1} <= set(seen)
    assert reached(match.state, learned, match.wave)
    assert reached(match.state, plain, match.wave)
