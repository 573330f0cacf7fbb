"""Cities: Skylines as it is listed: seats, options, version."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from quartier.core.about import About, Options

Scenario: TypeAlias = Literal["introduction", "1", "2", "3", "4", "5"]
Difficulty: TypeAlias = Literal["beginner", "experienced", "expert"]
SCENARIOS: tuple[Scenario, ...] = get_args(Scenario)
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)


class SkylinesOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The scenario (each adds to the one before), the difficulty of scenario 5, and "role or control" from 2 on."""

    scenario: Scenario = "introduction"
    difficulty: Difficulty = "experienced"
    control: bool = False


ABOUT = About(
    name="skylines",
    seats=range(1, 5),
    options=SkylinesOptions,
    rules_version=1,
    minutes=(40, 70),
    cooperative=True,
)
