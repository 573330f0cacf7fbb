"""What a learner sees of City and Guilds, and how its move space is divided into small decisions."""

from __future__ import annotations

from quartier.games.guilds.box import BoxRecord
from quartier.games.guilds.position import (
    BLOCK_SPACES,
    BLOCKS,
    DONE,
    GUILDS,
    INNKEEPING,
    INVESTING,
    KINDS,
    LAYING,
    MINSTREL,
    POSITION,
    RETURNING,
    SINGING,
    SPACES,
    TAKING,
    TAVERNS,
    UNKNOWN,
    Position,
)
from quartier.games.guilds.rules import holds, kinds_open, open_spaces, turn_of
from quartier.games.guilds.scoring import blocks_filled, figures_left
from quartier.games.guilds.secrets import open_tiles, unseen
from quartier.games.guilds.steps import DECLINE, FIGURE, INN, INVEST, LAY, RETURN, SPACE, TAKE
from quartier.games.guilds.tiles import guild_tiles
from quartier.kernel import environment
from quartier.kernel.bits import EMPTY, bit
from quartier.kernel.compiling import kernel
from quartier.kernel.environment import MOST, RANGE, mark_listed, mark_word, put_number
from quartier.kernel.generic import implements
from quartier.kernel.layouts import Block, Choices, Layout, Number, Plane
from quartier.kernel.records import Int32s, Word, Words
from quartier.kernel.rules import Steps

TOWN = (BLOCKS, BLOCK_SPACES)
COMMON = Block(
    planes=(
        *(
            Plane(guild, f"the {guild}' buildings and markets, by block and space", TOWN)
            for guild in ("bakers", "clothmakers", "candlemakers", "smiths")
        ),
        Plane("markets", "the markets of all guilds", TOWN),
        Plane("minstrels", "the minstrel houses", TOWN),
        Plane("taverns", "the taverns", TOWN),
        Plane("doubled", "the houses with two figures", TOWN),
        Plane("free", "the spaces where a tile may be laid", TOWN),
        Plane("last", "the tile that was laid in this turn", TOWN),
    ),
    numbers=(
        Number("unseen", "the tiles that may be anywhere: buildings of each guild, then markets", MINSTREL),
        Number("open", "the open tiles: buildings of each guild, then markets", MINSTREL),
        Number("unseen_minstrels", "the minstrel houses that may be anywhere"),
        Number("open_minstrels", "the open minstrel houses"),
        Number("stage", "what is to do: return 0, lay 1, invest or figure 2, minstrel 3, tavern 4, take 5; over 6"),
        Number("turn", "whose turn it is, counted from the seat that looks; -1: all return a tile, or it is over"),
        Number("seats", "how many play"),
        Number("stack", "the tiles that lie face down"),
        Number("taverns_left", "the taverns that can still be laid"),
        Number("turns", "the turns that are over"),
    ),
)
SEAT = Block(
    planes=(
        Plane("houses", "the houses with figures of the seat", TOWN),
        Plane("markers", "the blocks whose white marker it holds, then those whose black one", (2, BLOCKS)),
    ),
    numbers=(
        Number("taken", "the tiles of its hand that it took openly: buildings of each guild, then markets", MINSTREL),
        Number("secret", "its other tiles as far as they are known, in the same order", MINSTREL),
        Number("fields", "how far its marker is on each guild's track", GUILDS),
        Number("behind", "how many markers on its field were there before it, on each track", GUILDS),
        Number("taken_minstrels", "the minstrel houses that it took openly"),
        Number("secret_minstrels", "its other minstrel houses, as far as they are known"),
        Number("unknown", "its tiles that are not known"),
        Number("returned", "the kind that it returned and that surely lies face down, as far as known; -1: none"),
        Number("figures", "its figures left"),
        Number("points", f"its points, up to {MOST}"),
        Number("beyond", f"its points beyond {MOST}"),
    ),
)
LAYOUTS = {POSITION: Layout(COMMON, SEAT)}
CHOICES = Choices(
    SPACE,
    (
        (RETURN, KINDS, 1),
        (LAY, KINDS, SPACES),  # the tile, then the space
        (INVEST, INN - INVEST, 1),
        (INN, SPACES, 1),
        (DECLINE, 1, 1),
        (TAKE, KINDS, 1),
    ),
)

MARKETS = GUILDS
NUMBERS = COMMON.plane_words
SEATS_FIRST, SEAT_WORDS = COMMON.words, SEAT.words


@implements(environment.observe, POSITION)
@kernel
def observe(position: Position, box: BoxRecord, seat: int, words: Words) -> None:
    for guild in range(GUILDS):
        words[guild] = position.guilds[guild]
    words[MARKETS] = position.markets
    words[MARKETS + 1] = position.minstrels
    words[MARKETS + 2] = position.taverns
    words[MARKETS + 3] = position.doubled
    words[MARKETS + 4] = open_spaces(position)
    words[MARKETS + 5] = bit(position.last) if position.last >= 0 else EMPTY
    words[NUMBERS], minstrels = unseen(position)
    words[NUMBERS + 1], open_minstrels = open_tiles(position)
    put_number(words, NUMBERS + 2, 0, minstrels)
    put_number(words, NUMBERS + 2, 1, open_minstrels)
    put_number(words, NUMBERS + 2, 2, position.stage)
    put_number(words, NUMBERS + 2, 3, turn_seen(position, seat))
    put_number(words, NUMBERS + 2, 4, position.seats)
    put_number(words, NUMBERS + 2, 5, position.stack)
    put_number(words, NUMBERS + 2, 6, max(TAVERNS - blocks_filled(position), 0))
    put_number(words, NUMBERS + 2, 7, max(position.wave - 1, 0))
    for after in range(position.seats):
        other = seat + after
        other -= position.seats if other >= position.seats else 0
        observe_seat(position, other, SEATS_FIRST + SEAT_WORDS * after, words)


@kernel
def turn_seen(position: Position, seat: int) -> int:
    """Whose turn it is, counted from the seat that looks; -1: nobody's alone."""
    if position.stage == RETURNING or position.stage == DONE:
        return -1
    ahead = turn_of(position) - seat
    return ahead if ahead >= 0 else ahead + position.seats


@kernel
def observe_seat(position: Position, seat: int, first: int, words: Words) -> None:
    """What is seen of a seat, into the block that begins there."""
    words[first] = position.houses[seat]
    words[first + 1] = markers_held(position, seat)
    words[first + 2] = guild_tiles(position.known[seat])
    words[first + 3] = guild_tiles(position.secret[seat])
    for guild in range(GUILDS):
        put_number(words, first + 4, guild, int(position.fields[guild, seat]))
        put_number(words, first + 4, GUILDS + guild, int(position.behind[guild, seat]))
    put_number(words, first + 5, 0, int(position.known[seat, MINSTREL]))
    put_number(words, first + 5, 1, int(position.secret[seat, MINSTREL]))
    put_number(words, first + 5, 2, int(position.secret[seat, UNKNOWN]))
    put_number(words, first + 5, 3, int(position.returned[seat]))
    put_number(words, first + 5, 4, figures_left(position, seat))
    put_number(words, first + 5, 5, position.points[seat])
    put_number(words, first + 5, 6, max(position.points[seat] - MOST, 0))


@kernel
def markers_held(position: Position, seat: int) -> Word:
    """The blocks whose white marker a seat holds, then those whose black one."""
    held = EMPTY
    for block in range(BLOCKS):
        held |= bit(block) if int(position.white[block]) == seat else EMPTY
        held |= bit(BLOCKS + block) if int(position.black[block]) == seat else EMPTY
    return held


RETURNS, TILES, LAY_SPACES = CHOICES.first(RETURN), CHOICES.first(LAY), CHOICES.second(LAY)
INVESTS, FIGURES, TAVERN_SPACES = CHOICES.first(INVEST), CHOICES.first(FIGURE), CHOICES.first(INN)
DECLINES, TAKES = CHOICES.first(DECLINE), CHOICES.first(TAKE)
BOTH = bit(0) | bit(1)


@implements(environment.mark, POSITION)
@kernel
def mark(position: Position, box: BoxRecord, seat: int, pending: int, steps: Steps, table: Int32s, bits: Words) -> None:
    stage = position.stage
    if table.shape[0] == RANGE:
        mark_listed(position, box, seat, pending, steps, table, bits)
    elif pending >= 0:
        mark_word(bits, LAY_SPACES, open_spaces(position))
    elif stage == LAYING:
        mark_word(bits, TILES, kinds_held(position, seat))
    elif stage == TAKING:
        mark_word(bits, TAKES, kinds_open(position))
    elif stage == INVESTING:
        mark_word(bits, INVESTS, BOTH)
    elif stage == SINGING:
        mark_word(bits, FIGURES, BOTH)
    elif stage == INNKEEPING:
        mark_word(bits, TAVERN_SPACES, open_spaces(position))
        mark_word(bits, DECLINES, bit(0))
    elif stage == RETURNING:
        mark_word(bits, RETURNS, kinds_held(position, seat))


@kernel
def kinds_held(position: Position, seat: int) -> Word:
    """The kinds of which a seat has a tile, a bit each."""
    kinds = EMPTY
    for kind in range(KINDS):
        kinds |= bit(kind) if holds(position, seat, kind) else EMPTY
    return kinds
