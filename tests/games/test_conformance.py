"""Every game keeps what all games promise."""

from __future__ import annotations

import pytest

from quartier.core.registry import games
from quartier.testing import CHECKS, Case, cases
from quartier.testing.conformance import Check

ALL = [case for game in games() for case in cases(game)]


@pytest.mark.parametrize("case", ALL, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(check: Check, case: Case) -> None:
    check(case, 1)
