"""What fields, half-fields and sides are called: `c3`, `c3ne`, black and green."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

SideName: TypeAlias = Literal["black", "green"]
CornerName: TypeAlias = Literal["ne", "se", "sw", "nw"]
# A `$` also matches before a last newline.
FieldName: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[a-g][1-7](?!\n)$")]

SIDES: tuple[SideName, ...] = ("black", "green")
CORNERS: tuple[CornerName, ...] = ("ne", "se", "sw", "nw")
"""The half-fields of a field, by the corner of their right angle."""
FIELDS = tuple(f"{'abcdefgh'[field % 8]}{field // 8 + 1}" for field in range(64))
"""The name of every field, by its bit."""
HALF_FIELDS = tuple(field + corner for corner in CORNERS for field in FIELDS)
"""The name of every half-field: 64 for each corner."""
