"""Table talk: short lines that seated people write to each other, kept with the table, never in the match.

A line is data and nothing else: it is cleaned, stored and sent, and nobody here looks into it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

import msgspec

from quartier.server.allowance import Allowance
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.tables import TalkLine
from quartier.server.now import now
from quartier.server.store.database import Row
from quartier.server.store.outcomes import Conflict, Overtaken
from quartier.server.store.records import KEPT_TALK, TableRecord, TalkRecord
from quartier.server.store.store import Store, talk_rows
from quartier.server.table.lines import one_line

LONGEST = 200
"""Characters of a line."""
AT_ONCE = 5
"""Lines that a person may write at once; then so many a second as the table is told."""


class TableTalk:
    """What is said at one table. The last lines are kept; older ones are forgotten, by the store too."""

    def __init__(self, table: str, store: Store, rate: float) -> None:
        self._table = table
        self._store = store
        self._rate = rate
        self._said: list[TalkRecord] | None = None
        self._allowances: dict[str, Allowance] = {}
        self._paced = ""
        """What was let through last: it may have to be tried again."""

    @property
    def lines(self) -> list[TalkLine]:
        """The last lines, for everybody who may look at the table."""
        return [shown(line) for line in self._lines()]

    def forget(self) -> None:
        """Let the lines go; they come back from the store when needed."""
        self._said = None

    def copied_to(self, table: str) -> Iterable[Row]:
        """What is written so that another table begins with these lines."""
        for number, line in enumerate(self._lines(), 1):
            yield from talk_rows(table, msgspec.structs.replace(line, number=number))

    async def say(self, record: TableRecord, seat: int, typed: str, client: str) -> TalkLine | None:
        """Store what a seat says and return it as a line; None if the same was said already."""
        if not record.talk:
            raise Refusal("no-talk")
        lines = self._lines()
        if any(line.seat == seat and line.client == client for line in lines):
            return None
        text = readable(typed)
        self._check_pace(record.seats[seat].person or "", client)
        line = TalkRecord(self.last + 1, now(), seat, record.seats[seat].name, text, client)
        try:
            await self._store.write(list(talk_rows(record.id, line)))
        except Conflict:
            # Somebody else has spoken, by another server.
            raise (Overtaken() if self._store.company is not None else Refusal("storage")) from None
        except Refusal:
            # It may be there all the same.
            self.forget()
            raise
        self._said = [*lines, line][-KEPT_TALK:]
        return shown(line)

    @property
    def last(self) -> int:
        """The number of the last line, as far as it is known here."""
        lines = self._lines()
        return lines[-1].number if lines else 0

    @property
    def behind(self) -> int | None:
        """The same, if the lines are in memory."""
        return None if self._said is None else self.last

    def catch_up(self) -> list[TalkLine]:
        """Read what was said by other servers."""
        known = self.last
        self._said = self._store.talk(self._table)
        return [shown(line) for line in self._said if line.number > known]

    def _lines(self) -> list[TalkRecord]:
        if self._said is None:
            self._said = self._store.talk(self._table)
        return self._said

    def _check_pace(self, person: str, client: str) -> None:
        if client == self._paced:
            return
        allowance = self._allowances.setdefault(person, Allowance(self._rate, AT_ONCE))
        if not allowance.take():
            raise Refusal("talk-too-fast", {"seconds": math.ceil(allowance.wait)})
        self._paced = client


def readable(typed: str) -> str:
    """A line as it is shown; Refusal if nothing is left of it, or too much."""
    text = one_line(typed)
    if not text:
        raise Refusal("talk-empty")
    if len(text) > LONGEST:
        raise Refusal("talk-too-long", {"most": LONGEST})
    return text


def shown(line: TalkRecord) -> TalkLine:
    """A line without the client's own id of it."""
    return TalkLine(line.number, line.at, line.seat, line.name, line.text)
