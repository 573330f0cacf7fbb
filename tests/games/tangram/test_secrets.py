"""Who may look at which card, and in which order cards are played: one way of dealing for each number of players."""

from __future__ import annotations

import pytest

from quartier.core.match import Match
from quartier.games.tangram.position import FINAL, FINAL_CARDS
from quartier.games.tangram.view import Card

from .drawing import begun, pass_wave


def cards_seen(match: Match, seat: int | None) -> list[bool]:
    """Which cards of the round the seat sees."""
    return [card.tile is not None for card in match.view(seat).board.cards]


def by_pillar(match: Match) -> list[int]:
    """The seats clockwise from the holder of the pillar."""
    pillar = match.view(None).board.pillar
    return [(pillar + distance) % match.seats for distance in range(match.seats)]


DEALT: dict[int, list[list[bool]]] = {
    1: [[True, True, False, False]],
    2: [[True, False, True, False], [True, False, False, True]],
    3: [[True, True, False, False], [True, False, True, False], [True, False, False, True]],
    4: [
        [True, True, False, False],
        [True, False, True, False],
        [True, False, False, True],
        [True, False, False, True],
    ],
    5: [
        [True, True, False, False],
        [True, False, True, False],
        [True, False, True, False],
        [True, False, False, True],
        [True, False, False, True],
    ],
}
PLACES: dict[int, list[str]] = {
    1: ["open", "open", "face-down", "face-down"],
    2: ["open", "face-down", "hand", "hand"],
    3: ["open", "hand", "hand", "hand"],
    4: ["open", "hand", "hand", "hand"],
    5: ["open", "hand", "hand", "hand"],
}
HOLDERS: dict[int, list[list[int]]] = {
    1: [[], [], [], []],
    2: [[], [], [0], [1]],
    3: [[], [0], [1], [2]],
    4: [[], [0], [1], [2, 3]],
    5: [[], [0], [1, 2], [3, 4]],
}


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("seed", range(4))
def test_dealing_for_each_number_of_players(seats: int, seed: int) -> None:
    match = begun(seats, seed)
    for _ in range(2):
        order = by_pillar(match)
        for distance, seat in enumerate(order):
            assert cards_seen(match, seat) == DEALT[seats][distance]
        cards: list[Card] = match.view(None).board.cards
        assert [card.place for card in cards] == PLACES[seats]
        held = [[order[distance] for distance in holding] for holding in HOLDERS[seats]]
        assert [sorted(card.holders) for card in cards] == [sorted(seated) for seated in held]
        for _ in range(4):
            pass_wave(match)


@pytest.mark.parametrize("seats", range(1, 6))
def test_a_spectator_sees_open_and_played_cards_only(seats: int) -> None:
    match = begun(seats)
    opened = 2 if seats == 1 else 1
    for played in range(1, 5):
        assert cards_seen(match, None) == [index < max(played, opened) for index in range(4)]
        pass_wave(match)


def test_two_seats_share_one_secret_card_and_it_is_played_once() -> None:
    match = begun(5)
    order = by_pillar(match)
    shared = [match.view(seat).board.cards[2].tile for seat in order]
    assert shared[1] == shared[2]
    assert shared[0] is shared[3] is shared[4] is None
    tiles = []
    for _ in range(4):
        tiles += match.view(None).board.now
        pass_wave(match)
    assert tiles[2] == shared[1]
    assert len(set(tiles)) == 4


def test_a_face_down_card_is_seen_by_nobody_before_it_is_played() -> None:
    match = begun(2)
    assert [match.view(seat).board.cards[1].tile for seat in (0, 1)] == [None, None]
    pass_wave(match)
    assert match.view(0).board.cards[1].tile == match.view(None).board.now[0]


def test_no_card_is_dealt_before_all_have_chosen_a_side() -> None:
    match = Match.new("tangram", seats=3, seed=1)
    match.play(1, "green")
    assert match.view(1).board.cards == []
    assert len(match.view(1).board.unseen) == 23
    assert [board.side for board in match.view(1).board.boards] == [None, "green", None]
    assert [board.side for board in match.view(0).board.boards] == [None, None, None]


def test_nobody_knows_the_last_three_cards_while_the_fifth_round_is_played() -> None:
    match = begun(4)
    for _ in range(16):
        pass_wave(match)
    for _ in range(4):
        for seat in (None, 0, 1, 2, 3):
            assert len(match.view(seat).board.unseen) >= 3
        for seat in range(4):
            assert match.situation(seat).state["order"][0, 20:23].tolist() == [-1, -1, -1]
        pass_wave(match)
    assert match.situation(0).state["order"][0, 20:23].min() >= 0


def test_the_last_three_cards_are_open_to_all() -> None:
    match = begun(4)
    for _ in range(20):
        pass_wave(match)
    for seat in (None, 0, 1, 2, 3):
        board = match.view(seat).board
        assert [card.place for card in board.cards] == ["open"] * 3
        assert len(board.now) == 3
        assert board.unseen == []
    pass_wave(match)
    assert match.over


@pytest.mark.parametrize("seats", range(1, 6))
def test_every_card_is_played_once(seats: int) -> None:
    match = begun(seats, seed=9)
    played: list[int] = []
    while not match.over:
        played += match.view(None).board.now
        pass_wave(match)
    assert sorted(played) == list(range(1, 24))


def test_each_seat_has_a_board_of_its_own_and_the_seed_decides() -> None:
    dealt = [tuple(board.number for board in begun(5, seed).view(None).board.boards) for seed in range(12)]
    assert all(sorted(numbers) == [1, 2, 3, 4, 5] for numbers in dealt)
    assert len(set(dealt)) > 6
    assert {begun(5, seed).view(None).board.pillar for seed in range(40)} == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("seats", range(1, 6))
def test_nobody_knows_the_final_cards_before_the_final_round(seats: int) -> None:
    match = begun(seats)
    while match.wave < FINAL - 1:
        pass_wave(match)
    assert all(len(match.view(seat).board.unseen) == FINAL_CARDS for seat in (None, *range(seats)))
    pass_wave(match)
    assert all(match.view(seat).board.unseen == [] for seat in (None, *range(seats)))
