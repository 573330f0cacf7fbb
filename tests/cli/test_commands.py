"""The `quartier` command, as a person or a program runs it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.words import FIXTURES, run

from quartier.core.registry import load_game

CITY = "AAPPWWCC\naAPpWWcC\nCCAAPPWW\nCCAAPPWW\nWWCCAAPP\nWWCcAAPp\nPPWWCCAa\nPPWWCCAA\n"


def one_object(*words: str, stdin: str = "") -> Any:
    done = run(*words, stdin=stdin)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 1
    return json.loads(done.stdout)


def test_games_lists_seats_and_options() -> None:
    listed = one_object("games", "--json")["games"]
    cities = next(game for game in listed if game["name"] == "cities")
    assert cities["seats"] == [1, 8]
    assert cities["options"]["level"] == {"type": "integer", "minimum": 1, "maximum": 3, "default": 2}
    assert "level=2" in run("games").stdout


def test_simulate_prints_one_object() -> None:
    words = ("simulate", "cities", "--seats", "3", "--games", "50", "--seed", "1", "--json")
    result = one_object(*words, "--bot", "random")
    assert {key: result[key] for key in ("game", "seats", "games", "finished")} == {
        "game": "cities",
        "seats": 3,
        "games": 50,
        "finished": 50,
    }
    assert result["moves"] == 50 * 3 * 27
    assert result["min"] <= result["mean"] <= result["max"]
    again = one_object(*words)
    assert {**again, "seconds": 0} == {**result, "seconds": 0}


def test_options_are_given_by_name_or_as_pairs() -> None:
    words = ("simulate", "cities", "--games", "20", "--json")
    pairs = one_object(*words, "--option", "level=3", "--option", "just_one_more=yes")
    flags = one_object(*words, "--level", "3", "--just-one-more")
    assert {**pairs, "seconds": 0} == {**flags, "seconds": 0}
    assert pairs["moves"] == 20 * 2 * 29


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("simulate", "cities", "--level", "9"), "option level: '9' is not a number from 1 to 3"),
        (("simulate", "cities", "--option", "level"), "an option is given as KEY=VALUE"),
        (("simulate", "cities", "--option", "height=3"), "there is no option 'height'"),
        (("simulate", "cities", "--seats", "9"), "cities is for 1 to 8 seats, not 9"),
        (("simulate", "cities", "--bot", "deep-blue"), "there is no bot 'deep-blue'; the bots are random"),
        (("replay", "nowhere.quartier"), "nowhere.quartier: No such file or directory"),
        (("verify", str(Path(__file__))), "line 1: a match file begins with"),
        (("bench", "chess"), "there is no game 'chess'"),
        (("warm", "chess"), "there is no game 'chess'"),
        (("play", "cities", "--against", "deep-blue"), "there is no bot 'deep-blue'"),
        (("--language", "fr", "games"), "language 'fr': the texts are in en, de, nl"),
    ],
)
def test_bad_input_gets_one_clear_line_and_status_2(words: tuple[str, ...], message: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stderr.startswith("quartier: ")
    assert "Traceback" not in done.stderr


def test_score_prints_items_and_total() -> None:
    result = one_object("score", "cities", "--level", "3", "--json", "-", stdin=CITY)
    assert result["total"] == 6 + 6 + 8 + 2 + 6 + 6
    assert {item["piece"]: item["points"] for item in result["items"]}["g2"] == 8
    shown = run("score", "cities", "--level", "1", "-", stdin=CITY).stdout
    assert "16" in shown
    assert "Attraction zone of 4" in shown


def test_score_refuses_a_wrong_city_with_line_and_column() -> None:
    done = run("score", "cities", "-", stdin=CITY.replace("AAPPWWCC", "AAPPwWCC", 1))
    assert done.returncode == 2
    assert "standard input, line 1, column 5: a tourist on water" in done.stderr


def test_verify_tells_right_from_wrong(tmp_path: Path) -> None:
    path = FIXTURES / "two-level-2.quartier"
    checked = one_object("verify", str(path), "--json")
    assert (checked["good"], checked["state"], checked["standings"], checked["commitment"]) == (True, True, True, True)
    forged = tmp_path / "forged.quartier"
    scores = next(line for line in path.read_text().splitlines() if line.startswith("scores: "))
    forged.write_text(path.read_text().replace(scores, "scores: 99 1"))
    done = run("verify", str(forged))
    assert done.returncode == 1
    assert "Wrong:\n  Scores and ranks are not the ones stated.\nThe file is wrong.\n" in done.stdout


def test_verify_lists_what_was_checked_and_what_is_not_claimed(tmp_path: Path) -> None:
    path = FIXTURES / "two-level-2.quartier"
    shown = run("verify", str(path)).stdout
    assert shown.startswith("Checked, and right:\n  The text is as the program writes it, with nothing added.\n")
    assert "\n  All 28 turns are legal by rules 1.\n" in shown
    bare = tmp_path / "bare.quartier"
    bare.write_text("".join(line for line in path.read_text().splitlines(True) if line[:5] not in ("salt:", "commi")))
    told = one_object("verify", str(bare), "--json")
    assert told["good"]
    assert [remark["id"] for remark in told["unclaimed"]] == ["verify-unclaimed-commitment"]
    assert told["wrong"] == []


def test_verify_tells_what_is_wrong_where_a_file_cannot_be_replayed(tmp_path: Path) -> None:
    text = (FIXTURES / "two-level-2.quartier").read_text()
    longer = tmp_path / "longer.quartier"
    longer.write_text(text + text.splitlines()[-1] + "\n")
    done = run("--language", "de", "verify", str(longer), "--json")
    assert done.returncode == 1
    told = json.loads(done.stdout)
    assert (told["good"], told["game"], told["state"], told["checked"]) == (False, None, None, [])
    number = len(text.splitlines()) + 1
    assert told["wrong"][0]["text"].startswith(f"{longer}, Zeile {number}: ")


def test_replay_shows_every_turn() -> None:
    path = str(FIXTURES / "two-level-2.quartier")
    replayed = one_object("replay", path, "--json")
    assert replayed["turns"] == 28
    assert [frame["turn"] for frame in replayed["frames"]] == list(range(29))
    assert replayed["frames"][-1]["view"]["over"] is True
    whole = run("replay", path).stdout
    assert "Turn 28 of 28" in whole
    assert "lays the tile at" in whole
    assert "Waiting for the others." not in whole
    assert "You" not in whole
    single = run("replay", path, "--turn", "3").stdout
    assert "Turn 3 of 28" in single
    assert "Turn 4 of 28" not in single
    assert run("replay", path, "--turn", "99").returncode == 2


def test_texts_follow_the_language() -> None:
    assert "Straßencafé" in run("--language", "de", "score", "cities", "-", stdin=CITY).stdout
    assert "Terras" in run("score", "cities", "-", stdin=CITY, QUARTIER_LANGUAGE="nl").stdout


def test_help_names_every_command_and_game() -> None:
    shown = run("--help").stdout
    for command in ("games", "play", "simulate", "replay", "verify", "score", "bench", "warm", "site"):
        assert command in shown
    assert "--level" in run("play", "cities", "--help").stdout


def test_bench_measures_all_speeds() -> None:
    (result,) = one_object("bench", "cities", "--json")["results"]
    assert result["position_bytes"] <= 1024
    # Where everything is interpreted, chance decides which is faster.
    assert result["ratio"] > 1 or load_game("cities").kernels == "interpreted"
    assert result["ratio"] == pytest.approx(result["compiled"]["moves_per_s"] / result["interpreted"]["moves_per_s"])
    assert min(result["play_us"], result["view_us"], result["legal_us"], result["search_simulations_per_s"]) > 0


def test_the_gpu_benchmark_says_what_it_needs() -> None:
    done = run("bench", "cities", "--gpu")
    assert done.returncode == 2
    assert "--gpu" in done.stderr


def test_the_arena_prints_one_object(tmp_path: Path) -> None:
    words = ("arena", "cities", "--bots", "greedy,random", "--games", "4", "--seats", "2", "--json")
    result = one_object(*words, "--resume", str(tmp_path / "record"), "--report", str(tmp_path / "report.html"))
    assert [bot["name"] for bot in result["bots"]] == ["greedy", "random"]
    greedy = result["bots"][0]
    assert {"games", "win_rate", "low", "high", "elo", "mean_score", "ms_per_move"} <= set(greedy)
    assert greedy["low"] <= greedy["win_rate"] <= greedy["high"]
    assert "<svg" in (tmp_path / "report.html").read_text()
    again = one_object(*words, "--resume", str(tmp_path / "record"))
    assert again["bots"] == result["bots"]
