"""How forecasts are found and checked: what was promised, what came of it, and whether the tables in use are right."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from quartier.core.forecast import ForecastRow, forecasts, read_table
from quartier.core.registry import load_game
from quartier.training.forecasts import check, fit, halves, logistic, main, stages, tell
from quartier.training.promises import Promises, Quick, kinds, play_all, play_quick


def made_up(number: int, *, together: bool = False) -> list[Promises]:
    """Games of four waves in which 10 points more come of it than 0.8 of what was promised, more or less."""
    chance = np.random.default_rng(7)
    found = []
    for game in range(number):
        result = int(chance.integers(30, 60))
        turns = [(wave, 0, (result - 10 + float(chance.normal(0, 4 - wave))) / 0.8) for wave in range(4)]
        found.append(Promises("", game, turns, [result], result > 45 if together else None))
    return found


def test_a_fit_is_right_for_games_that_it_was_not_fitted_to() -> None:
    games = made_up(800)
    rows = fit(games[::2])
    assert [row.wave for row in rows] == [0, 1, 2, 3]
    for found in check(rows, games[1::2]):
        assert found.good
        assert found.within == pytest.approx(0.9, abs=0.05)
        assert abs(found.promised) > 0.5


def test_a_table_that_is_off_is_seen() -> None:
    games = made_up(400)
    rows = [ForecastRow(row.wave, row.constant + 2000, row.slope, row.low, row.high) for row in fit(games)]
    found = check(rows, games)
    assert not any(each.good for each in found)
    assert tell(found).endswith("0 of 4 forecasts as right as they should be")


def test_half_of_the_games_is_known_no_better_than_the_other_half() -> None:
    """A true table that was fitted to few games is off as often as the few games that check it."""
    games = made_up(20)
    alone, both = check(fit(games), games)[0], check(fit(games), games, games)[0]
    assert both.allowed == pytest.approx(alone.allowed * 2**0.5)


def test_of_a_part_that_few_games_came_to_as_little_is_known() -> None:
    """A part near the end of a match that most end before is checked by the games that came so far."""
    games = [
        Promises(
            "", number, [(wave, 0, 40.0 + number % 5) for wave in range(5 if number % 10 == 0 else 4)], [30 + number]
        )
        for number in range(200)
    ]
    rows = [*fit(games), ForecastRow(4, 0, 1000, 0, 0)]
    found = check(rows, games)
    spread = 2 * float(np.std([30 + game.number - game.turns[4][2] for game in games[::10]]))
    assert (found[4].turns, found[4].allowed) == (20, pytest.approx(spread / 20**0.5))
    assert check(rows, games, games)[4].allowed == pytest.approx(spread / 10**0.5)


def test_what_the_last_turn_brings_is_taken_as_it_is_promised() -> None:
    games = [Promises("", number, [(0, 0, 40.0), (1, 0, 30.0 + number)], [30 + number]) for number in range(100)]
    assert fit(games)[1] == ForecastRow(1, 0, 1000, 0, 0)


def test_parts_of_a_match_are_few_and_the_last_turn_stands_apart() -> None:
    assert stages(np.repeat(np.arange(22), 100)) == [*range(0, 22, 2), 21]
    assert stages(np.repeat(np.arange(14), 100)) == list(range(14))


def test_where_few_matches_last_so_long_the_last_waves_are_one_part() -> None:
    waves = np.concatenate([np.repeat(np.arange(10), 100), [10, 11, 12, 13]])
    assert stages(waves) == list(range(10))


def test_chances_to_win_are_those_that_were_seen() -> None:
    games = made_up(800, together=True)
    for found in check(fit(games[::2]), games[1::2]):
        assert found.winning == pytest.approx(0, abs=0.06)


def test_who_has_never_lost_may_still_lose() -> None:
    constant, slope = logistic(np.linspace(20, 40, 50), np.ones(50))
    assert 0.97 < 1 / (1 + np.exp(-(constant + slope * 30))) < 1


def test_kinds_of_matches_are_all_values_of_what_makes_a_difference() -> None:
    assert [quick.kind for quick in kinds(load_game("cities"), 8, "test")] == ["1", "2", "3"]
    assert [(quick.kind, quick.seats) for quick in kinds(load_game("guilds"), 8, "test")] == [
        ("3", (3,)),
        ("4", (4,)),
        ("5", (5,)),
    ]
    assert [quick.kind for quick in kinds(load_game("tangram"), 8, "test")] == [""]


def test_games_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    plan, record = kinds(load_game("cities"), 1, "test")[:1], tmp_path / "cities.jsonl"
    first = [played for _, played in play_all(plan, 2, 1, record)]
    record.write_bytes(record.read_bytes().replace(b'"number":1', b'"number":5'))
    again = {played.number: left for left, played in play_all(plan, 2, 1, record)}
    assert (len(first), again) == (2, {0: 0, 1: 0})
    assert len(record.read_bytes().splitlines()) == 4
    # What a run that was killed left unfinished is played again.
    record.write_bytes(record.read_bytes()[:-9])
    assert {played.number for _, played in play_all(plan, 2, 1, record)} == {0, 1}
    assert len(record.read_bytes().splitlines()) == 4


def test_the_command_writes_a_table_that_can_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["cities", "--games", "4", "--simulations", "1", "--jobs", "1", "--to", str(tmp_path / "table.txt")])
    table = read_table((tmp_path / "table.txt").read_text("utf-8"), "table.txt")
    assert list(table.rows) == ["1", "2", "3"]
    assert [row.wave for row in table.rows["2"]] == list(range(14))
    assert "forecasts as right as they should be" in capsys.readouterr().out


def off(game: str, kind: str, games: int, *, waves: int | None = None) -> list[str]:
    """Where the table in use is wrong by more than it may be and more than so few games could be off by chance.

    `waves` is how many of its rows are looked at; -1 leaves out the last."""
    loaded = load_game(game)
    table = forecasts(loaded)
    assert table is not None
    quick: Quick = next(each for each in kinds(loaded, loaded.calibration.simulations, "check") if each.kind == kind)
    found = check(table.rows[kind], [play_quick(quick, number) for number in range(games)])
    return [tell([each]) for each in found[:waves] if abs(each.error) > 1.3 * each.allowed]


def test_what_is_told_at_the_beginning_of_a_match_comes_true() -> None:
    """Two and a half standard errors of a few games: what quick futures promise there is further off."""
    assert off("cities", "2", 16, waves=4) == []


def test_both_halves_of_the_games_have_as_many_of_each_number_of_seats() -> None:
    games = [Promises("1", number, [(0, 0, float(number))], [number], won=number % 3 > 0) for number in range(16)]
    _, checked, fitted = halves(games, 4)
    assert [game.number for game in fitted] == [0, 1, 2, 3, 8, 9, 10, 11]
    assert [game.number for game in checked] == [4, 5, 6, 7, 12, 13, 14, 15]
    _, checked, _ = halves(games, 1)
    assert [game.number for game in checked] == list(range(1, 16, 2))


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "games"),
    [("cities", 80), ("tangram", 80), ("guilds", 40)],
)
def test_what_is_told_comes_true_in_every_game_and_kind_of_match(game: str, games: int) -> None:
    for quick in kinds(load_game(game), 1, "check"):
        assert off(game, quick.kind, games) == []


@pytest.mark.thorough
def test_what_is_told_comes_true_in_skylines_introduction() -> None:
    """Its other scenarios take minutes: `make forecasts GAME=skylines` checks them. The last part is left out: few
    matches last into it, and one that fails there moves the mean by more than these few games can tell."""
    assert off("skylines", "introduction", 12, waves=-1) == []
