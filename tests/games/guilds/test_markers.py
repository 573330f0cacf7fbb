"""Who owns a block: white and black markers, by the rules in their order."""

from __future__ import annotations

from .table import played, town


def holders(drawing: str, turn: str, markers: tuple[int, ...] = (), hand: str = "b h s") -> tuple[int, int]:
    """Players with white and black in block A after a turn of player 1; 0: nobody."""
    after = played(town(drawing, seats=4, hand=hand, markers={"a": markers} if markers else {}), turn)
    return int(after["white"][0, 0]) + 1, int(after["black"][0, 0]) + 1


def test_the_first_figure_in_a_block_takes_white() -> None:
    assert holders("a: sm . . . . . . .", "b-a2 i") == (1, 0)


def test_black_that_nobody_holds_goes_to_the_second_player() -> None:
    assert holders("a: s2 . . . . . . .", "b-a2 i", (2,)) == (2, 1)


def test_equality_changes_nothing() -> None:
    assert holders("a: s2 s3 . . . . . .", "b-a3 i", (2, 3)) == (2, 3)


def test_equal_houses_and_more_figures_take_white_and_the_former_holder_gets_black() -> None:
    assert holders("a: s2 . . . . . . .", "b-a2 f", (2,)) == (1, 2)


def test_more_houses_take_white_even_with_fewer_figures() -> None:
    assert holders("a: s22 s1 . . . . . .", "b-a3 i", (2, 1)) == (1, 2)


def test_a_third_player_who_takes_white_drives_black_out() -> None:
    assert holders("a: s2 s3 . . . . . .", "b-a3 f", (2, 3)) == (1, 2)


def test_a_third_player_can_take_black() -> None:
    assert holders("a: s22 s3 . . . . . .", "b-a3 f", (2, 3)) == (2, 1)


def test_the_holder_of_white_who_lays_again_keeps_it() -> None:
    assert holders("a: s1 s2 . . . . . .", "b-a3 i", (1, 2)) == (1, 2)


def test_a_figure_on_a_minstrel_house_counts_as_a_house() -> None:
    assert holders("a: s2 s1 . . . . . .", "h-a3 f", (2, 1)) == (1, 2)


def test_a_minstrel_house_without_figure_counts_for_nobody() -> None:
    assert holders("a: s2 s1 . . . . . .", "h-a3 n", (2, 1)) == (2, 1)


def test_a_market_changes_no_marker() -> None:
    assert holders("a: s2 . . . . . . .", "bm-a2", (2,), hand="bm b s") == (2, 0)
