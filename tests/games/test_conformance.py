"""Every game keeps what all games promise."""

from __future__ import annotations

import pytest

from quartier.core.registry import games
from quartier.testing import CHECKS, Case, cases
from quartier.testing.conformance import Check

ALL = [case for game in games() for case in cases(game)]
LONG = ("kernels_compiled_at_run_time_answer_the_same", "kernels_stay_within_bounds")
MARKS = {name: [pytest.mark.thorough] for name in LONG}
"""What takes long: all kernels are compiled once more."""


def name_of(check: Check) -> str:
    """What a test of it is called."""
    return check.__name__


@pytest.mark.parametrize("case", ALL, ids=str)
@pytest.mark.parametrize("check", [check for check in CHECKS if check.__name__ not in LONG], ids=name_of)
def test_conformance(check: Check, case: Case) -> None:
    check(case, 1)


@pytest.mark.thorough
@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("check", [check for check in CHECKS if check.__name__ in LONG], ids=name_of)
def test_conformance_compiled_anew(check: Check, game: str) -> None:
    """All cases of a game in one test: side by side, each would compile its kernels."""
    for case in cases(game):
        check(case, 1)
