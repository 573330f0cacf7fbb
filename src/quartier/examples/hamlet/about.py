"""Hamlet as it is listed: seats, options, version."""

from __future__ import annotations

from quartier.core.about import About, Options

ABOUT = About(
    name="hamlet",
    seats=range(1, 5),
    options=Options,
    rules_version=1,
    minutes=(3, 10),
)
