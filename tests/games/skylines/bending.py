"""Sets whose cards bend a rule, and how much a turn with them moves a track."""

from __future__ import annotations

from quartier.core.game import Box, State

from .table import changed, changes, played

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
