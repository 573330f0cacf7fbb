"""Which step some notation means."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.moves.spelling import OPEN_WORD, PLACE_SIGN, ROLE_SIGN, SPELLED, TILE_SIGN, TURN_SIGN
from quartier.games.skylines.names import COLUMN_LETTERS, PART_LETTERS, PLACE_LETTERS
from quartier.games.skylines.position import (
    CARDS,
    COLUMNS,
    FORM_SQUARES,
    PLACES,
    PLACES_ACROSS,
    POSITION,
    PUTTING,
    ROLES,
    ROWS,
    SHAPES,
    SLOTS,
    SQUARES,
    Position,
)
from quartier.games.skylines.steps import (
    CAST,
    END,
    EXCHANGE,
    LAY,
    OPEN,
    PICK,
    PLACE,
    PLAY,
    PUT,
    READY,
    SEARCH,
    Rule,
)
from quartier.kernel import notation
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.notation import (
    NO_MOVE,
    Text,
    step_ends,
    take_decimal,
    take_letter,
    take_name,
    take_whole,
    take_word,
)
from quartier.kernel.report import Report, letters, put

CARDS_SPELLED, PLAIN_SPELLED, READY_SPELLED = SPELLED[:CARDS], SPELLED[END - PLAY : PICK - PLAY], SPELLED[READY - PLAY]
"""Cards; what ends a milestone, uses a role or draws; what puts no more away."""
CARD_SIGNS = letters("-+?")
COLUMNS_SPELLED, PARTS_SPELLED, PLACES_SPELLED = map(letters, (COLUMN_LETTERS, PART_LETTERS, PLACE_LETTERS))
TURNS_SPELLED = letters("0123")


@implements(notation.find_step, POSITION)
@kernel
def find_step(position: Position, box: BoxRecord, seat: int, text: Text, report: Report) -> int:
    """The step that is written here."""
    if take_word(text, TILE_SIGN):
        return find_tile(box, text)
    if take_word(text, ROLE_SIGN):
        return find_role(box, text)
    if take_word(text, OPEN_WORD):
        slot = slot_of(position, take_letter(text, PARTS_SPELLED), report)
        return OPEN + slot if slot >= 0 else slot
    sign = take_letter(text, CARD_SIGNS)
    card = take_name(text, CARDS_SPELLED)
    if card >= 0:
        return first_step(position, sign) + card
    if sign >= 0:
        return NO_MOVE
    if take_whole(text, READY_SPELLED):
        return READY
    plain = take_name(text, PLAIN_SPELLED)
    return END + plain if plain >= 0 else find_place(position, text, report)


@kernel
def first_step(position: Position, sign: int) -> int:
    """Where the steps with a card begin: played (-1: it has no sign), put away, picked, searched for."""
    if sign < 0:
        return PLAY
    if sign == 0:
        return PUT if position.stage == PUTTING else EXCHANGE
    return PICK if sign == 1 else SEARCH


@kernel
def find_role(box: BoxRecord, text: Text) -> int:
    """The step that chooses the role of this name."""
    for role in range(ROLES):
        if take_whole(text, box.role_names[role]):
            return CAST + role
    return NO_MOVE


@kernel
def slot_of(position: Position, part: int, report: Report) -> int:
    """The slot of a board part in this match."""
    if part < 0:
        return NO_MOVE
    for slot in range(SLOTS):
        if int(position.parts[slot]) == part:
            return slot
    put(report, part)
    return -Rule.NOT_IN_PLAY


@kernel
def find_place(position: Position, text: Text, report: Report) -> int:
    """The step that places a board part."""
    part = take_letter(text, PARTS_SPELLED)
    if not take_word(text, PLACE_SIGN):
        return NO_MOVE
    row, column = take_letter(text, PLACES_SPELLED), take_decimal(text) - 1
    if row < 0 or column < 0 or column >= PLACES_ACROSS or not take_word(text, TURN_SIGN):
        return NO_MOVE
    turned = take_letter(text, TURNS_SPELLED)
    if turned < 0:
        return NO_MOVE
    slot = slot_of(position, part, report)
    return PLACE + (slot * PLACES + PLACES_ACROSS * row + column) * 4 + turned if slot >= 0 else slot


@kernel
def find_tile(box: BoxRecord, text: Text) -> int:
    """The step that lays a tile on these squares, in whatever order they are written."""
    first, size, top, left = int(text[0]), 0, ROWS, COLUMNS
    while not step_ends(text):
        square = take_square(text)
        if square < 0:
            return NO_MOVE
        size += 1
        if size <= FORM_SQUARES and times_written(text, first, square) > 1:
            return NO_MOVE
        top, left = min(top, square // COLUMNS), min(left, square % COLUMNS)
    if size == 0:
        return NO_MOVE
    corner = COLUMNS * top + left
    for form in range(int(box.first_form[SHAPES])):
        if int(box.form_size[form]) == size and covers(box, form, corner, text, first):
            return LAY + form * SQUARES + corner
    return -Rule.NO_SUCH_TILE


@kernel
def covers(box: BoxRecord, form: int, corner: int, text: Text, first: int) -> bool:
    """Whether a tile of this form, its upper left corner there, covers only squares that are written from `first`."""
    for index in range(int(box.form_size[form])):
        square = corner + COLUMNS * int(box.form_y[form, index]) + int(box.form_x[form, index])
        if times_written(text, first, square) == 0:
            return False
    return True


@kernel
def times_written(text: Text, first: int, square: int) -> int:
    """How often a square is among those that were read since `first`."""
    read, times = int(text[0]), 0
    text[0] = first
    while int(text[0]) < read:
        if take_square(text) == square:
            times += 1
    return times


@kernel
def take_square(text: Text) -> int:
    """A square by its name; -1: none comes next."""
    column, row = take_letter(text, COLUMNS_SPELLED), take_decimal(text)
    return COLUMNS * (row - 1) + column if column >= 0 and 0 < row <= ROWS else -1
