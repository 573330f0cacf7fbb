"""A soak that was ended goes on with what it has, and its figures are what the legs add up to."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.faults.harness import Report
from tests.faults.report import BEGIN, END, InputFigures, Soak, put_between


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


def test_figures_stand_in_a_page_once(tmp_path: Path) -> None:
    legs = [Report("SQLite", str(number), 1, Counter({"server killed": 2}), 1000, away=number) for number in range(3)]
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nfigures of yesterday\n{END}\nafter\n")
    for _ in range(2):
        put_between(page, Soak(legs).markdown())
    text = page.read_text()
    assert text.count("| **kills in all** | **6** |") == 1
    assert "| moves acknowledged | 3,000 |" in text
    assert "2.0 s" in text
    assert "yesterday" not in text
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")


def test_what_was_gone_on_with_is_told_as_one() -> None:
    soak = Soak(tried=[InputFigures("cities", "SQLite", number, 0, 0, 1.0) for number in (700, 400)])
    soak.tried.append(InputFigures("cities", "SQLite and PostgreSQL", 0, 30, 20, 1.0))
    lines = soak.markdown().splitlines()
    assert [line for line in lines if line.startswith("| cities")] == [
        "| cities | SQLite | 1,100 | 0 | 0 |",
        "| cities | SQLite and PostgreSQL | 0 | 30 | 20 |",
    ]
