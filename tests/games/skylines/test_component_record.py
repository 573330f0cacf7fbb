"""What the kernels read of a set."""

from __future__ import annotations

from quartier.games.skylines.components.box_record import box_record
from quartier.games.skylines.components.reader import read_set
from quartier.games.skylines.vocabulary import HAS_SERVICE, HAS_ZONES, IS_BELOW, KINDS

from .plain_set import RESIDENTIAL, plain_text, read_changed


def test_cards_are_ordered_by_level_and_kind_and_numbered_by_kind() -> None:
    cards = read_set(plain_text(), "set.txt").cards
    ids = [card.id for card in cards]
    assert ids[:8] == [f"r{number}" for number in range(1, 9)]
    assert " ".join(ids[8:25]) == "c1 c2 c3 c4 i1 i2 i3 i4 u1 u2 u3 s1 s2 s3 s4 s5 s6"
    assert ids[25] == "r9"
    assert ids[75:] == [f"{letter}{number}" for letter in "xpn" for number in range(1, 11)]
    assert [card.level for card in cards] == sorted(card.level for card in cards[:75]) + ([1] * 5 + [2] * 5) * 3


def test_the_record_holds_what_the_cards_say() -> None:
    parts = read_changed(
        RESIDENTIAL,
        "residential: water -2, labour +1, crime +1 if education, 2 commercial, labour < -1 -> money +4, crime -1",
    )
    box = box_record(parts)[0]
    assert int(box.kind[0]) == KINDS.index("residential")
    assert box.cost[0, :10].tolist() == [0, 0, -2, 0, 0, 1, 0, 0, 1, 0]
    assert box.reward[0, :10].tolist() == [4, 0, 0, 0, 0, 0, 0, 0, -1, 0]
    conditions = [(HAS_SERVICE, 1, 0), (HAS_ZONES, 1, 2), (IS_BELOW, 5, -1), (0, 0, 0)]
    assert [tuple(row[:3]) for row in box.conditions[0].tolist()] == conditions
    assert (int(box.card_shape[0]), int(box.card_shape[16])) == (-1, 1)
    assert (box.service[19:25].tolist(), box.large[19], box.large[25 + 19]) == (list(range(6)), 0, 1)
    assert box.supply[:, :3].tolist() == [[12, 12, 0], [0, 12, 0], [0, 12, 0]]


def test_the_forms_of_a_shape_follow_each_other_turned_and_flipped() -> None:
    box = box_record(read_set(plain_text(), "set.txt"))[0]
    assert box.first_form[:4].tolist() == [0, 1, 5, 6]
    assert set(box.first_form[4:].tolist()) == {6}
    corners = {tuple(box.form_rows[form, :2].tolist()) for form in range(1, 5)}
    assert corners == {(0b11, 0b01), (0b11, 0b10), (0b01, 0b11), (0b10, 0b11)}
    assert [box.form_size[form] for form in range(6)] == [1, 3, 3, 3, 3, 5]
    assert list(zip(box.form_x[5, :5].tolist(), box.form_y[5, :5].tolist(), strict=True)) == [
        (1, 0), (0, 1), (1, 1), (2, 1), (1, 2),
    ]  # fmt: skip


def test_a_part_is_turned_clockwise_with_its_water_streets_and_districts() -> None:
    box = box_record(read_set(plain_text(), "set.txt"))[0]
    assert box.land[0, 0].tolist() == [0b111100, 0b111110, *[0b111111] * 4]
    assert box.land[0, 1].tolist() == [0b001111, 0b011111, *[0b111111] * 4]
    assert box.land[0, 2].tolist() == [*[0b111111] * 4, 0b011111, 0b001111]
    # Turned once, the street below the third row runs right of the third column, and the one below d2 right of d4.
    assert box.below[0, 0].tolist() == [0, 0b001000, 0b111111, 0, 0, 0]
    assert box.right[0, 1].tolist() == [0b000100] * 3 + [0b001100] + [0b000100] * 2
    assert box.area[0, 0, :3].tolist() == [[-1, -1, 0, 0, 1, 1], [-1, 0, 0, 0, 1, 1], [0, 0, 0, 1, 1, 1]]
    assert box.area[0, 1, 0].tolist() == [2, 2, 2, 0, -1, -1]
    assert (int(box.areas[0]), box.develop[:6].tolist()) == (4, [2, 4, 3, 4, 5, 6])


def test_a_layout_is_parts_places_and_quarter_turns() -> None:
    box = box_record(read_set(plain_text(), "set.txt"))[0]
    assert box.layout_parts[0, :4].tolist() == [1, 4, 0, -1]
    assert box.layout_places[3, :4].tolist() == [0, 4, 8, 9]
    assert box.layout_turned[1, :4].tolist() == [2, 3, 1, 0]
