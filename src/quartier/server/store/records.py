"""What is stored of a table: its settings, its seats, its seed, and the events of its match."""

from __future__ import annotations

import hashlib
from typing import Any, Literal

import msgspec

from quartier.server.messages.studies import StudyTurn
from quartier.server.messages.tables import Away, Place, Status
from quartier.server.now import end_of, today


class Person(msgspec.Struct, frozen=True):
    """A guest."""

    id: str
    name: str


class Wish(msgspec.Struct, frozen=True):
    """What somebody waits for who would play with anybody."""

    games: tuple[str, ...]
    """By their names; none named: any."""
    since: int
    bots: int | None
    """When bots may take the seats that are still empty; none: never."""


class SeatRecord(msgspec.Struct, frozen=True):
    """Who sits there: nobody, a person, or a bot; a person who is away is played for by a bot."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    """The level of a bot."""
    character: str = ""
    """Of a bot: what it plays for; drawn when the match begins, where nobody has chosen it."""
    away: Away = ""
    back: int = 0
    """When the person last came back."""
    advice: bool | None = None
    """Whether the person agrees to a bot's advice; none: as was said when the table was set up."""
    awaited: bool = False
    """Whether the table is a rematch that this person has not agreed to yet."""
    wish: Wish | None = None
    """At a table of a pairing, until it starts."""

    @property
    def empty(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def bot_name(self) -> str | None:
        """Which bot it is, by its whole name."""
        return f"{self.bot}:{self.character}" if self.character else self.bot

    @property
    def played_by_bot(self) -> bool:
        return self.bot is not None or bool(self.away)


class TableRecord(msgspec.Struct, frozen=True):
    """A table and the setting of its match."""

    id: str
    game: str
    options: dict[str, Any]
    box_text: str
    """The component set's own text: empty for the house's."""
    seats: tuple[SeatRecord, ...]
    host: str
    public: bool
    spectators: bool
    aids: bool
    """Whether legal places and previews are shown."""
    late: bool
    clock: int | None
    created: int
    rules: int = 0
    """The version of the game's rules that the match began with, and ends with."""
    box_sha256: str = ""
    """The SHA-256 of the component set that it began with; empty where it began before that was noted."""
    status: Status = "open"
    started: int = 0
    ended: int = 0
    seed: str = ""
    salt: str = ""
    digest: str = ""
    places: tuple[Place, ...] = ()
    rematch: str = ""
    challenge: str = ""
    """The day whose challenge is played here."""
    unscored: bool = False
    """Whether that is a further try, which does not count."""
    challenge_set: str = ""
    """The id by which the component set of that challenge was kept when it began; empty: the house's."""
    talk: bool = True
    """Whether those at the table may write to each other."""
    hints: bool | None = None
    """Whether whoever set the table up agrees to a bot's advice; none at tables stored when `aids` meant this too."""
    address: str = ""
    """A mark of the address from which the table was set up, as long as it is open or running; never shown."""
    pairing: bool = False
    """Whether people who would play with anybody meet here: nobody hosts it, and it starts by itself."""
    version: int = 0
    """Rises with every change, where several servers may change it."""

    @property
    def hinting(self) -> bool:
        """Whether a bot gives advice: every person who has a seat agrees to it; never in a challenge."""
        people = [sitting for sitting in self.seats if sitting.person is not None]
        return not self.challenge and bool(people) and all(self.agrees(sitting) for sitting in people)

    def agrees(self, sitting: SeatRecord) -> bool:
        """Whether who sits there is a person who agrees to a bot's advice."""
        if sitting.person is None:
            return False
        if sitting.advice is not None:
            return sitting.advice
        return self.aids if self.hints is None else self.hints

    @property
    def share(self) -> str:
        """Whose the table is when something is shared out: its address's, or where none is known, its host's."""
        return self.address or self.host

    @property
    def closed(self) -> TableRecord:
        """The table when nobody plays at it any more."""
        return msgspec.structs.replace(self, status="closed", address="")

    @property
    def peopled(self) -> bool:
        """Whether a person has a seat."""
        return any(sitting.person is not None for sitting in self.seats)

    @property
    def bots(self) -> list[int]:
        """The seats that bots play, for good or for somebody who is away."""
        return [seat for seat, sitting in enumerate(self.seats) if sitting.played_by_bot]

    @property
    def set_digest(self) -> str:
        """By which the table's component set is told from others; empty for the house's."""
        return set_digest(self.box_text)

    @property
    def scored(self) -> bool:
        """Whether this is a challenge that is over and counts: the first try, ended on its day."""
        first = self.challenge and not self.unscored
        return bool(first and self.status == "over" and self.ended < end_of(self.challenge))

    @property
    def secret_still(self) -> bool:
        """Whether the seed stays secret though the match is over: others play the same deal today."""
        return self.challenge == today()

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person."""
        if person is not None:
            for seat, sitting in enumerate(self.seats):
                if sitting.person == person:
                    return seat
        return None

    def awaits(self, person: str) -> bool:
        """Whether this is a rematch that a person has not agreed to yet."""
        seat = self.seat_of(person)
        return seat is not None and self.seats[seat].awaited

    def hosted_by(self, person: str | None) -> bool:
        """Whether a person decides about the table before its start."""
        return person is not None and person == self.host and not self.pairing

    def lookable_by(self, person: str | None) -> bool:
        """Whether a person may look: spectators not where the table wants none; before the start everybody."""
        return self.spectators or self.status not in ("running", "over") or self.seat_of(person) is not None

    def with_seat(self, seat: int, sitting: SeatRecord) -> TableRecord:
        """The table with somebody else in a seat."""
        seats = (*self.seats[:seat], sitting, *self.seats[seat + 1 :])
        return msgspec.structs.replace(self, seats=seats)


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something done in a match, in the order of `seq`: a turn played, or one taken back."""

    seq: int
    at: int
    kind: Literal["play", "undo"]
    seat: int
    text: str = ""
    client: str = ""
    """The id that the client gave it."""


def set_digest(text: str) -> str:
    """By which challenges tell component sets apart: the SHA-256 of a set's text; empty for the house's."""
    return hashlib.sha256(text.encode()).hexdigest() if text else ""


class ScoredTry(msgspec.Struct, frozen=True, gc=False):
    """What somebody made of a day's challenge, at the one table where it counts."""

    table: str
    game: str
    day: str
    name: str
    score: int
    lost: bool
    """Where all win or lose together: whether they lost."""
    box: str = ""
    """The digest of the component set; empty: the house's."""


class BestFound(msgspec.Struct, frozen=True, gc=False):
    """What was found of the best that a day's challenge had in it: a result that can be reached, and a bound."""

    score: int
    bound: int
    proven: bool


class Subscription(msgspec.Struct, frozen=True, gc=False):
    """A browser that wants to be told by Web Push: where, and with which of its keys."""

    endpoint: str
    person: str
    p256dh: str
    auth: str
    language: str
    failures: int = 0
    """How often it could not be reached since it last was."""
    failing: int = 0
    """When that began; 0: it was reached."""


class ReviewRecord(msgspec.Struct, frozen=True):
    """A review that was asked for: of the match whose file has this digest."""

    match: str
    owner: str
    """Whose share of thinking time it takes."""
    file: str
    review: str
    """As JSON; empty until it is made."""


KEPT_TALK = 100
"""Lines of table talk that are kept."""


class TalkRecord(msgspec.Struct, frozen=True, gc=False):
    """A line of table talk; the name is the one that its writer had then."""

    number: int
    at: int
    seat: int
    name: str
    text: str
    client: str
    """The id that the client gave it."""


class SetRecord(msgspec.Struct, frozen=True):
    """A component set that somebody keeps, and who may change it."""

    id: str
    owner: str
    version: int
    """Rises with every change."""
    game: str
    title: str
    text: str


class StudyRecord(msgspec.Struct, frozen=True):
    """A study: a deal, the turns that somebody tried with it, and who may change it."""

    id: str
    owner: str
    version: int
    """Rises with every change."""
    game: str
    deal: str
    """The match file of the deal, without turns."""
    title: str
    players: tuple[str, ...]
    note: str
    turns: tuple[StudyTurn, ...]
