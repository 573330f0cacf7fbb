"""How bots sit down: by the name that somebody asks for, and each as a character of its own when a match begins."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from quartier.bots import UnknownBot
from quartier.bots.characters import check_character, draw_characters, split_name
from quartier.core.registry import about
from quartier.server.messages.refusals import Refusal
from quartier.server.store.records import SeatRecord


def bot_seat(name: str, game: str) -> SeatRecord:
    """The seat of a bot that there is, as in `strong` or `strong:gambler`."""
    try:
        level, character = split_name(name)
        check_character(name, about(game))
    except UnknownBot:
        raise Refusal("unknown-bot") from None
    return SeatRecord(bot=level, character=character)


def with_characters(seats: Sequence[SeatRecord], game: str) -> tuple[SeatRecord, ...]:
    """The seats when a match begins: bots that have no character get one, as different as there are."""
    bots = [sitting.bot_name for sitting in seats if sitting.bot_name is not None]
    drawn = iter(draw_characters(bots, about(game)))
    return tuple(
        msgspec.structs.replace(sitting, character=split_name(next(drawn))[1]) if sitting.bot is not None else sitting
        for sitting in seats
    )
