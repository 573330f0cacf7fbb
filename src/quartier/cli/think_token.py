"""`quartier think-token`: what a worker shows to a server for which it may think."""

from __future__ import annotations

import re
from pathlib import Path

from quartier.cli.backup import check_is_folder
from quartier.core.errors import QuartierError


def print_token(name: str, days: int, data: Path, store: str) -> None:
    """Print a token for a worker, and nothing else."""
    from quartier.server.identity import WORKER, Signer
    from quartier.server.store.key import read_key

    if not re.fullmatch(WORKER, name, re.ASCII):
        raise QuartierError("wrong-think-name", name=name)
    check_is_folder(data)
    print(Signer(read_key(data, store)).worker_token(name, days))
