"""City and Guilds, put together for the core."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from quartier.core.game import Ahead, Box, Game, State
from quartier.core.options import load_box
from quartier.core.texts import Texts
from quartier.core.view import Item, Message, View
from quartier.games.guilds import items, moves, steps, view
from quartier.games.guilds.about import ABOUT, GuildsOptions
from quartier.games.guilds.components import box_record, read_town
from quartier.games.guilds.position import POSITION
from quartier.kernel import calls

if TYPE_CHECKING:
    from rich.text import Text


class Guilds(Game):
    """The only one of the games in which all build one town."""

    about = ABOUT
    space = steps.SPACE
    move_types = moves.Move
    board_type = view.Board
    sheet_options = ("box",)
    rules = steps.Rule

    def read_box(self, name: str, text: str) -> Box:
        town = read_town(text, name)
        return Box(name, text, box_record(town), town.warnings, town)

    def blank(self, seats: int, options: GuildsOptions) -> State:
        state = np.zeros(1, POSITION)
        state["seats"] = seats
        return state

    def decode(self, state: State, box: Box, seat: int, step: int) -> moves.Move:
        return moves.decode(step)

    def encode(self, state: State, box: Box, seat: int, move: moves.Move) -> int:
        return moves.encode(move)

    def write(self, move: moves.Move) -> str:
        return moves.write(move)

    def read(self, text: str) -> moves.Move:
        return moves.read(text)

    def step_texts(self, state: State, box: Box, seat: int, steps: Sequence[int]) -> list[str]:
        return [moves.write(moves.decode(step)) for step in steps]

    def public_turn(self, turn: str) -> str:
        # The tile returned in set-up is never shown to the others.
        return "<" if turn.startswith("<") else turn

    def board(self, state: State, box: Box, seat: int | None) -> view.Board:
        return view.board(state, box)

    def phase(self, state: State, box: Box, seat: int | None) -> Message:
        return view.phase(state, seat, calls.actors(state, box.record))

    def items(self, state: State, box: Box, seat: int) -> list[Item]:
        return items.items(state, box, seat)

    def tie_break(self, state: State, box: Box, seat: int, items: Sequence[Item]) -> tuple[int, ...]:
        return ()

    def score_sheet(self, text: str, source: str, options: Any) -> list[list[Item]]:
        from quartier.games.guilds.scorecard import score_sheet

        return score_sheet(text, source, load_box(self, options.box))

    def draw(self, view: View, texts: Texts, width: int, height: int | None = None, ahead: Ahead | None = None) -> Text:
        from quartier.games.guilds.terminal import draw

        return draw(view, texts, width, height)

    def legend(self, view: View, texts: Texts) -> Text:
        from quartier.games.guilds.terminal import legend

        return legend(texts)

    def tell(self, view: View, turn: str, texts: Texts) -> str:
        from quartier.games.guilds.terminal import tell

        return tell(turn, texts)


GAME = Guilds()
