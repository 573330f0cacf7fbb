"""The agent's side of the line protocol: it is asked on one stream and answers on another, until the first one ends."""

from __future__ import annotations

import sys
import traceback
from typing import BinaryIO

import msgspec

from quartier.agents.loading import Maker, Player
from quartier.agents.messages import PROTOCOL, Answer, Hello, Move, NewGame, line_of, read_line
from quartier.agents.request import Request
from quartier.core.errors import QuartierError


def speak(name: str, make: Maker, asked: BinaryIO, answers: BinaryIO) -> bool:
    """Answer all that is asked; false where the agent could not go on."""
    game: NewGame | None = None
    player: Player | None = None
    for line in asked:
        try:
            message = read_line(line)
            match message:
                case Hello():
                    answer = Answer(protocol=PROTOCOL, name=name)
                case NewGame():
                    game, player = message, make()
                    continue
                case Move():
                    if game is None or player is None:
                        raise ValueError("a move was asked for before the game was told")
                    answer = Answer(turn=player.turn(Request(game, message)))
                case _:
                    continue
        # Whatever goes wrong in an agent: whoever asks is told, and the rest stands on standard error.
        except Exception as error:
            traceback.print_exc(file=sys.stderr)
            own = isinstance(error, (QuartierError, msgspec.DecodeError))
            answer = Answer(error=str(error) if own else f"{type(error).__name__}: {error}")
        answers.write(line_of(answer))
        answers.flush()
        if answer.error is not None:
            return False
    return True
