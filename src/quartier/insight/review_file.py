"""What was thought about a match already, in a file from which its review goes on."""

from __future__ import annotations

from pathlib import Path

import msgspec

from quartier.bots.contest_file import RecordFile
from quartier.core.errors import BadFile, Place
from quartier.core.file import write_match
from quartier.core.match import Match
from quartier.insight.review import Thought


class ReviewPlan(msgspec.Struct, frozen=True):
    """All that decides what is thought."""

    match: str
    """The match file."""
    kernels: str
    simulations: int


class ReviewFile(RecordFile[ReviewPlan, Thought]):
    """The thoughts so far."""

    def __init__(self, match: Match, simulations: int | None, path: Path | None) -> None:
        number = match.game.review_simulations if simulations is None else simulations
        plan = ReviewPlan(write_match(match), match.game.kernels_hash, number)
        self._turns = len(match.turns)
        super().__init__(plan, Thought, self._could_be, path)

    def _could_be(self, plan: ReviewPlan, thought: Thought) -> bool:
        """Whether this could be a thought about the match: its turns come first."""
        about_turn = 0 <= thought.number < self._turns
        return thought.number >= 0 and ((thought.weighed if about_turn else thought.best) is not None)

    @staticmethod
    def no_record(where: Place) -> BadFile:
        return BadFile("wrong-review-record", where=where)

    @staticmethod
    def other_record(where: Place) -> BadFile:
        return BadFile("wrong-review-record-other", where=where)
