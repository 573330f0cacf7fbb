"""What a seat's points come from: where the marker began, each round's rectangle, the bonuses."""

from __future__ import annotations

from typing import Any

import numpy as np

from quartier.core.game import Box, State
from quartier.core.view import Item, Message
from quartier.games.tangram.laying import relay
from quartier.games.tangram.names import named_fields
from quartier.games.tangram.position import FINAL, FIRST_POINT, READY, ROUND_CARDS, ROUNDS, SPAN
from quartier.games.tangram.scoring import PLANNING_BONUS, harmony_bonus, look_at_board
from quartier.games.tangram.waves import ends_round, round_of
from quartier.kernel.compiling import entry


@entry
def round_boards(positions: Any, box: Any, seat: int, rounds: int, words: Any) -> None:
    """The rectangle of each round that was scored; `positions` is scratch and changes."""
    # Backwards, because a board is made smaller but not larger again.
    for index in range(rounds - 1, -1, -1):
        if index < ROUNDS:
            relay(positions[0], box[0], seat, ROUND_CARDS * (index + 1))
        look_at_board(positions, seat, words[index])


def items(state: State, box: Box, seat: int) -> list[Item]:
    """The points of a seat: where the marker began, each round's rectangle, the bonuses."""
    wave = int(state["wave"][0])
    scored = ROUNDS + 1 if wave > FINAL else max(wave - 1, 0) // ROUND_CARDS
    words = np.zeros((ROUNDS + 1, 4), np.uint64)
    round_boards(state.copy(), box.record, seat, scored, words)
    found = [Item(FIRST_POINT, Message("tangram-item-start"))]
    for index, (rectangle, *_) in enumerate(words[:scored].tolist()):
        found.append(round_item(index + 1, rectangle))
    if scored > ROUNDS:
        _, full, black, green = words[ROUNDS].tolist()
        found += bonus_items(full, black, green)
    return found


def due(state: State, seat: int) -> list[Item]:
    """What a round will bring to a seat that is ready with its last card."""
    wave = int(state["wave"][0])
    if not ends_round(wave) or int(state["stage"][0, seat]) != READY:
        return []
    words = np.zeros(4, np.uint64)
    look_at_board(state, seat, words)
    rectangle, full, black, green = words.tolist()
    found = [round_item(1 + round_of(wave), rectangle)]
    return found + bonus_items(full, black, green) if wave == FINAL else found


def round_item(number: int, rectangle: int) -> Item:
    """What the largest rectangle brought in a round."""
    fields = named_fields(rectangle)
    columns, lines = {name[0] for name in fields}, {name[1] for name in fields}
    counted: dict[str, str | int] = {"round": number, "width": len(columns), "height": len(lines)}
    return Item(len(fields), Message("tangram-item-round", counted), fields=fields)


def bonus_items(full: int, black: int, green: int) -> list[Item]:
    """The planning bonus and the harmony bonus of a finished board."""
    covered = full.bit_count()
    planned = PLANNING_BONUS if covered == SPAN * SPAN else 0
    counted: dict[str, str | int] = {"black": black.bit_count(), "green": green.bit_count()}
    distance = abs(black.bit_count() - green.bit_count())
    return [
        Item(planned, Message("tangram-item-planning", {"full": covered}), fields=named_fields(full)),
        Item(
            int(harmony_bonus(distance)),
            Message("tangram-item-harmony", {**counted, "distance": distance}),
            fields=named_fields(black),
            neighbours=named_fields(green),
        ),
    ]
