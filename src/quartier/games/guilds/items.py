"""Why a seat has its points: every full block, every chain at the end, unused figures."""

from __future__ import annotations

from quartier.core.game import Box, State
from quartier.core.view import Item, Message
from quartier.games.guilds.moves import TILE_NAMES
from quartier.games.guilds.position import BLOCK_SPACES, BLOCKS, DONE, GUILDS
from quartier.games.guilds.scoring import count_figures
from quartier.games.guilds.view import block, guild, named

PLACES = ("first", "second", "third")


def items(state: State, box: Box, seat: int) -> list[Item]:
    """The seat's points: blocks in the order in which they were filled, then the end."""
    completed = state["completed"][0].tolist()
    found: list[Item] = []
    for number in sorted((number for number in range(BLOCKS) if completed[number]), key=lambda at: completed[at]):
        found += block_items(state, box, number, seat)
    if int(state["stage"][0]) == DONE:
        found += end_items(state, box, seat)
    return found


def block_items(state: State, box: Box, number: int, seat: int) -> list[Item]:
    """What a block brings to a seat: as one of its owners, and on the track of the guild that controls it."""
    shown = block(state, box, number)
    share = shown.shares[seat]
    spaces = 0xFF << BLOCK_SPACES * number
    found = []
    if share.points:
        players = sum(other.houses > 0 for other in shown.shares)
        place = PLACES[(shown.white, shown.black, shown.third).index(seat)]
        why = "alone" if players == 1 else f"{place}-of-two" if players == 2 else place
        reason = Message(f"guilds-item-block-{why}", {"block": shown.name, "value": shown.value})
        own = named(int(state["houses"][0, seat]) & spaces)
        others = [name for name in named(spaces) if name not in own]
        found.append(Item(share.points, reason, shown.name, own, others))
    if share.guild_points and shown.guild is not None:
        place = PLACES[(4, 2, 1).index(share.guild_points)]
        reason = Message(f"guilds-item-guild-{place}", {"block": shown.name, "guild": shown.guild})
        tiles = int(state["guilds"][0, TILE_NAMES.index(shown.guild)]) & spaces
        found.append(Item(share.guild_points, reason, shown.guild, named(tiles)))
    return found


def end_items(state: State, box: Box, seat: int) -> list[Item]:
    """The longest chains, and the figures left."""
    found = []
    for number in range(GUILDS):
        shown = guild(state, box, number)
        ranked = [marker.seat for marker in shown.track if marker.field][: len(PLACES)]
        if shown.worth and seat in ranked:
            rank = ranked.index(seat)
            points = -(-shown.worth // (1 << rank))
            arguments: dict[str, str | int] = {
                "guild": shown.name,
                "size": len(shown.chain),
                "blocks": shown.blocks,
                "worth": shown.worth,
            }
            found.append(Item(points, Message(f"guilds-item-chain-{PLACES[rank]}", arguments), shown.name, shown.chain))
    left = int(count_figures(state, seat))
    if left:
        found.append(Item(-left, Message("guilds-item-figures", {"figures": left})))
    return found
