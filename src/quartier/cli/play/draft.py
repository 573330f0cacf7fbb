"""A turn that is being typed: its steps so far, what they lead to, and whether it is whole."""

from __future__ import annotations

from quartier.core.errors import QuartierError
from quartier.core.match import Match
from quartier.core.view import View


class Draft:
    """The steps that a seat has typed and not confirmed."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.steps: list[str] = []

    def __bool__(self) -> bool:
        return bool(self.steps)

    def __str__(self) -> str:
        return " ".join(self.steps)

    def view(self) -> View:
        """What the seat sees, with the steps so far."""
        return self.match.preview(self.seat, str(self)) if self.steps else self.match.view(self.seat)

    def add(self, line: str) -> None:
        """Take the steps of a line in; an error says why not, and nothing changes."""
        steps = [*self.steps, *self.match.game.split(line)]
        self.match.preview(self.seat, " ".join(steps))
        self.steps = steps

    def replace(self, line: str) -> bool:
        """Take a line in the place of the draft, if it could begin a turn."""
        try:
            self.match.preview(self.seat, line)
        except QuartierError:
            return False
        self.steps = self.match.game.split(line)
        return True

    def goes_on(self, view: View) -> bool:
        """Whether the turn can have a step more."""
        return bool(view.legal) and self.seat in view.actors and view.wave == self.match.wave

    def is_unfinished(self) -> bool:
        """Whether the turn needs a step more, and not one that does nothing."""
        view = self.view()
        return self.goes_on(view) and self.match.game.idle_text not in view.legal

    def turn(self) -> str:
        """The turn, ended with doing nothing more where a game allows that."""
        view, idle = self.view(), self.match.game.idle_text
        ends = idle is not None and idle in view.legal and self.goes_on(view)
        return f"{self} {idle}" if ends else str(self)

    def confirm(self) -> None:
        """Play the turn."""
        self.match.play(self.seat, self.turn())
        self.steps = []
