"""The games of a study that are played already, in a file from which it goes on."""

from __future__ import annotations

from pathlib import Path

from quartier.bots.contest_file import RecordFile
from quartier.core.errors import BadFile, Place
from quartier.insight.statistics import Played, Study


class StudyFile(RecordFile[Study, Played]):
    """The games so far."""

    def __init__(self, study: Study, path: Path | None) -> None:
        super().__init__(study, Played, could_be, path)

    @staticmethod
    def no_record(where: Place) -> BadFile:
        return BadFile("wrong-study", where=where)

    @staticmethod
    def other_record(where: Place) -> BadFile:
        return BadFile("wrong-study-other", where=where)


def could_be(study: Study, played: Played) -> bool:
    """Whether this could be a game of the study."""
    columns = [len(column) for column in (played.scores, played.ranks, played.kinds, played.pieces)]
    columns += map(len, played.rounds)
    return played.number >= 0 and bool(played.rounds) and set(columns) == {study.seats}
