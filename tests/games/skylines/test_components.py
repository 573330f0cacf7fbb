"""The loader: every fault of a set is named, with its place and what would be right."""

from __future__ import annotations

import itertools
import re

import pytest

from quartier.core.errors import BadComponents
from quartier.games.skylines.components.reader import read_set
from quartier.games.skylines.components.shapes import Form, forms, moved_to_corner, reached_from

from .plain_set import NEWS, POLICY, RESIDENTIAL, ROLE, SERVICE, UNIQUE, UTILITY, changed, read_changed

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
    (ROLE, f"role {'a' * 65}: reach", "is too long; the name of a role has at most 64 letters"),
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


def test_tracks_come_before_the_cards_that_are_checked_against_them() -> None:
    with pytest.raises(BadComponents, match=r"line 17: there is no 'track crime' above this line; the tracks come"):
        read_changed("track crime 0 5\n", "")


def test_a_line_that_begins_with_a_colon_begins_no_line_of_a_set() -> None:
    with pytest.raises(BadComponents, match="line 1: ':' begins no line of a set"):
        read_set(": money -1\n", "set.txt")
