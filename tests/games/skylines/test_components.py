"""The loader: every fault of a set is named, with its place and what would be right."""

from __future__ import annotations

import itertools
import re

import pytest

from quartier.core.errors import BadComponents
from quartier.games.skylines.components.box_record import box_record
from quartier.games.skylines.components.reader import read_set
from quartier.games.skylines.components.shapes import Form, forms, moved_to_corner, reached_from
from quartier.games.skylines.vocabulary import HAS_SERVICE, HAS_ZONES, IS_BELOW, KINDS

from .plain_set import changed, plain_text, read_changed

RESIDENTIAL = "residential: water -1, labour +1 if health -> money +1"
ROLE = "role role-a: price service -1"
NEWS = "news news-aa-a: suspend health"
POLICY = "policy policy-aa-a: money -2, happiness +1"
UNIQUE = "unique unique-aa-a cross: money -4; everywhere parks"
UTILITY = "utility power-a corner: money -3, power +3"
SERVICE = "service health health-a one: money -1, happiness +1"
TOP = "  ~ ~ . .|. .\n         |\n"

FAULTS = [
    # Lines
    ("shape one #", "form one #", "'form' begins no line of a set; lines begin with track, shape, tiles, level"),
    (ROLE, "role role-a", "a line that begins with role has no colon"),
    ("level I\n", "level 1\n", "'1' is no level; levels are I, II and III"),
    ("level I\n", "", "this residential card has no level; 'level I', 'level II' or 'level III' stands above it"),
    # Tracks
    ("track power -5 10", "track power -5", "'track power -5' is no track; a track is its name and its ends"),
    ("track power -5 10", "track energy -5 10", "'energy' is no track; tracks are money, power,"),
    ("track water -5 10", "track power -5 10", "track power stands there twice"),
    ("track power -5 10", "track power 0 10", "track power goes from 0 to 10; markers begin on 0"),
    ("track crime 0 5", "track crime -1 5", "track crime goes from -1 to 5; markers begin on 0; this track begins 0"),
    ("track crime 0 5", "track crime 0 open", "the upper end of track crime is open; this track has an end"),
    ("track money 0 open", "track money 0 99", "the upper end of track money is 99; this track has no end"),
    # Shapes and tiles
    ("shape corner ## #.", "shape Corner ## #.", "'Corner' is no name of a shape"),
    ("shape corner ## #.", "shape one ## #.", "shape one stands there twice"),
    ("shape corner ## #.", "shape corner ## x.", "shape corner, row 2, column 1: 'x' means nothing; a square is #"),
    ("shape corner ## #.", "shape corner .. ..", "shape corner has 0 squares; a shape has 1 to 9"),
    ("shape corner ## #.", "shape corner #### #### ##..", "shape corner has 10 squares; a shape has 1 to 9"),
    ("shape corner ## #.", "shape corner #####", "shape corner has 1 rows and 5 columns; it must fit into 4 x 4"),
    ("shape corner ## #.", "shape corner #. .#", "shape corner falls apart; its squares hang together by their sides"),
    ("shape cross .#. ### .#.", "shape cross .# ##", "shape cross is shape corner turned or flipped"),
    ("tiles residential one 12", "tiles farming one 12", "'farming' is no zone; zones are residential,"),
    ("tiles residential one 12", "tiles residential one", "each shape is followed by how many there are"),
    ("tiles residential one 12", "tiles residential ring 12", "there is no shape 'ring' above this line"),
    ("tiles residential one 12", "tiles residential corner 12", "residential tiles of shape corner stand there twice"),
    (UTILITY, "utility power-a ring: money -3, power +3", "there is no shape 'ring' above this line"),
    # The head of a card
    (UTILITY, "utility power-a: money -3, power +3", "stands before the colon; the line begins 'utility NAME SHAPE:'"),
    (UTILITY, "utility Power corner: money -3, power +3", "'Power' is no name; a name is words of lower-case letters"),
    (SERVICE, "service mail health-a one: money -1", "'mail' is no service; services are health, education,"),
    ("utility water-a", "utility power-a", "the name power-a stands there twice; each card and role has its own"),
    ("role role-b", "role power-a", "the name power-a stands there twice; each card and role has its own"),
    # Changes, conditions, bends
    (UTILITY, "utility power-a corner: gold -3, power +3", "'gold -3' changes no track; a change is one of money,"),
    (UTILITY, "utility power-a corner: money -3, money -1", "money is changed twice; each track is named once"),
    (UTILITY, "utility power-a corner: money 3, power +3", "'3' is no amount; an amount is a sign and a number"),
    (UTILITY, "utility power-a corner: money -51, power +3", "'-51' is no amount; an amount is a sign and a number"),
    (RESIDENTIAL, "residential: water -1 if health", "there is an 'if' without '->'"),
    (RESIDENTIAL, "residential: water -1 if health ->", "nothing stands after '->'; a reward is a change"),
    (RESIDENTIAL, "residential: water -1 if -> money +1", "there are 0 conditions after 'if'; a card has 1 to 4"),
    (RESIDENTIAL, "residential: water -1 if health, fire, police, parks, 1 commercial -> money +1", "there are 5 cond"),
    (RESIDENTIAL, "residential: water -1 if 2 park -> money +1", "'2 park' is no condition; a condition is a service"),
    (RESIDENTIAL, "residential: water -1 if crime < x -> money +1", "'crime < x' is no condition"),
    (
        RESIDENTIAL,
        "residential: water -1 if fire, fire -> money +1",
        "a condition of 'if fire, fire' stands there twice",
    ),
    (ROLE, "role role-a: cost service -1", "'cost service -1' bends no rule; rules that can be bent are price"),
    (ROLE, "role role-a: price service -1, price service -1", "'price service' is bent twice"),
    (ROLE, "role role-a: reach +1", "'reach +1' has an amount; 'reach' is on or off"),
    (ROLE, "role role-a: price service", "price service: '' is no amount"),
    (ROLE, "role role-a: cushion -1", "'cushion -1' takes away what nobody has; 'cushion' can only be more"),
    # What each kind must have
    (RESIDENTIAL, "residential: money -1", "residential changes money before its reward; zones cost no money"),
    (RESIDENTIAL, "residential: water -1 -> money +1", "residential has a reward without a condition"),
    (RESIDENTIAL, "residential: water -1; reach", "residential bends a rule; only unique buildings, news and roles do"),
    (UTILITY, "utility power-a corner: money -3", "utility power-a does not raise one supply"),
    (UTILITY, "utility power-a corner: money -3, power +3, water +3", "utility power-a does not raise one supply"),
    (UTILITY, "utility power-a corner: power +3", "utility power-a costs no money; utilities and services are paid"),
    (SERVICE, "service health health-a one: happiness +1", "service health-a costs no money"),
    (SERVICE, "service health health-a one: money -1 if fire -> money +1", "service health-a has a condition"),
    (SERVICE, "service health health-a one: money -1 -> money +1", "service health-a has a reward after '->'"),
    (UNIQUE, "unique unique-aa-a cross: money -4", "unique unique-aa-a brings nothing"),
    (UNIQUE, "unique unique-aa-a cross: money -4; suspend health", "unique unique-aa-a brings nothing"),
    (UNIQUE, "unique unique-aa-a cross: money -4, skyline -1; reach", "unique unique-aa-a lowers the skyline"),
    (POLICY, "policy policy-aa-a: money -2, crime +1", "policy policy-aa-a brings nothing"),
    (NEWS, "news news-aa-a:", "news news-aa-a do nothing; news bend a rule for the worse"),
    (
        NEWS,
        "news news-aa-a: price service -1",
        "news news-aa-a help with 'price service'; news have disadvantages only",
    ),
    (NEWS, "news news-aa-a: suspend health, leeway +1", "news news-aa-a help with 'leeway'"),
    (NEWS, "news news-aa-a: price part +2", "news news-aa-a bend 'price part'; news are put away before that rule"),
    (ROLE, "role role-a:", "role role-a does nothing; a role bends a rule or has an ability"),
    (ROLE, "role role-a: price service +1", "role role-a bends rules for the worse only"),
    (ROLE, "role role-a: use crime -1", "the ability of role role-a has no price; it costs money"),
    (ROLE, "role role-a: use money +1, crime -1", "the ability of role role-a has no price"),
    (ROLE, "role role-a: use money -1, crime +1", "the ability of role role-a brings nothing"),
    # What can never be
    (RESIDENTIAL, "residential: water -16 if health -> money +1", "can never be used: it changes water by -16"),
    (RESIDENTIAL, "residential: labour +11 if health -> money +1", "can never be used: it changes labour by 11"),
    (RESIDENTIAL, "residential: crime +6 if health -> money +1", "can never be used: it changes crime by 6"),
    (RESIDENTIAL, "residential: happiness -30 if health -> money +1", "can never be used: it changes happiness by -30"),
    (ROLE, "role role-a: use money -1, labour +11", "the ability of role role-a can never be used"),
    (RESIDENTIAL, "residential: crime +1 if crime = 0 -> money +1", "can never meet its condition on crime"),
    (RESIDENTIAL, "residential: water -1 if labour < -5 -> money +1", "can never meet its condition on labour"),
    (RESIDENTIAL, "residential: water -1 if power > 10 -> money +1", "can never meet its condition on power"),
    (RESIDENTIAL, "residential: water -1 if labour > 4 -> labour +1", "can never take its reward: labour would pass"),
    (RESIDENTIAL, "residential: crime +3 if health -> crime +3", "can never take its reward: crime would pass an end"),
    # Board parts and layouts
    ("part A 2", "part A", "'part A' is no board part; a part is a letter from A to F and its development cost"),
    ("part A 2", "part G 2", "'part G 2' is no board part"),
    (
        "part A 2",
        "part A 9",
        "'part A 9' is no board part; a part is a letter from A to F and its development cost, 1 to 8",
    ),
    ("part B 4", "part A 4", "part A stands there twice; each part is drawn once"),
    ("layout introduction\n", "layout 7\n", "'7' is no layout; layouts are introduction, 1, 2, 3, 4"),
    ("layout 1\n", "layout introduction\n", "layout introduction stands there twice"),
    ("layout introduction\n", "layout introduction\n\n", "layout introduction has no rows"),
]


@pytest.mark.parametrize(("old", "new", "says"), FAULTS)
def test_a_fault_is_named_with_its_line_and_what_would_be_right(old: str, new: str, says: str) -> None:
    text, line = changed(old, new)
    with pytest.raises(BadComponents, match=re.escape(says)) as refusal:
        read_set(text, "set.txt")
    assert str(refusal.value).startswith(f"set.txt, line {line}")
    assert "; " in str(refusal.value)


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "says"),
    [
        (TOP, TOP.replace("~ ~", "~ x"), 1, 5, "part A has 'x' there; a square is . (land) or ~ (water)"),
        (TOP, TOP.replace("|.", "-."), 1, 10, "part A has '-' there; between squares there is '|' or nothing"),
        (TOP, TOP.replace("         |", "        ||"), 2, 9, "part A has '|' there; between squares there is '-'"),
        ("         |\n  ~", "         x\n  ~", 1, 10, "part A has 'x' there"),
        (TOP, TOP.replace(".|.", ". ."), 3, 10, "this street of part A ends without parting two districts"),
        (TOP, TOP.replace("~ ~ .", "~ ~|."), 1, 6, "this street of part A runs along water"),
        (TOP, "  ~ ~ .|.|. .\n      -+ |\n", 3, 5, "a second district of part A reaches the water here"),
    ],
)
def test_a_fault_in_a_drawing_is_named_with_its_column(old: str, new: str, line: int, column: int, says: str) -> None:
    text, first = changed(old, new)
    with pytest.raises(BadComponents, match=re.escape(says)) as refusal:
        read_set(text, "set.txt")
    assert str(refusal.value).startswith(f"set.txt, line {first + line - 1}, column {column}:")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (TOP, "  ~ . . .|. .\n         |\n", "the water of part A has 2 squares along the edge; it lies in one corner"),
        (TOP, "  ~ ~ ~ .|. .\n         |\n", "the water of part A has 4 squares along the edge"),
        (TOP, "  ~ ~ . .|. ~\n         |\n", "the water of part A has 4 squares along the edge"),
    ],
)
def test_water_lies_in_one_corner_two_squares_wide_on_both_sides(old: str, new: str, says: str) -> None:
    with pytest.raises(BadComponents, match=says):
        read_changed(old, new)


def test_a_part_has_at_most_six_districts() -> None:
    streets = "\n".join(
        ["  ~ ~ .|.|.|.", "       | | |", "  ~ . .|.|.|.", "       | | |", "  . . .|.|.|.", "  -----+-+-+-"]
    )
    drawn = f"{streets}\n" + "\n".join(["  . .|.|.|.|."] + ["     | | | |", "  . .|.|.|.|."] * 2) + "\n"
    before, _, after = plain_text().partition("part A 2\n")
    with pytest.raises(BadComponents, match="part A has 9 districts; a part has at most 6"):
        read_set(f"{before}part A 2\n{drawn}{after.split(chr(10), 11)[11]}", "set.txt")


def test_a_drawing_has_eleven_rows_of_eleven_marks() -> None:
    text, line = changed(TOP, TOP.replace(".|. .\n", ".|. . .\n", 1))
    with pytest.raises(BadComponents, match=f"line {line}: this row of part A does not lie below its first row"):
        read_set(text, "set.txt")
    short = plain_text().partition("part F 6\n")
    with pytest.raises(BadComponents, match="the drawing of part F has 2 rows; it has 11"):
        read_set("".join([*short[:2], "\n".join(short[2].splitlines()[:2])]), "set.txt")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("B^ E> A^", "B^ E> A^ C> D^", "layout introduction leaves the frame; it has 3 rows of 4 places"),
        ("B^ E> A^", "..\n  ..\n  ..\n  B^", "layout introduction leaves the frame"),
        ("B^ E> A^", "B^ E> X^", "'X^' is no part of a layout; a part is its letter (A B C D E F)"),
        ("B^ E> A^", "B^ E> A", "'A' is no part of a layout"),
        ("B^ E> A^", "B^ E> B^", "part B lies twice in layout introduction; each part exists once"),
        ("B^ E> A^", "..", "layout introduction has 0 parts; a layout has 1 to 4"),
        ("B^ E> A^", "B^ E> C^\n  A^ .. ..\n  D^ .. ..", "layout introduction has 5 parts; a layout has 1 to 4"),
        ("B^ E> A^", "B^ E> A>", "the shores of parts E and A differ where they meet; land meets land"),
        ("B^ E> A^", "B^ .. A^", "layout introduction falls apart; its parts are joined by their sides"),
        ("B^ E> A^", "B^ ..\n  .. A^", "layout introduction falls apart"),
    ],
)
def test_the_parts_of_a_layout_are_joined_by_sides_and_their_shores_meet(old: str, new: str, says: str) -> None:
    with pytest.raises(BadComponents, match=re.escape(says)) as refusal:
        read_changed(old, new)
    assert re.match(r"set\.txt, line \d+: ", str(refusal.value))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (f"{RESIDENTIAL}\n", "", "level I has 7 cards of kind residential; a set has 8 there"),
        ("level I\n", f"level I\n{UNIQUE}\n".replace("unique-aa-a", "palace"), "level I has 1 cards of kind unique"),
        (f"{NEWS}\n", "", "level II has 4 cards of kind news; a set has 5 there"),
        (f"{ROLE}\n", "", "there are 9 roles; a set has 10"),
        ("one 12 corner 12", "one 12 corner 11", "there are 23 residential tiles; a set has 24, one for each card"),
        ("tiles industrial corner 12\n", "", "'tiles industrial' is missing; a set has tiles residential,"),
        ("layout 4\n  A> D^ E> C^\n", "", "'layout 4' is missing; a set has layout introduction, 1, 2, 3, 4"),
    ],
)
def test_a_box_holds_what_a_box_holds(old: str, new: str, says: str) -> None:
    with pytest.raises(BadComponents, match=re.escape(says)):
        read_changed(old, new)


def lopsided_shapes(number: int) -> str:
    """The lines of so many different shapes that look different in all eight ways."""
    lines: list[str] = []
    known: set[Form] = set()
    for marks in itertools.product("#.", repeat=9):
        rows = ["".join(marks[first : first + 3]) + "#" for first in (0, 3, 6)]
        squares = [(row, column) for row, line in enumerate(rows) for column, mark in enumerate(line) if mark == "#"]
        shape = moved_to_corner(squares)
        ways = forms(shape)
        if (
            len(squares) <= 9
            and len(ways) == 8
            and not known & set(ways)
            and reached_from(shape[0], shape) == set(shape)
        ):
            known |= set(ways)
            lines.append(f"shape s{len(lines)} {' '.join(rows)}\n")
            if len(lines) == number:
                return "".join(lines)
    raise AssertionError(f"there are only {len(lines)} such shapes")


@pytest.mark.parametrize(
    ("number", "says"),
    [
        (30, "there are 33 shapes; a set has at most 32"),
        (16, "turned and flipped, the shapes have 134 forms; a set has at most 128"),
    ],
)
def test_shapes_and_their_forms_are_counted(number: int, says: str) -> None:
    # The three shapes of the plain set have 1, 4 and 1 forms.
    with pytest.raises(BadComponents, match=says):
        read_changed("tiles residential", lopsided_shapes(number) + "tiles residential")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (RESIDENTIAL, "residential: water -1", "card r1 has no reward; every zone of the box has one"),
        ("utility power-a corner: money -3, power +3", "utility power-a corner: money -3, water +3", "raises power"),
        (ROLE, "role role-a: price exchange -2", "exchanges could cost nothing; a match could then go on for ever"),
        (UNIQUE, f"{UNIQUE}, price exchange -2", "exchanges could cost nothing; a match could then go on for ever"),
        ("service fire fire-a", "service health fire-a", "no building of level I offers fire; each level of the box"),
        (
            UNIQUE,
            UNIQUE.replace("cross", "corner"),
            "the tile of unique-aa-a has 3 squares; unique buildings are large",
        ),
        ("aa-b cross", "aa-b cross", "unique-aa-a and unique-aa-b have the same shape"),
        ("tiles residential", "shape ess ##. .#. .##\ntiles residential", "no tile has the shape ess"),
        ("shape cross .#. ### .#.", "shape cross .##. #### .##.", "the shape cross fits into no district"),
        ("part B 4", "part B 4", "parts A and B are the same; the parts of the box differ"),
        ("D^ E> C^", "D^ E>", "layout 4 has 3 parts; it usually has 4"),
        ("  Av B<\n  C> F^", "  Av B<", "layout 1 has 2 parts; it usually has 4"),
        ("B^ E> A^", "B^ E>", "layout introduction has 2 parts; it usually has 3"),
    ],
)
def test_what_is_unusual_is_a_warning(old: str, new: str, says: str) -> None:
    found = [str(warning) for warning in read_changed(old, new).warnings]
    assert any(warning.startswith("set.txt: ") and says in warning for warning in found)


def test_an_exchange_that_costs_one_less_is_usual() -> None:
    found = read_changed(ROLE, "role role-a: price exchange -1").warnings
    assert not any("exchanges" in str(warning) for warning in found)


def test_a_part_that_no_layout_uses_and_one_with_two_districts_are_warned_of() -> None:
    found = read_changed("  D< Av\n", "").warnings
    assert not any("lies in no layout" in str(warning) for warning in found)
    text = plain_text()
    for line in ("  F< ..\n  D^ C>\n", "  C> F^\n"):
        text = text.replace(line, "")
    assert "set.txt: part F lies in no layout" in map(str, read_set(text, "set.txt").warnings)
    two = "\n".join(["  ~ ~ . . . .", "", "  ~ . . . . .", "", "  . . . . . .", "  -----------"])
    drawn = two + "\n" + "\n\n".join(["  . . . . . ."] * 3) + "\n"
    before, _, after = plain_text().partition("part A 2\n")
    warnings = read_set(f"{before}part A 2\n{drawn}{after.split(chr(10), 11)[11]}", "set.txt").warnings
    assert "set.txt: part A has 2 districts; most parts of the box have three or four" in map(str, warnings)


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


def test_tracks_come_before_the_cards_that_are_checked_against_them() -> None:
    with pytest.raises(BadComponents, match=r"line 17: there is no 'track crime' above this line; the tracks come"):
        read_changed("track crime 0 5\n", "")


def test_a_line_that_begins_with_a_colon_begins_no_line_of_a_set() -> None:
    with pytest.raises(BadComponents, match="line 1: ':' begins no line of a set"):
        read_set(": money -1\n", "set.txt")
