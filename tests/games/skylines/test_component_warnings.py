"""What is unusual with a set that can be played with."""

from __future__ import annotations

import pytest

from quartier.core.errors import BadComponents
from quartier.core.registry import load_game
from quartier.games.skylines.components.reader import read_set

from .plain_set import RESIDENTIAL, ROLE, UNIQUE, plain_text, read_changed


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (RESIDENTIAL, "residential: water -1", "card r1 has no reward; every zone of the box has one"),
        ("utility power-a corner: money -3, power +3", "utility power-a corner: money -3, water +3", "raises power"),
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


@pytest.mark.parametrize(
    ("old", "new"),
    [(ROLE, "role role-a: price exchange -2"), (UNIQUE, f"{UNIQUE}, price exchange -2")],
)
def test_an_exchange_that_could_cost_nothing_is_wrong_since_a_match_could_go_on_for_ever(old: str, new: str) -> None:
    with pytest.raises(BadComponents, match=r"line \d+: an exchange could cost 0 .* go on for ever"):
        read_changed(old, new)


def test_a_match_that_was_begun_with_such_a_set_is_read() -> None:
    cheap = plain_text().replace(ROLE, "role role-a: price exchange -2")
    assert cheap != plain_text()
    assert load_game("skylines").box("mine.txt", cheap).text == cheap
    with pytest.raises(BadComponents, match="could cost 0"):
        load_game("skylines").read_box("mine.txt", cheap)


def test_an_exchange_that_costs_one_less_is_usual() -> None:
    found = read_changed(ROLE, "role role-a: price exchange -1").warnings
    assert not any("exchange" in str(warning) for warning in found)


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
