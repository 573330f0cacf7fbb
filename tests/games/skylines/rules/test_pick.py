"""Random steps: every legal one, and each as likely as the others."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.games.skylines.table import HOUSE, OPEN, TABLE, city, played

from quartier.core.game import Box, State
from quartier.core.match import Match
from quartier.games.skylines.position import ARRANGING, CASTING, LAYING, OPENING, PUTTING
from quartier.games.skylines.steps import END, EXCHANGE, SPACE
from quartier.kernel import calls
from quartier.kernel.random import seeded
from quartier.kernel.rules import blank_steps

EACH = 60
"""How often each step is expected to be drawn."""

STREETS = """
    . . .|. . .
         |
    . ~ .|. . .
    ---+-+
    . .|. . . .
       |
    a a|. . . .
       +-----+
    . . . . .|.
             |
    b b . . .|.
"""


def legal(state: State, box: Box) -> list[int]:
    steps = blank_steps(SPACE)
    return steps[: calls.legal(state, box.record, int(state["active"][0]), steps)].tolist()


def equally_likely(state: State, box: Box) -> bool:
    """Whether all legal steps are drawn, and no others, about equally often."""
    listed, random = legal(state, box), seeded("equally likely")
    steps, seat = blank_steps(SPACE), int(state["active"][0])
    drawn = Counter(int(calls.pick(state, box.record, seat, random, steps)) for _ in range(EACH * len(listed)))
    assert set(drawn) == set(listed)
    # The sum of squares of so many deviations, which exceeds this once in some ten thousand times at most.
    free = len(listed) - 1
    return sum((number - EACH) ** 2 / EACH for number in drawn.values()) < free + 4 * (2 * free) ** 0.5 + 10


@pytest.mark.parametrize(
    ("card", "box"),
    [
        ("r1", TABLE),  # any of its zone's tiles
        ("s7", TABLE),
        ("u1", TABLE),  # not where there is a utility
    ],
)
def test_all_places_of_a_tile_are_equally_likely(card: str, box: Box) -> None:
    state = played(city(STREETS, "a=u1 b=s1", hands=f"{card} r5", box=box), card)
    assert int(state["stage"][0]) == LAYING
    assert equally_likely(state, box)


@pytest.mark.parametrize(
    "state",
    [
        city(hands="r1 s7 p1 x1", pile="r2"),
        city(hands="r1 r2", money=1),  # no exchange
        city("a a", "a=s1", hands="r1 c1 s1"),  # nowhere to build, the milestone can be ended
        city(OPEN, hands="r1 s1", roles=("conductor",), tracks={"traffic": 2}, box=HOUSE),
    ],
)
def test_all_actions_are_equally_likely(state: State) -> None:
    box = HOUSE if int(state["roles"][0, 0]) >= 0 else TABLE
    assert equally_likely(state, box)


@pytest.mark.parametrize("control", [False, True])
def test_all_ways_to_draw_are_equally_likely(control: bool) -> None:
    # The card just exchanged lies on the pile and cannot be taken.
    before = city(
        hands="r3 r1", pile="r2 r5 x1", stacks=("r8 r7", "", "r24"), roles=("patron",), box=HOUSE, control=control
    )
    state = played(before, "-r3")
    assert len(legal(state, HOUSE)) == 2 + 3 + (3 if control else 0)
    assert equally_likely(state, HOUSE)


def test_so_is_everything_else_in_whole_games() -> None:
    met, random = set(), Random(1)
    for scenario in "135":
        match = Match.new("skylines", seats=2, seed="random steps", scenario=scenario, control=scenario == "5")
        state, box = match.state.copy(), match.box
        state["tracks"][0, 0] = 60
        while not calls.over(state, box.record):
            stage, listed = int(state["stage"][0]), legal(state, box)
            if stage not in met and len(listed) < 200:
                assert equally_likely(state, box), stage
                met.add(stage)
            # Whoever builds, and ends milestones, comes to all stages.
            building = [step for step in listed if not EXCHANGE <= step < END] or listed
            step = END if END in listed else random.choice(building)
            calls.apply(state, box.record, int(state["active"][0]), step)
    assert met >= {ARRANGING, CASTING, OPENING, PUTTING}
