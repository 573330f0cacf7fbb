"""Which turn promises most: turns listed by judgement, then tried in sampled futures, the worse ones dropped.

Everything is in arrays, so that a search runs in slices and can be left at any time. All turns
that are still tried meet the same futures, one after the other: what differs is the turn alone.
"""

from __future__ import annotations

from typing import Any

from quartier.kernel.compiling import entry, kernel
from quartier.kernel.judgement import branch_limit, focus, judge, needless, plan_ahead, utility
from quartier.kernel.policy import play_on
from quartier.kernel.random import next_word
from quartier.kernel.rules import BoxRecord, Position, apply, deal, legal, over

TURN = 8
"""The most steps of a turn."""
BEAM = 24
"""How many beginnings of turns are thought to their end."""
TURNS = 48
"""How many whole turns are tried in sampled futures."""
PRIOR = 8
"""As how many futures the judgement counts."""

TRIED, CURSOR, DONE, WANTED = range(4)
"""Progress: turns still tried, the next of them in this future, simulations made, turns to keep from now on."""

AIMED, RESULT = range(2)
"""What is added up over a turn's futures: what the seat plays for, and its own result."""


@entry
def narrow(positions: Any, box: Any, seat: int) -> int:
    """Leave out of a position what does not bear on the seat; return which seat it is then."""
    return focus(positions[0], box[0], seat)


@kernel
def sink(worth: Any, filled: int, value: int) -> int:
    """Where a value belongs among the first `filled`, best first; after its equals."""
    index = filled
    while index > 0 and int(worth[index - 1]) < value:
        index -= 1
    return index


@kernel
def enter_turn(turns: Any, lengths: Any, worth: Any, filled: int, value: int, source: Any, length: int) -> int:
    """Enter a turn into a list sorted by worth, the last one falling out if it is full; return where, or -1."""
    room = worth.shape[0]
    index = sink(worth, filled, value)
    if index == room:
        return -1
    for later in range(min(filled, room - 1), index, -1):
        worth[later] = worth[later - 1]
        lengths[later] = lengths[later - 1]
        for step in range(TURN):
            turns[later, step] = turns[later - 1, step]
    worth[index] = value
    lengths[index] = length
    for step in range(length):
        turns[index, step] = source[step]
    return index


@kernel
def list_ways(position: Position, box: BoxRecord, seat: int, steps: Any, ways: Any, spare: Any) -> int:
    """List the steps that a search goes on with, in `steps`; return their number.

    `ways` holds the steps and the worth of the best, where a game wants only so many; `spare` is scratch.
    """
    number, wanted = legal(position, box, seat, steps), branch_limit(position, box, seat)
    kept = 0
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
        value = judge(spare[0], box, seat)
        index = sink(ways[1], kept, value)
        if index < wanted:
            for later in range(min(kept, wanted - 1), index, -1):
                ways[0, later], ways[1, later] = ways[0, later - 1], ways[1, later - 1]
            ways[0, index], ways[1, index] = step, value
            kept = min(kept + 1, wanted)
    if wanted != 0:
        for index in range(kept):
            steps[index] = ways[0, index]
    return kept


@entry
def list_turns(
    root: Any, box: Any, seat: int, turns: Any, lengths: Any, worth: Any,
    beam: Any, beam_lengths: Any, beam_worth: Any, ways: Any, spare: Any, steps: Any, notes: Any, counts: Any,
) -> None:  # fmt: skip
    """List the turns that look best, best first: beginnings are judged, the best of them thought to their end.

    `counts` gets the number of turns and how many of them do not end the match. `beam` holds two lists
    of beginnings, `ways` the best steps from one of them, `spare` scratch for two positions.
    """
    filled, unfinished, begun = 0, 0, 1
    plan_ahead(root[0], box[0], seat, notes)
    beam_lengths[0, 0] = 0
    for depth in range(TURN):
        now, then = depth % 2, (depth + 1) % 2
        coming = 0
        for index in range(begun):
            spare[0] = root[0]
            for made in range(depth):
                apply(spare[0], box[0], seat, int(beam[now, index, made]))
            number = list_ways(spare[0], box[0], seat, steps, ways, spare[1:])
            for choice in range(number):
                spare[1] = spare[0]
                apply(spare[1], box[0], seat, int(steps[choice]))
                beam[now, index, depth] = steps[choice]
                value = judge(spare[1], box[0], seat)
                if spare[1].drafting >> seat & 1 != 0:
                    entered = enter_turn(
                        beam[then], beam_lengths[then], beam_worth[then], coming, value, beam[now, index], depth + 1
                    )
                    if entered >= 0 and coming < BEAM:
                        coming += 1
                else:
                    entered = enter_turn(turns, lengths, worth, filled, value, beam[now, index], depth + 1)
                    if entered >= 0 and filled < TURNS:
                        filled += 1
                    if not over(spare[1], box[0]):
                        unfinished += 1
        begun = coming
        if begun == 0:
            break
    counts[0] = filled
    counts[1] = unfinished


@kernel
def standing(turn: int, worth: Any, bias: Any, totals: Any, visits: Any) -> float:
    """What a turn is expected to bring, as its seat sees it: judgement and futures together."""
    seen = int(visits[turn])
    return (PRIOR * int(worth[turn]) + int(totals[turn, AIMED])) / (PRIOR + seen) + int(bias[turn])


@kernel
def sort_turns(order: Any, number: int, worth: Any, bias: Any, totals: Any, visits: Any) -> None:
    """Put the first `number` turns of the order into order, best first; equals stay as they are."""
    for index in range(1, number):
        moving = order[index]
        value = standing(int(moving), worth, bias, totals, visits)
        place = index
        while place > 0 and standing(int(order[place - 1]), worth, bias, totals, visits) < value:
            order[place] = order[place - 1]
            place -= 1
        order[place] = moving


@entry
def rank_turns(order: Any, number: int, worth: Any, bias: Any, totals: Any, visits: Any) -> None:
    """The same, called from Python."""
    sort_turns(order, number, worth, bias, totals, visits)


@entry
def simulate(
    root: Any, box: Any, seat: int, turns: Any, lengths: Any, worth: Any, bias: Any, totals: Any, visits: Any,
    order: Any, progress: Any, random: Any, future: Any, notes: Any, spare: Any, steps: Any, number: int,
) -> None:  # fmt: skip
    """Try turns in sampled futures, `number` times; between two futures the worse turns are dropped as wanted.

    `future` is the random state of the running future and scratch for one more.
    """
    for _ in range(number):
        if progress[CURSOR] == 0:
            if progress[WANTED] < progress[TRIED]:
                sort_turns(order, int(progress[TRIED]), worth, bias, totals, visits)
                progress[TRIED] = progress[WANTED]
            for word in range(4):
                future[0, word] = next_word(random)
        turn = int(order[progress[CURSOR]])
        for word in range(4):
            future[1, word] = future[0, word]
        spare[0] = root[0]
        deal(spare[0], box[0], future[1])
        for made in range(int(lengths[turn])):
            apply(spare[0], box[0], seat, int(turns[turn, made]))
        worth[turn] += plan_ahead(spare[0], box[0], seat, notes[turn])
        play_on(spare[0], box[0], root[0].wave, steps, spare[1:])
        totals[turn, AIMED] += utility(spare[0], box[0], seat)
        totals[turn, RESULT] += judge(spare[0], box[0], seat)
        visits[turn] += 1
        progress[DONE] += 1
        progress[CURSOR] = (progress[CURSOR] + 1) % progress[TRIED]
