"""How a match is followed the slow way, and what must then be the same."""

from __future__ import annotations

from typing import Any

from quartier.core.game import Box
from quartier.core.match import Match
from quartier.games.skylines.board import Board

from .slow import Ledger
from .slow_city import ZONES
from .slow_ground import named, shape_of


def follow(match: Match) -> Ledger:
    """Play a match again beside the slow way, comparing the two after every turn."""
    again = Match(match.game, match.seats, match.seed, match.options, match.box)
    ledger = Ledger(match.box.contents.set, again.view(None).board)
    for turn in match.turns:
        again.play(turn.seat, turn.text)
        board = again.view(None).board
        ledger.play(turn.seat, turn.text, board)
        assert slowly(ledger) == seen(board), f"after {turn.text} of seat {turn.seat} in wave {turn.wave}"
        if board.stage == "act":
            assert board.active == ledger.turn_of
        if board.stage == "act" or board.outcome == "no-action":
            assert set(again.view(board.active).legal) == ledger.actions(ledger.turn_of, shapes(match.box))
    return ledger


def slowly(ledger: Ledger) -> dict[str, Any]:
    """The city as the slow way knows it."""
    return {
        "tracks": ledger.tracks,
        "hands": ledger.hands,
        "stacks": ledger.stacks,
        "pile": ledger.pile,
        "roles": ledger.roles,
        "built": set(ledger.built),
        "news": ledger.news,
        "outcome": ledger.outcome,
        "starter": ledger.starter,
        "milestones": ledger.milestones,
        "gained": sum(ledger.gained),
        "open": set(ledger.map) - ledger.closed,
        "tiles": [(card.id, tile) for card, tile in ledger.laid],
        "supply": {zone: +ledger.supply[zone] for zone in ZONES},
        "districts": {
            district: (
                ledger.count(district).total(),
                *(ledger.count(district)[kind] for kind in (*ZONES, "utility")),
                {card.service for card, tile in ledger.laid if card.service and card.level > 0 and tile <= district},
                {card.service for card, tile in ledger.laid if card.service and card.level == 0 and tile <= district},
            )
            for district in ledger.ground.districts
        },
    }


def seen(board: Board) -> dict[str, Any]:
    """The same as everybody sees it."""
    return {
        "tracks": board.tracks,
        "hands": [set(player.hand) for player in board.players],
        "stacks": [set(stack.cards) for stack in board.stacks],
        "pile": set(board.pile),
        "roles": [player.role for player in board.players],
        "built": set(board.built),
        "news": board.news,
        "outcome": board.outcome,
        "starter": board.starter,
        "milestones": board.milestones,
        "gained": sum(board.gained),
        "open": {part.letter for part in board.parts if part.open},
        "tiles": [(tile.card, named("".join(tile.squares))) for tile in board.tiles],
        "supply": {zone: {shape_of(read(shape.drawing)): shape.left for shape in board.supply[zone]} for zone in ZONES},
        "districts": {
            named("".join(district.squares)): (
                district.tiles,
                *(district.zones[zone] for zone in ZONES),
                district.utilities,
                set(district.services),
                set(district.small),
            )
            for district in board.districts
        },
    }


def read(drawing: list[str]) -> list[tuple[int, int]]:
    """The squares of a shape that is drawn."""
    return [(y, x) for y, row in enumerate(drawing) for x, mark in enumerate(row) if mark == "#"]


def shapes(box: Box) -> dict[str, tuple[tuple[int, int], ...]]:
    """The shapes of a set by name."""
    return dict(box.contents.set.shapes)
