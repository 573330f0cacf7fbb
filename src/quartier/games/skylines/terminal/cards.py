"""How cards look in a terminal: one line each, in short words; hands, tiles to choose from, roles on offer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from quartier.core.drawing import Block, abreast, beside, clipped, lines
from quartier.core.texts import Texts
from quartier.core.view import View
from quartier.games.skylines.board import Board, Playable
from quartier.games.skylines.components.facts import CardFacts, ConditionFacts
from quartier.games.skylines.terminal import card_texts
from quartier.games.skylines.terminal.card_texts import signed
from quartier.games.skylines.terminal.map import FAINT, SIGNS, STYLES, sign
from quartier.games.skylines.terminal.tracks import plain
from quartier.games.skylines.vocabulary import LEVEL_NAMES

APART = 2
"""Columns between shapes."""
COMPARED = {"below": "<", "above": ">", "exactly": "="}
TITLE = 14
"""Columns for a title, so that costs begin below each other; a longer title takes more."""
BEFORE, LEVEL = 10, 4
"""Columns for the cross, the id and the level of a card, and for the level alone."""


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
    return "; ".join(card_texts.bend(hook, amount, texts) for hook, amount in bends.items())


def title(card: CardFacts, texts: Texts) -> str:
    """What a card is called; a zone without a name by its kind."""
    return card_texts.title(card, texts) if card.name else texts.say(f"skylines-short-{card.kind}")


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


def card_row(card: CardFacts, cost: Mapping[str, int], texts: Texts, most: int) -> tuple[Text, str, Text]:
    """Id, level and all else of a card; its own tile last, row by row."""
    name, does = title(card, texts), effect(card, cost, texts)
    # Costs begin below each other, unless that would push something over the edge.
    said = Text(f"{name:<{TITLE}} " if TITLE + 1 + len(does) <= most else f"{name} ").append(does)
    if card.service:
        said.append(f"  {sign(card)}", "bold")
    if card.drawing:
        said.append(f"  {'/'.join(card.drawing)}", FAINT)
    return Text(card.id, STYLES.get(card.kind, "bold")), LEVEL_NAMES[card.level - 1], said


def standing(card: CardFacts, texts: Texts) -> str:
    """A card that lies open: its id, its title, the rules that it bends."""
    named = f"{card.id} {title(card, texts)}"
    return f"{named}: {bent(card.bends, texts)}" if card.bends else named


def role_text(name: str, board: Board, texts: Texts) -> str:
    """A role: its name, the rules that it bends, its ability."""
    role = next(role for role in board.roles if role.name == name)
    return f"{card_texts.role_title(role, texts)}: {'; '.join(card_texts.describe(role, texts))}"


def rows(cards: Iterable[CardFacts], playable: Mapping[str, Playable], texts: Texts, width: int, cut: bool) -> Block:
    """Cards, one after the other, cut or going on in the next line; one that cannot be played now is crossed."""
    drawn: Block = []
    for card in cards:
        entry = playable.get(card.id)
        room = width - BEFORE
        name, level, said = card_row(card, entry.cost if entry else card.cost, texts, room if cut else width)
        head = Text("× " if entry and entry.refused else "  ").append_text(name)
        head.append(" " * (BEFORE - LEVEL - head.cell_len)).append(f"{level:<{LEVEL}}")
        drawn += beside([[head], clipped([said], room) if cut else lines(said, room)], 0)
    return drawn


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


def hands(view: View, texts: Texts, width: int, seats: Sequence[int], cut: Sequence[int]) -> Block:
    """The hands of these seats; long lines go on in the next, or are cut for some of them."""
    board: Board = view.board
    cards = {card.id: card for card in board.cards}
    playable = {entry.card: entry for entry in board.playable}
    drawn: Block = []
    for seat in seats:
        player = board.players[seat]
        said = [heading(view, seat, texts, width)]
        drawn += clipped(said, width) if seat in cut else lines(said[0], width)
        drawn += rows([cards[name] for name in player.hand], playable, texts, width, seat in cut)
        if player.unknown:
            drawn.append(Text(f"  ?   {texts.say('skylines-terminal-unknown', number=player.unknown)}"))
    return drawn


def offered(board: Board, texts: Texts) -> list[Text]:
    """The roles to choose from, each with what is typed for it."""
    return [Text(f"={name}  ", "bold").append(role_text(name, board, texts), "not bold") for name in board.offered]


def shapes(board: Board, texts: Texts, width: int) -> Block:
    """The card that is played in full, and its tile; for a zone, all shapes that are left and how many of each."""
    card = next(card for card in board.cards if card.id == board.playing)
    does = "; ".join(card_texts.describe(card, texts))
    said = Text(f"{card_texts.title(card, texts)}: ", "bold").append(does, "not bold")
    if card.drawing:
        return [*lines(said, width), *block(card.drawing)]
    left = [block([*shape.drawing, f"{shape.left}×"]) for shape in board.supply[card.kind]]
    heading = Text(texts.say("skylines-terminal-supply"))
    return [*lines(said, width), heading, *abreast(left, width, APART)]


def block(drawing: list[str]) -> Block:
    """A drawing of a shape, free of dots."""
    return [Text(row.replace(".", " ")) for row in drawing]
