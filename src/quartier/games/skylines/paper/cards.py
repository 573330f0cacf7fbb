"""The cards as they are printed: their words are made from their effects, as everywhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from quartier.core.texts import Texts
from quartier.games.skylines import pictures
from quartier.games.skylines.components.contents import Contents
from quartier.games.skylines.components.facts import CardFacts, ConditionFacts, RoleFacts
from quartier.games.skylines.paper.tiles import turned
from quartier.games.skylines.pictures import NAME, SIDE
from quartier.games.skylines.terminal.card_texts import bend, condition, role_title, signed, title
from quartier.games.skylines.vocabulary import LEVEL_NAMES
from quartier.pictures.palette import colours
from quartier.pictures.picture import Frame, backing, drawn, picture, written
from quartier.pictures.sheets import Card, Piece, Room, Run, Sheet, grid

SIZE = (46.0, 49.0)
FRAME = Frame(0, 0, 276, 294)
ARROW = '<path d="M3,12 h15 M13,6.5 18.5,12 13,17.5" fill="none" stroke="var(--good)" stroke-width="3"/>'


def cards(contents: Contents, texts: Texts, room: Room) -> Iterator[Sheet]:
    """All cards, level by level as they are dealt, then the roles."""
    ground = colours(NAME)["sky-tower"]
    by_level = sorted(contents.cards, key=lambda card: card.level)
    pieces = [
        Piece(texts.say("skylines-paper-card", card=title(card, texts)), face(card, contents, texts), back(card.level))
        for card in by_level
    ]
    pieces += [
        Piece(texts.say("skylines-paper-card", card=role_title(role, texts)), role_face(role, texts), role_back())
        for role in contents.roles
    ]
    yield from grid(texts.say("skylines-paper-cards"), pieces, *SIZE, room, ground=ground)


def sign(name: str, colour: str = "var(--ink)") -> str:
    """A sign as a picture of its own."""
    return picture(NAME, Frame(0, 0, 24, 24), pictures.icon(name, colour=colour))


def face(card: CardFacts, contents: Contents, texts: Texts) -> Card:
    """A card: what it costs; what it asks for and gives then; the rules that it bends; its tile."""
    palette = colours(NAME)
    rows: list[tuple[Run, ...]] = []
    if card.cost:
        rows.append(changes(card.cost, texts))
    if card.service:
        reach = texts.say("skylines-page-whole-district" if card.large else "skylines-page-beside")
        rows.append((Run(texts.say(f"skylines-service-{card.service}"), sign(card.service)), Run(reach)))
    if card.conditions or card.reward:
        rows.append(())
        rows += [asked(each, texts) for each in card.conditions]
        arrow = Run("→", picture(NAME, Frame(0, 0, 24, 24), ARROW))
        rows.append((arrow, *changes(card.reward, texts, palette["good"])))
    rows += [(Run(bend(hook, amount, texts)),) for hook, amount in card.bends.items()]
    return Card(
        title(card, texts),
        LEVEL_NAMES[card.level - 1],
        palette[f"kind-{card.kind}-deep"],
        palette[f"kind-{card.kind}"],
        sign(card.service or card.kind, "#fffaf0"),
        tuple(rows),
        tile_of(card) or scene(card),
    )


def scene(card: CardFacts) -> str:
    """What stands at the foot of a card without a tile of its own: houses of a zone, or the sign of its kind."""
    number = int(card.id[1:])
    houses = pictures.variety(card.kind)
    if houses:
        body = "".join(
            drawn(NAME, f"{card.kind}{(number + place) % houses}", place * SIDE, 0, SIDE) for place in range(3)
        )
        return picture(NAME, Frame(0, -SIDE / 4, 3 * SIDE, SIDE * 1.25), body)
    return picture(NAME, Frame(0, 0, 24, 24), pictures.icon(card.kind, colour=f"var(--kind-{card.kind})"))


def changes(by: Mapping[str, int], texts: Texts, colour: str = "") -> tuple[Run, ...]:
    """Changes of tracks as signs with numbers."""
    runs: list[Run] = []
    for track, amount in by.items():
        runs += [Run(texts.say(f"skylines-track-{track}"), sign(track)), Run(f"{signed(amount)} ", "", True, colour)]
    return tuple(runs)


def asked(each: ConditionFacts, texts: Texts) -> tuple[Run, ...]:
    """What a condition asks: its sign, and words."""
    return Run(each.what, sign(each.what)), Run(condition(each, texts))


def tile_of(card: CardFacts) -> str:
    """The card's own tile, small, lying flat; nothing for zones, which take any tile of their kind."""
    if not card.drawing:
        return ""
    squares = tuple(
        (row, column) for row, line in enumerate(card.drawing) for column, mark in enumerate(line) if mark == "#"
    )
    flat = min(turned(squares), key=lambda form: max(row for row, _ in form))
    tall, wide = 1 + max(row for row, _ in flat), 1 + max(column for _, column in flat)
    # Tiles of few squares are drawn in the same room as the others, so that a square is as large on all cards.
    height = max(3, tall)
    body = pictures.tile(card, flat, shadow=False)
    return picture(NAME, Frame(0, (tall - height) * SIDE, wide * SIDE, height * SIDE), body)


def role_face(role: RoleFacts, texts: Texts) -> Card:
    """A role: the rules that it bends, and its ability."""
    palette = colours(NAME)
    rows: list[tuple[Run, ...]] = [(Run(bend(hook, amount, texts)),) for hook, amount in role.bends.items()]
    if role.ability:
        rows.append((Run(texts.say("skylines-ability", changes="").strip()),))
        rows.append(changes(role.ability, texts))
    return Card(
        role_title(role, texts),
        "",
        palette["kind-policy-deep"],
        palette["kind-policy"],
        sign("role", "#fffaf0"),
        tuple(rows),
        picture(NAME, Frame(0, 0, 24, 24), pictures.icon("role", colour="var(--kind-policy)")),
    )


def back(level: int) -> str:
    """The back of a level: the stacks must be told apart."""
    body = '<rect x="58" y="67" width="160" height="160" rx="28" fill="var(--sky-window)"/>'
    body += written(LEVEL_NAMES[level - 1], 138, 183, 100, colour="var(--sky-tower)")
    return backing(NAME, FRAME, "var(--sky-tower)", "var(--sky-window)", body)


def role_back() -> str:
    """The back of all roles."""
    body = '<rect x="58" y="67" width="160" height="160" rx="28" fill="var(--sky-window)"/>'
    body += pictures.icon("role", 78, 87, 120, colour="var(--sky-tower)")
    return backing(NAME, FRAME, "var(--sky-tower)", "var(--sky-window)", body)
