"""What is shown of a town: spaces, blocks, hands, what is to do, and why a seat has its points."""

from __future__ import annotations

import pytest

from quartier.core.game import State
from quartier.core.view import Item, Message, View
from quartier.games.guilds.board import Share, Space
from quartier.games.guilds.game import GAME
from quartier.games.guilds.moves import TILE_NAMES

from . import slow
from .table import HOUSE, new_match, played, town


def seen(state: State, seat: int | None = 0) -> View:
    """The view of a drawn town."""
    match = new_match(int(state["seats"][0]))
    match.state = state
    return match.view(seat)


def test_spaces_lie_where_the_set_draws_them_and_have_its_neighbours() -> None:
    board = seen(town("")).board
    assert [space.name for space in board.spaces] == [
        f"{block}{number}" for block in "abcdefgh" for number in range(1, 9)
    ]
    assert {space.name[0].upper() == board.map[space.row][space.column] for space in board.spaces} == {True}
    assert {space.name: set(space.neighbours) for space in board.spaces} == slow.adjacent(HOUSE.contents.rows)
    assert board.map == HOUSE.contents.rows


def test_a_space_shows_its_tile_and_whose_figures_stand_there() -> None:
    spaces: list[Space] = seen(town("h: k11 sm . h2 t b . .")).board.spaces
    shown = [(space.tile, space.seat, space.figures) for space in spaces[-8:]]
    assert shown[:4] == [("k", 0, 2), ("sm", None, 0), (None, None, 0), ("h", 1, 1)]
    assert shown[4:] == [("t", None, 0), ("b", None, 0), (None, None, 0), (None, None, 0)]


def test_a_block_shows_what_everybody_would_get_if_it_were_full_now() -> None:
    drawn = town("a: k1 km k22 . . . . .", markers={"a": (2, 1)}, tracks={"k": [(3, 4), (1, 2)]})
    block = seen(drawn).board.blocks[0]
    assert (block.white, block.black, block.third, block.value) == (1, 0, None, 10)
    assert (block.guild, block.completed) == ("k", None)
    assert block.shares == [Share(1, 1, 4, 2), Share(1, 2, 6, 0), Share(0, 0, 0, 4)]


def test_a_full_block_shows_what_was_paid_whatever_the_tracks_do_later() -> None:
    full = played(town("a: k km k s c c t .", hand="km b s", tracks={"k": [(3, 4), (2, 3)]}), "km-a8")
    paid = [share.guild_points for share in seen(full).board.blocks[0].shares]
    assert paid == [1, 2, 4]
    full["fields"][0, TILE_NAMES.index("k")] = (9, 0, 1, 0, 0)
    assert [share.guild_points for share in seen(full).board.blocks[0].shares] == paid
    assert seen(full).board.blocks[0].completed == 1
    assert seen(full).board.taverns == 3


def test_a_hand_is_shown_as_far_as_it_is_known() -> None:
    state = town("a: b b . . . . . .", hand="b h b")
    state["known"][0, 1, TILE_NAMES.index("km")] = 2
    state["secret"][0, 1, TILE_NAMES.index("s")] = 1
    own, other, _ = seen(state).board.players
    assert (own.hand, own.taken, own.secret) == (3, [], ["b", "b", "h"])
    assert (other.hand, other.taken, other.secret) == (3, ["km", "km"], None)


def test_unseen_is_what_neither_lies_on_the_table_nor_is_known_to_be_in_a_hand() -> None:
    state = town("a: b b bm . . . . .", hand="b h b", open_tiles="b bm k")
    state["secret"][0, 1, TILE_NAMES.index("b")] = 1
    unseen = seen(state).board.unseen
    assert unseen == {"b": 11 - 5, "c": 11, "k": 10, "s": 11, "bm": 7 - 2, "cm": 7, "km": 7, "sm": 7, "h": 3}


@pytest.mark.parametrize(
    ("turn", "phase"),
    [
        ("", "guilds-phase-lay"),
        ("b-a3", "guilds-phase-invest"),
        ("b-a3 i", "guilds-phase-take"),
        ("h-a3", "guilds-phase-minstrel"),
        ("b-a3 i >c", "phase-wait"),
    ],
)
def test_the_phase_says_what_is_to_do_now(turn: str, phase: str) -> None:
    state = played(town("a: b b . . . . . ."), turn)
    assert seen(state, 0).phase == Message(phase)
    assert seen(state, 2).phase == Message("phase-wait")
    assert seen(state, None).phase == Message("phase-wait")


def test_in_set_up_the_phases_are_to_return_to_found_and_to_take() -> None:
    match = new_match()
    assert match.view(1).phase == Message("guilds-phase-return")
    for seat in range(3):
        match.play(seat, match.view(seat).legal[0])
    assert match.view(0).phase == Message("guilds-phase-found")
    assert match.preview(0, match.view(0).legal[0]).phase == Message("guilds-phase-take")


def test_who_fills_a_block_is_asked_for_a_tavern() -> None:
    assert seen(played(town("a: s s s s s s s .", hand="bm b b"), "bm-a8")).phase == Message("guilds-phase-tavern")


def test_points_say_the_block_and_the_guild_and_the_spaces_that_make_them() -> None:
    before = town(
        "a: k1 km s2 h2 c4 km b .",
        seats=4,
        hand="k s s",
        tracks={"k": [(3, 9), (1, 6), (2, 4), (4, 2)]},
        markers={"a": (2, 1)},
    )
    after = played(before, "k-a8 f")
    block = Message("guilds-item-block-first", {"block": "A", "value": 17})
    guild = Message("guilds-item-guild-second", {"block": "A", "guild": "k"})
    assert GAME.items(after, HOUSE, 0) == [
        Item(9, block, "A", ["a1", "a8"], ["a2", "a3", "a4", "a5", "a6", "a7"]),
        Item(2, guild, "k", ["a1", "a2", "a6", "a8"]),
    ]
    assert [item.reason.id for item in GAME.items(after, HOUSE, 3)] == ["guilds-item-block-third"]


@pytest.mark.parametrize(
    ("block", "reasons"),
    [
        ("b1 b bm bm bm bm bm .", ["alone", None]),
        ("b1 b2 bm bm bm bm bm .", ["first-of-two", "second-of-two"]),
        ("b1 b2 b3 bm bm bm bm .", ["first", "second"]),
    ],
)
def test_owners_are_told_how_many_share_a_block(block: str, reasons: list[str | None]) -> None:
    # The last tile is a market without a figure, of a guild in which nobody has invested.
    after = played(town(f"a: {block}", hand="cm b b", markers={"a": (1, 2)}), "cm-a8")
    for seat, reason in enumerate(reasons):
        ids = [item.reason.id for item in GAME.items(after, HOUSE, seat)]
        assert ids == ([] if reason is None else [f"guilds-item-block-{reason}"])


def test_blocks_are_told_in_the_order_in_which_they_were_filled() -> None:
    state = town(
        "a: b1 b b b b b b bm\nc: b1 b b b b b b .\nb: s . . . . . . .", hand="bm b b", markers={"a": (1,), "c": (1,)}
    )
    state["completed"][0, 0] = 1
    first = played(state, "bm-c8")
    assert [item.piece for item in GAME.items(first, HOUSE, 0) if item.piece in "ABC"] == ["A", "C"]
    first["completed"][0, [0, 2]] = 2, 1
    assert [item.piece for item in GAME.items(first, HOUSE, 0) if item.piece in "ABC"] == ["C", "A"]
