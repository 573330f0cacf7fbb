"""How a match begins: a seed is drawn and committed to, and the same start can be made again at any time."""

from __future__ import annotations

import asyncio
import functools
import secrets

import msgspec

from quartier.core.errors import BadComponents, UnknownGame
from quartier.core.game import Box
from quartier.core.match import Match
from quartier.core.options import read_options
from quartier.core.registry import about, load_game
from quartier.core.seeds import Commitment
from quartier.server.messages.refusals import Refusal, fault_of
from quartier.server.now import now
from quartier.server.store.records import TableRecord
from quartier.server.table.bot_seats import with_characters


def begun(record: TableRecord, seed: str = "") -> TableRecord:
    """The table with its match begun: a seed is drawn, where none is given, and committed to."""
    if any(sitting.empty for sitting in record.seats):
        raise Refusal("seats-empty")
    seed = seed or secrets.token_hex(32)
    commitment = Commitment.to(seed)
    # A table may have waited for its start while the program became a newer one: a match begins by today's rules.
    rules = about(record.game).rules_version
    # In a challenge everybody meets the same opponents.
    seats = record.seats if record.challenge else with_characters(record.seats, record.game)
    return msgspec.structs.replace(
        record,
        status="running",
        started=now(),
        seed=seed,
        salt=commitment.salt,
        digest=commitment.digest,
        rules=rules,
        seats=tuple(msgspec.structs.replace(sitting, awaited=False) for sitting in seats),
        box_sha256=box_of(record.game, record.options["box"], record.box_text, rules).sha256,
    )


@functools.lru_cache(64)
def box_of(game: str, name: str, text: str, rules: int) -> Box:
    """A component set, shared by all tables that play with it: its own text, or the house's by some rules."""
    loaded = load_game(game)
    return loaded.box(name, text or loaded.house_box(rules))


async def check_set(game: str, name: str, text: str) -> None:
    """Refuse a set that was kept once and cannot be played with by today's rules."""
    try:
        # It was read within the time that checking may take; here it is read for good, beside all else.
        await asyncio.to_thread(box_of, game, name, text, about(game).rules_version)
    except BadComponents as error:
        raise Refusal.bad_set(fault_of(error.remark)) from None


def begin_match(record: TableRecord) -> Match:
    """The match of a table as it was at its start, by the rules and with the set that it began with."""
    try:
        game = load_game(record.game)
    except UnknownGame:
        raise Refusal("unknown-game") from None
    if record.rules not in game.about.versions:
        raise Refusal("old-rules")
    options = read_options(game.about.options, record.options)
    try:
        box = box_of(record.game, options.box, record.box_text, record.rules)
    except BadComponents:
        # A set that the rules of that day allowed, and today's do not.
        raise Refusal("other-set") from None
    if record.box_sha256 not in ("", box.sha256):
        raise Refusal("other-set")
    match = Match(game, len(record.seats), record.seed, options, box, record.rules)
    match.commitment = Commitment(record.salt, record.digest)
    return match
