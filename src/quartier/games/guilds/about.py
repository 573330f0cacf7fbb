"""City and Guilds as it is listed: seats, options, version.

>>> import quartier
>>> quartier.new("guilds", seats=4).options
GuildsOptions(box='house')
"""

from __future__ import annotations

from quartier.core.about import About, Character, Options

__all__ = ["GuildsOptions"]


class GuildsOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The game has no variants: only the town can be another."""


ABOUT = About(
    name="guilds",
    seats=range(3, 6),
    options=GuildsOptions,
    rules_version=1,
    minutes=(45, 75),
    characters=(Character("spoiler"), Character("chainsmith"), Character("gambler", risk=150)),
)
