"""Sets of cards as two words each, and what a role, a building or the news adds to a rule."""

from __future__ import annotations

from typing import Any

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import Position
from quartier.games.skylines.vocabulary import HOOKS
from quartier.kernel.bits import EMPTY, bit, count, has, lowest, without_lowest
from quartier.kernel.compiling import kernel

WORD = 64


@kernel
def holds(cards: Any, card: int) -> bool:
    """Whether a card is in the set."""
    return has(cards[card // WORD], card % WORD)


@kernel
def put_in(cards: Any, card: int) -> None:
    """Put a card into the set."""
    cards[card // WORD] |= bit(card % WORD)


@kernel
def take_out(cards: Any, card: int) -> None:
    """Take a card out of the set."""
    cards[card // WORD] &= ~bit(card % WORD)


@kernel
def number_of(cards: Any) -> int:
    """How many cards are in the set."""
    return count(cards[0]) + count(cards[1])


@kernel
def card_at(cards: Any, index: int) -> int:
    """The card of that place in the set, the lowest number first."""
    first = count(cards[0])
    word, base = cards[0], 0
    if index >= first:
        word, base, index = cards[1], WORD, index - first
    for _ in range(index):
        word = without_lowest(word)
    return base + lowest(word)


@kernel
def list_cards(cards: Any, base: int, steps: Any, number: int) -> int:
    """List the steps `base` + card for every card of the set; return the new number of steps."""
    for half in range(2):
        rest = cards[half]
        while rest != EMPTY:
            steps[number] = base + WORD * half + lowest(rest)
            number += 1
            rest = without_lowest(rest)
    return number


@kernel
def bent(position: Position, box: BoxRecord, hook: int) -> int:
    """What the buildings, the news and the active seat's role add to a rule."""
    role = int(position.roles[position.active])
    added = int(position.common[hook])
    return added + int(box.role_bends[role, hook]) if role >= 0 else added


@kernel
def bend_for_all(position: Position, box: BoxRecord, card: int, sign: int) -> None:
    """Let a unique building or news bend the rules from now on (1), or no longer (-1)."""
    for hook in range(len(HOOKS)):
        position.common[hook] += sign * int(box.bends[card, hook])
