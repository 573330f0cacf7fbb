"""What can be set about a server, with defaults that suit one machine at home or on the net."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """Everything that an operator may choose; each is an option of `quartier serve`, described there as it is here."""

    data: Path = Path("quartier-data")
    """The folder for the database and, in its folder `boxes`, for component sets (NAME.txt)."""
    store: str = ""
    """A PostgreSQL database to keep everything in, as in postgresql://quartier@localhost/quartier; needs the extra
    `postgres` of the package. If not given, everything is in the data folder."""
    bot_delay: float = 0.6
    """Seconds that a bot's turn takes at least, so that people can follow."""
    bot_threads: int = field(default_factory=lambda: os.cpu_count() or 1)
    """How many bots may think at once in this process; as many as there are cores if not given, 0 if workers
    (`quartier think`) do it all."""
    refused_workers: tuple[str, ...] = ()
    """The name of a worker that may not think for this server any more; may be given again."""
    substitute: str = "normal"
    """The level of the bot that plays for people whose clock ran out or who left."""
    idle: float = 60
    """Seconds that a table nobody looks at stays in memory."""
    keep_open: float = 24
    """Hours that a table waits for its start with nobody there."""
    pairing_bots: float = 30
    """Seconds after which bots play with those who wait for somebody to play with, and agree to bots."""
    best_seconds: float = 60
    """Seconds for which the best possible result of each day's challenge is looked for, beside all else; 0: never."""
    tables_each: int = 50
    """How many tables one person may have open or running."""
    tables_per_address: int = 1000
    """How many tables set up from one address, which may be a school, may be open or running; 0: no limit."""
    guests_per_address: int = 1000
    """How many new guests may come from one address in an hour; 0: no limit."""
    bot_tables: int = 20
    """How many matches of bots alone may run at once."""
    bot_tables_each: int = 3
    """How many of them one address may have."""
    bot_tables_unwatched: float = 300
    """Seconds that such a match goes on with nobody watching."""
    address_rate: float = 200
    """Requests and messages a second from one address, which may be a school; one person's part of it is a quarter.
    0: no limit."""
    address_sockets: int = 400
    """Sockets open at once from one address; one person's part of it is a quarter. 0: no limit."""
    address_connections: int = 1000
    """Connections open at once from one address, but never more than half of all. 0: no other limit."""
    connections: int = 0
    """Connections open at once from everywhere; 0: as many as this machine gives one process."""
    header_time: float = 10
    """Seconds in which a request's headers have to be here; 0: no limit."""
    body_time: float = 20
    """Seconds in which a request's body has to be here; 0: no limit."""
    answer_time: float = 30
    """Seconds in which an answer has to be read, or a part of a long one; 0: no limit."""
    socket_rate: float = 20
    """Messages a second over one socket; 0: no limit."""
    talk_rate: float = 0.5
    """Lines of table talk a second from one person at a table; 0: no limit."""
    review_simulations: int = 0
    """Simulations for each turn of a match's review; 0: as many as the game wants."""
    studies_each: int = 200
    """How many studies one person may keep."""
    study_rate: float = 1
    """Studies a second that one person may keep or change, and four times as many from one address; 0: no limit."""
    sets_each: int = 100
    """How many component sets one person may keep."""
    set_rate: float = 2
    """Component sets a second that one person may have checked, four times as many from one address; 0: no limit."""
    set_seconds: float = 5
    """Seconds that checking a component set may take."""
    origins: tuple[str, ...] = ()
    """Another site whose pages may use this server, as in https://example.org; may be given again."""
    https: bool = False
    """People reach the server by https (through a proxy): cookies are sent over nothing else."""
    public_address: str = ""
    """Where people find the server, as in https://example.org: for previews of its links in messengers.
    If not given, what the request itself names."""
    proxies: str = ""
    """Proxies whose X-Forwarded-For is believed: addresses or networks, separated by commas; * for whoever connects,
    where nobody can but the proxy."""
    push: bool = True
    """Tell people by Web Push when it is their turn; needs the extra `push` of the package."""
    push_contact: str = ""
    """How those who run push services reach the operator: mailto:you@example.org, or an https address."""
    public_metrics: bool = False
    """Answer /metrics to other machines too."""
