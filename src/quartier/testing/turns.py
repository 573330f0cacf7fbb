"""What must hold for the turns of every game: played whole or refused, filed, taken back, in any order when at once."""

from __future__ import annotations

import copy
from random import Random

from quartier.core.errors import CannotUndo, IllegalMove
from quartier.core.file import read_match, verify, write_match
from quartier.core.match import Match
from quartier.testing.cases import Case
from quartier.testing.walk import play_randomly, random_turn


def listed_turns_can_be_played(case: Case, seed: int) -> None:
    """`legal` lists whole turns, each once, and any of them can be played."""
    match, random = case.match(seed), Random(seed)
    play_randomly(match, random, random.randrange(3 * case.seats))
    if not match.over:
        seat = match.actors[0]
        turns = match.legal(seat)
        assert len(set(turns)) == len(turns) > 0
        for turn in random.sample(turns, min(len(turns), 30)):
            assert copy.copy(match).play(seat, turn).text == turn


def files_round_trip(case: Case, seed: int) -> None:
    """A saved match, running or over, replays to the same bytes and the same text, and is verified."""
    for turns in (0, 5, None):
        match = case.match(seed)
        play_randomly(match, Random(seed), turns)
        text = write_match(match)
        again = read_match(text)
        assert again.state.tobytes() == match.state.tobytes()
        assert write_match(again) == text
        assert verify(text)[1].good


def refusal(match: Match, seat: int) -> str:
    """The rule by which the last turn is refused when a seat plays it again."""
    try:
        match.play(seat, match.turns[-1].text)
    except IllegalMove as error:
        return error.rule
    return "accepted"


def an_illegal_move_changes_nothing(case: Case, seed: int) -> None:
    """Playing out of turn is refused by name, and nothing has changed."""
    match, random = case.match(seed), Random(seed)
    play_randomly(match, random, case.seats)
    refused = 0
    while not match.over:
        for seat in set(range(case.seats)) - set(match.actors):
            before = write_match(match)
            assert refusal(match, seat) == "not-to-move"
            refused += 1
            assert write_match(match) == before
        seat = random.choice(match.actors)
        match.play(seat, random_turn(match, seat, random))
    before = write_match(match)
    assert refusal(match, 0) == "over"
    assert write_match(match) == before
    assert refused or case.seats == 1


def undo_goes_back_to_the_last_reveal_and_no_further(case: Case, seed: int) -> None:
    """A turn can be taken back exactly while nothing was revealed since, and is then as if never made."""
    match, random = case.match(seed), Random(seed)
    while not match.over:
        seat = random.choice(match.actors)
        before, reveals = match.state.tobytes(), int(match.state["reveals"][0])
        match.play(seat, random_turn(match, seat, random))
        if int(match.state["reveals"][0]) == reveals and not match.over:
            undone = match.undo(seat)
            assert match.state.tobytes() == before
            assert undone not in match.turns
            match.play(seat, undone.text)
        else:
            after = write_match(match)
            for other in range(case.seats):
                try:
                    match.undo(other)
                except CannotUndo:
                    continue
                raise AssertionError("a turn was taken back after a reveal")
            assert write_match(match) == after


def simultaneous_turns_commute(case: Case, seed: int) -> None:
    """The turns of one wave give the same bytes in any order."""
    match, random = case.match(seed), Random(seed)
    while not match.over:
        wave, other = match.wave, copy.copy(match)
        other.turns, other._since = list(match.turns), list(match._since)
        turns = {seat: random_turn(match, seat, random) for seat in match.actors}
        for played, order in ((match, sorted(turns)), (other, random.sample(sorted(turns), len(turns)))):
            for seat in order:
                if played.wave == wave:
                    played.play(seat, turns[seat])
        assert other.state.tobytes() == match.state.tobytes() or len(turns) == 1
        assert write_match(other) == write_match(match)
