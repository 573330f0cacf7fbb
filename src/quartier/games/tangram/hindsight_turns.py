"""A plan for a whole match, as the turns that carry it out."""

from __future__ import annotations

from typing import Any

from quartier.core.match import Match
from quartier.games.tangram.hindsight_table import Table
from quartier.games.tangram.position import FINAL_CARD, ROUND_CARDS, TILES
from quartier.games.tangram.steps import GIVE_UP, LAY, NO_FOUNTAIN, PLACES, SIDE, SPRING
from quartier.kernel import calls
from quartier.kernel.records import copied


def turns_of(deal: Match, table: Table, plan: Any) -> list[str]:
    """The turns that lay what was planned, from the choice of a side to the last fountain."""
    state = copied(deal.state)
    order = [int(tile) for tile in state["order"][0][:TILES]]

    def made(*steps: int) -> str:
        texts = []
        for step in steps:
            texts += deal.game.step_texts(state, deal.box, 0, [step])
            calls.apply(state, deal.box.record, 0, step)
        return " ".join(texts)

    def laid(card: int) -> int:
        tile, index = order[card], max(card - FINAL_CARD, 0)
        way = int(plan["laid"][tile])
        if way < 0:
            return GIVE_UP + index
        return LAY + PLACES * index + int(table.places[way, int(plan["green"]) >> tile & 1])

    def fountain(number: int) -> int:
        place = int(plan["springs"][number])
        return SPRING + place if place >= 0 else NO_FOUNTAIN

    told = [made(SIDE + int(plan["side"]))]
    for card in range(FINAL_CARD):
        ends_round = card % ROUND_CARDS == ROUND_CARDS - 1
        told.append(made(laid(card), fountain(card // ROUND_CARDS + 1)) if ends_round else made(laid(card)))
    last = [laid(card) for card in range(FINAL_CARD, TILES)]
    return [*told, made(*last, fountain(FINAL_CARD // ROUND_CARDS + 1))]
