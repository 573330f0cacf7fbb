"""How PostgreSQL is told what the stores have in common."""

from __future__ import annotations

from quartier.server.store.batches import STATEMENTS
from quartier.server.store.dialect import Dialect


def field(path: str) -> str:
    """A field of a record, as in `seats[0].person`: a text, compared by its bytes."""
    steps = path.replace("[", ",").replace("]", "").replace(".", ",")
    return f"(record::jsonb #>> '{{{steps}}}') COLLATE \"C\""


def value(column: int, kind: str) -> str:
    """A value of a row that is written."""
    return f"(value ->> {column})::bigint" if kind == "number" else f"(value ->> {column})"


DIALECT = Dialect(
    field=field,
    flag=lambda path: f"coalesce((record::jsonb #>> '{{{path}}}')::boolean, false)",
    people="(SELECT value ->> 'person' AS person FROM jsonb_array_elements(record::jsonb -> 'seats')) AS people",
    each="json_array_elements(?::json)",
    value=value,
    mark="%s",
)
NEXT_EVENT = """
        WITH made AS (SELECT value FROM {each}),{locked}
        stored AS (
            INSERT INTO events (match, seq, at, kind, seat, text, client)
            SELECT {0}, {1:number}, {2:number}, {3}, {4:number}, {5}, {6} FROM made{after}
        )
        INSERT INTO heads (name, version, seq) SELECT {0}, {7:number}, {1:number} FROM made
        WHERE true ON CONFLICT (name) DO UPDATE SET
        seq = CASE WHEN heads.version = excluded.version AND heads.seq IN (excluded.seq - 1, -1)
        THEN excluded.seq END"""
OWN = {
    "next-event": NEXT_EVENT.replace("{locked}", "").replace("{after}", ""),
    "head": """
        INSERT INTO heads (name, version, seq) SELECT {0}, {1:number}, {2:number} FROM {each}
        WHERE true ON CONFLICT (name) DO UPDATE SET
        version = CASE WHEN heads.version = excluded.version - 1
        AND (heads.seq = excluded.seq OR -1 IN (heads.seq, excluded.seq)) THEN excluded.version END,
        seq = CASE WHEN heads.seq = -1 THEN excluded.seq ELSE heads.seq END""",
    "presence": """
        INSERT INTO presence (table_id, process, people) SELECT {0}, {1}, {2} FROM {each}
        WHERE true ON CONFLICT (table_id, process) DO UPDATE SET people = excluded.people""",
    "presence-over": "DELETE FROM presence WHERE (table_id, process) IN (SELECT {0}, {1} FROM {each})",
    "processes-gone": """
        DELETE FROM presence WHERE process NOT IN (SELECT {0} FROM {each})""",
    "review-going": """
        INSERT INTO progress (review, done, turns, deals)
        SELECT {0}, {1:number}, {2:number}, {3:number} FROM {each} WHERE true ON CONFLICT (review) DO UPDATE SET
        done = excluded.done, turns = excluded.turns, deals = excluded.deals""",
    "review-ended": "DELETE FROM progress WHERE review IN (SELECT {0} FROM {each})",
}
"""What only servers that share a database write, before all else. Where a head is not the one that was known, it would
become null, which is as little allowed as the same key twice: nothing of the change is written then."""
LOCK = DIALECT.say(
    "SELECT 1 FROM heads WHERE name IN (SELECT json_array_elements_text(?::json)) ORDER BY name FOR NO KEY UPDATE"
)
"""Has commits that change the same heads wait for each other in one order, so that none waits for ever."""
EVENTS_LOCKED = DIALECT.say(
    NEXT_EVENT.replace(
        "{locked}",
        """
        locked AS MATERIALIZED (
            SELECT 1 FROM heads WHERE name IN (SELECT {0} FROM made) ORDER BY name FOR NO KEY UPDATE
        ),""",
    ).replace("{after}", " WHERE (SELECT count(*) FROM locked) >= 0")
)
"""The same for moves alone, which are most of what is written: one statement, which is a transaction by itself."""
HEADS = ("next-event", "head")
BATCHES = {kind: DIALECT.say(statement) for kind, statement in {**OWN, **STATEMENTS}.items()}
"""In the order in which a commit writes them."""
