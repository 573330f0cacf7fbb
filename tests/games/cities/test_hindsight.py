"""The best of a deal of Cities: all that is tried on cut-down deals, bots' games, bounds, and what was once found."""

from __future__ import annotations

import itertools
import time
from collections.abc import Generator
from pathlib import Path

import numpy as np
import pytest
from tests.games.cities.slow_city import SlowCity

import quartier
from quartier.bots import decide, find_bot
from quartier.core.errors import BadOption
from quartier.core.match import Match
from quartier.games.cities import hindsight_bounds
from quartier.games.cities.hindsight_bounds import TRIED, each_bounds, packed_rows, tiles_of, whole_bound
from quartier.games.cities.hindsight_multipliers import Rows
from quartier.insight.best import Best, deal_of, find_best
from quartier.kernel.random import seeded
from quartier.kernel.records import Int64s

FOUND = {
    1: [32, 31, 32, 32, 33, 31, 30, 31, 34, 31],
    2: [45, 50, 44, 52, 45, 49, 52, 41, 41, 44],
    3: [77, 91, 80, 87, 91, 88, 78, 79, 78, 87],
}
"""What annealing once found in the deals “hindsight 0” to “hindsight 9”."""
PATIENCE = 30
"""Seconds in which it is to be found again; mostly it takes one or two."""


# Cut-down deals: two tiles with something on them, all others water. All that can be done is tried.

SPECIAL = ("ACWP", "CPAW")


def cut_down(folder: Path, level: int, seed: str, **options: bool) -> Match:
    """A deal of tiles that are water, but for two."""
    tiles = folder / "two.txt"
    kinds = [*SPECIAL, *["WWWW"] * 22]
    lines = [f"{number} {kind[:2]} {kind[2:]}" for number, kind in enumerate(kinds, 1)]
    tiles.write_text("\n".join(lines) + "\n")
    return quartier.new("cities", seats=1, seed=seed, level=level, box=str(tiles), **options)


def turned(tile: str, turns: int) -> str:
    """A tile after some quarter turns clockwise."""
    for _ in range(turns):
        tile = tile[2] + tile[0] + tile[3] + tile[1]
    return tile


def best_for(city: dict[tuple[int, int], str], rounds: dict[int, list[tuple[int, int]]], level: int) -> int:
    """All that tourists can do in a city in which only some tiles can be stood on."""
    standing, laid = {frozenset[tuple[int, int]]()}, set[tuple[int, int]]()
    for now in range(3, 16):
        new = [field for field in rounds.get(now, []) if city[field] != "W"]
        laid |= set(new)
        after = set(standing)
        for tourists in standing:
            after |= {tourists | {field} for field in new if len(tourists) < 7}
            for one, other in itertools.product(tourists, laid - tourists):
                if other in new or max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1:
                    after.add(tourists - {one} | {other})
        standing = after
    slow = SlowCity()
    slow.fields = city
    best = 0
    for slow.tourists in map(set, standing):
        best = max(best, sum(slow.points(level)))
    return best


def exhaustive(deal: Match) -> int:
    """The best of a cut-down deal: every two places and turns; of four ways to turn the city one is enough."""
    order = [int(number) for number in deal.state["order"][0][:16]]
    (early, first), (late, second) = [(at, number) for at, number in enumerate(order) if number < 2]
    assert early >= 4, "so late that any place is possible"
    best = 0
    for one, other, turn in itertools.product(range(16), range(16), range(4)):
        if one == other:
            continue
        city = {(row, column): "W" for row in range(8) for column in range(8)}
        rounds = {}
        for at, place, tile in ((early, one, SPECIAL[first]), (late, other, turned(SPECIAL[second], turn))):
            rounds[at] = [(2 * (place // 4) + quarter // 2, 2 * (place % 4) + quarter % 2) for quarter in range(4)]
            city |= dict(zip(rounds[at], tile, strict=True))
        best = max(best, best_for(city, rounds, deal.options.level))
    return best


def suitable_seed(folder: Path) -> str:
    """A seed with which both tiles come, late enough."""
    for seed in map(str, itertools.count()):
        order = [int(number) for number in cut_down(folder, 2, seed).state["order"][0][:16]]
        if {0, 1} <= set(order[4:]):
            return seed
    raise AssertionError


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_cut_down_deal_brings_what_trying_everything_brings(tmp_path: Path, level: int) -> None:
    deal = cut_down(tmp_path, level, suitable_seed(tmp_path))
    best = find_best(deal, seconds=1.5)
    assert best.score == exhaustive(deal)
    assert best.bound >= best.score


def test_nobody_has_to_jump(tmp_path: Path) -> None:
    deal = cut_down(tmp_path, 3, suitable_seed(tmp_path), no_jumping=True)
    assert find_best(deal, seconds=1.5).score == exhaustive(deal)


# Whole deals


@pytest.mark.parametrize("level", [1, 2, 3])
def test_no_bot_makes_more_than_the_best_or_the_bound(level: int) -> None:
    best = find_best(quartier.new("cities", seats=1, seed="bots", level=level), seconds=1.5)
    made = []
    for name, games in (("random", 60), ("greedy", 6)):
        bot = find_bot(name)
        for number in range(games):
            match = quartier.new("cities", seats=1, seed="bots", level=level)
            while not match.over:
                random = seeded(f"{name} {number} {match.wave}")
                match.play(0, decide(bot, match.situation(0), None, random).text)
            made.append(match.standings[0].score)
    assert max(made) <= best.score <= best.bound


@pytest.mark.parametrize("level", [2, 3])
def test_every_bound_holds_for_what_is_found(level: int) -> None:
    for seed in ("bounds 0", "bounds 1"):
        match = quartier.new("cities", seats=1, seed=seed, level=level)
        best = find_best(match, seconds=1)
        told = (bounds for bounds in each_bounds(deal_of(match)) if bounds is not None)
        for bounds in itertools.islice(told, 2):
            assert best.score <= max(bounds) <= whole_bound(match)


def test_seats_make_no_difference() -> None:
    alone, many = (quartier.new("cities", seats=seats, seed=7, level=1) for seats in (1, 8))
    assert deal_of(alone).state.tobytes() == deal_of(many, 7).state.tobytes()


@pytest.mark.parametrize("option", ["free", "just_one_more"])
def test_variants_with_other_cities_are_refused(option: str) -> None:
    with pytest.raises(BadOption, match=f"option {option}"):
        find_best(quartier.new("cities", seats=1, seed=7, **{option: True}))


@pytest.mark.thorough
@pytest.mark.parametrize(("level", "number"), [(level, number) for level in FOUND for number in range(10)])
def test_what_was_once_found_is_found_again(level: int, number: int) -> None:
    wanted, found = FOUND[level][number], 0

    def note(best: Best, spent: float) -> None:
        nonlocal found
        found = best.score

    def clock() -> float:
        """The time is up when it is found."""
        return time.monotonic() + (PATIENCE if found >= wanted else 0)

    match = quartier.new("cities", seats=1, seed=f"hindsight {number}", level=level)
    best = find_best(match, seconds=PATIENCE, progress=note, clock=clock)
    assert best.score >= wanted


# Multipliers


def test_the_best_rows_are_turned_as_their_worth_says() -> None:
    """A multiplier so large that it decides alone turns every tile its way; any multipliers leave a bound."""
    deal = deal_of(quartier.new("cities", seats=1, seed="turned", level=2))
    tiles = tiles_of(deal)
    rows = Rows(deal, np.array([packed_rows(kinds) for tile in tiles for kinds in tile], np.int64))
    wanted = np.array([1, -1] * 8)
    list(rows.solve(4, 0, 10_000 * wanted))
    assert (rows.turned(3) == wanted).all()
    with_multipliers = rows.most(3)
    list(rows.solve(4, 0, 0 * wanted))
    assert abs(rows.turned(3)).sum() == 16
    assert with_multipliers - 16 * 10_000 <= rows.most(3) <= with_multipliers + 16 * 10_000


def test_multipliers_that_follow_the_turns_lower_the_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hindsight_bounds, "most_joined", nothing_known)
    deal = deal_of(quartier.new("cities", seats=1, seed="hindsight 7", level=2))
    # What is tried at first is told once more when it is known how few zones there can be.
    first = 2 * len(TRIED[2])
    told = [max(bounds) for bounds in itertools.islice(filter(None, each_bounds(deal)), first + 12)]
    assert min(told[first:]) < min(told[:first])
    assert min(told) >= FOUND[2][7]


def nothing_known(deal: Match, packed: Int64s) -> Generator[None, None, int]:
    """In place of how well zones can hang together, which takes seconds: every field has two neighbours."""
    yield
    return 2 * 64


def test_how_few_zones_there_can_be_lowers_the_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = deal_of(quartier.new("cities", seats=1, seed="hindsight 0", level=2))
    monkeypatch.setattr(hindsight_bounds, "most_joined", as_of_hindsight_0)
    first = len(TRIED[2])
    told = [max(bounds) for bounds in itertools.islice(filter(None, each_bounds(deal)), 2 * first)]
    assert FOUND[2][0] <= min(told[first:]) < min(told[:first])


def as_of_hindsight_0(deal: Match, packed: Int64s) -> Generator[None, None, int]:
    """What `test_hindsight_zones` finds for this deal."""
    yield
    return 26
