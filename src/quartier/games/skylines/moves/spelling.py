"""How a step is written."""

from __future__ import annotations

from typing import Any

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.names import CARD_IDS, STACKS
from quartier.games.skylines.position import COLUMNS, PLACES, PLACES_ACROSS, POSITION, SQUARES, Position
from quartier.games.skylines.steps import CAST, LAY, OPEN, PLACE, PLAY
from quartier.kernel import telling
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.report import Report, letters, put, put_decimal, put_word

ROLE_SIGN, OPEN_WORD, TILE_SIGN, PLACE_SIGN, TURN_SIGN = map(letters, ("=", "open:", "@", ":", "/"))
LETTER_A = ord("a")
"""From here on columns, rows of places and board parts are lettered."""
FIXED = (
    *CARD_IDS,
    *(f"-{card}" for card in CARD_IDS),
    "end",
    "use",
    *STACKS,
    *(f"{sign}{card}" for sign in "+?-" for card in CARD_IDS),
    "ok",
)
"""The notation of the steps from `PLAY` up to `LAY`, which every set and every match share."""
SPELLED = letters("".join(text.ljust(4) for text in FIXED)).reshape(-1, 4)


@implements(telling.spell, POSITION)
@kernel
def spell(position: Position, box: BoxRecord, seat: int, step: int, report: Report) -> None:
    """The notation of a step, letter by letter."""
    if step >= LAY:
        spell_tile(box, (step - LAY) // SQUARES, (step - LAY) % SQUARES, report)
    elif step >= PLAY:
        spell_name(SPELLED[step - PLAY], report)
    elif step >= OPEN:
        put_word(report, OPEN_WORD)
        put(report, LETTER_A + int(position.parts[step - OPEN]))
    elif step >= CAST:
        put_word(report, ROLE_SIGN)
        spell_name(box.role_names[step - CAST], report)
    else:
        spell_place(position, step - PLACE, report)


@kernel
def spell_name(name: Any, report: Report) -> None:
    """A name that ends with spaces."""
    for index in range(name.shape[0]):
        if int(name[index]) != telling.SPACE:
            put(report, int(name[index]))


@kernel
def spell_tile(box: BoxRecord, form: int, corner: int, report: Report) -> None:
    """The squares of a tile, row by row."""
    put_word(report, TILE_SIGN)
    for index in range(int(box.form_size[form])):
        put(report, LETTER_A + corner % COLUMNS + int(box.form_x[form, index]))
        put_decimal(report, corner // COLUMNS + int(box.form_y[form, index]) + 1)


@kernel
def spell_place(position: Position, way: int, report: Report) -> None:
    """A board part, its place in the frame, and its turn."""
    slot, place, turned = way // 4 // PLACES, way // 4 % PLACES, way % 4
    put(report, LETTER_A + int(position.parts[slot]))
    put_word(report, PLACE_SIGN)
    put(report, LETTER_A + place // PLACES_ACROSS)
    put_decimal(report, place % PLACES_ACROSS + 1)
    put_word(report, TURN_SIGN)
    put_decimal(report, turned)
