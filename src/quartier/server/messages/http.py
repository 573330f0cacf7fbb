"""What is said over HTTP: the types of bodies and answers. Longer than 300 lines: it is a list."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from quartier.core.about import About
from quartier.core.view import LogEntry, Message, View
from quartier.insight.review import Review
from quartier.server.messages.tables import TableFacts

BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
DAY = 24 * 3600


class GuestName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name to be shown to others; it is cleaned."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]


class Guest(msgspec.Struct, frozen=True):
    """Who you are."""

    name: str


class PushFacts(msgspec.Struct, frozen=True):
    """How to be told by Web Push: the server's public key, or none where it sends nothing."""

    key: str | None


class PushBrowser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that shall be told what happens at your tables, as it describes itself, and in which language."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Annotated[str, Meta(max_length=10)]


class PushEnd(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that shall be told no more."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class GameFacts(msgspec.Struct, frozen=True):
    """A game that can be played here. `options` is a JSON Schema, `boxes` the component sets at hand."""

    name: str
    rules: int
    fewest: int
    most: int
    minutes: tuple[int, int]
    cooperative: bool
    """Whether all seats win or lose together."""
    options: dict[str, Any]
    boxes: list[str]
    characters: list[str] = []
    """The characters of its bots: `strong:NAME` is one of level *strong*."""

    @classmethod
    def of(cls, about: About, boxes: list[str]) -> GameFacts:
        """What is told of a game, with the component sets that are at hand."""
        seats, options = about.seats, msgspec.json.schema(about.options)
        shared = about.name, about.rules_version, seats.start, seats.stop - 1, about.minutes, about.cooperative
        return cls(*shared, options, boxes, [character.name for character in about.characters])


class Games(msgspec.Struct, frozen=True):
    """All games, and the levels of bots that play them."""

    games: list[GameFacts]
    bots: list[str]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}
    set: Annotated[str, Meta(max_length=40)] | None = None
    """The id of a component set that is kept here, instead of the option `box`."""
    seats: Annotated[int, Meta(ge=1, le=64)] | None = None
    """How many; without it, one for you and one for each bot."""
    bots: Annotated[list[BotName], Meta(max_length=64)] = []
    """The levels of the bots that take the last seats; with a character, as in `strong:gambler`, or one is drawn."""
    sit: bool = True
    """Whether you take the first seat."""
    public: bool = False
    """Whether the table stands in the lobby; else only those with its link find it."""
    spectators: bool = True
    aids: bool = True
    """Whether legal places and previews are shown."""
    hints: bool | None = None
    """Whether you agree to a bot's advice, which is given once all people do; without it, where `aids` are on and
    nobody but you and bots can sit."""
    late: bool = False
    """Whether people may take a bot's seat after the start."""
    talk: bool = True
    """Whether those who sit may write short lines to each other."""
    clock: Annotated[int, Meta(ge=5, le=30 * DAY)] | None = None
    """Seconds for each turn."""
    start: bool = False
    """Whether to start at once."""


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What you would play with anybody: one of these games, or any if you name none."""

    games: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=64)] = []
    bots: bool = False
    """Whether bots may take the seats that stay empty for a while."""


class Waiting(msgspec.Struct, frozen=True):
    """How many people wait for somebody to play with, by game; whoever would play several waits for each of them."""

    people: dict[str, int]
    bots_after: float
    """Seconds after which bots come to those who agree to them."""


class ChallengeResult(msgspec.Struct, frozen=True):
    """What somebody made of the challenge."""

    name: str
    score: int
    rank: int = 1
    """Among all who have finished; equal results share it."""
    failed: bool = False
    """Where all win or lose together: whether they lost. Whoever won stands before all who lost."""
    you: bool = False


class BestPossible(msgspec.Struct, frozen=True):
    """The best that a deal had in it: a result that can be reached, and one that nobody can exceed."""

    score: int
    bound: int
    proven: bool
    """Whether both are the same: nobody could have done better."""


class ChallengeSet(msgspec.Struct, frozen=True):
    """The component set that a challenge is played with, where it is not the house's."""

    id: str
    """By which it is kept here; empty where it was changed or deleted since."""
    game: str
    title: str


class Challenge(msgspec.Struct, frozen=True):
    """A day's challenge of a game: how many have finished it, the best of them, and your table, if you have one."""

    day: str
    finished: int
    best: list[ChallengeResult]
    table: str
    score: int | None
    """What you made of it, once you have finished and it counts."""
    rank: int | None
    """Your rank among all who have; equal results share it."""
    failed: bool = False
    """Where all win or lose together: whether you lost."""
    ends: int = 0
    """Until when a try has to be finished to count, in milliseconds since 1970."""
    possible: BestPossible | None = None
    """The best that was possible, where that is known: once your try counts, or on the next day; house's set only."""
    possible_coming: bool = False
    """Whether that is still being looked for."""
    best_game: str = ""
    """The table of the best result, which everybody may watch from the next day on."""
    set: ChallengeSet | None = None
    """The component set of somebody's own that it is played with; none: the house's."""


class ChallengeEntry(msgspec.Struct, frozen=True):
    """What you made of a day's challenge."""

    game: str
    day: str
    table: str
    score: int
    failed: bool
    rank: int
    finished: int
    """How many have finished it."""
    possible: BestPossible | None


class ChallengeHistory(msgspec.Struct, frozen=True):
    """What you made of challenges with the house's set, the last days first."""

    streak: int
    """Days in a row, until today or yesterday, on which you finished at least one."""
    longest: int
    """The most that there ever were."""
    days: int
    """On how many days you did."""
    results: list[ChallengeEntry]


class TableList(msgspec.Struct, frozen=True):
    """Tables, those that changed last first; `you` tells your seat at each."""

    tables: list[TableFacts]
    you: list[int | None]


class Home(msgspec.Struct, frozen=True):
    """All that the first page shows, in one answer; a stranger has no name and no tables yet."""

    name: str
    games: Games
    tables: TableList
    """Where you sit, then the last where you sat to the end."""
    acting: list[list[int]]
    """The seats that are to act at each of these tables."""
    challenges: dict[str, Challenge]
    """Today's challenges by the names of their games."""
    streak: int = 0
    """Days in a row on which you finished at least one of them."""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: this one, or the first that is free."""

    seat: Annotated[int, Meta(ge=0, le=63)] | None = None


class SeatBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat, by its level; none empties the seat."""

    seat: Annotated[int, Meta(ge=0, le=63)]
    bot: BotName | None


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Start the match; bots of the level `fill` take the empty seats."""

    fill: BotName | None = None


class Transfer(msgspec.Struct, frozen=True):
    """A token that moves your seat to another device, once, within the hour."""

    token: str
    expires: int


class Position(msgspec.Struct, frozen=True):
    """A position of a replay: the turn that led to it (none at the start) and the scores in it."""

    turn: LogEntry | None
    scores: list[int]


class Course(msgspec.Struct, frozen=True):
    """A finished match from its start to its end."""

    game: str
    seats: int
    positions: list[Position]


class MatchFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match file to be looked at: the view of a seat, or of a spectator, after so many turns."""

    file: Annotated[str, Meta(max_length=60_000)]
    position: Annotated[int, Meta(ge=0, le=100_000)] = 0
    seat: Annotated[int, Meta(ge=0, le=63)] | None = None


class ReviewFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match file whose match is to be reviewed."""

    file: Annotated[str, Meta(max_length=60_000)]


class Reviewing(msgspec.Struct, frozen=True):
    """A review: how many turns of how many are thought about, then deals, and, once all are, what was found."""

    id: str
    """By which to ask for it again."""
    done: int
    """Turns, then deals."""
    turns: int
    review: Review | None
    deals: int = 0
    """Of how many deals the best that was possible is looked for, after the turns."""


class FileFacts(msgspec.Struct, frozen=True):
    """What a match file holds. The checks are null where the file says nothing; the lists tell all in words."""

    course: Course
    view: View
    state_good: bool | None
    standings_good: bool | None
    commitment_good: bool | None
    good: bool
    """Whether nothing is wrong."""
    checked: list[Message]
    unclaimed: list[Message]
    wrong: list[Message]


class Health(msgspec.Struct, frozen=True):
    """The server works: it stores what is done, keeps time, and its bots answer."""

    status: Literal["ok"]
    version: str
