"""What puzzles of City and Guilds ask for: points, a lead, and blocks that nobody can take any more."""

from __future__ import annotations

from collections.abc import Sequence

from quartier.core.game import Box, State
from quartier.core.puzzle import Kind, Setting
from quartier.core.view import View
from quartier.games.guilds.position import BLOCK_SPACES, BLOCKS, FEWEST_SEATS, FIGURES, LAYING

FULL_BLOCK = (1 << BLOCK_SPACES) - 1
FIRST_WAVE = 12
"""Before it there is hardly anything to find."""


def points(state: State, box: Box, seat: int) -> int:
    """A seat's points so far."""
    return int(state["points"][0, seat])


def points_told(view: View, seat: int) -> int:
    """The same, from what is seen."""
    return view.standings[seat].score


def ahead(scores: Sequence[int], seat: int) -> int:
    """By how much a seat is ahead of the best of the others; below 0: behind."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def lead(state: State, box: Box, seat: int) -> int:
    """By how much a seat is ahead of the best of the others."""
    return ahead(state["points"][0, : int(state["seats"][0])].tolist(), seat)


def lead_told(view: View, seat: int) -> int:
    """The same, from what is seen."""
    return ahead([place.score for place in view.standings], seat)


def safe(own: tuple[int, int], others: Sequence[tuple[int, int, int]], spaces: int) -> bool:
    """Whether the first in a block stays first, even if another built a house on every space that is left in it.

    `own` are houses and figures there, `others` the same of each other player with the figures it has not used. Who
    has as many houses and no more figures takes nothing.
    """
    for houses, figures, unused in others:
        built = min(spaces, unused)
        if (houses + built, figures + min(2 * built, unused)) > own:
            return False
    return True


def safe_blocks(state: State, box: Box, seat: int) -> int:
    """The blocks that are a seat's for good."""
    seats = int(state["seats"][0])
    words = [int(word) for word in state["houses"][0, :seats]]
    doubled, tiles = int(state["doubled"][0]), int(state["minstrels"][0]) | int(state["taverns"][0])
    for guild in state["guilds"][0]:
        tiles |= int(guild)
    figures = int(FIGURES[seats - FEWEST_SEATS])
    unused = [figures - word.bit_count() - (word & doubled).bit_count() for word in words]
    found = 0
    for block in range(BLOCKS):
        if int(state["white"][0, block]) != seat:
            continue
        spaces = FULL_BLOCK << BLOCK_SPACES * block
        there = [(word & spaces).bit_count() for word in words]
        standing = [count + (word & spaces & doubled).bit_count() for count, word in zip(there, words, strict=True)]
        others = [(there[other], standing[other], unused[other]) for other in range(seats) if other != seat]
        found += safe((there[seat], standing[seat]), others, BLOCK_SPACES - (tiles & spaces).bit_count())
    return found


def safe_blocks_told(view: View, seat: int) -> int:
    """The same, from what is seen."""
    board, found = view.board, 0
    for number, block in enumerate(board.blocks):
        if block.white != seat:
            continue
        spaces = board.spaces[BLOCK_SPACES * number : BLOCK_SPACES * (number + 1)]
        left = sum(space.tile is None for space in spaces)
        own = block.shares[seat]
        others = [
            (share.houses, share.figures, board.players[other].figures)
            for other, share in enumerate(block.shares)
            if other != seat
        ]
        found += safe((own.houses, own.figures), others, left)
    return found


def in_play(state: State, box: Box, seat: int) -> bool:
    """Whether set-up is over and some tiles lie in the town."""
    return int(state["stage"][0]) == LAYING and int(state["wave"][0]) >= FIRST_WAVE


KINDS = (
    Kind("lead", lead, lead_told, in_play, least=2, unlike="points"),
    Kind("points", points, points_told, in_play, least=4),
    Kind("block", safe_blocks, safe_blocks_told, in_play),
)
SETTINGS = (Setting(3), Setting(4))
