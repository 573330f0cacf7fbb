"""Which turn promises most: turns listed by judgement, then tried in sampled futures, the worse ones dropped.

Everything is in the thought's record, so that a search runs in slices and can be left at any time. All turns
that are still tried meet the same futures, one after the other: what differs is the turn alone.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from quartier.bots.thought import TURNS, Thought, sort_turns
from quartier.kernel.compiling import kernel
from quartier.kernel.judgement import branch_limit, judge, leaning, needless, plan_ahead, utility
from quartier.kernel.policy import play_on
from quartier.kernel.random import next_word
from quartier.kernel.records import Int32s, Int64s, record_type
from quartier.kernel.rules import BoxRecord, Position, Steps, apply, deal, legal, mid_turn, over
from quartier.kernel.signatures import Array
from quartier.kernel.turns import TURN

BEGINNINGS = 24
"""How many beginnings of turns are thought to their end."""
BEAMS = 3
"""Beams to list turns with: beginnings, those that are a step longer, and the best next steps."""


class Beam:
    """The beginnings of turns that look best, best first."""

    filled: int
    turns: Annotated[Int32s, BEGINNINGS, TURN]
    lengths: Annotated[Int64s, BEGINNINGS]
    worth: Annotated[Int64s, BEGINNINGS]


BEAM = record_type(Beam)
Beams: TypeAlias = Annotated[Any, Array(BEAM)]


@kernel
def enter_turn(into: Thought | Beam, room: int, value: int, steps: Steps, length: int) -> None:
    """Enter a turn into a thought or beam, after its equals; with `room` turns there, the last one falls out."""
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


@kernel
def list_turns(root: Position, box: BoxRecord, thought: Thought, beams: Any, spare: Any, steps: Steps) -> None:
    """List the turns that look best, best first: beginnings are judged, the best of them thought to their end.

    `beams` is scratch, `BEAMS` of them; so are `spare` for two positions and `steps` for the steps of one.
    """
    seat = thought.seat
    plan_ahead(root, box, seat, thought.root_notes)
    beams[0].filled = 1
    beams[0].lengths[0] = 0
    for depth in range(TURN):
        begun, longer = beams[depth % 2], beams[(depth + 1) % 2]
        longer.filled = 0
        for index in range(begun.filled):
            turn = begun.turns[index]
            spare[0] = root
            for made in range(depth):
                apply(spare[0], box, seat, int(turn[made]))
            number = list_next_steps(spare[0], box, seat, steps, beams[2], spare[1:])
            for choice in range(number):
                spare[1] = spare[0]
                apply(spare[1], box, seat, int(steps[choice]))
                turn[depth] = steps[choice]
                value = judge(spare[1], box, seat)
                if mid_turn(spare[1], seat):
                    enter_turn(longer, BEGINNINGS, value, turn, depth + 1)
                else:
                    enter_turn(thought, TURNS, value, turn, depth + 1)
                    if not over(spare[1], box):
                        thought.unfinished += 1
        if longer.filled == 0:
            break


@kernel
def enter_future(position: Position, box: BoxRecord, thought: Thought, turn: int) -> None:
    """Enter what a turn's future came to."""
    played_for = utility(position, box, thought.seat)
    if thought.character != 0:
        played_for += leaning(position, box, thought.seat, thought.character)
    thought.utilities[turn] += played_for
    if thought.risk != 0:
        thought.squares[turn] += played_for * played_for
    thought.results[turn] += judge(position, box, thought.seat)
    thought.visits[turn] += 1
    thought.simulations += 1


@kernel
def simulate(root: Position, box: BoxRecord, thought: Thought, spare: Any, steps: Steps, number: int) -> None:
    """Try turns in sampled futures, `number` times; between two futures the worse turns are dropped as wanted.

    `spare` is scratch for three positions, `steps` for the steps of one.
    """
    seat = thought.seat
    for _ in range(number):
        if thought.cursor == 0:
            if thought.wanted < thought.tried:
                sort_turns(thought, thought.order, thought.tried)
                thought.tried = thought.wanted
            for word in range(4):
                thought.future[word] = next_word(thought.random)
        turn = int(thought.order[thought.cursor])
        for word in range(4):
            thought.replayed[word] = thought.future[word]
        spare[0] = root
        deal(spare[0], box, thought.replayed)
        for made in range(int(thought.lengths[turn])):
            apply(spare[0], box, seat, int(thought.turns[turn, made]))
        thought.worth[turn] += plan_ahead(spare[0], box, seat, thought.notes[turn])
        play_on(spare[0], box, root.wave, thought.reach, steps, spare[1:])
        enter_future(spare[0], box, thought, turn)
        thought.cursor = (thought.cursor + 1) % thought.tried
