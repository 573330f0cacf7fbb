"""Learning curves of the examples as plots."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
CURVE = [{"seconds": 10.0, "mean": 0.125}, {"seconds": 425.0, "mean": 0.5}]


@pytest.fixture
def draw() -> Any:
    return runpy.run_path(str(EXAMPLES / "curve.py"))["draw"]


def test_a_curve_goes_from_its_first_point_to_its_last_one(draw: Any) -> None:
    plot = draw("skylines", CURVE)
    across, up = 640 - 96 - 24, 320 - 40 - 48
    first, last = (
        f"{round(96 + point['seconds'] / 480 * across, 1)},{round(320 - 48 - point['mean'] * up, 1)}" for point in CURVE
    )
    assert f'points="{first} {last}"' in plot


def test_points_are_drawn_beside_those_of_greedy_and_wins_beside_a_third(draw: Any) -> None:
    assert "greedy" in draw("cities", [{"seconds": 60.0, "mean": 70.0}])
    assert "a third" in draw("skylines", CURVE)


def test_the_readme_names_every_file() -> None:
    readme = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    files = {path.name for path in EXAMPLES.glob("*.py")}
    assert files
    assert {name for name in files if f"`{name}`" not in readme} == set()
