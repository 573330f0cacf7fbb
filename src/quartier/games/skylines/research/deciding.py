"""How the steps of Skylines are divided into small decisions, and which of these are allowed."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import FORMS, LAYING, PLACES, POSITION, SLOTS, SQUARES, Position
from quartier.games.skylines.rules.effects import check_reward
from quartier.games.skylines.rules.laying import seek_place, usable_shapes
from quartier.games.skylines.rules.windows import corner_at, look
from quartier.games.skylines.steps import CAST, LAY, PLACE, SPACE
from quartier.kernel import environment
from quartier.kernel.bits import EMPTY, bit, flagged, lowest, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.environment import RANGE, mark_listed
from quartier.kernel.generic import implements
from quartier.kernel.layouts import Choices
from quartier.kernel.records import Int32s, Words
from quartier.kernel.rules import Steps

CHOICES = Choices(
    SPACE,
    (
        (PLACE, SLOTS * PLACES, 4),  # board part and place, then how it is turned
        (CAST, LAY - CAST, 1),
        (LAY, FORMS, SQUARES),  # the form, then the square of its upper left corner
    ),
)
FORM_DECISIONS, CORNER_DECISIONS = CHOICES.first(LAY), CHOICES.second(LAY)


@implements(environment.mark, POSITION)
@kernel
def mark(position: Position, box: BoxRecord, seat: int, pending: int, steps: Steps, table: Int32s, bits: Words) -> None:
    if table.shape[0] == RANGE or position.stage != LAYING:
        mark_listed(position, box, seat, pending, steps, table, bits)
        return
    card = position.playing
    risky = not check_reward(position, box, card)
    for slot in range(SLOTS):
        if not flagged(position.open, slot):
            continue
        window = look(position, slot)
        if pending >= 0:
            form = (pending - LAY) // SQUARES
            _, _, corners = seek_place(position, box, card, risky, slot, window, form, form + 1, 0)
            while corners != EMPTY:
                decision = CORNER_DECISIONS + corner_at(position, slot, lowest(corners))
                bits[decision >> 6] |= bit(decision & 63)
                corners = without_lowest(corners)
            continue
        rest = usable_shapes(position, box, card)
        while rest != EMPTY:
            shape = lowest(rest)
            rest = without_lowest(rest)
            for form in range(box.first_form[shape], box.first_form[shape + 1]):
                if seek_place(position, box, card, risky, slot, window, form, form + 1, 0)[1] >= 0:
                    decision = FORM_DECISIONS + form
                    bits[decision >> 6] |= bit(decision & 63)
