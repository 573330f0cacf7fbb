"""`quartier serve`: run the table server."""

from __future__ import annotations

import contextlib
from typing import Any

from quartier.cli.server_options import settings_from, with_settings


@with_settings
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8017,
    log_level: str = "info",
    open_page: bool = False,
    **settings: Any,
) -> None:
    """Run the table server until it is stopped; everything is kept in the data folder, or in PostgreSQL."""
    from quartier.cli.open_page import announce
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
