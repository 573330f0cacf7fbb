"""How effects are written: changes of tracks, conditions, and the rules that a card bends."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NoReturn, TypeAlias

from quartier.core.errors import BadComponents
from quartier.games.skylines.position import CONDITIONS
from quartier.games.skylines.vocabulary import (
    HAS_SERVICE,
    HAS_ZONES,
    HOOKS,
    IS_ABOVE,
    IS_BELOW,
    IS_EXACTLY,
    KINDS,
    SERVICES,
    TRACKS,
    ZONES,
)

MOST = 50
"""The largest amount that a card can name."""
COMPARISONS = {"<": IS_BELOW, ">": IS_ABOVE, "=": IS_EXACTLY}
SWITCHES = ("forbid", "everywhere", "suspend", "reach")
"""Families of hooks that are on or off; the others have an amount."""
ALLOWANCES = ("utilities", "spare", "cushion", "leeway", "gaps", "pardon")
"""Families of hooks that can only grow: less than nothing is allowed nowhere."""
HARMFUL = ("forbid", "suspend")

Changes: TypeAlias = dict[str, int]
"""What a card adds to tracks."""
Bends: TypeAlias = dict[str, int]
"""What a card adds to hooks."""


@dataclass(frozen=True)
class Condition:
    """A service at hand, so many zones of a kind in the district, or a track's value (kinds as in the vocabulary)."""

    kind: int
    what: str
    value: int = 0

    @property
    def numbers(self) -> tuple[int, int, int]:
        """The condition as the kernels read it."""
        words = SERVICES if self.kind == HAS_SERVICE else KINDS if self.kind == HAS_ZONES else TRACKS
        return self.kind, words.index(self.what), self.value


def fail(where: str, wrong: str, right: str) -> NoReturn:
    """Refuse a set: what is wrong, and what would be right."""
    raise BadComponents(f"{where}: {wrong}; {right}")


def split(text: str) -> list[str]:
    """The items of a list with commas."""
    return [" ".join(item.split()) for item in text.split(",")] if text.strip() else []


def read_amount(text: str, where: str) -> int:
    """An amount with its sign."""
    if not re.fullmatch(r"[+-][1-9][0-9]*", text) or abs(int(text)) > MOST:
        fail(where, f"{text!r} is no amount", f"an amount is a sign and a number from 1 to {MOST}, as in +2 or -1")
    return int(text)


def read_changes(text: str, where: str) -> Changes:
    """Changes of tracks, as in `money -3, power +3`."""
    changes: Changes = {}
    for item in split(text):
        track, _, amount = item.partition(" ")
        if track not in TRACKS:
            fail(where, f"{item!r} changes no track", f"a change is one of {', '.join(TRACKS)} and an amount")
        if track in changes:
            fail(where, f"{track} is changed twice", "each track is named once")
        changes[track] = read_amount(amount, where)
    return changes


def read_conditions(text: str, where: str) -> tuple[Condition, ...]:
    """Conditions, as in `health, 2 residential, labour < 0`."""
    conditions = tuple(read_condition(item, where) for item in split(text))
    if not 1 <= len(conditions) <= CONDITIONS:
        fail(where, f"there are {len(conditions)} conditions after 'if'", f"a card has 1 to {CONDITIONS} of them")
    if len({(condition.kind, condition.what) for condition in conditions}) < len(conditions):
        fail(where, f"a condition of 'if {text.strip()}' stands there twice", "each is named once")
    return conditions


def read_condition(item: str, where: str) -> Condition:
    """One condition."""
    if item in SERVICES:
        return Condition(HAS_SERVICE, item)
    if found := re.fullmatch(r"([1-9]) (\w+)", item):
        if found[2] in KINDS[:ZONES]:
            return Condition(HAS_ZONES, found[2], int(found[1]))
    if found := re.fullmatch(r"(\w+) ([<>=]) (-?\d{1,2})", item):
        if found[1] in TRACKS:
            return Condition(COMPARISONS[found[2]], found[1], int(found[3]))
    fail(
        where,
        f"{item!r} is no condition",
        f"a condition is a service ({', '.join(SERVICES)}), zones in the district as in '2 residential', "
        "or a track as in 'labour < 0', 'happiness > 5', 'crime = 0'",
    )


def family(hook: str) -> str:
    """The first word of a hook."""
    return hook.partition(" ")[0]


def read_bends(text: str, where: str) -> Bends:
    """Rules that are bent, as in `price service -1, everywhere health`."""
    bends: Bends = {}
    for item in split(text):
        found = re.fullmatch(r"([a-z ]+?)(?: ([+-]\S*))?", item)
        hook, amount = (found[1], found[2]) if found else (item, None)
        if hook not in HOOKS:
            fail(where, f"{item!r} bends no rule", f"rules that can be bent are {', '.join(HOOKS)}")
        if hook in bends:
            fail(where, f"{hook!r} is bent twice", "each rule is named once")
        if family(hook) in SWITCHES:
            if amount is not None:
                fail(where, f"{item!r} has an amount", f"{hook!r} is on or off: it is written without one")
            bends[hook] = 1
            continue
        bends[hook] = read_amount(amount or "", f"{where}, {hook}")
        if bends[hook] < 0 and family(hook) in ALLOWANCES:
            fail(where, f"{item!r} takes away what nobody has", f"{hook!r} can only be more, as in '{hook} +1'")
    return bends


def helps(hook: str, amount: int) -> bool:
    """Whether a rule bent so is an advantage."""
    return family(hook) not in HARMFUL and (amount < 0) == (family(hook) == "price")
