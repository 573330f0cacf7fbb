"""Who knows what: hands, the stack, and what can be deduced from public play."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from quartier.games.guilds.moves import TILE_NAMES
from quartier.games.guilds.position import TOTALS, UNKNOWN
from quartier.kernel import calls
from quartier.kernel.random import seeded
from quartier.testing.walk import play_randomly

from .table import HOUSE, new_match, town


def test_a_seat_sees_its_own_hand_and_of_others_only_how_many_tiles() -> None:
    match = new_match(3)
    players = match.view(1).board.players
    assert players[1].secret is not None
    assert len(players[1].secret) == 4
    assert [players[other].secret for other in (0, 2)] == [None, None]
    assert [player.secret for player in match.view(None).board.players] == [None] * 3


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), turns=st.integers(3, 60))
def test_tiles_taken_openly_and_not_yet_laid_are_shown_to_all(seed: int, turns: int) -> None:
    match = new_match(3, seed)
    play_randomly(match, Random(seed), turns)
    taken: list[list[str]] = [[], [], []]
    for turn in match.turns:
        for word in turn.text.split():
            if word.startswith(">"):
                taken[turn.seat].append(word[1:])
            elif "-" in word and word.split("-")[0] in taken[turn.seat]:
                taken[turn.seat].remove(word.split("-")[0])
    shown = [player.taken for player in match.view(None).board.players]
    assert [sorted(tiles) for tiles in shown] == [sorted(tiles) for tiles in taken]


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), turns=st.integers(0, 60))
def test_unseen_tiles_are_those_of_the_stack_and_of_secret_hands(seed: int, turns: int) -> None:
    match = new_match(4, seed)
    play_randomly(match, Random(seed), turns)
    board = match.view(2).board
    hidden = sum(player.hand - len(player.taken) for seat, player in enumerate(board.players) if seat != 2)
    assert sum(board.unseen.values()) == board.stack + hidden
    own = board.players[2]
    for kind, name in enumerate(TILE_NAMES[:9]):
        seen = [space.tile for space in board.spaces] + board.open + (own.secret or [])
        seen += [tile for player in board.players for tile in player.taken]
        assert board.unseen[name] == TOTALS[kind] - seen.count(name)


def test_others_see_of_a_returned_tile_that_it_was_returned_and_of_other_turns_all() -> None:
    match = new_match(5)
    turn = match.play(0, "<" + TILE_NAMES[int(match.state["secret"][0, 0].nonzero()[0][0])])
    assert (turn.entry.turn, turn.public.turn) == (turn.text, "<")
    while match.wave == turn.wave:
        match.play(match.actors[0], match.view(match.actors[0]).legal[0])
    turn = match.play(match.actors[0], next(match.each_legal(match.actors[0])))
    assert turn.public.turn == turn.text


def test_a_returned_tile_lies_in_the_rest_of_every_world_that_its_player_imagines() -> None:
    match = new_match(5)
    match.play(0, "<" + TILE_NAMES[int(match.state["secret"][0, 0].nonzero()[0][0])])
    kind = int(match.state["returned"][0, 0])
    for number in range(200):
        world = match.state.copy()
        calls.hide(world, HOUSE.record, 0)
        assert int(world["rest"][0, kind]) == -1
        calls.deal(world, HOUSE.record, seeded(str(number)))
        assert int(world["rest"][0, kind]) >= 1
        assert (world["rest"] >= 0).all()
    other = match.state.copy()
    calls.hide(other, HOUSE.record, 1)
    assert int(other["returned"][0, 0]) == -1


def test_nobody_is_imagined_to_hold_the_only_tile_that_a_seat_knows_to_lie_in_the_rest() -> None:
    seen = town("a: h h h . . . . .", hand="b s c", open_tiles="c k sm")
    calls.hide(seen, HOUSE.record, 0)
    minstrel = TILE_NAMES.index("h")
    seen["returned"][0, 0] = minstrel
    seen["secret"][0, 1:3, UNKNOWN] = 3
    for number in range(300):
        world = seen.copy()
        calls.deal(world, HOUSE.record, seeded(str(number)))
        assert int(world["rest"][0, minstrel]) == 1
        assert not world["secret"][0, 1:3, minstrel].any()


def test_a_turn_with_a_known_tile_reveals_nothing_once_the_stack_is_empty() -> None:
    match = new_match(3)
    play_randomly(match, Random(1), 3 + 3 + 1)
    state, before = match.state.copy(), int(match.state["reveals"][0])
    assert before > 0
    state["stack"], state["rest"] = 0, 0
    match.state = state
    known = int(state["known"][0, 1].nonzero()[0][0])
    turn = next(turn for turn in match.legal(1) if turn.startswith(TILE_NAMES[known] + "-"))
    match.play(1, turn)
    assert int(match.state["reveals"][0]) == before


def test_the_returned_tile_is_in_nobody_elses_log() -> None:
    match = new_match(3)
    for seat in range(3):
        match.play(seat, match.view(seat).legal[0])
    for viewer in (None, 0, 1, 2):
        for entry in match.view(viewer).log:
            assert (len(entry.turn) > 1) == (entry.seat == viewer)


def test_a_returned_tile_may_be_anywhere_once_one_of_its_kind_was_shown() -> None:
    shown = 0
    for seed in range(30):
        match = new_match(3, seed)
        kinds = []
        for seat in range(3):
            kinds.append(match.view(seat).legal[0])
            match.play(seat, kinds[-1])
        for seat, turn in enumerate(kinds):
            still = int(match.state["returned"][0, seat]) >= 0
            assert still == (turn[1:] not in match.view(None).board.open)
            shown += not still
    assert shown
