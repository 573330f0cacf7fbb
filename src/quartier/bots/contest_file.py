"""Many matches that can be left and gone on with: a file with what decides them, then one match a line."""

from __future__ import annotations

import contextlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Generic, Protocol, Self, TypeVar

import msgspec

from quartier.bots.arena import Contest, Result, lineup
from quartier.core.errors import BadFile, Place
from quartier.core.locking import Held


class Numbered(Protocol):
    """What came of a match, which has a number among all."""

    @property
    def number(self) -> int: ...


Plan = TypeVar("Plan")
Entry = TypeVar("Entry", bound=Numbered)


class RecordFile(ABC, Generic[Plan, Entry]):
    """What came of matches so far, by their numbers, kept in a file where one is given.

    `plan` is all that decides what is played, and `could_be` says whether that could have come of it.
    """

    def __init__(
        self, plan: Plan, kind: type[Entry], could_be: Callable[[Plan, Entry], bool], path: Path | None
    ) -> None:
        self.results: dict[int, Entry] = {}
        self.failed: OSError | None = None
        """Why the file could not be written any more; the matches go on in memory."""
        self._kind, self._could_be = kind, could_be
        self._path = path
        self._file: BinaryIO | None = None
        if path is None:
            return
        with contextlib.ExitStack() as failing:
            self._file = failing.enter_context(path.open("ab"))
            self._held = Held(path)
            if not self._held.taken:
                raise BadFile("wrong-record-busy", where=Place(str(path)))
            failing.callback(self._held.let_go)
            begun = path.exists() and self._read(plan, path)
            failing.pop_all()
        if not begun:
            self._line(plan)

    @staticmethod
    @abstractmethod
    def no_record(where: Place) -> BadFile:
        """What is said of something that is no such file."""

    @staticmethod
    @abstractmethod
    def other_record(where: Place) -> BadFile:
        """What is said of a file of another plan."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
            self._held.let_go()

    def add(self, result: Entry) -> None:
        """Note a match, at once on disk."""
        self.results[result.number] = result
        self._line(result)

    def _line(self, content: Any) -> None:
        if self._file is None or self.failed is not None:
            return
        try:
            self._file.write(msgspec.json.encode(content) + b"\n")
            self._file.flush()
        except OSError as error:
            self.failed = OSError(error.errno, error.strerror, str(self._path))

    def _read(self, plan: Plan, path: Path) -> bool:
        """Read what is there; whether there is anything."""
        data = path.read_bytes()
        # The last line of a run that was cut off in its middle does not count: that match is played again.
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if data and not lines:
            raise self.no_record(Place(str(path)))
        if not lines:
            return False
        try:
            earlier = msgspec.json.decode(lines[0], type=type(plan))
            results = [msgspec.json.decode(line, type=self._kind) for line in lines[1:]]
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise self.no_record(Place(str(path))) from None
        if earlier != plan:
            raise self.other_record(Place(str(path)))
        for line, result in enumerate(results, 2):
            if not self._could_be(plan, result):
                raise self.no_record(Place(str(path), line))
        self.results = {result.number: result for result in results}
        if whole != data:
            path.write_bytes(whole)
        return True


class ContestFile(RecordFile[Contest, Result]):
    """The results of a contest so far."""

    def __init__(self, contest: Contest, path: Path | None) -> None:
        super().__init__(contest, Result, could_be, path)

    @staticmethod
    def no_record(where: Place) -> BadFile:
        return BadFile("wrong-record", where=where)

    @staticmethod
    def other_record(where: Place) -> BadFile:
        return BadFile("wrong-record-other", where=where)


def could_be(contest: Contest, result: Result) -> bool:
    """Whether this match of the contest was played by those who would sit there."""
    seated = result.number >= 0 and result.lineup == lineup(contest, result.number)[1]
    columns = (result.scores, result.ranks, result.moves, result.seconds)
    lost = result.loss is None or result.loss.seat in range(contest.seats)
    return seated and lost and all(len(column) == contest.seats for column in columns)
