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


@pytest.mark.parametrize("case", ALL, ids=str)
@pytest.mark.parametrize(
    "check", [pytest.param(check, id=check.__name__, marks=MARKS.get(check.__name__, [])) for check in CHECKS]
)
def test_conformance(check: Check, case: Case) -> None:
    check(case, 1)
