"""Which turn promises most: turns listed by judgement, then tried in sampled futures, the worse ones dropped.

Everything is in records, so that a search runs in slices and can be left at any time. All turns
that are still tried meet the same futures, one after the other: what differs is the turn alone.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from quartier.kernel.compiling import entry, kernel
from quartier.kernel.judgement import NOTES, branch_limit, focus, judge, needless, plan_ahead, utility
from quartier.kernel.policy import play_on
from quartier.kernel.random import next_word
from quartier.kernel.records import Int32s, Int64s, Words, record_type
from quartier.kernel.rules import BoxRecord, Position, Steps, apply, deal, legal, mid_turn, over
from quartier.kernel.signatures import Array, Boxes, Positions
from quartier.kernel.turns import TURN

BEGINNINGS = 24
"""How many beginnings of turns are thought to their end."""
TURNS = 48
"""How many whole turns are tried in sampled futures."""
PRIOR = 8
"""As how many futures the judgement counts."""


class Search:
    """A search: the turns that it has listed, best first, what their futures brought, and how far it is."""

    seat: int
    random: Annotated[Words, 4]  # where futures come from
    future: Annotated[Words, 4]  # the random state that the running future begins with
    replayed: Annotated[Words, 4]  # the same, used up by one turn in it
    filled: int  # how many turns are listed
    unfinished: int  # how many turns were met that do not end the match
    turns: Annotated[Int32s, TURNS, TURN]
    lengths: Annotated[Int64s, TURNS]
    worth: Annotated[Int64s, TURNS]  # by judgement
    bias: Annotated[Int64s, TURNS]  # by how much each is misjudged
    visits: Annotated[Int64s, TURNS]  # the futures that each has met
    utilities: Annotated[Int64s, TURNS]  # what the seat plays for, added up over them
    results: Annotated[Int64s, TURNS]  # the seat's own result, likewise
    notes: Annotated[Int64s, TURNS, NOTES]  # what a long look found
    root_notes: Annotated[Int64s, NOTES]
    order: Annotated[Int64s, TURNS]  # the turns as they are tried: those that were dropped stand behind
    tried: int  # turns that are still tried
    wanted: int  # turns to keep from the next future on
    cursor: int  # the next turn to meet the running future
    simulations: int  # futures played so far, each with one turn


class Beam:
    """The beginnings of turns that look best, best first."""

    filled: int
    turns: Annotated[Int32s, BEGINNINGS, TURN]
    lengths: Annotated[Int64s, BEGINNINGS]
    worth: Annotated[Int64s, BEGINNINGS]


SEARCH = record_type(Search)
BEAM = record_type(Beam)
Searches: TypeAlias = Annotated[Any, Array(SEARCH)]
Beams: TypeAlias = Annotated[Any, Array(BEAM)]
BEAMS = 3
"""Beams to list turns with: beginnings, those that are a step longer, and the best next steps."""


@entry
def narrow(positions: Positions, box: Boxes, seat: int) -> int:
    """Leave out of a position what does not bear on the seat; return which seat it is then."""
    return focus(positions[0], box[0], seat)


@kernel
def enter_turn(into: Search | Beam, room: int, value: int, steps: Steps, length: int) -> None:
    """Enter a turn into a search or beam, after its equals; with `room` turns there, the last one falls out."""
    turns, lengths, worth, filled = into.turns, into.lengths, into.worth, into.filled
    index = filled
    while index > 0 and int(worth[index - 1]) < value:
        index -= 1
    if index == room:
        return
    for later in range(min(filled, room - 1), index, -1):
        worth[later] = worth[later - 1]
        lengths[later] = lengths[later - 1]
        for step in range(int(lengths[later])):
            turns[later, step] = turns[later - 1, step]
    worth[index] = value
    lengths[index] = length
    for step in range(length):
        turns[index, step] = steps[step]
    into.filled = min(filled + 1, room)


@kernel
def list_next_steps(position: Position, box: BoxRecord, seat: int, steps: Steps, best: Beam, spare: Any) -> int:
    """List the steps that a search goes on with, in `steps`; return their number.

    `best` is a beam for the best of them, where a game wants only so many; `spare` is scratch.
    """
    number, wanted = legal(position, box, seat, steps), branch_limit(position, box, seat)
    kept = 0
    best.filled = 0
    for choice in range(number):
        step = int(steps[choice])
        if needless(position, box, seat, step):
            continue
        if wanted == 0:
            steps[kept] = step
            kept += 1
            continue
        spare[0] = position
        apply(spare[0], box, seat, step)
        enter_turn(best, wanted, judge(spare[0], box, seat), steps[choice:], 1)
    for index in range(best.filled):
        steps[index] = best.turns[index, 0]
    return best.filled if wanted != 0 else kept


@entry
def list_turns(root: Positions, box: Boxes, searches: Searches, beams: Beams, spare: Positions, steps: Steps) -> None:
    """List the turns that look best, best first: beginnings are judged, the best of them thought to their end.

    `beams` is scratch, `BEAMS` of them; so are `spare` for two positions and `steps` for the steps of one.
    """
    search: Search = searches[0]
    seat = search.seat
    plan_ahead(root[0], box[0], seat, search.root_notes)
    beams[0].filled = 1
    beams[0].lengths[0] = 0
    for depth in range(TURN):
        begun, longer = beams[depth % 2], beams[(depth + 1) % 2]
        longer.filled = 0
        for index in range(begun.filled):
            turn = begun.turns[index]
            spare[0] = root[0]
            for made in range(depth):
                apply(spare[0], box[0], seat, int(turn[made]))
            number = list_next_steps(spare[0], box[0], seat, steps, beams[2], spare[1:])
            for choice in range(number):
                spare[1] = spare[0]
                apply(spare[1], box[0], seat, int(steps[choice]))
                turn[depth] = steps[choice]
                value = judge(spare[1], box[0], seat)
                if mid_turn(spare[1], seat):
                    enter_turn(longer, BEGINNINGS, value, turn, depth + 1)
                else:
                    enter_turn(search, TURNS, value, turn, depth + 1)
                    if not over(spare[1], box[0]):
                        search.unfinished += 1
        if longer.filled == 0:
            break


@kernel
def prospects(search: Search, turn: int) -> float:
    """What a turn is expected to bring, as its seat sees it: judgement and futures together."""
    known = PRIOR * int(search.worth[turn]) + int(search.utilities[turn])
    return known / (PRIOR + int(search.visits[turn])) + int(search.bias[turn])


@kernel
def sort_turns(search: Search, number: int) -> None:
    """Put the first `number` turns of the order into order, best first; equals stay as they are."""
    order = search.order
    for index in range(1, number):
        moving = int(order[index])
        value = prospects(search, moving)
        place = index
        while place > 0 and prospects(search, int(order[place - 1])) < value:
            order[place] = order[place - 1]
            place -= 1
        order[place] = moving


@entry
def rank_turns(root: Positions, searches: Searches, number: int) -> None:
    """The same, called from Python."""
    sort_turns(searches[0], number)


@entry
def simulate(root: Positions, box: Boxes, searches: Searches, spare: Positions, steps: Steps, number: int) -> None:
    """Try turns in sampled futures, `number` times; between two futures the worse turns are dropped as wanted.

    `spare` is scratch for three positions, `steps` for the steps of one.
    """
    search: Search = searches[0]
    seat = search.seat
    for _ in range(number):
        if search.cursor == 0:
            if search.wanted < search.tried:
                sort_turns(search, search.tried)
                search.tried = search.wanted
            for word in range(4):
                search.future[word] = next_word(search.random)
        turn = int(search.order[search.cursor])
        for word in range(4):
            search.replayed[word] = search.future[word]
        spare[0] = root[0]
        deal(spare[0], box[0], search.replayed)
        for made in range(int(search.lengths[turn])):
            apply(spare[0], box[0], seat, int(search.turns[turn, made]))
        search.worth[turn] += plan_ahead(spare[0], box[0], seat, search.notes[turn])
        play_on(spare[0], box[0], root[0].wave, steps, spare[1:])
        search.utilities[turn] += utility(spare[0], box[0], seat)
        search.results[turn] += judge(spare[0], box[0], seat)
        search.visits[turn] += 1
        search.simulations += 1
        search.cursor = (search.cursor + 1) % search.tried
