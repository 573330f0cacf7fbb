"""What puzzles of Tangram City ask for: a rectangle, the points of a round, and those of the final round."""

from __future__ import annotations

from quartier.core.game import Box, State
from quartier.core.puzzle import Kind, Setting
from quartier.core.view import View
from quartier.games.tangram.position import FINAL, NORTH, SOUTH
from quartier.games.tangram.scoring import full_fields, largest_rectangle
from quartier.games.tangram.waves import ends_round
from quartier.kernel import calls

FIRST_WAVE = 3
"""Before it there is hardly anything to find."""


def points(state: State, box: Box, seat: int) -> int:
    """The points so far; after the final round with its bonuses."""
    return calls.score(state, box.record, seat)


def points_told(view: View, seat: int) -> int:
    """The same, from what is seen."""
    return view.standings[seat].score


def rectangle(state: State, box: Box, seat: int) -> int:
    """The fields of the largest rectangle."""
    return largest_rectangle(full_fields(state[0], seat))[0]


def rectangle_told(view: View, seat: int) -> int:
    """The same, from what is seen."""
    return len(view.board.boards[seat].rectangle)


def full(state: State, box: Box, seat: int) -> int:
    """The fields that are covered completely."""
    covered = state["covered"][0, seat]
    return (int(covered[NORTH]) & int(covered[SOUTH])).bit_count()


def full_told(view: View, seat: int) -> int:
    """The same, from what is seen."""
    return int(view.board.boards[seat].full)


def within_a_round(state: State, box: Box, seat: int) -> bool:
    """Whether a card is played that ends no round."""
    wave = int(state["wave"][0])
    return FIRST_WAVE <= wave < FINAL and not ends_round(wave)


def ending_a_round(state: State, box: Box, seat: int) -> bool:
    """Whether a card is played with which a round ends, but not the match."""
    wave = int(state["wave"][0])
    return wave < FINAL and bool(ends_round(wave))


def ending_the_match(state: State, box: Box, seat: int) -> bool:
    """Whether the three last tiles are to be laid."""
    return int(state["wave"][0]) == FINAL


KINDS = (
    Kind("round", points, points_told, ending_a_round, least=4),
    Kind("final", points, points_told, ending_the_match, least=10),
    Kind("rectangle", rectangle, rectangle_told, within_a_round, least=2),
    Kind("full", full, full_told, within_a_round, least=3, unlike="rectangle"),
)
SETTINGS = (Setting(1),)
