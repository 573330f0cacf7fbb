"""Cities: Skylines as it is listed: seats, options, version."""

from __future__ import annotations

from typing import Literal

from quartier.core.about import About, Options


class SkylinesOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The scenario (each adds to the one before), the difficulty of scenario 5, and "role or control" from 2 on."""

    scenario: Literal["introduction", "1", "2", "3", "4", "5"] = "introduction"
    difficulty: Literal["beginner", "experienced", "expert"] = "experienced"
    control: bool = False


ABOUT = About(
    name="skylines",
    seats=range(1, 5),
    options=SkylinesOptions,
    rules_version=1,
    minutes=(40, 70),
    cooperative=True,
)
