"""The words of what is told about a position: messages with their arguments, the names of blocks, guilds and spaces."""

from __future__ import annotations

from enum import IntEnum

from quartier.core.reports import Arguments, Vocabulary
from quartier.games.guilds.moves import TILE_NAMES
from quartier.games.guilds.position import BLOCKS, GUILDS
from quartier.games.guilds.town import LETTERS, NAMES


class Say(IntEnum):
    """What is said of a position; the names are the ids of the texts."""

    PHASE_RETURN = 10
    PHASE_FOUND = 11
    PHASE_LAY = 12
    PHASE_INVEST = 13
    PHASE_MINSTREL = 14
    PHASE_TAVERN = 15
    PHASE_TAKE = 16
    ITEM_BLOCK_ALONE = 20
    ITEM_BLOCK_FIRST_OF_TWO = 21
    ITEM_BLOCK_SECOND_OF_TWO = 22
    ITEM_BLOCK_FIRST = 23
    ITEM_BLOCK_SECOND = 24
    ITEM_BLOCK_THIRD = 25
    ITEM_GUILD_FIRST = 30
    ITEM_GUILD_SECOND = 31
    ITEM_GUILD_THIRD = 32
    ITEM_CHAIN_FIRST = 40
    ITEM_CHAIN_SECOND = 41
    ITEM_CHAIN_THIRD = 42
    ITEM_FIGURES = 50


GUILD_NAMES = TILE_NAMES[:GUILDS]
BLOCK_ARGUMENTS = {"block": tuple(LETTERS), "value": int}
GUILD_ARGUMENTS = {"block": tuple(LETTERS), "guild": GUILD_NAMES}
CHAIN_ARGUMENTS = {"guild": GUILD_NAMES, "size": int, "blocks": int, "worth": int}
ARGUMENTS: Arguments = {
    **dict.fromkeys((say for say in Say if say.name.startswith("ITEM_BLOCK")), BLOCK_ARGUMENTS),
    **dict.fromkeys((say for say in Say if say.name.startswith("ITEM_GUILD")), GUILD_ARGUMENTS),
    **dict.fromkeys((say for say in Say if say.name.startswith("ITEM_CHAIN")), CHAIN_ARGUMENTS),
    Say.ITEM_FIGURES: {"figures": int},
}
# What an item may be about: nothing, a block, a guild.
A_BLOCK = 1
A_GUILD = A_BLOCK + BLOCKS
WORDS = Vocabulary(Say, ARGUMENTS, ("", *LETTERS, *GUILD_NAMES), NAMES)
