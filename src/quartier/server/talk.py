"""Table talk: short lines that seated people write to each other, kept with the table, never in the match.

A line is data and nothing else: it is cleaned, stored and sent, and nobody here looks into it.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from quartier.server.limits import Allowance
from quartier.server.lines import one_line
from quartier.server.records import KEPT_TALK, TalkRecord, now
from quartier.server.refusals import Refusal
from quartier.server.socket_wire import Talked, encode
from quartier.server.store import talk_rows
from quartier.server.wire import TalkLine

if TYPE_CHECKING:
    from quartier.server.table import Table

LONGEST = 200
"""Characters of a line."""
AT_ONCE = 5
"""Lines that a person may write at once; then so many a second as the server's settings say."""


class TableTalk:
    """What is said at one table. The last lines are kept; older ones are forgotten, by the store too."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._said: list[TalkRecord] | None = None
        self._allowances: dict[str, Allowance] = {}

    @property
    def lines(self) -> list[TalkLine]:
        """The last lines, for everybody who may look at the table."""
        return [shown(line) for line in self._lines()] if self._table.record.talk else []

    def forget(self) -> None:
        """Let the lines go; they come back from the store when needed."""
        self._said = None

    async def say(self, seat: int, typed: str, client: str) -> None:
        """Write a line: stored, then shown to everybody at the table; under its lock."""
        table, record = self._table, self._table.record
        if not record.talk:
            raise Refusal("no-talk")
        lines = self._lines()
        if any(line.seat == seat and line.client == client for line in lines):
            return
        text = readable(typed)
        self._check_pace(record.seats[seat].person or "")
        number = lines[-1].number + 1 if lines else 1
        line = TalkRecord(number, now(), seat, record.seats[seat].name, text, client)
        await table.services.store.write(list(talk_rows(record.id, line)))
        self._said = [*lines, line][-KEPT_TALK:]
        told = encode(Talked([shown(line)])).decode()
        for socket in table.sockets:
            socket.post(told)

    def _lines(self) -> list[TalkRecord]:
        if self._said is None:
            self._said = self._table.services.store.talk(self._table.record.id)
        return self._said

    def _check_pace(self, person: str) -> None:
        rate = self._table.services.settings.talk_rate
        allowance = self._allowances.setdefault(person, Allowance(rate, AT_ONCE))
        if not allowance.take():
            raise Refusal("talk-too-fast", {"seconds": math.ceil(allowance.wait)})


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
