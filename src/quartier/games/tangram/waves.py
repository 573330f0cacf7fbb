"""What belongs to a wave: its cards, and whether a round ends with it, with a fountain and points."""

from __future__ import annotations

from quartier.games.tangram.position import FINAL, FINAL_CARDS, FOUNTAIN_SLOT, ROUND_CARDS
from quartier.kernel.compiling import kernel


@kernel
def first_card(wave: int) -> int:
    """The card of a wave, or the first of the final round's three."""
    return wave - 1


@kernel
def open_cards(wave: int) -> int:
    """How many cards are played in a wave."""
    if wave == FINAL:
        return FINAL_CARDS
    return 1 if 0 < wave < FINAL else 0


@kernel
def ends_round(wave: int) -> bool:
    """Whether a fountain follows, and then the round is scored: with its last card, or the final round's three."""
    return wave == FINAL or (0 < wave < FINAL and wave % ROUND_CARDS == 0)


@kernel
def round_of(wave: int) -> int:
    """The round that a wave with cards belongs to, counted from 0."""
    return first_card(wave) // ROUND_CARDS


@kernel
def fountain_slot(wave: int) -> int:
    """Where the fountain of a wave's round is noted."""
    return FOUNTAIN_SLOT + round_of(wave)
