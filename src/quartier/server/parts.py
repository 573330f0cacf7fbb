"""How tables are shared out among the processes that serve them: by the hashes of their ids, in so many parts."""

from __future__ import annotations

import zlib
from typing import NamedTuple

PARTS = 64


def part_of(name: str) -> int:
    """The part in which something is looked after."""
    return zlib.crc32(name.encode()) % PARTS


class Place(NamedTuple):
    """Which one of the processes on a machine this is."""

    number: int = 0
    of: int = 1

    def rank(self, part: int) -> tuple[bool, int]:
        """By how gladly this process has a part: sockets of those come to it that it should have on its machine."""
        return part % self.of != self.number, part


ALONE = Place()
"""Where a machine has one process."""
