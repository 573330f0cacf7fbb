"""What the database in a data folder looks like, and how an older one becomes one of today."""

from __future__ import annotations

import sqlite3

from quartier.core.errors import QuartierError

MIGRATIONS = (
    """
    CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL,
        public INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        record TEXT NOT NULL,
        wake INTEGER
    );
    CREATE INDEX tables_by_status ON tables (status, public, updated);
    CREATE INDEX tables_to_wake ON tables (wake) WHERE wake IS NOT NULL;
    CREATE TABLE sittings (
        person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID;
    CREATE TABLE events (
        match TEXT NOT NULL,
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER NOT NULL,
        text TEXT NOT NULL,
        client TEXT NOT NULL,
        PRIMARY KEY (match, seq)
    ) WITHOUT ROWID;
    CREATE TABLE transfers (
        token TEXT PRIMARY KEY, table_id TEXT NOT NULL, person TEXT NOT NULL, expires INTEGER NOT NULL
    ) WITHOUT ROWID;
    """,
    """
    CREATE INDEX tables_by_challenge ON tables (json_extract(record, '$.challenge'), json_extract(record, '$.game'))
    WHERE json_extract(record, '$.challenge') <> '';
    """,
    """
    CREATE TABLE talk (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        client TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE challenge_entries (
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        day TEXT NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (person, game, day)
    ) WITHOUT ROWID;
    INSERT OR IGNORE INTO challenge_entries (person, game, day, table_id)
    SELECT person, json_extract(record, '$.game'), json_extract(record, '$.challenge'), table_id
    FROM sittings JOIN tables ON tables.id = sittings.table_id
    WHERE coalesce(json_extract(record, '$.challenge'), '') <> '';
    CREATE INDEX tables_by_address ON tables (json_extract(record, '$.address'))
    WHERE json_extract(record, '$.address') <> '';
    ALTER TABLE transfers RENAME TO transfers_before;
    CREATE TABLE transfers (
        table_id TEXT NOT NULL,
        person TEXT NOT NULL,
        token TEXT NOT NULL UNIQUE,
        expires INTEGER NOT NULL,
        PRIMARY KEY (table_id, person)
    ) WITHOUT ROWID;
    INSERT OR REPLACE INTO transfers (table_id, person, token, expires)
    SELECT table_id, person, token, expires FROM transfers_before;
    DROP TABLE transfers_before;
    """,
    """
    CREATE TABLE subscriptions (
        endpoint TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        language TEXT NOT NULL,
        renewed INTEGER NOT NULL,
        failures INTEGER NOT NULL DEFAULT 0,
        failing INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID;
    CREATE INDEX subscriptions_by_person ON subscriptions (person, renewed);
    """,
    """
    CREATE TABLE reviews (
        match TEXT PRIMARY KEY,
        asked INTEGER NOT NULL,
        owner TEXT NOT NULL,
        file TEXT NOT NULL,
        review TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX reviews_to_make ON reviews (asked) WHERE review = '';
    CREATE INDEX reviews_by_time ON reviews (asked);
    """,
    """
    CREATE TABLE challenge_results (
        game TEXT NOT NULL,
        day TEXT NOT NULL,
        table_id TEXT NOT NULL,
        person TEXT,
        name TEXT NOT NULL,
        score INTEGER NOT NULL,
        lost INTEGER NOT NULL,
        ended INTEGER NOT NULL,
        PRIMARY KEY (game, day, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX challenge_results_in_order ON challenge_results (game, day, lost, score DESC, ended, table_id);
    CREATE INDEX challenge_results_by_person ON challenge_results (person, day);
    INSERT INTO challenge_results (game, day, table_id, person, name, score, lost, ended)
    SELECT
        json_extract(record, '$.game'),
        json_extract(record, '$.challenge'),
        id,
        json_extract(record, '$.seats[0].person'),
        json_extract(record, '$.seats[0].name'),
        json_extract(record, '$.places[0].score'),
        NOT EXISTS (SELECT 1 FROM json_each(record, '$.places') WHERE json_extract(value, '$.rank') = 1),
        json_extract(record, '$.ended')
    FROM tables
    WHERE json_extract(record, '$.challenge') <> '' AND status = 'over'
    AND json_extract(record, '$.ended') / 1000
    < CAST(strftime('%s', json_extract(record, '$.challenge'), '+1 day') AS INTEGER);
    CREATE TABLE challenge_bests (
        game TEXT NOT NULL,
        day TEXT NOT NULL,
        score INTEGER NOT NULL,
        bound INTEGER NOT NULL,
        proven INTEGER NOT NULL,
        PRIMARY KEY (game, day)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE studies (
        id TEXT PRIMARY KEY,
        owner TEXT NOT NULL,
        version INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        game TEXT NOT NULL,
        title TEXT NOT NULL,
        positions INTEGER NOT NULL,
        record TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX studies_by_owner ON studies (owner, updated);
    """,
    """
    CREATE TABLE component_sets (
        id TEXT PRIMARY KEY,
        owner TEXT NOT NULL,
        version INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        game TEXT NOT NULL,
        title TEXT NOT NULL,
        text TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX component_sets_by_owner ON component_sets (owner, updated);
    """,
    """
    ALTER TABLE challenge_entries RENAME TO challenge_entries_before;
    CREATE TABLE challenge_entries (
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        day TEXT NOT NULL,
        box TEXT NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (person, game, day, box)
    ) WITHOUT ROWID;
    INSERT INTO challenge_entries (person, game, day, box, table_id)
    SELECT person, game, day, '', table_id FROM challenge_entries_before;
    DROP TABLE challenge_entries_before;
    ALTER TABLE challenge_results ADD COLUMN box TEXT NOT NULL DEFAULT '';
    DROP INDEX challenge_results_in_order;
    CREATE INDEX challenge_results_in_order ON challenge_results (game, day, box, lost, score DESC, ended, table_id);
    """,
)
"""Each brings the schema from its index to the next version."""


class NewerDatabase(QuartierError):
    """The data folder was written by a later version of the program."""


def migrate(database: sqlite3.Connection) -> None:
    """Bring the schema up to date, one version a transaction."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise NewerDatabase("wrong-database-newer", version=version, known=len(MIGRATIONS))
    for number in range(version, len(MIGRATIONS)):
        database.executescript(f"BEGIN; {MIGRATIONS[number]}; PRAGMA user_version = {number + 1}; COMMIT;")
