"""`quartier play`: a game in the terminal, against bots."""

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
from quartier.cli.ending import end_of
from quartier.cli.interrupting import Interrupted, Interruptions
from quartier.cli.keeping import Keeper
from quartier.cli.screen import console, screen_texts
from quartier.cli.sets import unusual
from quartier.cli.table_screen import FAINT, TableScreen, examples, how_to_type, standings_table, told
from quartier.cli.warm import warm_for
from quartier.core.drawing import Block, flow, joined, lines
from quartier.core.errors import BadOption, CannotUndo, IllegalMove, MalformedMove, QuartierError
from quartier.core.file import load_match
from quartier.core.match import Match
from quartier.core.options import read_options
from quartier.core.registry import about, load_game
from quartier.core.view import View
from quartier.kernel.random import seeded

COMMANDS = ("back", "undo", "show", "moves", "points", "log", "legend", "hint", "save", "lang", "help", "quit")
OPPONENT = "normal"
HINTS = 3
SHOWN = 8
"""How many choices are named when there are more."""
LISTED = 80
WARNINGS = 2
"""Of what is unusual with a set, so much stands on the first screen."""
EXPECTED = 3
NEAR = 0.6
"""From which likeness on something else may have been meant."""


def new_game(
    game: str,
    options: dict[str, object],
    *,
    seats: int | None,
    against: str | None,
    seed: str | None,
    save: Path | None,
) -> None:
    """Play a new match in seat 1."""
    facts = about(game)
    number = facts.usual_seats if seats is None else seats
    bots = against or OPPONENT
    find_bot(bots)
    checked = read_options(facts.options, options)
    if save is not None and save.exists():
        raise BadOption("wrong-save-exists", file=str(save))
    warm_for(load_game(game), checked, [bots, "planner"])
    match = Match.new(game, seats=number, seed=seed, **options)
    Table(match, bots, Keeper(match, save)).run()


def resume_game(file: Path, *, against: str | None) -> None:
    """Go on with a saved match in seat 1, against the bots that it was begun with."""
    match = load_match(file)
    bots = against or match.against or OPPONENT
    find_bot(bots)
    if not match.over:
        warm_for(match.game, match.options, [bots, "planner"])
    Table(match, bots, Keeper(match, file, resumed=True)).run()


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
        self.draft: list[str] = []
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

    def view(self) -> View:
        """The person's view, with the steps so far."""
        return self.match.preview(self.seat, " ".join(self.draft)) if self.draft else self.match.view(self.seat)

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
        view, now = self.view(), self.match.view(self.seat)
        screen = TableScreen(self.match.game, self.texts, self.console.width, self.console.height)
        ahead = None if self.draft else lambda step: self.match.preview(self.seat, step)
        return screen.draw(view, now, self.said, self.to_do(view), ahead, self.page, self.first)

    def to_do(self, view: View) -> list[Text]:
        """The draft, how one can go on, and last, in one sentence, what is to do."""
        turn = " ".join(self.draft)
        if self.draft and not self.goes_on(view):
            return [Text(self.texts.say("play-confirm", turn=turn), "bold")]
        drafted = [self.texts.say("play-go-on" if self.is_unfinished() else "play-confirm", turn=turn)]
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
                    self.draft.pop()
                    self.shown = False
                else:
                    self.say("play-nothing-back")
            case "undo":
                self.undo()
            case "show":
                self.show(rest.strip().lower())
            case "legend":
                self.page = lines(self.match.game.legend(self.view(), self.texts), self.console.width)
            case "log":
                self.log()
            case "moves":
                self.list_moves(LISTED)
            case "hint":
                self.hint()
            case "points" | "score":
                view = self.view()
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
            self.page = lines(self.match.game.draw(self.view(), self.texts, self.console.width))
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
        before = " ".join(self.draft)
        try:
            steps = self.match.game.split(line)
            self.match.preview(self.seat, " ".join([*self.draft, *steps]))
            self.draft += steps
            self.shown = False
        except (IllegalMove, MalformedMove) as error:
            if self.draft and self.begins_a_turn(line):
                self.draft = self.match.game.split(line)
                self.shown = False
                self.say("play-instead", FAINT, before=before, turn=" ".join(self.draft))
            elif self.draft and not self.goes_on(self.view()):
                self.say("play-whole", "red", turn=before)
            else:
                self.refuse(line, error)

    def begins_a_turn(self, line: str) -> bool:
        """Whether the line could stand in the place of the draft."""
        try:
            self.match.preview(self.seat, line)
        except QuartierError:
            return False
        return True

    def refuse(self, line: str, error: QuartierError) -> None:
        """Why a line is no step now: the rule, or how steps are written; and what may have been meant."""
        legal = self.view().legal
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
        if not self.draft or self.is_unfinished():
            self.list_moves(SHOWN)
            return
        view, idle = self.view(), self.match.game.idle_text
        if idle in view.legal and self.goes_on(view):
            self.draft.append(idle)
        self.match.play(self.seat, " ".join(self.draft))
        self.draft = []
        self.shown = False

    def goes_on(self, view: View) -> bool:
        """Whether the turn of the draft can have a step more."""
        return bool(view.legal) and self.seat in view.actors and view.wave == self.match.wave

    def is_unfinished(self) -> bool:
        """Whether the draft needs a step more, and not one that does nothing."""
        view = self.view()
        return self.goes_on(view) and self.match.game.idle_text not in view.legal

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

    def list_moves(self, most: int, some: list[str] | None = None) -> None:
        """Say how the turn can go on."""
        legal = self.view().legal
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
