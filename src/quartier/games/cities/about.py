"""Cities as it is listed: seats, options, version.

>>> import quartier
>>> quartier.new("cities", level=3, no_jumping=True).options
CitiesOptions(box='house', level=3, no_jumping=True, just_one_more=False, free=False)
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from quartier.core.about import About, Character, Options

__all__ = ["CitiesOptions"]


class CitiesOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Level 1 to 3, and the author's variants."""

    level: Annotated[int, Meta(ge=1, le=3)] = 2
    """Which tasks tourists have."""
    no_jumping: bool = False
    """Tourists walk only."""
    just_one_more: bool = False
    """An extra tile each, laid on top."""
    free: bool = False
    """The city may grow beyond eight by eight fields."""


ABOUT = About(
    name="cities",
    seats=range(1, 9),
    options=CitiesOptions,
    rules_version=1,
    minutes=(10, 25),
    characters=(Character("gardener"), Character("regular"), Character("gambler", risk=150)),
)
