"""What the network sees of a board: within its inputs, each once, nothing of what is still hidden."""

from __future__ import annotations

from typing import Any

import numpy as np

import quartier
from quartier.games.tangram.network import LEARNING, SHAPE
from quartier.games.tangram.weighed import weighed
from quartier.kernel.calls import deal
from quartier.kernel.compiling import quiet
from quartier.kernel.judgement import judge
from quartier.kernel.learned import BUCKET, FIRST, INPUTS, describe
from quartier.kernel.random import seeded


def seen(position: Any, box: Any) -> list[int]:
    inputs = np.zeros(INPUTS, np.int16)
    length = describe(position, box, 0, inputs)
    return [int(entry) for entry in inputs[:length]]


def played(seed: int) -> list[Any]:
    """What the seat knows in a match of random turns, but at its end."""
    match = quartier.new("tangram", seats=1, seed=seed)
    chance, found = np.random.default_rng(seed), []
    while not match.over:
        found.append(match.situation(0))
        match.play(0, str(chance.choice(list(match.legal(0))[:200])))
    return found


def test_inputs_lie_within_the_network_and_stand_once() -> None:
    for situation in played(5):
        listed = seen(situation.state[0], situation.box.record[0])
        assert 0 <= listed[BUCKET] < SHAPE.buckets
        assert len(set(listed[FIRST:])) == len(listed) - FIRST
        assert all(0 <= entry < SHAPE.inputs for entry in listed[FIRST:])
        assert len(listed) <= LEARNING.longest


def test_what_is_still_hidden_is_not_seen() -> None:
    for number, situation in enumerate(played(6)):
        lists = []
        for other in range(3):
            state = situation.state.copy()
            deal(state, situation.box.record, seeded(f"{number} {other}"))
            lists.append(seen(state[0], situation.box.record[0]))
        assert lists[0] == lists[1] == lists[2]


def test_without_the_learned_file_a_board_is_judged_by_its_weighed_features() -> None:
    for situation in played(7)[:12]:
        box = situation.box.record.copy()
        box["network"] = 0
        assert quiet(judge)(situation.state[0], box[0], 0) == quiet(weighed)(situation.state[0], box[0], 0)
