"""Hooks that change what something costs, or forbid it."""

from __future__ import annotations

import pytest

from .bending import BUILT, CARDS, OWNER, by_news, for_owner, moved, turn
from .table import TABLE, board, city, played, refused


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
