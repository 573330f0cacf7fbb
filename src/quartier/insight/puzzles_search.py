"""All turns of a position, what each brings, and which of them are the answer to a puzzle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from quartier.core.game import State
from quartier.core.match import Match
from quartier.core.puzzle import Kind
from quartier.kernel import calls
from quartier.kernel.records import copied
from quartier.kernel.rules import blank_steps

MOST_TURNS = 60_000
"""Positions with more make no puzzles: nobody could look at them all."""
FEWEST_TURNS = 12
MOST_SOLUTIONS = 12
MOST_SHARE = 10
"""Of how many turns one at most may be a solution."""

Steps = tuple[int, ...]


@dataclass(frozen=True)
class Found:
    """What can be found in a position: how high a turn brings the number, and which turns do."""

    kind: Kind
    before: int
    best: int
    next: int
    """The highest that any other turn brings it to; as high as the best where all do."""
    legal: int
    winning: frozenset[Steps]
    """All turns that reach the best."""

    def is_puzzle(self) -> bool:
        """Whether it is worth asking: enough to be had, by few turns, more than by any other."""
        return (
            self.best - self.before >= self.kind.least
            and self.best > self.next
            and self.legal >= FEWEST_TURNS
            and len(self.winning) * MOST_SHARE <= self.legal
        )


def each_turn(match: Match, seat: int) -> Iterator[tuple[Steps, State]]:
    """Every turn of a seat, by its steps, with the position that it leads to."""
    record, space = match.box.record, match.game.space

    def walk(before: State, made: Steps) -> Iterator[tuple[Steps, State]]:
        choices = blank_steps(space)
        number = calls.legal(before, record, seat, choices)
        for step in choices[:number].tolist():
            after = copied(before)
            calls.apply(after, record, seat, step)
            steps = (*made, step)
            if calls.mid_turn(after, seat):
                yield from walk(after, steps)
            else:
                yield steps, after

    return walk(match.state, ())


def search(match: Match, seat: int, kinds: Sequence[Kind]) -> dict[str, Found]:
    """What can be found by each of some kinds; nothing where there are too many turns to try all."""
    values: dict[str, dict[Steps, int]] = {kind.name: {} for kind in kinds}
    for number, (steps, after) in enumerate(each_turn(match, seat)):
        if number == MOST_TURNS:
            return {}
        for kind in kinds:
            values[kind.name][steps] = kind.value(after, match.box, seat)
    return {kind.name: found_of(kind, kind.value(match.state, match.box, seat), values[kind.name]) for kind in kinds}


def found_of(kind: Kind, before: int, values: Mapping[Steps, int]) -> Found:
    """What the turns come to, by what each brings."""
    best = max(values.values())
    winning = frozenset(steps for steps, value in values.items() if value == best)
    behind = max((value for value in values.values() if value != best), default=best)
    return Found(kind, before, best, behind, len(values), winning)


def deciding(match: Match, seat: int, winning: frozenset[Steps]) -> list[Steps]:
    """The winning turns by the steps that decide them: all that begin so win, and none that begins with fewer.

    Every winning turn begins with just one of these.
    """
    beginnings = {steps[:length] for steps in winning for length in range(1, len(steps) + 1)}
    turns: Counter[Steps] = Counter()
    for steps, _ in each_turn(match, seat):
        turns.update({steps[:length] for length in range(1, len(steps) + 1)} & beginnings)
    wins = Counter(steps[:length] for steps in winning for length in range(1, len(steps) + 1))
    return sorted(
        {
            next(steps[:length] for length in range(1, len(steps) + 1) if turns[steps[:length]] == wins[steps[:length]])
            for steps in winning
        }
    )


def spelled(match: Match, seat: int, steps: Steps) -> str:
    """The notation of a turn, or of its beginning."""
    now, texts = copied(match.state), []
    for step in steps:
        texts += match.game.step_texts(now, match.box, seat, [step])
        calls.apply(now, match.box.record, seat, step)
    return " ".join(texts)
