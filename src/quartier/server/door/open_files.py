"""How many connections this machine lets one process have: each of them is an open file."""

from __future__ import annotations

import sys

if sys.platform != "win32":
    import resource

WANTED = 20_000
"""Open files that are asked for; more connections than that are more than one process can serve."""
OWN = 256
"""Open files kept for the database, the page, the log, and for telling people that the server is full."""
ELSEWHERE = 2_000
"""Connections where the system does not tell."""


def most_connections() -> int:
    """How many connections there may be, after the system was asked for as many as it gives."""
    if sys.platform == "win32":
        return ELSEWHERE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    files = WANTED if soft == resource.RLIM_INFINITY else min(soft, WANTED)
    return max(files - OWN, files // 2)
