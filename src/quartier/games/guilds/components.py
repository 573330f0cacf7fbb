"""The component set: a drawn town and the bonus row, checked against all that a board must be."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from quartier.core.errors import BadComponents, Place, Remark
from quartier.core.reading import whole
from quartier.games.guilds.box import BOX
from quartier.games.guilds.position import BLOCK_SPACES, BLOCKS, SPACES
from quartier.games.guilds.town import DIRECTIONS, LETTERS, OTHERS, STREET, Cell, Town, space_name
from quartier.games.guilds.weights import house_weights

MOST_BONUS = 999
LONG_STREET = 3
"""Cells of street between two spaces that make them adjacent along a longer street."""


def read_town(text: str, source: str) -> Town:
    """Read a set: a line `bonus: …`, a line `map:`, and the map; before it, `#` begins a comment.

    Set-up needs no check: four tiles touch at most 16 of the 32 spaces in the other blocks.
    """
    bonus: tuple[int, ...] = ()
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        content = line.split("#")[0].strip()
        if content.startswith("bonus:"):
            bonus = read_bonus(content[6:].split(), Place(source, number))
        elif content == "map:":
            break
        elif content:
            raise BadComponents("guilds-wrong-set-line", where=Place(source, number), line=content)
    else:
        raise BadComponents("guilds-wrong-no-map", where=Place(source))
    if not bonus:
        raise BadComponents("guilds-wrong-no-bonus", where=Place(source))
    drawn = [(below, line.rstrip()) for below, line in enumerate(lines[number:], number + 1) if line.strip()]
    check_letters(drawn, source)
    town = Town([line for _, line in drawn], bonus)
    check_blocks(town, source)
    return Town(town.rows, bonus, tuple(unusual(town, Place(source))))


def read_bonus(numbers: list[str], where: Place) -> tuple[int, ...]:
    """The bonus row: eight numbers that rise."""
    bonus = tuple(number for number in map(whole, numbers) if number is not None and number <= MOST_BONUS)
    if len(numbers) != BLOCKS or len(bonus) != BLOCKS:
        raise BadComponents("guilds-wrong-bonus", where=where, blocks=BLOCKS, most=MOST_BONUS)
    if any(more <= less for less, more in itertools.pairwise(bonus)):
        raise BadComponents("guilds-wrong-bonus-order", where=where)
    return bonus


def check_letters(drawn: list[tuple[int, str]], source: str) -> None:
    """Every character of the map must mean something, and every row be as wide as the others."""
    for number, line in drawn:
        for column, letter in enumerate(line, 1):
            if letter not in LETTERS + STREET + OTHERS:
                raise BadComponents("guilds-wrong-letter", where=Place(source, number, column), letter=letter)
    widths = Counter(len(line) for _, line in drawn)
    # What is usual may be what most rows have; of equally many, the wider: a row is sooner cut short than drawn on.
    width = max(widths, key=lambda width: (widths[width], width), default=0)
    for number, line in drawn:
        if len(line) != width:
            raise BadComponents("guilds-wrong-row", where=Place(source, number), cells=len(line), width=width)


def check_blocks(town: Town, source: str) -> None:
    """Eight blocks of eight spaces that hang together, in a town that hangs together."""
    for letter in LETTERS:
        cells = block_cells(town, letter)
        if len(cells) != BLOCK_SPACES:
            raise BadComponents(
                "guilds-wrong-block", where=Place(source), block=letter, spaces=len(cells), right=BLOCK_SPACES
            )
        if len(reached_from(cells[0], cells)) < BLOCK_SPACES:
            row, column = next(cell for cell in cells if cell not in reached_from(cells[0], cells))
            raise BadComponents(
                "guilds-wrong-block-apart", where=Place(source), block=letter, row=row + 1, column=column + 1
            )
    seen, edge = {0}, [0]
    while edge:
        new = set(town.neighbours[edge.pop()]) - seen
        seen |= new
        edge += new
    if len(seen) < SPACES:
        lost = space_name(min(set(range(SPACES)) - seen))
        raise BadComponents("guilds-wrong-unreached", where=Place(source), space=lost, first=space_name(0))


def block_cells(town: Town, letter: str) -> list[Cell]:
    """The cells of a block."""
    return [cell for cell in town.cells if town.rows[cell[0]][cell[1]] == letter]


def reached_from(first: Cell, cells: Iterable[Cell]) -> set[Cell]:
    """The cells that hang together with the first, side by side."""
    within, found, edge = set(cells), {first}, [first]
    while edge:
        row, column = edge.pop()
        new = {(row + down, column + right) for down, right in DIRECTIONS} & within - found
        found |= new
        edge += new
    return found


def shape(cells: list[Cell]) -> tuple[Cell, ...]:
    """A block's shape, the same however it is turned or mirrored."""
    forms = []
    for flipped in (1, -1):
        turned = [(row, flipped * column) for row, column in cells]
        for _ in range(4):
            turned = [(column, -row) for row, column in turned]
            top, left = min(row for row, _ in turned), min(column for _, column in turned)
            forms.append(tuple(sorted((row - top, column - left) for row, column in turned)))
    return min(forms)


def unusual(town: Town, where: Place) -> Iterator[Remark]:
    """What a board of the box would not have."""
    shapes: dict[tuple[Cell, ...], str] = {}
    for letter in LETTERS:
        same = shapes.setdefault(shape(block_cells(town, letter)), letter)
        if same != letter:
            yield Remark("guilds-unusual-same-shape", {"block": same, "other": letter}, where)
    for block, letter in enumerate(LETTERS):
        inside = set(range(BLOCK_SPACES * block, BLOCK_SPACES * (block + 1)))
        doors = [space for space in inside if set(town.neighbours[space]) - inside]
        if len(doors) < 2:
            yield Remark("guilds-unusual-one-door", {"block": letter, "space": space_name(doors[0])}, where)
    if all(between < LONG_STREET for beside in town.neighbours for between in beside.values()):
        yield Remark("guilds-unusual-short-streets", {"cells": LONG_STREET}, where)
    if printed_chain(town) is None:
        yield Remark("guilds-unusual-no-chain", {}, where)


def printed_chain(town: Town) -> tuple[int, frozenset[int], frozenset[int]] | None:
    """Where the rulebook's chain fits: the house that is taken away, and the two chains that are left."""
    for removed, beside in enumerate(town.neighbours):
        for long in small_chains(town, beside, 3, removed):
            blocks = {space // BLOCK_SPACES for space in long}
            if len(blocks) < 3 or removed // BLOCK_SPACES not in blocks:
                continue
            around = long.union(*(town.neighbours[space] for space in long))
            for short in small_chains(town, beside, 2, removed):
                touched = {space // BLOCK_SPACES for space in short}
                if len(touched) == 2 and touched <= blocks and not short & around:
                    return removed, long, short
    return None


def small_chains(town: Town, first: Iterable[int], size: int, without: int) -> set[frozenset[int]]:
    """All chains of a size that contain one of the first spaces and not `without`."""
    chains = {frozenset([space]) for space in first}
    for _ in range(size - 1):
        longer = ((chain, set(town.neighbours[space]) - chain - {without}) for chain in chains for space in chain)
        chains = {chain | {new} for chain, beside in longer for new in beside}
    return chains


def box_record(town: Town) -> np.ndarray[Any, Any]:
    """The set as the kernels want it."""
    box = np.zeros(1, BOX)
    for space, beside in enumerate(town.neighbours):
        box[0].neighbours[space] = sum(1 << other for other in beside)
    box[0].bonus[1:] = town.bonus
    box[0].weights[:] = house_weights()
    return box
