"""What puzzles of Cities: Skylines ask for: happiness, money, and what the city would be worth."""

from __future__ import annotations

from quartier.core.game import Box, State
from quartier.core.puzzle import Kind, Setting
from quartier.core.view import View
from quartier.games.skylines.position import ACTING
from quartier.games.skylines.steps import END
from quartier.games.skylines.vocabulary import HAPPINESS, MONEY, TRACKS
from quartier.kernel import calls

POOR = 4
"""As much money as a city has that needs more."""


def happiness(state: State, box: Box, seat: int) -> int:
    """How happy the city is."""
    return int(state["tracks"][0, HAPPINESS])


def happiness_told(view: View, seat: int) -> int:
    """The same, from what is seen."""
    return int(view.board.tracks[TRACKS[HAPPINESS]])


def money(state: State, box: Box, seat: int) -> int:
    """What lies in the treasury."""
    return int(state["tracks"][0, MONEY])


def money_told(view: View, seat: int) -> int:
    """The same, from what is seen."""
    return int(view.board.tracks[TRACKS[MONEY]])


def worth(state: State, box: Box, seat: int) -> int:
    """What the city would be worth if it were scored now."""
    return calls.score(state, box.record, seat)


def worth_told(view: View, seat: int) -> int:
    """The same, from what is seen."""
    return view.standings[seat].score


def must_build(state: State, box: Box, seat: int) -> bool:
    """Whether the seat is to act and the milestone cannot be ended: its end would bring more than any card."""
    return int(state["stage"][0]) == ACTING and bool(calls.check(state, box.record, seat, END))


def is_poor(state: State, box: Box, seat: int) -> bool:
    """Whether besides the city needs money."""
    return money(state, box, seat) <= POOR and must_build(state, box, seat)


KINDS = (
    Kind("worth", worth, worth_told, must_build, least=3),
    Kind("money", money, money_told, is_poor, least=2),
    Kind("happiness", happiness, happiness_told, must_build, least=2, unlike="worth"),
)
SETTINGS = (Setting(1), Setting(1, {"scenario": "1"}), Setting(1, {"scenario": "3"}))
