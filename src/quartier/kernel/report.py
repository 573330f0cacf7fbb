"""What is told about a position: a row of numbers that kernels write and whoever shows it reads by its declared type.

The first number of a report counts those that follow. How a type lies in it is told in `core/reports.py`: a number
or a switch is a number, a list its length and its parts, what may be missing a switch and, if it is there, itself.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from quartier.kernel.bits import EMPTY, count, lowest, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.records import Int32s, Word

Report: TypeAlias = Int32s


def blank_report(room: int) -> Report:
    """Room for a report of so many numbers."""
    report = np.empty(room + 1, np.int32)
    report[0] = 0
    return report


@kernel
def put(report: Report, number: int) -> None:
    """Write a number; what has no room is only counted."""
    place = int(report[0]) + 1
    if place < report.shape[0]:
        report[place] = number
    report[0] = place


@kernel
def put_over(report: Report, place: int, number: int) -> None:
    """Write a number over one that stands at a place already."""
    if place < report.shape[0]:
        report[place] = number


@kernel
def put_known(report: Report, number: int) -> None:
    """Write a number that may be missing: below 0 it is."""
    if number < 0:
        put(report, 0)
    else:
        put(report, 1)
        put(report, number)


@kernel
def put_all(report: Report, numbers: Any, length: int) -> None:
    """Write the first numbers of an array as a list."""
    put(report, length)
    for index in range(length):
        put(report, int(numbers[index]))


@kernel
def put_members(report: Report, word: Word) -> None:
    """Write what is in a set as a list, the lowest first."""
    put(report, count(word))
    rest = word
    while rest != EMPTY:
        put(report, lowest(rest))
        rest = without_lowest(rest)


@kernel
def put_flagged(report: Report, flags: int, end: int) -> None:
    """Write the flags below `end` that are set as a list, the lowest first."""
    place = begin_list(report)
    for index in range(end):
        if flags >> index & 1 != 0:
            put(report, index)
            count_part(report, place)


@kernel
def put_word(report: Report, letters: Any) -> None:
    """Write the letters of a constant (`letters("…")`) without their number: a part of a longer text."""
    for index in range(letters.shape[0]):
        put(report, int(letters[index]))


@kernel
def put_decimal(report: Report, number: int) -> None:
    """Write a number of one to nine digits as the letters of a longer text."""
    span = 1
    while 10 * span <= number:
        span *= 10
    rest = number
    while span > 0:
        put(report, 48 + rest // span)
        rest %= span
        span //= 10


@kernel
def begin_list(report: Report) -> int:
    """Begin what has an unknown length; return its place, for `count_part` (a list) or `end_text` (a text, a part)."""
    put(report, 0)
    return int(report[0])


@kernel
def count_part(report: Report, place: int) -> None:
    """Count one more part of the list that was begun at this place."""
    if place < report.shape[0]:
        report[place] += 1


@kernel
def end_text(report: Report, place: int) -> None:
    """All that was written since `begin_list` are the letters of one text, or one part that is kept."""
    put_over(report, place, int(report[0]) - place)


def letters(text: str) -> Int32s:
    """A text as a constant that kernels can write."""
    return np.frombuffer(text.encode("ascii"), np.uint8).astype(np.int32)
