"""The best of a deal, as programs ask for it: what is told, and of which matches nothing is."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Iterator

import pytest

import quartier
from quartier.core.errors import BadOption, IllegalMove, UnknownSeat
from quartier.core.hindsight import Best, Search
from quartier.core.hindsight_seeking import seek_by_steps, seek_by_time
from quartier.core.match import Match
from quartier.insight.best import find_best


def played(match: Match, turns: int = 99) -> Match:
    """Somebody plays what comes first."""
    while not match.over and len(match.turns) < turns:
        match.play(0, next(match.each_legal(0)))
    return match


def deal() -> Match:
    return quartier.new("cities", seats=1, seed="told", level=1)


def test_the_turns_told_bring_the_score_told() -> None:
    told: list[Best] = []
    best = find_best(deal(), seconds=0.5, progress=lambda so_far, _: told.append(so_far))
    match = deal()
    for turn in best.turns:
        match.play(0, turn)
    assert match.over
    assert match.standings[0].score == best.score <= best.bound
    assert best.proven == (best.score == best.bound)
    assert told[-1] == best
    assert [one.score for one in told] == sorted(one.score for one in told)


def test_a_finished_match_is_told_the_best_of_its_deal() -> None:
    match = played(deal())
    assert find_best(match, seconds=0.5).score >= match.standings[0].score


def test_of_a_running_match_nothing_is_told_unless_nobody_minds() -> None:
    running = played(deal(), 3)
    with pytest.raises(BadOption, match="not over"):
        find_best(running, seconds=0.1)
    assert len(find_best(running, seconds=0.1, unfinished=True).turns) == 14


@pytest.mark.parametrize("game", ["guilds", "skylines"])
def test_a_game_in_which_others_matter_is_refused(game: str) -> None:
    with pytest.raises(BadOption, match=f"{game} has no best score"):
        find_best(quartier.new(game, seed=1))


def test_there_must_be_such_a_seat() -> None:
    with pytest.raises(UnknownSeat):
        find_best(deal(), seat=1)


# A search


def test_a_line_that_breaks_a_rule_is_not_told() -> None:
    search = Search(deal())
    turns = [turn.text for turn in played(deal()).turns]
    with pytest.raises(IllegalMove):
        search.found([turns[0], turns[1], turns[1]])
    with pytest.raises(ValueError, match="do not end"):
        search.found(turns[:-1])
    assert search.score is None


def test_a_bound_below_what_was_made_is_refused() -> None:
    search = Search(deal())
    made = search.found([turn.text for turn in played(deal()).turns])
    search.bounded(made)
    assert search.proven
    assert search.best() == Best(made, made, True, search.turns)
    with pytest.raises(ArithmeticError):
        search.bounded(made - 1)


def test_a_worse_line_or_bound_changes_nothing() -> None:
    search = Search(deal())
    search.bounded(50)
    search.bounded(60)
    assert search.bound == 50


# Steps and threads: a game brings iterators


class Untiring:
    """A game's hindsight whose attempts are one and the same match, then nothing new for ever."""

    EFFORT = 3

    def __init__(self, *bounds: int | None, wrong: bool = False) -> None:
        self.given = bounds
        self.wrong = wrong
        self.taken = list[int]()
        """The numbers of the attempts that made steps."""

    def alone(self, match: Match, seat: int) -> Match:
        return match

    def attempts(self, deal: Match, number: int) -> Iterator[list[str] | None]:
        yield [turn.text for turn in played(deal.beginning()).turns]
        while True:
            if self.wrong:
                raise ZeroDivisionError
            self.taken.append(number)
            yield None

    def bounds(self, deal: Match) -> Iterator[int | None]:
        yield from self.given


def test_so_many_steps_are_taken_and_bounds_are_heard_of_in_turns() -> None:
    search, hindsight = Search(deal()), Untiring(90, None, 70, None, None, 60)
    assert len(list(seek_by_steps(search, hindsight, 4))) == 3
    assert (search.bound, hindsight.taken) == (70, [0, 0, 0])


def test_without_a_line_or_a_bound_there_are_more_steps() -> None:
    search = Search(deal())
    list(seek_by_steps(search, Untiring(None, None, 90), 0))
    assert search.best().bound == 90


def test_steps_end_when_the_best_is_proven() -> None:
    made = Search(deal()).found([turn.text for turn in played(deal()).turns])
    search, hindsight = Search(deal()), Untiring(90, None, made)
    list(seek_by_steps(search, hindsight, 1000))
    assert search.proven
    assert hindsight.taken == [0, 0]


def test_every_core_makes_attempts_of_its_own_until_the_time_is_up() -> None:
    search, hindsight, told, looks = Search(deal()), Untiring(90), list[bool](), itertools.count()

    def left() -> float:
        # A busy machine begins with one core long before another.
        return 0.01 if set(hindsight.taken) != {0, 1, 2} and next(looks) < 3000 else 0.0

    seek_by_time(search, hindsight, 3, left, lambda: told.append(search.known))
    assert set(hindsight.taken) == {0, 1, 2}
    assert told[-1]
    assert threading.active_count() == 1


def test_what_goes_wrong_on_a_core_is_told_and_ends_the_others() -> None:
    with pytest.raises(ZeroDivisionError):
        seek_by_time(Search(deal()), Untiring(90, wrong=True), 2, lambda: 1.0, lambda: None)
    assert threading.active_count() == 1
