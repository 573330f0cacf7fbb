"""The comparison with peers: what is counted, what a ratio is to, and that nobody who is missing is passed over."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import ClassVar
from xml.etree import ElementTree

import pytest
from benchmarks.peer_games import environments, growth, own, sessions
from benchmarks.peer_games.environments import NotInstalled, Peer
from benchmarks.peer_games.measuring import BATCHES, KINDS, PLAY_OUTS, STEPS, Measurement, Tally, tallied, timed
from benchmarks.peer_games.plot import drawn
from benchmarks.peer_games.results import (
    END,
    FIGURES,
    YARDSTICKS,
    Result,
    listed,
    markdown,
    ratio,
    spread,
    tables,
    with_figures,
)
from benchmarks.peer_games.sessions import Failed, Session
from benchmarks.peer_games.worker import serve
from rich.progress import Progress

from benchmarks import peers
from quartier.core.match import Match
from quartier.core.registry import games


def pretended(quick: bool) -> Iterator[Measurement]:
    """A library with one game."""
    yield Measurement(PLAY_OUTS, "nim", "quickly" if quick else "slowly", 2.0, 5.0, work=lambda: 7.0)


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> str:
    """Where a worker finds it."""
    made = ModuleType("pretended")
    made.measurements = pretended  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "benchmarks.peer_games.pretended", made)
    return "pretended"


def hex_and(*rates: float) -> list[Result]:
    """Play-outs of the yardstick at 100 moves a second, and a game of ours at these."""
    return [
        Result("OpenSpiel", PLAY_OUTS, "hex 8×8", "C++ loop", 36.0, 55.0, rates=[90.0, 100.0, 130.0]),
        Result("Quartier", PLAY_OUTS, "Cities", "compiled loop", 108.0, 54.0, rates=list(rates)),
    ]


def test_a_worker_tells_what_it_prepared_and_then_measures_what_it_is_asked(module: str) -> None:
    answers = io.StringIO()
    serve(module, True, io.StringIO("[0, 0.001]\n"), answers)
    prepared, end, rate = map(json.loads, answers.getvalue().splitlines())
    assert prepared == {
        "kind": "play-outs",
        "game": "nim",
        "how": "quickly",
        "branching": 2.0,
        "length": 5.0,
        "memory": 0,
    }
    assert end is None
    assert rate > 0


def test_preparation_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]

    def pass_by(seconds: float) -> float:
        now[0] += seconds
        return 1.0

    monkeypatch.setattr("benchmarks.peer_games.measuring.perf_counter", lambda: now[0])
    work = Measurement(STEPS, "", "", 1, 1, work=lambda: pass_by(0.5), prepare=lambda: [pass_by(9.0)].clear())
    assert timed(work, 2.0) == pytest.approx(2.0)


def test_branching_and_length_are_means_over_decisions_and_games() -> None:
    def play(tally: Tally) -> None:
        for legal in (4, 2):
            tally.decided(legal)

    tally = tallied(play, 0.0)
    assert (tally.games, tally.length, tally.branching) == (1, 2.0, 3.0)


def test_a_ratio_is_between_medians_of_the_same_run() -> None:
    results = hex_and(400.0, 500.0, 900.0)
    assert [ratio(row, results) for row in results] == [1.0, 5.0]
    assert spread(results[0]) == "−10 +30 %"
    assert [row["ratio"] for row in listed(results)] == [1.0, 5.0]


def test_without_the_yardstick_there_are_figures_and_no_ratio() -> None:
    ours = hex_and(400.0)[1:]
    assert ratio(ours[0], ours) is None
    assert "| Quartier | Cities | compiled loop | 108.0 | 54.0 | 400 | −0 +0 % |  |" in markdown(tables(ours))


def test_tables_and_plot_show_every_result() -> None:
    results = hex_and(400.0, 500.0, 900.0)
    text = markdown(tables(results))
    assert text.index("Quartier") < text.index("OpenSpiel"), "the fastest comes first"
    assert "*ratio: to OpenSpiel, hex 8×8, C++ loop*" in text
    picture = ElementTree.fromstring(drawn(results))
    assert len(picture.findall(".//{*}circle")) == 2


def test_each_kind_of_figure_has_a_yardstick_that_is_measured_in_quick_runs_too() -> None:
    assert set(YARDSTICKS) == set(KINDS)
    for library, game, _ in YARDSTICKS.values():
        module = next(peer.module for peer in environments.PEERS if peer.name == library)
        source = (environments.ROOT / "benchmarks" / "peer_games" / f"{module}.py").read_text("utf-8")
        assert f'QUICK = ("{game}",)' in source


@pytest.mark.parametrize("name", games())
def test_our_own_games_are_measured_in_every_way(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(own, "THOUGHT", 0.3)
    monkeypatch.setattr(own, "TALLIED", 5)
    found = list(own.of_game(name, seconds=0.0))
    assert {one.kind for one in found} == set(KINDS)
    for one in found:
        assert one.work() > 0
        assert one.branching > 1
        assert one.length > 10


def test_growth_is_measured_at_1_2_4_and_8_seats_or_as_many_as_a_game_is_for() -> None:
    assert growth.seats_tried(range(1, 9)) == [1, 2, 4, 8]
    assert growth.seats_tried(range(3, 6)) == [3, 4, 5]


def test_the_memory_of_a_match_is_its_part_of_the_batch() -> None:
    few, many = (growth.growth(BATCHES, "cities", 2, number, "") for number in (64, 640))
    assert few.memory == many.memory > Match.new("cities", seats=2).state.nbytes


def test_what_grows_is_told_by_cost_and_memory() -> None:
    row = Result("Quartier", BATCHES, "Cities, 2 seats", "256", memory=2100, rates=[2e6])
    assert "| Cities, 2 seats | 256 | 500 | −0 +0 % | 2,100 |" in markdown(tables([row]))


def test_a_peer_that_does_not_install_is_reported_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(peer: Peer) -> Path:
        raise NotInstalled("no wheel for this machine")

    monkeypatch.setattr(peers, "installed", refuse)
    homes, missing = peers.pythons([Peer("Ludo", "ludo", ("ludo==1",))], Progress(disable=True))
    assert {name for name, _, _ in homes} == {"Quartier"}
    assert [(one.peer, one.reason) for one in missing] == [("Ludo", "no wheel for this machine")]


class Pretended:
    """A session with two games, of which the second fails when it is measured for the second time."""

    asked: ClassVar[list[str]] = []

    def __init__(self, python: Path, module: str, quick: bool) -> None:
        self.module, self.left = module, 1

    def __enter__(self) -> Pretended:
        return self

    def __exit__(self, *_: object) -> None: ...

    def prepare(self) -> Iterator[dict[str, object]]:
        if self.module == "broken":
            raise Failed("no such processor")
        for game in ("nim", "go"):
            yield {"kind": PLAY_OUTS, "game": game, "how": self.module, "branching": 2.0, "length": 5.0, "memory": 0}

    def measure(self, number: int, seconds: float) -> float:
        self.asked.append(f"{self.module} {number}")
        if number == 1:
            if not self.left:
                raise Failed("out of memory")
            self.left -= 1
        return 100.0


def test_repetitions_alternate_and_whatever_fails_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "Session", Pretended)
    monkeypatch.setattr(peers, "OWN", ("ours", "broken"))
    monkeypatch.setattr(peers, "keep_to_one_core", lambda: True)
    monkeypatch.setattr(peers, "installed", lambda peer: Path("python"))
    Pretended.asked.clear()
    report = peers.measured([Peer("Ludo", "ludo", ())], quick=True, progress=Progress(disable=True))
    assert Pretended.asked == ["ours 0", "ours 1", "ludo 0", "ludo 1"] * peers.QUICK_REPETITIONS
    assert [(row.library, row.game) for row in report.results] == [("Quartier", "nim"), ("Ludo", "nim")]
    assert {one.peer: one.reason for one in report.missing} == {
        "Quartier (broken)": "no such processor",
        "Quartier, go, ours": "out of memory",
        "Ludo, go, ludo": "out of memory",
    }
    assert report.told()["missing"]["Ludo, go, ludo"] == "out of memory"


def test_one_run_writes_page_and_plot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(peers, "Session", Pretended)
    monkeypatch.setattr(peers, "keep_to_one_core", lambda: True)
    monkeypatch.setattr(peers, "installed", lambda peer: Path("python"))
    page, plot = tmp_path / "page.md", tmp_path / "images" / "plot.svg"
    page.write_text(f"{FIGURES}{END}", "utf-8")
    plot.parent.mkdir()
    peers.main(["--quick", "openspiel", "--page", str(page), "--plot", str(plot)])
    assert "](images/plot.svg)" in page.read_text("utf-8")
    assert "| OpenSpiel | nim | openspiel |" in page.read_text("utf-8")
    assert "OpenSpiel: nim, openspiel" in plot.read_text("utf-8")


def test_what_the_installer_said_is_the_reason(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    done = subprocess.CompletedProcess([], 1, "", "  x No solution found:\n   ludo is unknown\n")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: done)
    with pytest.raises(NotInstalled, match="x No solution found: ludo is unknown"):
        environments.installed(Peer("Ludo", "ludo", ("ludo==1",)), tmp_path)
    assert not (tmp_path / "ludo" / "requirements.txt").exists(), "it is tried again the next time"


def test_an_environment_is_made_once_and_again_for_other_versions(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said: list[tuple[str, ...]] = []

    def uv(*words: str) -> None:
        said.append(words)
        (tmp_path / "ludo").mkdir(exist_ok=True)

    monkeypatch.setattr(environments, "uv", uv)
    for version in ("1", "1", "2"):
        environments.installed(Peer("Ludo", "ludo", (f"ludo=={version}",)), tmp_path)
    assert [words[-1] for words in said if words[0] == "pip"] == ["ludo==1", "ludo==2"]


def test_a_library_whose_process_ends_is_reported_with_its_last_words() -> None:
    wrong = pytest.raises(Failed, match=r"No module named 'benchmarks\.peer_games\.no_such_library'")
    with Session(Path(sys.executable), "no_such_library", quick=True) as session, wrong:
        list(session.prepare())


def test_all_libraries_are_asked_to_keep_to_one_thread() -> None:
    assert sessions.ONE_THREAD["OMP_NUM_THREADS"] == "1"
    assert "multi_thread_eigen=false" in sessions.ONE_THREAD["XLA_FLAGS"]


def test_a_page_gets_new_figures_and_keeps_what_stands_around_them() -> None:
    page = f"Before\n{FIGURES}\nold\n{END}\nafter\n"
    assert with_figures(page, "| new |\n") == f"Before\n{FIGURES}\n\n| new |\n\n{END}\nafter\n"
    assert with_figures(with_figures(page, "x"), "x") == with_figures(page, "x")


def test_a_page_without_marks_is_refused_before_anything_is_measured(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "page.md").write_text("Figures: none.", "utf-8")
    with pytest.raises(SystemExit):
        peers.main(["--page", str(tmp_path / "page.md")])
    assert "there is no <!-- figures" in capsys.readouterr().err


def test_a_plot_that_cannot_be_written_is_refused_before_anything_is_measured(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with pytest.raises(SystemExit):
        peers.main(["--plot", str(tmp_path / "nowhere" / "plot.svg")])
    assert "there is no folder" in capsys.readouterr().err
