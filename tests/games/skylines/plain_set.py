"""A component set as plain as a set can be, for tests that change a line of it."""

from __future__ import annotations

from quartier.games.skylines.components.component_set import ComponentSet
from quartier.games.skylines.components.reader import read_set
from quartier.games.skylines.vocabulary import SERVICES

TRACKS = """
track money 0 open
track power -5 10
track water -5 10
track garbage -5 10
track happiness -5 25
track labour -5 5
track pollution 0 5
track traffic 0 5
track crime 0 5
track skyline -10 open
""".strip()

SHAPES = """
shape one #
shape corner ## #.
shape cross .#. ### .#.
tiles residential one 12 corner 12
tiles commercial corner 12
tiles industrial corner 12
""".strip()

ZONES = "\n".join(
    ["residential: water -1, labour +1 if health -> money +1"] * 8
    + ["commercial: power -1, labour -1 if 2 residential -> money +2"] * 4
    + ["industrial: labour -2, pollution +1 if labour < 0 -> money +3"] * 4
)

PART = """
  ~ ~ . .|. .
         |
  ~ . . .|. .
       +-+
  . . .|. . .
  -----+-----
  . . .|. . .
       |
  . . .|. . .
       |
  . . .|. . .
""".strip("\n")
"""Four districts around a crossing, water in the upper left corner."""

LAYOUTS = """
layout introduction
  B^ E> A^

layout 1
  Av B<
  C> F^

layout 2
  C^ E>
  D< Av

layout 3
  B^ ..
  F< ..
  D^ C>

layout 4
  A> D^ E> C^
""".strip()
RESIDENTIAL = "residential: water -1, labour +1 if health -> money +1"
ROLE = "role role-a: price service -1"
NEWS = "news news-aa-a: suspend health"
POLICY = "policy policy-aa-a: money -2, happiness +1"
UNIQUE = "unique unique-aa-a cross: money -4; everywhere parks"
UTILITY = "utility power-a corner: money -3, power +3"
SERVICE = "service health health-a one: money -1, happiness +1"
TOP = "  ~ ~ . .|. .\n         |\n"
"""Lines of the set, to be changed."""


def level(name: str) -> str:
    """The cards of a level; services of levels II and III are large, and these levels have further cards."""
    suffix = "a" * len(name)
    lines = [f"level {name}", ZONES]
    lines += [f"utility {supply}-{suffix} corner: money -3, {supply} +3" for supply in ("power", "water", "garbage")]
    lines += [f"service {service} {service}-{suffix} one: money -1, happiness +1" for service in SERVICES]
    if name != "I":
        for letter in "abcde":
            lines.append(f"unique unique-{suffix}-{letter} cross: money -4; everywhere parks")
            lines.append(f"policy policy-{suffix}-{letter}: money -2, happiness +1")
            lines.append(f"news news-{suffix}-{letter}: suspend health")
    return "\n".join(lines)


def plain_text() -> str:
    """The set as text."""
    roles = [f"role role-{letter}: price service -1" for letter in "abcdefghij"]
    parts = [f"part {letter} {cost}\n{PART}\n" for letter, cost in zip("ABCDEF", (2, 4, 3, 4, 5, 6), strict=True)]
    return "\n".join([TRACKS, SHAPES, level("I"), level("II"), level("III"), *roles, *parts, LAYOUTS, ""])


def changed(old: str, new: str) -> tuple[str, int]:
    """The text with the first occurrence of some text changed, and the number of the line where that begins."""
    before, found, after = plain_text().partition(old)
    assert found, f"{old!r} is not in the plain set"
    return before + new + after, before.count("\n") + 1


def read_changed(old: str, new: str) -> ComponentSet:
    """The set with the first occurrence of some text changed."""
    return read_set(changed(old, new)[0], "set.txt")
