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
    """A turn in words."""
    steps = turn.split()
    return ", ".join(tell_step(view.board, step, len(steps) > 1, texts) for step in steps)


def tell_step(board: Board, step: str, further: bool, texts: Texts) -> str:
    """A step in words."""
    cards = {card.id: card_texts.title(card, texts) for card in board.cards}
    if step in ("end", "use"):
        return texts.say(f"skylines-did-{step}")
    if step == "ok":
        return texts.say("skylines-did-done" if further else "skylines-did-keep")
    if step in STACKS:
        return texts.say("skylines-did-draw", stack=step.upper())
    if step.startswith("@"):
        return texts.say("skylines-did-lay", squares=" ".join(found[0] for found in SQUARE.finditer(step)))
    if step.startswith("="):
        role = next((role for role in board.roles if role.name == step[1:]), None)
        return texts.say("skylines-did-role", role=card_texts.role_title(role, texts) if role else step[1:])
    if step.startswith("open:"):
        return texts.say("skylines-did-open", part=step[5:].upper())
    if ":" in step:
        return texts.say("skylines-did-place", part=step[0].upper(), place=step[2:4])
    did = {"-": "put", "+": "pick", "?": "search"}.get(step[0])
    name = step[1:] if did else step
    return texts.say(f"skylines-did-{did or 'play'}", card=cards.get(name, name))
