"""What endpoints and sockets may use: the parts of a server, as `composition` has put them together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quartier.server.bots.workers import Workers
from quartier.server.door.limits import Addresses
from quartier.server.health import Health
from quartier.server.identity import Signer
from quartier.server.interface.files import Files
from quartier.server.metrics import Metrics
from quartier.server.printing import Prints
from quartier.server.sets import Sets
from quartier.server.settings import Settings
from quartier.server.store.boxes import Boxes
from quartier.server.store.store import Store
from quartier.server.studies import Studies
from quartier.server.table.challenges import Challenges
from quartier.server.table.new_tables import NewTables
from quartier.server.table.pairing import Pairings
from quartier.server.table.pictures import Pictures
from quartier.server.table.quotas import Quotas
from quartier.server.table.reviews import Reviews
from quartier.server.table.tables import Tables

if TYPE_CHECKING:  # loading it takes the extra `push`
    from quartier.server.push.service import Push


@dataclass(frozen=True)
class Context:
    """One server's inside, as those who answer requests know it; nothing below the interface does."""

    settings: Settings
    metrics: Metrics
    health: Health
    signer: Signer
    addresses: Addresses
    store: Store
    boxes: Boxes
    quotas: Quotas
    tables: Tables
    new_tables: NewTables
    challenges: Challenges
    pairings: Pairings
    reviews: Reviews
    pictures: Pictures
    files: Files
    studies: Studies
    sets: Sets
    prints: Prints
    workers: Workers
    push: Push | None
    """None where people cannot be told by push."""
