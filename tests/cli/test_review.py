"""`quartier review`: the table and the words for people, one object for programs, a page that needs nothing else."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.cli.words import Typist

import quartier

SIMULATIONS = ("--simulations", "4")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A finished match."""
    match = quartier.new("cities", seats=2, seed="review")
    while not match.over:
        for seat in match.actors:
            match.play(seat, next(match.each_legal(seat)))
    path = tmp_path_factory.mktemp("review") / "match.quartier"
    match.save(path)
    return str(path)


@pytest.mark.parametrize(
    ("language", "grade", "words"),
    [
        ("en", "Collapsed", r"Turn \d+, Player \d: .* Better:"),
        ("de", "Eingestürzt", r"Zug \d+, Spieler\S* \d: .* Besser:"),
        ("nl", "Ingestort", r"Beurt \d+, Speler \d: .* Beter:"),
    ],
)
def test_what_cost_most_is_told_in_words(file: str, language: str, grade: str, words: str, typed: Typist) -> None:
    said = typed("review", file, *SIMULATIONS, language=language)
    shown = " ".join(said.out.split())
    assert said.status == 0
    assert grade in shown
    assert len(re.findall(words, shown)) >= 1


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", r"everything known beforehand, (\d+) could have been made.* The result is (\d+) % of that"),
        ("de", r"vorher alles bekannt gewesen, so wären (\d+) zu machen.* Das Ergebnis ist (\d+) % davon"),
        ("nl", r"alles vooraf bekend was (\d+) haalbaar.* Het resultaat is (\d+) % daarvan"),
    ],
)
def test_what_was_possible_is_told_in_words(file: str, language: str, words: str, typed: Typist) -> None:
    found = json.loads(typed("review", file, *SIMULATIONS, "--json").out)
    said = re.search(words, " ".join(typed("review", file, *SIMULATIONS, language=language).out.split()))
    assert said is not None
    best = found["accounts"][0]["hindsight"]
    assert int(said[1]) == best["score"] <= best["bound"]
    assert int(said[2]) == 100 * found["accounts"][0]["result"] // best["score"]


def test_programs_get_one_object_twice_the_same(file: str, typed: Typist) -> None:
    one, two = (typed("review", file, *SIMULATIONS, "--json") for _ in range(2))
    assert one == two
    found = json.loads(one.out)
    assert (found["game"], len(found["turns"]), len(found["costliest"])) == ("cities", 28, 3)
    assert found["turns"][0]["best"][0].keys() >= {"turn", "expected", "low", "high", "spread"}


def test_the_report_is_one_file_with_the_plot_and_all_turns(file: str, tmp_path: Path, typed: Typist) -> None:
    report = tmp_path / "review.html"
    assert typed("review", file, *SIMULATIONS, "--report", str(report)).status == 0
    page = report.read_text(encoding="utf-8")
    assert page.count("<svg") == 1
    assert page.count("<polygon") == 2, "a band for each seat"
    assert len(re.findall(r'<tr class="\w+">', page)) == 28
    assert len(re.findall(r">Possible: \d+<", page)) == 1, "both had the same tiles"
    assert page.count("<pre>") == 6, "the boards of three turns, as played and as it was better"
    assert not re.search(r'(src|href)="|url\(|<script', page)


def test_a_match_that_is_not_over_is_refused(tmp_path: Path, typed: Typist) -> None:
    running = tmp_path / "running.quartier"
    quartier.new("cities", seats=1, seed="1").save(running)
    said = typed("review", str(running))
    assert said.status == 2
    assert "a match that is over" in said.err


def test_a_report_that_cannot_be_written_is_refused_before_anything_is_thought(
    file: str, tmp_path: Path, typed: Typist
) -> None:
    said = typed("review", file, "--report", str(tmp_path / "none" / "review.html"))
    assert said.status == 2
    assert "review.html" in said.err
