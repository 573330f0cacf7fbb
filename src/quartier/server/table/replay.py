"""Finished matches, position by position: their course and their views."""

from __future__ import annotations

from collections.abc import Iterable

from quartier.core.errors import BadFile, Remark
from quartier.core.file import read_match, verify
from quartier.core.match import Match
from quartier.core.view import LogEntry, Message, View
from quartier.server.messages.http import Course, FileFacts, Position
from quartier.server.messages.refusals import Refusal
from quartier.server.table.table import Table


def finished(table: Table) -> Match:
    """The match of a table, once it is over: what was hidden in it is secret no more."""
    if table.record.status != "over":
        raise Refusal("not-over")
    return table.live.match


def course(match: Match) -> Course:
    """A match from start to end."""
    again = match.beginning()
    positions = [Position(None, [place.score for place in again.standings])]
    for turn in match.turns:
        again.play(turn.seat, turn.text)
        entry = LogEntry(turn.wave, turn.seat, turn.text)
        positions.append(Position(entry, [place.score for place in again.standings]))
    return Course(match.game.name, match.seats, positions)


def position(match: Match, number: int, seat: int | None) -> View:
    """What a seat or a spectator saw after so many turns."""
    turns = match.turns
    if number > len(turns) or (seat is not None and seat >= match.seats):
        raise Refusal("not-found")
    again = match.beginning()
    for turn in turns[:number]:
        again.play(turn.seat, turn.text)
    return again.view(seat)


def match_of(text: str) -> Match:
    """The match of a file that somebody brought along."""
    try:
        return read_match(text)
    except BadFile as error:
        raise Refusal.bad_file(error) from None


def read_file(text: str, number: int, seat: int | None) -> FileFacts:
    """A match file that somebody brought along, checked. A running match in a file hides nothing from its owner."""
    try:
        match, verdict = verify(text)
    except BadFile as error:
        raise Refusal.bad_file(error) from None
    return FileFacts(
        course(match),
        position(match, number, seat),
        verdict.state,
        verdict.standings,
        verdict.commitment,
        verdict.good,
        told(verdict.checked),
        told(verdict.unclaimed),
        told(verdict.wrong),
    )


def told(remarks: Iterable[Remark]) -> list[Message]:
    """Remarks as messages, to be said in the reader's language."""
    return [Message(remark.message, dict(remark.arguments)) for remark in remarks]  # type: ignore[arg-type]
