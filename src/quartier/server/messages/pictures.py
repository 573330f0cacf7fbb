"""What is asked for when a picture of a finished match is wanted."""

from __future__ import annotations

import datetime
from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class PictureWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of a finished match: which file, whether it moves (`webp` always does, `png` never), how it looks."""

    kind: Literal["svg", "png", "webp"] = "png"
    moving: bool = False
    size: Literal["wide", "square"] = "wide"
    theme: Literal["light", "dark"] = "light"
    language: Literal["en", "de", "nl"] = "en"
    seats: Annotated[list[Annotated[int, Meta(ge=0, le=63)]], Meta(max_length=64)] = []
    """Whose boards are shown, counted from 0; none: everybody's."""


class PictureFile(PictureWish, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A match file of which a picture is wanted, and what the file does not say."""

    file: Annotated[str, Meta(max_length=60_000)]
    names: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=64)] = []
    """Those who played, by seat; an empty name is told as “Player 1”."""
    day: datetime.date | None = None
    """When it was played; today, if not given."""
