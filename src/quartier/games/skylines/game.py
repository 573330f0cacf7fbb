"""Cities: Skylines, put together for the core."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from quartier.core.game import Ahead, Box, Game, State
from quartier.core.options import load_box
from quartier.core.texts import Texts
from quartier.core.view import Item, Message, View
from quartier.games.skylines import moves, scoring, steps, view
from quartier.games.skylines.about import ABOUT, SkylinesOptions
from quartier.games.skylines.board import Board
from quartier.games.skylines.components import box_record, read_set
from quartier.games.skylines.kit import Kit
from quartier.games.skylines.position import DONE, ENDED, POSITION
from quartier.games.skylines.vocabulary import SKYLINE
from quartier.kernel import calls

if TYPE_CHECKING:
    from rich.text import Text

SCENARIOS = ("introduction", "1", "2", "3", "4", "5")
DIFFICULTIES = ("beginner", "experienced", "expert")


class Skylines(Game):
    """The only one of the games in which all win or lose together."""

    about = ABOUT
    space = steps.SPACE
    move_types = moves.Move
    board_type = Board
    idle_text = "ok"
    sheet_options = ("box",)
    rules = steps.Rule

    def read_box(self, name: str, text: str) -> Box:
        found = read_set(text, name)
        return Box(name, text, box_record(found), found.warnings, Kit(found))

    def blank(self, seats: int, options: SkylinesOptions) -> State:
        state = np.zeros(1, POSITION)
        state["seats"] = seats
        state["scenario"] = SCENARIOS.index(options.scenario)
        state["difficulty"] = DIFFICULTIES.index(options.difficulty)
        state["control"] = options.control
        return state

    def decode(self, state: State, box: Box, seat: int, step: int) -> moves.Move:
        return moves.decode(state, box.contents, step)

    def encode(self, state: State, box: Box, seat: int, move: moves.Move) -> int:
        return moves.encode(state, box.contents, move)

    def write(self, move: moves.Move) -> str:
        return moves.write(move)

    def read(self, text: str) -> moves.Move:
        return moves.read(text)

    def step_texts(self, state: State, box: Box, seat: int, steps: Sequence[int]) -> list[str]:
        return [moves.write(moves.decode(state, box.contents, step)) for step in steps]

    def board(self, state: State, box: Box, seat: int | None) -> Board:
        return view.board(state, box)

    def phase(self, state: State, box: Box, seat: int | None) -> Message:
        return view.phase(state, seat, calls.actors(state, box.record))

    def items(self, state: State, box: Box, seat: int) -> list[Item]:
        return scoring.items(state, box)

    def tie_break(self, state: State, box: Box, seat: int, items: Sequence[Item]) -> tuple[int, ...]:
        return ()

    def failed(self, state: State, box: Box) -> bool:
        record = state[0]
        if int(record.stage) != DONE:
            return False
        return int(record.outcome) != ENDED or int(record.tracks[SKYLINE]) < view.WON

    def score_sheet(self, text: str, source: str, options: Any) -> list[list[Item]]:
        from quartier.games.skylines.scorecard import score_sheet

        return score_sheet(text, source, load_box(self, options.box))

    def sheet_verdict(self, items: Sequence[Item], options: Any) -> Message:
        from quartier.games.skylines.scorecard import LOST

        if any(item.reason.id == LOST for item in items):
            return Message("skylines-phase-collapsed")
        skyline = sum(item.points for item in items)
        return Message(f"skylines-phase-grade-{view.grade(skyline)}", {"skyline": skyline})

    def draw(self, view: View, texts: Texts, width: int, height: int | None = None, ahead: Ahead | None = None) -> Text:
        from quartier.games.skylines.terminal import draw

        return draw(view, texts, width, height)

    def legend(self, view: View, texts: Texts) -> Text:
        from quartier.games.skylines.terminal import legend

        return legend(texts)

    def tell(self, view: View, turn: str, texts: Texts) -> str:
        from quartier.games.skylines.terminal import tell

        return tell(view, turn, texts)


GAME = Skylines()
