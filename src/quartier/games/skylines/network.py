"""The inputs of the network that judges cities of the house set, its shape, and how it is learned.

Cards are told apart by what is printed on them, so a network knows one set: others are judged without it.
"""

from __future__ import annotations

import functools
from itertools import accumulate

from quartier.core.networks import Learning, Network, Shape
from quartier.core.weights import Setting
from quartier.games.skylines.position import FIRST_NEWS, LEVELS, LONGEST, ROLES
from quartier.games.skylines.vocabulary import BURDENS, SERVICES, SUPPLIES, ZONES

MOST_MONEY = 30
LEAST_SPARE, MOST_SPARE = -6, 14
"""Money beyond what is due at the next milestone, as far as it is told apart."""
LEAST_SUPPLY, MOST_SUPPLY = -5, 10
LEAST_HAPPINESS, MOST_HAPPINESS = -5, 25
MOST_LABOUR = 5
MOST_BURDEN = 5
FEW = 6
"""Small numbers: 0 to 5, and more."""
HOW = 3
"""A card in hand cannot be paid for, can be, or can be with its reward."""
UNIQUES, NEWS, SCENARIOS, SEATS, STAGES = 10, 10, 6, 4, 10
LAND_STEP, LAND_STEPS = 3, 16
PAIR_STEP, PAIR_STEPS = 4, 16
REACHES = 4
"""How many free squares a large service reaches: none, up to 6, up to 15, more."""
LAID_STEP, LAID_STEPS = 2, 10
STACK_STEP, STACK_STEPS = 5, 8
ALONE = 7
LACKING = 10
TURN_STAGES = 2
"""A card is to be drawn, or not."""

WIDTHS = (
    MOST_MONEY + 1,
    MOST_SPARE - LEAST_SPARE + 1,
    len(SUPPLIES) * (MOST_SUPPLY - LEAST_SUPPLY + 1),
    MOST_HAPPINESS - LEAST_HAPPINESS + 1,
    2 * MOST_LABOUR + 1,
    len(BURDENS) * (MOST_BURDEN + 1),
    FIRST_NEWS * HOW,
    2 * FEW,
    UNIQUES,
    ROLES,
    NEWS,
    SCENARIOS,
    SEATS,
    STAGES,
    LONGEST,
    LAND_STEPS,
    PAIR_STEPS,
    ALONE,
    LACKING,
    len(SERVICES) * REACHES,
    len(SERVICES) * HOW,
    ZONES * FEW,
    ZONES * LAID_STEPS,
    FEW,
    LEVELS * STACK_STEPS,
    FEW,
)
(
    IN_TREASURY, SPARE_MONEY, IN_SUPPLY, HAPPY, AT_WORK, BURDENED, CARD, PLAYABLE, BUILT, ROLE, IN_NEWS, SCENARIO,
    SEATED, STAGE, LEFT, LAND, PAIRS, LONELY, LACKS, REACHED, NEAR, ZONED, LAID, UTILITIES, STACKED, PILED, NUMBER,
) = accumulate(WIDTHS, initial=0)  # fmt: skip
"""Where the inputs of each kind begin."""

SHAPE = Shape(nets=1, buckets=TURN_STAGES * LONGEST, inputs=NUMBER)
LEARNING = Learning(
    (
        *(Setting(2, {"scenario": str(number)}) for number in range(1, 6)),
        Setting(1, {"scenario": "1"}),
        Setting(3, {"scenario": "4"}),
        Setting(4, {"scenario": "2"}),
    ),
    matches=64,
    samples=400,
    scale=20.0,
    longest=128,
    ahead=0.9,
    curiosity=0.02,
    by_policy=True,
)


@functools.cache
def house_network() -> Network:
    """The network learned with the house set."""
    return SHAPE.load(__package__)
