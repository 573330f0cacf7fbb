"""Every promise of the conformance suite, kept in games that go through all milestones.

Random play with the house set hardly outlives the first milestone; with a mild set it sees the steps after it,
districts that join, policies that are replaced, news that is thrown away, and the forced end.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from tests.games.test_conformance import MARKS

from quartier.testing import CHECKS, Case
from quartier.testing.conformance import Check
from quartier.testing.walk import random_states

from .table import mild

CASES = [("3", 2, False), ("5", 4, True)]


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The mild set as a file."""
    path = tmp_path_factory.mktemp("skylines") / "mild.txt"
    path.write_text(mild(), encoding="utf-8")
    return path


SEED = 3


def case_of(scenario: str, seats: int, control: bool, box: Path) -> Case:
    """A case with the mild set."""
    return Case("skylines", seats, (("scenario", scenario), ("control", control), ("box", str(box))))


@pytest.mark.parametrize(("scenario", "seats", "control"), CASES)
def test_these_games_are_long(scenario: str, seats: int, control: bool, box: Path) -> None:
    *_, last = random_states(case_of(scenario, seats, control, box).match(SEED), Random(SEED))
    assert int(last["milestones"][0]) >= 3


@pytest.mark.parametrize(("scenario", "seats", "control"), CASES)
@pytest.mark.parametrize(
    "check", [pytest.param(check, id=check.__name__, marks=MARKS.get(check.__name__, [])) for check in CHECKS]
)
def test_a_long_game_keeps_what_all_games_promise(
    check: Check, scenario: str, seats: int, control: bool, box: Path
) -> None:
    check(case_of(scenario, seats, control, box), SEED)
