"""How cards look in a terminal: one line each, in short words; hands, tiles to choose from, roles on offer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from quartier.core.texts import Texts
from quartier.core.view import View
from quartier.games.skylines import wording
from quartier.games.skylines.board import Board, Playable
from quartier.games.skylines.kit import CardFacts, ConditionFacts
from quartier.games.skylines.terminal_map import FAINT, SIGNS, STYLES, abreast, sign
from quartier.games.skylines.terminal_tracks import plain
from quartier.games.skylines.wording import signed

LEVELS = ("", "I", "II", "III")
COMPARED = {"below": "<", "above": ">", "exactly": "="}
TITLE = 14
"""Columns for a title, so that costs begin below each other; a longer title takes more."""
BEFORE = (1, 3, 3)
"""Columns for the cross, the id and the level of a card."""


def changes(amounts: Mapping[str, int], texts: Texts) -> str:
    """Changes of tracks in short words: power−1 $+2."""
    return " ".join(f"{texts.say(f'skylines-short-{track}')}{signed(amount)}" for track, amount in amounts.items())


def condition(asked: ConditionFacts, texts: Texts) -> str:
    """A condition, services and zones by the letters of the map: H, 2R in the district, labour<0."""
    if asked.asks == "zones":
        return f"{asked.value}{SIGNS[asked.what]}"
    if asked.asks == "service":
        return SIGNS[asked.what]
    return f"{texts.say(f'skylines-short-{asked.what}')}{COMPARED[asked.asks]}{plain(asked.value)}"


def bent(bends: Mapping[str, int], texts: Texts) -> str:
    """The rules that are bent, as sentences."""
    return "; ".join(wording.bend(hook, amount, texts) for hook, amount in bends.items())


def title(card: CardFacts, texts: Texts) -> str:
    """What a card is called; a zone by its kind."""
    return wording.title(card, texts) if card.name else texts.say(f"skylines-short-{card.kind}")


def effect(card: CardFacts, cost: Mapping[str, int], texts: Texts) -> str:
    """What a card does: cost, conditions, reward, rules bent."""
    words = [changes(cost, texts)] if cost else []
    if card.conditions:
        words.append(texts.say("skylines-terminal-if"))
        words += [condition(asked, texts) for asked in card.conditions]
    if card.reward:
        words.append(f"→ {changes(card.reward, texts)}")
    if card.bends:
        words.append(bent(card.bends, texts))
    return " ".join(words)


def card_row(card: CardFacts, cost: Mapping[str, int], texts: Texts) -> tuple[Text, str, Text]:
    """Id, level and all else of a card; its own tile last, row by row."""
    said = Text(f"{title(card, texts):<{TITLE}} ").append(effect(card, cost, texts))
    if card.service:
        said.append(f"  {sign(card)}", "bold")
    if card.drawing:
        said.append(f"  {'/'.join(card.drawing)}", FAINT)
    return Text(card.id, STYLES.get(card.kind, "bold")), LEVELS[card.level], said


def standing(card: CardFacts, texts: Texts) -> str:
    """A card that lies open: its id, its title, the rules that it bends."""
    named = f"{card.id} {title(card, texts)}"
    return f"{named}: {bent(card.bends, texts)}" if card.bends else named


def role_text(name: str, board: Board, texts: Texts) -> str:
    """A role: its name, the rules that it bends, its ability."""
    role = next(role for role in board.roles if role.name == name)
    return f"{wording.role_title(role, texts)}: {'; '.join(wording.describe(role, texts))}"


def rows(cards: Iterable[CardFacts], playable: Mapping[str, Playable], texts: Texts, most: int | None) -> Table:
    """Cards, one row each, cut after so many columns; one that cannot be played now is crossed at its left."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for width in BEFORE:
        table.add_column(width=width)
    for card in cards:
        entry = playable.get(card.id)
        name, level, said = card_row(card, entry.cost if entry else card.cost, texts)
        if most is not None:
            said.truncate(most - sum(BEFORE) - len(BEFORE), overflow="ellipsis")
        table.add_row("×" if entry and entry.refused else "", name, level, said)
    return table


def heading(view: View, seat: int, texts: Texts, width: int) -> Text:
    """Whose hand it is, the role, and the last turn where there is room for it."""
    board: Board = view.board
    name = texts.say("you") if seat == view.seat else texts.say("seat", seat=seat + 1)
    said = Text(f"{'▶' if seat in view.actors else ' '} {name}", "bold")
    role = board.players[seat].role
    if role:
        said.append(f" · {role_text(role, board, texts)}", "not bold")
    turns = [entry.turn for entry in view.log if entry.seat == seat]
    if turns:
        last = f" · {texts.say('skylines-terminal-last', turn=turns[-1])}"
        said.append(last if said.cell_len + len(last) <= width else "", f"not bold {FAINT}")
    return said


def hands(view: View, texts: Texts, width: int, cut: Sequence[int]) -> list[RenderableType]:
    """All hands, the own first; long lines go on in the next, or are cut for some seats."""
    board: Board = view.board
    cards = {card.id: card for card in board.cards}
    playable = {entry.card: entry for entry in board.playable}
    drawn: list[RenderableType] = []
    for distance in range(view.seats):
        seat = ((view.seat or 0) + distance) % view.seats
        player = board.players[seat]
        said = heading(view, seat, texts, width)
        if seat in cut:
            said.truncate(width, overflow="ellipsis")
        drawn += [said, rows([cards[name] for name in player.hand], playable, texts, width if seat in cut else None)]
        if player.unknown:
            drawn.append(Text(f"  ?   {texts.say('skylines-terminal-unknown', number=player.unknown)}"))
    return drawn


def offered(board: Board, texts: Texts) -> list[Text]:
    """The roles to choose from, each with what is typed for it."""
    return [Text(f"={name}  ", "bold").append(role_text(name, board, texts), "not bold") for name in board.offered]


def shapes(board: Board, texts: Texts, width: int) -> list[Text]:
    """The card that is played in full, and its tile; for a zone, all shapes that are left and how many of each."""
    card = next(card for card in board.cards if card.id == board.playing)
    said = Text(f"{wording.title(card, texts)}: ", "bold").append("; ".join(wording.describe(card, texts)), "not bold")
    if card.drawing:
        return [said, abreast([block(card.drawing)], width)]
    left = [block([*shape.drawing, f"{shape.left}×"]) for shape in board.supply[card.kind]]
    return [said, Text(texts.say("skylines-terminal-supply")), abreast(left, width)]


def block(drawing: list[str]) -> list[Text]:
    """A drawing of a shape, free of dots."""
    return [Text(row.replace(".", " ")) for row in drawing]
