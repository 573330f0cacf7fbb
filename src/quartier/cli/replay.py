"""`quartier replay`: a saved match turn by turn, each with what happened."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from quartier.cli.input_file import read_file
from quartier.cli.output.console import ScreenTexts, console, print_json
from quartier.cli.output.plain_letters import is_plain
from quartier.cli.play.end_screen import end_of
from quartier.cli.play.table_screen import FAINT, points
from quartier.core.drawing import Block, joined, lines
from quartier.core.errors import BadOption
from quartier.core.file import read_match
from quartier.core.match import Match
from quartier.core.view import View

BACK, LEAVE = ("b", "back", "p"), ("q", "quit", "exit")


@dataclass(frozen=True)
class Frame:
    """The position after so many turns, and the turn that led to it."""

    number: int
    seat: int | None
    turn: str
    view: View


class Told(ScreenTexts):
    """The texts for one who only looks on: whoever has just played is not “you”."""

    seat = 0

    def say(self, message: str, **arguments: str | int | float) -> str:
        """The text of a message."""
        return super().say("seat", seat=self.seat + 1) if message == "you" else super().say(message, **arguments)


def frames(whole: Match, shown: Sequence[int]) -> Iterator[Frame]:
    """The positions of a match that are to be shown."""
    match = whole.beginning()
    for number in range(max(shown) + 1):
        played = whole.turns[number - 1] if number else None
        if played is not None:
            match.play(played.seat, played.text)
        if number in shown:
            # The file holds the seed: nothing in it is hidden, so the board of who has just played is shown large.
            seat = None if played is None else played.seat
            yield Frame(number, seat, "" if played is None else played.text, match.view(seat))


def replay_file(file: str, turn: int | None, json: bool, image: Path | None, look: dict[str, Any]) -> None:
    """Show the positions of a match, all or the one after so many turns; on a terminal one by one. Or its picture."""
    whole = read_match(*read_file(file))
    if image is not None:
        if turn is not None:
            raise BadOption("wrong-picture-turn")
        from quartier.cli.replay_image import save_image

        save_image(whole, file, image, json=json, **look)
        return
    for option in ("seat", "names", "date", "moving"):
        if look[option]:
            raise BadOption("wrong-picture-nowhere", option=f"--{option}")
    turns = len(whole.turns)
    if turn is not None and not 0 <= turn <= turns:
        raise BadOption("wrong-turn-number", turn=turn, turns=turns)
    shown = range(turns + 1) if turn is None else [turn]
    if json:
        told = [{"turn": frame.number, "view": frame.view} for frame in frames(whole, shown)]
        print_json({"game": whole.game.name, "turns": turns, "frames": told})
        return
    screen, texts = console(), Told(ascii_only=is_plain(sys.stdout))
    if turn is None and screen.is_terminal and screen.is_interactive and file != "-":
        step_through(whole, screen, texts)
        return
    for frame in frames(whole, shown):
        screen.print(joined(drawn(frame, whole, texts, screen.width, None)), crop=False)
        screen.print()


def step_through(whole: Match, screen: Console, texts: Told) -> None:
    """Frame by frame: Enter goes on, a number goes to that turn."""
    turns = len(whole.turns)
    seen = list(frames(whole, range(turns + 1)))
    at = 0
    while True:
        said = lines(texts.say("replay-keys", turns=turns), screen.width, FAINT)
        block = drawn(seen[at], whole, texts, screen.width, screen.height - 1 - len(said))
        screen.clear()
        screen.print(joined([*block, *said]), crop=False)
        try:
            word = input(f"{at}/{turns}> ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            screen.print()
            return
        if word in LEAVE or (not word and at == turns):
            return
        at = int(word) if word.isdecimal() else at - 1 if word in BACK else at + 1
        at = min(max(at, 0), turns)


def drawn(frame: Frame, whole: Match, texts: Told, width: int, height: int | None) -> Block:
    """What happened, the table after it, everybody's points; at the end, how it ended."""
    game, view = whole.game, frame.view
    texts.seat = frame.seat or 0
    if frame.seat is None:
        head = Text(texts.say("replay-start"), "bold")
    else:
        name, turns = texts.say("seat", seat=frame.seat + 1), len(whole.turns)
        said = texts.say("replay-step", number=frame.number, turns=turns, name=name, turn=frame.turn)
        head = Text(said, "bold").append(f" ({game.tell(view, frame.turn, texts)})", "not bold")
    top = lines(head, width)
    seen = msgspec.structs.replace(view, legal=[])
    below = [] if game.about.cooperative else points(seen, view.standings, texts, width)
    if view.over:
        below = end_of(seen, texts, width) if height is None else below
    room = None if height is None else max(height - len(top) - len(below), 1)
    return [*top, *lines(game.draw(seen, texts, width, room)), *below]
