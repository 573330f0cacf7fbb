"""How a match begins: the tiles are shuffled, two are turned up. Seat 0 plays first."""

from __future__ import annotations

from quartier.examples.hamlet.position import POSITION, TILES, Position
from quartier.examples.hamlet.rules import turn_up
from quartier.examples.hamlet.secrets import shuffle_unseen
from quartier.kernel import rules
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements


@implements(rules.start, POSITION)
@kernel
def start(position: Position, box: rules.BoxRecord) -> None:
    """All else is zero already: empty hamlets, nothing in hand."""
    position.left = TILES
    shuffle_unseen(position, position.random)
    turn_up(position, 0)
    turn_up(position, 1)
