"""A match as one picture that moves: a frame for each turn or round that changes something, the last one longest.

In an SVG everything is drawn once, and styles say in which frames it is seen. Whoever shows no animations, or asks
for less motion, sees the end.

>>> import quartier
>>> from quartier.pictures.match_picture import Look
>>> match = quartier.new("cities", seats=1, seed=7)
>>> while not match.over:
...     turn = match.play(0, next(match.each_legal(0)))
>>> text = animated_picture(match, Look(size="square", theme="dark"), names=["Ada"])
>>> text.startswith("<svg "), "@keyframes" in text
(True, True)
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from quartier.core.match import Match
from quartier.core.view import View
from quartier.pictures.board import Part
from quartier.pictures.match_picture import Look, Scene, layered, placed
from quartier.pictures.placing import Slot

__all__ = ["animated_picture"]

MOST_FRAMES = 100
"""Longer matches are shown in steps of several turns."""
STEP, LONGEST = 700, 30_000
"""Milliseconds of a frame, and of all but the last."""
LAST = 4_000
"""Milliseconds of the last frame."""

Told = Callable[[int, int], None]
"""Is told how many of how many frames are done."""


class Film(NamedTuple):
    """A match frame by frame."""

    scene: Scene
    frames: list[list[Slot]]
    milliseconds: list[int]

    @property
    def whole(self) -> int:
        """How long it takes, in milliseconds."""
        return sum(self.milliseconds)


def positions(match: Match) -> Iterator[View]:
    """What a spectator saw at the start and after each wave of turns."""
    again = match.beginning()
    yield again.view(None)
    for index, turn in enumerate(match.turns):
        again.play(turn.seat, turn.text)
        if index + 1 == len(match.turns) or match.turns[index + 1].wave != turn.wave:
            yield again.view(None)


def film(match: Match, look: Look, names: Sequence[str] = (), day: datetime.date | None = None) -> Film:
    """The frames of a match: positions that look the same as the one before are left out."""
    scene = Scene(match, look, names, day)
    seen = list(positions(match))
    # The last position always is one of those that are shown.
    every = -(-len(seen) // MOST_FRAMES)
    frames: list[list[Slot]] = []
    for index, view in enumerate(seen):
        if (len(seen) - 1 - index) % every:
            continue
        slots = scene.slots(view, "" if view.over else f"{index} / {len(seen) - 1}")
        if not frames or boards_of(slots) != boards_of(frames[-1]) or view.over:
            frames.append(slots)
    step = min(STEP, LONGEST // max(1, len(frames) - 1))
    return Film(scene, frames, [step] * (len(frames) - 1) + [LAST])


def boards_of(slots: list[Slot]) -> list[Slot]:
    """What moves besides words."""
    return [slot for slot in slots if slot.transform]


def animated_picture(
    match: Match, look: Look | None = None, *, names: Sequence[str] = (), day: datetime.date | None = None
) -> str:
    """A finished match as an SVG document that moves and needs nothing else."""
    return moving(film(match, look or Look(), names, day))


def moving(shown: Film) -> str:
    """A film as one document."""
    spans: dict[tuple[bool, ...], str] = {}
    body = []
    for each in zip(*shown.frames, strict=True):
        drawings = []
        for part, when in lifetimes(each):
            if all(when):
                drawings.append(part.drawing)
            else:
                name = spans.setdefault(when, f"f{len(spans)}")
                drawings.append(f'<g class="{name}">{part.drawing}</g>')
        body.append(placed(each[-1], drawings))
    return shown.scene.wrapped("".join(body), f"<style>{styles(shown, spans)}</style>")


def lifetimes(slots: Sequence[Slot]) -> list[tuple[Part, tuple[bool, ...]]]:
    """Each part of a slot once, and in which frames it is seen; what came later lies over what was there before."""
    found: dict[Part, list[bool]] = {}
    for frame, slot in enumerate(slots):
        for part in layered(slot):
            found.setdefault(part, [False] * len(slots))[frame] = True
    return [(part, tuple(when)) for part, when in sorted(found.items(), key=lambda item: item[0].layer)]


def styles(shown: Film, spans: dict[tuple[bool, ...], str]) -> str:
    """When each kind of part is seen. Without animations it is what is seen at the end."""
    whole = shown.whole
    starts = [sum(shown.milliseconds[:frame]) / whole * 100 for frame in range(len(shown.frames))]
    rules = ["@media (prefers-reduced-motion:no-preference){"]
    for when, name in spans.items():
        keys = "".join(
            f"{starts[frame]:.4g}%{{visibility:{'visible' if seen else 'hidden'}}}"
            for frame, seen in enumerate(when)
            if frame == 0 or seen != when[frame - 1]
        )
        rules.append(f".{name}{{animation:{name} {whole}ms step-end infinite}}@keyframes {name}{{{keys}}}")
    hidden = ",".join(f".{name}" for when, name in spans.items() if not when[-1])
    return "".join(rules) + "}" + (f"{hidden}{{visibility:hidden}}" if hidden else "")
