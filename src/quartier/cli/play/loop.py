"""How a game in the terminal goes: bots play, the person is asked, until its end or until somebody leaves."""

from __future__ import annotations

import contextlib
import signal
import sys

from rich.text import Text

from quartier.bots.characters import MARK, is_bot
from quartier.cli.play.commands import answer
from quartier.cli.play.completion import completion
from quartier.cli.play.interruptions import Interrupted
from quartier.cli.play.table import Table
from quartier.cli.play.table_screen import FAINT
from quartier.cli.set_warnings import unusual

WARNINGS = 2
"""Of what is unusual with a set, so much stands on the first screen."""


def play(table: Table) -> None:
    """Play until the end or until the person leaves; either way the match is saved."""
    welcome(table)
    with table.interruptions.caught(), completion(table.draft):
        try:
            take_turns(table)
        except EOFError:
            table.display.console.print()
            table.leave()
        except Interrupted as interrupted:
            with contextlib.suppress(OSError):
                table.display.console.print()
            table.leave(gone=interrupted.status != 128 + signal.SIGINT)
            sys.exit(interrupted.status)
        except BaseException:
            table.leave()
            raise


def welcome(table: Table) -> None:
    """Say which game it is, and what is unusual with its set."""
    match, display = table.match, table.display
    display.say("play-welcome", game=display.texts.say(f"{match.game.name}-title"), seats=match.seats)
    for seat, name in table.opponents.items():
        level, _, character = name.partition(MARK)
        if character and is_bot(name):
            text = f"{match.game.name}-character-{character}"
            named = display.texts.say(
                "play-character", level=display.texts.say(f"bot-{level}"), character=display.texts.say(text)
            )
            display.say("play-opponent", FAINT, seat=seat + 1, bot=named, about=display.texts.say(f"{text}-about"))
    display.said += [Text(said) for said in unusual(match.box, display.texts, WARNINGS)]


def take_turns(table: Table) -> None:
    """The bots' turns and the person's, one after another."""
    while not table.match.over:
        if table.seat not in table.match.actors:
            table.bots_play()
            continue
        if table.coach:
            table.coach.speak()
        table.display.paint()
        with table.interruptions.heard():
            line = input(f"{table.display.texts.say('play-prompt')}> ").strip()
        answer(table, line)
        if table.left:
            return
    table.end()
