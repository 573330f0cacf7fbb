"""How a card or a role is written in one line, and what may stand there for each kind."""

from __future__ import annotations

import dataclasses
import re
from dataclasses import dataclass, field

from quartier.core.errors import BadComponents, Place
from quartier.games.skylines.box import ROLE_LETTERS
from quartier.games.skylines.components.card_effects import (
    Bends,
    Changes,
    Condition,
    helps,
    read_bends,
    read_changes,
    read_conditions,
)
from quartier.games.skylines.vocabulary import BURDENS, KINDS, SERVICES, SUPPLIES, TRACKS, ZONES

HEADS = {
    **dict.fromkeys(KINDS[:ZONES], ()),
    "utility": ("name", "shape"),
    "service": ("service", "name", "shape"),
    "unique": ("name", "shape"),
    "policy": ("name",),
    "news": ("name",),
    "role": ("name",),
}
"""The words between a line's first word and its colon."""
BEFORE_NEWS_ENDS = ("price part", "price swap", "gaps")
"""What news cannot bend: it is put away before a part is opened and cards are put away."""


@dataclass(frozen=True)
class Card:
    """A card as it is printed; zones have neither name nor shape. Its id is given when all cards are known."""

    kind: str
    level: int
    id: str = ""
    name: str = ""
    service: str = ""
    shape: str = ""
    cost: Changes = field(default_factory=dict)
    conditions: tuple[Condition, ...] = ()
    reward: Changes = field(default_factory=dict)
    bends: Bends = field(default_factory=dict)

    @property
    def large(self) -> bool:
        """Whether a service serves its whole district: those of level I do not."""
        return bool(self.service) and self.level > 0


@dataclass(frozen=True)
class Role:
    """A role: the rules that it bends for its owner, and what using its ability changes."""

    name: str
    bends: Bends = field(default_factory=dict)
    ability: Changes = field(default_factory=dict)


def read_head(kind: str, words: list[str], where: Place) -> dict[str, str]:
    """The words before the colon, by what they are."""
    asked = HEADS[kind]
    if len(words) != len(asked):
        given, right = " ".join([kind, *words]), " ".join([kind, *(word.upper() for word in asked)])
        raise BadComponents("skylines-wrong-head", where=where, given=given, right=right)
    head = dict(zip(asked, words, strict=True))
    if "name" in head and not re.fullmatch(r"[a-z]+(-[a-z]+)*", head["name"]):
        raise BadComponents("skylines-wrong-name", where=where, name=head["name"])
    if head.get("service", SERVICES[0]) not in SERVICES:
        services = ", ".join(SERVICES)
        raise BadComponents("skylines-wrong-service", where=where, service=head["service"], services=services)
    return head


def read_card(kind: str, level: int, words: list[str], text: str, where: Place) -> Card:
    """A card from the words before its colon and the text after it."""
    head = read_head(kind, words, where)
    card = Card(kind, level, "", head.get("name", ""), head.get("service", ""), head.get("shape", ""))
    if kind == "news":
        card = dataclasses.replace(card, bends=read_bends(text, where))
    else:
        card = with_effects(card, text, where)
    check_kind(card, where)
    return card


def with_effects(card: Card, text: str, where: Place) -> Card:
    """The card with `COST if CONDITIONS -> REWARD; BENDS`, of which all but the cost may be missing."""
    changes, _, bends = text.partition(";")
    before, arrow, reward = changes.partition("->")
    cost, asks, conditions = before.partition(" if ")
    if asks and not arrow:
        raise BadComponents("skylines-wrong-no-arrow", where=where)
    if arrow and not reward.strip():
        raise BadComponents("skylines-wrong-no-reward", where=where)
    return dataclasses.replace(
        card,
        cost=read_changes(cost, where),
        conditions=read_conditions(conditions, where) if asks else (),
        reward=read_changes(reward, where),
        bends=read_bends(bends, where),
    )


def is_gain(track: str, amount: int) -> bool:
    """Whether a change is welcome in itself; the labour market pulls both ways."""
    return track == "labour" or (amount > 0) != (TRACKS.index(track) in BURDENS)


def check_kind(card: Card, where: Place) -> None:
    """What a card of each kind must and must not have."""
    name = f"{card.kind} {card.name}".strip()
    zone = card.kind in KINDS[:ZONES]
    if min(card.cost.get("skyline", 0), card.reward.get("skyline", 0)) < 0:
        raise BadComponents("skylines-wrong-lowers-skyline", where=where, card=name)
    if zone and card.cost.get("money", 0) != 0:
        raise BadComponents("skylines-wrong-zone-money", where=where, card=name)
    if zone and card.reward and not card.conditions:
        raise BadComponents("skylines-wrong-zone-reward", where=where, card=name)
    if not zone and card.conditions:
        raise BadComponents("skylines-wrong-has-condition", where=where, card=name)
    if card.reward and not zone and card.kind != "unique":
        raise BadComponents("skylines-wrong-has-reward", where=where, card=name)
    if card.bends and card.kind not in ("unique", "news"):
        raise BadComponents("skylines-wrong-has-bend", where=where, card=name)
    if card.kind == "utility" and sum(card.cost.get(TRACKS[supply], 0) > 0 for supply in SUPPLIES) != 1:
        raise BadComponents("skylines-wrong-utility", where=where, card=name)
    if card.kind in ("utility", "service") and card.cost.get("money", 0) >= 0:
        raise BadComponents("skylines-wrong-free", where=where, card=name)
    gains = any(is_gain(track, amount) for track, amount in [*card.cost.items(), *card.reward.items()])
    if card.kind == "policy" and not gains:
        raise BadComponents("skylines-wrong-policy", where=where, card=name)
    if card.kind == "unique" and not (gains or any(helps(*bend) for bend in card.bends.items())):
        raise BadComponents("skylines-wrong-unique", where=where, card=name)
    if card.kind == "news":
        check_news(card, where)


def check_news(card: Card, where: Place) -> None:
    """News have disadvantages and nothing else."""
    if not card.bends:
        raise BadComponents("skylines-wrong-news-empty", where=where, card=card.name)
    for hook, amount in card.bends.items():
        if helps(hook, amount):
            raise BadComponents("skylines-wrong-news-help", where=where, card=card.name, rule=hook)
        if hook in BEFORE_NEWS_ENDS:
            raise BadComponents("skylines-wrong-news-late", where=where, card=card.name, rule=hook)


def read_role(words: list[str], text: str, where: Place) -> Role:
    """A role: `BENDS; use CHANGES`, either of which may be missing."""
    name = read_head("role", words, where)["name"]
    if len(name) > ROLE_LETTERS:
        raise BadComponents("skylines-wrong-role-long", where=where, role=name, most=ROLE_LETTERS)
    sections = [section.strip() for section in text.split(";")]
    used = [section[4:] for section in sections if section.startswith("use ")]
    role = Role(
        name,
        read_bends(", ".join(section for section in sections if not section.startswith("use ")), where),
        read_changes(", ".join(used), where),
    )
    if not role.bends and not role.ability:
        raise BadComponents("skylines-wrong-role-empty", where=where, role=name)
    if role.bends and not any(helps(*bend) for bend in role.bends.items()):
        raise BadComponents("skylines-wrong-role-worse", where=where, role=name)
    if role.ability:
        if role.ability.get("money", 0) >= 0:
            raise BadComponents("skylines-wrong-ability-free", where=where, role=name)
        if not any(is_gain(track, amount) for track, amount in role.ability.items()):
            raise BadComponents("skylines-wrong-ability-empty", where=where, role=name)
    return role
