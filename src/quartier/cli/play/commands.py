"""What a line that a person types does: a command, steps of a turn, or Enter to confirm them."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Any

from rich.text import Text

from quartier.bots import find_bot
from quartier.cli.output.console import screen_texts
from quartier.cli.play.table import Table
from quartier.cli.play.table_screen import FAINT, examples, standings_table, told
from quartier.core.drawing import flow, lines
from quartier.core.errors import BadOption, CannotUndo, IllegalMove, MalformedMove, QuartierError

HINTS = 3
SHOWN = 8
"""How many choices are named when there are more."""
LISTED = 80
EXPECTED = 3
NEAR = 0.6
"""From which likeness on something else may have been meant."""


def answer(table: Table, line: str) -> None:
    """Do what the line says."""
    word, _, rest = line.partition(" ")
    if does := DOES.get(word.lower()):
        does(table, rest.strip())
    else:
        try_steps(table, line)


# The turn


def try_steps(table: Table, line: str) -> None:
    """Take the steps of the line into the draft, or in its place; else say why not, and keep the draft."""
    draft, display = table.draft, table.display
    before = str(draft)
    try:
        draft.add(line)
        display.changed()
    except (IllegalMove, MalformedMove) as error:
        if before and draft.replace(line):
            display.changed()
            display.say("play-instead", FAINT, before=before, turn=str(draft))
        elif before and not draft.goes_on(draft.view()):
            display.say("play-whole", "red", turn=before)
        else:
            refuse(table, line, error)


def refuse(table: Table, line: str, error: QuartierError) -> None:
    """Why a line is no step now: the rule, or how steps are written; and what may have been meant."""
    display, legal = table.display, table.draft.view().legal
    if isinstance(error, IllegalMove):
        display.said.append(Text(error.text(display.texts), "red"))
        if table.coach:
            table.coach.answer(error)
    else:
        display.say("play-malformed", "red", text=line)
    near = difflib.get_close_matches(line.lower(), [*COMMANDS, *legal], HINTS, NEAR)
    if near:
        display.say("play-near", choices=" · ".join(near))
    tell_moves(table, EXPECTED, examples(legal, EXPECTED))


def confirm(table: Table, _: str = "") -> None:
    """Play the draft, ended with doing nothing more where a game allows that."""
    if not table.draft and table.coach and table.coach.on:
        table.coach.repeat()
        return
    if not table.draft or table.draft.is_unfinished():
        tell_moves(table, SHOWN)
        return
    if table.coach and not table.coach.lets(table.draft.turn()):
        return
    table.draft.confirm()
    table.display.changed()


def back(table: Table, _: str) -> None:
    """Drop the last step of the draft."""
    if table.draft:
        table.draft.steps.pop()
        table.display.changed()
    else:
        table.display.say("play-nothing-back")


def undo(table: Table, _: str) -> None:
    """Drop the draft, else take the last turn back."""
    if table.draft:
        table.draft.steps = []
        table.display.changed()
        return
    try:
        table.display.say("play-undone", turn=table.match.undo(table.seat).text)
        table.display.changed()
    except CannotUndo:
        table.display.say("play-cannot-undo")


# What is shown


def show(table: Table, what: str) -> None:
    """Draw the table again, or all of it, however long that is."""
    display = table.display
    if what.lower() == "all":
        display.page = lines(table.match.game.draw(table.draft.view(), display.texts, display.console.width))
    elif what:
        display.say("play-show-what", "red")
    else:
        display.changed()


def list_moves(table: Table, _: str) -> None:
    """All ways to go on, as many as can be read."""
    legal = table.draft.view().legal
    table.display.page = flow(legal[:LISTED], table.display.console.width)
    if len(legal) > LISTED:
        tell_moves(table, 0, examples(legal))


def tell_moves(table: Table, most: int, some: list[str] | None = None) -> None:
    """Say how the turn can go on; where there are more than so many ways, by some of them."""
    legal = table.draft.view().legal
    few = len(legal) <= most
    choices = " ".join(legal if few else some or legal[:most])
    table.display.say("play-legal-few" if few else "play-legal-many", number=len(legal), choices=choices)


def points(table: Table, _: str) -> None:
    """Everybody's points, itemised."""
    view, display = table.draft.view(), table.display
    display.page = standings_table(view, view.standings, display.texts, display.console.width)


def log(table: Table, _: str) -> None:
    """All turns in words."""
    view, display = table.match.view(table.seat), table.display
    turns = told(view.log, table.match.game, view, display.texts, display.console.width, len(view.log))
    display.page = [Text(display.texts.say("moves-title"), "bold"), *turns]


def legend(table: Table, _: str) -> None:
    """What the signs mean."""
    display = table.display
    display.page = lines(table.match.game.legend(table.draft.view(), display.texts), display.console.width)


def hint(table: Table, _: str = "") -> None:
    """The planner's best turns with the points that it expects."""
    for decision in table.think(find_bot("planner"), table.seat, table.display.texts.say("thinking"), HINTS):
        numbers = {"points": decision.expected, "low": decision.low, "high": decision.high}
        said: dict[str, Any] = {name: "none" if value is None else round(value, 1) for name, value in numbers.items()}
        said["winning"] = "none" if decision.winning is None else round(100 * decision.winning)
        table.display.say("play-hint-line", turn=decision.text, **said)


def explain(table: Table, _: str) -> None:
    """What can be typed."""
    texts, width = table.display.texts, table.display.console.width
    said = [texts.say("play-help"), texts.say(f"{table.match.game.name}-notation-help")]
    table.display.page = [line for text in said for line in lines(text, width)]


# The rest


def save(table: Table, file: str) -> None:
    """Save the match, but not over another file."""
    table.save(file)


def save_over(table: Table, file: str) -> None:
    """Save the match, whatever the file holds."""
    table.save(file, replace=True)


def speak_language(table: Table, language: str) -> None:
    """Go on in another language."""
    display = table.display
    try:
        display.texts = screen_texts(language or "?")
        display.changed()
    except BadOption as error:
        display.said.append(Text(error.text(display.texts), "red"))


def skip(table: Table, _: str) -> None:
    """Go on without the coach."""
    if table.coach and table.coach.on:
        table.coach.leave()
    else:
        try_steps(table, "skip")


def leave(table: Table, _: str) -> None:
    """Go, and save what was played."""
    table.leave()


def leave_unsaved(table: Table, _: str) -> None:
    """Go, and save nothing."""
    table.left = True
    table.display.console.print(table.display.texts.say("play-bye"), markup=False)


Does = Callable[[Table, str], None]

COMMANDS: dict[str, Does] = {
    "back": back,
    "undo": undo,
    "show": show,
    "moves": list_moves,
    "points": points,
    "log": log,
    "legend": legend,
    "hint": hint,
    "save": save,
    "lang": speak_language,
    "help": explain,
    "quit": leave,
}
"""Those that are offered: completed by the tab key, and guessed from what is nearly right."""

DOES: dict[str, Does] = {
    **COMMANDS,
    "": confirm,
    "score": points,
    "save!": save_over,
    "?": explain,
    "skip": skip,
    "exit": leave,
    "quit!": leave_unsaved,
}
"""What each word does."""
