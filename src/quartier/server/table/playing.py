"""What a seat may say during a match, and what it gets for an answer: one for every message.

Everything in an answer comes from what the seat may know: views, previews of its own hidden
position, and errors found on that position too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from quartier.core.errors import CannotUndo, IllegalMove, MalformedMove
from quartier.core.game import Game
from quartier.core.view import View
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.socket import (
    Ack,
    AgreeToAdvice,
    Answer,
    AnyClientMessage,
    Changes,
    Choices,
    Chosen,
    Hint,
    Hinted,
    Move,
    Preview,
    Previewed,
    Resync,
    Return,
    Sync,
    Talk,
    Turn,
    Undo,
)
from quartier.server.now import now
from quartier.server.store.outcomes import Overtaken
from quartier.server.table.advice import agree
from quartier.server.table.again import again, in_company
from quartier.server.table.catching_up import refresh
from quartier.server.table.listener import Listener
from quartier.server.table.live_match import LiveMatch
from quartier.server.table.substitutes import give_back
from quartier.server.table.table import Table


@in_company
async def answer(table: Table, person: str | None, message: AnyClientMessage, mover: Listener | None = None) -> Answer:
    """Do what a client asks, or refuse it."""
    async with table.lock:
        seat = table.record.seat_of(person)
        if isinstance(message, Sync):
            return missed(table, person, message)
        if seat is None:
            raise Refusal("not-seated")
        table.visit(seat)
        match message:
            case Move() | Undo():
                return await act(table, seat, message, mover)
            case Preview(draft=draft):
                check_aids(table)
                return Previewed(message.id, drafted(table.running, seat, draft))
            case Choices(draft=draft):
                view = drafted(table.running, seat, draft)
                # A whole turn may end the wave, and the next one may begin with the same seat.
                return Chosen(message.id, view.legal if view.wave == table.running.match.wave else [])
            case Return():
                await give_back(table, seat)
                viewer = table.running.viewer(seat)
                return Ack(message.id, viewer.version, viewer.decided, {})
            case Talk(text=text):
                seen = table.versions(seat)
                await table.say(seat, text, message.id)
                return Ack(message.id, *seen, {})
            case AgreeToAdvice(agree=agreed):
                await agree(table, seat, agreed)
                return Ack(message.id, *table.versions(seat), {})
            case Hint():
                check_hints(table)
                if seat not in table.running.match.actors:
                    raise Refusal("not-to-move")
                if seat in table.advised:
                    raise Refusal("too-many")
                situation = table.running.match.situation(seat)
                table.advised.add(seat)
    try:
        found = await table.around.hints(situation, table.share)
    finally:
        table.advised.discard(seat)
    # Somebody may have taken their word back meanwhile, or have sat down who has not given it.
    check_hints(table)
    return Hinted(message.id, found)


def missed(table: Table, person: str | None, message: Sync) -> Changes:
    """What happened since a version; a version that never was gets everything."""
    refresh(table)
    snapshot = table.snapshot(person)
    if snapshot.view is None:
        return Changes(0, 0, {}, message.id)
    viewer = table.viewer(snapshot.seat)
    known = message.version if message.version <= viewer.version else 0
    return Changes(viewer.version, viewer.decided, viewer.since(known), message.id)


def check_aids(table: Table) -> None:
    """Refuse previews where the table plays without."""
    if not table.record.aids:
        raise Refusal("no-aids")


def check_hints(table: Table) -> None:
    """Refuse advice where not all agree to it."""
    if not table.record.hinting:
        raise Refusal("no-hints")


async def act(table: Table, seat: int, message: Move | Undo, mover: Listener | None) -> Ack | Resync:
    """Play a turn or take it back: stored, then acknowledged."""
    live = table.live
    if (seat, message.id) in live.known:
        return table.resync(seat, message.id, "repeated")
    viewer = live.viewer(seat)
    if not viewer.decided <= message.version <= viewer.version:
        if refresh(table):
            raise Overtaken
        return table.resync(seat, message.id, "stale")
    live = table.running
    if isinstance(message, Move):
        turn = read_turn(live.match.game, message.turn)
        try:
            event = live.play(seat, turn, now(), message.id)
        except (IllegalMove, MalformedMove) as error:
            raise why_not(live, seat, turn, error) from None
    else:
        try:
            event = live.undo(seat, now(), message.id)
        except CannotUndo:
            raise Refusal("cannot-undo") from None
    changes = await table.happen(event, "person", mover)
    if table.record.seats[seat].away:
        await again(lambda: give_back(table, seat))
    return Ack(message.id, viewer.version, viewer.decided, changes[seat])


def read_turn(game: Game, turn: Turn) -> str | Sequence[Any]:
    """A turn as the match takes it."""
    if isinstance(turn, str):
        return turn
    try:
        moves: list[Any] = msgspec.convert(turn, list[game.move_types])  # type: ignore[name-defined]
    except msgspec.ValidationError:
        raise Refusal("malformed-move") from None
    return moves


def drafted(live: LiveMatch, seat: int, draft: Turn) -> View:
    """The view after a draft."""
    try:
        return live.match.preview(seat, read_turn(live.match.game, draft))
    except IllegalMove as error:
        raise Refusal.by_rule(error) from None
    except MalformedMove:
        raise Refusal("malformed-move") from None


def why_not(live: LiveMatch, seat: int, turn: str | Sequence[Any], error: IllegalMove | MalformedMove) -> Refusal:
    """Why a turn cannot be played, as far as its seat may know."""
    try:
        live.match.preview(seat, turn)
    except IllegalMove as seen:
        return Refusal.by_rule(seen)
    except MalformedMove:
        return Refusal("malformed-move")
    return Refusal("unfinished-turn" if isinstance(error, MalformedMove) else "illegal-move")
