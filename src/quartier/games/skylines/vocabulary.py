"""The words in which cards are written: tracks, kinds, services, conditions, and the hooks where a rule bends.

A card changes tracks, may ask for conditions and reward them. Roles, unique buildings and news bend rules: each
hook is a number that the rule of its name adds, and that is 0 unless a card in force says otherwise.
"""

from __future__ import annotations

TRACKS = (
    "money",
    "power",
    "water",
    "garbage",
    "happiness",
    "labour",
    "pollution",
    "traffic",
    "crime",
    "skyline",
)
MONEY, POWER, WATER, GARBAGE, HAPPINESS, LABOUR, POLLUTION, TRAFFIC, CRIME, SKYLINE = range(10)
SUPPLIES = (POWER, WATER, GARBAGE)
BURDENS = (POLLUTION, TRAFFIC, CRIME)

KINDS = ("residential", "commercial", "industrial", "utility", "service", "unique", "policy", "news")
RESIDENTIAL, COMMERCIAL, INDUSTRIAL, UTILITY, SERVICE, UNIQUE, POLICY, NEWS = range(8)
ZONES = 3
"""The first three kinds are zones."""
PLAYED = 7
"""All but news are played."""
LEVEL_NAMES = ("I", "II", "III")
CARDS_PER_LEVEL = {
    "residential": (8, 8, 8),
    "commercial": (4, 4, 4),
    "industrial": (4, 4, 4),
    "utility": (3, 3, 3),
    "service": (6, 6, 6),
    "unique": (0, 5, 5),
    "policy": (0, 5, 5),
    "news": (0, 5, 5),
}

SERVICES = ("health", "education", "transport", "fire", "police", "parks")

NO_CONDITION, HAS_SERVICE, HAS_ZONES, IS_BELOW, IS_ABOVE, IS_EXACTLY = range(6)
"""What a condition asks: (service), (kind, at least so many in the district), (track, value)."""

HOOKS = (
    *(f"price {kind}" for kind in KINDS[:PLAYED]),  # added to the money that such a card costs
    "price exchange",  # added to the 2 for an exchange
    "price swap",  # added to the 1 for a card put away at the end of a milestone
    "price part",  # added to the development cost of a board part
    *(f"forbid {kind}" for kind in KINDS[:PLAYED]),  # above 0: such a card may not be played
    *(f"everywhere {service}" for service in SERVICES),  # above 0: the service is at hand in every district
    *(f"suspend {service}" for service in SERVICES),  # above 0: the service is at hand nowhere
    "reach",  # above 0: small services serve their whole district
    "utilities",  # so many more utilities may be built in a district
    *(f"spare {track}" for track in TRACKS[1:9]),  # so many steps of a card's cost on the track are not taken
    *(f"bonus {zone} money" for zone in KINDS[:ZONES]),  # added when such a zone's condition is met
    *(f"bonus {zone} happiness" for zone in KINDS[:ZONES]),
    "milestone money",  # added at the end of a milestone, before its steps
    "milestone happiness",
    "cushion",  # so many steps of missing supply do not count at the end of a milestone
    "leeway",  # so many steps of the labour market are not paid for
    "gaps",  # so many districts may lack a tile when a milestone is ended
    *(f"pardon {TRACKS[track]}" for track in BURDENS),  # so many steps do not count at the end of the game
)
(
    PRICE,
    PRICE_EXCHANGE,
    PRICE_SWAP,
    PRICE_PART,
    FORBID,
    EVERYWHERE,
    SUSPEND,
    REACH,
    UTILITIES,
    SPARE,
    BONUS_MONEY,
    BONUS_HAPPINESS,
    MILESTONE_MONEY,
    MILESTONE_HAPPINESS,
    CUSHION,
    LEEWAY,
    GAPS,
    PARDON,
) = (
    HOOKS.index(name)
    for name in (
        "price residential",
        "price exchange",
        "price swap",
        "price part",
        "forbid residential",
        "everywhere health",
        "suspend health",
        "reach",
        "utilities",
        "spare power",
        "bonus residential money",
        "bonus residential happiness",
        "milestone money",
        "milestone happiness",
        "cushion",
        "leeway",
        "gaps",
        "pardon pollution",
    )
)
"""Where each family of hooks begins."""
