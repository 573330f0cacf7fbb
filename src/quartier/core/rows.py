"""Tables in the text files of a game's data: a heading, rows of words below it, lines with # for readers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from quartier.core.errors import BadFile, Place


def read_rows(text: str, source: str) -> tuple[list[str], list[tuple[Place, dict[str, str]]]]:
    """The columns, and each row by columns with its place; BadFile says in which line something is wrong."""
    lines = [(Place(source, number), line.split()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    lines = [(where, words) for where, words in lines if not words[0].startswith("#")]
    if len(lines) < 2:
        raise BadFile("wrong-table-none", where=Place(source))
    (_, columns), *rows = lines
    for where, words in rows:
        if len(words) != len(columns):
            raise BadFile("wrong-table-row", where=where, number=len(columns), columns=" ".join(columns))
    return columns, [(where, dict(zip(columns, words, strict=True))) for where, words in rows]


def whole(row: dict[str, str], column: str, where: Place) -> int:
    """A whole number of a row."""
    try:
        return int(row[column])
    except ValueError:
        raise BadFile("wrong-table-number", where=where, column=column, word=row[column]) from None


def write_rows(about: str, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """The same as text, its columns one below the other."""
    table = [list(columns), *([str(word) for word in row] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = [" ".join(word.rjust(width) for word, width in zip(row, widths, strict=True)) for row in table]
    return "".join(f"{line}\n" for line in (*(f"# {line}" for line in about.splitlines()), *lines))
