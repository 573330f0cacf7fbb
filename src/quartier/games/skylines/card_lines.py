"""How a card or a role is written in one line, and what may stand there for each kind."""

from __future__ import annotations

import dataclasses
import re
from dataclasses import dataclass, field

from quartier.games.skylines.phrases import (
    Bends,
    Changes,
    Condition,
    fail,
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


def read_head(kind: str, words: list[str], where: str) -> dict[str, str]:
    """The words before the colon, by what they are."""
    asked = HEADS[kind]
    if len(words) != len(asked):
        right = " ".join([kind, *(word.upper() for word in asked)])
        fail(where, f"'{' '.join([kind, *words])}' stands before the colon", f"the line begins '{right}:'")
    head = dict(zip(asked, words, strict=True))
    if "name" in head and not re.fullmatch(r"[a-z]+(-[a-z]+)*", head["name"]):
        fail(where, f"{head['name']!r} is no name", "a name is words of lower-case letters with dashes between them")
    if head.get("service", SERVICES[0]) not in SERVICES:
        fail(where, f"{head['service']!r} is no service", f"services are {', '.join(SERVICES)}")
    return head


def read_card(kind: str, level: int, words: list[str], text: str, where: str) -> Card:
    """A card from the words before its colon and the text after it."""
    head = read_head(kind, words, where)
    card = Card(kind, level, "", head.get("name", ""), head.get("service", ""), head.get("shape", ""))
    if kind == "news":
        card = dataclasses.replace(card, bends=read_bends(text, where))
    else:
        card = with_effects(card, text, where)
    check_kind(card, where)
    return card


def with_effects(card: Card, text: str, where: str) -> Card:
    """The card with `COST if CONDITIONS -> REWARD; BENDS`, of which all but the cost may be missing."""
    changes, _, bends = text.partition(";")
    before, arrow, reward = changes.partition("->")
    cost, asks, conditions = before.partition(" if ")
    if asks and not arrow:
        fail(where, "there is an 'if' without '->'", "a condition is followed by '->' and the reward")
    if arrow and not reward.strip():
        fail(where, "nothing stands after '->'", "a reward is a change, as in '-> money +2'")
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


def check_kind(card: Card, where: str) -> None:
    """What a card of each kind must and must not have."""
    name = f"{card.kind} {card.name}".strip()
    zone = card.kind in KINDS[:ZONES]
    if min(card.cost.get("skyline", 0), card.reward.get("skyline", 0)) < 0:
        fail(where, f"{name} lowers the skyline", "only milestones and the end of the game do; lower happiness instead")
    if zone and card.cost.get("money", 0) != 0:
        fail(where, f"{name} changes money before its reward", "zones cost no money and earn it as a reward")
    if zone and card.reward and not card.conditions:
        fail(where, f"{name} has a reward without a condition", "a zone's reward is earned: '… if health -> money +1'")
    if not zone and card.conditions:
        fail(where, f"{name} has a condition", "only zones have conditions")
    if card.reward and not zone and card.kind != "unique":
        fail(where, f"{name} has a reward after '->'", "its changes are written one after the other, without '->'")
    if card.bends and card.kind not in ("unique", "news"):
        fail(where, f"{name} bends a rule", "only unique buildings, news and roles do")
    if card.kind == "utility" and sum(card.cost.get(TRACKS[supply], 0) > 0 for supply in SUPPLIES) != 1:
        fail(where, f"{name} does not raise one supply", "a utility raises power, water or garbage")
    if card.kind in ("utility", "service") and card.cost.get("money", 0) >= 0:
        fail(where, f"{name} costs no money", "utilities and services are paid for, as in 'money -3'")
    gains = any(is_gain(track, amount) for track, amount in [*card.cost.items(), *card.reward.items()])
    if card.kind == "policy" and not gains:
        fail(where, f"{name} brings nothing", "a policy has an advantage, as in 'money -2, happiness +3'")
    if card.kind == "unique" and not (gains or any(helps(*bend) for bend in card.bends.items())):
        fail(where, f"{name} brings nothing", "a unique building has an advantage: a reward or a rule bent")
    if card.kind == "news":
        check_news(card, where)


def check_news(card: Card, where: str) -> None:
    """News have disadvantages and nothing else."""
    if not card.bends:
        fail(where, f"news {card.name} do nothing", "news bend a rule for the worse, as in 'suspend health'")
    for hook, amount in card.bends.items():
        if helps(hook, amount):
            fail(where, f"news {card.name} help with {hook!r}", "news have disadvantages only")
        if hook in BEFORE_NEWS_ENDS:
            fail(where, f"news {card.name} bend {hook!r}", "news are put away before that rule is needed; bend another")


def read_role(words: list[str], text: str, where: str) -> Role:
    """A role: `BENDS; use CHANGES`, either of which may be missing."""
    name = read_head("role", words, where)["name"]
    sections = [section.strip() for section in text.split(";")]
    used = [section[4:] for section in sections if section.startswith("use ")]
    role = Role(
        name,
        read_bends(", ".join(section for section in sections if not section.startswith("use ")), where),
        read_changes(", ".join(used), where),
    )
    if not role.bends and not role.ability:
        fail(
            where, f"role {name} does nothing", "a role bends a rule or has an ability, as in 'use money -2, crime -1'"
        )
    if role.bends and not any(helps(*bend) for bend in role.bends.items()):
        fail(where, f"role {name} bends rules for the worse only", "a role is an advantage")
    if role.ability:
        if role.ability.get("money", 0) >= 0:
            fail(where, f"the ability of role {name} has no price", "it costs money, as in 'use money -2, crime -1'")
        if not any(is_gain(track, amount) for track, amount in role.ability.items()):
            fail(where, f"the ability of role {name} brings nothing", "it has an advantage, as in 'crime -1'")
    return role
