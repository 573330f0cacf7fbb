"""Every hook bends the rule of its name, and only while a card in force says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quartier.core.game import Box, State
from quartier.games.skylines.vocabulary import HOOKS, KINDS, SERVICES, TRACKS

from .table import TABLE, board, changed, changes, city, played, refused

OWNER = ["surveyor"]
BUILT = "t t . . . .\n\n. . . . . ."
CARDS = {
    "residential": ("r1", "a6b6"),
    "commercial": ("c1", "a6b6"),
    "industrial": ("i4", "a6b6c6"),
    "utility": ("u2", "a6b6c6"),
    "service": ("s1", "a6b6"),
    "unique": ("x4", "a5b5c5a6b6c6"),
    "policy": ("p2", ""),
}
"""A card of each kind, and where its tile lies."""
SERVED = {
    "health": ("r1", "s1", "money"),
    "education": ("r4", "s2", "happiness"),
    "transport": ("r8", "s3", "happiness"),
    "fire": ("i2", "s4", "money"),
    "police": ("r7", "s5", "money"),
    "parks": ("r5", "s6", "happiness"),
}
"""A zone that asks for the service, the small building that offers it, and a track that the reward raises."""
COSTS = {
    "power": ("r3", "a1b1", -1),
    "water": ("r1", "a1b1", -1),
    "garbage": ("r2", "a1b1", -1),
    "happiness": ("p1", "", -1),
    "labour": ("i4", "a1b1c1", -2),
    "pollution": ("i4", "a1b1c1", 1),
    "traffic": ("c2", "a1b1", 1),
    "crime": ("c3", "a1b1", 1),
}
"""A card that changes the track, where its tile lies, and by how much."""
MET = {
    "residential": ("h h\n\n. .", "h=s1", "r1", "a2b2"),
    "commercial": ("a a\n\n. .", "a=r2", "c1", "a2b2"),
    "industrial": ("a a .\n\na . .\n\n. . .", "a=i2", "i1", "a3b3c3"),
}
"""A zone whose condition is met."""


def for_owner(bend: str) -> Box:
    """The set with a role that bends a rule."""
    return changed(("role surveyor", f"role surveyor: {bend}"))


def by_news(bend: str) -> Box:
    """The set with news that bends a rule."""
    return changed(("news crane-shortage", f"news crane-shortage: {bend}"))


def by_building(bend: str) -> Box:
    """The set with a unique building that bends a rule."""
    return changed(("unique minster", f"unique minster cross: money -5; {bend}"))


def turn(card: str, tile: str) -> str:
    """A card and its tile, if it has one."""
    return f"{card} @{tile}" if tile else card


def moved(state: State, text: str, box: Box, track: str) -> int:
    """By how much a turn moves a track."""
    return changes(state, played(state, text, box=box)).get(track, 0)


@pytest.mark.parametrize("kind", CARDS)
def test_price_of_a_card(kind: str) -> None:
    (card, tile), dear = CARDS[kind], by_news(f"price {kind} +2")
    plain = moved(city(hands=card), turn(card, tile), TABLE, "money")
    assert moved(city(hands=card, news="n1", box=dear), turn(card, tile), dear, "money") == plain - 2
    assert refused(city(hands=card, news="n1", box=dear, money=1 - plain), card, box=dear) == "too-dear"
    cheap = for_owner(f"price {kind} -1")
    assert moved(city(hands=card, roles=OWNER, box=cheap), turn(card, tile), cheap, "money") == min(plain + 1, 0)


def test_a_price_never_falls_below_nothing() -> None:
    gift = for_owner("price service -9")
    assert moved(city(hands="s2", roles=OWNER, box=gift), "s2 @a1b1", gift, "money") == 0


@pytest.mark.parametrize(("bend", "price"), [(-2, 0), (-1, 1), (-9, 0)])
def test_price_exchange(bend: int, price: int) -> None:
    box = for_owner(f"price exchange {bend}")
    state = city(roles=OWNER, box=box)
    assert moved(state, "-r1", box, "money") == -price
    assert board(state, box).prices["exchange"] == price
    assert refused(city(roles=OWNER, box=box, money=0), "-r1", box=box) == ("too-dear" if price else "allowed")


def test_a_dear_exchange() -> None:
    box = by_news("price exchange +1")
    assert moved(city(news="n1", box=box), "-r1", box, "money") == -3


def test_price_swap() -> None:
    box = for_owner("price swap -1")
    state = played(city(BUILT, "t=r2", hands="r1 r3", roles=OWNER, money=5, box=box), "end open:e", box=box)
    assert moved(state, "-r1 -r3 ok", box, "money") == 0


@pytest.mark.parametrize(("bend", "price"), [("-2", 3), ("-9", 0)])
def test_price_part(bend: str, price: int) -> None:
    box = for_owner(f"price part {bend}")
    state = played(city(BUILT, "t=r2", roles=OWNER, box=box), "end", box=box)
    assert moved(state, "open:e", box, "money") == -price


@pytest.mark.parametrize("kind", CARDS)
def test_forbid(kind: str) -> None:
    box = by_news(f"forbid {kind}")
    card, _ = CARDS[kind]
    assert refused(city(hands=card, news="n1", box=box), card, box=box) == "forbidden"
    other = "r1" if kind != "residential" else "c1"
    assert refused(city(hands=other, news="n1", box=box), other, box=box) == "allowed"


@pytest.mark.parametrize("service", SERVED)
def test_everywhere(service: str) -> None:
    box = by_building(f"everywhere {service}")
    card, _, track = SERVED[service]
    tile = "a1b1c1" if card[0] == "i" else "a1b1"
    assert moved(city(hands=card, box=box), f"{card} @{tile}", box, track) == 0
    assert moved(city(hands=card, box=box, built="x3"), f"{card} @{tile}", box, track) > 0


@pytest.mark.parametrize("service", SERVED)
def test_suspend(service: str) -> None:
    box = changed(
        ("news crane-shortage", f"news crane-shortage: suspend {service}"),
        ("unique minster", f"unique minster cross: money -5; everywhere {service}"),
    )
    card, building, track = SERVED[service]
    tile = "a2b2c2" if card[0] == "i" else "a2b2"
    drawing = "s . . .\n\n. . . ." if building in ("s3", "s5") else "s s . .\n\n. . . ."

    def reward(news: str = "", built: str = "") -> int:
        state = city(drawing, f"s={building}", hands=card, box=box, news=news, built=built)
        return moved(state, f"{card} @{tile}", box, track)

    assert reward() > 0
    assert reward(news="n1") == 0
    assert reward(news="n1", built="x3") == 0


def test_reach() -> None:
    box = for_owner("reach")
    drawing = "h h . .|. .\n       |   \n. . . .|. .\n       |   \n. . . .|. ."
    assert moved(city(drawing, "h=s1", hands="r1", box=box), "r1 @c3d3", box, "money") == 0
    assert moved(city(drawing, "h=s1", hands="r1", roles=OWNER, box=box), "r1 @c3d3", box, "money") == 1
    assert moved(city(drawing, "h=s1", hands="r1", roles=OWNER, box=box), "r1 @e3f3", box, "money") == 0


def test_utilities() -> None:
    box = for_owner("utilities +1")
    one = city("w w . . . .\n\nw . . . . .", "w=u1", hands="u2", roles=OWNER, box=box)
    two = city("w w . v v v\n\nw . . . . .", "w=u1 v=u2", hands="u3 u5", roles=OWNER, box=box)
    assert refused(one, "u2 @b2c2d2", box=box) == "allowed"
    assert refused(two, "u3", box=box) == "nowhere-to-lay"


@pytest.mark.parametrize("track", COSTS)
def test_spare(track: str) -> None:
    card, tile, change = COSTS[track]
    sign = 1 if change > 0 else -1
    for spared in (1, 5):
        box = for_owner(f"spare {track} +{spared}")
        left = sign * max(abs(change) - spared, 0)
        assert moved(city(hands=card, box=box), turn(card, tile), box, track) == change
        assert moved(city(hands=card, roles=OWNER, box=box), turn(card, tile), box, track) == left


@pytest.mark.parametrize("track", COSTS)
def test_no_more_is_spared_than_a_card_costs(track: str) -> None:
    card, tile, _ = COSTS[track]
    box = for_owner(f"spare {track} +5")
    # In the middle of its track a marker could go either way.
    assert moved(city(hands=card, roles=OWNER, box=box, tracks={track: 2}), turn(card, tile), box, track) == 0


def test_what_a_card_brings_is_not_spared() -> None:
    box = for_owner("spare power +2, spare crime +2, spare labour +2")
    assert moved(city(hands="u1", roles=OWNER, box=box), "u1 @a1b1a2", box, "power") == 3
    assert moved(city(hands="s5", roles=OWNER, box=box, crime=3), "s5 @a1", box, "crime") == -1
    assert moved(city(hands="r1", roles=OWNER, box=box), "r1 @a1b1", box, "labour") == 1


def test_a_spared_step_makes_room_at_the_end_of_a_track() -> None:
    box = for_owner("spare water +1")
    assert refused(city(hands="r1", water=-5, box=box), "r1", box=box) == "supply-short"
    assert refused(city(hands="r1", water=-5, roles=OWNER, box=box), "r1", box=box) == "allowed"


@pytest.mark.parametrize("track", ["money", "happiness"])
@pytest.mark.parametrize("zone", MET)
def test_bonus(zone: str, track: str) -> None:
    drawing, tiles, card, tile = MET[zone]
    box = by_building(f"bonus {zone} {track} +2")
    plain = moved(city(drawing, tiles, hands=card, box=box), f"{card} @{tile}", box, track)
    bent = moved(city(drawing, tiles, hands=card, box=box, built="x3"), f"{card} @{tile}", box, track)
    assert bent == plain + 2
    unmet = city(drawing, "", hands=card, box=box, built="x3")
    assert moved(unmet, f"{card} @{tile}", box, track) == 0


@pytest.mark.parametrize("zone", MET)
def test_a_bonus_below_0_lessens_a_reward_and_never_makes_it_a_cost(zone: str) -> None:
    drawing, tiles, card, tile = MET[zone]
    box = by_news(f"bonus {zone} money -9, bonus {zone} happiness -9")
    state = city(drawing, tiles, hands=card, box=box, news="n1")
    assert moved(state, f"{card} @{tile}", box, "money") == 0
    assert moved(state, f"{card} @{tile}", box, "happiness") == 0


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


TRIED: dict[str, Callable[..., None]] = {
    **{f"price {kind}": test_price_of_a_card for kind in CARDS},
    "price exchange": test_price_exchange,
    "price swap": test_price_swap,
    "price part": test_price_part,
    **{f"forbid {kind}": test_forbid for kind in CARDS},
    **{f"everywhere {service}": test_everywhere for service in SERVED},
    **{f"suspend {service}": test_suspend for service in SERVED},
    "reach": test_reach,
    "utilities": test_utilities,
    **{f"spare {track}": test_spare for track in COSTS},
    **{f"bonus {zone} {track}": test_bonus for zone in MET for track in ("money", "happiness")},
    "milestone money": test_milestone_money,
    "milestone happiness": test_milestone_happiness,
    "cushion": test_cushion,
    "leeway": test_leeway,
    "gaps": test_gaps,
    **{f"pardon {burden}": test_pardon for burden in ("pollution", "traffic", "crime")},
}


def test_every_hook_has_its_test() -> None:
    assert set(TRIED) == set(HOOKS)
    assert list(CARDS) == list(KINDS[:7])
    assert list(SERVED) == list(SERVICES)
    assert list(COSTS) == list(TRACKS[1:9])
