"""Challenges of the day: one deal a day and game, the same for everybody, played once for the ranking.

The deal follows from the server's own key. Since others may still be at it, the seed and the match
file of a challenge are shown on the next day, not at the end of the match; so is the day's best game.
A try counts if it is the first and ends on its day; further tries are played for oneself.

With a component set of somebody's own there is another deal, and all of this anew: one try, one ranking.
Sets are told apart by their texts, so that a changed one begins anew. History and streak are the house's.
"""

from __future__ import annotations

import datetime
import hashlib
import hmac

from quartier.core.errors import UnknownGame
from quartier.core.registry import about, games
from quartier.server.identity import Signer, new_id
from quartier.server.messages.http import (
    BestPossible,
    Challenge,
    ChallengeEntry,
    ChallengeHistory,
    ChallengeResult,
    ChallengeSet,
)
from quartier.server.messages.refusals import Refusal
from quartier.server.now import end_of, now, today
from quartier.server.store.database import Row
from quartier.server.store.outcomes import Conflict
from quartier.server.store.records import Person, SeatRecord, TableRecord
from quartier.server.table.beginning import begun, check_set
from quartier.server.table.best_of_days import BestOfDays
from quartier.server.table.day_results import best_game, ranked, streaks
from quartier.server.table.new_tables import NewTables, checked_options
from quartier.server.table.played_set import HOUSE, PlayedSet
from quartier.server.table.table import Table
from quartier.server.table.tables import Tables

OPPONENT = "normal"
SHOWN = 10
FIRST_DAY = "2026-01-01"
"""Before it there were no challenges."""
REMEMBERED = 60
"""Results of one's own that are told."""


class Challenges:
    """The challenges of a server."""

    def __init__(self, tables: Tables, new_tables: NewTables, signer: Signer, best: BestOfDays) -> None:
        self._tables = tables
        self._store = tables.around.store
        self._new_tables = new_tables
        self._signer = signer
        self._best = best

    def _seed(self, game: str, day: str, digest: str) -> str:
        """The seed of a game's challenge on a day, with a set."""
        key = bytes.fromhex(self._store.key)
        which = f"challenge:{game}:{day}:{digest}" if digest else f"challenge:{game}:{day}"
        return hmac.new(key, which.encode(), hashlib.sha256).hexdigest()

    def _own(self, person: Person | None, game: str, day: str, digest: str) -> TableRecord | None:
        """The table at which a person plays or played the challenge; Refusal if it was given to somebody else."""
        name = None if person is None else self._store.challenges.entry(person.id, game, day, digest)
        record = None if name is None else self._store.table(name)
        if record is not None and person is not None and record.seat_of(person.id) is None:
            raise Refusal("challenge-taken")
        return record

    def look(
        self, person: Person | None, game: str, day: str = "", shown: int = SHOWN, *, played: PlayedSet = HOUSE
    ) -> Challenge:
        """A day's challenge as it stands, today's if none is named: the best results, and the table of who asks."""
        check_game(game)
        day, digest = checked_day(day), played.digest
        finished = self._store.challenges.number(game, day, digest)
        best = ranked(self._store.challenges.best(game, day, shown, digest))
        try:
            mine = self._own(person, game, day, digest)
        except Refusal:
            mine = None
        own = self._store.challenges.at_table(game, day, mine.id) if mine else None
        rank = 1 + self._store.challenges.better(own) if own else None
        results = [ChallengeResult(each.name, each.score, at, each.lost, each == own) for at, each in best]
        if own and rank and not any(result.you for result in results):
            results.append(ChallengeResult(own.name, own.score, rank, own.lost, you=True))
        if mine and own:
            # Where the server was ended in the middle of it, it begins anew.
            self._best.want(mine)
        # The best possible is known with the house's set only.
        told = not digest and (own is not None or day < today())
        return Challenge(
            day,
            finished,
            results,
            mine.id if mine else "",
            own.score if own else None,
            rank,
            own is not None and own.lost,
            end_of(day),
            self._possible(game, day) if told else None,
            told and self._best.coming(game, day),
            best_game(self._store, game, day, digest),
            ChallengeSet(played.id, game, played.name) if digest else None,
        )

    def _possible(self, game: str, day: str) -> BestPossible | None:
        """The best that was possible, as far as it is known: what somebody has reached is possible."""
        best = self._best.known(game, day)
        if best is None:
            return None
        reached = max([best.score, *(scored.score for scored in self._store.challenges.best(game, day, 1))])
        return BestPossible(reached, best.bound, best.proven or reached == best.bound)

    def history(self, person: Person | None) -> ChallengeHistory:
        """What a person made of challenges; a stranger made nothing of them yet."""
        if person is None:
            return ChallengeHistory(0, 0, 0, [])
        days = self._store.challenges.days_of(person.id)
        entries = [
            ChallengeEntry(
                mine.game,
                mine.day,
                mine.table,
                mine.score,
                mine.lost,
                1 + self._store.challenges.better(mine),
                self._store.challenges.number(mine.game, mine.day),
                self._possible(mine.game, mine.day),
            )
            for mine in self._store.challenges.of_person(person.id, REMEMBERED)
            # A game may not be there any more.
            if mine.game in games()
        ]
        return ChallengeHistory(*streaks(days, today()), len(days), entries)

    def streak(self, person: Person) -> int:
        """For how many days in a row a person has finished a challenge."""
        return streaks(self._store.challenges.days_of(person.id), today())[0]

    async def take(self, person: Person, game: str, address: str = "", *, played: PlayedSet = HOUSE) -> Table:
        """The person's table of today's challenge, set up if there is none yet.

        That it is taken stands in the store beside the table, in one transaction, and can stand there
        once: of those who ask at the same time one gets a new table, and the others get that one too.
        """
        check_game(game)
        day = today()
        which = game, day, played.digest
        mine = self._own(person, *which)
        if mine is None:
            record = await self._record(person, game, day, address, played)
            entry = ("challenge-entry", (person.id, *which, record.id))
            try:
                table = await self._begin(record, person, [entry])
            except Conflict:
                mine = self._own(person, *which)
                if mine is None:
                    raise
            else:
                self._best.want(table.record)
                return table
        return self._tables.find(mine.id)

    async def try_again(
        self, person: Person, game: str, day: str, address: str = "", *, played: PlayedSet = HOUSE
    ) -> Table:
        """A further try at a day's challenge, or the one that the person is in the middle of.

        Of today's challenge only after one's own try that counts: this one teaches what is in the deal.
        """
        check_game(game)
        day = checked_day(day)
        mine = self._own(person, game, day, played.digest)
        if day == today() and (mine is None or mine.status == "running"):
            raise Refusal("challenge-first")
        going = self._store.challenges.further_try(person.id, game, day, played.text)
        if going is not None:
            return self._tables.find(going)
        return await self._begin(await self._record(person, game, day, address, played, unscored=True), person)

    async def _record(
        self, person: Person, game: str, day: str, address: str, played: PlayedSet, *, unscored: bool = False
    ) -> TableRecord:
        """A table of a challenge before it begins. No engine helps there: everybody's own thoughts are compared."""
        facts = about(game)
        options = checked_options(facts, {})
        if played.text:
            await check_set(game, played.name, played.text)
            options["box"] = played.name
        bots = [SeatRecord(bot=OPPONENT)] * (facts.seats.start - 1)
        return TableRecord(
            id=new_id(),
            game=game,
            options=options,
            box_text=played.text,
            seats=(SeatRecord(person=person.id, name=person.name), *bots),
            host=person.id,
            public=False,
            spectators=False,
            aids=True,
            hints=False,
            late=False,
            clock=None,
            created=now(),
            rules=facts.rules_version,
            challenge=day,
            unscored=unscored,
            challenge_set=played.id,
            address=self._signer.address(address),
        )

    async def _begin(self, record: TableRecord, person: Person, rows: list[Row] | None = None) -> Table:
        """The table of a challenge, with its deal."""
        seed = self._seed(record.game, record.challenge, record.set_digest)
        return await self._new_tables.place(record, begun(record, seed), person, rows or [])


def check_game(game: str) -> None:
    """Refuse a game that there is not."""
    try:
        about(game)
    except UnknownGame:
        raise Refusal("not-found") from None


def checked_day(day: str) -> str:
    """A day as it is written, today's if none is named; Refusal for what is none, and for days to come."""
    if not day:
        return today()
    try:
        same = datetime.date.fromisoformat(day).isoformat() == day
    except ValueError:
        same = False
    if not same or not FIRST_DAY <= day <= today():
        raise Refusal("not-found")
    return day
