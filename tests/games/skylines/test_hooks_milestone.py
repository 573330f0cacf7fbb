"""Hooks that change the end of a milestone or of the game."""

from __future__ import annotations

import pytest

from .bending import BUILT, OWNER, by_building, for_owner, moved
from .table import board, city, played, refused


def ended(bend: str, track: str, **tracks: int) -> tuple[int, int]:
    """How the end of a milestone moves a track without the building and with it."""
    box = by_building(bend)
    return (
        moved(city(BUILT, "t=r1", box=box, tracks=tracks), "end", box, track),
        moved(city(BUILT, "t=r1", box=box, built="x3", tracks=tracks), "end", box, track),
    )


def test_milestone_money() -> None:
    assert ended("milestone money +4", "money", labour=3) == (-3, 1)


def test_milestone_money_is_there_before_the_labour_market_is_paid() -> None:
    box = by_building("milestone money +4")
    state = city(BUILT, "t=r1", closed="a@a2", box=box, built="x3", labour=-5, money=3)
    assert board(played(state, "end", box=box), box).tracks["money"] == 2


def test_milestone_happiness() -> None:
    assert ended("milestone happiness +2", "happiness", happiness=3) == (0, 2)
    assert ended("milestone happiness +2", "skyline", happiness=3) == (3, 5)


@pytest.mark.parametrize(("cushion", "fall"), [(1, -3), (4, 0), (9, 0)])
def test_cushion(cushion: int, fall: int) -> None:
    assert ended(f"cushion +{cushion}", "happiness", happiness=9, power=-3, garbage=-1, water=5) == (-4, fall)


@pytest.mark.parametrize(("leeway", "paid"), [(2, -1), (3, 0), (9, 0)])
@pytest.mark.parametrize("labour", [3, -3])
def test_leeway(leeway: int, paid: int, labour: int) -> None:
    assert ended(f"leeway +{leeway}", "money", labour=labour) == (-3, paid)


def test_gaps() -> None:
    box = for_owner("gaps +1")
    one, two = ("t t|. .", "t=r1"), ("t t|. .|. .", "t=r1")
    assert refused(city(*one, hands="r2", box=box), "end", box=box) == "empty-district"
    assert refused(city(*one, hands="r2", roles=OWNER, box=box), "end", box=box) == "allowed"
    assert refused(city(*two, hands="r2", roles=OWNER, box=box), "end", box=box) == "empty-district"
    # At the last milestone a district with one tile is such a gap too.
    assert refused(city(*one, hands="r2", roles=OWNER, box=box, closed=""), "end", box=box) == "empty-district"
    full = ("a a b b|c c . .", "a=r1 b=r2 c=r3")
    assert refused(city(*full, hands="r5", roles=OWNER, box=box, closed=""), "end", box=box) == "allowed"


@pytest.mark.parametrize("burden", ["pollution", "traffic", "crime"])
@pytest.mark.parametrize(("pardon", "left"), [(2, 1), (9, 0)])
def test_pardon(burden: str, pardon: int, left: int) -> None:
    box = by_building(f"pardon {burden} +{pardon}")
    others = dict.fromkeys({"pollution", "traffic", "crime"} - {burden}, 1)
    for built, deducted in (("", 3 + 2), ("x3", left + 2)):
        state = city("a a b b", "a=r1 b=r2", closed="", box=box, built=built, tracks={burden: 3, **others})
        assert moved(state, "end", box, "skyline") == -deducted
