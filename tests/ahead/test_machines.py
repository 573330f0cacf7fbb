"""Kernels answer the same on all machines and in all modes, byte for byte: here, under Node, under qemu and wine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.ahead.machines import RUNNERS, Remote, trace_on

from quartier.core.match import Match
from quartier.core.registry import games
from quartier.core.reports import row_of
from quartier.kernel import calls
from quartier.kernel.report import blank_report
from quartier.testing import Case, cases
from quartier.testing.trace import trace, trace_in

THOUGHTS = 12
"""States of a match that bots think about."""
MEGABYTE = 1 << 20


def tried() -> Iterator[Any]:
    """Every game on every machine, with nothing and with all options; under Node with each of them."""
    for target in RUNNERS:
        for game in games():
            ends = cases(game)[0], cases(game)[-1]
            for case in cases(game) if target == "wasm32" else ends:
                # What is there with the page is quick; the rest has to be made or installed first.
                marks = [] if target == "wasm32" and case in ends else [pytest.mark.thorough]
                yield pytest.param(target, case, id=f"{target}-{case}", marks=marks)


@pytest.mark.parametrize(("target", "case"), list(tried()))
def test_a_library_answers_on_its_machine_as_kernels_do_here(target: str, case: Case) -> None:
    assert trace_on(target, case, 1, THOUGHTS) == trace(case, 1, THOUGHTS)


@pytest.mark.parametrize("case", [cases(game)[-1] for game in games()], ids=str)
def test_the_library_of_this_machine_answers_as_plain_python(case: Case) -> None:
    assert trace_in("ahead", case, 2, thoughts=1) == trace_in("interpreted", case, 2, thoughts=1)


@pytest.mark.parametrize("game", games())
def test_a_module_grows_its_memory_for_arrays_of_any_size(game: str) -> None:
    match = Match.new(game, seed=1)
    small, large = blank_report(MEGABYTE // 4), blank_report(40 * MEGABYTE // 4)
    calls.tell_view(match.state, match.box.record, 0, small)
    module = Remote(match.game.package, "wasm32")
    arrays = [match.state, match.box.record, large]
    position, box, report = ([(0, array), (len(array), None)] for array in arrays)
    module.send(b"tell_view_0", [*position, *box, (0, None), *report])
    module.close()
    assert list(row_of(large)) == list(row_of(small))
