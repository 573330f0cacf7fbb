"""`quartier serve`: run the table server."""

from __future__ import annotations

import contextlib
from typing import Any

from quartier.cli.server_options import settings_from, with_settings
from quartier.core.errors import QuartierError


@with_settings
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8017,
    log_level: str = "info",
    open_page: bool = False,
    workers: int = 1,
    worker_port: int = 0,
    **settings: Any,
) -> None:
    """Run the table server until it is stopped; everything is kept in the data folder, or in PostgreSQL."""
    from quartier.cli.open_page import announce
    from quartier.cli.warm import warm_games
    from quartier.server.logs import log_json
    from quartier.server.running import BACKLOG, check_settings, run_server, take_port

    log_json(log_level)
    chosen = settings_from(settings)
    check_workers(workers, store=chosen.store)
    with contextlib.ExitStack() as held:
        sockets = [held.enter_context(bound) for bound in take_port(host, port)]
        if open_page:
            # Somebody is watching: with a progress bar, and on all cores.
            warm_games([])
            # Their browser waits until the server is there.
            for bound in sockets:
                bound.listen(BACKLOG)
            announce(host, sockets[0].getsockname()[1])
        if workers == 1:
            run_server(chosen, sockets)
            return
        from quartier.server.several import run_several

        check_settings(chosen)
        ports = range(worker_port, worker_port + workers if worker_port else 0)
        own = [[held.enter_context(bound) for bound in take_port(host, number)] for number in ports]
        run_several(chosen, workers, sockets, own, log_level)


def check_workers(workers: int, *, store: str) -> None:
    """Refuse numbers of processes that cannot be."""
    if workers < 1:
        raise QuartierError("wrong-setting", option="--workers", given=str(workers))
    if workers > 1 and not store:
        raise QuartierError("wrong-workers-store", workers=str(workers))
