"""The stores that the contract is held against: a further one is added here, and gets every test by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from quartier.server.store.store import Store


def sqlite(folder: Path) -> Store:
    """The database in the data folder."""
    return Store(folder, lambda changes, seconds: None)


STORES: Mapping[str, Callable[[Path], Store]] = {"sqlite": sqlite}
