"""The three faces of a move: a step, a struct, a line of notation.

A card is its letter and number (r residential, c commercial, i industrial, u utility, s service, x unique building,
p policy, n news), a square its column and row.

    b:b2/1      place board part B in the second place of row b, turned by a quarter (scenario 5)
    =mayor      choose a role
    open:b      open board part B
    r5          play a card
    @c4c5d5     lay its tile on these squares
    -r5         put a card on the exchange pile
    ii          draw from stack II
    +r5         take a card from the exchange pile
    ?r5         give one's role up and take a card out of its stack
    use         use the ability of one's role
    ok          put no more cards away
    end         end the milestone
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from quartier.core.errors import IllegalMove, MalformedMove
from quartier.core.game import Box, State
from quartier.games.skylines.box import ROLE_LETTERS, BoxRecord
from quartier.games.skylines.components.contents import Contents
from quartier.games.skylines.move_types import (
    Cast,
    Draw,
    End,
    Lay,
    Move,
    Open,
    Pick,
    PlacePart,
    Play,
    PutAway,
    Ready,
    Search,
    Use,
)
from quartier.games.skylines.names import (
    CARD_IDS,
    CARDS_BY_ID,
    PART_LETTERS,
    SQUARE,
    SQUARE_NAMES,
    STACKS,
    place_at,
    square_at,
)
from quartier.games.skylines.position import (
    COLUMNS,
    PLACES,
    PLACES_ACROSS,
    POSITION,
    PUTTING,
    ROWS,
    SQUARES,
    Position,
)
from quartier.games.skylines.steps import (
    CAST,
    DRAW,
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
    USE,
)
from quartier.kernel import telling
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.report import Report, letters, put, put_decimal, put_word

PLACING = re.compile(r"([a-f]):([a-c][1-4])/([0-3])")

_PLAIN: dict[str, Move] = {"use": Use(), "ok": Ready(), "end": End()}
_PLAIN_STEPS: dict[int, Move] = {USE: Use(), READY: Ready(), END: End()}

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


def write(move: Move) -> str:
    """A move as notation."""
    match move:
        case PlacePart(part, place, turned):
            return f"{part}:{place}/{turned}"
        case Cast(role):
            return "=" + role
        case Open(part):
            return "open:" + part
        case Play(card) | Draw(card):
            return card
        case Lay(squares):
            return "@" + "".join(squares)
        case PutAway(card):
            return "-" + card
        case Pick(card):
            return "+" + card
        case Search(card):
            return "?" + card
    return next(text for text, plain in _PLAIN.items() if plain == move)


def read(text: str) -> Move:
    """A move from its notation."""
    text = text.lower()
    if text in _PLAIN:
        return _PLAIN[text]
    if text in STACKS:
        return Draw(text)
    if text in CARDS_BY_ID:
        return Play(text)
    if text.startswith("@"):
        return Lay(read_squares(text[1:]))
    if text.startswith("="):
        return Cast(text[1:])
    if text.startswith("open:"):
        return Open(known_part(text[5:]))
    if text[:1] in ("-", "+", "?"):
        card_of(text[1:])
        return PutAway(text[1:]) if text[0] == "-" else Pick(text[1:]) if text[0] == "+" else Search(text[1:])
    placed = PLACING.fullmatch(text)
    if placed:
        return PlacePart(placed[1], placed[2], int(placed[3]))
    raise MalformedMove("skylines-wrong-move", text=repr(text))


def read_squares(text: str) -> tuple[str, ...]:
    """The squares of a tile, row by row, however they were typed."""
    found = SQUARE.findall(text)
    squares = {square_at(column + row) for column, row in found}
    if not found or "".join(column + row for column, row in found) != text or len(squares) < len(found):
        raise MalformedMove("skylines-wrong-squares", text=repr("@" + text))
    if max(squares)[0] >= ROWS or min(squares)[0] < 0:
        raise MalformedMove("skylines-wrong-row", text=repr("@" + text), rows=ROWS)
    return tuple(SQUARE_NAMES[COLUMNS * y + x] for y, x in sorted(squares))


def card_of(name: str) -> int:
    """The card of that name."""
    if name not in CARDS_BY_ID:
        raise MalformedMove("skylines-wrong-card", name=repr(name))
    return CARDS_BY_ID[name]


def known_part(name: str) -> str:
    """The letter of a board part."""
    if name not in tuple(PART_LETTERS):
        raise MalformedMove("skylines-wrong-part", name=repr(name))
    return name


@implements(telling.spell, POSITION)
@kernel
def spell(position: Position, box: BoxRecord, seat: int, step: int, report: Report) -> None:
    """The notation of a step, letter by letter."""
    if step >= LAY:
        spell_tile(box, (step - LAY) // SQUARES, (step - LAY) % SQUARES, report)
    elif step >= PLAY:
        for index in range(SPELLED.shape[1]):
            if int(SPELLED[step - PLAY, index]) != telling.SPACE:
                put(report, int(SPELLED[step - PLAY, index]))
    elif step >= OPEN:
        put_word(report, OPEN_WORD)
        put(report, LETTER_A + int(position.parts[step - OPEN]))
    elif step >= CAST:
        put_word(report, ROLE_SIGN)
        for index in range(ROLE_LETTERS):
            if int(box.role_names[step - CAST, index]) != 0:
                put(report, int(box.role_names[step - CAST, index]))
    else:
        spell_place(position, step - PLACE, report)


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


def encode(state: State, box: Box, seat: int, move: Move) -> int:
    """The step that a move is."""
    contents: Contents = box.contents
    match move:
        case PlacePart(part, place, turned):
            if not PLACING.fullmatch(write(move)):
                raise MalformedMove("skylines-wrong-move", text=repr(write(move)))
            row, column = place_at(place)
            return PLACE + (slot_of(state, part) * PLACES + PLACES_ACROSS * row + column) * 4 + turned
        case Cast(role):
            if role not in contents.role_names:
                raise MalformedMove("skylines-wrong-role", name=repr(role), roles=", ".join(contents.role_names))
            return CAST + contents.role_names.index(role)
        case Open(part):
            return OPEN + slot_of(state, part)
        case Play(card):
            return PLAY + card_of(card)
        case Lay(squares):
            return LAY + place_of(contents, squares)
        case PutAway(card):
            return (PUT if int(state["stage"][0]) == PUTTING else EXCHANGE) + card_of(card)
        case Draw(stack):
            if stack not in STACKS:
                raise MalformedMove("skylines-wrong-stack", name=repr(stack))
            return DRAW + STACKS.index(stack)
        case Pick(card):
            return PICK + card_of(card)
        case Search(card):
            return SEARCH + card_of(card)
    return next(step for step, plain in _PLAIN_STEPS.items() if plain == move)


def slot_of(state: State, part: str) -> int:
    """The slot of a board part in this match."""
    here = state["parts"][0].tolist()
    number = PART_LETTERS.index(known_part(part))
    if number not in here:
        raise IllegalMove("not-in-play", "skylines-rule-not-in-play", {"part": part.upper()})
    return here.index(number)


def place_of(contents: Contents, squares: Sequence[str]) -> int:
    """Form and corner of a tile on these squares."""
    if not all(SQUARE.fullmatch(name) for name in squares):
        raise MalformedMove("skylines-wrong-squares", text=repr(squares))
    cells = [square_at(name) for name in read_squares("".join(squares))]
    top, left = cells[0][0], min(x for _, x in cells)
    form = contents.form_numbers.get(tuple((y - top, x - left) for y, x in cells))
    if form is None:
        raise IllegalMove("no-such-tile", "skylines-rule-no-such-tile")
    return form * SQUARES + top * COLUMNS + left
