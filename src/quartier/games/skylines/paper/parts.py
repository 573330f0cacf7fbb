"""The board parts as they are printed, and the maps that are made of them."""

from __future__ import annotations

from collections.abc import Iterator

from quartier.core.texts import Texts
from quartier.games.skylines import pictures
from quartier.games.skylines.components.component_set import ComponentSet
from quartier.games.skylines.components.contents import draw_part
from quartier.games.skylines.components.layouts import Layout
from quartier.games.skylines.pictures import NAME, PART, SIDE
from quartier.games.skylines.position import PLACES_ACROSS, SPAN
from quartier.pictures.picture import Frame, picture, written
from quartier.pictures.sheets import Piece

ROW = 8
"""So many board parts are about as wide as a column of text, when maps are drawn small."""


def parts(components: ComponentSet, texts: Texts) -> Iterator[Piece]:
    """All board parts: open in front, closed behind."""
    for index, part in enumerate(components.parts):
        name = texts.say("skylines-paper-part", part=part.letter)
        yield Piece(name, part_front(components, index), part_back(components, index))


def part_front(components: ComponentSet, index: int) -> str:
    """A board part that is open."""
    drawing = draw_part(components.parts[index], 0)
    letter = written(components.parts[index].letter, 13, 21, 15, colour="var(--sky-back-deep)")
    return picture(NAME, Frame(0, 0, PART, PART), pictures.ground([(drawing, (0, 0))]) + letter)


def part_back(components: ComponentSet, index: int) -> str:
    """A board part that is closed: its letter, its shore, which lies where it lies in front, and what it costs."""
    part = components.parts[index]
    drawing = draw_part(part, 0)
    drawing.squares[:] = [line[::-1] for line in drawing.squares]
    middle = PART / 2
    body = (
        f'<rect width="{PART}" height="{PART}" fill="var(--sky-back)"/>{pictures.closed_part(drawing, (0, 0))}'
        + written(part.letter, middle, middle + 10, 92, colour="var(--sky-back-deep)")
        + f'<rect x="{middle - 40}" y="{middle + 40}" width="80" height="44" rx="22" fill="var(--card)"'
        ' stroke="var(--sky-back-deep)" stroke-width="2"/>'
        + pictures.icon("money", middle - 30, middle + 49, 26)
        + written(str(part.cost), middle + 16, middle + 72, 28)
    )
    return picture(NAME, Frame(0, 0, PART, PART), body)


def maps(components: ComponentSet, texts: Texts) -> tuple[str, float]:
    """The maps of the scenarios, small, in rows, and how high that is for its width."""
    body, x, y, tallest, widest = "", 0.0, 0.0, 0.0, 0.0
    scale, head, gap = 0.25, 34.0, 26.0
    for layout in components.layouts:
        wide = (1 + max(one.place % PLACES_ACROSS for one in layout.parts)) * PART * scale
        tall = (1 + max(one.place // PLACES_ACROSS for one in layout.parts)) * PART * scale + head
        if x and x + wide > ROW * PART * scale:
            x, y, tallest = 0.0, y + tallest + gap, 0.0
        name = layout.name if layout.name.isdigit() else texts.say("skylines-paper-introduction")
        body += written(name, x, y + 24, 24, anchor="start")
        body += f'<g transform="translate({x:g},{y + head:g}) scale({scale})">{layout_map(components, layout)}</g>'
        x, tallest, widest = x + wide + gap, max(tallest, tall), max(widest, x + wide)
    return picture(NAME, Frame(0, 0, widest, y + tallest), body), (y + tallest) / widest


def layout_map(components: ComponentSet, layout: Layout) -> str:
    """How the parts of a scenario lie."""
    letters = {part.letter: part for part in components.parts}
    corners = [(one, one.place // PLACES_ACROSS * SPAN, one.place % PLACES_ACROSS * SPAN) for one in layout.parts]
    ground = pictures.ground(
        [(draw_part(letters[one.part], one.turned), (row, column)) for one, row, column in corners]
    )
    signs = "".join(
        f'<rect x="{column * SIDE}" y="{row * SIDE}" width="{PART}" height="{PART}" fill="none" stroke="var(--deep)"'
        ' stroke-width="5"/>'
        + f'<g transform="rotate({90 * one.turned} {column * SIDE + PART / 2:g} {row * SIDE + PART / 2:g})">'
        + written(one.part, column * SIDE + PART / 2, row * SIDE + PART / 2 + 50, 140)
        + "</g>"
        for one, row, column in corners
    )
    return ground + signs
