"""The best that a deal of Tangram City allowed: above what bots reach, below its bound, and played by the rules."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from quartier.bots import Budget, decide, find_bot
from quartier.core.hindsight import Search
from quartier.core.hindsight_seeking import seek_by_steps
from quartier.core.match import Match
from quartier.games.tangram.hindsight import alone
from quartier.games.tangram.hindsight_bounds import bound_from, sides_that_differ, whole_bound
from quartier.games.tangram.hindsight_covering import BENCH
from quartier.games.tangram.hindsight_plans import BEST, NOW, PLAN, begin_plans, improve_plans
from quartier.games.tangram.hindsight_table import table_of
from quartier.games.tangram.hindsight_turns import turns_of
from quartier.kernel.random import seeded


def searched(deal: Match, steps: int) -> Search:
    """What a search of so many steps found."""
    search = Search(deal)
    list(seek_by_steps(search, deal.game.part("hindsight"), steps))
    return search


def improved(deal: Match, changes: int) -> Any:
    """Plans after so many changes, however long they take."""
    plans, benches, table = np.zeros(3, PLAN), np.zeros(1, BENCH), table_of(deal.box.record)
    benches["random"][0] = seeded(deal.seed)
    begin_plans(deal.state, deal.box.record, plans, benches, *table, 0)
    improve_plans(deal.state, deal.box.record, plans, benches, *table, 3, changes)
    return plans


@pytest.mark.parametrize("seed", range(4))
def test_plans_are_worth_what_the_rules_pay_for_them(seed: int) -> None:
    deal = alone(Match.new("tangram", seed=seed), 0)
    table, search = table_of(deal.box.record), Search(deal)
    for changes in (0, 10, 1_000):
        plans = improved(deal, changes)
        for plan in (plans[NOW], plans[BEST]):
            assert search.found(turns_of(deal, table, plan)) == plan["score"]


@pytest.mark.parametrize("seed", range(3))
def test_no_bot_reaches_more(seed: int) -> None:
    deal = alone(Match.new("tangram", seed=seed), 0)
    most = int(improved(deal, 30_000)[BEST]["score"])
    for game in range(8):
        match = deal.beginning()
        bot, chance = find_bot("greedy" if game else "planner"), seeded(f"{game}")
        while not match.over:
            match.play(0, decide(bot, match.situation(0), Budget(simulations=20), chance).text)
        assert match.standings[0].score <= most <= whole_bound(deal)


def test_a_search_tells_a_line_that_brings_its_score_and_a_bound_above() -> None:
    search = searched(alone(Match.new("tangram", seed="hindsight 0"), 0), 100)
    best = search.best()
    assert best.score <= best.bound <= whole_bound(search.deal)
    assert len(best.turns) == 22
    match = search.deal.beginning()
    for turn in best.turns:
        match.play(0, turn)
    assert match.standings[0].score == best.score


SQUARES = "\n".join(
    [f"tile {number} #" for number in range(1, 24)]
    + [f"board {number} black d4 e4nw green d4 c4ne" for number in range(1, 6)]
)


@pytest.mark.thorough
def test_of_single_squares_the_best_is_found(tmp_path: Any) -> None:
    # One field a card, the start piece with a fountain two, two more fountains a third: 6, 10, 15, 19, 24, 27 fields.
    # After 4 by 6 there is no 5 by 5 with 27 fields: the two have 29.
    path = tmp_path / "squares.txt"
    path.write_text(SQUARES)
    best = searched(alone(Match.new("tangram", seed=1, box=str(path)), 0), 4000).best()
    assert best.score == 1 + 6 + 10 + 15 + 18 + 24 + 24 + 20
    assert best.bound <= 1 + 6 + 10 + 15 + 18 + 24 + 25 + 20


def test_every_seat_has_the_same_tiles_on_its_own_board() -> None:
    match = Match.new("tangram", seats=5, seed=3)
    boards = set()
    for seat in range(5):
        deal = alone(match, seat)
        assert deal.seats == 1
        assert (deal.state["order"] == match.state["order"]).all()
        assert deal.state["boards"][0, 0] == deal.beginning().state["boards"][0, 0] == match.state["boards"][0, seat]
        boards.add(int(deal.state["boards"][0, 0]))
    assert len(boards) == 5


def test_both_sides_are_tried_where_they_are_no_mirror_images(tmp_path: Any) -> None:
    path = tmp_path / "lopsided.txt"
    path.write_text(SQUARES.replace("green d4 c4ne", "green d4 c4se"))
    assert sides_that_differ(Match.new("tangram", seed=1)) == (0,)
    assert sides_that_differ(Match.new("tangram", seed=1, box=str(path))) == (0, 1)


def test_the_bound_by_area_counts_what_can_lie_by_each_round() -> None:
    # Full, with all bonuses: a field of the marker, 49 fields, 15 and 20 points beside the rounds before.
    assert bound_from([10, 18, 28, 35, 42, 49], 0, 0) == 1 + 10 + 18 + 28 + 35 + 42 + 49 + 15 + 20
    assert bound_from([10, 18, 28, 35, 42, 49], 2, 25) == 1 + 25 + 28 + 35 + 42 + 49 + 15 + 20
    assert bound_from([10, 18, 28, 35, 42, 42], 0, 0) == 1 + 10 + 18 + 28 + 35 + 42 + 42 + 20
