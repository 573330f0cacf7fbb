"""What fields, half-fields and sides are called: `c3`, `c3ne`, black and green."""

from __future__ import annotations

import functools
from typing import Annotated, Literal, TypeAlias

import msgspec

from quartier.kernel.bits import members

SideName: TypeAlias = Literal["black", "green"]
CornerName: TypeAlias = Literal["ne", "se", "sw", "nw"]
# A `$` also matches before a last newline.
FieldName: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[a-g][1-7](?!\n)$")]

SIDES: tuple[SideName, ...] = ("black", "green")
CORNERS: tuple[CornerName, ...] = ("ne", "se", "sw", "nw")
"""The half-fields of a field, by the corner of their right angle."""


@functools.cache
def field_name(field: int) -> str:
    """The name of a field."""
    return f"{chr(97 + field % 8)}{field // 8 + 1}"


def field_of(name: str) -> int:
    """The field of a name."""
    return 8 * (int(name[1]) - 1) + ord(name[0]) - 97


def named_fields(word: int) -> list[str]:
    """The names of the fields of a set."""
    return [field_name(field) for field in members(word)]
