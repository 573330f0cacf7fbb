"""A soak that was ended goes on with what it has, and its figures are what the legs add up to."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.faults.harness import Report
from tests.faults.report import PLACES, InputFigures, Soak, put_between


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "soak.json"
    assert Soak.read(path) == Soak()
    faults = Counter({"server killed": 3, "disk full": 2})
    leg = Report("SQLite", "a", 1, faults, 7, codes=Counter(storage=2), back={"disk full": 0.5}, away=1.5)
    soak = Soak([leg, Report("PostgreSQL", "b", 1, Counter({"database killed": 4}), 5)])
    soak.tried.append(InputFigures("cities", "SQLite", 10, 0, 0, 1.0))
    soak.write(path)
    again = Soak.read(path)
    assert again == soak
    assert (again.kills("SQLite"), again.kills("PostgreSQL")) == (3, 4)


def page_of(folder: Path) -> Path:
    """A page with figures of yesterday in each place."""
    page = folder / "page.md"
    places = [
        f"<!-- {place}: written by make soak -->\n{place} of yesterday\n<!-- {place}: end -->" for place in PLACES
    ]
    page.write_text("\n".join(("before", *places, "after")) + "\n")
    return page


def test_figures_stand_in_a_page_once(tmp_path: Path) -> None:
    legs = [Report("SQLite", str(number), 1, Counter({"server killed": 2}), 1000, away=number) for number in range(3)]
    page = page_of(tmp_path)
    for _ in range(2):
        for place, figures in Soak(legs).tables().items():
            put_between(page, place, figures)
    text = page.read_text()
    assert text.count("| **kills in all** | **6** |") == 1
    assert "| moves acknowledged | 3,000 |" in text
    assert "2.0 s" in text
    assert "faults of yesterday" not in text
    assert "inputs of yesterday" in text
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")


def test_a_table_has_its_heading_and_as_many_cells_in_every_row() -> None:
    leg = Report("SQLite", "a", 1, Counter({"server killed": 2}), 1000)
    for text in Soak([leg], [InputFigures("cities", "SQLite", 10, 0, 0, 1.0)]).tables().values():
        heading, line, *rows = text.splitlines()
        assert heading.startswith("| ")
        assert set(line) == {"|", "-", " "}
        assert rows
        assert {row.count("|") for row in (line, *rows)} == {heading.count("|")}


def test_what_was_gone_on_with_is_told_as_one() -> None:
    soak = Soak(tried=[InputFigures("cities", "SQLite", number, 0, 0, 1.0) for number in (700, 400)])
    soak.tried.append(InputFigures("cities", "PostgreSQL", 900, 0, 0, 1.0))
    soak.tried.append(InputFigures("cities", "SQLite and PostgreSQL", 0, 30, 20, 1.0))
    soak.tried.append(InputFigures("guilds", "SQLite", 5, 0, 0, 1.0))
    heading, _, *rows = soak.tables()["inputs"].splitlines()
    assert heading.startswith("| game | inputs of any form, SQLite | inputs of any form, PostgreSQL | scenes ")
    assert rows == ["| cities | 1,100 | 900 | 30 | 20 |", "| guilds | 5 | 0 | 0 | 0 |"]
