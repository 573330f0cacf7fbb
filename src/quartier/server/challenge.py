"""Today's challenge: one deal a day and game, the same for everybody, played once, and who did best.

The deal follows from the server's own key. Since others may still be at it, the seed and the match
file of a challenge are shown on the next day, not at the end of the match.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING

from quartier.core.errors import UnknownGame
from quartier.core.registry import about
from quartier.server.identity import new_id
from quartier.server.opening import begun, check_number, checked_options, place
from quartier.server.records import Person, SeatRecord, TableRecord, now, today
from quartier.server.refusals import Refusal
from quartier.server.table import Table
from quartier.server.wire import Challenge, ChallengeResult

if TYPE_CHECKING:
    from quartier.server.services import Services

OPPONENT = "normal"
SHOWN = 10


def seed_of(services: Services, game: str, day: str) -> str:
    """The seed of a game's challenge on a day."""
    key = bytes.fromhex(services.store.key)
    return hmac.new(key, f"challenge:{game}:{day}".encode(), hashlib.sha256).hexdigest()


def own(services: Services, person: Person | None, game: str, day: str) -> TableRecord | None:
    """The table at which a person plays or played the challenge."""
    if person is None:
        return None
    records = services.store.tables_of(person.id, 10 * services.settings.tables_each)
    return next((record for record in records if (record.challenge, record.game) == (day, game)), None)


def look(services: Services, person: Person | None, game: str) -> Challenge:
    """The challenge as it stands: the best results, and the table of who asks."""
    check_game(game)
    day = today()
    over = [record for record in services.store.challenges(game, day) if record.status == "over"]
    results = [ChallengeResult(record.seats[0].name, record.places[0].score) for record in over]
    results.sort(key=lambda result: -result.score)
    mine = own(services, person, game, day)
    return Challenge(day, len(results), results[:SHOWN], mine.id if mine else "")


async def take(services: Services, person: Person, game: str) -> Table:
    """The person's table of today's challenge, set up if there is none yet."""
    check_game(game)
    day = today()
    mine = own(services, person, game, day)
    if mine is not None:
        return services.table(mine.id)
    check_number(services, person)
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
        late=False,
        clock=None,
        created=now(),
        rules=facts.rules_version,
        challenge=day,
    )
    return await place(services, record, begun(record, seed_of(services, game, day)), person)


def check_game(game: str) -> None:
    """Refuse a game that there is not."""
    try:
        about(game)
    except UnknownGame:
        raise Refusal("not-found") from None
