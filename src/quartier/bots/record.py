"""A contest that can be left and gone on with: a file with the contest, then one match a line."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType

import msgspec

from quartier.bots.arena import Contest, Result
from quartier.core.errors import BadFile


class Record:
    """The results so far, kept in a file where one is given."""

    def __init__(self, contest: Contest, path: Path | None) -> None:
        self.results: dict[int, Result] = {}
        self._file = None
        if path is None:
            return
        begun = path.exists() and self._read(contest, path)
        self._file = path.open("ab")
        if not begun:
            self._line(contest)

    def __enter__(self) -> Record:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, result: Result) -> None:
        """Note a match, at once on disk."""
        self.results[result.number] = result
        self._line(result)

    def _line(self, content: Contest | Result) -> None:
        if self._file is not None:
            self._file.write(msgspec.json.encode(content) + b"\n")
            self._file.flush()

    def _read(self, contest: Contest, path: Path) -> bool:
        """Read what is there; whether there is anything."""
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if whole != data:
            # A run that was cut off in the middle of a line: that match is played again.
            path.write_bytes(whole)
        lines = whole.splitlines()
        if not lines:
            return False
        try:
            earlier = msgspec.json.decode(lines[0], type=Contest)
            results = [msgspec.json.decode(line, type=Result) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise BadFile(f"{path} is no record of an arena: {error}") from None
        if earlier != contest:
            raise BadFile(f"{path} is the record of another contest; go on with the same game, options, bots and seed")
        self.results = {result.number: result for result in results}
        return True
