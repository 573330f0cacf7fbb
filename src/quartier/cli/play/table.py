"""A table in the terminal: a person in seat 1, bots in the others, and how the match is kept."""

from __future__ import annotations

import contextlib
import secrets
from pathlib import Path

from quartier.agents import find_agent
from quartier.bots import Bot, Decision
from quartier.bots.characters import draw_characters
from quartier.cli.play.coach import Coach
from quartier.cli.play.display import Display
from quartier.cli.play.draft import Draft
from quartier.cli.play.interruptions import Interruptions
from quartier.cli.play.save_file import SaveFile
from quartier.core.lesson import Lesson
from quartier.core.match import Match
from quartier.kernel.random import seeded


class Table:
    """A person in seat 1 and bots in the others."""

    seat = 0

    def __init__(self, match: Match, against: str, file: SaveFile | None = None) -> None:
        self.match = match
        self.match.against = against
        names = draw_characters([against] * (match.seats - 1), match.game.about)
        self.opponents = dict(zip(range(1, match.seats), names, strict=True))
        """The bots in the other seats, by their names."""
        self._bots = {name: find_agent(name) for name in {against, *names}}
        self.file = file or SaveFile(match)
        self.draft = Draft(match, self.seat)
        self.display = Display(match, self.draft)
        self.interruptions = Interruptions()
        self.coach: Coach | None = None
        """Who guides the person, in a guided match."""
        self.left = False
        """Whether the person has gone."""

    def bots_play(self) -> None:
        """All bots that may act do."""
        texts = self.display.texts
        for seat in [seat for seat in self.match.actors if seat != self.seat]:
            said = f"{texts.say('seat', seat=seat + 1)}: {texts.say('thinking')}"
            told = self.coach.scripted(seat) if self.coach else None
            self.match.play(seat, told or self.think(self._bots[self.opponents[seat]], seat, said, 1)[0].text)
        self.display.changed()

    def guide(self, lesson: Lesson) -> None:
        """Have the person guided through a lesson."""
        self.coach = Coach(lesson, self.match, self.seat, self.display)

    def think(self, bot: Bot, seat: int, said: str, number: int) -> list[Decision]:
        """A bot's best turns, thought about to the end or until somebody is tired of waiting."""
        situation, random = self.match.situation(seat), seeded(secrets.token_hex(16))
        with self.display.console.status(said, spinner="line"):
            thinking = bot.begin(situation, None, random)
            while not thinking.slice() and self.interruptions.pending is None:
                pass
        self.interruptions.answered()
        return thinking.ranking(number)

    def save(self, file: str, *, replace: bool = False, told: str = "play-saved") -> None:
        """Save the match where it is told, else where it belongs."""
        say = self.display.say
        try:
            path = self.file.save_as(Path(file), replace=replace) if file else self.file.save()
            say(told, file=str(path))
        except FileExistsError:
            say("play-exists", "red", file=file)
        except OSError as error:
            say("play-not-saved", "red", file=file or str(self.file.path), reason=error.strerror or str(error))

    def keep(self, told: str) -> None:
        """Save what was played and is in no file yet, and say where it is."""
        if self.file.worth_saving:
            self.save("", told=told)
        elif self.file.path is not None and self.match.turns:
            self.display.say(told, file=str(self.file.path))

    def leave(self, *, gone: bool = False) -> None:
        """Save what was played, and say how to go on; where the terminal is gone, nobody hears it."""
        self.left = True
        self.display.said = []
        self.keep("play-saved")
        self.display.say("play-bye")
        with contextlib.suppress(OSError) if gone else contextlib.nullcontext():
            self.display.speak()

    def end(self) -> None:
        """The table as it ended, who won and why; the match is saved."""
        self.display.said = []
        self.display.show_end()
        self.keep("play-kept")
        self.display.say("play-seed", seed=self.match.seed)
        self.display.speak()
