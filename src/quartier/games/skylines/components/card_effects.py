"""How effects are written: changes of tracks, conditions, and the rules that a card bends."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

from quartier.core.errors import BadComponents, Place
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


def split(text: str) -> list[str]:
    """The items of a list with commas."""
    return [" ".join(item.split()) for item in text.split(",")] if text.strip() else []


def read_amount(what: str, text: str, where: Place) -> int:
    """An amount with its sign, of a track or a rule."""
    if not re.fullmatch(r"[+-][1-9][0-9]{0,3}", text) or abs(int(text)) > MOST:
        raise BadComponents("skylines-wrong-amount", where=where, what=what, text=text, most=MOST)
    return int(text)


def read_changes(text: str, where: Place) -> Changes:
    """Changes of tracks, as in `money -3, power +3`."""
    changes: Changes = {}
    for item in split(text):
        track, _, amount = item.partition(" ")
        if track not in TRACKS:
            raise BadComponents("skylines-wrong-change", where=where, item=item, tracks=", ".join(TRACKS))
        if track in changes:
            raise BadComponents("skylines-wrong-change-twice", where=where, track=track)
        changes[track] = read_amount(track, amount, where)
    return changes


def read_conditions(text: str, where: Place) -> tuple[Condition, ...]:
    """Conditions, as in `health, 2 residential, labour < 0`."""
    conditions = tuple(read_condition(item, where) for item in split(text))
    if not 1 <= len(conditions) <= CONDITIONS:
        raise BadComponents("skylines-wrong-conditions", where=where, number=len(conditions), most=CONDITIONS)
    if len({(condition.kind, condition.what) for condition in conditions}) < len(conditions):
        raise BadComponents("skylines-wrong-condition-twice", where=where, text=text.strip())
    return conditions


def read_condition(item: str, where: Place) -> Condition:
    """One condition."""
    if item in SERVICES:
        return Condition(HAS_SERVICE, item)
    if found := re.fullmatch(r"([1-9]) (\w+)", item):
        if found[2] in KINDS[:ZONES]:
            return Condition(HAS_ZONES, found[2], int(found[1]))
    if found := re.fullmatch(r"(\w+) ([<>=]) (-?\d{1,2})", item):
        if found[1] in TRACKS:
            return Condition(COMPARISONS[found[2]], found[1], int(found[3]))
    raise BadComponents("skylines-wrong-condition", where=where, item=item, services=", ".join(SERVICES))


def family(hook: str) -> str:
    """The first word of a hook."""
    return hook.partition(" ")[0]


def read_bends(text: str, where: Place) -> Bends:
    """Rules that are bent, as in `price service -1, everywhere health`."""
    bends: Bends = {}
    for item in split(text):
        found = re.fullmatch(r"([a-z ]+?)(?: ([+-]\S*))?", item)
        hook, amount = (found[1], found[2]) if found else (item, None)
        if hook not in HOOKS:
            raise BadComponents("skylines-wrong-bend", where=where, item=item, rules=", ".join(HOOKS))
        if hook in bends:
            raise BadComponents("skylines-wrong-bend-twice", where=where, rule=hook)
        if family(hook) in SWITCHES:
            if amount is not None:
                raise BadComponents("skylines-wrong-switch", where=where, item=item, rule=hook)
            bends[hook] = 1
            continue
        bends[hook] = read_amount(hook, amount or "", where)
        if bends[hook] < 0 and family(hook) in ALLOWANCES:
            raise BadComponents("skylines-wrong-allowance", where=where, item=item, rule=hook)
    return bends


def helps(hook: str, amount: int) -> bool:
    """Whether a rule bent so is an advantage."""
    return family(hook) not in HARMFUL and (amount < 0) == (family(hook) == "price")
