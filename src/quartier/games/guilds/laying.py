"""What follows when a tile is laid: figures and investments, markers, a full block, a tavern, the end of the turn."""

from __future__ import annotations

from quartier.games.guilds.box import BoxRecord
from quartier.games.guilds.chains import block_spaces
from quartier.games.guilds.position import (
    BLOCK_SPACES,
    DONE,
    GUILDS,
    INNKEEPING,
    INVESTING,
    LAYING,
    MARKET,
    MINSTREL,
    OPEN,
    SINGING,
    TAKING,
    TAVERNS,
    Position,
)
from quartier.games.guilds.scoring import figures_left, laid, score_block, score_end, weight
from quartier.games.guilds.tracks import invest
from quartier.kernel.bits import ALL, bit, has
from quartier.kernel.compiling import kernel

FOR_A_BUILDING = 1
FOR_A_MARKET = 2
"""How far a marker moves."""


@kernel
def founding(position: Position) -> bool:
    """Whether each player's first tile is still being laid, by the rules of set-up."""
    return position.wave <= position.seats


@kernel
def lay_from_hand(position: Position, box: BoxRecord, seat: int, kind: int, space: int) -> None:
    """Lay a tile; put the first figure; what is left to choose comes next."""
    if int(position.known[seat, kind]) > 0:
        position.known[seat, kind] -= 1
    else:
        position.secret[seat, kind] -= 1
        position.reveals += 1
    put_tile(position, box, kind, space)
    if founding(position):
        go_to_open_tiles(position)
        return
    figures = figures_left(position, seat)
    if kind < MARKET:
        if figures > 0:
            put_figure(position, seat)
        if figures > 1:
            position.stage = INVESTING
            return
        invest(position, kind, seat, FOR_A_BUILDING)
    elif kind < MINSTREL:
        invest(position, kind - MARKET, seat, FOR_A_MARKET)
    elif figures > 0:
        position.stage = SINGING
        return
    settle(position, box, seat)


@kernel
def put_tile(position: Position, box: BoxRecord, kind: int, space: int) -> None:
    """Lay a tile of a kind on a space."""
    if kind < MINSTREL:
        position.guilds[kind % GUILDS] |= bit(space)
        if kind >= MARKET:
            position.markets |= bit(space)
    elif kind == MINSTREL:
        position.minstrels |= bit(space)
    else:
        position.taverns |= bit(space)
    position.reached |= box.neighbours[space]
    position.last = space


@kernel
def guild_on(position: Position, space: int) -> int:
    """The guild of the tile on a space."""
    guild = 0
    while not has(position.guilds[guild], space):
        guild += 1
    return guild


@kernel
def put_figure(position: Position, seat: int) -> None:
    """Put a figure on the tile just laid."""
    position.doubled |= position.houses[seat] & bit(position.last)
    position.houses[seat] |= bit(position.last)


@kernel
def settle(position: Position, box: BoxRecord, seat: int) -> None:
    """After a tile and its figures: markers, then the scoring of a full block, then perhaps a tavern."""
    block = position.last // BLOCK_SPACES
    if has(position.houses[seat], position.last):
        update_markers(position, seat, block)
    tiles = laid(position)
    if tiles & block_spaces(block) == block_spaces(block):
        score_block(position, box, block)
        if tiles == ALL:
            score_end(position, box)
            end_turn(position)
            position.stage = DONE
            return
        if int(position.completed[block]) <= TAVERNS:
            position.stage = INNKEEPING
            return
    go_to_open_tiles(position)


@kernel
def update_markers(position: Position, seat: int, block: int) -> None:
    """Compare the active player with the holders of white and black; equality changes nothing."""
    spaces = block_spaces(block)
    own = weight(position, seat, spaces)
    first, second = int(position.white[block]), int(position.black[block])
    if first < 0:
        position.white[block] = seat
    elif first != seat and own > weight(position, first, spaces):
        position.white[block] = seat
        position.black[block] = first
    elif first != seat and (second < 0 or own > weight(position, second, spaces)):
        position.black[block] = seat


@kernel
def go_to_open_tiles(position: Position) -> None:
    """The turn goes on with an open tile, or is over where none lies open."""
    position.stage = TAKING
    for place in range(OPEN):
        if int(position.open[place]) >= 0:
            return
    end_turn(position)


@kernel
def end_turn(position: Position) -> None:
    """The next seat is to move."""
    position.wave += 1
    position.drafting = 0
    position.last = -1
    position.stage = LAYING
