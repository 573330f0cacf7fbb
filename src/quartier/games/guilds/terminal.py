"""How City and Guilds looks in a terminal: the town with its streets, tiles and hands, tracks, blocks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rich.text import Text

from quartier.core.drawing import Block as Drawing
from quartier.core.drawing import beside, first_that_fits, flow, joined, lines
from quartier.core.game import Ahead
from quartier.core.texts import Texts
from quartier.core.view import View
from quartier.games.guilds.board import Block, Board
from quartier.games.guilds.terminal_town import BONUS, NARROW, STYLES, WIDE, town

GAP = 2
CONTROLLED, FULL = "→", "✓"


def draw(view: View, texts: Texts, width: int, height: int | None, ahead: Ahead | None) -> Text:
    """The town and all that is known; where it is too narrow for the map, the tables still say everything."""
    board: Board = view.board
    maps = [town(view, cell, walls) for cell, walls in ((WIDE, True), (NARROW, True), (NARROW, False))]
    tables = [*guilds(board, texts, False), *blocks(view, texts, False)]

    def above(drawn: Drawing) -> Drawing:
        parts = [hands(view, texts, width), guilds(board, texts, True), blocks(view, texts, True)]
        return [*drawn, *(line for part in parts for line in [Text(), *part])]

    def abreast(drawn: Drawing, others: int) -> Drawing:
        return [*beside([drawn, tables], GAP), *hands_in_brief(view, texts, width, others)]

    layouts: list[Callable[[], Drawing]] = [partial(above, drawn) for drawn in maps if height is None]
    layouts += [partial(abreast, drawn, others) for others in (view.seats, 1, 0) for drawn in maps]
    held = hands_in_brief(view, texts, width, 0)
    layouts += [partial(list, [*maps[-1], *held]), partial(list, [*held, *tables])]
    return joined(first_that_fits(layouts, width, height))


def tile_text(tile: str | None) -> Text:
    """A tile's letters in its guild's colour."""
    return Text("–") if tile is None else Text(tile.upper(), STYLES.get(tile[0], BONUS))


def supply(board: Board, texts: Texts) -> Text:
    """Open tiles and the stack."""
    line = Text(texts.say("guilds-terminal-open") + " ", "bold")
    for tile in board.open:
        line.append_text(tile_text(tile)).append(" ", "not bold")
    return line.append(texts.say("guilds-terminal-stack", tiles=board.stack, taverns=board.taverns), "not bold")


def own_hand(view: View, seat: int, texts: Texts) -> Text:
    """The hand of who looks."""
    board: Board = view.board
    player = board.players[seat]
    said = Text(texts.say("guilds-terminal-own-hand", figures=player.figures), "bold")
    for tile in [*player.taken, *(player.secret or [])]:
        said.append(" ", "not bold").append_text(tile_text(tile))
    return said


def hands(view: View, texts: Texts, width: int) -> Drawing:
    """Open tiles, the stack, the hands as far as they are known, the own first."""
    board: Board = view.board
    drawn = lines(supply(board, texts), width)
    if view.seat is not None:
        drawn += lines(own_hand(view, view.seat, texts), width)
    for seat, player in enumerate(board.players):
        if seat == view.seat:
            continue
        said = Text(texts.say("guilds-terminal-hand", player=seat + 1, tiles=player.hand, figures=player.figures))
        for tile in [*player.taken, *(player.secret or [])]:
            said.append(" ").append_text(tile_text(tile))
        drawn += lines(said, width)
    return drawn


def hands_in_brief(view: View, texts: Texts, width: int, most: int) -> Drawing:
    """The same in few lines: what is not known of a hand is a question mark."""
    board: Board = view.board
    own = [] if view.seat is None else [own_hand(view, view.seat, texts)]
    others = []
    for seat, player in enumerate(board.players):
        if seat == view.seat:
            continue
        known = [*player.taken, *(player.secret or [])]
        tiles = " ".join([*known, *("?" * (player.hand - len(known)))])
        others.append(
            Text(texts.say("guilds-terminal-hand-brief", player=seat + 1, figures=player.figures, tiles=tiles))
        )
    return [*flow([*own, supply(board, texts)], width, " · "), *flow(others, width, " · ")[:most]]


def rows(cells: list[list[Text]], right: int) -> Drawing:
    """A table; so many of its last columns are numbers."""
    widths = [max(row[column].cell_len for row in cells) for column in range(len(cells[0]))]
    drawn = []
    for row in cells:
        line = Text()
        for column, (text, wide) in enumerate(zip(row, widths, strict=True)):
            space = " " * (wide - text.cell_len)
            number = column >= len(row) - right
            line.append(space if number else "").append_text(text).append("" if number else space).append(" ")
        line.rstrip()
        drawn.append(line)
    return drawn


def guilds(board: Board, texts: Texts, detailed: bool) -> Drawing:
    """The investment tracks from the first to the last, and the longest chains."""
    heads = [texts.say(f"guilds-terminal-{word}{'' if detailed else '-brief'}") for word in ("track", "chain")]
    cells = [[Text(head, "bold") for head in (texts.say("guilds-terminal-guild"), *heads)]]
    for guild in board.guilds:
        markers = " ".join(f"{marker.seat + 1}:{marker.field}" for marker in guild.track if marker.field or detailed)
        chain = texts.say("guilds-terminal-worth", size=len(guild.chain), blocks=guild.blocks, worth=guild.worth)
        if not detailed:
            chain = f"{len(guild.chain)}/{guild.blocks} {CONTROLLED} {guild.worth}"
        name = texts.say(f"guilds-guild-{guild.name}") if detailed else f" {guild.name.upper()} "
        cells.append([Text(name, STYLES[guild.name]), Text(markers), Text(chain)])
    return rows(cells, 0)


def blocks(view: View, texts: Texts, detailed: bool) -> Drawing:
    """The blocks: value, markers, controlling guild, and what each player gets or would get."""
    board: Board = view.board
    words = ["block", "value", "white", "black", "control"]
    heads = [texts.say(f"guilds-terminal-{word}") for word in words]
    if not detailed:
        heads[2:] = ["○", "●", ""]
    cells = [[Text(head, "bold") for head in [*heads, *(str(seat + 1) for seat in range(view.seats))]]]
    for block in board.blocks:
        name = f"{block.name} {FULL}" if block.completed else block.name
        holders = ["" if holder is None else str(holder + 1) for holder in (block.white, block.black)]
        guild = Text((block.guild or "").upper(), STYLES.get(block.guild or "", ""))
        shares = [Text(share) for share in shares_of(block, detailed)]
        cells.append([Text(name), Text(str(block.value)), *map(Text, holders), guild, *shares])
    return rows(cells, view.seats)


def shares_of(block: Block, detailed: bool) -> list[str]:
    """What each player gets or would get: as an owner, and from the guild."""
    if detailed:
        return [f"{share.points}+{share.guild_points}" for share in block.shares]
    return [str(share.points + share.guild_points) for share in block.shares]


def legend(view: View, texts: Texts) -> Text:
    """What the signs mean."""
    said = Text()
    for guild in "bcks":
        said.append(f" {guild.upper()} ", STYLES[guild]).append(f" {texts.say(f'guilds-guild-{guild}')}   ")
    return said.append(texts.say("guilds-legend"))


def tell(view: View, turn: str, texts: Texts) -> str:
    """A turn in words; what was returned in set-up is nobody else's business."""
    said = []
    before = ""
    for step in turn.split():
        tile, dash, space = step.partition("-")
        if step.startswith("<"):
            said.append(texts.say("guilds-did-return"))
        elif step.startswith(">"):
            said.append(texts.say("guilds-did-take", tile=texts.say(f"guilds-one-{step[1:]}")))
        elif dash:
            said.append(texts.say("guilds-did-lay", tile=texts.say(f"guilds-one-{tile}"), space=space))
        elif step == "i":
            said.append(texts.say("guilds-did-i", steps=1, guild=before[0]))
        else:
            said.append(texts.say(f"guilds-did-{'minstrel' if step == 'f' and before.startswith('h-') else step}"))
        before = step
    return ", ".join(said)
