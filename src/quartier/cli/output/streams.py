"""Standard input and output as they may be found: closed, full, or with nobody left to read."""

from __future__ import annotations

import os
import sys
from typing import TextIO


def replace_closed() -> None:
    """Give a program that was started without them an empty input and outputs that go nowhere."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - open until the program ends


def give_up(stream: TextIO) -> None:
    """Let what was not written go: at its end the program would try once more, and fail aloud."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
