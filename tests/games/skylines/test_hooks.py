"""Every hook bends the rule of its name, and only while a card in force says so: each has its test."""

from __future__ import annotations

from collections.abc import Callable

from quartier.games.skylines.vocabulary import HOOKS, KINDS, SERVICES, TRACKS

from . import test_hooks_building as building
from . import test_hooks_milestone as milestone
from . import test_hooks_prices as prices
from .bending import CARDS, COSTS, MET, SERVED

TRIED: dict[str, Callable[..., None]] = {
    **{f"price {kind}": prices.test_price_of_a_card for kind in CARDS},
    "price exchange": prices.test_price_exchange,
    "price swap": prices.test_price_swap,
    "price part": prices.test_price_part,
    **{f"forbid {kind}": prices.test_forbid for kind in CARDS},
    **{f"everywhere {service}": building.test_everywhere for service in SERVED},
    **{f"suspend {service}": building.test_suspend for service in SERVED},
    "reach": building.test_reach,
    "utilities": building.test_utilities,
    **{f"spare {track}": building.test_spare for track in COSTS},
    **{f"bonus {zone} {track}": building.test_bonus for zone in MET for track in ("money", "happiness")},
    "milestone money": milestone.test_milestone_money,
    "milestone happiness": milestone.test_milestone_happiness,
    "cushion": milestone.test_cushion,
    "leeway": milestone.test_leeway,
    "gaps": milestone.test_gaps,
    **{f"pardon {burden}": milestone.test_pardon for burden in ("pollution", "traffic", "crime")},
}


def test_every_hook_has_its_test() -> None:
    assert set(TRIED) == set(HOOKS)
    assert list(CARDS) == list(KINDS[:7])
    assert list(SERVED) == list(SERVICES)
    assert list(COSTS) == list(TRACKS[1:9])
