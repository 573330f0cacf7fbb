"""What has no room in a report is counted, and written by whoever comes again with more."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from quartier.core.match import Match
from quartier.core.reports import written
from quartier.kernel import calls
from quartier.kernel.report import blank_report, put_decimal, put_over
from quartier.testing.walk import play_randomly


@pytest.mark.parametrize("free", [False, True])
def test_a_report_without_room_tells_how_much_it_needs_and_writes_nothing_beyond_its_end(free: bool) -> None:
    match = Match.new("cities", seats=3, seed=5, level=3, free=free)
    play_randomly(match, Random(5), 30)
    record = match.box.record
    whole = written(lambda report: calls.tell_view(match.state, record, 0, report))
    number = int(whole[0])
    for room in range(number + 1):
        around = np.full(room + 9, -77, np.int32)
        around[0] = 0
        calls.tell_view(match.state, record, 0, around[: room + 1])
        assert around[0] == number
        assert (around[room + 1 :] == -77).all()
    assert (around[: number + 1] == whole[: number + 1]).all()


def test_a_number_is_written_over_one_that_has_a_place() -> None:
    report = blank_report(1)
    put_over(report, 1, 5)
    put_over(report, 2, 6)
    assert (report[0], report[1]) == (0, 5)


@pytest.mark.parametrize("number", [0, 7, 9, 10, 11, 58, 99, 100, 101, 999, 1000, 123456789])
def test_a_number_is_spelled_in_its_digits(number: int) -> None:
    report = blank_report(9)
    put_decimal(report, number)
    assert bytes(report[1 : report[0] + 1].tolist()).decode() == str(number)
