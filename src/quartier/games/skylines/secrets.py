"""What nobody knows: which card of a stack lies on top. Everything else is open."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import POSITION, Position
from quartier.kernel import rules
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.random import RandomState
from quartier.kernel.rules import deal_chance, hide_chance


@implements(rules.hide, POSITION)
@kernel
def hide(position: Position, box: BoxRecord, seat: int) -> None:
    hide_chance(position, box, seat)
    position.blind = 1


@implements(rules.deal, POSITION)
@kernel
def deal(position: Position, box: BoxRecord, random: RandomState) -> None:
    deal_chance(position, box, random)
    position.blind = 0
