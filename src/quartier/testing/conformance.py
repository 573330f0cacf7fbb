"""What must hold for every game, whatever its rules: one function per promise.

Each takes a case and a seed and raises AssertionError. Parametrise a test over `CHECKS` and
`cases("mygame")` and the whole suite runs.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random

import msgspec
import numpy as np

from quartier.core.errors import CannotUndo, IllegalMove
from quartier.core.file import read_match, verify, write_match
from quartier.core.game import State
from quartier.core.match import Match
from quartier.core.view import encode_view
from quartier.kernel import calls
from quartier.kernel.playouts import play_out_many
from quartier.kernel.random import seeded
from quartier.kernel.rules import ALLOWED
from quartier.testing.cases import Case
from quartier.testing.trace import trace, trace_in
from quartier.testing.walk import acting, legal_steps, play_randomly, random_states, random_turn

LONGEST = 100_000
"""No match of any game takes more steps."""


def random_games_end(case: Case, seed: int) -> None:
    """A random match ends, after some steps and with a score for each seat."""
    match = case.match(seed)
    first = match.game.blank(case.seats, match.options)
    scores = np.zeros((20, case.seats), np.int64)
    steps = np.zeros(match.game.space, np.int32)
    made = play_out_many(first, first.copy(), match.box.record, seeded(str(seed)), steps, 20, scores)
    assert 20 <= made <= 20 * LONGEST
    play_randomly(match, Random(seed))
    assert match.over
    assert match.winners or (match.game.about.cooperative and match.game.failed(match.state, match.box))
    assert sorted(place.seat for place in match.standings) == list(range(case.seats))


def moves_exist_exactly_while_the_game_is_not_over(case: Case, seed: int) -> None:
    """Who may act has a step, who may not has none, and nobody may once it is over."""
    match = case.match(seed)
    for state in random_states(match, Random(seed)):
        seats = acting(match, state)
        assert bool(seats) != bool(calls.over(state, match.box.record))
        for seat in range(case.seats):
            assert bool(legal_steps(match, state, seat)) == (seat in seats)


def legal_moves_listed_are_those_that_the_check_accepts(case: Case, seed: int) -> None:
    """Over the whole move space, for every seat."""
    match = case.match(seed)
    codes = np.zeros(match.game.space, np.int64)
    named = {1, 2, 3, *match.game.rules}
    random = seeded(str(seed))
    for state in random_states(match, Random(seed)):
        for seat in range(case.seats):
            listed = legal_steps(match, state, seat)
            if listed:
                picked = calls.pick(state, match.box.record, seat, random, np.zeros(match.game.space, np.int32))
                assert int(picked) in listed
            assert len(set(listed)) == len(listed)
            calls.check_all(state, match.box.record, seat, codes)
            assert sorted(listed) == np.flatnonzero(codes == ALLOWED).tolist()
            assert set(codes.tolist()) - {ALLOWED} <= named


def steps_moves_and_notation_round_trip(case: Case, seed: int) -> None:
    """A step, its struct (also as JSON) and its notation are the same move."""
    match = case.match(seed)
    game, random = match.game, Random(seed)
    for state in random_states(match, random):
        for seat in acting(match, state):
            steps = legal_steps(match, state, seat)
            for step in random.sample(steps, min(len(steps), 25)):
                move = game.decode(state, match.box, seat, step)
                assert game.encode(state, match.box, seat, move) == step
                assert msgspec.json.decode(msgspec.json.encode(move), type=game.move_types) == move
                text = game.write(move)
                assert text.split() == [text]
                assert game.read(text) == move
                assert game.step_texts(state, match.box, seat, [step]) == [text]


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


def the_same_seed_and_moves_give_the_same_bytes(case: Case, seed: int) -> None:
    """And another seed gives other ones."""
    one, two, other = case.match(seed), case.match(seed), case.match(seed + 1)
    assert one.state.tobytes() == two.state.tobytes() != other.state.tobytes()
    play_randomly(one, Random(seed))
    for turn in one.turns:
        two.play(turn.seat, turn.text)
    assert one.state.tobytes() == two.state.tobytes()


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


def dealt(match: Match, state: State, seat: int | None, salt: str) -> State:
    """The state with all that the seat cannot know replaced."""
    other = state.copy()
    calls.hide(other, match.box.record, -1 if seat is None else seat)
    calls.deal(other, match.box.record, seeded(salt))
    return other


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


def the_box_never_changes(case: Case, seed: int) -> None:
    """No kernel writes to the component set."""
    match = case.match(seed)
    before = match.box.record.tobytes()
    for state in random_states(match, Random(seed)):
        for seat in range(case.seats):
            calls.score(state, match.box.record, seat)
            dealt(match, state, seat, "box")
    assert match.box.record.tobytes() == before


def interpreted_and_compiled_kernels_agree(case: Case, seed: int) -> None:
    """Byte for byte, in every state of a random match."""
    assert trace_in("interpreted", case, seed) == trace(case, seed)


def kernels_stay_within_bounds(case: Case, seed: int) -> None:
    """Compiled with every index checked, the kernels answer the same."""
    assert trace_in("checked", case, seed) == trace(case, seed)


Check = Callable[[Case, int], None]

CHECKS: list[Check] = [
    random_games_end,
    moves_exist_exactly_while_the_game_is_not_over,
    legal_moves_listed_are_those_that_the_check_accepts,
    steps_moves_and_notation_round_trip,
    listed_turns_can_be_played,
    files_round_trip,
    the_same_seed_and_moves_give_the_same_bytes,
    an_illegal_move_changes_nothing,
    undo_goes_back_to_the_last_reveal_and_no_further,
    turns_said_to_stay_secret_do,
    simultaneous_turns_commute,
    views_do_not_change_with_what_is_hidden,
    hide_then_deal_is_consistent_with_what_was_seen,
    the_box_never_changes,
    interpreted_and_compiled_kernels_agree,
    kernels_stay_within_bounds,
]
