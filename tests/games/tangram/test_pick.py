"""A random step is any of the legal ones, each as likely as the others."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random

import numpy as np

from quartier.core.game import State
from quartier.core.match import Match
from quartier.games.tangram import shapes
from quartier.games.tangram.components import words_of_halves
from quartier.games.tangram.position import FINAL, FOUNTAIN
from quartier.games.tangram.steps import GIVE_UP, SPRING
from quartier.kernel import calls
from quartier.kernel.random import seeded
from quartier.kernel.rules import ALLOWED, blank_steps
from quartier.testing.walk import legal_steps, random_states

PICKS = 400
"""For each legal step, on average."""
LARGE = dict(enumerate((".31 3## .7.", ".1 37 91 37 7.", "#.# 9#7", "91.. .###", ".1. ### ..9", "#. ## .#"), 1))
"""Tiles with as many half-fields as a tile can have; those of the first ones are named by two words."""


def often(match: Match, state: State, number: int) -> Counter[int]:
    """How often each step of the only seat is picked."""
    random, steps = seeded("picks"), blank_steps(match.game.space)
    return Counter(int(calls.pick(state, match.box.record, 0, random, steps)) for _ in range(number))


def assert_all_alike(match: Match, state: State) -> None:
    """Chi squared lies within five standard deviations of what it is on average."""
    listed = legal_steps(match, state, 0)
    found = often(match, state, PICKS * len(listed))
    assert set(found) <= set(listed)
    squares = sum((found[step] - PICKS) ** 2 / PICKS for step in listed)
    free = len(listed) - 1
    assert abs(squares - free) <= 5 * (2 * free) ** 0.5, (found, free)


def solitary(seed: int) -> tuple[Match, list[State]]:
    """A match for one, and all states of a random way through it."""
    match = Match.new("tangram", seats=1, seed=seed)
    return match, list(random_states(match, Random(seed)))


def test_places_of_a_tile_and_giving_it_up_are_equally_likely() -> None:
    match, states = solitary(5)
    lays = [
        state
        for state in states
        if state["stage"][0, 0] != FOUNTAIN
        and 0 < state["wave"][0] < FINAL
        and 4 < len(legal_steps(match, state, 0)) < 60
    ]
    assert len(lays) >= 4
    for state in lays[:6]:
        assert GIVE_UP in legal_steps(match, state, 0)
        assert_all_alike(match, state)


def test_in_the_final_round_a_card_with_more_places_is_chosen_more_often() -> None:
    for seed in (1, 24):
        match, states = solitary(seed)
        final = [state for state in states if state["wave"][0] == FINAL and state["stage"][0, 0] != FOUNTAIN]
        assert len(final) == 3
        assert len(legal_steps(match, final[0], 0)) > 3
        for state in final:
            assert_all_alike(match, state)


def test_half_fields_for_a_fountain_and_none_are_equally_likely() -> None:
    match, states = solitary(5)
    fountains = [state for state in states if state["stage"][0, 0] == FOUNTAIN]
    assert len(fountains) == 6
    assert min(legal_steps(match, fountains[-1], 0)) >= SPRING
    assert_all_alike(match, fountains[-1])


def test_both_sides_of_the_board_are_equally_likely() -> None:
    match, states = solitary(5)
    assert_all_alike(match, states[0])


def test_words_name_all_half_fields_of_a_tile() -> None:
    for rows in LARGE.values():
        shape = shapes.moved_to_corner(shapes.drawn(rows.split()))
        named = set()
        for word in words_of_halves(shape):
            for place, field in enumerate(word.to_bytes(8, "little")):
                if field < 56:
                    named.add((field // 8, field % 8, place // 2))
        assert shapes.with_whole_fields_alike(named) == shape


def test_large_tiles_lie_where_the_check_allows_it(tmp_path: Path) -> None:
    house = Match.new("tangram", seats=1, seed=1).game.house_box()
    lines = [line for line in house.splitlines() if line.startswith(("tile", "board"))]
    for number, rows in LARGE.items():
        lines[number - 1] = f"tile {number} {rows}"
    path = tmp_path / "large.txt"
    path.write_text("\n".join(lines), encoding="utf-8")
    match = Match.new("tangram", seats=1, seed=1, box=str(path))
    assert match.box.record["words"][0].tolist()[:6] == [2, 2, 2, 1, 1, 1]
    codes = np.zeros(match.game.space, np.int64)
    for seed in range(3):
        for state in islice(random_states(match, Random(seed)), 25):
            calls.check_all(state, match.box.record, 0, codes)
            allowed = set(np.flatnonzero(codes == ALLOWED).tolist())
            assert set(legal_steps(match, state, 0)) == allowed
            assert set(often(match, state, 20)) <= allowed
