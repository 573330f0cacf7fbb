"""What cards and roles say: their names, and lines made from their effects, so that the two cannot differ."""

from __future__ import annotations

from collections.abc import Mapping

from quartier.core.texts import Texts
from quartier.games.skylines.components.facts import CardFacts, ConditionFacts, RoleFacts

SOFT_HYPHEN = "\u00ad"
SIGNED = ("price", "bonus", "milestone")
"""Families of hooks that have one text for more and one for less."""


def title(card: CardFacts, texts: Texts) -> str:
    """A card's name; one that no catalogue knows is taken as it is, and zones without one have kind and number."""
    if not card.name:
        return texts.say("skylines-card-zone", kind=card.kind, number=int(card.id[1:]))
    return named(f"skylines-card-{card.name}", card.name, texts)


def role_title(role: RoleFacts, texts: Texts) -> str:
    """A role's name."""
    return named(f"skylines-role-{role.name}", role.name, texts)


def named(message: str, name: str, texts: Texts) -> str:
    """The text of a name, without the hyphens that a narrow card may need; the name itself in a set of one's own."""
    return texts.say(message).replace(SOFT_HYPHEN, "") if texts.has(message) else name.replace("-", " ").capitalize()


def describe(card: CardFacts | RoleFacts, texts: Texts) -> list[str]:
    """What a card or a role does, line by line."""
    if isinstance(card, RoleFacts):
        lines = [bend(hook, amount, texts) for hook, amount in card.bends.items()]
        if card.ability:
            lines.append(texts.say("skylines-ability", changes=changes(card.ability, texts)))
        return lines
    lines = [changes(card.cost, texts)] if card.cost else []
    if card.conditions:
        asked = ", ".join(condition(each, texts) for each in card.conditions)
        lines.append(texts.say("skylines-reward", conditions=asked, changes=changes(card.reward, texts)))
    elif card.reward:
        lines.append(texts.say("skylines-once", changes=changes(card.reward, texts)))
    if card.service:
        lines.append(texts.say(f"skylines-serves-{'district' if card.large else 'beside'}", what=card.service))
    lines += [bend(hook, amount, texts) for hook, amount in card.bends.items()]
    return [line[:1].upper() + line[1:] for line in lines]


def changes(amounts: Mapping[str, int], texts: Texts) -> str:
    """Changes of tracks, one after the other."""
    return ", ".join(texts.say("skylines-change", what=what, amount=signed(n)) for what, n in amounts.items())


def signed(amount: int) -> str:
    """An amount with its sign."""
    return f"+{amount}" if amount > 0 else f"−{-amount}"


def condition(asked: ConditionFacts, texts: Texts) -> str:
    """What a condition asks."""
    value = asked.value if asked.value >= 0 else signed(asked.value)
    return texts.say(f"skylines-condition-{asked.asks}", what=asked.what, value=value)


def bend(hook: str, amount: int, texts: Texts) -> str:
    """How a rule is bent: the first word of its hook is the family, the others say what."""
    family, *words = hook.split()
    what, track = (*words, "", "")[:2]
    way = ("-more" if amount > 0 else "-less") if family in SIGNED else ""
    return texts.say(f"skylines-hook-{family}{way}", what=what, track=track, amount=abs(amount))
