"""What puzzles of Cities ask for: points in the middle of a match, points with its last tile, one tourist's points."""

from __future__ import annotations

from quartier.core.game import Box, State
from quartier.core.puzzle import Kind, Setting
from quartier.core.registry import load_game
from quartier.core.view import View
from quartier.games.cities.about import ABOUT
from quartier.games.cities.position import ROUNDS
from quartier.kernel import calls

FIRST_ROUND = 3
"""Before it there is hardly anything to find."""


def points(state: State, box: Box, seat: int) -> int:
    """What the city scores as it is."""
    return calls.score(state, box.record, seat)


def points_told(view: View, seat: int) -> int:
    """The same, from what is seen."""
    return view.standings[seat].score


def tourist(state: State, box: Box, seat: int) -> int:
    """What the tourist scores who scores most."""
    return max((item.points for item in load_game(ABOUT.name).items(state, box, seat)), default=0)


def tourist_told(view: View, seat: int) -> int:
    """The same, from what is seen: it is the first number that decides between equal scores."""
    return max(view.standings[seat].tie_break, default=0)


def in_the_middle(state: State, box: Box, seat: int) -> bool:
    """Whether tiles are still to come, and some lie there."""
    return FIRST_ROUND <= int(state["wave"][0]) < ROUNDS


def at_the_end(state: State, box: Box, seat: int) -> bool:
    """Whether the last tile is to be laid."""
    return int(state["wave"][0]) == ROUNDS


KINDS = (
    Kind("points", points, points_told, in_the_middle, least=4),
    Kind("last", points, points_told, at_the_end, least=2),
    Kind("tourist", tourist, tourist_told, in_the_middle, least=2, unlike="points"),
)
SETTINGS = tuple(Setting(1, {"level": level}) for level in (1, 2, 3))
