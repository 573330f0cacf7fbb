"""Study files: a match file with branches and notes, text that a person can read.

The headers of a match file, before them `title` and a `player.SEAT` for each name that is known; then `[turns]`, the
first line of the study, and a `[branch N]` for every line that goes on from position N. Positions are counted as
they stand there, from 1; 0 is the start. Lines that begin with `|` are a note about the position above them.

>>> import quartier
>>> from quartier.core.study import Study
>>> study = Study(quartier.new("cities", seats=1, seed=7), title="Two ways to begin", note="Nothing lies there yet.")
>>> study.grow([(0, 0, "e5^,g7>,i9v", ""), (1, 0, "c3^ .", ""), (1, 0, "c3^ +c3", "A tourist at once.")])
>>> text = write_study(study)
>>> print(text[text.index("[turns]"):])
[turns]
  | Nothing lies there yet.
0 1 e5^,g7>,i9v
1 1 c3^ .
<BLANKLINE>
[branch 1]
1 1 c3^ +c3
  | A tourist at once.
<BLANKLINE>
>>> read_study(text).positions == study.positions
True
"""

from __future__ import annotations

import re

from quartier.core.errors import BadComponents, BadFile, BadOption, MalformedMove, OldRules, Place, UnknownGame
from quartier.core.file import begin, read_match, write_match
from quartier.core.sections import FIRST_LINE as MATCH_LINE
from quartier.core.sections import NUMBER, take_apart
from quartier.core.study import BadPosition, Study

__all__ = ["read_study", "write_study"]

FIRST_LINE = "quartier study 1"
OWN_HEADER = re.compile(r"(title|player\.[1-9][0-9]?):(.*)")
BRANCH = re.compile(r"\[branch (0|[1-9][0-9]{0,8})\]")
CLAIMED = ("state", "scores", "ranks")
"""What a match file claims of its end, which a study has not."""


def write_study(study: Study) -> str:
    """The study as text."""
    headers, _, _ = write_match(study.deal).rpartition("[turns]")
    kept = [line for line in headers.splitlines()[1:] if line.partition(":")[0] not in CLAIMED]
    lines = [FIRST_LINE]
    if study.title:
        lines.append(f"title: {study.title}")
    lines += [f"player.{seat}: {name}" for seat, name in enumerate(study.players, 1) if name]
    lines += [*kept, "[turns]", *told(study.note)]
    for number, position in enumerate(study.positions, 1):
        if position.parent != number - 1:
            lines += ["", f"[branch {position.parent}]"]
        lines += [f"{position.wave} {position.seat + 1} {position.turn}", *told(position.note)]
    return "\n".join(lines) + "\n"


def told(note: str) -> list[str]:
    """A note as lines of a file."""
    return [f"  | {line}".rstrip() for line in note.splitlines()]


def read_study(text: str, source: str = "study file") -> Study:
    """A study from its text, every position reached by the rules; or of a match file, as its only line."""
    lines = text.splitlines()
    if not lines or lines[0].strip() not in (FIRST_LINE, MATCH_LINE):
        raise BadFile("wrong-study-first-line", where=Place(source, 1), line=FIRST_LINE, match=MATCH_LINE)
    if lines[0].strip() == MATCH_LINE:
        return Study(read_match(text, source))
    turns = next((index for index, line in enumerate(lines) if line.strip() == "[turns]"), len(lines))
    own: dict[str, str] = {}
    # What is not a match file's stands there as an empty line, so that lines keep their numbers.
    plain = [MATCH_LINE]
    for line in lines[1 : turns + 1]:
        header = OWN_HEADER.fullmatch(line.strip()) if not line.startswith(" ") else None
        if header:
            own[header[1]] = header[2].strip()
        plain.append("" if header else line)
    parts = take_apart("\n".join(plain), source)
    try:
        deal = begin(parts)
    except (UnknownGame, OldRules, BadOption, BadComponents) as error:
        raise BadFile("wrong-within", where=Place(source), reason=error) from None
    named = [seat for seat in range(1, deal.seats + 1) if f"player.{seat}" in own]
    players = [own.get(f"player.{seat}", "") for seat in range(1, max(named, default=0) + 1)]
    study = Study(deal, title=own.get("title", ""), players=players)
    grow(study, [(number, line.strip()) for number, line in enumerate(lines, 1) if number > turns + 1], source)
    return study


def grow(study: Study, lines: list[tuple[int, str]], source: str) -> None:
    """Add the positions of a file and their notes."""
    parent, found, places = 0, list[tuple[int, int, str, str]](), list[int]()
    waves, notes = list[int](), dict[int, list[str]]()
    for number, line in lines:
        branch = BRANCH.fullmatch(line)
        if branch:
            parent = int(branch[1])
        elif line.startswith("|"):
            notes.setdefault(len(found), []).append(line[1:].strip())
        elif line:
            wave, seat, turn = [*line.split(maxsplit=2), "", "", ""][:3]
            if not NUMBER.fullmatch(wave) or not NUMBER.fullmatch(seat) or not turn:
                raise BadFile("wrong-file-turn", where=Place(source, number), line=line)
            if not 1 <= int(seat) <= study.deal.seats:
                raise BadFile("wrong-file-seat", where=Place(source, number), seat=seat, seats=study.deal.seats)
            found.append((parent, int(seat) - 1, turn, ""))
            places.append(number)
            waves.append(int(wave))
            parent = len(found)
    noted = [(*each[:3], "\n".join(notes.get(at, ()))) for at, each in enumerate(found, 1)]
    try:
        study.grow(noted)
    except BadPosition as error:
        raise BadFile("wrong-within", where=Place(source, places[error.number - 1]), reason=error.reason) from None
    except MalformedMove as error:
        raise BadFile("wrong-within", where=Place(source), reason=error) from None
    for position, written, place in zip(study.positions, waves, places, strict=True):
        if written != position.wave:
            raise BadFile("wrong-file-wave", where=Place(source, place), wave=written, now=position.wave)
    study.note = "\n".join(notes.get(0, ()))
