"""What each HTTP endpoint does."""

from __future__ import annotations

import asyncio

import msgspec

import quartier
from quartier.core.file import write_match
from quartier.core.match import Match
from quartier.core.packages import game_packages
from quartier.core.registry import games as all_games
from quartier.core.registry import load_game
from quartier.core.texts import LANGUAGES, catalogue
from quartier.core.view import View
from quartier.server.bots.thinking import LEVELS
from quartier.server.interface.endpoint import Call
from quartier.server.messages.http import (
    Course,
    FileFacts,
    GameFacts,
    Games,
    Guest,
    Health,
    Home,
    TableList,
    Transfer,
    Waiting,
)
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.socket import Answer, Snapshot, socket_schemas
from quartier.server.store.records import Person, TableRecord
from quartier.server.table import challenges as challenges
from quartier.server.table import replay, seating
from quartier.server.table.again import in_company
from quartier.server.table.catching_up import refresh
from quartier.server.table.facts import listed_facts
from quartier.server.table.playing import answer
from quartier.server.table.table import Table

LISTED = 100
GOING_ON, FINISHED = 20, 6
"""How many tables of each kind Home shows."""
MOST_TURNS = 100_000


async def health(call: Call) -> Health:
    """Whether the server works."""
    await call.context.health.check()
    return Health("ok", quartier.__version__)


async def games(call: Call) -> Games:
    """The games, with their options as JSON Schemas, and the levels of bots."""
    listed = [
        GameFacts.of(about, await asyncio.to_thread(call.context.boxes.names, about.name))
        for about in all_games().values()
    ]
    return Games(listed, list(LEVELS))


async def game_schema(call: Call) -> dict[str, object]:
    """The JSON Schemas of a game's board, moves and options."""
    name = str(call.request.path_params["game"])
    if name not in all_games():
        raise Refusal("not-found")
    game = load_game(name)
    kinds = (game.board_type, game.move_types, game.about.options)
    (board, move, options), shared = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": shared,
        "properties": {"board": board, "move": move, "options": options},
    }


async def game_texts(call: Call) -> str:
    """A game's Fluent catalogue, for a page that was built without it."""
    game, language = (str(call.request.path_params[name]) for name in ("game", "language"))
    known = game in all_games() and language in LANGUAGES
    file = catalogue(game_packages()[game], language) if known else None
    if file is None:
        raise Refusal("not-found")
    return file.read_text(encoding="utf-8")


async def sockets(call: Call) -> dict[str, object]:
    """The JSON Schemas of the messages over a socket."""
    return socket_schemas()


def listing(records: list[TableRecord], person: Person | None) -> TableList:
    """Tables as a list."""
    who = person.id if person else None
    return TableList([listed_facts(record) for record in records], [record.seat_of(who) for record in records])


def tables_of(call: Call, person: Person) -> list[TableRecord]:
    """The tables where a person sits or sat, those that changed last first."""
    records = call.context.store.tables_of(person.id, LISTED)
    return [record for record in records if person.id in (record.host, *(seat.person for seat in record.seats))]


async def my_tables(call: Call) -> TableList:
    """The tables where you sit, running and finished."""
    return listing(tables_of(call, call.person), call.person)


async def home(call: Call) -> Home:
    """What the first page shows: who you are, the games, your tables and whose turn it is, today's challenges."""
    guest = call.guest
    all_tables = tables_of(call, guest) if guest else []
    records = [record for record in all_tables if record.status in ("open", "running")][:GOING_ON]
    records += [record for record in all_tables if record.status == "over"][:FINISHED]
    return Home(
        guest.name if guest else "",
        await games(call),
        listing(records, guest),
        [await acting(call, record) for record in records],
        {game: call.context.challenges.look(guest, game) for game in all_games()},
        call.context.challenges.streak(guest) if guest else 0,
    )


async def acting(call: Call, record: TableRecord) -> list[int]:
    """The seats that are to act at a table; none where its match is not running or cannot be opened any more."""
    if record.status != "running":
        return []
    table = call.context.tables.find(record.id)
    async with table.lock:
        try:
            refresh(table)
            return list(table.running.match.actors)
        except Refusal:
            return []


async def lobby(call: Call) -> TableList:
    """The public tables."""
    return listing(call.context.store.lobby(LISTED), call.guest)


async def seen(call: Call, table: Table) -> Snapshot:
    """The table for who asks."""
    async with table.lock:
        refresh(table)
        return table.snapshot(call.guest.id if call.guest else None)


async def create(call: Call) -> Snapshot:
    """Set up a table; you are its host."""
    return await seen(call, await call.context.new_tables.set_up(call.person, call.body, call.address))


async def table(call: Call) -> Snapshot:
    """A table and your view of its match: of your seat, or of a spectator."""
    return await seen(call, call.table)


async def join(call: Call) -> Snapshot:
    """Take a seat."""
    await seating.join(call.table, call.person, call.body.seat)
    return await seen(call, call.table)


async def leave(call: Call) -> Guest:
    """Get up; in a running match a bot plays on until you return."""
    await seating.leave(call.table, call.person)
    return Guest(call.person.name)


async def seat_bot(call: Call) -> Snapshot:
    """Put a bot into a seat, or empty the seat; for the host, before the start."""
    await seating.seat_bot(call.table, call.person, call.body.seat, call.body.bot)
    return await seen(call, call.table)


async def start(call: Call) -> Snapshot:
    """Start the match; for the host."""
    await seating.start(call.table, call.person, call.body.fill)
    return await seen(call, call.table)


async def say(call: Call) -> Answer:
    """Say what could be said over a socket: a move, undo, preview, choices, hint, advice, return, talk, sync."""
    person = call.guest.id if call.guest else None
    return await answer(call.table, person, call.body)


async def rematch(call: Call) -> Snapshot:
    """The same people and bots at a new table; those who are `ready` agree, and when all have, it starts by itself."""
    ready = bool(call.number("ready", 1))
    again = await call.context.new_tables.rematch(call.table, call.person, call.address, ready=ready)
    if ready:
        await seating.agree(again, call.person)
    return await seen(call, again)


async def offer_transfer(call: Call) -> Transfer:
    """A token that moves your seat to another device, once."""
    return Transfer(*await seating.offer_transfer(call.table, call.person))


async def transfer(call: Call) -> Snapshot:
    """Take over the seat that a token stands for."""
    return await seen(call, await seating.transfer(call.context.tables, call.person, call.id))


async def waiting(call: Call) -> Waiting:
    """How many people wait for somebody to play with."""
    return Waiting(call.context.pairings.waiting(), call.context.settings.pairing_bots)


async def pair(call: Call) -> Snapshot:
    """Play with somebody, whoever it is: the table at which you wait, or which starts at once.

    It starts by itself when it is full. Keep its socket open: whoever has none for some seconds waits no longer.
    Asking again for the same answers the same table.
    """
    wanted = call.body
    table = await call.context.pairings.ask(call.person, wanted.games, wanted.bots, call.address)
    return await seen(call, table)


async def stop_waiting(call: Call) -> Guest:
    """Wait no longer for somebody to play with."""
    await call.context.pairings.leave(call.person)
    return Guest(call.person.name)


@in_company
async def over(table: Table, person: str | None) -> Match:
    """The match of a table where it is over, for those who may look."""
    async with table.lock:
        table.check_may_look(person)
        return replay.finished(table)


async def finished(call: Call) -> Match:
    """The same for who asks."""
    return await over(call.table, call.guest.id if call.guest else None)


async def open_match(call: Call) -> Match:
    """The match of a table where it is over and nobody else plays the same deal any more."""
    match = await finished(call)
    if call.table.record.secret_still:
        raise Refusal("not-over")
    return match


async def match_file(call: Call) -> str:
    """The match file, once the match is over; of a challenge, once its day is."""
    match = await open_match(call)
    call.headers["Content-Disposition"] = f'attachment; filename="{match.game.name}-{call.id}.quartier"'
    return write_match(match)


async def course(call: Call) -> Course:
    """All turns and the scores after each, once the match is over."""
    return await asyncio.to_thread(replay.course, await finished(call))


async def position(call: Call) -> View:
    """What a seat or a spectator saw after so many turns, once the match is over."""
    number, seat = call.number("position", MOST_TURNS), call.number("seat", 63)
    return await asyncio.to_thread(replay.position, await finished(call), number or 0, seat)


async def read_file(call: Call) -> FileFacts:
    """Look at a match file of your own, position by position."""
    wanted = call.body
    return await call.context.files.read(call.share, replay.read_file, wanted.file, wanted.position, wanted.seat)
