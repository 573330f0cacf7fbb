"""`quartier serve`: run the table server."""

from __future__ import annotations

import os
from pathlib import Path

HELP = {
    "host": "The address to listen on; 0.0.0.0 for all, which lets other machines in.",
    "port": "The port to listen on.",
    "data": "The folder for the database and, in its folder `boxes`, for component sets (NAME.txt).",
    "bot_delay": "Seconds that a bot's turn takes at least, so that people can follow.",
    "bot_threads": "How many bots may think at once; as many as there are cores if not given.",
    "substitute": "The level of the bot that plays for people whose clock ran out or who left.",
    "idle": "Seconds that a table nobody looks at stays in memory.",
    "keep_open": "Hours that a table waits for its start with nobody there.",
    "tables_each": "How many tables one person may have open or running.",
    "address_rate": "Requests and messages a second from one address; 0 for no limit.",
    "address_sockets": "Sockets open at once from one address; 0 for no limit.",
    "socket_rate": "Messages a second over one socket; 0 for no limit.",
    "talk_rate": "Lines of table talk a second from one person at a table; 0 for no limit.",
    "origin": "Another site whose pages may use this server, as in https://example.org; may be given again.",
    "https": "People reach the server by https (through a proxy): cookies are sent over nothing else.",
    "proxies": "Addresses of proxies whose X-Forwarded-For is believed, separated by commas; * for all.",
    "public_metrics": "Answer /metrics to other machines too.",
    "open_page": "Print the address of the page when it is there, and open it where there is a desktop.",
    "log_level": "What is logged: debug, info, warning or error.",
}
"""The help text of each option."""


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8017,
    data: Path = Path("quartier-data"),
    bot_delay: float = 0.6,
    bot_threads: int | None = None,
    substitute: str = "normal",
    idle: float = 60,
    keep_open: float = 24,
    tables_each: int = 50,
    address_rate: float = 50,
    address_sockets: int = 100,
    socket_rate: float = 20,
    talk_rate: float = 0.5,
    origin: tuple[str, ...] = (),
    https: bool = False,
    proxies: str = "",
    public_metrics: bool = False,
    log_level: str = "info",
    open_page: bool = False,
) -> None:
    """Run the table server until it is stopped; everything is kept in the data folder."""
    from quartier.cli.opening import announce
    from quartier.server.logs import log_json
    from quartier.server.running import run_server
    from quartier.server.settings import Settings

    log_json(log_level)
    settings = Settings(
        data=data,
        bot_delay=bot_delay,
        bot_threads=bot_threads or os.cpu_count() or 1,
        substitute=substitute,
        idle=idle,
        keep_open=3600 * keep_open,
        tables_each=tables_each,
        address_rate=address_rate,
        address_sockets=address_sockets,
        socket_rate=socket_rate,
        talk_rate=talk_rate,
        origins=tuple(origin),
        https=https,
        public_metrics=public_metrics,
    )
    if open_page:
        announce(host, port)
    run_server(settings, host, port, proxies)
