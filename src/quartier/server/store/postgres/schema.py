"""What the database looks like in PostgreSQL, and how an older one becomes one of today.

Its versions are those of SQLite's schema, with the same tables and columns. Texts are compared by their bytes, as
SQLite does, whatever language the database is set to.
"""

from __future__ import annotations

from typing import Any

import psycopg

from quartier.server.store.postgres.statements import DIALECT
from quartier.server.store.schema import NewerDatabase
from quartier.server.store.soundness import KEY, BadDatabase

FIRST = 10
"""The version that the first migration makes: there was no older database in PostgreSQL."""

MIGRATIONS = (
    """
    CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL);
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL,
        public BIGINT NOT NULL,
        updated BIGINT NOT NULL,
        record TEXT NOT NULL,
        wake BIGINT
    );
    CREATE INDEX tables_by_status ON tables (status, public, updated);
    CREATE INDEX tables_to_wake ON tables (wake) WHERE wake IS NOT NULL;
    CREATE INDEX tables_by_challenge ON tables (({record:challenge}), ({record:game}))
    WHERE {record:challenge} <> '';
    CREATE INDEX tables_by_address ON tables (({record:address})) WHERE {record:address} <> '';
    CREATE TABLE sittings (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id));
    CREATE TABLE events (
        match TEXT NOT NULL,
        seq BIGINT NOT NULL,
        at BIGINT NOT NULL,
        kind TEXT NOT NULL,
        seat BIGINT NOT NULL,
        text TEXT NOT NULL,
        client TEXT NOT NULL,
        PRIMARY KEY (match, seq)
    );
    CREATE TABLE talk (
        table_id TEXT NOT NULL,
        number BIGINT NOT NULL,
        at BIGINT NOT NULL,
        seat BIGINT NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        client TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    );
    CREATE TABLE challenge_entries (
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        day TEXT NOT NULL,
        box TEXT NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (person, game, day, box)
    );
    CREATE TABLE transfers (
        table_id TEXT NOT NULL,
        person TEXT NOT NULL,
        token TEXT NOT NULL UNIQUE,
        expires BIGINT NOT NULL,
        PRIMARY KEY (table_id, person)
    );
    CREATE TABLE subscriptions (
        endpoint TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        language TEXT NOT NULL,
        renewed BIGINT NOT NULL,
        failures BIGINT NOT NULL DEFAULT 0,
        failing BIGINT NOT NULL DEFAULT 0
    );
    CREATE INDEX subscriptions_by_person ON subscriptions (person, renewed);
    CREATE TABLE reviews (
        match TEXT PRIMARY KEY,
        asked BIGINT NOT NULL,
        owner TEXT NOT NULL,
        file TEXT NOT NULL,
        review TEXT NOT NULL
    );
    CREATE INDEX reviews_to_make ON reviews (asked) WHERE review = '';
    CREATE INDEX reviews_by_time ON reviews (asked);
    CREATE TABLE challenge_results (
        game TEXT NOT NULL,
        day TEXT NOT NULL,
        table_id TEXT NOT NULL,
        person TEXT,
        name TEXT NOT NULL,
        score BIGINT NOT NULL,
        lost BIGINT NOT NULL,
        ended BIGINT NOT NULL,
        box TEXT NOT NULL,
        PRIMARY KEY (game, day, table_id)
    );
    CREATE INDEX challenge_results_in_order ON challenge_results (game, day, box, lost, score DESC, ended, table_id);
    CREATE INDEX challenge_results_by_person ON challenge_results (person, day);
    CREATE TABLE challenge_bests (
        game TEXT NOT NULL,
        day TEXT NOT NULL,
        score BIGINT NOT NULL,
        bound BIGINT NOT NULL,
        proven BIGINT NOT NULL,
        PRIMARY KEY (game, day)
    );
    CREATE TABLE studies (
        id TEXT PRIMARY KEY,
        owner TEXT NOT NULL,
        version BIGINT NOT NULL,
        updated BIGINT NOT NULL,
        game TEXT NOT NULL,
        title TEXT NOT NULL,
        positions BIGINT NOT NULL,
        record TEXT NOT NULL
    );
    CREATE INDEX studies_by_owner ON studies (owner, updated);
    CREATE TABLE component_sets (
        id TEXT PRIMARY KEY,
        owner TEXT NOT NULL,
        version BIGINT NOT NULL,
        updated BIGINT NOT NULL,
        game TEXT NOT NULL,
        title TEXT NOT NULL,
        text TEXT NOT NULL
    );
    CREATE INDEX component_sets_by_owner ON component_sets (owner, updated);
    """,
)
"""The first makes version `FIRST`, each other one brings the schema to the next; `TEXT` is by bytes in all of them."""
COMPANY = """
    CREATE TABLE IF NOT EXISTS heads (name TEXT PRIMARY KEY, version BIGINT NOT NULL, seq BIGINT NOT NULL);
    CREATE UNLOGGED TABLE IF NOT EXISTS presence (
        table_id TEXT NOT NULL,
        process TEXT NOT NULL,
        people TEXT NOT NULL,
        PRIMARY KEY (table_id, process)
    );
    CREATE UNLOGGED TABLE IF NOT EXISTS processes (process BIGINT PRIMARY KEY, started BIGINT NOT NULL);
    CREATE UNLOGGED TABLE IF NOT EXISTS progress (
        review TEXT PRIMARY KEY,
        done BIGINT NOT NULL,
        turns BIGINT NOT NULL,
        deals BIGINT NOT NULL
    );
    """
"""What servers on one database know each other by. Nothing of it is of use when all of them are gone, so it belongs to
no version and is moved nowhere. `heads` has the versions by which they notice that another one was quicker."""
MIGRATING = 0x5155415254494501
"""The key of the lock under which one process at a time looks at the version and changes it."""


def current(connection: psycopg.Connection[Any], name: str) -> bool:
    """Whether nothing has to be brought up to date."""
    version, known = examine(connection, name), FIRST + len(MIGRATIONS) - 1
    if version > known:
        raise NewerDatabase("wrong-database-newer", version=version, known=known)
    every = "SELECT to_regclass('heads'), to_regclass('presence'), to_regclass('processes'), to_regclass('progress')"
    found = connection.execute(every)
    return version == known and None not in found.fetchall()[0]


def migrate(connection: psycopg.Connection[Any], name: str) -> None:
    """Bring the schema up to date in one transaction; whoever comes at the same time waits, and finds it done."""
    known = FIRST + len(MIGRATIONS) - 1
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
        version = examine(connection, name)
        if version > known:
            raise NewerDatabase("wrong-database-newer", version=version, known=known)
        connection.execute(COMPANY.replace(" TEXT", ' TEXT COLLATE "C"').encode(), prepare=False)
        if version == known:
            return
        if version == 0:
            connection.execute("CREATE TABLE about (version BIGINT NOT NULL, server TEXT NOT NULL)")
            connection.execute("INSERT INTO about (version, server) VALUES (0, '')")
        for migration in MIGRATIONS[max(0, version - FIRST + 1) :]:
            by_bytes = DIALECT.say(migration).replace(" TEXT", ' TEXT COLLATE "C"')
            connection.execute(by_bytes.encode(), prepare=False)
        connection.execute("UPDATE about SET version = %s", (known,))


def examine(connection: psycopg.Connection[Any], name: str) -> int:
    """The version of a database, 0 for an empty one; BadDatabase if it is not one of ours, or no good."""
    ((encoding,),) = connection.execute("SELECT current_setting('server_encoding')").fetchall()
    if encoding != "UTF8":
        raise BadDatabase("wrong-store-encoding", store=name, encoding=encoding)
    found = {
        table for (table,) in connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    }
    if not found:
        return 0
    if not {"about", "settings", "tables", "events"} <= found:
        raise BadDatabase("wrong-database-foreign", path=name)
    ((version,),) = connection.execute("SELECT version FROM about").fetchall()
    keys = connection.execute("SELECT value FROM settings WHERE key IN ('key', 'push-key')")
    if not all(KEY.fullmatch(key) for (key,) in keys):
        raise BadDatabase("wrong-store-key", store=name)
    return int(version)
