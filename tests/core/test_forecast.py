"""Forecasts: what comes of what a search promises, by a table that stands in a text file."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quartier.core import forecast
from quartier.core.errors import BadFile
from quartier.core.forecast import FILE, ForecastRow, ForecastTable, forecasts, kind_of, read_table, row_for
from quartier.core.match import Match
from quartier.core.registry import games, load_game

TEXT = """# About.
level seats wave constant slope   low high chance chance_slope
    2     1    0     5000  1000 -4000 3000  -2000          100
    2     1    6     1000   900 -1000 1000      0            0
"""
TABLE = ForecastTable(
    ["level", "seats"],
    {"2 1": [ForecastRow(0, 5000, 1000, -4000, 3000, -2000, 100), ForecastRow(6, 1000, 900, -1000, 1000, 0, 0)]},
)


def test_a_table_is_read_as_it_is_written() -> None:
    assert read_table(TEXT, "test") == TABLE
    assert TABLE.write("About.") == TEXT


def test_without_a_common_win_there_are_no_chances_in_the_file() -> None:
    plain = ForecastTable([], {"": [ForecastRow(0, 1, 2, 3, 4)]})
    assert plain.write("About.").splitlines()[1].split() == ["wave", "constant", "slope", "low", "high"]
    assert read_table(plain.write("About."), "test") == plain


def test_what_is_promised_becomes_what_to_expect_with_its_band_and_the_chance_to_win() -> None:
    early, late = TABLE.rows["2 1"]
    assert early.forecast(20) == (25.0, 21.0, 28.0, 0.5)
    assert late.forecast(20) == (19.0, 18.0, 20.0, 0.5)
    assert ForecastRow(0, 0, 1000, -1, 1).forecast(7).winning is None
    assert early.forecast(1e6).winning == pytest.approx(1)
    assert early.forecast(-1e6).winning == pytest.approx(0)


def test_a_row_holds_from_its_wave_on() -> None:
    assert [TABLE.row("2 1", wave).constant for wave in (0, 5, 6, 99)] == [5000, 5000, 1000, 1000]  # type: ignore[union-attr]
    assert TABLE.row("3 1", 0) is None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("# nothing", "no table"),
        ("level wave constant slope\n1 2 3 4", "the columns should be 'wave constant slope low high"),
        (TEXT.replace(" 900", ""), "line 4: a row should have 9 words"),
        (TEXT.replace("900", "0.9"), "line 4: slope is '0.9'; it should be a whole number"),
    ],
)
def test_a_wrong_table_is_told_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BadFile) as caught:
        read_table(text, "test")
    assert said in str(caught.value)


def test_a_kind_of_match_is_told_by_its_options_and_seats() -> None:
    assert kind_of(["level", "seats", "free"], {"level": 3, "free": True}, 2) == "3 2 yes"


def test_what_was_not_measured_is_not_forecast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forecast, "forecasts", lambda game: TABLE)
    usual = Match.new("cities", seats=1, seed=1).situation(0)
    assert row_for(usual) == TABLE.rows["2 1"][0]
    assert row_for(Match.new("cities", seats=1, seed=1, level=3).situation(0)) is None
    assert row_for(Match.new("cities", seats=2, seed=1).situation(0)) is None
    assert row_for(Match.new("cities", seats=1, seed=1, no_jumping=True).situation(0)) is None
    another = replace(usual.box, text=usual.box.text + "\n# mine")
    assert row_for(replace(usual, box=another)) is None


@pytest.mark.parametrize("game", games())
def test_every_game_has_forecasts_for_every_kind_of_match_that_it_measures_apart(game: str) -> None:
    loaded = load_game(game)
    table = forecasts(loaded)
    assert table is not None, f"{loaded.package} has no {FILE}: make forecasts GAME={game}"
    assert tuple(table.by) == loaded.calibration.by
    for rows in table.rows.values():
        assert rows[0].wave == 0
        assert all(row.slope > 0 and row.low <= 0 <= row.high for row in rows)
        assert all((row.chance is not None) == loaded.about.cooperative for row in rows)
