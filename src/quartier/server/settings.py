"""What can be set about a server, with defaults that suit one machine at home or on the net."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """Everything that an operator may choose; times in seconds."""

    data: Path
    bot_delay: float = 0.6
    """How long a bot at least takes for a turn, so that people can follow."""
    bot_threads: int = field(default_factory=lambda: os.cpu_count() or 1)
    substitute: str = "normal"
    """The level of the bot that takes over for a person whose clock ran out or who left."""
    idle: float = 60
    """How long a table nobody looks at keeps its match in memory."""
    keep_open: float = 24 * 3600
    """How long a table waits for its start with nobody there."""
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
    """Seconds that a match of bots alone goes on with nobody watching."""
    address_rate: float = 50
    """Requests and socket messages a second from one address; 0: no limit."""
    address_sockets: int = 100
    """Sockets open at once from one address; 0: no limit."""
    socket_rate: float = 20
    """Messages a second over one socket; 0: no limit."""
    talk_rate: float = 0.5
    """Lines of table talk a second from one person at a table; 0: no limit."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use this server, as in https://example.org."""
    https: bool = False
    """Whether people reach the server by https: cookies are then sent over nothing else."""
    public_metrics: bool = False
    """Whether /metrics answers other machines than this one."""
