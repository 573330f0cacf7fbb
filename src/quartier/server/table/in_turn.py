"""How servers that share a store decide one after the other what each of them alone could not know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from quartier.server.store.database import Row
from quartier.server.store.outcomes import Conflict, Overtaken
from quartier.server.store.shared import head_row
from quartier.server.store.store import Store


def versions_of(store: Store, names: Iterable[str]) -> dict[str, int]:
    """The versions of what is decided about, before anybody looks at it; nothing where nobody else decides.

    What this server has decided already, and is about to store, comes before.
    """
    shared = store.shared
    return {} if store.company is None else {name: shared.version(name) + shared.coming[name] for name in names}


@contextmanager
def in_turn(store: Store, versions: dict[str, int]) -> Iterator[list[Row]]:
    """Rows with which a decision counts only if nobody else has decided meanwhile; Overtaken if somebody has."""
    store.shared.coming.update(list(versions))
    try:
        yield [head_row(name, version + 1) for name, version in versions.items()]
    except Conflict:
        if any(store.shared.version(name) != version for name, version in versions.items()):
            raise Overtaken from None
        raise
    finally:
        for name in versions:
            store.shared.coming[name] -= 1
            if not store.shared.coming[name]:
                del store.shared.coming[name]
