"""Which board part is opened next, at what price: step 4 of the end of a milestone, and the beginning."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import ACTING, FIRST_NEWS, FIRST_POLICY, REPLACING, SLOTS, Position
from quartier.games.skylines.rules.card_sets import holds, take_out
from quartier.games.skylines.rules.frame import is_beside_open, open_part
from quartier.games.skylines.rules.hooks import bent
from quartier.games.skylines.rules.swapping import to_replacing
from quartier.games.skylines.steps import OPEN, Rule
from quartier.games.skylines.vocabulary import MONEY, PRICE_PART
from quartier.kernel.bits import flagged
from quartier.kernel.compiling import kernel
from quartier.kernel.rules import ALLOWED, Steps


@kernel
def part_price(position: Position, box: BoxRecord, slot: int) -> int:
    """What it costs to open a board part."""
    return max(int(box.develop[int(position.parts[slot])]) + bent(position, box, PRICE_PART), 0)


@kernel
def check_open(position: Position, box: BoxRecord, slot: int) -> int:
    """The rule that forbids to open a board part, or 0."""
    if int(position.parts[slot]) < 0:
        return Rule.NOT_BESIDE
    if flagged(position.open, slot):
        return Rule.ALREADY_OPEN
    if position.open != 0 and not is_beside_open(position, slot):
        return Rule.NOT_BESIDE
    return Rule.TOO_DEAR if part_price(position, box, slot) > position.tracks[MONEY] else ALLOWED


@kernel
def list_openings(position: Position, box: BoxRecord, steps: Steps) -> int:
    """List the board parts that can be opened."""
    number = 0
    for slot in range(SLOTS):
        if check_open(position, box, slot) == ALLOWED:
            steps[number] = OPEN + slot
            number += 1
    return number


@kernel
def open_slot(position: Position, box: BoxRecord, slot: int) -> None:
    """Step 4: open a part. Before the first milestone the play begins; else unused policies go, and step 5 follows."""
    position.tracks[MONEY] -= part_price(position, box, slot)
    first = position.open == 0
    open_part(position, box, slot)
    position.active = position.starter
    if first:
        position.stage = ACTING
        return
    for seat in range(position.seats):
        for card in range(FIRST_POLICY, FIRST_NEWS):
            if holds(position.hands[seat], card):
                take_out(position.hands[seat], card)
                position.owed[seat] += 1
    position.stage = REPLACING
    to_replacing(position, box)
