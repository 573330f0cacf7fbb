"""What the database looks like, and how an older one becomes one of today."""

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


BROWSERS = 5
"""Browsers in which one person may be told by push; of more, those go that have not been heard of for longest."""

_STATEMENTS = {
    "event": """
        INSERT INTO events (match, seq, at, kind, seat, text, client)
        SELECT {0}, {1}, {2}, {3}, {4}, {5}, {6} FROM json_each(?)""",
    "table": """
        INSERT INTO tables (id, status, public, updated, record) SELECT {0}, {1}, {2}, {3}, {4} FROM json_each(?)
        WHERE true ON CONFLICT (id) DO UPDATE SET
        status = excluded.status, public = excluded.public, updated = excluded.updated, record = excluded.record""",
    "wake": """
        UPDATE tables SET wake = due.at FROM (SELECT {0} AS id, {1} AS at FROM json_each(?)) AS due
        WHERE tables.id = due.id""",
    "sitting": "INSERT OR IGNORE INTO sittings (person, table_id) SELECT {0}, {1} FROM json_each(?)",
    "person": """
        INSERT INTO people (id, name, created) SELECT {0}, {1}, {2} FROM json_each(?)
        WHERE true ON CONFLICT (id) DO UPDATE SET name = excluded.name""",
    "transfer": """
        INSERT OR REPLACE INTO transfers (token, table_id, person, expires)
        SELECT {0}, {1}, {2}, {3} FROM json_each(?)""",
    "challenge-entry": """
        INSERT INTO challenge_entries (person, game, day, table_id) SELECT {0}, {1}, {2}, {3} FROM json_each(?)""",
    "talk": """
        INSERT INTO talk (table_id, number, at, seat, name, text, client)
        SELECT {0}, {1}, {2}, {3}, {4}, {5}, {6} FROM json_each(?)""",
    "talk-forgotten": "DELETE FROM talk WHERE (table_id, number) IN (SELECT {0}, {1} FROM json_each(?))",
    "transferred": "DELETE FROM transfers WHERE token IN (SELECT {0} FROM json_each(?))",
    "transfers-expired": "DELETE FROM transfers WHERE expires <= (SELECT max({0}) FROM json_each(?))",
    "subscription": """
        INSERT OR REPLACE INTO subscriptions (endpoint, person, p256dh, auth, language, renewed)
        SELECT {0}, {1}, {2}, {3}, {4}, {5} FROM json_each(?)""",
    "subscriptions-too-many": f"""
        DELETE FROM subscriptions WHERE endpoint IN (
            SELECT endpoint FROM (
                SELECT endpoint, row_number() OVER (PARTITION BY person ORDER BY renewed DESC, endpoint) AS place
                FROM subscriptions WHERE person IN (SELECT {{0}} FROM json_each(?))
            ) WHERE place > {BROWSERS}
        )""",
    "subscription-failed": """
        UPDATE subscriptions SET failures = failures + 1, failing = iif(failing, failing, lately.at)
        FROM (SELECT {0} AS endpoint, {1} AS at FROM json_each(?)) AS lately
        WHERE subscriptions.endpoint = lately.endpoint""",
    "subscription-reached": """
        UPDATE subscriptions SET failures = 0, failing = 0 WHERE endpoint IN (SELECT {0} FROM json_each(?))""",
    "subscription-ended": """
        DELETE FROM subscriptions WHERE (person, endpoint) IN (SELECT {0}, {1} FROM json_each(?))""",
    "subscriptions-expired": "DELETE FROM subscriptions WHERE renewed <= (SELECT max({0}) FROM json_each(?))",
    "push-key": """
        INSERT OR IGNORE INTO settings (key, value) SELECT 'push-key', min({0}) FROM json_each(?)""",
    "pulse": """
        INSERT INTO settings (key, value) SELECT 'pulse', max({0}) FROM json_each(?)
        WHERE true ON CONFLICT (key) DO UPDATE SET value = excluded.value""",
}

BATCHES = {
    kind: statement.format(*(f"json_extract(value, '$[{column}]')" for column in range(7)))
    for kind, statement in _STATEMENTS.items()
}
"""One statement for any number of rows: Python's lock is let go once a batch, not once a row."""
