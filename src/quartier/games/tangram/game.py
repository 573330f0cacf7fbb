"""Tangram City, put together for the core."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from quartier.core.game import Ahead, Box, Game, State
from quartier.core.texts import Texts
from quartier.core.view import Item, Message, View
from quartier.games.tangram import moves, scorecard, steps, view
from quartier.games.tangram.about import ABOUT, TangramOptions
from quartier.games.tangram.components import Parts, box_record, read_parts
from quartier.games.tangram.position import POSITION
from quartier.kernel import calls

if TYPE_CHECKING:
    from rich.text import Text


@dataclass(frozen=True)
class Pieces:
    """A set and its tiles as they are drawn."""

    parts: Parts
    tiles: list[view.TileShape]


class Tangram(Game):
    """The game for one to five."""

    about = ABOUT
    space = steps.SPACE
    move_types = moves.Move
    board_type = view.Board
    turns_stay_secret = True
    sheet_options = ()
    misjudgement = 5.0
    rules = steps.Rule

    def read_box(self, name: str, text: str) -> Box:
        parts = read_parts(text, name)
        return Box(name, text, box_record(parts), tuple(parts.warnings), Pieces(parts, view.tile_shapes(parts)))

    def blank(self, seats: int, options: TangramOptions) -> State:
        state = np.zeros(1, POSITION)
        state["seats"] = seats
        return state

    def decode(self, state: State, box: Box, seat: int, step: int) -> moves.Move:
        return moves.decode(state, seat, step)

    def encode(self, state: State, box: Box, seat: int, move: moves.Move) -> int:
        try:
            return moves.encode(state, seat, move)
        except moves.NoStep as error:
            raise self.illegal(error.rule) from None

    def write(self, move: moves.Move) -> str:
        return moves.write(move)

    def read(self, text: str) -> moves.Move:
        return moves.read(text)

    def step_texts(self, state: State, box: Box, seat: int, steps: Sequence[int]) -> list[str]:
        return moves.step_texts(state, seat, steps)

    def board(self, state: State, box: Box, seat: int | None) -> view.Board:
        return view.board(state, box.contents.tiles, box.contents.parts, seat)

    def phase(self, state: State, box: Box, seat: int | None) -> Message:
        return view.phase(state, seat, int(calls.score(state, box.record, 0)))

    def items(self, state: State, box: Box, seat: int) -> list[Item]:
        return view.items(state, box.record, seat)

    def tie_break(self, state: State, box: Box, seat: int, items: Sequence[Item]) -> tuple[int, ...]:
        return ()

    def score_sheet(self, text: str, source: str, options: TangramOptions) -> list[list[Item]]:
        return [scorecard.score_sheet(text, source)]

    def draw(self, view: View, texts: Texts, width: int, height: int | None = None, ahead: Ahead | None = None) -> Text:
        from quartier.games.tangram.terminal import draw

        return draw(view, texts, width, height, ahead)

    def legend(self, view: View, texts: Texts) -> Text:
        from quartier.games.tangram.terminal import legend

        return legend(texts)

    def tell(self, view: View, turn: str, texts: Texts) -> str:
        from quartier.games.tangram.terminal import tell

        return tell(turn, texts)


GAME = Tangram()
