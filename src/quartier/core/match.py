"""A match: options, seed and turns; the only authority over its position."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from quartier.core.about import Options
from quartier.core.arguments import read_moves, read_seat, read_seats, read_seed
from quartier.core.errors import CannotUndo, MalformedMove
from quartier.core.game import Box, Game, State
from quartier.core.options import load_box, read_options
from quartier.core.registry import load_game
from quartier.core.reports import letters_of
from quartier.core.seeds import Commitment, one_line
from quartier.core.situation import Situation, Told, view_of
from quartier.core.view import LogEntry, Standing, View
from quartier.kernel import calls
from quartier.kernel.random import seeded
from quartier.kernel.records import copied
from quartier.kernel.report import blank_report
from quartier.kernel.rules import STEP, blank_steps
from quartier.kernel.turns import ENOUGH, TURN, WALK, spell_turns

__all__ = ["Match", "Situation", "Turn"]


class Turn(msgspec.Struct, frozen=True, gc=False):
    """What a seat did in a wave: kernel steps, and the same as notation."""

    wave: int
    seat: int
    steps: tuple[int, ...]
    """As kernels know it."""
    text: str
    """As people write it."""
    entry: LogEntry
    """The turn in its own seat's log."""
    public: LogEntry
    """The turn in everybody else's."""


class Match:
    """A running or finished match. Seats are counted from 0.

    >>> match = Match.new("cities", seats=2, seed=7)
    >>> for seat in match.actors:
    ...     turn = match.play(seat, "e5^,g7>,i9v")
    >>> match.legal(0)[:2]
    ['c3^ .', 'c3^ +c3']
    >>> match.play(0, "e11^ .")
    Traceback (most recent call last):
    quartier.core.errors.IllegalMove: The tile must touch a tile of the city with a side or a corner.
    >>> while not match.over:
    ...     for seat in match.actors:
    ...         turn = match.play(seat, next(match.each_legal(seat)))
    >>> match.winners
    (0, 1)
    """

    def __init__(self, game: Game, seats: int, seed: str, options: Options, box: Box, rules: int | None = None) -> None:
        seats = read_seats(game, seats)
        self.game = game
        self.seats = seats
        """How many play."""
        self.seed = one_line(seed)
        """All of its chance."""
        self.options: Any = options
        """The game's options, checked."""
        self.box = box
        self.rules = game.about.rules_version if rules is None else rules
        """The version of the rules that it began with, and ends with."""
        self.turns: list[Turn] = []
        """All turns as they are filed: by wave, those of one wave by seat."""
        self.state: State = game.blank(seats, options)
        self.state["random"][0] = seeded(seed)
        calls.start(self.state, box.record)
        self._revealed = copied(self.state)
        self._since: list[Turn] = []
        self._steps = blank_steps(game.space)
        self._options = msgspec.to_builtins(options)
        self.commitment: Commitment | None = None
        """The promise about its seed, where somebody made one."""
        self.against = ""
        """The name of the bots in the other seats, where one person plays against bots."""

    @classmethod
    def new(cls, game: str, *, seats: int | None = None, seed: int | str | None = None, **options: Any) -> Match:
        """A new match, as `quartier.new` begins one; options are checked by the game's schema."""
        loaded = load_game(game)
        checked = read_options(loaded.about.options, options)
        number = loaded.about.seats.start if seats is None else seats
        text = secrets.token_hex(32) if seed is None else read_seed(seed)
        return cls(loaded, number, text, checked, load_box(loaded, checked.box))

    def beginning(self) -> Match:
        """The same match before its first turn."""
        again = Match(self.game, self.seats, self.seed, self.options, self.box, self.rules)
        again.commitment, again.against = self.commitment, self.against
        return again

    # What is

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return bool(calls.over(self.state, self.box.record))

    @property
    def wave(self) -> int:
        """The running round: turns of one wave are simultaneous."""
        return int(self.state["wave"][0])

    @property
    def shown(self) -> tuple[int, int]:
        """Wave and reveals: where turns stay secret, others see nothing new but who is ready until one rises."""
        return int(self.state["wave"][0]), int(self.state["reveals"][0])

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now."""
        acting = calls.actors(self.state, self.box.record)
        return tuple(seat for seat in range(self.seats) if acting >> seat & 1)

    @property
    def standings(self) -> list[Standing]:
        """Scores, itemised, and ranks, as things stand."""
        return self.game.standings(self.state, self.box)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1, once the match is over."""
        return tuple(place.seat for place in self.standings if place.rank == 1) if self.over else ()

    def legal(self, seat: int) -> list[str]:
        """All turns of a seat, as notation; where turns have many steps, a long list."""
        return list(self.each_legal(seat))

    def each_legal(self, seat: int) -> Iterator[str]:
        """The turns of `legal`, one after the other, for whoever does not want all of them."""
        return self._each_turn(read_seat(seat, self.seats))

    def _each_turn(self, seat: int) -> Iterator[str]:
        positions = np.repeat(self.state, TURN + 1)
        walk, choices = np.zeros(1, WALK), np.zeros((TURN, self.game.space), STEP)
        report, finished = blank_report(2 * ENOUGH), False
        while not finished:
            report[0] = 0
            finished = spell_turns(positions, self.box.record, seat, walk, choices, report)
            yield from letters_of(report).splitlines()

    def view(self, seat: int | None = None, hidden: State | None = None, last: Told | None = None) -> View:
        """All that a seat may know (None: a spectator), and nothing else.

        `hidden` is its state, if it is at hand. Views that are given the same `last` share their parts where these
        are alike: whoever asks for them so changes nothing in them.
        """
        seat = None if seat is None else read_seat(seat, self.seats)
        known = self.hidden(seat) if hidden is None else hidden
        return view_of(self.game, self.box, self._options, known, seat, self._log(seat), last)

    def hidden(self, seat: int | None = None) -> State:
        """The position with all that a seat (None: a spectator) cannot know blanked out."""
        hidden = copied(self.state)
        calls.hide(hidden, self.box.record, -1 if seat is None else read_seat(seat, self.seats))
        return hidden

    def readiness(self, seat: int | None = None, hidden: State | None = None) -> tuple[list[int], list[int]]:
        """The seats that may act and those that wait, as a view has them."""
        known = self.hidden(seat) if hidden is None else hidden
        acting, over = calls.actors(known, self.box.record), calls.over(known, self.box.record)
        can_act = [seat for seat in range(self.seats) if acting >> seat & 1]
        return can_act, [] if over else [seat for seat in range(self.seats) if not acting >> seat & 1]

    def situation(self, seat: int) -> Situation:
        """What the seat may know, as bots and kernels want it."""
        seat = read_seat(seat, self.seats)
        return Situation(self.game, self.box, seat, self.hidden(seat), self._options, self._log(seat))

    def preview(self, seat: int, draft: str | Sequence[Any]) -> View:
        """The view as it would be after these steps of the seat's turn; nothing changes."""
        seat = read_seat(seat, self.seats)
        hidden = self.hidden(seat)
        self._make(hidden, seat, draft)
        return view_of(self.game, self.box, self._options, hidden, seat, [])

    # What is done

    def play(self, seat: int, turn: str | Sequence[Any]) -> Turn:
        """Make a whole turn, given as notation or as move structs; on an error nothing changes."""
        seat = read_seat(seat, self.seats)
        state, wave = copied(self.state), self.wave
        steps, texts = self._make(state, seat, turn)
        if not steps:
            raise MalformedMove("wrong-turn-empty")
        if calls.mid_turn(state, seat):
            number = calls.legal(state, self.box.record, seat, self._steps)
            choices = self.game.step_texts(state, self.box, seat, self._steps[: min(number, 6)].tolist())
            raise MalformedMove("wrong-turn-unfinished", turn=" ".join(texts), choices=", ".join(choices))
        text = " ".join(texts)
        played = Turn(
            wave,
            seat,
            tuple(steps),
            text,
            LogEntry(wave, seat, text),
            LogEntry(wave, seat, self.game.public_turn(text)),
        )
        revealed = state["reveals"][0] != self.state["reveals"][0]
        self.state = state
        place = len(self.turns)
        while place and (self.turns[place - 1].wave, self.turns[place - 1].seat) > (wave, seat):
            place -= 1
        self.turns.insert(place, played)
        if revealed:
            self._revealed, self._since = copied(state), []
        else:
            self._since.append(played)
        return played

    def undo(self, seat: int) -> Turn:
        """Take the seat's last turn back, as long as nothing was revealed since."""
        seat = read_seat(seat, self.seats)
        own = next((turn for turn in reversed(self._since) if turn.seat == seat), None)
        if own is None or self.over:
            raise CannotUndo("wrong-undo-revealed", seat=seat)
        later = self._since[self._since.index(own) + 1 :]
        if any(turn.wave != own.wave for turn in later):
            raise CannotUndo("wrong-undo-answered", seat=seat)
        state = copied(self._revealed)
        self._since.remove(own)
        for turn in self._since:
            for step in turn.steps:
                calls.apply(state, self.box.record, turn.seat, step)
        self.state = state
        self.turns.remove(own)
        return own

    def save(self, path: str | Path) -> None:
        """Write the match to a file that a person can read."""
        from quartier.core.file import save_match

        save_match(self, path)

    # How

    def _log(self, seat: int | None) -> list[LogEntry]:
        """The turns that a seat knows of, as it knows them."""
        wave, turns = self.wave, self.turns
        past = len(turns)
        while past and turns[past - 1].wave >= wave:
            past -= 1
        known = [turn.entry if turn.seat == seat else turn.public for turn in turns[:past]]
        return known + [turn.entry for turn in turns[past:] if turn.seat == seat]

    def _make(self, state: State, seat: int, turn: str | Sequence[Any]) -> tuple[list[int], list[str]]:
        """Make the steps of a turn, or of its beginning, on a state; return them and their notation."""
        game = self.game
        moves = [game.known(text) for text in game.split(turn)] if isinstance(turn, str) else read_moves(game, turn)
        return game.make_steps(state, self.box, seat, moves)
