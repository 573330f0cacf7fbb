"""What is told beside the drawing: what its signs mean, and a turn in words."""

from __future__ import annotations

from rich.text import Text

from quartier.core.texts import Texts
from quartier.core.view import View
from quartier.games.skylines.board import Board
from quartier.games.skylines.names import SQUARE, STACKS
from quartier.games.skylines.terminal import card_texts


def legend(view: View, texts: Texts) -> Text:
    """What the signs mean."""
    return Text(f"{texts.say('skylines-terminal-legend')}; {texts.say('skylines-legend-cards')}")


def tell(view: View, turn: str, texts: Texts) -> str:
    """A turn in words; a tile and its card are told as one, and so is a card that is put away for another."""
    board: Board = view.board
    first, *others = turn.split()
    if others and others[0].startswith("@"):
        squares = " ".join(found[0] for found in SQUARE.finditer(others.pop(0)))
        lay = texts.say("skylines-did-lay", card=card_title(board, first, texts))
        told = f"{lay} {texts.say('skylines-did-squares', squares=squares)}"
    elif first.startswith("-") and others and others[0] != "ok" and not others[0].startswith("-"):
        told = texts.say("skylines-did-exchange", card=card_title(board, first[1:], texts))
    else:
        told = texts.say("skylines-did-keep") if first == "ok" else tell_step(board, first, texts)
    return ", ".join([told, *(tell_step(board, step, texts) for step in others)])


def card_title(board: Board, name: str, texts: Texts) -> str:
    """What the card of an id is called; one that is not seen, by its id."""
    return next((card_texts.title(card, texts) for card in board.cards if card.id == name), name)


def tell_step(board: Board, step: str, texts: Texts) -> str:
    """A step in words."""
    if step in ("end", "use"):
        return texts.say(f"skylines-did-{step}")
    if step == "ok":
        return texts.say("skylines-did-done")
    if step in STACKS:
        return texts.say("skylines-did-draw", stack=step.upper())
    if step.startswith("="):
        role = next((role for role in board.roles if role.name == step[1:]), None)
        return texts.say("skylines-did-role", role=card_texts.role_title(role, texts) if role else step[1:])
    if step.startswith("open:"):
        return texts.say("skylines-did-open", part=step[5:].upper())
    if ":" in step:
        place = texts.say("skylines-did-squares", squares=step[2:4])
        return f"{texts.say('skylines-did-place', part=step[0].upper())} {place}"
    did = {"-": "put", "+": "pick", "?": "search"}.get(step[0])
    return texts.say(f"skylines-did-{did or 'play'}", card=card_title(board, step[1:] if did else step, texts))
