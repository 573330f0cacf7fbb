"""`quartier serve` and `quartier backup`: run the table server, and copy its data while it runs."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

from quartier.cli.server_options import descriptions, settings_from, with_settings

HELP = {
    **descriptions(),
    "host": "The address to listen on; 0.0.0.0 for all, which lets other machines in.",
    "port": "The port to listen on.",
    "open_page": "Print the address of the page when it is there, and open it where there is a desktop.",
    "log_level": "What is logged: debug, info, warning or error.",
    "to": "The file to write the copy to; used as the database of a data folder, it brings everything back.",
}
"""The help text of each option."""


@with_settings
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8017,
    log_level: str = "info",
    open_page: bool = False,
    **settings: Any,
) -> None:
    """Run the table server until it is stopped; everything is kept in the data folder."""
    from quartier.cli.opening import announce
    from quartier.cli.warm import warm_games
    from quartier.server.logs import log_json
    from quartier.server.running import listen, run_server

    log_json(log_level)
    chosen = settings_from(settings)
    with contextlib.ExitStack() as held:
        sockets = [held.enter_context(bound) for bound in listen(host, port)]
        if open_page:
            # Somebody is watching: with a progress bar, and on all cores.
            warm_games([])
            announce(host, sockets[0].getsockname()[1])
        run_server(chosen, sockets)


def backup(*, data: Path = Path("quartier-data"), to: Path) -> None:
    """Copy the database of a data folder as it is at one moment, also while a server runs on it."""
    from quartier.server.store import back_up

    back_up(data, to)
