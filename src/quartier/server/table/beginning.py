"""How a match begins: a seed is drawn and committed to, and the same start can be made again at any time."""

from __future__ import annotations

import functools
import secrets

import msgspec

from quartier.core.errors import UnknownGame
from quartier.core.game import Box
from quartier.core.match import Match
from quartier.core.options import read_options
from quartier.core.registry import about, load_game
from quartier.core.seeds import Commitment
from quartier.server.messages.refusals import Refusal
from quartier.server.now import now
from quartier.server.store.records import TableRecord


def begun(record: TableRecord, seed: str = "") -> TableRecord:
    """The table with its match begun: a seed is drawn, where none is given, and committed to."""
    if any(sitting.empty for sitting in record.seats):
        raise Refusal("seats-empty")
    seed = seed or secrets.token_hex(32)
    commitment = Commitment.to(seed)
    # A table may have waited for its start while the program became a newer one: a match begins by today's rules.
    rules = about(record.game).rules_version
    return msgspec.structs.replace(
        record,
        status="running",
        started=now(),
        seed=seed,
        salt=commitment.salt,
        digest=commitment.digest,
        rules=rules,
        seats=tuple(msgspec.structs.replace(sitting, awaited=False) for sitting in record.seats),
        box_sha256=box_of(record.game, record.options["box"], record.box_text, rules).sha256,
    )


@functools.lru_cache(64)
def box_of(game: str, name: str, text: str, rules: int) -> Box:
    """A component set, shared by all tables that play with it: its own text, or the house's by some rules."""
    loaded = load_game(game)
    return loaded.box(name, text or loaded.house_box(rules))


def begin_match(record: TableRecord) -> Match:
    """The match of a table as it was at its start, by the rules and with the set that it began with."""
    try:
        game = load_game(record.game)
    except UnknownGame:
        raise Refusal("unknown-game") from None
    if record.rules not in game.about.versions:
        raise Refusal("old-rules")
    options = read_options(game.about.options, record.options)
    box = box_of(record.game, options.box, record.box_text, record.rules)
    if record.box_sha256 not in ("", box.sha256):
        raise Refusal("other-set")
    match = Match(game, len(record.seats), record.seed, options, box, record.rules)
    match.commitment = Commitment(record.salt, record.digest)
    return match
