"""What a seat may know of a match, for those who think about it and for those who look at it.

Everything here is made of a hidden state: what the seat cannot know is blanked out of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from quartier.core.game import Box, Game, State
from quartier.core.reports import letters_of, row_of, written
from quartier.core.view import LogEntry, View
from quartier.kernel import calls
from quartier.kernel.report import Report
from quartier.kernel.rules import blank_steps

LETTERS = 1 << 16
"""Room for the notation of the legal steps; where there are more, it is written again into as much as it needs."""


@dataclass(frozen=True)
class Situation:
    """What a seat may know of a match, for those who think about it: a hidden state, and no more."""

    game: Game
    box: Box
    seat: int
    """Whose knowledge it is."""
    state: State
    """The position with all that the seat cannot know blanked out."""
    options: dict[str, Any] = field(default_factory=dict)
    log: Sequence[LogEntry] = ()

    @property
    def view(self) -> View:
        """The same for people and for programs without kernels."""
        return view_of(self.game, self.box, self.options, self.state, self.seat, list(self.log))


class Told:
    """What was told last, to whomever: where nothing is hidden, it is the same for all who look, and read once."""

    __slots__ = ("parts", "report")

    def __init__(self) -> None:
        self.report = b""
        self.parts: tuple[Any, ...] = ()

    def read(self, game: Game, box: Box, report: Report) -> tuple[Any, ...]:
        """The parts of a view by its report."""
        told = report[: int(report[0]) + 1].tobytes()
        if told != self.report:
            self.report, self.parts = told, game.reader("view")(row_of(report), box.contents)
        return self.parts


def view_of(
    game: Game,
    box: Box,
    options: dict[str, Any],
    hidden: State,
    seat: int | None,
    log: list[LogEntry],
    last: Told | None = None,
) -> View:
    """A view of a hidden state (None: a spectator's)."""
    record, looking = box.record, -1 if seat is None else seat
    told = written(lambda report: calls.tell_view(hidden, record, looking, report))
    wave, over, acting, ready, phase, standings, board = (last or Told()).read(game, box, told)
    legal: list[str] = []
    if seat in acting:
        steps = blank_steps(game.space)
        told = written(lambda report: calls.spell_legal(hidden, record, looking, steps, report), LETTERS)
        legal = letters_of(told).split()
    seats = int(hidden["seats"][0])
    return View(game.name, options, seats, seat, wave, over, acting, ready, phase, legal, standings, log, board)
