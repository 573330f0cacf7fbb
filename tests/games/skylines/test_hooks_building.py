"""Hooks that change what a tile that is laid brings, costs, or may stand beside."""

from __future__ import annotations

import pytest

from .bending import COSTS, MET, OWNER, SERVED, by_building, by_news, for_owner, moved, turn
from .table import changed, city, refused


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
