"""What a full block and the end of the game bring: every figure that the rulebook prints."""

from __future__ import annotations

import pytest

from quartier.games.guilds.game import GAME

from .table import HOUSE, played, points, town


def shares(block: str, seats: int = 4, markers: tuple[int, ...] = (1, 2)) -> tuple[int, list[int]]:
    """Value of block A drawn as one line, and what each player gets as its owner."""
    drawn = town(f"a: {block}", seats=seats, markers={"a": markers})
    shown = GAME.board(drawn, HOUSE, None).blocks[0]
    return shown.value, [share.points for share in shown.shares]


BLUE, RED, GREEN, YELLOW = range(4)


def test_the_printed_example_of_a_block_worth_17() -> None:
    # Blue lays a candlemakers' building with two figures and completes the block.
    before = town(
        """
        a: k1 km s2 h2 c4 km b .
        """,
        seats=4,
        hand="k s s",
        tracks={"k": [(3, 9), (1, 6), (2, 4), (4, 2)]},
        markers={"a": (2, 1)},
    )
    after = played(before, "k-a8 f")
    assert points(after) == [11, 6, 4, 3]
    found = {seat: [item.points for item in GAME.items(after, HOUSE, seat)] for seat in range(4)}
    assert found == {BLUE: [9, 2], RED: [5, 1], GREEN: [4], YELLOW: [3]}
    assert GAME.board(after, HOUSE, 0).blocks[0].value == 17


def test_a_block_worth_21_gives_11_6_and_3() -> None:
    assert shares("b1 b2 b3 bm bm bm bm h1") == (21, [11, 6, 3, 0])


def test_alone_in_a_block_gets_the_full_value() -> None:
    assert shares("b1 b b bm bm bm bm h1", markers=(1,)) == (21, [21, 0, 0, 0])


def test_exactly_two_players_get_one_more_each() -> None:
    assert shares("b1 b2 b bm bm bm bm h1") == (21, [12, 7, 0, 0])


def test_a_tie_for_third_place_scores_nothing_for_third_place() -> None:
    assert shares("b11 b22 b3 b4 bm bm bm bm") == (16, [8, 4, 0, 0])


def test_third_is_decided_by_houses_then_figures() -> None:
    assert shares("b11 b11 b22 b22 b33 b4 b bm") == (10, [5, 3, 2, 0])


def test_a_block_without_figures_scores_only_the_guild() -> None:
    before = town("a: km km km k c s s .", hand="km s s", tracks={"k": [(2, 3)], "s": [(3, 5)]})
    assert points(played(before, "km-a8")) == [2, 4, 0]


@pytest.mark.parametrize(
    ("tile", "worth"), [("b", 8), ("bm", 10), ("h", 13), ("t", 13)], ids=["building", "market", "minstrel", "tavern"]
)
def test_a_block_is_worth_8_and_2_per_market_and_5_per_minstrel_house_or_tavern(tile: str, worth: int) -> None:
    assert shares(f"{tile} b1 b b b b b b", markers=(1,))[0] == worth


def guild_points(drawing: str, tracks: dict[str, list[tuple[int, int]]]) -> list[int]:
    """What the guild brings when player 1 fills a8 with a market of no other consequence."""
    before = town(drawing, hand="bm b b", tracks=tracks)
    return points(played(before, "bm-a8"))


def test_the_guild_with_most_tiles_pays_4_2_1() -> None:
    tracks = {"s": [(2, 4), (3, 3), (1, 1)]}
    assert guild_points("a: s s s sm km k c .", tracks) == [1, 4, 2]


def test_who_stands_on_field_0_gets_nothing_and_the_share_lapses() -> None:
    assert guild_points("a: s s s sm km k c .", {"s": [(2, 4)]}) == [0, 4, 0]


def test_equal_tiles_are_decided_by_the_longest_chain_through_the_block() -> None:
    # The smiths on a1, a2, a3 hang together; of the candlemakers only a4 and a7 do.
    assert guild_points("a: s s s k c k k .", {"s": [(2, 1)], "k": [(3, 1)]}) == [0, 4, 0]


def test_then_by_the_blocks_that_such_a_chain_reaches() -> None:
    # Two chains of five: the smiths' runs from A along streets to c1 and f8, the candlemakers' into D only.
    drawing = """
        a: s s s k k c k .
        c: s . . . . . . .
        d: k k . . . . . .
        f: . . . . . . . s
    """
    tracks = {"s": [(2, 1)], "k": [(3, 1)]}
    assert guild_points(drawing, tracks) == [0, 4, 0]
    assert guild_points(drawing.replace(". s", ". c"), tracks) == [0, 0, 4]


def test_still_tied_there_is_no_guild_scoring() -> None:
    before = town("a: h s t h t k h .", hand="h b b", tracks={"s": [(2, 1)], "k": [(3, 1)]})
    after = played(before, "h-a8 n")
    assert points(after) == [0, 0, 0]
    assert int(after["control"][0, 0]) == -1


@pytest.mark.parametrize(("blocks", "bonus"), list(enumerate([1, 3, 6, 10, 15, 21, 28, 35], 1)))
def test_the_bonus_row(blocks: int, bonus: int) -> None:
    assert int(HOUSE.record[0].bonus[blocks]) == bonus


def longest_chain(guild: str, drawing: str) -> tuple[int, int, int]:
    """Size, blocks and worth of the longest chain of a guild."""
    (shown,) = (shown for shown in GAME.board(town(drawing), HOUSE, None).guilds if shown.name == guild)
    return len(shown.chain), shown.blocks, shown.worth


def test_the_printed_chain_of_six_over_three_blocks_and_its_split() -> None:
    # Taking b5 away leaves b7, c6, e3 (3 over 3 blocks) and b2, c2 (2 over 2).
    whole = "b: . k . . k . k .\nc: . km . . . k . .\ne: . . km . . . . ."
    assert longest_chain("k", whole) == (6, 3, 6 + 6)
    assert longest_chain("k", whole.replace("k . . k . k", "k . . . . k")) == (3, 3, 3 + 6)
    assert longest_chain("k", "b: . k . . . . . .\nc: . km . . . . . .") == (2, 2, 2 + 3)


def test_a_guild_without_tiles_has_no_chain() -> None:
    assert longest_chain("b", "a: . . . s sm s . .") == (0, 0, 0)


@pytest.mark.parametrize(("between", "size"), [("h", 1), ("t", 1), ("sm", 3)])
def test_minstrel_houses_and_taverns_break_chains(between: str, size: int) -> None:
    assert longest_chain("s", f"a: . . . s {between} s . .")[:2] == (size, 1)


def test_the_end_pays_chains_all_half_a_quarter_and_takes_a_point_for_each_unused_figure() -> None:
    blocks = {letter: ["h"] * 8 for letter in "abcdefgh"}
    for space in ("b2", "b5", "b7", "c2", "c6", "e3"):
        blocks[space[0]][int(space[1]) - 1] = "k"
    blocks["h"][7] = "."
    drawing = "\n".join(f"{letter}: {' '.join(tiles)}" for letter, tiles in blocks.items())
    before = town(drawing, hand="sm b b", tracks={"k": [(2, 5), (3, 4), (1, 2)]})
    before["completed"][0, :7] = range(1, 8)
    after = played(before, "sm-h8")
    # Six over three blocks is worth 12; the smiths' market alone 1 + 1, and block H pays 4 for it.
    assert points(after) == [3 + 2 + 4 - 18, 12 - 18, 6 - 18]
    assert [
        sum(item.points for item in GAME.items(after, HOUSE, seat)[1 if seat == 0 else 0 :]) for seat in range(3)
    ] == [
        3 + 2 - 18,
        12 - 18,
        6 - 18,
    ]
