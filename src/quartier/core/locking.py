"""A file that one process holds: the only place that knows how an operating system locks."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

    def _leave(file: IO[str], path: Path) -> None:
        file.close()
        # Not where somebody else has opened it already.
        with contextlib.suppress(OSError):
            path.unlink()

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _leave(file: IO[str], path: Path) -> None:
        # As long as it is held: afterwards it could be somebody else's.
        path.unlink(missing_ok=True)
        file.close()


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


class Held:
    """A file that others at work on it would spoil: a lock beside it is held until it is let go of."""

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(f"{path.name}.lock")
        self._lock = hold(self._path)

    @property
    def taken(self) -> bool:
        """Whether it is ours, and nobody else's."""
        return self._lock is not None

    def let_go(self) -> None:
        """Others may have it."""
        if self._lock is not None:
            _leave(self._lock, self._path)
            self._lock = None
