"""A person at a table in the terminal: what is shown, what is typed, how the match is kept."""

from __future__ import annotations

import contextlib
import difflib
import secrets
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

from rich.text import Text

from quartier.bots import Bot, Decision, find_bot
from quartier.cli.drafting import Draft
from quartier.cli.ending import end_of
from quartier.cli.interrupting import Interrupted, Interruptions
from quartier.cli.keeping import Keeper
from quartier.cli.screen import console, screen_texts
from quartier.cli.sets import unusual
from quartier.cli.table_screen import FAINT, TableScreen, examples, how_to_type, standings_table, told
from quartier.core.drawing import Block, flow, joined, lines
from quartier.core.errors import BadOption, CannotUndo, IllegalMove, MalformedMove, QuartierError
from quartier.core.match import Match
from quartier.core.view import View
from quartier.kernel.random import seeded

COMMANDS = ("back", "undo", "show", "moves", "points", "log", "legend", "hint", "save", "lang", "help", "quit")
HINTS = 3
SHOWN = 8
"""How many choices are named when there are more."""
LISTED = 80
WARNINGS = 2
"""Of what is unusual with a set, so much stands on the first screen."""
EXPECTED = 3
NEAR = 0.6
"""From which likeness on something else may have been meant."""


class Table:
    """A person in seat 1 and bots in the others."""

    seat = 0

    def __init__(self, match: Match, against: str, keeper: Keeper | None = None) -> None:
        self.match = match
        self.match.against = against
        self.bot = find_bot(against)
        self.keeper = keeper or Keeper(match)
        self.texts = screen_texts()
        self.console = console()
        self.interruptions = Interruptions()
        self.draft = Draft(match, self.seat)
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

    def run(self) -> None:
        """Play until the end or until the person leaves; either way the match is saved."""
        title = self.texts.say(f"{self.match.game.name}-title")
        self.say("play-welcome", game=title, seats=self.match.seats)
        self.said += [Text(said) for said in unusual(self.match.box, self.texts, WARNINGS)]
        with self.interruptions.caught(), completion(self):
            try:
                while not self.match.over:
                    if self.seat not in self.match.actors:
                        self.bots_play()
                        self.shown = False
                        continue
                    self.paint()
                    with self.interruptions.heard():
                        line = input(f"{self.texts.say('play-prompt')}> ").strip()
                    if not self.answer(line):
                        return
                self.end()
            except EOFError:
                self.console.print()
                self.leave()
            except Interrupted as interrupted:
                with contextlib.suppress(OSError):
                    self.console.print()
                self.leave(gone=interrupted.status != 128 + signal.SIGINT)
                sys.exit(interrupted.status)
            except BaseException:
                self.leave()
                raise

    def bots_play(self) -> None:
        """All bots that may act do."""
        for seat in [seat for seat in self.match.actors if seat != self.seat]:
            said = f"{self.texts.say('seat', seat=seat + 1)}: {self.texts.say('thinking')}"
            self.match.play(seat, self.think(self.bot, seat, said, 1)[0].text)

    def think(self, bot: Bot, seat: int, said: str, number: int) -> list[Decision]:
        """A bot's best turns, thought about to the end or until somebody is tired of waiting."""
        situation, random = self.match.situation(seat), seeded(secrets.token_hex(16))
        with self.console.status(said, spinner="line"):
            thinking = bot.begin(situation, None, random)
            while not thinking.slice() and self.interruptions.pending is None:
                pass
        self.interruptions.answered()
        return thinking.ranking(number)

    # What is shown

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
        view, now = self.draft.view(), self.match.view(self.seat)
        screen = TableScreen(self.match.game, self.texts, self.console.width, self.console.height)
        ahead = None if self.draft else lambda step: self.match.preview(self.seat, step)
        return screen.draw(view, now, self.said, self.to_do(view), ahead, self.page, self.first)

    def to_do(self, view: View) -> list[Text]:
        """The draft, how one can go on, and last, in one sentence, what is to do."""
        turn = str(self.draft)
        if self.draft and not self.draft.goes_on(view):
            return [Text(self.texts.say("play-confirm", turn=turn), "bold")]
        drafted = [self.texts.say("play-go-on" if self.draft.is_unfinished() else "play-confirm", turn=turn)]
        how = how_to_type(view.legal, self.texts, self.console.width)
        phase = self.texts.say(view.phase.id, **view.phase.args)
        return [*(Text(said) for said in drafted if self.draft), how, Text(phase, "bold")]

    # What is typed

    def answer(self, line: str) -> bool:
        """Do what the line says; false to leave."""
        command, _, rest = line.partition(" ")
        match command.lower():
            case "":
                self.confirm()
            case "quit" | "exit":
                self.leave()
                return False
            case "quit!":
                self.console.print(self.texts.say("play-bye"), markup=False)
                return False
            case "help" | "?":
                said = [self.texts.say("play-help"), self.texts.say(f"{self.match.game.name}-notation-help")]
                self.page = [line for text in said for line in lines(text, self.console.width)]
            case "back":
                if self.draft:
                    self.draft.steps.pop()
                    self.shown = False
                else:
                    self.say("play-nothing-back")
            case "undo":
                self.undo()
            case "show":
                self.show(rest.strip().lower())
            case "legend":
                self.page = lines(self.match.game.legend(self.draft.view(), self.texts), self.console.width)
            case "log":
                self.log()
            case "moves":
                self.list_moves(LISTED)
            case "hint":
                self.hint()
            case "points" | "score":
                view = self.draft.view()
                self.page = standings_table(view, view.standings, self.texts, self.console.width)
            case "save" | "save!":
                self.save(rest.strip(), replace=command.endswith("!"))
            case "lang":
                try:
                    self.texts = screen_texts(rest.strip() or "?")
                    self.shown = False
                except BadOption as error:
                    self.said.append(Text(error.text(self.texts), "red"))
            case _:
                self.try_steps(line)
        return True

    def show(self, what: str) -> None:
        """Draw the table again, or all of it, however long that is."""
        if what == "all":
            self.page = lines(self.match.game.draw(self.draft.view(), self.texts, self.console.width))
        elif what:
            self.say("play-show-what", "red")
        else:
            self.shown = False

    def log(self) -> None:
        """All turns in words."""
        view = self.match.view(self.seat)
        turns = told(view.log, self.match.game, view, self.texts, self.console.width, len(view.log))
        self.page = [Text(self.texts.say("moves-title"), "bold"), *turns]

    def try_steps(self, line: str) -> None:
        """Take the steps of the line into the draft, or in its place; else say why not, and keep the draft."""
        before = str(self.draft)
        try:
            self.draft.add(line)
            self.shown = False
        except (IllegalMove, MalformedMove) as error:
            if before and self.draft.replace(line):
                self.shown = False
                self.say("play-instead", FAINT, before=before, turn=str(self.draft))
            elif before and not self.draft.goes_on(self.draft.view()):
                self.say("play-whole", "red", turn=before)
            else:
                self.refuse(line, error)

    def refuse(self, line: str, error: QuartierError) -> None:
        """Why a line is no step now: the rule, or how steps are written; and what may have been meant."""
        legal = self.draft.view().legal
        if isinstance(error, IllegalMove):
            self.said.append(Text(error.text(self.texts), "red"))
        else:
            self.say("play-malformed", "red", text=line)
        near = difflib.get_close_matches(line.lower(), [*COMMANDS, *legal], HINTS, NEAR)
        if near:
            self.say("play-near", choices=" · ".join(near))
        self.list_moves(EXPECTED, examples(legal, EXPECTED))

    def confirm(self) -> None:
        """Play the draft, ended with doing nothing more where a game allows that."""
        if not self.draft or self.draft.is_unfinished():
            self.list_moves(SHOWN)
            return
        self.draft.confirm()
        self.shown = False

    def undo(self) -> None:
        """Drop the draft, else take the last turn back."""
        if self.draft:
            self.draft.steps = []
            self.shown = False
            return
        try:
            self.say("play-undone", turn=self.match.undo(self.seat).text)
            self.shown = False
        except CannotUndo:
            self.say("play-cannot-undo")

    def list_moves(self, most: int, some: list[str] | None = None) -> None:
        """Say how the turn can go on."""
        legal = self.draft.view().legal
        few = len(legal) <= most
        if most > SHOWN:
            self.page = flow(legal[:most], self.console.width)
            if few:
                return
            some = examples(legal)
        choices = " ".join(legal if few else some or legal[:most])
        self.say("play-legal-few" if few else "play-legal-many", number=len(legal), choices=choices)

    def hint(self) -> None:
        """The planner's best turns with the points that it expects."""
        for decision in self.think(find_bot("planner"), self.seat, self.texts.say("thinking"), HINTS):
            points = "none" if decision.expected is None else round(decision.expected, 1)
            self.say("play-hint-line", turn=decision.text, points=points)

    # How it is kept

    def save(self, file: str, *, replace: bool = False, told: str = "play-saved") -> None:
        """Save the match where it is told, else where it belongs."""
        try:
            path = self.keeper.save_as(Path(file), replace=replace) if file else self.keeper.save()
            self.say(told, file=str(path))
        except FileExistsError:
            self.say("play-exists", "red", file=file)
        except OSError as error:
            self.say("play-not-saved", "red", file=file or str(self.keeper.file), reason=error.strerror or str(error))

    def keep(self, told: str) -> None:
        """Save what was played and is in no file yet, and say where it is."""
        if self.keeper.worth_saving:
            self.save("", told=told)
        elif self.keeper.file is not None and self.match.turns:
            self.say(told, file=str(self.keeper.file))

    def speak(self) -> None:
        """Print what is to be said; lines are not broken, so that what one may copy is whole."""
        self.console.print(joined([line for said in self.said for line in lines(said)]), soft_wrap=True)
        self.said = []

    def leave(self, *, gone: bool = False) -> None:
        """Save what was played, and say how to go on; where the terminal is gone, nobody hears it."""
        self.said = []
        self.keep("play-saved")
        self.say("play-bye")
        with contextlib.suppress(OSError) if gone else contextlib.nullcontext():
            self.speak()

    def end(self) -> None:
        """The table as it ended, who won and why; the match is saved."""
        self.said = []
        view, width = self.match.view(self.seat), self.console.width
        table = TableScreen(self.match.game, self.texts, width, self.console.height).draw(view, view, [], [], None)
        self.clear()
        self.console.print(joined([*table, Text(), *end_of(view, self.texts, width)]), crop=False)
        self.keep("play-kept")
        self.say("play-seed", seed=self.match.seed)
        self.speak()


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
            options = [word for word in (*COMMANDS, *table.draft.view().legal) if word.startswith(text)]
            return options[state] if state < len(options) else None
        return None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
    try:
        yield
    finally:
        readline.set_completer(None)
