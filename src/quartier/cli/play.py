"""`quartier play`: a game in the terminal, against bots."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console

from quartier.bots import decide, find_bot
from quartier.cli.sets import tell_unusual
from quartier.cli.warm import warm_for
from quartier.core.errors import BadOption, CannotUndo, IllegalMove, MalformedMove, QuartierError
from quartier.core.file import load_match
from quartier.core.match import Match
from quartier.core.options import read_options
from quartier.core.registry import about, load_game
from quartier.core.texts import Texts
from quartier.core.view import View
from quartier.kernel.random import seeded

COMMANDS = ("back", "undo", "show", "moves", "score", "hint", "save", "lang", "help", "quit")
HINTS = 3
SHOWN = 8
"""How many choices are named when there are more."""


def new_game(game: str, options: dict[str, object], *, seats: int | None, against: str, seed: str | None) -> None:
    """Play a new match in seat 1."""
    facts = about(game)
    number = min(max(2, facts.seats.start), facts.seats.stop - 1) if seats is None else seats
    find_bot(against)
    checked = read_options(facts.options, options)
    warm_for(load_game(game), checked, [against, "planner"])
    match = Match.new(game, seats=number, seed=seed, **options)
    tell_unusual(match.box)
    Table(match, against).run()


def resume_game(file: Path, *, against: str) -> None:
    """Go on with a saved match in seat 1."""
    find_bot(against)
    match = load_match(file)
    warm_for(match.game, match.options, [against, "planner"])
    Table(match, against).run()


class Table:
    """A person in seat 1 and bots in the others."""

    seat = 0

    def __init__(self, match: Match, against: str) -> None:
        self.match = match
        self.bot = find_bot(against)
        self.texts = Texts()
        self.console = Console(highlight=False)
        self.draft: list[str] = []
        self.saved = True
        self.shown = False
        """Whether the table on the screen is the table as it is: what is said of it stands below it."""

    def say(self, message: str, **arguments: str | int) -> None:
        """Print a text."""
        self.console.print(self.texts.say(message, **arguments), markup=False)

    def run(self) -> None:
        """Play until the end or until the person leaves."""
        title = self.texts.say(f"{self.match.game.name}-title")
        self.say("play-welcome", game=title, seats=self.match.seats)
        with completion(self):
            while not self.match.over:
                if self.seat not in self.match.actors:
                    self.bots_play()
                    self.shown = False
                    continue
                if not self.shown:
                    self.show()
                try:
                    line = input(f"{self.texts.say('play-prompt')}> ").strip()
                except EOFError:
                    line = "quit"
                    self.console.print()
                if not self.answer(line):
                    return
        self.show()
        self.end()

    def bots_play(self) -> None:
        """All bots that may act do."""
        for seat in [seat for seat in self.match.actors if seat != self.seat]:
            with self.console.status(f"{self.texts.say('seat', seat=seat + 1)}: {self.texts.say('thinking')}"):
                turn = decide(self.bot, self.match.situation(seat), None, seeded(secrets.token_hex(16)))
            self.match.play(seat, turn.text)

    def view(self) -> View:
        """The person's view, with the steps so far."""
        return self.match.preview(self.seat, " ".join(self.draft)) if self.draft else self.match.view(self.seat)

    def show(self) -> None:
        """Draw the table."""
        self.console.print()
        self.console.print(self.match.game.draw(self.view(), self.texts, self.console.width))
        if self.draft:
            self.say("play-go-on" if self.is_unfinished() else "play-confirm", turn=" ".join(self.draft))
        self.shown = True

    def answer(self, line: str) -> bool:
        """Do what the line says; false to leave."""
        command, _, rest = line.partition(" ")
        match command.lower():
            case "":
                self.confirm()
            case "quit" | "exit":
                self.say("play-bye" if self.saved else "play-bye-unsaved")
                return False
            case "help" | "?":
                self.say("play-help")
                self.say(f"{self.match.game.name}-notation-help")
            case "back":
                if self.draft:
                    self.draft.pop()
                    self.shown = False
                else:
                    self.say("play-nothing-back")
            case "undo":
                self.undo()
            case "show":
                self.show()
            case "moves":
                self.list_moves(SHOWN * 10)
            case "hint":
                self.hint()
            case "score":
                self.scores()
            case "save":
                self.save(rest.strip())
            case "lang":
                try:
                    self.texts = Texts(rest.strip() or "?")
                    self.shown = False
                except BadOption as error:
                    self.console.print(str(error), markup=False)
            case _:
                self.try_steps(line)
        return True

    def try_steps(self, line: str) -> None:
        """Take the steps of the line into the draft, or say why not; the draft is kept."""
        try:
            steps = [*self.draft, *self.match.game.split(line)]
            self.match.preview(self.seat, " ".join(steps))
            self.draft = steps
            self.shown = False
        except IllegalMove as error:
            self.console.print(self.texts.say(error.message, **error.arguments), style="red", markup=False)
            self.list_moves(SHOWN)
        except MalformedMove:
            self.console.print(self.texts.say("play-malformed", text=line), style="red", markup=False)
            self.say(f"{self.match.game.name}-notation-help")

    def confirm(self) -> None:
        """Play the draft, ended with doing nothing more where a game allows that."""
        if not self.draft or self.is_unfinished():
            self.list_moves(SHOWN)
            return
        view, idle = self.view(), self.match.game.idle_text
        if idle in view.legal and view.wave == self.match.wave:
            self.draft.append(idle)
        self.match.play(self.seat, " ".join(self.draft))
        self.draft = []
        self.saved = self.shown = False

    def is_unfinished(self) -> bool:
        """Whether the draft needs a step more, and not one that does nothing."""
        view = self.view()
        same_turn = self.seat in view.actors and view.wave == self.match.wave
        return bool(view.legal) and same_turn and self.match.game.idle_text not in view.legal

    def undo(self) -> None:
        """Drop the draft, else take the last turn back."""
        if self.draft:
            self.draft = []
            self.shown = False
            return
        try:
            self.say("play-undone", turn=self.match.undo(self.seat).text)
            self.shown = False
        except CannotUndo:
            self.say("play-cannot-undo")

    def list_moves(self, most: int) -> None:
        """Say how the turn can go on."""
        legal = self.view().legal
        choices = " ".join(legal[:most])
        few = len(legal) <= most
        self.say("play-legal-few" if few else "play-legal-many", number=len(legal), choices=choices)

    def hint(self) -> None:
        """The planner's best turns with the points that it expects."""
        situation = self.match.situation(self.seat)
        with self.console.status(self.texts.say("thinking")):
            thinking = find_bot("planner").begin(situation, None, seeded(secrets.token_hex(16)))
            while not thinking.slice():
                pass
        for decision in thinking.ranking(HINTS):
            points = "none" if decision.expected is None else f"{decision.expected:.1f}"
            self.say("play-hint-line", turn=decision.text, points=points)

    def scores(self) -> None:
        """Everybody's points as they can be seen."""
        for place in self.match.view(self.seat).standings:
            self.console.print(f"{self.name(place.seat)}: {self.texts.say('score-line', points=place.score)}")

    def save(self, file: str) -> None:
        """Save the match."""
        path = Path(file or f"{self.match.game.name}.quartier")
        try:
            self.match.save(path)
        except OSError as error:
            self.console.print(f"{path}: {error.strerror}", style="red", markup=False)
            return
        self.saved = True
        self.say("play-saved", file=str(path))

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.texts.say("you") if seat == self.seat else self.texts.say("seat", seat=seat + 1)

    def end(self) -> None:
        """Who won, with how much, and by which tie-break; or whether all won together."""
        places = self.match.standings
        winners = [place for place in places if place.rank == 1]
        if self.match.game.about.cooperative:
            text = "won-together" if winners else "lost-together"
            self.say(text, seats=self.match.seats, points=places[0].score)
            self.say("play-seed", seed=self.match.seed)
            return
        self.scores()
        points = winners[0].score
        if self.match.seats == 1:
            self.say("solo-end", points=points)
        elif len(winners) > 1:
            self.say("winners-shared", names=", ".join(self.name(place.seat) for place in winners), points=points)
        elif winners[0].seat == self.seat:
            self.say("winner-you", points=points)
        else:
            self.say("winner-one", name=self.name(winners[0].seat), points=points)
        if len(winners) == 1 and sum(place.score == points for place in places) > 1:
            self.say("tie-break", values=" ".join(map(str, winners[0].tie_break)))
        self.say("play-seed", seed=self.match.seed)


@contextlib.contextmanager
def completion(table: Table) -> Iterator[None]:
    """The tab key completes commands and legal steps, where the terminal can."""
    try:
        import readline
    except ImportError:
        yield
        return

    def complete(text: str, state: int) -> str | None:
        with contextlib.suppress(QuartierError):
            options = [word for word in (*COMMANDS, *table.view().legal) if word.startswith(text)]
            return options[state] if state < len(options) else None
        return None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
    try:
        yield
    finally:
        readline.set_completer(None)
