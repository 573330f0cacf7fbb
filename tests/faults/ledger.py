"""What clients were told, held against what is stored: every move once and in order, nothing early, nothing hidden."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec
from tests.faults.party import Party
from tests.faults.site import Site
from tests.faults.story import Story

from quartier.server.store.records import Event, TableRecord
from quartier.server.table.live_match import LiveMatch
from quartier.server.table.viewers import Viewer

KINDS = {"move": "play", "undo": "undo"}
SECRET = 8
"""Letters of a secret that are not found in a text by chance."""


class Lost(AssertionError):
    """What a client was told is not what is stored."""


@dataclass
class Ledger:
    """The events of one table as far as they were read, and what each seat may have seen by them."""

    table: str
    live: LiveMatch | None = None
    record: TableRecord | None = None
    views: dict[int, dict[int, dict[str, Any]]] = field(default_factory=dict)
    """For each seat the view at every version."""

    def read(self, site: Site) -> None:
        """Read on in the store; what was read before must still be there."""
        ((record,),) = site.rows("SELECT record FROM tables WHERE id = ?", self.table)
        self.record = msgspec.json.decode(record, type=TableRecord)
        query = "SELECT seq, at, kind, seat, text, client FROM events WHERE match = ? ORDER BY seq"
        events = [Event(*row) for row in site.rows(query, self.table)]
        if self.live is None:
            self.live = LiveMatch(self.record, [])
        known = self.live.events
        if events[: len(known)] != known:
            raise Lost(f"{self.table}: what was stored is no longer there")
        if [event.seq for event in events] != list(range(1, len(events) + 1)):
            raise Lost(f"{self.table}: events are missing or doubled")
        for event in events[len(known) :]:
            self.live._repeat(self.live.match, event)
            self.live._note(event)
            self.live.look()
            self.note()

    def seat(self, seat: int) -> dict[int, dict[str, Any]]:
        """The views of a seat."""
        assert self.live is not None
        if seat not in self.views:
            # A viewer that comes later is brought through all that happened: every version of it is wanted.
            past = LiveMatch(self.live._record, [])
            viewer = past.viewer(seat)
            found = self.views[seat] = {viewer.version: parsed(viewer)}
            for event in self.live.events:
                past._repeat(past.match, event)
                past._note(event)
                past.look()
                found.setdefault(viewer.version, parsed(viewer))
            self.live.viewer(seat)
        return self.views[seat]

    def note(self) -> None:
        assert self.live is not None
        for seat, found in self.views.items():
            viewer = self.live.viewer(seat)
            if viewer.version not in found:
                found[viewer.version] = parsed(viewer)


def parsed(viewer: Viewer) -> dict[str, Any]:
    return {name: json.loads(encoded) for name, encoded in viewer.fields.items()}


class Ledgers:
    """The ledgers of all tables that people were at."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._open: dict[str, Ledger] = {}
        self.acknowledged = 0
        self.views = 0
        self.events = 0

    def check(self, party: Party) -> None:
        """Hold all that a party was told since the last time against the store; Lost if it does not agree."""
        for story in list(party.stories):
            # What was told before the store is read must be there; what is told now comes next time.
            acknowledged, seen, texts = len(story.acknowledged), len(story.seen), len(story.texts)
            talked, over = list(story.talked), story.over
            ledger = self._open.setdefault(story.table, Ledger(story.table))
            ledger.read(self._site)
            self._compare_moves(ledger, story, acknowledged)
            self._compare_views(ledger, story, seen)
            self._look_for_secrets(ledger, story, texts)
            said = [name for (name,) in self._site.rows("SELECT client FROM talk WHERE table_id = ?", story.table)]
            if Counter(said) & Counter(talked) != Counter(talked):
                raise Lost(f"{story.table}: what was said is not stored, or twice")
            if over and story is not party.story:
                assert ledger.live is not None
                self.acknowledged += len(story.acknowledged)
                self.events += len(ledger.live.events)
                party.stories.remove(story)
                del self._open[story.table]

    def _compare_moves(self, ledger: Ledger, story: Story, number: int) -> None:
        assert ledger.live is not None
        stored = [(event.seat, str(event.kind), event.client) for event in ledger.live.events if event.client]
        twice = {client: times for client, times in Counter(client for _, _, client in stored).items() if times > 1}
        if twice:
            raise Lost(f"{story.table}: stored twice: {twice}")
        told = [(seat, KINDS[kind], client) for seat, kind, client in story.acknowledged[:number]]
        places = {what: place for place, what in enumerate(stored)}
        missing = [what for what in told if what not in places]
        if missing:
            raise Lost(
                f"{story.table}: acknowledged and not stored: {missing} of {told}; stored {stored}, sent {story.sent}"
            )
        if [places[what] for what in told] != sorted(places[what] for what in told):
            raise Lost(f"{story.table}: acknowledged in another order than stored")
        strange = {client for _, _, client in stored} - story.sent
        if strange:
            raise Lost(f"{story.table}: stored and never sent: {strange}")

    def _compare_views(self, ledger: Ledger, story: Story, number: int) -> None:
        for seat, version, view in story.seen[:number]:
            known = ledger.seat(seat).get(version)
            if known is None:
                raise Lost(f"{story.table}: seat {seat} was shown version {version}, which is not stored")
            if known != view:
                differing = [name for name in {*known, *view} if known.get(name) != view.get(name)]
                raise Lost(f"{story.table}: seat {seat} was shown another version {version}: {differing}")
            self.views += 1
        del story.seen[:number]

    def _look_for_secrets(self, ledger: Ledger, story: Story, number: int) -> None:
        assert ledger.record is not None
        for secret in (ledger.record.seed, ledger.record.salt):
            for text in story.texts[:number] if len(secret) >= SECRET else ():
                if secret in text:
                    place = text.index(secret)
                    raise Lost(f"{story.table}: a secret was sent: {text[max(0, place - 60) : place]}")
        del story.texts[:number]
