"""Sets of cards as two words each: hands, stacks, the exchange pile."""

from __future__ import annotations

from quartier.kernel.bits import EMPTY, bit, count, has, lowest, nth, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.records import Word, Words
from quartier.kernel.rules import Steps

WORD = 64


@kernel
def holds(cards: Words, card: int) -> bool:
    """Whether a card is in the set."""
    return has(cards[card // WORD], card % WORD)


@kernel
def put_in(cards: Words, card: int) -> None:
    """Put a card into the set."""
    cards[card // WORD] |= bit(card % WORD)


@kernel
def take_out(cards: Words, card: int) -> None:
    """Take a card out of the set."""
    cards[card // WORD] &= ~bit(card % WORD)


@kernel
def number_of(cards: Words) -> int:
    """How many cards are in the set."""
    return count(cards[0]) + count(cards[1])


@kernel
def card_at(cards: Words, index: int) -> int:
    """The card of that place in the set, the lowest number first."""
    return nth_card(cards[0], cards[1], index)


@kernel
def nth_card(low: Word, high: Word, index: int) -> int:
    """The card of that place in a set of two words, the lowest number first."""
    first = count(low)
    return nth(low, index) if index < first else WORD + nth(high, index - first)


@kernel
def list_cards(cards: Words, base: int, steps: Steps, number: int) -> int:
    """List the steps `base` + card for every card of the set; return the new number of steps."""
    for half in range(2):
        rest = cards[half]
        while rest != EMPTY:
            steps[number] = base + WORD * half + lowest(rest)
            number += 1
            rest = without_lowest(rest)
    return number
