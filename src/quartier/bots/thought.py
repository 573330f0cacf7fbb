"""A bot's thought, begun and told: a record of the turns that it weighs, which kernels fill for whoever hosts it.

Hosts (Python, the page) give room for records, call entries and look at the clock; all that decides stands in
kernels. `begin_thought` comes first, then what a bot goes on with (`draw_turn`, `look_at_turns`, `plan_on`);
`tell_turns` answers at any time.
"""

from __future__ import annotations

import math
from typing import Annotated, Any, TypeAlias

from quartier.kernel.bits import flagged
from quartier.kernel.compiling import entry, kernel
from quartier.kernel.judgement import NOTES, POINT, focus
from quartier.kernel.policy import quick_turn
from quartier.kernel.random import RandomState
from quartier.kernel.records import Int32s, Int64s, Words, record_type
from quartier.kernel.report import Report, begin_list, end_text, put, put_all
from quartier.kernel.rules import BoxRecord, Position, Steps, actors, deal
from quartier.kernel.signatures import Array, Boxes, Positions
from quartier.kernel.turns import TURN, spell_turn

TURNS = 48
"""How many whole turns are weighed at most."""
PRIOR = 8
"""As how many futures the judgement counts."""
KNOWN = 0
"""The place among a thought's positions of what the seat may know."""
ROOT = 1
"""The same, narrowed to what bears on the seat."""
DEALT = 2
"""One imagined version of that."""
SPARE = 3
"""From here on there is scratch."""
POSITIONS = SPARE + TURN
"""How many positions a thought has room for."""
NO_LIMIT = -1


class Thought:
    """A thought: whose it is, how long it may take, the turns that are listed, what is known of each, how far it is.

    All zero before it begins.
    """

    player: int  # the seat that thinks, as the table counts
    seat: int  # which seat that is where only what bears on it is left
    random: Annotated[Words, 4]  # where futures come from
    allowed: int  # simulations that may be made; -1: no limit
    microseconds: int  # that may be worked; -1: no limit
    slip: int  # by how many thousandths of a point a turn may be misjudged
    reach: int  # how many waves ahead futures are played; -1: as far as the game goes
    breadth: int  # turns that are tried at most
    character: int  # what is played for besides the result, as the game counts its characters; 0: nothing
    risk: int  # thousandths of the spread of its futures that a turn is worth more
    filled: int  # how many turns are listed; as long as there are none, the first is what to play at once
    unfinished: int  # how many turns were met that do not end the match
    turns: Annotated[Int32s, TURNS, TURN]
    lengths: Annotated[Int64s, TURNS]
    worth: Annotated[Int64s, TURNS]  # by judgement
    bias: Annotated[Int64s, TURNS]  # by how much each is misjudged
    visits: Annotated[Int64s, TURNS]  # the futures that each has met
    utilities: Annotated[Int64s, TURNS]  # what the seat plays for, added up over them
    squares: Annotated[Int64s, TURNS]  # the squares of that, where risks are weighed
    results: Annotated[Int64s, TURNS]  # the seat's own result, likewise
    notes: Annotated[Int64s, TURNS, NOTES]  # what a long look found
    root_notes: Annotated[Int64s, NOTES]
    order: Annotated[Int64s, TURNS]  # the turns as they are tried: those that were dropped stand behind
    ranked: Annotated[Int64s, TURNS]  # the turns as they were last told
    most: int  # turns that are tried at first
    tried: int  # turns that are still tried
    wanted: int  # turns to keep from the next future on
    future: Annotated[Words, 4]  # the random state that the running future begins with
    replayed: Annotated[Words, 4]  # the same, used up by one turn in it
    cursor: int  # the next turn to meet the running future
    simulations: int  # futures played so far, each with one turn
    pace: int  # simulations that should fit the next slice
    made: int  # simulations of the last slice
    spent: int  # microseconds that had been worked before it
    finished: int


THOUGHT = record_type(Thought)
Thoughts: TypeAlias = Annotated[Any, Array(THOUGHT)]


@entry
def begin_thought(
    positions: Positions,
    box: Boxes,
    seat: int,
    random: RandomState,
    thoughts: Thoughts,
    simulations: int,
    microseconds: int,
    slip: int,
    reach: int,
    breadth: int,
    character: int,
    risk: int,
) -> bool:
    """Begin to think about what a seat may know, the first of `POSITIONS` positions; return whether it may act at all.

    A budget or reach of -1 is no limit. The random numbers are copied.
    """
    if not flagged(actors(positions[KNOWN], box[0]), seat):
        return False
    thought: Thought = thoughts[0]
    thought.player = seat
    thought.allowed, thought.microseconds = simulations, microseconds
    thought.slip, thought.reach, thought.breadth = slip, reach, breadth
    thought.character, thought.risk = character, risk
    for word in range(4):
        thought.random[word] = random[word]
    for turn in range(TURNS):
        thought.order[turn] = turn
    positions[ROOT] = positions[KNOWN]
    thought.seat = focus(positions[ROOT], box[0], seat)
    positions[DEALT] = positions[ROOT]
    deal(positions[DEALT], box[0], thought.random)
    return True


@kernel
def prospects(thought: Thought, turn: int) -> float:
    """What a turn is expected to bring, as its seat sees it: judgement and futures together."""
    known = PRIOR * int(thought.worth[turn]) + int(thought.utilities[turn])
    promised = known / (PRIOR + int(thought.visits[turn])) + int(thought.bias[turn])
    if thought.risk != 0 and int(thought.visits[turn]) > 0:
        promised += thought.risk * spread(thought, turn) / POINT
    return promised


@kernel
def spread(thought: Thought, turn: int) -> float:
    """How far what a turn's futures bring lies apart: its standard deviation."""
    visits = int(thought.visits[turn])
    mean = int(thought.utilities[turn]) / visits
    return math.sqrt(max(int(thought.squares[turn]) / visits - mean * mean, 0.0))


@kernel
def sort_turns(thought: Thought, order: Int64s, number: int) -> None:
    """Put the first `number` turns of an order into order, best first; equals stay as they are."""
    for index in range(1, number):
        moving = int(order[index])
        value = prospects(thought, moving)
        place = index
        while place > 0 and prospects(thought, int(order[place - 1])) < value:
            order[place] = order[place - 1]
            place -= 1
        order[place] = moving


@entry
def tell_turns(positions: Positions, box: Boxes, thoughts: Thoughts, steps: Steps, number: int, report: Report) -> None:
    """Tell the best turns so far, best first, a list: at least one, at most `number`; `steps` is scratch.

    Each is its notation, its steps, and the points that the seat may expect of it, where they are known.
    """
    thought: Thought = thoughts[0]
    if thought.filled == 0 and int(thought.lengths[0]) == 0:
        positions[SPARE] = positions[DEALT]
        spare = positions[SPARE + 1 :]
        thought.lengths[0] = quick_turn(positions[SPARE], box[0], thought.seat, steps, spare, thought.turns[0])
    for place in range(TURNS):
        thought.ranked[place] = thought.order[place]
    # Turns dropped early keep their place behind those that were tried longer.
    sort_turns(thought, thought.ranked, thought.tried)
    told = max(1, min(number, thought.filled))
    put(report, told)
    for place in range(told):
        turn = int(thought.ranked[place])
        positions[SPARE] = positions[KNOWN]
        tell_turn(positions[SPARE], box[0], thought.player, thought.turns[turn], int(thought.lengths[turn]), report)
        tell_expected(thought, turn, report)


@kernel
def tell_turn(position: Position, box: BoxRecord, seat: int, turn: Steps, length: int, report: Report) -> None:
    """The notation of a turn, and its steps; the position moves on."""
    place = begin_list(report)
    spell_turn(position, box, seat, turn, length, report)
    end_text(report, place)
    put_all(report, turn, length)


@kernel
def tell_expected(thought: Thought, turn: int, report: Report) -> None:
    """A mean in thousandths of a point, as a division that the reader makes: whole part, rest, divisor."""
    if thought.filled == 0:
        put(report, 0)
        return
    times, total = int(thought.visits[turn]), int(thought.results[turn])
    if times == 0:
        times, total = 1, int(thought.worth[turn])
    put(report, 1)
    put(report, total // times)
    put(report, total % times)
    put(report, times)
