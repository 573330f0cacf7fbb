"""Data sets: every row agrees with the match that seed and notation rebuild; a run can be ended and gone on with."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as parquet
import pytest
from tests.agents.test_seated import SAMPLES
from tests.cli.words import Typist, run

from quartier.core.match import Match
from quartier.core.registry import games, load_game
from quartier.kernel import calls
from quartier.kernel.batches import observe_seats
from quartier.kernel.records import copied
from quartier.kernel.rules import blank_steps
from quartier.research import Setting
from quartier.selfplay import data_set
from quartier.selfplay.columns import COLUMNS, played_bytes
from quartier.selfplay.data_set import journal_of, make, rows_in
from quartier.selfplay.games import Plan, plan_of
from quartier.selfplay.journal import Journal


def plan(game: str = "cities", games: int = 2, bot: str = "planner", seats: int | None = None, **options: Any) -> Plan:
    return plan_of(game, options, seats=seats, games=games, bots=bot.split(","), simulations=8, seed="set")


def made(plan: Plan, path: Path, jobs: int = 1) -> list[dict[str, Any]]:
    """The rows of a data set that is made now."""
    number = make(plan, path, jobs, lambda done: None)
    rows: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    assert len(rows) == number == rows_in(plan, path)
    return rows


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Typist:
    return Typist(monkeypatch, capfd)


SELFPLAY = ("selfplay", "cities", "--bot", "planner", "--simulations", "8", "--seed", "set", "--games")


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("cities", 2, {"level": 3, "just_one_more": True}),
        ("cities", 1, {"free": True}),
        ("tangram", 2, {}),
        ("guilds", 3, {}),
        ("skylines", 2, {}),
    ],
)
def test_every_row_is_what_the_match_that_it_rebuilds_says(
    game: str, seats: int, options: dict[str, Any], tmp_path: Path
) -> None:
    rows = made(plan(game, 1, seats=seats, **options), tmp_path / "set.parquet")
    match = Match.new(game, seats=seats, seed=rows[0]["seed"], **options)
    steps, record = blank_steps(match.game.space), match.box.record
    assert [row["ply"] for row in rows] == list(range(len(rows)))
    for number, turn in groupby(rows, key=lambda row: row["turn"]):
        parts, state = list(turn), copied(match.state)
        assert number == len(match.turns)
        for part, row in enumerate(parts):
            hidden = copied(state)
            calls.hide(hidden, record, row["seat"])
            assert row["position"] == hidden.tobytes()
            assert (row["part"], row["wave"], json.loads(row["options"])["box"]) == (part, match.wave, "house")
            assert row["legal"] == steps[: calls.legal(hidden, record, row["seat"], steps)].tolist()
            assert row["step"] in row["policy_steps"]
            assert set(row["policy_steps"]) <= set(row["legal"])
            assert len(row["policy_steps"]) == len(row["policy_visits"]) == len(set(row["policy_steps"]))
            calls.apply(state, record, row["seat"], row["step"])
        match.play(parts[0]["seat"], " ".join(row["notation"] for row in parts))
        assert match.state.tobytes() == state.tobytes()
    assert match.over
    for row in rows:
        assert row["scores"] == [place.score for place in match.standings]
        assert row["ranks"] == [place.rank for place in match.standings]
        assert (row["score"], row["rank"]) == (row["scores"][row["seat"]], row["ranks"][row["seat"]])
    if seats == 1:
        assert rows[0]["result"] == rows[0]["score"]
    elif not match.game.about.cooperative:
        assert {row["result"] == 1 for row in rows if row["ranks"].count(1) == 1 and row["rank"] == 1} <= {True}
        assert sum({row["seat"]: row["result"] for row in rows}.values()) == pytest.approx(0)


def test_the_first_step_is_tried_as_often_as_all_turns_that_begin_with_it(tmp_path: Path) -> None:
    rows = made(plan(), tmp_path / "set.parquet")
    tried = {row["ply"]: sum(row["policy_visits"]) for row in rows if row["number"] == 0}
    whole = [row for row in rows if row["number"] == 0 and row["part"] == 0 and row["wave"] < 13]
    assert {tried[row["ply"]] for row in whole} == {8}
    for row in whole[2:]:
        chosen = dict(zip(row["policy_steps"], row["policy_visits"], strict=True))[row["step"]]
        assert tried[row["ply"] + 1] == chosen


@pytest.mark.parametrize("game", [name for name in sorted(games()) if load_game(name).part("research")])
def test_the_observation_is_what_an_environment_shows_of_the_position(game: str, tmp_path: Path) -> None:
    chosen = plan(game, 1, "random")
    rows = made(chosen, tmp_path / "set.parquet")
    setting = Setting.of(game, chosen.seats, {})
    for row in rows[:: len(rows) // 6]:
        hidden = np.frombuffer(bytearray(row["position"]), setting.kind)
        words = np.zeros((1, setting.observation_words), np.uint64)
        seats = np.array([row["seat"]], np.int32)
        observe_seats(hidden, setting.box.record, copied(hidden), seats, words, 0, 1)
        assert row["observation"] == words[0].tolist()


def test_positions_can_be_read_without_us(tmp_path: Path) -> None:
    rows = made(plan(games=1), tmp_path / "set.parquet")
    facts = json.loads(parquet.read_metadata(tmp_path / "set.parquet").metadata[b"quartier"])
    kind = np.dtype([(name, form, tuple(shape)) for name, form, shape in facts["position"]])
    positions = np.frombuffer(b"".join(row["position"] for row in rows), kind)
    assert positions["wave"].tolist() == [row["wave"] for row in rows]
    assert not positions["random"].any()


def test_the_columns_are_those_that_are_documented(tmp_path: Path) -> None:
    assert list(made(plan(games=1), tmp_path / "set.parquet")[0]) == list(COLUMNS)
    told = (Path(__file__).parents[2] / "docs" / "selfplay.md").read_text()
    for name, (kind, text) in COLUMNS.items():
        assert f"| `{name}` | {kind.removeprefix('list ')}" in told, name
        assert text in told, name


def test_the_same_seed_gives_the_same_bytes_on_one_core_and_on_two(tmp_path: Path) -> None:
    one, two, other = (tmp_path / name for name in ("one", "two", "other"))
    made(plan(games=3), one)
    made(plan(games=3), two, jobs=2)
    assert one.read_bytes() == two.read_bytes()
    made(plan(games=3, level=3), other)
    assert one.read_bytes() != other.read_bytes()


def test_a_run_that_was_killed_goes_on_and_plays_no_game_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, whole = tmp_path / "killed.parquet", tmp_path / "whole.parquet"
    command = [sys.executable, "-m", "quartier.cli.main", *SELFPLAY, "12", "--jobs", "1", "--out", str(path)]
    with subprocess.Popen(command, start_new_session=True) as process:
        while not journal_of(path).exists() or journal_of(path).stat().st_size < 20_000:
            assert process.poll() is None
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGKILL)
    assert not path.exists()
    with journal_of(path).open("ab") as file:
        file.write(b"half a game")
    chosen = plan(games=12)
    found = Journal(chosen, journal_of(path))
    there = set(found.places)
    found.close()
    assert 0 < len(there) < 12
    played = []

    def play(plan: Plan, number: int) -> bytes:
        played.append(number)
        return played_bytes(plan, number)

    monkeypatch.setattr(data_set, "played_bytes", play)
    made(chosen, path)
    assert sorted([*there, *played]) == list(range(12))
    assert not journal_of(path).exists()
    monkeypatch.undo()
    made(chosen, whole)
    assert path.read_bytes() == whole.read_bytes()


def test_each_seat_may_have_a_bot_of_its_own_also_one_from_elsewhere(tmp_path: Path) -> None:
    rows = made(plan(games=1, bot=f"easy,{SAMPLES}:Player"), tmp_path / "set.parquet")
    assert {(row["seat"], row["bot"]) for row in rows} == {(0, "easy"), (1, f"{SAMPLES}:Player")}
    assert {tuple(row["policy_visits"]) for row in rows if row["seat"] == 1} == {(1,)}


def test_a_game_that_says_nothing_of_learners_has_no_observations(tmp_path: Path) -> None:
    out = tmp_path / "set.parquet"
    words = ("selfplay", "hamlet", "--games", "1", "--bot", "random", "--jobs", "1", "--out", str(out))
    done = run(*words, QUARTIER_GAMES="quartier.examples.hamlet", QUARTIER_KERNELS="interpreted")
    assert (done.returncode, done.stderr) == (0, "")
    columns = parquet.read_table(out).column_names
    assert columns == [name for name in COLUMNS if name != "observation"]


def test_the_command_says_what_it_made_and_does_not_make_it_again(typed: Typist, tmp_path: Path) -> None:
    out = tmp_path / "set.parquet"
    first = json.loads(typed(*SELFPLAY, "2", "--jobs", "1", "--out", str(out), "--json").out)
    assert (first["game"], first["games"], first["rows"], first["file"]) == ("cities", 2, 2 * 54, str(out))
    kept = out.stat().st_mtime_ns
    said = typed(*SELFPLAY, "2", "--out", str(out))
    assert (said.status, said.err) == (0, "")
    assert "2 games with 108 decisions" in said.out
    assert out.stat().st_mtime_ns == kept


def test_other_files_are_left_alone(typed: Typist, tmp_path: Path) -> None:
    out = tmp_path / "set.parquet"
    out.write_text("Dear reader")
    assert "the file is there already" in typed(*SELFPLAY, "2", "--out", str(out)).err
    assert out.read_text() == "Dear reader"
    out.unlink()
    journal_of(out).write_text("Dear reader")
    assert "no data set that is being made" in typed(*SELFPLAY, "2", "--out", str(out)).err
    journal_of(out).unlink()
    Journal(plan(games=2), journal_of(out)).close()
    assert "other games are being played" in typed(*SELFPLAY, "3", "--out", str(out)).err
    journal_of(out).unlink()
    made(plan(games=1), out)
    assert "the file is there already" in typed(*SELFPLAY, "2", "--out", str(out)).err
    assert typed(*SELFPLAY, "1", "--out", str(tmp_path / "no" / "set.parquet")).err.endswith(
        "No such file or directory\n"
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bot", "grandmaster"), "there is no bot 'grandmaster'"),
        (("--bot", "easy,easy,easy"), "3 names for 2 seats"),
        (("--seats", "9"), "1 to 8 seats"),
        (("--level", "7"), "level"),
        (("--simulations", "-1"), "--simulations"),
    ],
)
def test_what_cannot_be_played_is_told_and_leaves_no_file(
    typed: Typist, tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    told = typed(*SELFPLAY, "1", "--out", str(tmp_path / "set"), *words)
    assert (told.status, told.out) == (2, "")
    assert said in told.err
    assert list(tmp_path.iterdir()) == []


def test_without_pyarrow_it_is_said_what_is_missing(
    typed: Typist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert "pip install 'quartier[research]'" in typed(*SELFPLAY, "1", "--out", str(tmp_path / "set")).err
