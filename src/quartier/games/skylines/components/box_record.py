"""How a component set becomes the record that the kernels read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from quartier.games.skylines.box import BOX, TURNS
from quartier.games.skylines.components.board_parts import WATER, Areas, is_street
from quartier.games.skylines.components.component_set import ComponentSet
from quartier.games.skylines.components.shapes import Form, extent, forms
from quartier.games.skylines.network import house_network
from quartier.games.skylines.position import SHAPES, SPAN
from quartier.games.skylines.rules.card_sets import put_in
from quartier.games.skylines.rules.windows import NO_LINK, TOGETHER, WIDTH
from quartier.games.skylines.vocabulary import HAPPINESS, HOOKS, KINDS, MONEY, SERVICES, TRACKS, ZONES
from quartier.games.skylines.weights import NAMES, house_weights
from quartier.kernel.bits import flag
from quartier.kernel.records import Word
from quartier.kernel.report import letters
from quartier.kernel.telling import SPACE


def box_record(components: ComponentSet, house: bool = False) -> np.ndarray[Any, Any]:
    """The set as the kernels want it; `house`: it is the one that the network was learned with."""
    box = np.zeros(1, BOX)
    into = box[0]
    for track, name in enumerate(TRACKS):
        into.low[track], into.high[track] = components.tracks[name]
    shapes = list(components.shapes)
    fill_cards(into, components, shapes)
    fill_shapes(into, components, shapes)
    fill_map(into, components)
    into.weights[: len(NAMES)] = house_weights()
    if house:
        into.network[:] = house_network()
    return box


def fill_cards(into: Any, components: ComponentSet, shapes: list[str]) -> None:
    """The cards and roles."""
    for number, card in enumerate(components.cards):
        into.kind[number] = KINDS.index(card.kind)
        into.level[number] = card.level
        put_in(into.stacked[into.kind[number], card.level], number)
        into.service[number] = SERVICES.index(card.service) if card.service else -1
        into.large[number] = card.large
        into.card_shape[number] = shapes.index(card.shape) if card.shape else -1
        for index, condition in enumerate(card.conditions):
            into.conditions[number, index, :3] = condition.numbers
        for field, words, amounts in (
            (into.cost, TRACKS, card.cost),
            (into.reward, TRACKS, card.reward),
            (into.bends, HOOKS, card.bends),
        ):
            for word, amount in amounts.items():
                field[number, words.index(word)] = amount
        # Prices and bonuses are bent where a card says nothing as well.
        bent = flag(MONEY) | flag(HAPPINESS) if into.kind[number] < ZONES and card.conditions else 0
        into.paid[number] = flag(MONEY) | flags_of(card.cost)
        into.rewarded[number] = bent | flags_of(card.reward)
    into.role_names[:] = SPACE
    for number, role in enumerate(components.roles):
        for hook, amount in role.bends.items():
            into.role_bends[number, HOOKS.index(hook)] = amount
        for track, amount in role.ability.items():
            into.ability[number, TRACKS.index(track)] = amount
        into.role_names[number, : len(role.name)] = letters(role.name)


def fill_shapes(into: Any, components: ComponentSet, shapes: list[str]) -> None:
    """The zone tiles, and every form of every shape."""
    for zone, kind in enumerate(KINDS[:ZONES]):
        for name, number in components.tiles[kind].items():
            into.supply[zone, shapes.index(name)] = number
            if number > 0:
                into.zone_shapes[zone] |= flag(shapes.index(name))
    form = 0
    for shape, name in enumerate(shapes):
        into.first_form[shape] = form
        for squares in forms(components.shapes[name]):
            into.form_shape[form] = shape
            into.form_height[form], into.form_width[form] = extent(squares)
            into.form_size[form] = len(squares)
            into.links[form] = link_words(squares)
            for index, (row, column) in enumerate(squares):
                into.form_y[form, index], into.form_x[form, index] = row, column
                into.form_rows[form, row] |= word_of([column])
            form += 1
    into.first_form[len(shapes) : SHAPES + 1] = form


def fill_map(into: Any, components: ComponentSet) -> None:
    """The board parts in all four turns, and the layouts."""
    named = [part.letter for part in components.parts]
    for number, part in enumerate(components.parts):
        into.develop[number] = part.cost
        into.areas[number] = part.districts
        for turn in range(TURNS):
            areas = part.turned(turn)
            into.area[number, turn] = areas
            for row in range(SPAN):
                into.land[number, turn, row] = word_of(column for column in range(SPAN) if areas[row][column] != WATER)
                into.right[number, turn, row] = street_word(areas, row, 0, 1)
                into.below[number, turn, row] = street_word(areas, row, 1, 0)
    into.layout_parts[:] = -1
    into.layout_places[:] = -1
    for number, layout in enumerate(components.layouts):
        for slot, laid in enumerate(layout.parts):
            into.layout_parts[number, slot] = named.index(laid.part)
            into.layout_places[number, slot] = laid.place
            into.layout_turned[number, slot] = laid.turned


def flags_of(amounts: dict[str, int]) -> int:
    """The tracks that are changed, a flag each."""
    return sum(flag(TRACKS.index(track)) for track, amount in amounts.items() if amount)


def link_words(form: Form) -> list[int]:
    """The links of a form in two words, the second 0 where one is enough (`rules/windows.py`)."""
    number = {(row, column): WIDTH * row + column for row, column in form}
    right = [number[row, column] for row, column in form if (row, column + 1) in number]
    below = [number[row, column] for row, column in form if (row + 1, column) in number]
    words = []
    for first in (0, TOGETHER):
        links = [
            *(right[first:] + [NO_LINK] * TOGETHER)[:TOGETHER],
            *(below[first:] + [NO_LINK] * TOGETHER)[:TOGETHER],
        ]
        word = int.from_bytes([number[form[0]], *links], "little")
        words.append(word if first == 0 or min(links) != NO_LINK else 0)
    return words


def street_word(areas: Areas, row: int, down: int, right: int) -> Word:
    """The squares of a row with a street below them or on their right."""
    return word_of(column for column in range(SPAN) if is_street(areas, row, column, down, right))


def word_of(indices: Iterable[int]) -> Word:
    """The set of these things."""
    return np.uint64(sum(2**index for index in indices))
