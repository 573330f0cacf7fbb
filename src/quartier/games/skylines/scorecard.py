"""A city played on a real table, typed in: happiness at each milestone and the tracks that count at the end."""

from __future__ import annotations

import re

from quartier.core.errors import BadFile
from quartier.core.view import Item
from quartier.games.skylines.position import LONGEST
from quartier.games.skylines.scoring import skyline_items
from quartier.games.skylines.vocabulary import BURDENS, TRACKS

BURDEN_NAMES = tuple(TRACKS[track] for track in BURDENS)
LINES = ("milestones", "straight", *BURDEN_NAMES)
EXAMPLE = "as in 'milestones 6 9 14', 'straight 2', 'pollution 1', 'traffic 0', 'crime 2'"


def score_sheet(text: str, source: str) -> list[list[Item]]:
    """The city's points: `milestones` says what each added to the skyline, `straight` what came to it otherwise."""
    values: dict[str, list[int]] = {}
    for number, line in enumerate(text.splitlines(), 1):
        words = [(found.start() + 1, found[0]) for found in re.finditer(r"\S+", line.split("#")[0])]
        if not words:
            continue
        column, name = words[0]
        if name not in LINES:
            raise BadFile(f"{source}, line {number}, column {column}: {name!r} is not known; a line begins {EXAMPLE}")
        if name in values:
            raise BadFile(f"{source}, line {number}: {name} stands there twice; each is named once")
        for column, word in words[1:]:
            if not re.fullmatch(r"-?\d{1,3}", word) or (name in BURDEN_NAMES and word.startswith("-")):
                raise BadFile(f"{source}, line {number}, column {column}: {word!r} is no number for {name}; {EXAMPLE}")
        values[name] = [int(word) for _, word in words[1:]]
        most = LONGEST if name == "milestones" else 1
        if not 1 <= len(values[name]) <= most:
            wanted = f"one to {most} numbers" if most > 1 else "one number"
            raise BadFile(f"{source}, line {number}: {name} is followed by {wanted}, {EXAMPLE}")
    if "milestones" not in values:
        raise BadFile(f"{source}: the line 'milestones …' is missing: what each milestone added to the skyline")
    gained, straight = values["milestones"], sum(values.get("straight", []))
    deducted = sum(sum(values.get(name, [])) for name in BURDEN_NAMES)
    return [skyline_items(gained, sum(gained) + straight - deducted, deducted)]
