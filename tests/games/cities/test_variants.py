"""The author's variants: just one more, and free."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.cities.slow_city import SlowCity, spot
from tests.games.cities.tables import refused, started

from quartier.core.match import Match
from quartier.games.cities.names import column_name
from quartier.testing.walk import legal_steps, play_randomly, random_turn


def before_the_extra_tile(**options: object) -> Match:
    """A match of *just one more* with all sixteen tiles laid."""
    match = Match.new("cities", seats=1, seed=11, just_one_more=True, **options)
    random = Random(2)
    while match.wave < 14:
        match.play(0, random_turn(match, 0, random))
    return match


def test_one_more_tile_is_drawn_after_the_sixteenth() -> None:
    match = before_the_extra_tile()
    assert not match.over
    board = match.view(0).board
    assert board.tile is not None
    assert board.tile not in [tile.number for tile in board.cities[0].tiles]
    assert len(board.unseen) == 7


def test_it_may_lie_on_49_places_in_any_turn_or_be_declined() -> None:
    legal = before_the_extra_tile().view(0).legal
    assert legal.count("x") == 1
    assert len(legal) == 49 * 4 + 1
    assert len({step[:-1] for step in legal}) == 49 + 1


def test_it_need_not_line_up_with_the_tiles_underneath() -> None:
    match = before_the_extra_tile()
    corner = match.view(0).board.cities[0].corner
    inner = chr(ord(corner[0]) + 1) + str(int(corner[1:]) + 1)
    number = match.view(0).board.tile
    letters = match.view(0).board.tiles[number - 1]
    match.play(0, f"*{inner}^ .")
    rows = match.view(0).board.cities[0].rows
    assert rows[1][1:3] + rows[2][1:3] == letters
    assert match.over


def test_all_four_fields_must_cover_the_city() -> None:
    match = before_the_extra_tile()
    corner = match.view(0).board.cities[0].corner
    last = f"{chr(ord(corner[0]) + 7)}{int(corner[1:]) + 7}"
    assert refused(match, f"*{last}^ .") == "outside"


def test_tourists_under_it_go_back_to_the_supply_and_may_be_placed_at_once() -> None:
    match = before_the_extra_tile()
    city = match.view(0).board.cities[0]
    covered = next(
        step
        for step in match.view(0).legal
        if step[0] == "*" and set(match.preview(0, step).board.cities[0].tourists) < set(city.tourists)
    )
    after = match.preview(0, covered)
    assert after.board.cities[0].supply > city.supply
    assert any(step.startswith("+") for step in after.legal)


def test_for_who_declines_the_sixteenth_tile_is_still_the_new_one() -> None:
    match = before_the_extra_tile()
    city = match.view(0).board.cities[0]
    column, row = city.tiles[15].place[0], int(city.tiles[15].place[1:])
    new = {chr(ord(column) + right) + str(row + down) for right in (0, 1) for down in (0, 1)}
    targets = {step[1:] for step in match.preview(0, "x").legal if step.startswith("+")}
    assert targets
    assert targets <= new


def test_the_extra_tile_is_laid_unseen_by_the_others() -> None:
    match = Match.new("cities", seats=2, seed=11, just_one_more=True)
    random = Random(2)
    while match.wave < 14:
        seat = match.actors[0]
        match.play(seat, random_turn(match, seat, random))
    before = match.view(0).board.cities[1]
    match.play(1, match.view(1).legal[5] + " .")
    assert match.view(0).board.cities[1] == before


def test_a_free_city_may_be_wider_than_four_tiles() -> None:
    match = started(free=True, layout="a1^,c3^,e5^")
    assert match.view(0).board.cities[0].corner == "aa27"
    for place in ("ag33^ .", "ai35^ .", "ak37^ ."):
        match.play(0, place)
    assert len(match.view(0).board.cities[0].rows) == 12


def test_a_free_city_reaches_as_far_as_sixteen_tiles_do() -> None:
    match = started(free=True)
    for step in range(1, 14):
        match.play(0, f"{column_name(26 - 2 * step)}{27 - 2 * step}^ .")
    assert match.over
    city = match.view(0).board.cities[0]
    assert city.corner == "a1"
    assert (len(city.rows), len(city.rows[0])) == (32, 32)


def test_a_free_city_still_grows_by_touching() -> None:
    match = started(free=True)
    assert refused(match, "a1^ .") == "touches-nothing"
    assert refused(match, "ab27^ .") == "half-side"
    assert refused(match, "aa27^ .") == "taken"


def test_a_hole_ends_a_view_and_cannot_be_stepped_on() -> None:
    # The place ac27 stays open between aa27 (cafés on its right side), ae27 (water on its left side),
    # ac29 below and ac25 above.
    match = started(3, 2, 5, 1, 7, 8, free=True, level=2, layout="aa27<,ac29^,ae27>")
    match.play(0, "aa25^ +ab26")
    match.play(0, "ac25^ ab26-ab27")
    assert match.view(0).board.cities[0].rows[2:4] == ["AC..WA", "AC..WA"]
    assert match.view(0).board.cities[0].tourists == ["ab27"]
    assert match.standings[0].items[0].fields == []
    assert refused(match, "ae25^ ab27-ac27") == "outside"
    match.play(0, "ac27^ .")
    assert match.view(0).board.cities[0].rows[2] == "ACPCWA"


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_a_free_city_scores_as_the_slow_way_says(level: int, seed: int) -> None:
    match = Match.new("cities", seats=1, seed=seed, level=level, free=True, just_one_more=True)
    play_randomly(match, Random(seed))
    city = match.view(0).board.cities[0]
    top_left = city.corner
    slow = SlowCity.drawn("\n".join(city.rows))
    letters, row = top_left.rstrip("0123456789"), int(top_left.lstrip("abcdefghijklmnopqrstuvwxyz"))
    slow.tourists = {(spot(name)[0] - row, spot(name)[1] - spot(letters + "1")[1]) for name in city.tourists}
    assert match.standings[0].score == sum(slow.points(level))


def test_variants_can_be_combined() -> None:
    match = Match.new("cities", seats=2, seed=3, free=True, just_one_more=True, no_jumping=True, level=3)
    play_randomly(match, Random(3))
    assert match.over
    assert legal_steps(match, match.state, 0) == []
