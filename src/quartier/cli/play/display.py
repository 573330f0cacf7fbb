"""What a person at the table sees next: what is to be said, a page that was asked for, or the table anew."""

from __future__ import annotations

from rich.text import Text

from quartier.cli.output.console import console, screen_texts
from quartier.cli.play.draft import Draft
from quartier.cli.play.end_screen import end_of
from quartier.cli.play.table_screen import TableScreen, how_to_type
from quartier.core.drawing import Block, joined, lines
from quartier.core.match import Match
from quartier.core.view import View


class Display:
    """The terminal of the person whose draft this is, and what waits to be shown there."""

    def __init__(self, match: Match, draft: Draft) -> None:
        self.match = match
        self.draft = draft
        self.texts = screen_texts()
        self.console = console()
        self.said: list[Text] = []
        """What is to be said since the last line that was typed."""
        self.page: Block | None = None
        """What is to be shown in place of the table."""
        self.shown = False
        """Whether the table that was drawn last is the table as it is."""
        self.first = True

    def say(self, message: str, style: str = "", **arguments: str | int | float) -> None:
        """Have something said."""
        self.said.append(Text(self.texts.say(message, **arguments), style))

    def changed(self) -> None:
        """The table is to be drawn anew."""
        self.shown = False

    def paint(self) -> None:
        """Show what has changed: on a terminal a whole screen, elsewhere what is new."""
        if self.console.is_terminal or not self.shown:
            drawn = self.screen()
            self.clear()
        else:
            drawn = [*(self.page or []), *(line for text in self.said for line in lines(text, self.console.width))]
        if drawn:
            self.console.print(joined(drawn), crop=False)
        self.said, self.page, self.shown, self.first = [], None, True, False

    def clear(self) -> None:
        """Make room for a screen: an empty one, or elsewhere an empty line."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
        else:
            self.console.print()

    def screen(self) -> Block:
        """The whole screen above the prompt."""
        seat, view = self.draft.seat, self.draft.view()
        ahead = None if self.draft else lambda step: self.match.preview(seat, step)
        return self._table_screen().draw(
            view, self.match.view(seat), self.said, self.to_do(view), ahead, self.page, self.first
        )

    def to_do(self, view: View) -> list[Text]:
        """The draft, how one can go on, and last, in one sentence, what is to do."""
        turn = str(self.draft)
        if self.draft and not self.draft.goes_on(view):
            return [Text(self.texts.say("play-confirm", turn=turn), "bold")]
        drafted = [self.texts.say("play-go-on" if self.draft.is_unfinished() else "play-confirm", turn=turn)]
        how = how_to_type(view.legal, self.texts, self.console.width)
        phase = self.texts.say(view.phase.id, **view.phase.args)
        return [*(Text(said) for said in drafted if self.draft), how, Text(phase, "bold")]

    def show_end(self) -> None:
        """The table as it ended, who won and why."""
        view = self.match.view(self.draft.seat)
        table = self._table_screen().draw(view, view, [], [], None)
        self.clear()
        self.console.print(joined([*table, Text(), *end_of(view, self.texts, self.console.width)]), crop=False)

    def speak(self) -> None:
        """Print what is to be said; lines are not broken, so that what one may copy is whole."""
        self.console.print(joined([line for said in self.said for line in lines(said)]), soft_wrap=True)
        self.said = []

    def _table_screen(self) -> TableScreen:
        return TableScreen(self.match.game, self.texts, self.console.width, self.console.height)
