"""What time it is: as it is stored and sent."""

from __future__ import annotations

import datetime
import time

DAY_MS = 24 * 3600 * 1000
EPOCH = datetime.date(1970, 1, 1).toordinal()


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


def today() -> str:
    """The day, everywhere the same."""
    return datetime.datetime.now(datetime.UTC).date().isoformat()


def yesterday() -> str:
    """The day before today."""
    return (datetime.datetime.now(datetime.UTC).date() - datetime.timedelta(1)).isoformat()


def end_of(day: str) -> int:
    """When a day of `today` is over, in milliseconds."""
    return DAY_MS * (datetime.date.fromisoformat(day).toordinal() - EPOCH + 1)
