"""Whether a card can ever be played, met and rewarded between the ends of the tracks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from quartier.core.errors import BadComponents, Place, Remark
from quartier.games.skylines.components.card_effects import MOST, Changes, Condition
from quartier.games.skylines.components.card_lines import Card, Role
from quartier.games.skylines.vocabulary import BURDENS, IS_ABOVE, IS_BELOW, SUPPLIES, TRACKS

Ends: TypeAlias = Mapping[str, tuple[int, int]]
FAR = 4 * MOST
"""As far as changes of one card can be told apart on a track without an end."""


def values(track: str, ends: Ends) -> set[int]:
    """Where a marker can stand while the match goes on."""
    low, high = ends[track]
    first = low + 1 if track in ("happiness", "skyline") else low
    return set(range(max(first, -FAR), min(high, FAR) + 1))


def moved(track: str, ends: Ends, before: set[int], change: int) -> set[int]:
    """Where a marker can stand after a change that the rules allow."""
    low, high = ends[track]
    after = {value + change for value in before}
    number = TRACKS.index(track)
    if number in SUPPLIES:
        return {min(value, high) for value in after if value >= low}
    if number in BURDENS:
        return {max(value, low) for value in after if value <= high}
    if track == "happiness":
        return {min(value, high) for value in after if value > low}
    return {value for value in after if low <= value <= high}


def holds(condition: Condition, value: int) -> bool:
    """Whether a condition on a track holds at a value."""
    if condition.kind == IS_BELOW:
        return value < condition.value
    return value > condition.value if condition.kind == IS_ABOVE else value == condition.value


def check_changes(name: Remark, changes: Changes, ends: Ends, where: Place) -> None:
    """Changes that are made at once: each must be possible somewhere on its track."""
    for track, amount in changes.items():
        if not moved(track, ends, values(track, ends), amount):
            low, high = ends[track]
            raise BadComponents(
                "skylines-wrong-never-used",
                where=where,
                card=name,
                track=track,
                amount=str(amount),
                low=str(low),
                high=str(high),
            )


def check_card(card: Card, ends: Ends, where: Place) -> None:
    """The cost, each condition on a track, and the reward after them must be possible."""
    name = f"{card.kind} {card.name}".strip()
    check_changes(Remark("skylines-wrong-this-card", {"card": name}), card.cost, ends, where)
    for track in TRACKS:
        low, high = (str(end) for end in ends[track])
        stands = moved(track, ends, values(track, ends), card.cost.get(track, 0))
        for condition in card.conditions:
            if condition.what == track:
                stands = {value for value in stands if holds(condition, value)}
        if not stands:
            raise BadComponents("skylines-wrong-never-met", where=where, card=name, track=track, low=low, high=high)
        if track in card.reward and not moved(track, ends, stands, card.reward[track]):
            raise BadComponents(
                "skylines-wrong-never-rewarded", where=where, card=name, track=track, low=low, high=high
            )


def check_role(role: Role, ends: Ends, where: Place) -> None:
    """The ability must be possible."""
    check_changes(Remark("skylines-wrong-this-ability", {"role": role.name}), role.ability, ends, where)
