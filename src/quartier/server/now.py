"""What time it is: as it is stored and sent."""

from __future__ import annotations

import datetime
import time


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


def today() -> str:
    """The day, everywhere the same."""
    return datetime.datetime.now(datetime.UTC).date().isoformat()
