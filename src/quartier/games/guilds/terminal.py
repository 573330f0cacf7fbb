"""The town for the terminal: the map with its streets, tracks, open tiles, hands."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from quartier.core.texts import Texts
from quartier.core.view import View
from quartier.games.guilds.town import STREET
from quartier.games.guilds.view import Board, Space

STYLES = {"b": "black on yellow3", "c": "black on green3", "k": "white on red3", "s": "white on blue3"}
BONUS = "black on plum3"
GROUND = {".": "  · ", "o": "  o ", "=": "  = ", '"': '""""', "#": "####"}
"""Each cell of the map is four columns wide."""
CELL = 4


def draw(view: View, texts: Texts, width: int) -> Group:
    """A view as text; where it is too narrow for the whole map, the tables still say everything."""
    board: Board = view.board
    parts: list[Text | Table] = []
    if CELL * len(board.map[0]) <= width:
        parts += [town(board), Text()]
    parts += [supply(view, texts), Text(), guilds(board, texts), Text(), blocks(view, texts)]
    return Group(*parts)


def tile_text(tile: str | None) -> Text:
    """A tile's letters in its guild's colour."""
    return Text("—") if tile is None else Text(f" {tile} ", STYLES.get(tile[0], BONUS))


def space_text(space: Space) -> Text:
    """An empty space by its name; a tile by its letters, with the player's number once per figure."""
    if space.tile is None:
        return Text(f"[{space.name}]")
    owner = "" if space.seat is None else str(space.seat + 1) * space.figures
    return Text(f"{space.tile.upper()}{owner}".center(CELL), STYLES.get(space.tile[0], BONUS))


def town(board: Board) -> Text:
    """The map: what lies in a line with only street between is adjacent."""
    spaces = {(space.row, space.column): space for space in board.spaces}
    lines = []
    for row, line in enumerate(board.map):
        drawn = Text()
        for column, letter in enumerate(line):
            found = spaces.get((row, column))
            drawn.append_text(space_text(found) if found else Text(GROUND[letter], "dim" if letter in STREET else ""))
        lines.append(drawn)
    return Text("\n").join(lines)


def supply(view: View, texts: Texts) -> Text:
    """Open tiles, the stack, the hands as far as they are known."""
    board: Board = view.board
    line = Text(texts.say("guilds-terminal-open") + " ")
    for tile in board.open:
        line.append_text(tile_text(tile)).append(" ")
    line.append(texts.say("guilds-terminal-stack", tiles=board.stack, taverns=board.taverns))
    for seat, player in enumerate(board.players):
        said = texts.say("guilds-terminal-hand", player=seat + 1, tiles=player.hand, figures=player.figures)
        line.append(f"\n{said} ")
        for tile in [*player.taken, *(player.secret or [])]:
            line.append_text(tile_text(tile)).append(" ")
    return line


def guilds(board: Board, texts: Texts) -> Table:
    """The investment tracks from the first to the last, and the longest chains."""
    table = Table(texts.say("guilds-terminal-guild"), texts.say("guilds-terminal-track"), box=None, pad_edge=False)
    table.add_column(texts.say("guilds-terminal-chain"))
    for guild in board.guilds:
        track = "  ".join(f"{marker.seat + 1}:{marker.field}" for marker in guild.track)
        chain = texts.say("guilds-terminal-worth", size=len(guild.chain), blocks=guild.blocks, worth=guild.worth)
        table.add_row(Text(texts.say(f"guilds-guild-{guild.name}"), STYLES[guild.name]), track, chain)
    return table


def blocks(view: View, texts: Texts) -> Table:
    """The blocks: value, markers, controlling guild, and what each player gets or would get."""
    board: Board = view.board
    table = Table(texts.say("guilds-terminal-block"), texts.say("guilds-terminal-value"), box=None, pad_edge=False)
    for column in ("white", "black", "control"):
        table.add_column(texts.say(f"guilds-terminal-{column}"))
    for seat in range(view.seats):
        table.add_column(str(seat + 1), justify="right")
    for block in board.blocks:
        name = f"{block.name} ✓" if block.completed else block.name
        holders = ["" if holder is None else str(holder + 1) for holder in (block.white, block.black)]
        shares = [f"{share.points}+{share.guild_points}" for share in block.shares]
        table.add_row(name, str(block.value), *holders, (block.guild or "").upper(), *shares)
    return table
