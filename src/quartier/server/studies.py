"""Studies that people keep: whose they are, who may change them, and that every position of them obeys the rules.

A study begins with a match file, which nobody has of a match that still runs: so nothing of one can be learned here.
Whoever has the link may read; its owner may change and delete. A change names the version that it was made from, so
that two tabs do not undo each other.
"""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Sequence

import msgspec

from quartier.core.errors import BadFile, MalformedMove
from quartier.core.file import read_match, write_match
from quartier.core.match import Match
from quartier.core.study import BadPosition, Study
from quartier.core.study_file import read_study, write_study
from quartier.server.door.limits import Shares
from quartier.server.identity import new_id
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.studies import (
    LONGEST_NAME,
    LONGEST_NOTE,
    NewStudy,
    StudyChange,
    StudyFacts,
    StudyList,
    StudyTurn,
)
from quartier.server.settings import Settings
from quartier.server.store.records import Person, StudyRecord
from quartier.server.store.store import Store, study_row
from quartier.server.table.lines import one_line

AT_ONCE = 10
"""Seconds' worth of changes that somebody may make at once."""
EACH = 4
"""One person gets that part of what an address may change."""


class Studies:
    """All studies of a server. Whether the rules allow one is found out in a thread: it may take a while."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._store = store
        self._most = settings.studies_each
        self._people = Shares(settings.study_rate, AT_ONCE * settings.study_rate)
        self._addresses = Shares(EACH * settings.study_rate, EACH * AT_ONCE * settings.study_rate)
        self._beginning = asyncio.Lock()
        """One new study at a time: what is counted is what is stored."""
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    def of(self, person: Person) -> StudyList:
        """The studies that a person keeps."""
        return StudyList(self._store.studies_of(person.id))

    def look(self, study: str, person: Person | None) -> StudyFacts:
        """A study, for who asks."""
        return facts(self._record(study), person)

    async def file(self, study: str) -> str:
        """A study as a file."""
        return await asyncio.to_thread(written, self._record(study))

    async def begin(self, person: Person, new: NewStudy, address: str) -> StudyFacts:
        """Keep a new study."""
        self._spend(person, address)
        record = await asyncio.to_thread(begun, new, new_id(), person.id)
        async with self._beginning:
            if len(self._store.studies_of(person.id)) >= self._most:
                raise Refusal("too-many-studies", {"most": self._most})
            await self._store.write([study_row(record)])
        return facts(record, person)

    async def change(self, study: str, person: Person, change: StudyChange, address: str) -> StudyFacts:
        """Keep a change of a study, if nobody else has kept one since."""
        self._check(study, person, change.version)
        self._spend(person, address)
        changed = await asyncio.to_thread(after, self._record(study), change)
        async with self._lock(study):
            self._check(study, person, change.version)
            await self._store.write([study_row(changed)])
        return facts(changed, person)

    async def delete(self, study: str, person: Person) -> StudyList:
        """Forget a study for good."""
        async with self._lock(study):
            self._check(study, person)
            await self._store.write([("study-deleted", (study,))])
        return self.of(person)

    def _record(self, study: str) -> StudyRecord:
        record = self._store.study(study)
        if record is None:
            raise Refusal("not-found")
        return record

    def _check(self, study: str, person: Person, version: int | None = None) -> None:
        """Whether a person may change a study, and knows the newest version of it."""
        record = self._record(study)
        if record.owner != person.id:
            raise Refusal("not-owner")
        if version is not None and record.version != version:
            raise Refusal("study-changed", {"version": record.version})

    def _spend(self, person: Person, address: str) -> None:
        if not (self._people.take(person.id) and self._addresses.take(address)):
            raise Refusal("study-too-fast")

    def _lock(self, study: str) -> asyncio.Lock:
        return self._locks.setdefault(study, asyncio.Lock())


def facts(record: StudyRecord, person: Person | None) -> StudyFacts:
    """What is shown of a study."""
    yours = person is not None and person.id == record.owner
    told = (record.game, record.deal, record.title, list(record.players), record.note, list(record.turns))
    return StudyFacts(record.id, record.version, yours, *told)


def begun(new: NewStudy, name: str, owner: str) -> StudyRecord:
    """A new study, every position of it reached by the rules."""
    try:
        study = read_study(new.file)
    except BadFile as error:
        raise Refusal.bad_file(error) from None
    players = tuple(named(player) for player in (study.players if new.players is None else new.players))
    record = StudyRecord(
        name,
        owner,
        1,
        study.deal.game.name,
        write_match(study.deal),
        named(study.title if new.title is None else new.title),
        players[: study.deal.seats],
        cleaned(study.note if new.note is None else new.note),
        (),
    )
    if new.turns is None:
        kept = [StudyTurn(at.parent, at.seat, at.turn, cleaned(at.note)) for at in study.positions]
        return msgspec.structs.replace(record, turns=tuple(kept))
    return msgspec.structs.replace(record, turns=checked(study.deal.beginning(), new.turns))


def after(record: StudyRecord, change: StudyChange) -> StudyRecord:
    """A study as it is after a change."""
    return msgspec.structs.replace(
        record,
        version=record.version + 1,
        title=named(change.title),
        note=cleaned(change.note),
        turns=checked(deal_of(record), change.turns),
    )


def deal_of(record: StudyRecord) -> Match:
    """The deal of a study that was kept; the rules may have changed since."""
    try:
        return read_match(record.deal)
    except BadFile:
        raise Refusal("old-rules") from None


def checked(deal: Match, turns: Sequence[StudyTurn]) -> tuple[StudyTurn, ...]:
    """Turns as they are kept: allowed by the rules, in their own notation."""
    study = Study(deal)
    try:
        study.grow((turn.parent, turn.seat, turn.turn, cleaned(turn.note)) for turn in turns)
    except (BadPosition, MalformedMove) as error:
        raise Refusal.bad_study(error) from None
    return tuple(StudyTurn(at.parent, at.seat, at.turn, at.note) for at in study.positions)


def written(record: StudyRecord) -> str:
    """A study as a file."""
    study = Study(deal_of(record), title=record.title, players=record.players, note=record.note)
    study.grow((turn.parent, turn.seat, turn.turn, turn.note) for turn in record.turns)
    return write_study(study)


def named(typed: str) -> str:
    """A title or a name as it is kept; what a file says may be longer."""
    return one_line(typed)[:LONGEST_NAME].strip()


def cleaned(note: str) -> str:
    """A note as it is kept: lines without anything invisible."""
    return "\n".join(one_line(line) for line in note.splitlines())[:LONGEST_NOTE].strip()
