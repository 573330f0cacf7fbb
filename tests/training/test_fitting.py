"""How weights are found: by matches that are played with them, the same for all games."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from quartier.core.errors import BadOption
from quartier.core.game import Game
from quartier.core.registry import load_game
from quartier.core.weights import Axis, Fitting, Setting, Weights, WeightTable
from quartier.games.cities.position import ROUNDS
from quartier.kernel.random import seeded
from quartier.training.__main__ import main
from quartier.training.fit_file import FitFile
from quartier.training.fitting import Part, WeightSearch, described, parts
from quartier.training.practice import Practice
from quartier.work.processes import Processes


def part_of(name: str, index: int = 0) -> tuple[Part, Practice, Weights]:
    """A part of a game's weights, where it is practised, and the weights in use."""
    game = load_game(name)
    table, fitting = described(game)
    part = list(parts(table, fitting))[index]
    return part, practised(game, fitting, part), table.load(game.package)[part.place]


def practised(game: Game, fitting: Fitting, part: Part) -> Practice:
    return Practice(game, fitting.settings, part.options, part.place, fitting.rivals)


def small_fit(name: str, index: int = 0, **effort: Any) -> Weights:
    part, practice, now = part_of(name, index)
    table, fitting = described(load_game(name))
    return searching(table, replace(fitting, **effort), practice, now).find(part.name)


def searching(table: WeightTable, fitting: Fitting, practice: Practice, now: Weights) -> WeightSearch:
    """A search in this process that keeps nothing."""
    return WeightSearch(table, fitting, practice, now, Processes(1), FitFile(load_game("cities"), fitting, None, None))


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "index", "matches", "mean"),
    [("cities", 0, 100, 28.93), ("cities", 1, 100, 35.26), ("cities", 2, 100, 62.56), ("tangram", 0, 40, 134.05)],
)
def test_by_judgement_alone_a_game_is_played_as_well_as_ever(game: str, index: int, matches: int, mean: float) -> None:
    _, practice, weights = part_of(game, index)
    assert practice.mean_result(weights, seeded("both"), matches) == pytest.approx(mean)


def test_against_rivals_who_play_by_the_weights_in_use_worse_weights_get_less() -> None:
    _, practice, now = part_of("guilds")
    assert practice.rivals
    as_good, worthless = (practice.mean_result(weights, seeded("rivals"), 12) for weights in (now, np.zeros_like(now)))
    assert worthless < as_good - 20


def test_levels_are_fitted_apart_each_in_matches_of_that_level() -> None:
    table, fitting = described(load_game("cities"))
    assert [(part.name, part.options, part.place[0]) for part in parts(table, fitting)] == [
        ("level 1", {"level": 1}, 0),
        ("level 2", {"level": 2}, 1),
        ("level 3", {"level": 3}, 2),
    ]


def test_weights_run_straight_between_points_and_are_the_same_on_other_axes() -> None:
    table = WeightTable("", ("trees", "lamps"), (Axis("stage", range(2)), Axis("left", range(5))))
    fitting = Fitting((Setting(),), deviation=(1, 1), mean=(0, 0), along="left", points=(1, 3))
    _, practice, _ = part_of("cities")
    search = searching(table, fitting, practice, np.zeros(table.shape, np.int32))
    weights = search.weights(np.array([[10, 0], [30, -8]]))
    assert weights[0].tolist() == weights[1].tolist() == [[10, 0], [10, 0], [20, -4], [30, -8], [30, -8]]


def test_a_search_may_begin_with_the_weights_in_use() -> None:
    table = WeightTable("", ("trees",), (Axis("stage", range(2)), Axis("left", range(5))))
    now = np.arange(10, dtype=np.int32).reshape(table.shape)
    _, practice, _ = part_of("cities")
    search = searching(table, Fitting((Setting(),), deviation=(1,), along="left", points=(1, 3)), practice, now)
    assert search.mean.tolist() == [[6], [8]]


@pytest.mark.thorough
def test_a_fit_finds_what_an_earlier_program_found() -> None:
    cities = small_fit("cities", 1, generations=2, games=3)
    assert cities.shape == (2, ROUNDS + 1, 16)
    assert cities[0, 5].tolist() == [
        3432, 1000, 1097, 188, 491, 277, -5, 37, 650, -603, -2, 956, 118, -29, -14, 10,
    ]  # fmt: skip
    tangram = small_fit("tangram", generations=2, games=2)
    assert tangram[0, 12].tolist() == [
        51932, 1024, 189, -392, -438, -492, -418, -962, -7, -272,
        -553, -318, -137, 71, -471, 1930, 2551, 15000, 247,
    ]  # fmt: skip


def test_a_row_by_which_nothing_is_judged_weighs_nothing() -> None:
    fitted = small_fit("cities", 1, generations=1, games=1)
    assert not fitted[:, 0].any(), "with no round left, the score itself counts"
    assert (fitted[0, 1:, 1] == 1000).all()


@pytest.mark.thorough
def test_weights_by_factors_keep_their_signs_and_what_may_not_change_stays() -> None:
    _, _, now = part_of("skylines")
    fitted = small_fit("skylines", generations=1, games=1)
    assert fitted[0] == now[0] < 0
    assert (np.sign(fitted) == np.sign(now)).all()
    assert (fitted != now).any()


def test_errors_are_noted_for_the_row_that_was_judged_by() -> None:
    _, practice, weights = part_of("cities", 1)
    _, noted = practice.mean_errors(weights, 0, seeded("rows"), 1)
    # One match: a turn for each number of rounds left, in its middle as well but for the layout.
    assert noted.tolist() == [[0, *[1] * ROUNDS], [0, *[1] * (ROUNDS - 1), 0]]


def test_the_constant_makes_judgements_right_on_average() -> None:
    _, practice, weights = part_of("cities", 1)
    wrong = weights.copy()
    wrong[0, 5, 0] += 7000
    before, _ = practice.mean_errors(weights, 0, seeded("constant"), 50)
    after, _ = practice.mean_errors(wrong, 0, seeded("constant"), 50)
    # All steps of a round are judged by the same constant, so that play stays the same.
    changed = before - after
    assert changed[0, 5] == pytest.approx(7000, abs=1)
    changed[0, 5] = 0
    assert not changed.any()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "index", "matches", "measure", "better"),
    [("cities", 1, 100, (1, 2), 3), ("tangram", 0, 40, (1,), 10)],
)
def test_the_fitted_weights_play_better_than_points_alone(
    game: str, index: int, matches: int, measure: tuple[int, ...], better: float
) -> None:
    _, practice, weights = part_of(game, index)
    points = weights.copy()
    points[..., [feature for feature in range(weights.shape[-1]) if feature not in measure]] = 0
    fitted = practice.mean_result(weights, seeded("both"), matches)
    assert fitted > practice.mean_result(points, seeded("both"), matches) + better


def test_the_command_writes_a_file_that_the_game_can_read(tmp_path: Path) -> None:
    path = tmp_path / "weights.txt"
    main(["cities", "--generations", "1", "--games", "1", "--to", str(path)])
    table, _ = described(load_game("cities"))
    assert table.read(path.read_text(encoding="utf-8"), "weights").any(axis=(1, 2, 3)).all()


def test_a_game_whose_judgement_has_no_weights_is_told_so() -> None:
    plain: Any = SimpleNamespace(name="hamlet", part=lambda name: None)
    with pytest.raises(BadOption, match="the judgement of hamlet has no weights"):
        described(plain)


def test_a_search_goes_on_from_what_was_tried_and_finds_the_same(tmp_path: Path) -> None:
    words = ["cities", "--generations", "1", "--games", "1", "--resume", str(tmp_path / "record"), "--to"]
    main([*words, str(tmp_path / "whole")])
    lines = (tmp_path / "record").read_bytes().splitlines(keepends=True)
    (tmp_path / "record").write_bytes(b"".join(lines[: len(lines) // 2]) + b'{"number":')
    main([*words, str(tmp_path / "again")])
    assert (tmp_path / "again").read_bytes() == (tmp_path / "whole").read_bytes()
    assert (tmp_path / "record").read_bytes() == b"".join(lines)
    with pytest.raises(SystemExit, match="another search for weights"):
        main(["cities", "--generations", "2", *words[3:], str(tmp_path / "other")])
