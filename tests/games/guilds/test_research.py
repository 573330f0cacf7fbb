"""What a learner sees is what the seat's board shows, part by part."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from quartier.core.game import State
from quartier.games.guilds.game import GAME
from quartier.games.guilds.moves import TILE_NAMES
from quartier.games.guilds.position import POSITION
from quartier.games.guilds.research import LAYOUTS
from quartier.games.guilds.steps import SPACE
from quartier.games.guilds.town import NAMES
from quartier.kernel.batches import observe_seats
from quartier.research import Setting, unpack
from quartier.testing.walk import play_randomly

from .table import HOUSE, new_match, played, town

LAYOUT = LAYOUTS[POSITION]
GUILD_NAMES = ("bakers", "clothmakers", "candlemakers", "smiths")
GUILD_KINDS = TILE_NAMES[:8]


def seen(state: State, seat: int) -> dict[tuple[str, int | None], Any]:
    """What a seat sees, by the name of each part and the seat that it is about."""
    seats = int(state["seats"][0])
    words = np.zeros((1, LAYOUT.words(seats)), np.uint64)
    observe_seats(state.copy(), HOUSE.record, state.copy(), np.array([seat], np.int32), words, 0, 1)
    values, found, first = unpack(LAYOUT, seats, words)[0].tolist(), {}, 0
    for part in LAYOUT.parts(seats):
        size = int(np.prod(part.shape))
        found[part.name, part.seat] = values[first : first + size]
        first += size
    assert first == len(values)
    return found


def spaces(plane: list[int]) -> set[str]:
    """The names of the spaces in a plane."""
    return {name for name, there in zip(NAMES, plane, strict=True) if there}


@settings(max_examples=40, deadline=None)
@given(seats=st.integers(3, 5), seed=st.integers(0, 2**32), turns=st.integers(0, 80), seat=st.integers(0, 2))
def test_the_observation_is_what_the_board_of_the_seat_shows(seats: int, seed: int, turns: int, seat: int) -> None:
    match = new_match(seats, seed)
    play_randomly(match, Random(seed), turns)
    found, board = seen(match.state, seat), match.view(seat).board
    for plane, kinds in [(guild, (name, name + "m")) for guild, name in zip(GUILD_NAMES, "bcks", strict=True)] + [
        ("markets", ("bm", "cm", "km", "sm")),
        ("minstrels", ("h",)),
        ("taverns", ("t",)),
    ]:
        assert spaces(found[plane, None]) == {space.name for space in board.spaces if space.tile in kinds}
    assert spaces(found["doubled", None]) == {space.name for space in board.spaces if space.figures == 2}
    assert found["unseen", None] == [board.unseen[kind] for kind in GUILD_KINDS]
    assert found["unseen_minstrels", None] == [board.unseen["h"]]
    assert found["open", None] == [board.open.count(kind) for kind in GUILD_KINDS]
    assert found["open_minstrels", None] == [board.open.count("h")]
    assert found["stack", None] == [board.stack]
    assert found["taverns_left", None] == [board.taverns]
    assert found["seats", None] == [seats]
    for after in range(seats):
        other = (seat + after) % seats
        player = board.players[other]
        assert spaces(found["houses", after]) == {space.name for space in board.spaces if space.seat == other}
        assert found["markers", after] == [block.white == other for block in board.blocks] + [
            block.black == other for block in board.blocks
        ]
        secret = player.secret or []
        assert found["taken", after] == [player.taken.count(kind) for kind in GUILD_KINDS]
        assert found["taken_minstrels", after] == [player.taken.count("h")]
        assert found["secret", after] == [secret.count(kind) for kind in GUILD_KINDS]
        assert found["secret_minstrels", after] == [secret.count("h")]
        assert found["unknown", after] == [player.hand - len(player.taken) - len(secret)]
        assert found["returned", after] == [-1 if player.returned is None else TILE_NAMES.index(player.returned)]
        assert found["figures", after] == [player.figures]
        points = match.standings[other].score
        assert found["points", after][0] + found["beyond", after][0] == points
        for guild, field in zip(board.guilds, found["fields", after], strict=True):
            assert [marker.field for marker in guild.track if marker.seat == other] == [field]


def test_the_order_on_a_field_is_seen() -> None:
    state = town("a: s s . . . . . .", tracks={"b": [(2, 2), (1, 2), (3, 1)]})
    found = seen(state, 1)
    assert [found["behind", after][0] for after in range(3)] == [0, 0, 1]
    assert [found["fields", after][0] for after in range(3)] == [2, 1, 2]


def test_what_is_to_do_is_seen_and_whose_turn_it_is() -> None:
    state = town("a: s . . . . . . .", hand="b s h")
    assert (seen(state, 0)["stage", None], seen(state, 0)["turn", None]) == ([1], [0])
    assert seen(state, 2)["turn", None] == [1]
    assert not any(seen(state, 0)["last", None])
    after = played(state, "b-a2")
    assert seen(after, 0)["stage", None] == [2]
    assert spaces(seen(after, 0)["last", None]) == {"a2"}
    assert spaces(seen(after, 0)["free", None]) == {
        beside for name in ("a1", "a2") for beside in HOUSE.contents.spaces[NAMES.index(name)][3]
    } - {"a1", "a2"}


def test_points_above_what_a_number_can_tell_go_on_in_another() -> None:
    state = town("a: s . . . . . . .")
    state["points"][0, :3] = 130, 127, 5
    found = seen(state, 0)
    assert [(*found["points", after], *found["beyond", after]) for after in range(3)] == [(127, 3), (127, 0), (5, 0)]


def test_a_tile_is_decided_before_its_space() -> None:
    choices = Setting.of("guilds").choices
    assert choices.space == SPACE
    assert choices.number == 159
    state = town("a: s . . . . . . .", hand="b s h")
    steps, _ = GAME.make_steps(state.copy(), HOUSE, 0, [GAME.read("h-a2")])
    tile, space = choices.divided(steps[0])
    steps, _ = GAME.make_steps(state.copy(), HOUSE, 0, [GAME.read("b-a2")])
    assert choices.divided(steps[0]) == (tile - 8, space)
