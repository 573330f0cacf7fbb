"""Cities as it is listed: seats, options, version."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from quartier.core.about import About, Options


class CitiesOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Level 1 to 3, and the author's variants."""

    level: Annotated[int, Meta(ge=1, le=3)] = 2
    no_jumping: bool = False
    just_one_more: bool = False
    free: bool = False


ABOUT = About(
    name="cities",
    seats=range(1, 9),
    options=CitiesOptions,
    rules_version=1,
    minutes=(10, 25),
)
