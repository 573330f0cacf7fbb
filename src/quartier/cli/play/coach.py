"""The coach of a guided match in the terminal: what is said before a turn, and what is answered to mistakes."""

from __future__ import annotations

from rich.text import Text

from quartier.cli.play.display import Display
from quartier.core.errors import IllegalMove, QuartierError
from quartier.core.lesson import GAIN, Lesson, LessonTurn, Mistake, Note, figures, found, true_of, views_around
from quartier.core.match import Match

SPOKEN = "cyan"


class Coach:
    """Says one turn after the other what is to do, holds what is not meant back once, and then lets go."""

    def __init__(self, lesson: Lesson, match: Match, seat: int, display: Display) -> None:
        self.lesson = lesson
        self.match = match
        self.seat = seat
        self.display = display
        self.on = True
        """Whether there is still something to say."""
        self._told = -1
        """The turn that was spoken of last."""
        self._tries = 0
        self._holds = False

    @property
    def turn(self) -> LessonTurn | None:
        """The turn that is asked for now; None after the last one."""
        turns = self.lesson.turns
        return turns[self._played(self.seat)] if self._played(self.seat) < len(turns) else None

    def _played(self, seat: int) -> int:
        return sum(turn.seat == seat for turn in self.match.turns)

    def speak(self) -> None:
        """Say what is to be said before this turn, if it was not said."""
        if not self.on or self._told == self._played(self.seat):
            return
        self._told, self._tries = self._played(self.seat), 0
        turn = self.turn
        if turn is None:
            for note in self.lesson.ends:
                self._say(note)
            self.leave()
            return
        self._holds = turn.holds(self.match, self.seat)
        if not self._holds:
            self._say(Note(turn.free))
            return
        notes = {note.text: note for note in (*turn.notes, *turn.asks)}
        for note in notes.values():
            self._say(note)
        if not any(note.dark for note in turn.asks):
            self._show(turn)
        self.display.say("play-guided-on", "dim")

    def repeat(self) -> None:
        """Say it once more: it may have left the screen."""
        tries, self._told = self._tries, -1
        self.speak()
        self._tries = tries

    def leave(self) -> None:
        """Say nothing more."""
        self.on = False
        self.display.say("play-guided-end", SPOKEN)

    def lets(self, played: str) -> bool:
        """Whether a turn may be played: one that is not meant is held back once, with a reason."""
        turn = self.turn
        if not self.on or turn is None or not self._holds or self._tries or turn.accepts(played):
            return True
        views = views_around(self.match, self.seat, played)
        mistake, gain = turn.mistake(played), found(views, self.seat, GAIN)
        if mistake is None and turn.enough is not None and gain >= turn.enough:
            return True
        self._tries = 1
        if mistake and true_of(self.match, self.seat, mistake.turn, [mistake.claims]):
            self._say(mistake)
        else:
            self._compare(turn, found(views, self.seat, self.lesson.measure))
        self._show(turn)
        return False

    def answer(self, error: QuartierError) -> None:
        """Say something to a broken rule, if this turn's lesson has something to say."""
        turn = self.turn
        if self.on and turn and self._holds and isinstance(error, IllegalMove):
            for mistake in [one for one in turn.mistakes if one.rule and one.rule == error.rule][:1]:
                self._say(mistake)

    def scripted(self, seat: int) -> str | None:
        """What another seat is told to play, if it may; as long as the coach is there."""
        told = self.lesson.scripted(seat, self._played(seat)) if self.on else None
        return told if told and true_of(self.match, seat, told, []) else None

    def _compare(self, turn: LessonTurn, mine: int) -> None:
        best = found(views_around(self.match, self.seat, turn.turn), self.seat, self.lesson.measure)
        if mine < best:
            self.display.say(f"{self.match.game.name}-learn-less", SPOKEN, mine=mine, best=best)
        else:
            self.display.say("learn-other", SPOKEN)

    def _say(self, said: Note | Mistake) -> None:
        text = self.display.texts.say(f"{self.match.game.name}-learn-{said.text}", **figures(said.claims))
        self.display.said.append(Text(text, SPOKEN))

    def _show(self, turn: LessonTurn) -> None:
        self.display.say("play-guided-type", f"bold {SPOKEN}", turn=turn.turn)
