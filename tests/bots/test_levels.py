"""Levels of bots: data of each game, from what sees little to what sees all."""

from __future__ import annotations

import itertools

import pytest

from quartier.bots import Budget, find_bot
from quartier.bots.levels import BOTS, CHARACTERFUL, Level, level_of, levels_of, read_levels
from quartier.bots.planner import Plan
from quartier.bots.workspace import Nature
from quartier.core.errors import BadFile
from quartier.core.match import Match
from quartier.core.registry import games, load_game
from quartier.kernel.random import seeded

HEADING = "level simulations milliseconds reach breadth slip judgement\n"


@pytest.mark.parametrize("game", games())
def test_every_game_says_how_its_levels_think_and_each_sees_as_far_as_the_one_before(game: str) -> None:
    levels = levels_of(load_game(game))
    assert tuple(levels) == CHARACTERFUL
    ordered = list(levels.values())
    for weaker, stronger in itertools.pairwise(ordered):
        assert (weaker.budget.simulations or 0) < (stronger.budget.simulations or 0)
        assert weaker.breadth <= stronger.breadth
        assert stronger.reach == -1 or weaker.reach <= stronger.reach != -1
        assert weaker.noise >= stronger.noise
        assert weaker.learned <= stronger.learned
    assert ordered[-1] == Level("planner", ordered[-1].budget)


def test_levels_are_read_from_a_table() -> None:
    assert read_levels(HEADING + "easy 40 -1 2 8 500 plain\nexpert -1 1000 -1 48 0 learned\n", "test") == {
        "easy": Level("planner", Budget(simulations=40), 0.5, 2, 8, learned=False),
        "expert": Level("planner", Budget(seconds=1.0)),
    }


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("level simulations\neasy 4\n", "the columns should be 'level simulations milliseconds"),
        (HEADING + "greedy 40 -1 2 8 500 plain\n", "no level 'greedy'; the levels are easy, normal, strong, expert"),
        (HEADING + "easy -1 -1 2 8 500 plain\n", "a level needs a budget"),
        (HEADING + "easy 40 -1 2 8 500 wise\n", "the judgement is 'wise'; it can be plain, learned"),
    ],
)
def test_a_wrong_table_is_told_with_what_would_be_right(text: str, said: str) -> None:
    with pytest.raises(BadFile) as caught:
        read_levels(text, "test")
    assert said in str(caught.value)


def test_tools_are_the_same_in_every_game() -> None:
    assert all(level_of(name, load_game("cities")) == BOTS[name] for name in ("random", "greedy", "planner"))


def plan_of(nature: Nature, *, learned: bool = False) -> Plan:
    """A thought of that nature about the third turn of a match, by the plain judgement if nothing else is said."""
    match = Match.new("cities", seats=1, seed="reach")
    for _ in range(2):
        match.play(0, next(match.each_legal(0)))
    plan = Plan(match.situation(0), Budget(simulations=1 if learned else 64), seeded("reach"), nature, learned)
    while not plan.slice():
        pass
    return plan


def test_who_sees_a_wave_ahead_judges_other_futures_than_who_sees_all() -> None:
    near, far = (plan_of(Nature(reach=reach)).thought["results"][0].tolist() for reach in (1, -1))
    assert near != far
    # To the end every future is whole points; before it, it is judged.
    assert all(result % 1000 == 0 for result in far)
    assert any(result % 1000 for result in near)


def test_who_looks_at_few_turns_tries_no_others() -> None:
    tried = [int((plan_of(Nature(breadth=breadth)).thought["visits"] > 0).sum()) for breadth in (3, 48)]
    assert tried == [3, 8]


def test_a_level_that_judges_plainly_has_a_set_without_the_network() -> None:
    plain, learned = plan_of(Nature()), plan_of(Nature(), learned=True)
    assert not plain.box["network"].any()
    assert learned.box is learned.situation.box.record
    assert plain.box["weights"].tolist() == learned.box["weights"].tolist()


def test_a_level_of_a_game_is_what_its_bot_thinks_with() -> None:
    match = Match.new("cities", seats=1, seed="level")
    level = level_of("easy", match.game)
    thinking = find_bot("easy").begin(match.situation(0), None, seeded("a"))
    assert isinstance(thinking, Plan)
    thought = thinking.thought[0]
    assert (thought["reach"], thought["breadth"], thought["allowed"]) == (
        level.reach,
        level.breadth,
        level.budget.simulations,
    )
