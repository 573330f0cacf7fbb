"""A match in memory: played on, looked at, and rebuilt from its events whenever it is needed again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from quartier.core.match import Match
from quartier.server.messages.tables import Place
from quartier.server.now import now
from quartier.server.store.records import Event, TableRecord
from quartier.server.table.beginning import begin_match
from quartier.server.table.viewers import Fields, Glance, Viewer


class Shown(NamedTuple):
    """How far those at a table have seen its match: the versions of what each sees, and the events that led there."""

    versions: dict[int | None, int]
    events: int


class LiveMatch:
    """The match of a table with its viewers. Everything in it follows from the record and the events."""

    def __init__(self, record: TableRecord, events: Iterable[Event]) -> None:
        self._record = record
        self.match = begin_match(record)
        self.events: list[Event] = []
        self.known: set[tuple[int, str]] = set()
        """The seats and client ids of all that was done."""
        self.since: dict[int, tuple[int, int]] = {}
        """For each seat the wave it last had to act in, and since when."""
        self.called: list[int] = []
        """The seats that have something new to decide since the last event."""
        self._viewers: dict[int | None, Viewer] = {}
        self._note_actors(record.started)
        for event in events:
            self._repeat(self.match, event)
            self._note(event)

    def viewer(self, seat: int | None) -> Viewer:
        """A viewer, brought through all that happened, so that its version is the same after a restart."""
        viewer = self._viewers.get(seat)
        if viewer is None:
            viewer = self._viewers[seat] = Viewer(seat)
            past = begin_match(self._record)
            viewer.look(past)
            for event in self.events:
                self._repeat(past, event)
                viewer.look(past, event.seat)
        return viewer

    def look(self) -> dict[int | None, Fields]:
        """What the last event changed for each viewer."""
        by, glance = self.events[-1].seat, Glance()
        return {seat: viewer.look(self.match, by, glance) for seat, viewer in self._viewers.items()}

    def shown(self, changes: dict[int | None, Fields] | None = None) -> Shown:
        """What everybody has been shown, if these changes of the last event have not been."""
        unseen = changes or {}
        versions = {seat: viewer.version - bool(unseen.get(seat)) for seat, viewer in self._viewers.items()}
        return Shown(versions, len(self.events) - (changes is not None))

    def follow(self, event: Event) -> None:
        """Do what was done elsewhere, and look at it."""
        self._repeat(self.match, event)
        self._note(event)
        self.look()

    def ended(self, record: TableRecord) -> TableRecord:
        """The record of its table, now that it is over."""
        places = tuple(Place(place.score, place.rank) for place in self.match.standings)
        return msgspec.structs.replace(record, status="over", ended=now(), places=places, address="")

    def play(self, seat: int, turn: str | Sequence[Any], at: int, client: str) -> Event:
        """Play a turn; IllegalMove or MalformedMove if it is none."""
        played = self.match.play(seat, turn)
        event = Event(len(self.events) + 1, at, "play", seat, played.text, client)
        self._note(event)
        return event

    def undo(self, seat: int, at: int, client: str) -> Event:
        """Take a turn back; CannotUndo if it is too late."""
        undone = self.match.undo(seat)
        event = Event(len(self.events) + 1, at, "undo", seat, undone.text, client)
        self._note(event)
        return event

    def _repeat(self, match: Match, event: Event) -> None:
        if event.kind == "play":
            match.play(event.seat, event.text)
        else:
            match.undo(event.seat)

    def _note(self, event: Event) -> None:
        self.events.append(event)
        if event.client:
            self.known.add((event.seat, event.client))
        self._note_actors(event.at)

    def _note_actors(self, at: int) -> None:
        wave = self.match.wave
        self.called = [seat for seat in self.match.actors if self.since.get(seat, (-1, 0))[0] != wave]
        for seat in self.called:
            self.since[seat] = (wave, at)
