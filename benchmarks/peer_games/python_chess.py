"""python-chess: random games of chess in Python."""

from __future__ import annotations

from collections.abc import Iterator

import chess
from benchmarks.peer_games.measuring import STEPS, Measurement, Tally, any_of, tallied


def measurements(quick: bool) -> Iterator[Measurement]:
    """All that is measured."""
    tally = tallied(play, 0.1 if quick else 5.0)
    yield Measurement(STEPS, "chess", "Python loop", tally.branching, tally.length, work=played)


def play(tally: Tally) -> None:
    """A random game to an end that nobody need claim."""
    board = chess.Board()
    while not board.is_game_over():
        legal = list(board.legal_moves)
        tally.decided(len(legal))
        board.push(any_of(legal))


def played() -> int:
    """The same as a portion of work."""
    tally = Tally()
    play(tally)
    return tally.decisions
