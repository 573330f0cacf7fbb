"""Questions: what is sent of them is what a seat may know, and what comes back is checked by the rules."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import numpy as np
import pytest

from quartier.bots import Budget
from quartier.core.match import Match
from quartier.core.registry import games
from quartier.insight.review import decisions
from quartier.insight.review_hindsight import deals
from quartier.kernel import calls
from quartier.kernel.random import seeded
from quartier.kernel.records import copied
from quartier.testing.cases import cases
from quartier.thinking.asking import received, sent
from quartier.thinking.positions import REMEMBERED, Sets
from quartier.thinking.questions import Nonsense, Question, Ranking
from quartier.thinking.review_questions import Look, Weigh

FEW = 4


def wire(question: Question, sets: Sets) -> bytes:
    """A question as it goes over a socket."""
    return msgspec.json.encode(sent(question, sets))


def carried(question: Question) -> Question:
    """A question as it arrives."""
    return received(json.loads(wire(question, Sets())), Sets())


def thought(question: Question) -> Any:
    """What a question comes to here."""
    thinking = question.begin()
    while not thinking.slice():
        pass
    return question.found(thinking)


def moments(game: str) -> Iterator[tuple[Match, int]]:
    """Matches of all cases of a game on their way, each with a seat that is to act."""
    for case in cases(game):
        match = case.match("moments")
        for turn in range(9):
            if match.over:
                break
            seat = match.actors[turn % len(match.actors)]
            if turn % 4 == 1:
                yield match, seat
            match.play(seat, next(match.each_legal(seat)))


def finished(game: str, **options: Any) -> Match:
    match = Match.new(game, seed="finished", **options)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, next(match.each_legal(seat)))
    return match


def ask(match: Match, seat: int, number: int = 1, level: str = "easy") -> Ranking:
    return Ranking(level, Budget(simulations=FEW), match.situation(seat), number, "chance")


@pytest.mark.parametrize("game", games())
def test_what_is_sent_for_a_seat_is_the_same_whatever_is_hidden_from_it(game: str) -> None:
    others = 0
    for match, seat in moments(game):
        said = wire(ask(match, seat), Sets())
        truth, hidden = match.state, match.situation(seat).state
        for chance in ("one", "two"):
            match.state = copied(hidden)
            calls.deal(match.state, match.box.record, seeded(chance))
            others += match.state.tobytes() != truth.tobytes()
            assert wire(ask(match, seat), Sets()) == said
        match.state = truth
        assert match.seed.encode() not in said
    assert others, "nothing was ever hidden"


@pytest.mark.parametrize("game", games())
def test_a_thought_comes_to_the_same_where_it_is_carried_to(game: str) -> None:
    for match, seat in moments(game):
        question = ask(match, seat, 3)
        arrived = carried(question)
        assert isinstance(arrived, Ranking)
        assert arrived.situation.state.tobytes() == question.situation.state.tobytes()
        found = thought(arrived)
        assert found == thought(question)
        assert question.checked(msgspec.json.encode(found)) == found


@pytest.mark.parametrize("game", games())
def test_what_a_review_asks_comes_to_the_same_where_it_is_carried_to(game: str) -> None:
    match = finished(game)
    questions: list[Question] = [Weigh.of(decision, FEW) for decision in list(decisions(match))[::5]]
    questions += [Look(match, replace(deal, steps=1)) for deal in deals(match, FEW)[:1]]
    for question in questions:
        found = thought(carried(question))
        assert found == thought(question)
        assert question.checked(msgspec.json.encode(found)) == found


def test_a_set_is_sent_once_over_a_connection_and_again_when_both_sides_have_forgotten_it() -> None:
    match = Match.new("cities", seats=1, seed="1")
    here, there = Sets(), Sets()
    for again in range(2):
        first, second = (wire(ask(match, 0), here) for _ in range(2))
        assert match.box.text.splitlines()[0].encode() in first
        assert match.box.text.splitlines()[0].encode() not in second
        for each in (first, second):
            arrived = received(json.loads(each), there)
            assert isinstance(arrived, Ranking)
            assert arrived.situation.box.text == match.box.text
        for number in range(REMEMBERED):
            for side in (here, there):
                side.keep("cities", f"{again} {number}", "")


def lies() -> Iterator[tuple[str, Any]]:
    """Answers that no honest worker gives, to a question for two turns at the most."""
    match = Match.new("cities", seats=2, seed="1")
    legal = match.legal(0)
    good = {"turn": legal[0], "expected": 1.5, "low": 1, "high": 2, "winning": None}
    yield "another type", {"turn": legal[0]}
    yield "no turn", []
    yield "too many turns", [{**good, "turn": turn} for turn in legal[:3]]
    yield "a turn twice", [good, good]
    yield "no notation", [{**good, "turn": "q"}]
    yield "nothing", [{**good, "turn": ""}]
    yield "against the rules", [{**good, "turn": "a1^,a1^,a1^"}]
    yield "more than a turn", [{**good, "turn": f"{legal[0]} {legal[0]}"}]
    yield "endless", [{**good, "turn": legal[0] + " " * 5000}]
    yield "a text for a number", [{**good, "expected": "1"}]
    yield "too many points", [{**good, "expected": 1e300}]
    yield "a band upside down", [{**good, "low": 3}]
    yield "half a band", [{**good, "low": None}]
    yield "more than sure", [{**good, "winning": 1.01}]


@pytest.mark.parametrize(("kind", "answer"), list(lies()), ids=[kind for kind, _ in lies()])
def test_an_answer_that_cannot_be_is_nonsense(kind: str, answer: Any) -> None:
    question = ask(Match.new("cities", seats=2, seed="1"), 0, 2)
    with pytest.raises(Nonsense):
        question.checked(json.dumps(answer).encode())
    for garbage in (b"", b"{", b"[[[", b"\xff", b'[{"turn": 1}]', b"[NaN]"):
        with pytest.raises(Nonsense):
            question.checked(garbage)


def test_the_beginning_of_a_turn_is_no_turn() -> None:
    match = Match.new("cities", seats=1, seed="1")
    match.play(0, next(match.each_legal(0)))
    question = ask(match, 0)
    (found,) = json.loads(msgspec.json.encode(thought(question)))
    first, _, rest = found["turn"].partition(" ")
    assert rest
    with pytest.raises(Nonsense, match="no whole turn"):
        question.checked(json.dumps([{**found, "turn": first}]).encode())


def test_the_turn_of_an_answer_is_written_as_we_write_it() -> None:
    match = Match.new("cities", seats=2, seed="1")
    question = ask(match, 0)
    found = msgspec.json.decode(msgspec.json.encode(thought(question)))
    found[0]["turn"] = f"  {found[0]['turn']} "
    assert question.checked(json.dumps(found).encode()) == thought(question)


def test_what_a_worker_says_of_a_review_is_held_against_the_rules() -> None:
    match = finished("cities", seats=2)
    decision = list(decisions(match))[4]
    weigh = Weigh.of(decision, FEW)
    weighed = json.loads(msgspec.json.encode(thought(weigh)))
    played, best = weighed["played"], weighed["best"]
    untrue: list[dict[str, Any]] = [
        {"played": {**played, "turn": best[0]["turn"] + "x"}},
        {"lost": -1},
        {"lost": 1e9},
        {"best": []},
        {"best": best + best},
        {"best": [{**best[0], "turn": "q"}]},
        {"best": [{**best[0], "often": 2}]},
        {"best": [{**best[0], "spread": -1}]},
        {"best": [{**best[0], "then": "\n"}]},
    ]
    for lie in untrue:
        with pytest.raises(Nonsense):
            weigh.checked(json.dumps({**weighed, **lie}).encode())
    look = Look(match, replace(deals(match, FEW)[0], steps=1))
    best = json.loads(msgspec.json.encode(thought(look)))
    untrue = [
        {"score": best["score"] + 1},
        {"bound": best["score"] - 1},
        {"proven": not best["proven"]},
        {"turns": best["turns"][:-1]},
        {"turns": [*best["turns"], best["turns"][-1]]},
        {"turns": ["q"]},
    ]
    for lie in untrue:
        with pytest.raises(Nonsense):
            look.checked(json.dumps({**best, **lie}).encode())


def test_a_state_of_another_length_is_refused() -> None:
    match = Match.new("cities", seats=1, seed="1")
    told = json.loads(wire(ask(match, 0), Sets()))
    state = np.frombuffer(match.state.tobytes() + b"\0", np.uint8).tobytes()
    told["knows"]["state"] = msgspec.to_builtins(state)
    with pytest.raises(Exception, match="state"):
        received(told, Sets())
