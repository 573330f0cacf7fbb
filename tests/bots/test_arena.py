"""The arena: who sits where, what the numbers say, and that a contest can be left and gone on with."""

from __future__ import annotations

import json
import xml.etree.ElementTree as xml
from pathlib import Path

import pytest

from quartier.bots import Budget, UnknownBot
from quartier.bots.arena import Contest, Result, contest_of, lineup, play, play_all, read_entrant
from quartier.bots.contest_file import ContestFile
from quartier.bots.plots import lines
from quartier.bots.ratings import elo, interval, tabulate
from quartier.cli.arena import run_arena
from quartier.cli.simulate import run_simulation
from quartier.core.errors import BadFile, BadOption


def contest(*bots: str, seats: int = 2, seed: str = "arena") -> Contest:
    return contest_of("cities", {"level": 2}, bots=list(bots), seats=seats, seed=seed, budget_ms=None)


def ended(number: int, lineup: list[int], ranks: list[int]) -> Result:
    return Result(number, lineup, [10 - rank for rank in ranks], ranks, [14] * len(ranks), [0.014] * len(ranks), 54)


def test_seats_rotate_from_deal_to_deal() -> None:
    assert [lineup(contest("greedy", "random"), number) for number in range(3)] == [
        (0, [0, 1]),
        (1, [1, 0]),
        (2, [0, 1]),
    ]


def test_every_pairing_gets_every_deal() -> None:
    tables = [lineup(contest("greedy", "random", "easy"), number) for number in range(6)]
    assert [(deal, sorted(seated)) for deal, seated in tables] == [
        (deal, pair) for deal in (0, 1) for pair in ([0, 1], [0, 2], [1, 2])
    ]


def test_with_more_seats_than_bots_the_bots_sit_there_in_turn() -> None:
    assert lineup(contest("greedy", "random", seats=4), 0) == (0, [0, 1, 0, 1])
    assert lineup(contest("greedy", "random", seats=4), 1) == (1, [1, 0, 1, 0])


def test_a_match_is_the_same_whenever_it_is_played() -> None:
    once, again = (play(contest("normal", "greedy"), 3) for _ in range(2))
    assert (once.scores, once.ranks, once.steps) == (again.scores, again.ranks, again.steps)
    assert once.moves == [14, 14]
    assert once.steps == 2 * (1 + 13 * 2)


def test_matches_on_several_processes_are_those_on_one() -> None:
    one = {result.number: result.scores for result in play_all(contest("easy", "random"), [0, 1, 2], 1)}
    two = {result.number: result.scores for result in play_all(contest("easy", "random"), [0, 1, 2], 2)}
    assert one == two


def test_greedy_beats_random() -> None:
    results = [play(contest("greedy", "random"), number) for number in range(10)]
    assert tabulate(contest("greedy", "random"), results)[0].win_rate == 1.0


def test_wilsons_interval_as_in_the_textbook() -> None:
    # 5 of 10: (0.5 + z²/20 ± z·sqrt(0.025 + z²/400)) / (1 + z²/10) with z = 1.96
    assert interval(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert interval(10, 10) == pytest.approx((10 / (10 + 1.96**2), 1.0), abs=1e-4)
    assert interval(0, 0) == (0.0, 1.0)


def test_elo_says_how_often_one_beats_the_other() -> None:
    # 300 of 400 and a drawn match: odds of 300.5 to 100.5, and 400 points for every factor of ten.
    results = [ended(number, [0, 1], [1, 2] if number % 4 else [2, 1]) for number in range(400)]
    first, second = elo(2, results)
    assert first - second == pytest.approx(190.27, abs=0.01)
    assert first + second == pytest.approx(0)


def test_a_shared_win_counts_as_its_share() -> None:
    first, second = tabulate(contest("greedy", "random"), [ended(0, [0, 1], [1, 1]), ended(1, [1, 0], [2, 1])])
    assert (first.games, first.win_rate, second.win_rate) == (2, 0.75, 0.25)
    assert (first.mean_score, first.ms_per_move) == (9.0, 1.0)


def test_a_win_together_is_a_whole_one_for_each() -> None:
    together = contest_of("skylines", {}, bots=["greedy", "random"], seats=2, seed="arena", budget_ms=None)
    first, second = tabulate(together, [ended(0, [0, 1], [1, 1]), ended(1, [1, 0], [2, 2])])
    assert first.win_rate == second.win_rate == 0.5


def test_an_entrant_may_have_a_budget_of_its_own() -> None:
    assert read_entrant("planner@100", 5).seconds == 0.1
    assert read_entrant("planner", 5).seconds == 0.005
    assert read_entrant("greedy", 5).seconds is None, "only bots that think by the clock get the common budget"
    with pytest.raises(UnknownBot, match="planner@100"):
        read_entrant("planner@soon", None)
    counted = read_entrant("planner#600", 5)
    assert (counted.label, counted.bot, counted.seconds, counted.simulations) == ("planner#600", "planner", None, 600)
    assert counted.budget == Budget(simulations=600)
    assert read_entrant("planner@50#600", 5).budget == Budget(0.05, 600)
    for wrong in ("planner#many", "planner#-1", f"planner#{10**10}"):
        with pytest.raises(UnknownBot, match="planner#600"):
            read_entrant(wrong, None)
    with pytest.raises(UnknownBot, match="the bots are"):
        read_entrant("grandmaster", None)


def test_options_are_checked_before_anything_is_played() -> None:
    typed = contest_of("cities", {"level": "3", "free": "yes"}, bots=["easy"], seats=1, seed="one", budget_ms=None)
    assert typed.options == {"level": 3, "free": True}
    with pytest.raises(BadOption, match="level"):
        contest_of("cities", {"level": "4"}, bots=["easy"], seats=1, seed="one", budget_ms=None)


def test_a_contest_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path, both = tmp_path / "record", contest("greedy", "random")
    with ContestFile(both, path) as record:
        record.add(ended(0, [0, 1], [1, 2]))
    with path.open("a") as file:
        file.write('{"number":1,"lineup":[1,')
    with ContestFile(both, path) as record:
        assert list(record.results) == [0]
        record.add(ended(1, [1, 0], [2, 1]))
    with ContestFile(both, path) as record:
        assert list(record.results) == [0, 1]


def test_a_record_of_another_contest_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "record"
    with ContestFile(contest("greedy", "random"), path):
        pass
    with pytest.raises(BadFile, match="another contest"):
        ContestFile(contest("greedy", "easy"), path)
    path.write_text("something else\n")
    with pytest.raises(BadFile, match="no record of an arena"):
        ContestFile(contest("greedy", "random"), path)


def test_a_record_that_another_run_is_at_work_on_is_refused(tmp_path: Path) -> None:
    path, both = tmp_path / "record", contest("greedy", "random")
    with ContestFile(both, path) as record:
        with pytest.raises(BadFile, match="another run"):
            ContestFile(both, path)
        record.add(ended(0, [0, 1], [1, 2]))
    with ContestFile(both, path) as record:
        assert list(record.results) == [0]
    assert [file.name for file in tmp_path.iterdir()] == ["record"]


def test_the_arena_prints_one_object_and_goes_on_from_its_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = []
    for games in (3, 4):
        run_arena(
            "cities", {"level": 1}, bots=["greedy", "random"], games=games, seats=2, seed="one", budget_ms=None,
            jobs=1, resume=tmp_path / "record", report=tmp_path / "report.html", json=True,
        )  # fmt: skip
        tables.append(json.loads(capsys.readouterr().out))
    assert [row["games"] for table in tables for row in table["bots"]] == [3, 3, 4, 4]
    assert list(tables[0]["bots"][0]) == [
        "name", "games", "win_rate", "low", "high", "elo", "mean_score", "ms_per_move", "losses", "first_loss",
    ]  # fmt: skip
    assert len((tmp_path / "record").read_text().splitlines()) == 1 + 4
    page = (tmp_path / "report.html").read_text()
    plots = page[page.index("<svg") : page.rindex("</svg>") + 6]
    assert len(xml.fromstring(f"<plots>{plots}</plots>")) == 2
    assert "greedy" in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")


def test_the_arena_prints_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    run_arena(
        "cities", {}, bots=["greedy", "random"], games=2, seats=2, seed="one", budget_ms=None,
        jobs=1, resume=None, report=None, json=False,
    )  # fmt: skip
    shown = capsys.readouterr().out
    assert "greedy" in shown
    assert "100.0 %" in shown


@pytest.mark.parametrize("bots", [["random"], ["random", "easy"]])
def test_a_simulation_is_one_object(bots: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    run_simulation("cities", {"level": 2}, seats=2, games=5, bots=bots, seed="one", json=True)
    told = json.loads(capsys.readouterr().out)
    assert list(told) == ["game", "seats", "games", "finished", "moves", "seconds", "mean", "min", "max"]
    assert (told["game"], told["seats"], told["games"], told["finished"]) == ("cities", 2, 5, 5)
    assert told["moves"] == 5 * 2 * 27
    assert told["min"] <= told["mean"] <= told["max"]


def test_a_simulation_for_people_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    run_simulation("cities", {}, seats=1, games=3, bots=["random"], seed="one", json=False)
    assert "3" in capsys.readouterr().out


def test_a_simulation_needs_a_bot_for_each_seat() -> None:
    with pytest.raises(BadOption, match="2 names for 3 seats"):
        run_simulation("cities", {}, seats=3, games=1, bots=["easy", "easy"], seed="one", json=True)
    with pytest.raises(BadOption, match="1 to 8 seats"):
        run_simulation("cities", {}, seats=9, games=1, bots=["random"], seed="one", json=True)


def test_a_line_is_plotted_with_its_name_and_its_values() -> None:
    plot = xml.fromstring(
        lines("Scores", [("one", [(1, 29.4), (2, 30.5)])], [(1, "10 ms"), (2, "1 s")], ("time", "score"))
    )
    words = [part.text for part in plot.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Scores", "one", "29.4", "30.5", "10 ms", "1 s"} <= set(words)
    assert len(list(plot.iter("{http://www.w3.org/2000/svg}circle"))) == 2
