"""Boards drawn as text, for tests."""

from __future__ import annotations

from typing import Any

import numpy as np

from quartier.core.game import State
from quartier.core.match import Match
from quartier.core.options import load_box
from quartier.games.tangram.about import TangramOptions
from quartier.games.tangram.city_board import CityBoard
from quartier.games.tangram.game import GAME
from quartier.games.tangram.position import FINAL

BOX = load_box(GAME, "house")
HALVES = {"/": ((3, 0), (1, 2)), "\\": ((2, 3), (0, 1))}
"""The quarters of the western and of the eastern half, by the diagonal between them."""


def board(text: str, wave: int = FINAL + 1) -> State:
    """A position for one: fields are `B`, `G`, `F`, a dot, or two halves and their diagonal, as in `b/g` or `.\\f`."""
    state = GAME.blank(1, TangramOptions())
    state["wave"] = wave
    for row, line in enumerate(text.split("\n")[1:] if text.startswith("\n") else text.split("\n")):
        for column, field in enumerate(line.split()):
            bit = np.uint64(1 << 8 * row + column)
            if field in "BGF":
                field = f"{field}/{field}".lower()
            if field == ".":
                continue
            west, diagonal, east = tuple(field)
            for letter, quarters in zip(west + east, HALVES[diagonal], strict=True):
                for quarter in quarters if letter != "." else ():
                    state["covered"][0, 0, quarter] |= bit
                    if letter in "bg" and quarter in (0, 2):
                        state["black" if letter == "b" else "green"][0, 0, quarter // 2] |= bit
    return state


def looks(text: str) -> dict[str, int]:
    """What a drawn board counts: the largest rectangle, full fields, fields for black and for green."""
    seen = shown(board(text))
    return {"rectangle": len(seen.rectangle), "full": seen.full, "black": seen.black, "green": seen.green}


def shown(state: State) -> CityBoard:
    """The board of the first seat as it is seen."""
    seen: CityBoard = GAME.board(state, BOX, 0).boards[0]
    return seen


def begun(seats: int = 1, seed: int | str = 1, **options: Any) -> Match:
    """A match in which all have chosen black."""
    match = Match.new("tangram", seats=seats, seed=seed, **options)
    for seat in range(seats):
        match.play(seat, "black")
    return match


def pass_wave(match: Match) -> None:
    """Everybody gives everything up."""
    tiles = match.view(None).board.now
    fountain = " *x" if len(tiles) > 1 or match.wave % 4 == 0 else ""
    for seat in match.actors:
        match.play(seat, " ".join(f"{tile}:x" for tile in tiles) + fountain)
