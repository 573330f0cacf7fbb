"""Plans for a whole match whose cards are all known: begun, and improved by taking pieces up and laying them anew.

A plan says where every tile lies, or that it is given up, where each round's fountain lies, and by its goals which
rectangle each round is to score. A change of goals says which fields must be full when; tiles that come too late for
that and those in some window are taken up, and the hole is covered again. Plans with the same points are all welcome,
and a little worse ones for a while, so that the search does not end on the first hill.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.hindsight_covering import BENCH, ROUNDS, SPRING, Bench, cover
from quartier.games.tangram.hindsight_table import AREAS, RECTANGLES, Bounds, Masks
from quartier.games.tangram.position import BLACK, FIRST_POINT, GREEN, NORTH, ROUND_CARDS, SOUTH, SPAN, TILES, Position
from quartier.games.tangram.scoring import BOARD, PLANNING_BONUS, harmony_bonus, largest_rectangle, rectangle_fields
from quartier.kernel.bits import EMPTY, bit, count, flag
from quartier.kernel.compiling import entry, kernel
from quartier.kernel.random import draw, shuffle
from quartier.kernel.records import Int32s, Int64s, Word, Words, record_type
from quartier.kernel.signatures import Array, Boxes, Positions

NOW, NEXT, BEST = range(3)
"""Which of three plans is which."""
HOLE = 150
"""Tries to cover the hole for each tile that is taken up, and a few more."""
FILLING, BEGINNINGS = 3000, 200
"""Tries to fill a board from nothing, and how often."""
EITHER = 8
"""Of so many tiles with two like sides all choices of colour are tried; more get the colour that has less."""


class Plan:
    """A whole match of one seat."""

    laid: Annotated[Int64s, TILES + 1]  # how each tile lies, as the table counts; -1: it is given up
    springs: Annotated[Int64s, ROUNDS + 2]  # 64 times the half of each round's fountain, and its field; -1: none
    goals: Annotated[Words, ROUNDS + 2]  # the fields that each round scores, from round 1 on
    green: int  # flags of the tiles that lie with the green side up
    side: int  # of the board
    score: int


PLAN = record_type(Plan)
Plans: TypeAlias = Annotated[Any, Array(PLAN)]
Benches: TypeAlias = Annotated[Any, Array(BENCH)]


@kernel
def copy_plan(plan: Plan, into: Plan) -> None:
    """Note a plan a second time."""
    for tile in range(TILES):
        into.laid[tile] = plan.laid[tile]
    for one in range(ROUNDS + 2):
        into.springs[one] = plan.springs[one]
        into.goals[one] = plan.goals[one]
    into.green, into.side, into.score = plan.green, plan.side, plan.score


@kernel
def set_rounds(position: Position, box: BoxRecord, bench: Bench) -> None:
    """Note the round and the size of each tile."""
    bench.smallest = int(box.number[int(box.largest[TILES - 1])])
    for card in range(TILES):
        tile = int(position.order[card])
        bench.rounds[tile] = min(card // ROUND_CARDS + 1, ROUNDS)
        bench.sizes[tile] = int(box.number[tile])
        bench.tried[card] = card


@kernel
def set_due(plan: Plan, bench: Bench) -> None:
    """What is due by the end of each round for a plan's goals."""
    bench.due[0] = EMPTY
    for one in range(1, ROUNDS + 1):
        bench.due[one] = bench.due[one - 1] | plan.goals[one]


@kernel
def lift(position: Position, box: BoxRecord, plan: Plan, bench: Bench, masks: Masks, window: Word) -> int:
    """Take up the tiles that come too late or lie in a window, and all fountains; return how many tiles."""
    for quarter in range(4):
        bench.lying[quarter] = box.start[int(position.boards[0]), plan.side, quarter]
    lifted = 0
    for tile in range(TILES):
        way = plan.laid[tile]
        bench.spare[tile] = 1
        if way >= 0:
            on = masks[way, NORTH] | masks[way, SOUTH]
            if on & (window | bench.due[bench.rounds[tile] - 1]) != EMPTY:
                lifted += 1
            else:
                bench.spare[tile] = 0
                for quarter in range(4):
                    bench.lying[quarter] |= masks[way, quarter]
    return lifted


@kernel
def lay_down(plan: Plan, bench: Bench, masks: Masks, covering: Int32s, first: Bounds, patience: int) -> bool:
    """Cover what is due by the plan's goals; the plan then has what was laid. Whether that was found."""
    for tile in range(TILES):
        if bench.spare[tile] == 1:
            plan.laid[tile] = -1
    depth = cover(bench, masks, covering, first, ROUNDS, patience)
    if depth < 0:
        return False
    for one in range(ROUNDS + 2):
        plan.springs[one] = -1
    # What is due first is covered first, so that fountains are found in the order in which they must lie.
    fountain = 1
    for index in range(depth):
        if bench.pieces[index] < SPRING:
            plan.laid[bench.tried[bench.turns[index]]] = bench.pieces[index]
        else:
            plan.springs[fountain] = bench.pieces[index] - SPRING
            fountain += 1
    return True


@kernel
def count_points(position: Position, box: BoxRecord, plan: Plan, bench: Bench, masks: Masks, places: Bounds) -> None:
    """Note what the plan scores, and what each round scores as its goal; choose the colours of tiles that have both."""
    board = int(position.boards[0])
    north, south = box.start[board, plan.side, NORTH], box.start[board, plan.side, SOUTH]
    total = FIRST_POINT
    for one in range(1, ROUNDS + 1):
        for tile in range(TILES):
            way = plan.laid[tile]
            if way >= 0 and bench.rounds[tile] == one:
                north |= masks[way, NORTH]
                south |= masks[way, SOUTH]
        spring = plan.springs[one]
        if spring >= 0:
            # A half covers the northern or the southern quarter: the first and the last the northern one.
            if spring < 64 or spring >= 3 * 64:
                north |= bit(spring & 63)
            else:
                south |= bit(spring & 63)
        area, corner, width = largest_rectangle(north & south)
        total += area
        if area > count(plan.goals[one]):
            plan.goals[one] = rectangle_fields(area, corner, width)
    if north & south == BOARD:
        total += PLANNING_BONUS
    plan.score = total + harmony_bonus(choose_colours(box, board, plan, masks, places, north & south))


@kernel
def choose_colours(box: BoxRecord, board: int, plan: Plan, masks: Masks, places: Bounds, full: Word) -> int:
    """Choose sides for the tiles that lie alike with either up, so that harmony is closest; return the distance."""
    start = box.start[board, plan.side, NORTH] | box.start[board, plan.side, SOUTH]
    black, green = start if plan.side == BLACK else EMPTY, start if plan.side == GREEN else EMPTY
    plan.green, either = 0, 0
    for tile in range(TILES):
        way = plan.laid[tile]
        if way >= 0:
            on = masks[way, NORTH] | masks[way, SOUTH]
            has_both = places[way, BLACK] >= 0 and places[way, GREEN] >= 0
            if has_both and either < EITHER:
                either += 1
            elif (has_both and count(black) <= count(green)) or places[way, GREEN] < 0:
                black |= on
            else:
                green |= on
                plan.green |= flag(tile)
    fixed, least, chosen = plan.green, SPAN * SPAN + 1, 0
    for choice in range(flag(either)):
        now_black, now_green, seen, greens = black, green, 0, fixed
        for tile in range(TILES):
            way = plan.laid[tile]
            if seen < either and way >= 0 and places[way, BLACK] >= 0 and places[way, GREEN] >= 0:
                on = masks[way, NORTH] | masks[way, SOUTH]
                if choice & flag(seen) != 0:
                    now_green |= on
                    greens |= flag(tile)
                else:
                    now_black |= on
                seen += 1
        distance = abs(count(full & now_black & ~now_green) - count(full & now_green & ~now_black))
        if distance < least:
            least, chosen = distance, greens
            if least == 0:
                break
    plan.green = chosen
    return least


@kernel
def change_goal(plan: Plan, bench: Bench, one: int) -> None:
    """Let a round score another rectangle near its own, often a larger one."""
    goal = plan.goals[one]
    area = count(goal)
    for _ in range(40):
        index = draw(bench.random, RECTANGLES.shape[0])
        near = 2 * count(RECTANGLES[index] & goal) >= min(area, AREAS[index])
        if near and area - 2 <= AREAS[index] <= area + 8 and RECTANGLES[index] != goal:
            plan.goals[one] = RECTANGLES[index]
            break


@kernel
def some_window(bench: Bench) -> Word:
    """Random fields: a rectangle or two, two to four wide and high; or the rectangle of a round; or all outside it."""
    kind = draw(bench.random, 8)
    if kind == 0:
        return BOARD & ~bench.due[1 + draw(bench.random, ROUNDS - 2)]
    if kind == 1:
        return bench.due[1 + draw(bench.random, ROUNDS - 3)]
    window = small_window(bench)
    return window | small_window(bench) if kind < 4 else window


@kernel
def small_window(bench: Bench) -> Word:
    """The fields of a random rectangle, two to four wide and high."""
    height, width = 2 + draw(bench.random, 3), 2 + draw(bench.random, 3)
    row, column = draw(bench.random, SPAN + 1 - height), draw(bench.random, SPAN + 1 - width)
    return rectangle_fields(height * width, 8 * row + column, width)


@entry
def begin_plans(
    positions: Positions,
    box: Boxes,
    plans: Plans,
    benches: Benches,
    masks: Masks,
    places: Bounds,
    covering: Int32s,
    first: Bounds,
    side: int,
) -> int:
    """Begin with a full board where one is found, else with an empty one; return the points of the plan."""
    plan, bench = plans[NOW], benches[0]
    set_rounds(positions[0], box[0], bench)
    for time in range(BEGINNINGS + 1):
        plan.side = side
        for tile in range(TILES):
            plan.laid[tile] = -1
        for one in range(ROUNDS + 2):
            plan.goals[one] = EMPTY
        if time < BEGINNINGS:
            plan.goals[ROUNDS] = BOARD
        set_due(plan, bench)
        lift(positions[0], box[0], plan, bench, masks, EMPTY)
        shuffle(bench.random, bench.tried, TILES)
        bench.shift = draw(bench.random, 16)
        if lay_down(plan, bench, masks, covering, first, FILLING):
            break
    count_points(positions[0], box[0], plan, bench, masks, places)
    if plan.score > plans[BEST].score:
        copy_plan(plan, plans[BEST])
    return plan.score


@entry
def improve_plans(
    positions: Positions,
    box: Boxes,
    plans: Plans,
    benches: Benches,
    masks: Masks,
    places: Bounds,
    covering: Int32s,
    first: Bounds,
    heat: int,
    times: int,
) -> int:
    """Change the plan so many times, to one that is worse by less than the heat at most; return the best points."""
    now, after, bench = plans[NOW], plans[NEXT], benches[0]
    for _ in range(times):
        copy_plan(now, after)
        kind = draw(bench.random, 8)
        goals = 0 if kind < 3 else 1 if kind < 6 else 2
        for _ in range(goals):
            rounds = ROUNDS - 1 if now.goals[ROUNDS] == BOARD else ROUNDS
            change_goal(after, bench, 1 + draw(bench.random, rounds))
        set_due(after, bench)
        lifted = lift(positions[0], box[0], after, bench, masks, some_window(bench))
        shuffle(bench.random, bench.tried, TILES)
        bench.shift = draw(bench.random, 16)
        if not lay_down(after, bench, masks, covering, first, HOLE * (lifted + 2)):
            continue
        count_points(positions[0], box[0], after, bench, masks, places)
        if after.score >= now.score - draw(bench.random, heat):
            copy_plan(after, now)
            if now.score > plans[BEST].score:
                copy_plan(now, plans[BEST])
    return plans[BEST].score
