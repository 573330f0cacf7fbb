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
BATCHES = {kind: DIALECT.say(statement) for kind, statement in STATEMENTS.items()}
