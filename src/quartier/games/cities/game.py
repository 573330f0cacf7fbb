"""Cities, put together for the core."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from quartier.core.game import Ahead, Box, Game, State
from quartier.core.texts import Texts
from quartier.core.view import Item, Message, View
from quartier.games.cities import moves, steps, view
from quartier.games.cities.about import ABOUT, CitiesOptions
from quartier.games.cities.components import box_record, read_tiles
from quartier.games.cities.position import FREE_POSITION, POSITION, TOURISTS
from quartier.games.cities.scorecard import read_city, read_free_city

if TYPE_CHECKING:
    from rich.text import Text


class Cities(Game):
    """The game in its frame, and *free* on its own position type."""

    about = ABOUT
    space = steps.SPACE
    move_types = moves.Move
    board_type = view.Board
    turns_stay_secret = True
    sheet_options = ("level", "free")
    idle_text = moves.write(moves.Stay())
    rules = steps.Rule

    def read_box(self, name: str, text: str) -> Box:
        tiles = read_tiles(text, name)
        return Box(name, text, box_record(tiles), tiles.warnings, tiles.letters)

    def blank(self, seats: int, options: CitiesOptions) -> State:
        state = np.zeros(1, FREE_POSITION if options.free else POSITION)
        state["seats"] = seats
        state["level"] = options.level
        state["no_jumping"] = options.no_jumping
        state["one_more"] = options.just_one_more
        return state

    def decode(self, state: State, box: Box, seat: int, step: int) -> moves.Move:
        return moves.decode(state, seat, step)

    def encode(self, state: State, box: Box, seat: int, move: moves.Move) -> int:
        try:
            return moves.encode(state, seat, move)
        except moves.OffGrid as error:
            raise self.illegal(error.rule) from None

    def write(self, move: moves.Move) -> str:
        return moves.write(move)

    def read(self, text: str) -> moves.Move:
        return moves.read(text)

    def step_texts(self, state: State, box: Box, seat: int, steps: Sequence[int]) -> list[str]:
        return moves.step_texts(state, seat, steps)

    def split(self, turn: str) -> list[str]:
        return turn.replace(", ", ",").split()

    def board(self, state: State, box: Box, seat: int | None) -> view.Board:
        return view.board(state, box.contents)

    def phase(self, state: State, box: Box, seat: int | None) -> Message:
        return view.phase(state, seat)

    def items(self, state: State, box: Box, seat: int) -> list[Item]:
        return view.items(state, seat)

    def tie_break(self, state: State, box: Box, seat: int, items: Sequence[Item]) -> tuple[int, ...]:
        best = sorted((item.points for item in items), reverse=True)
        return tuple(best + [0] * (TOURISTS - len(best)))

    def score_sheet(self, text: str, source: str, options: CitiesOptions) -> list[list[Item]]:
        read = read_free_city if options.free else read_city
        return [view.items(read(text, source, options.level), 0)]

    def draw(self, view: View, texts: Texts, width: int, height: int | None = None, ahead: Ahead | None = None) -> Text:
        from quartier.games.cities.terminal import draw

        return draw(view, texts, width, height)

    def legend(self, view: View, texts: Texts) -> Text:
        from quartier.games.cities.terminal import legend

        return legend(texts)

    def tell(self, view: View, turn: str, texts: Texts) -> str:
        from quartier.games.cities.terminal import tell

        return tell(turn, texts)


GAME = Cities()
