"""Whether a file can be written, asked before long work and not after it."""

from __future__ import annotations

from pathlib import Path


def check_writable(path: Path) -> None:
    """Raise the system's error now if this file could not be written; leave no trace of the attempt."""
    there = path.exists()
    path.open("ab").close()
    if not there:
        path.unlink()
