"""What nobody knows: the order of the stack, and chance."""

from __future__ import annotations

from quartier.examples.hamlet.position import HOUSE, NOTHING, NUMBERS, POSITION, TILES, WELL, Position
from quartier.kernel import rules
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.random import RandomState, shuffle


@implements(rules.hide, POSITION)
@kernel
def hide(position: Position, box: rules.BoxRecord, seat: int) -> None:
    """All seats know the same: the tiles that were drawn."""
    rules.hide_chance(position, box, seat)
    for place in range(position.left):
        position.stack[place] = NOTHING


@implements(rules.deal, POSITION)
@kernel
def deal(position: Position, box: rules.BoxRecord, random: RandomState) -> None:
    """A stack as it may be."""
    rules.deal_chance(position, box, random)
    shuffle_unseen(position, random)


@kernel
def shuffle_unseen(position: Position, random: RandomState) -> None:
    """The tiles that were not drawn become the stack, in any order."""
    place = 0
    for tile in range(HOUSE, WELL + 1):
        unseen = int(NUMBERS[tile])
        for drawn in range(position.left, TILES):
            unseen -= int(position.stack[drawn]) == tile
        for _ in range(unseen):
            position.stack[place] = tile
            place += 1
    shuffle(random, position.stack, position.left)
