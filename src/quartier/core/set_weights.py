"""What a component set may bring for bots: weights of its own, below everything else in its file.

A line `[weights]` ends the components; what follows is a table as `data/weights.txt` of the game has it. Bots that play
with the set judge by it instead of what they have learned with the house's.

>>> from quartier.core.registry import load_game
>>> house = load_game("cities").house_box()
>>> parts_of("1  AA PP\\n[weights]\\nlevel stage left\\n")
'1  AA PP\\n'
>>> parts_of(house) == house
True
"""

from __future__ import annotations

from typing import Any

from quartier.core.errors import BadComponents, BadFile, Place
from quartier.core.weights import Weights, WeightTable

__all__ = ["SECTION", "parts_of", "read_weights", "weighed", "with_table"]

SECTION = "[weights]"
"""The line after which nothing but weights follows."""


def _split(text: str) -> tuple[list[str], list[str] | None]:
    lines = text.splitlines(keepends=True)
    for number, line in enumerate(lines):
        if line.strip() == SECTION:
            return lines[:number], lines[number + 1 :]
    return lines, None


def parts_of(text: str) -> str:
    """The text of a set without its weights; every line keeps its number."""
    return "".join(_split(text)[0])


def read_weights(text: str, source: str, table: WeightTable) -> Weights | None:
    """The weights that a set brings, if it brings any; BadComponents says in which line something is wrong."""
    parts, weights = _split(text)
    if weights is None:
        return None
    try:
        # Lines are counted in the whole file.
        return table.read("\n" * (len(parts) + 1) + "".join(weights), source)
    except BadFile as error:
        where, arguments = error.remark.where, error.remark.arguments
        line = Place(source, len(parts) + 1) if where is None or where.line is None else where
        raise BadComponents(error.remark.message, where=line, **arguments) from None


def weighed(record: Any, weights: Weights | None) -> Any:
    """The record of a set with the weights that it brings: those count then, and not what a network has learned."""
    if weights is not None:
        names = record.dtype.names or ()
        record["weights"].reshape(-1)[: weights.size] = weights.reshape(-1)
        if "network" in names:
            record["network"] = 0
    return record


def with_table(text: str, table: WeightTable, weights: Weights) -> str:
    """The text of a set with these weights instead of those that it may have."""
    return f"{parts_of(text).rstrip()}\n\n{SECTION}\n{table.write(weights)}"
