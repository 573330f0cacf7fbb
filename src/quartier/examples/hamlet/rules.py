"""How Hamlet is played: take one of the two open tiles, lay it on a free field of your hamlet."""

from __future__ import annotations

from quartier.examples.hamlet.position import FIELDS, HOUSE, NOTHING, POSITION, Position
from quartier.examples.hamlet.steps import LAY, TAKE, Rule
from quartier.kernel import rules
from quartier.kernel.bits import flag
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements


@implements(rules.over, POSITION)
@kernel
def over(position: Position, box: rules.BoxRecord) -> bool:
    """Whether every hamlet is full: all seats have had as many turns."""
    return position.wave == position.seats * FIELDS


@implements(rules.actors, POSITION)
@kernel
def actors(position: Position, box: rules.BoxRecord) -> int:
    """The one whose turn it is."""
    return 0 if over(position, box) else flag(position.wave % position.seats)


@implements(rules.check, POSITION)
@kernel
def check(position: Position, box: rules.BoxRecord, seat: int, step: int) -> int:
    """Which rule the step breaks, if any; `legal` lists those that break none."""
    if over(position, box):
        return rules.OVER
    if seat != position.wave % position.seats:
        return rules.NOT_TO_MOVE
    if (step < LAY) == rules.mid_turn(position, seat):
        return rules.OTHER_STEP
    if step >= LAY:
        return rules.ALLOWED if int(position.hamlets[seat, step - LAY]) == NOTHING else Rule.FIELD_TAKEN
    tile = HOUSE + step - TAKE
    return rules.ALLOWED if tile == position.open[0] or tile == position.open[1] else Rule.NOT_OPEN


@implements(rules.apply, POSITION)
@kernel
def apply(position: Position, box: rules.BoxRecord, seat: int, step: int) -> None:
    """Take, then lay: only then is a new tile seen, so a turn can be thought over until it is whole."""
    if step < LAY:
        position.held = HOUSE + step - TAKE
        position.drafting = flag(seat)
        return
    position.hamlets[seat, step - LAY] = position.held
    turn_up(position, 0 if position.open[0] == position.held else 1)
    position.held = NOTHING
    position.drafting = 0
    position.reveals += 1
    position.wave += 1


@kernel
def turn_up(position: Position, place: int) -> None:
    """The stack's last tile is laid open."""
    position.left -= 1
    position.open[place] = position.stack[position.left]
