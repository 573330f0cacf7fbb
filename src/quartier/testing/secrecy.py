"""What must hold for the secrets of every game: nobody is told more than it is shown.

What a seat may know is what its view shows it; that a view shows no more than the rules allow is for the game's own
tests. Here the hidden states are held to the views: bots and clients get nothing that people do not see.
"""

from __future__ import annotations

import copy
import sys
from random import Random

import msgspec

from quartier.core.errors import IllegalMove, MalformedMove
from quartier.core.game import State
from quartier.core.match import Match
from quartier.core.view import encode_view
from quartier.kernel import calls
from quartier.kernel.random import seeded
from quartier.testing.cases import Case
from quartier.testing.walk import legal_steps, random_states, random_turn

STARTS = 400
"""So many deals, and some look alike: three tiles of 24 are drawn alike by seven pairs among them."""


def hidden(match: Match, seat: int | None) -> bytes:
    """What a seat is told of the position."""
    state = match.state.copy()
    calls.hide(state, match.box.record, -1 if seat is None else seat)
    return state.tobytes()


def dealt(match: Match, state: State, seat: int | None, salt: str) -> State:
    """The state with all that the seat cannot know replaced."""
    other = state.copy()
    calls.hide(other, match.box.record, -1 if seat is None else seat)
    calls.deal(other, match.box.record, seeded(salt))
    return other


def turns_said_to_stay_secret_do(case: Case, seed: int) -> None:
    """As long as wave and reveals stay, a turn changes in others' views only who is ready."""
    match, random = case.match(seed), Random(seed)
    while match.game.turns_stay_secret and not match.over:
        seat, shown = random.choice(match.actors), match.shown
        before = {other: match.view(other) for other in (None, *range(case.seats)) if other != seat}
        match.play(seat, random_turn(match, seat, random))
        if match.shown == shown:
            for other, view in before.items():
                actors, ready = match.readiness(other)
                expected = msgspec.structs.replace(view, actors=actors, ready=ready)
                assert encode_view(match.view(other)) == encode_view(expected)


def nothing_of_chance_is_told(case: Case, seed: int) -> None:
    """In what a seat is told of a position, no word stands of the random numbers to come or of those at the start."""
    match, random = case.match(seed), Random(seed)
    first = seeded(match.seed)
    for state in random_states(match, random):
        words = {int(word) for word in (*first, *state["random"][0])} - {0}
        for seat in (-1, *range(case.seats)):
            told = state.copy()
            calls.hide(told, match.box.record, seat)
            assert not told["random"].any(), f"seat {seat} is told the random numbers to come"
            row = told.tobytes()
            assert not any(word.to_bytes(8, sys.byteorder) in row for word in words), (
                f"seat {seat} is told a word of the random numbers"
            )


def views_do_not_change_with_what_is_hidden(case: Case, seed: int) -> None:
    """A seat's view, legal turns and previews stay the same when only hidden things change."""
    match, random = case.match(seed), Random(seed)
    changed = 0
    while not match.over:
        for seat in [None, *range(case.seats)]:
            other = copy.copy(match)
            other.state = dealt(match, match.state, seat, f"{seed} {match.wave}")
            changed += other.state.tobytes() != match.state.tobytes()
            assert encode_view(other.view(seat)) == encode_view(match.view(seat))
            if seat in match.actors:
                turn = random_turn(match, seat, random)
                assert encode_view(other.preview(seat, turn)) == encode_view(match.preview(seat, turn))
        seat = random.choice(match.actors)
        match.play(seat, random_turn(match, seat, random))
    assert changed


def hide_then_deal_is_consistent_with_what_was_seen(case: Case, seed: int) -> None:
    """Hiding a dealt state again gives what the seat saw, and a dealt match can be played to its end."""
    match, random = case.match(seed), Random(seed)
    for number, state in enumerate(random_states(match, random)):
        for seat in (-1, *range(case.seats)):
            seen = state.copy()
            calls.hide(seen, match.box.record, seat)
            other = seen.copy()
            calls.deal(other, match.box.record, seeded(f"{seed} {number}"))
            if seat >= 0:
                assert legal_steps(match, other, seat) == legal_steps(match, state, seat)
            if seat == 0 and number % 7 == 0:
                end = copy.copy(match)
                end.state = other.copy()
                assert all(place.score is not None for place in end.standings)
                *_, last = random_states(end, random)
                assert calls.over(last, match.box.record)
            calls.hide(other, match.box.record, seat)
            assert other.tobytes() == seen.tobytes()


def starts_that_look_alike_are_hidden_alike(case: Case, seed: int) -> None:
    """Of two deals that a seat sees alike, it is told alike: a hand or a stack that is not shown is not told."""
    match = case.match(seed)
    seen: dict[tuple[int | None, bytes], bytes] = {}
    for number in range(STARTS):
        match.state = match.game.blank(case.seats, match.options)
        match.state["random"][0] = seeded(f"{seed} {number}")
        calls.start(match.state, match.box.record)
        for seat in {None, 0, case.seats - 1}:
            told = hidden(match, seat)
            assert seen.setdefault((seat, encode_view(match.view(seat))), told) == told, (
                f"two starts look alike to seat {seat} and are told it in two ways: it is told what it cannot see"
            )


def what_is_hidden_agrees_with_what_was_seen(case: Case, seed: int) -> None:
    """Dealt anew from what a seat sees and played on alike, two worlds are told it alike as long as it sees them alike.

    And they part: what was dealt anew comes to light, or nothing had been hidden. Every second time the others play
    other turns where these are secret, and then those must not be told either.
    """
    parted = 0
    for seat in (None, *range(case.seats)):
        one, random = case.match(seed), Random(f"{seed} {seat}")
        dealings = 0
        while not one.over:
            other = copy.copy(one)
            other.turns, other._since = list(one.turns), list(one._since)
            other.state = dealt(one, one.state, seat, f"{seed} {seat} {dealings}")
            parted += play_until_they_part(one, other, seat, random, alike=dealings % 2 == 0)
            dealings += 1
    assert parted, "what is dealt anew never comes to light: what should be hidden is not"


def play_until_they_part(one: Match, other: Match, seat: int | None, random: Random, alike: bool) -> bool:
    """Play two worlds that look alike to a seat; whether chance alone made a difference that it sees."""
    while not one.over:
        mover = random.choice(one.actors)
        turn = answer = random_turn(one, mover, random)
        one.play(mover, turn)
        secret = one.game.turns_stay_secret or one.game.public_turn(turn) != turn
        if mover != seat and secret and not alike:
            if mover not in other.actors:
                return False
            answer = random_turn(other, mover, random)
        try:
            other.play(mover, answer)
        except (IllegalMove, MalformedMove):
            assert mover != seat, f"seat {seat} cannot play {turn} in a world that looks the same to it"
            if not secret or mover not in other.actors:
                return False
            answer = random_turn(other, mover, random)
            other.play(mover, answer)
        if encode_view(one.view(seat)) != encode_view(other.view(seat)):
            return answer == turn and alike
        assert hidden(one, seat) == hidden(other, seat), (
            f"seat {seat} sees the same after {turn} in two worlds, and is told that they differ"
        )
    return False
