"""A contest that can be left and gone on with: a file with the contest, then one match a line."""

from __future__ import annotations

import contextlib
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from quartier.bots.arena import Contest, Result, lineup
from quartier.core.errors import BadFile, Place


class ContestFile:
    """The results so far, kept in a file where one is given."""

    def __init__(self, contest: Contest, path: Path | None) -> None:
        self.results: dict[int, Result] = {}
        self.failed: OSError | None = None
        """Why the file could not be written any more; the matches go on in memory."""
        self._path = path
        self._file: BinaryIO | None = None
        if path is None:
            return
        begun = path.exists() and self._read(contest, path)
        self._file = path.open("ab")
        if not begun:
            self._line(contest)

    def __enter__(self) -> ContestFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()

    def add(self, result: Result) -> None:
        """Note a match, at once on disk."""
        self.results[result.number] = result
        self._line(result)

    def _line(self, content: Contest | Result) -> None:
        if self._file is None or self.failed is not None:
            return
        try:
            self._file.write(msgspec.json.encode(content) + b"\n")
            self._file.flush()
        except OSError as error:
            self.failed = OSError(error.errno, error.strerror, str(self._path))

    def _read(self, contest: Contest, path: Path) -> bool:
        """Read what is there; whether there is anything."""
        data = path.read_bytes()
        # The last line of a run that was cut off in its middle does not count: that match is played again.
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if data and not lines:
            raise BadFile("wrong-record", where=Place(str(path)))
        if not lines:
            return False
        try:
            earlier = msgspec.json.decode(lines[0], type=Contest)
            results = [msgspec.json.decode(line, type=Result) for line in lines[1:]]
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadFile("wrong-record", where=Place(str(path))) from None
        if earlier != contest:
            raise BadFile("wrong-record-other", where=Place(str(path)))
        for line, result in enumerate(results, 2):
            if not could_be(contest, result):
                raise BadFile("wrong-record", where=Place(str(path), line))
        self.results = {result.number: result for result in results}
        if whole != data:
            path.write_bytes(whole)
        return True


def could_be(contest: Contest, result: Result) -> bool:
    """Whether this match of the contest was played by those who would sit there."""
    seated = result.number >= 0 and result.lineup == lineup(contest, result.number)[1]
    columns = (result.scores, result.ranks, result.moves, result.seconds)
    lost = result.loss is None or result.loss.seat in range(contest.seats)
    return seated and lost and all(len(column) == contest.seats for column in columns)
