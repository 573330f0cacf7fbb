"""How cards are drawn: from the stacks, from the exchange pile, by giving a role up; and what news does."""

from __future__ import annotations

import numpy as np

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import DRAWING, LEVELS, Position
from quartier.games.skylines.rules.card_sets import card_at, holds, list_cards, number_of, put_in, take_out
from quartier.games.skylines.rules.hooks import bend_for_all
from quartier.games.skylines.steps import DRAW, PICK, SEARCH, Rule
from quartier.games.skylines.vocabulary import NEWS
from quartier.kernel.bits import count, flag, flagged, nth
from quartier.kernel.compiling import kernel
from quartier.kernel.random import RandomState, draw
from quartier.kernel.rules import ALLOWED, Steps


@kernel
def stack_size(position: Position, level: int) -> int:
    """How many cards a stack has."""
    return number_of(position.stacks[level]) - int(position.missing[level])


@kernel
def in_stacks(position: Position) -> int:
    """How many cards all stacks have."""
    size = 0
    for level in range(LEVELS):
        size += stack_size(position, level)
    return size


@kernel
def on_pile(position: Position) -> int:
    """How many cards of the exchange pile can be drawn."""
    barred = position.barred >= 0 and holds(position.pile, position.barred)
    return number_of(position.pile) - (1 if barred else 0)


@kernel
def list_draws(position: Position, box: BoxRecord, steps: Steps) -> int:
    """List all ways to draw a card now."""
    number = 0
    for level in range(LEVELS):
        if stack_size(position, level) > 0:
            steps[number] = DRAW + level
            number += 1
    if position.stage == DRAWING:
        first = number
        number = list_cards(position.pile, PICK, steps, number)
        for index in range(first, number):
            if int(steps[index]) == PICK + position.barred:
                steps[index] = steps[number - 1]
                number -= 1
                break
    if position.control != 0 and int(position.roles[position.active]) >= 0:
        for level in range(LEVELS):
            number = list_cards(position.stacks[level], SEARCH, steps, number)
    return number


@kernel
def pick_draw(position: Position, random: RandomState) -> int:
    """One of the ways to draw a card now, all equally likely; there must be one."""
    stacks, piled, searched = 0, 0, 0
    for level in range(LEVELS):
        if stack_size(position, level) > 0:
            stacks |= flag(level)
    drawn = count(np.uint64(stacks))
    if position.stage == DRAWING:
        piled = on_pile(position)
    if position.control != 0 and int(position.roles[position.active]) >= 0:
        for level in range(LEVELS):
            searched += number_of(position.stacks[level])
    index = draw(random, drawn + piled + searched)
    if index < drawn:
        return DRAW + nth(np.uint64(stacks), index)
    index -= drawn
    if index < piled:
        card = card_at(position.pile, index)
        # The barred card and those after it make way.
        if position.barred >= 0 and holds(position.pile, position.barred) and card >= position.barred:
            card = card_at(position.pile, index + 1)
        return PICK + card
    index -= piled
    level = 0
    while index >= number_of(position.stacks[level]):
        index -= number_of(position.stacks[level])
        level += 1
    return SEARCH + card_at(position.stacks[level], index)


@kernel
def check_draw(position: Position, box: BoxRecord, step: int) -> int:
    """The rule that forbids a way to draw, or 0."""
    if step < PICK:
        return ALLOWED if stack_size(position, step - DRAW) > 0 else Rule.STACK_EMPTY
    if step < SEARCH:
        if position.stage != DRAWING:
            return Rule.OTHER_DRAW
        if not holds(position.pile, step - PICK):
            return Rule.NOT_ON_PILE
        return Rule.JUST_PUT if step - PICK == position.barred else ALLOWED
    if position.control == 0:
        return Rule.NO_CONTROL
    if int(position.roles[position.active]) < 0:
        return Rule.NO_ROLE
    card = step - SEARCH
    return ALLOWED if holds(position.stacks[int(box.level[card])], card) else Rule.NOT_IN_STACK


@kernel
def take_card(position: Position, box: BoxRecord, seat: int, step: int) -> bool:
    """Draw a card; whether it is kept. News takes effect or is thrown away, and another card is to be drawn."""
    if step >= PICK and step < SEARCH:
        take_out(position.pile, step - PICK)
        put_in(position.hands[seat], step - PICK)
        return True
    position.reveals += 1
    if step < PICK and position.blind != 0:
        position.missing[step - DRAW] += 1
        position.unknown[seat] += 1
        return True
    if step < PICK:
        level = step - DRAW
        card = card_at(position.stacks[level], draw(position.random, number_of(position.stacks[level])))
    else:
        card = step - SEARCH
        level = int(box.level[card])
        position.roles[seat] = -1
    take_out(position.stacks[level], card)
    if int(box.kind[card]) != NEWS:
        put_in(position.hands[seat], card)
        return True
    if position.stage == DRAWING:
        end_news(position, box)
        position.news = card
        bend_for_all(position, box, card, 1)
    return False


@kernel
def end_news(position: Position, box: BoxRecord) -> None:
    """Put the news in force away."""
    if position.news >= 0:
        bend_for_all(position, box, position.news, -1)
        position.news = -1


@kernel
def draw_untaken(random: RandomState, taken: int, number: int) -> int:
    """One of so many things, at random, that is not flagged as taken."""
    left = 0
    for index in range(number):
        if not flagged(taken, index):
            left += 1
    chosen = draw(random, left)
    for index in range(number):
        if not flagged(taken, index):
            if chosen == 0:
                return index
            chosen -= 1
    return -1
