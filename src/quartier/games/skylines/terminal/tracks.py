"""How the administration board looks in a terminal: tracks as bars with their values and ends."""

from __future__ import annotations

from rich.text import Text

from quartier.core.drawing import Block, beside, flow, lines
from quartier.core.texts import Texts
from quartier.games.skylines.board import Board
from quartier.games.skylines.terminal.map import FAINT
from quartier.games.skylines.vocabulary import BURDENS, SUPPLIES, TRACKS

LEFT = ("happiness", *(TRACKS[track] for track in SUPPLIES), "labour")
RIGHT = tuple(TRACKS[track] for track in BURDENS)
SHORT, LONG = 20, 60
"""A bar with more steps than the first shows two of them as one; a track with more than the second has no bar."""
GAP = 2
WITH_ENDS = 40
"""Columns from which on the ends of tracks without bars are told."""
VALUE = 2
"""Columns for the value of a track."""


def plain(number: int) -> str:
    """A number with a minus sign as wide as a digit."""
    return str(number).replace("-", "−")


def treasury(board: Board, texts: Texts) -> Text:
    """Money, skyline and milestone."""
    said = texts.say(
        "skylines-terminal-tracks",
        money=board.tracks["money"],
        skyline=plain(board.tracks["skyline"]),
        milestone=board.milestones + (board.stage != "over"),
    )
    return Text(said, "bold")


def tracks_in_brief(board: Board, texts: Texts, width: int) -> Block:
    """All tracks by their values, without bars; with their ends where there is room."""
    said = []
    for name in (*LEFT, *RIGHT):
        low, high = (plain(end) for end in board.ends[name])
        word = Text(f"{texts.say(f'skylines-track-{name}')} ").append(plain(board.tracks[name]), "bold")
        said.append(word.append(f" [{low}…{high}]", FAINT) if width > WITH_ENDS else word)
    return [*lines(treasury(board, texts), width), *flow(said, width)]


def tracks(board: Board, texts: Texts, width: int) -> Block:
    """All tracks, the burdens beside the others where there is room, else below them."""
    left, right = aligned(board, texts, LEFT), aligned(board, texts, RIGHT)
    if left[0].cell_len + GAP + right[0].cell_len > width:
        return [*lines(treasury(board, texts), width), *left, *right]
    return [*lines(treasury(board, texts), width), *beside([left, right], GAP)]


def aligned(board: Board, texts: Texts, names: tuple[str, ...]) -> Block:
    """These tracks, one line each, of one width."""
    words = [texts.say(f"skylines-track-{name}").capitalize() for name in names]
    lows = [plain(board.ends[name][0]) for name in names]
    drawn = []
    for name, word, low in zip(names, words, lows, strict=True):
        line = Text(f"{word:<{longest(words)}} ").append(f"{plain(board.tracks[name]):>{VALUE}} ", "bold")
        line.append(f"{low:>{longest(lows)}} ", FAINT).append_text(bar(board.tracks[name], *board.ends[name]))
        drawn.append(line.append(f" {board.ends[name][1]}", FAINT))
    for line in drawn:
        line.pad_right(max(other.cell_len for other in drawn) - line.cell_len)
    return drawn


def longest(words: list[str]) -> int:
    """How many columns the longest of some words takes."""
    return max(map(len, words))


def bar(value: int, low: int, high: int) -> Text:
    """The steps of a track, its marker on one of them."""
    if high - low > LONG:
        return Text("…", FAINT)
    drawn = Text()
    step = 2 if high - low > SHORT else 1
    stands = min(max(value, low), high)
    for first in range(low, high + 1, step):
        here = range(first, first + step)
        if stands in here:
            drawn.append("●", "bold red" if value < 0 or (low == 0 < value) else "bold green")
        else:
            drawn.append("│" if low < 0 and 0 in here else "·", FAINT)
    return drawn
