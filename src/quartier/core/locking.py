"""A file that one process holds: the only place that knows how an operating system locks."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def hold(path: Path) -> IO[str] | None:
    """Hold the file as long as it is open, nothing if it is held already; ends with the process, however it ends."""
    # To append: Windows does not let a file be shortened of which somebody else holds a part.
    file = path.open("a", encoding="utf-8")
    try:
        _lock(file)
    except OSError:
        file.close()
        return None
    return file
