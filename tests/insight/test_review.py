"""What a review says of a match: every turn against the best known, luck apart from play, the same bytes twice."""

from __future__ import annotations

from itertools import islice

import msgspec
import numpy as np
import pytest

import quartier
from quartier.bots import Budget, decide, find_bot
from quartier.core.match import Match
from quartier.insight.review import GRADES, Decision, Unfinished, decisions, review
from quartier.insight.review_hindsight import deals
from quartier.insight.review_weighing import Weighed, points_lost
from quartier.kernel.random import seeded

GAMES = {"cities": 2, "tangram": 1, "guilds": 3, "skylines": 2}


def played(game: str, seats: int, bot: str = "normal", seed: str = "review", **options: object) -> Match:
    """A whole match between bots that think little."""
    match, number = quartier.new(game, seats=seats, seed=seed, **options), 0
    thinker, budget = find_bot(bot), Budget(simulations=0)
    while not match.over:
        for seat in match.actors:
            number += 1
            match.play(seat, decide(thinker, match.situation(seat), budget, seeded(f"{seed} {number}")).text)
    return match


def weighed(decision: Decision, simulations: int = 20) -> Weighed:
    """What comes of thinking about a decision."""
    weighing = decision.weighing(simulations)
    while not weighing.slice():
        pass
    return weighing.found()


@pytest.mark.parametrize("game", ["cities", "tangram", "guilds", pytest.param("skylines", marks=pytest.mark.thorough)])
def test_start_luck_and_play_add_up_to_the_result(game: str) -> None:
    match = played(game, GAMES[game])
    found = review(match, simulations=1)
    assert [turn.turn for turn in found.turns] == [turn.text for turn in match.turns]
    for account in found.accounts:
        assert account.result == match.standings[account.seats[0]].score
        assert account.start + account.luck + account.play == pytest.approx(account.result, abs=0.002)
        own = [turn for turn in found.turns if turn.seat in account.seats]
        # The last draws come after the last turn: what they changed is in no turn's luck.
        after = account.result - own[-1].played.expected
        assert account.luck == pytest.approx(sum(turn.luck for turn in own) + after, abs=0.05)
        assert sum(account.grades.values()) == len(own)
    assert [account.seats for account in found.accounts] == (
        [[0, 1]] if game == "skylines" else [[0], [1], [2]][: match.seats]
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_same_match_has_the_same_review_twice(game: str) -> None:
    match = played(game, GAMES[game])
    one, two = (msgspec.json.encode([weighed(each) for each in islice(decisions(match), 3, 8)]) for _ in range(2))
    assert one == two


def test_a_turn_that_throws_points_away_is_found_and_named() -> None:
    match, number = quartier.new("cities", seats=1, seed="blunder"), 0
    while not match.over:
        number += 1
        if number == 9:
            # The worst by far: no tourist, and nothing beside what belongs together.
            turns = [turn for turn in match.each_legal(0) if turn.endswith(" .")]
            match.play(0, min(turns, key=lambda turn: promise(match, turn)))
        else:
            match.play(
                0, decide(find_bot("planner"), match.situation(0), Budget(simulations=60), seeded(str(number))).text
            )
    found = review(match, simulations=200)
    assert found.costliest[0] == 9
    worst = found.turns[8]
    assert worst.lost == max(turn.lost for turn in found.turns) > 1
    assert worst.best[0].turn != worst.turn
    assert worst.lost == pytest.approx(worst.best[0].expected - worst.played.expected, abs=0.002)


def test_nothing_is_best_for_having_been_lucky_in_the_futures() -> None:
    lucky = np.array([[50.0, 51.0, 58.0], [54.0, 53.0, 60.0], [52.0, 52.0, 59.0]])
    assert points_lost(lucky, first=1) == 0, "the search found the second turn best, which is no better here"
    assert points_lost(lucky, first=2) == 7


def test_what_futures_cannot_tell_apart_is_as_good() -> None:
    unsure = np.array([[50.0, 60.0], [50.0, 42.0], [50.0, 54.0]])
    assert unsure.mean(axis=0).tolist() == [50, 52]
    assert points_lost(unsure, first=1) == 0, "two points with a standard error of four"
    assert points_lost(np.tile(unsure, (40, 1)), first=1) == 2, "but many futures are sure of it"


def promise(match: Match, turn: str) -> int:
    """What the points are at once."""
    return match.preview(0, turn).standings[0].score


def test_at_the_last_turn_everything_is_known() -> None:
    match = quartier.new("cities", seats=1, seed="best")
    while not match.over:
        (decision,) = find_bot("planner").begin(match.situation(0), Budget(simulations=0), seeded("0")).ranking(1)
        match.play(0, decision.text)
    *_, last = decisions(match)
    found = weighed(last, 40)
    assert found.lost == pytest.approx(max(0, found.best[0].expected - found.played.expected), abs=0.002)
    assert found.best[0].low == found.best[0].high == found.best[0].expected, "nothing is drawn any more"


def test_a_decision_is_judged_by_what_its_player_could_know() -> None:
    """Two matches that differ in nothing but what nobody has seen yet are judged alike up to there."""
    one = played("cities", 1, seed="one")
    first = next(decisions(one))
    hidden = one.beginning().situation(0)
    assert first.situation.state.tobytes() == hidden.state.tobytes()
    assert not hidden.state["random"].any(), "the seed of the draws is no part of what is weighed"
    for decision in decisions(played("guilds", 3)):
        assert not decision.situation.state["random"].any()


def test_grades_go_from_nothing_lost_to_most() -> None:
    assert list(GRADES) == ["keystone", "solid", "uneven", "cracked", "collapsed"]
    assert list(GRADES.values()) == sorted(GRADES.values())
    found = review(played("cities", 2, bot="random"), simulations=20)
    by_grade = [max((turn.lost for turn in found.turns if turn.grade == grade), default=0) for grade in GRADES]
    assert by_grade[0] == 0
    assert by_grade[4] > by_grade[3] > by_grade[1] > 0


def test_where_seats_take_turns_the_best_continuation_is_told() -> None:
    made = list(decisions(played("guilds", 3)))
    early = weighed(made[5]).best
    assert all(prospect.then and 0 < prospect.often <= 1 and prospect.spread > 0 for prospect in early)
    assert not weighed(made[-1]).best[0].then, "the match ends with it"


def test_a_match_that_is_not_over_is_not_reviewed() -> None:
    with pytest.raises(Unfinished, match="a match that is over"):
        review(quartier.new("cities", seats=1, seed="1"))


def test_progress_is_told_turn_by_turn() -> None:
    match, seen = played("cities", 1), list[tuple[int, int]]()
    review(match, 1, lambda done, total: seen.append((done, total)))
    total = len(match.turns) + 1
    assert seen == [(number, total) for number in range(total + 1)], "the deal comes after the turns"


# Hindsight, as a second line


def test_the_best_that_was_possible_is_told_of_each_account() -> None:
    match = played("cities", 2, level=1)
    one, two = review(match, simulations=40), review(match, simulations=40)
    for account in one.accounts:
        best = account.hindsight
        assert best is not None
        assert account.result <= best.score <= best.bound
        again = quartier.new("cities", seats=1, seed=match.seed, level=1)
        for turn in best.turns:
            again.play(0, turn)
        assert again.standings[0].score == best.score
    assert one.accounts[0].hindsight == one.accounts[1].hindsight, "both had the same tiles"
    assert msgspec.json.encode(one) == msgspec.json.encode(two)


def test_seats_with_the_same_deal_are_looked_at_once() -> None:
    assert [deal.seats for deal in deals(quartier.new("cities", seats=3, seed="1"), 6000)] == [[0, 1, 2]]
    assert [deal.seats for deal in deals(quartier.new("tangram", seats=2, seed="1"), 6000)] == [[0], [1]]


@pytest.mark.parametrize(("game", "options"), [("guilds", {}), ("skylines", {}), ("cities", {"free": True})])
def test_where_it_cannot_be_told_reviews_are_silent(game: str, options: dict[str, bool]) -> None:
    assert deals(quartier.new(game, seats=3, seed="1", **options), 1) == []


def test_hindsight_is_looked_for_as_thoroughly_as_turns_are() -> None:
    match = quartier.new("cities", seats=1, seed="1")
    usual = match.game.review_simulations
    (full,), (half,), (little,) = (deals(match, number) for number in (usual, usual // 2, 1))
    assert (full.steps, half.steps) == (effort := match.game.part("hindsight").EFFORT, effort // 2)
    assert little.steps == 0, "as few as a line and a bound take"
