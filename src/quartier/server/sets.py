"""Component sets that people keep at a server: whose they are, who may change them, that each can be played with.

Whoever has the link may read and play; its owner may change and delete. No list shows them. A table has the text of its
set itself, so that a match goes on with what it began with, whatever becomes of the set.
"""

from __future__ import annotations

import asyncio
import weakref

import msgspec

from quartier.core.registry import games
from quartier.server.door.limits import Shares
from quartier.server.identity import new_id
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.sets import LONGEST_TITLE, NewSet, SetChange, SetFacts, SetList, SetToCheck, SetVerdict
from quartier.server.set_checking import Checker
from quartier.server.settings import Settings
from quartier.server.store.component_sets import set_row
from quartier.server.store.records import Person, SetRecord
from quartier.server.store.store import Store
from quartier.server.table.lines import one_line

AT_ONCE = 15
"""Seconds' worth of checks that somebody may have at once: who draws quickly asks often."""
EACH = 4
"""One person gets that part of what an address may have checked."""
UNNAMED = "own"
"""What a set without a title is called."""


class Sets:
    """All sets of a server."""

    def __init__(self, settings: Settings, store: Store, checker: Checker) -> None:
        self._store = store
        self._checker = checker
        self._most = settings.sets_each
        self._people = Shares(settings.set_rate, AT_ONCE * settings.set_rate)
        self._addresses = Shares(EACH * settings.set_rate, EACH * AT_ONCE * settings.set_rate)
        self._beginning = asyncio.Lock()
        """One new set at a time: what is counted is what is stored."""
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    def of(self, person: Person) -> SetList:
        """The sets that a person keeps."""
        return SetList(self._store.sets.of(person.id))

    def look(self, name: str, person: Person | None) -> SetFacts:
        """A set, for who asks."""
        return facts(self.record(name), person)

    async def check(self, person: Person | None, asked: SetToCheck, address: str) -> SetVerdict:
        """What a game's reader says of a text that is not kept."""
        self._spend(person, address)
        return await self._verdict(asked.game, UNNAMED, asked.text)

    async def keep(self, person: Person, new: NewSet, address: str) -> SetFacts:
        """Keep a new set, if the game can be played with it."""
        self._spend(person, address)
        title = named(new.title)
        text = await self._good(new.game, title, new.text)
        record = SetRecord(new_id(), person.id, 1, new.game, title, text)
        async with self._beginning:
            if len(self._store.sets.of(person.id)) >= self._most:
                raise Refusal("too-many-sets", {"most": self._most})
            await self._store.write([set_row(record)])
        return facts(record, person)

    async def change(self, name: str, person: Person, change: SetChange, address: str) -> SetFacts:
        """Keep a change of a set, if nobody else has kept one since."""
        self._check(name, person, change.version)
        self._spend(person, address)
        record, title = self.record(name), named(change.title)
        text = await self._good(record.game, title, change.text)
        changed = msgspec.structs.replace(record, version=change.version + 1, title=title, text=text)
        async with self._lock(name):
            self._check(name, person, change.version)
            await self._store.write([set_row(changed)])
        return facts(changed, person)

    async def delete(self, name: str, person: Person) -> SetList:
        """Forget a set for good; matches that began with it go on."""
        async with self._lock(name):
            self._check(name, person)
            await self._store.write([("set-deleted", (name,))])
        return self.of(person)

    def record(self, name: str) -> SetRecord:
        """A set as it is stored."""
        found = self._store.sets.get(name)
        if found is None:
            raise Refusal("not-found")
        return found

    async def _verdict(self, game: str, name: str, text: str) -> SetVerdict:
        if game not in games():
            raise Refusal("unknown-game")
        return await self._checker.check(game, name, plain_lines(text))

    async def _good(self, game: str, title: str, text: str) -> str:
        """The text of a set as it is kept; Refusal says what is wrong with it."""
        verdict = await self._verdict(game, title, text)
        if verdict.wrong is not None:
            raise Refusal.bad_set(verdict.wrong)
        return plain_lines(text)

    def _check(self, name: str, person: Person, version: int | None = None) -> None:
        """Whether a person may change a set, and knows the newest version of it."""
        record = self.record(name)
        if record.owner != person.id:
            raise Refusal("not-owner")
        if version is not None and record.version != version:
            raise Refusal("set-changed", {"version": record.version})

    def _spend(self, person: Person | None, address: str) -> None:
        if not ((person is None or self._people.take(person.id)) and self._addresses.take(address)):
            raise Refusal("set-too-fast")

    def _lock(self, name: str) -> asyncio.Lock:
        return self._locks.setdefault(name, asyncio.Lock())


def facts(record: SetRecord, person: Person | None) -> SetFacts:
    """What is shown of a set."""
    yours = person is not None and person.id == record.owner
    return SetFacts(record.id, record.version, yours, record.game, record.title, record.text)


def named(typed: str) -> str:
    """A title as it is kept: one line, and never one that could pass for the house's."""
    title = one_line(typed)[:LONGEST_TITLE].strip() or UNNAMED
    return f"{title}.txt" if title.casefold() == "house" else title


def plain_lines(text: str) -> str:
    """The text with the line ends that files here have, none that only some readers see, and nothing but text."""
    return "\n".join(text.replace("\0", "").splitlines()).rstrip() + "\n"
