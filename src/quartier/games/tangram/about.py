"""Tangram City as it is listed: seats, options, version.

>>> import quartier
>>> quartier.new("tangram", seats=4).options
TangramOptions(box='house')
"""

from __future__ import annotations

from quartier.core.about import About, Character, Options

__all__ = ["TangramOptions"]


class TangramOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Nothing but the component set: the rulebook knows no variants."""


ABOUT = About(
    name="tangram",
    seats=range(1, 6),
    options=TangramOptions,
    rules_version=2,
    kept=(1,),
    minutes=(20, 30),
    characters=(Character("harmonist"), Character("surveyor"), Character("gambler", risk=150)),
)
