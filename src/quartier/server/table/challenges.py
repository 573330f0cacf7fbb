"""Today's challenge: one deal a day and game, the same for everybody, played once, and who did best.

The deal follows from the server's own key. Since others may still be at it, the seed and the match
file of a challenge are shown on the next day, not at the end of the match.
"""

from __future__ import annotations

import hashlib
import hmac

from quartier.core.errors import UnknownGame
from quartier.core.registry import about
from quartier.server.identity import Signer, new_id
from quartier.server.messages.http import Challenge, ChallengeResult
from quartier.server.messages.refusals import Refusal
from quartier.server.now import now, today
from quartier.server.store.records import Person, SeatRecord, TableRecord
from quartier.server.store.store import Conflict
from quartier.server.table.beginning import begun
from quartier.server.table.new_tables import NewTables, checked_options
from quartier.server.table.table import Table
from quartier.server.table.tables import Tables

OPPONENT = "normal"
SHOWN = 10


class Challenges:
    """The challenges of a server."""

    def __init__(self, tables: Tables, new_tables: NewTables, signer: Signer) -> None:
        self._tables = tables
        self._store = tables.around.store
        self._new_tables = new_tables
        self._signer = signer

    def _seed(self, game: str, day: str) -> str:
        """The seed of a game's challenge on a day."""
        key = bytes.fromhex(self._store.key)
        return hmac.new(key, f"challenge:{game}:{day}".encode(), hashlib.sha256).hexdigest()

    def _own(self, person: Person | None, game: str, day: str) -> TableRecord | None:
        """The table at which a person plays or played the challenge; Refusal if it was given to somebody else."""
        name = None if person is None else self._store.challenge_entry(person.id, game, day)
        record = None if name is None else self._store.table(name)
        if record is not None and person is not None and record.seat_of(person.id) is None:
            raise Refusal("challenge-taken")
        return record

    def look(self, person: Person | None, game: str) -> Challenge:
        """The challenge as it stands: the best results, and the table of who asks."""
        check_game(game)
        day = today()
        over = [record for record in self._store.challenges(game, day) if record.status == "over"]
        results = [ChallengeResult(record.seats[0].name, record.places[0].score) for record in over]
        results.sort(key=lambda result: -result.score)
        try:
            mine = self._own(person, game, day)
        except Refusal:
            mine = None
        score = mine.places[0].score if mine is not None and mine.status == "over" else None
        rank = None if score is None else 1 + sum(result.score > score for result in results)
        return Challenge(day, len(results), results[:SHOWN], mine.id if mine else "", score, rank)

    async def take(self, person: Person, game: str, address: str = "") -> Table:
        """The person's table of today's challenge, set up if there is none yet.

        That it is taken stands in the store beside the table, in one transaction, and can stand there
        once: of those who ask at the same time one gets a new table, and the others get that one too.
        """
        check_game(game)
        day = today()
        mine = self._own(person, game, day)
        if mine is None:
            try:
                return await self._begin(person, game, day, address)
            except Conflict:
                mine = self._own(person, game, day)
                if mine is None:
                    raise
        return self._tables.find(mine.id)

    async def _begin(self, person: Person, game: str, day: str, address: str) -> Table:
        """A new table of the challenge. No engine helps there: everybody's own thoughts are compared."""
        facts = about(game)
        bots = [SeatRecord(bot=OPPONENT)] * (facts.seats.start - 1)
        record = TableRecord(
            id=new_id(),
            game=game,
            options=checked_options(facts, {}),
            box_text="",
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
            address=self._signer.address(address),
        )
        entry = ("challenge-entry", (person.id, game, day, record.id))
        return await self._new_tables.place(record, begun(record, self._seed(game, day)), person, [entry])


def check_game(game: str) -> None:
    """Refuse a game that there is not."""
    try:
        about(game)
    except UnknownGame:
        raise Refusal("not-found") from None
