"""What weights have come to that were tried already, in a file from which a search goes on."""

from __future__ import annotations

import hashlib
from importlib import resources
from pathlib import Path

import msgspec

from quartier.bots.contest_file import RecordFile
from quartier.core.errors import BadFile, Place
from quartier.core.game import Box, Game
from quartier.core.weights import FILE, Fitting


class FitPlan(msgspec.Struct, frozen=True):
    """All that decides what is tried and what comes of it."""

    game: str
    kernels: str
    box: str
    """The SHA-256 of the component set."""
    fitting: str
    now: str
    """The weights that the search begins with."""


class Tried(msgspec.Struct, frozen=True):
    """A proposal, and what a seat got with it."""

    number: int
    """Among all proposals of all generations and parts."""
    result: float


class FitFile(RecordFile[FitPlan, Tried]):
    """The proposals that were tried so far."""

    def __init__(self, game: Game, fitting: Fitting, box: Box | None, path: Path | None) -> None:
        chosen = box or game.box("house", game.house_box())
        kept = resources.files(game.package).joinpath(FILE)
        now = hashlib.sha256(kept.read_bytes()).hexdigest() if kept.is_file() else ""
        plan = FitPlan(game.name, game.kernels_hash, chosen.sha256, repr(fitting), now)
        super().__init__(plan, Tried, could_be, path)

    @staticmethod
    def no_record(where: Place) -> BadFile:
        return BadFile("wrong-fit", where=where)

    @staticmethod
    def other_record(where: Place) -> BadFile:
        return BadFile("wrong-fit-other", where=where)


def could_be(plan: FitPlan, tried: Tried) -> bool:
    """Whether this could be a proposal of the search."""
    return tried.number >= 0
