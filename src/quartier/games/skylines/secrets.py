"""What nobody knows: which card of a stack lies on top. Everything else is open."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import POSITION, Position
from quartier.kernel import rules
from quartier.kernel.bits import EMPTY
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.random import RandomState, next_word


@implements(rules.hide, POSITION)
@kernel
def hide(position: Position, box: BoxRecord, seat: int) -> None:
    for word in range(4):
        position.random[word] = EMPTY
    position.blind = 1


@implements(rules.deal, POSITION)
@kernel
def deal(position: Position, box: BoxRecord, random: RandomState) -> None:
    for word in range(4):
        position.random[word] = next_word(random)
    position.blind = 0
