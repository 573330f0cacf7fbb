"""Cities: Skylines as it is listed: seats, options, version.

>>> import quartier
>>> quartier.new("skylines", seats=2, scenario=5, difficulty="expert").options
SkylinesOptions(box='house', scenario='5', difficulty='expert', control=False)
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from quartier.core.about import About, Character, Options

__all__ = ["SkylinesOptions"]

Scenario: TypeAlias = Literal["introduction", "1", "2", "3", "4", "5"]
Difficulty: TypeAlias = Literal["beginner", "experienced", "expert"]
SCENARIOS: tuple[Scenario, ...] = get_args(Scenario)
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)


class SkylinesOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The scenario (each adds to the one before), the difficulty of scenario 5, and "role or control" from 2 on."""

    scenario: Scenario = "introduction"
    """`introduction`, or `1` to `5`."""
    difficulty: Difficulty = "experienced"
    """`beginner`, `experienced` or `expert`: only in scenario 5."""
    control: bool = False
    """Whether seats choose between a role and control, from scenario 2 on."""


ABOUT = About(
    name="skylines",
    seats=range(1, 5),
    options=SkylinesOptions,
    rules_version=2,
    kept=(1,),
    minutes=(40, 70),
    cooperative=True,
    characters=(Character("treasurer"), Character("architect"), Character("gambler", risk=150)),
)
