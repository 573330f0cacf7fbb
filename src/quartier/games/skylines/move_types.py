"""The moves of Cities: Skylines, a struct each."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from quartier.games.skylines.position import FORM_SQUARES

# A `$` also matches before a last newline.
PartLetter: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[a-f](?!\n)$")]
PlaceName: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[a-c][1-4](?!\n)$")]
Quarters: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
CardName: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[rciusxpn][1-9][0-9]?(?!\n)$")]
StackName: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^i{1,3}(?!\n)$")]
SquareName: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[a-x]([1-9]|1[0-8])(?!\n)$")]


class OfCard(msgspec.Struct, frozen=True):
    """What moves with one card have in common."""

    card: CardName


class PlacePart(msgspec.Struct, frozen=True, tag="place"):
    """Place a board part: row and column of the frame, quarter turns clockwise."""

    part: PartLetter
    place: PlaceName
    turned: Quarters


class Cast(msgspec.Struct, frozen=True, tag="role"):
    """Choose a role."""

    role: str


class Open(msgspec.Struct, frozen=True, tag="open"):
    """Open a board part."""

    part: PartLetter


class Play(OfCard, frozen=True, tag="play"):
    """Play a card."""


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay the tile of the card played on these squares, row by row."""

    squares: Annotated[tuple[SquareName, ...], msgspec.Meta(min_length=1, max_length=FORM_SQUARES)]


class PutAway(OfCard, frozen=True, tag="put"):
    """Put a card on the exchange pile."""


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Draw from a stack."""

    stack: StackName


class Pick(OfCard, frozen=True, tag="pick"):
    """Take a card from the exchange pile."""


class Search(OfCard, frozen=True, tag="search"):
    """Give one's role up and take a card out of its stack."""


class Use(msgspec.Struct, frozen=True, tag="use"):
    """Use the ability of one's role."""


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """Put no more cards away."""


class End(msgspec.Struct, frozen=True, tag="end"):
    """End the milestone."""


Move: TypeAlias = PlacePart | Cast | Open | Play | Lay | PutAway | Draw | Pick | Search | Use | Ready | End
