"""What commands say when something is wrong: one line, in the person's language, and never a traceback."""

from __future__ import annotations

import datetime
import errno
import io
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.cli.test_commands import FIXTURES, run
from tests.cli.words import Typist

from quartier import __version__
from quartier.cli import running
from quartier.core.about import About, Options
from quartier.core.registry import games, load_game

ARENA = ("arena", "cities", "--bots", "greedy,random", "--games", "2", "--jobs", "1")
MATCH = str(FIXTURES / "two-level-2.quartier")


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with all kinds of files that are not what they should be."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty").write_text("")
    (tmp_path / "binary").write_bytes(bytes(range(128, 256)))
    (tmp_path / "words").write_text("to be or not to be\n")
    (tmp_path / "escape").write_text("\x1b[2J\x1b]0;mine\x07\n")
    (tmp_path / "long").write_bytes(b"a" * (16 * 2**20 + 1))
    (tmp_path / "record").write_text("{}\n")
    return tmp_path


USAGE = [
    # Words that make no command
    (("nonsense",), "there is no command 'nonsense'; the commands are games, version, play"),
    (("gmaes",), "did you mean games? ('quartier --help' tells more)"),
    (("play", "chess"), "there is no game 'chess'; the games are cities, guilds, skylines, tangram"),
    (("play", "citeis"), "did you mean cities? ('quartier play --help' tells more)"),
    (("--nothing",), "there is no option --nothing ('quartier --help' tells more)"),
    (("simulate", "cities", "--gmaes", "3"), "there is no option --gmaes; did you mean --games?"),
    (("simulate", "cities", "--games"), "option --games needs a value ('quartier simulate cities --help' tells more)"),
    (("simulate", "cities", "--json=yes"), "option --json takes no value"),
    (("play", "cities", "--free=yes"), "option --free takes no value"),
    (("arena", "cities"), "option --bots is missing ('quartier arena cities --help' tells more)"),
    (("backup",), "option --to is missing"),
    (("replay",), "FILE is missing"),
    (("check",), "GAME is missing"),
    (("check", "cities"), "FILE is missing"),
    (("replay", "one", "two", "three"), "'two three' is too much"),
    (("games", "now"), "'now' is too much"),
    (("version", "now"), "'now' is too much"),
    (("--language",), "option --language needs a value"),
    (("games", "--language"), "option --language needs a value"),
    (("games", "--language", "fr"), "language 'fr': the texts are in en, de, nl"),
    (("--language=", "games"), "option --language needs a value"),
    # Numbers
    (("simulate", "cities", "--games", "0"), "option --games: '0' is not a number from 1 to 1,000,000"),
    (("simulate", "cities", "--games", "-1"), "option --games: '-1' is not a number"),
    (("simulate", "cities", "--games", "1000000000"), "is not a number from 1 to 1,000,000"),
    (("simulate", "cities", "--games", "nan"), "option --games: 'nan' is not a number"),
    (("simulate", "cities", "--games", "9" * 5000), "is not a number"),
    (("simulate", "cities", "--seats", "two"), "option --seats: 'two' is not a number"),
    (("simulate", "guilds", "--seats", "2"), "guilds is for 3 to 5 seats, not 2"),
    (("arena", "skylines", "--bots", "easy", "--seats", "5"), "skylines is for 1 to 4 seats, not 5"),
    ((*ARENA, "--games", "0"), "option --games: '0' is not a number"),
    ((*ARENA, "--jobs", "0"), "option --jobs: '0' is not a number from 1 to 256"),
    ((*ARENA, "--budget-ms", "nan"), "option --budget-ms: 'nan' is not a number from 0 to 3,600,000"),
    ((*ARENA, "--budget-ms", "-1"), "option --budget-ms: '-1' is not a number"),
    ((*ARENA, "--budget-ms", "inf"), "option --budget-ms: 'inf' is not a number"),
    (("replay", MATCH, "--turn", "-1"), "option --turn: '-1' is not a number"),
    (("replay", MATCH, "--turn", "29"), "--turn 29: the match has 28 turns"),
    (("serve", "--idle", "soon"), "option --idle: 'soon' is not a number"),
    # Options of games
    (("simulate", "cities", "--level", "4"), "option level: '4' is not a number from 1 to 3"),
    (("simulate", "cities", "--option", "level"), "--option level: an option is given as KEY=VALUE"),
    (("simulate", "cities", "--option", "height=3"), "there is no option 'height'; the options are box, level"),
    (("simulate", "cities", "--option", "free=perhaps"), "option free: 'perhaps' is not yes or no"),
    (("simulate", "skylines", "--scenario", "6"), "option scenario: '6' is not one of 1, 2, 3, 4, 5, introduction"),
    (("simulate", "cities", "--seed", "a\nb"), "does not fit on a line of a match file"),
    (("score", "cities", "--no-jumping", "empty"), "option no_jumping does not change what a typed board brings"),
    (("score", "tangram", "--box", "empty", "empty"), "option box does not change what a typed board brings"),
    # Bots
    (("simulate", "cities", "--bot", "deep-blue"), "there is no bot 'deep-blue'; the bots are random"),
    (("simulate", "cities", "--seats", "3", "--bot", "easy,easy"), "2 names for 3 seats; give one for all or one"),
    (("play", "cities", "--against", "deep-blue"), "there is no bot 'deep-blue'"),
    (("arena", "cities", "--bots", ""), "there is no bot ''"),
    (("arena", "cities", "--bots", "planner@nan"), "'planner@nan': after the @ stands a number of milliseconds"),
    (("arena", "cities", "--bots", "planner@-1"), "'planner@-1': after the @ stands"),
    (("arena", "cities", "--bots", "planner@1e99"), "'planner@1e99': after the @ stands"),
    (("arena", "cities", "--bots", ",".join(["easy"] * 17)), "17 names; 16 at most can play each other"),
    # Files
    (("replay", "nowhere"), "nowhere: No such file or directory"),
    (("replay", "folder"), "folder: Is a directory"),
    (("verify", "binary"), "binary: not a text file"),
    (("verify", "empty"), "empty, line 1: a match file begins with"),
    (("verify", "words/words"), "words/words: Not a directory"),
    (("replay", "long"), "long: longer than 16 MiB"),
    (("replay", "x\0y"), "not the name of a file"),
    (("play", "--resume", "nowhere"), "nowhere: No such file or directory"),
    (("score", "cities", "binary"), "binary: not a text file"),
    (("check", "cities", "empty"), "24 is missing; a set has the tiles 1 to 24"),
    (("check", "cities", "escape"), r"escape, line 1: '\x1b[2J\x1b]0;mine\x07' is no tile number"),
    (("check", "guilds", "words"), "words, line 1: 'to be or not to be' should be 'bonus: …' or 'map:'"),
    (("check", "chess", "words"), "there is no game 'chess'"),
    (("simulate", "cities", "--box", "nowhere"), "box=nowhere: No such file or directory; give 'house' or a file"),
    (("play", "skylines", "--box", "folder"), "box=folder: Is a directory"),
    (("arena", "tangram", "--bots", "easy", "--box", "binary"), "box=binary: not a text file"),
    (("simulate", "guilds", "--box", ""), "box=: Is a directory"),
    ((*ARENA, "--report", "nowhere/x.html"), "nowhere/x.html: No such file or directory"),
    ((*ARENA, "--report", "folder"), "folder: Is a directory"),
    ((*ARENA, "--resume", "nowhere/x"), "nowhere/x: No such file or directory"),
    ((*ARENA, "--resume", "folder"), "folder: Is a directory"),
    ((*ARENA, "--resume", "binary"), "binary: no record of an arena"),
    ((*ARENA, "--resume", "words"), "words: no record of an arena"),
    ((*ARENA, "--resume", "record"), "record: no record of an arena"),
    (("bench", "chess"), "there is no game 'chess'"),
    (("warm", "chess"), "there is no game 'chess'"),
    (("bench", "cities", "--gpu"), "--gpu"),
]


@pytest.mark.parametrize(("words", "message"), USAGE, ids=[" ".join(words)[:60] for words, _ in USAGE])
def test_what_is_wrong_is_said_in_one_line_with_status_2(
    typed: Typist, files: Path, words: tuple[str, ...], message: str
) -> None:
    before = {path.name: path.stat().st_size for path in files.iterdir()}
    status, out, err = typed(*words)
    assert (status, out) == (2, "")
    assert err.startswith("quartier: ")
    assert message in err
    assert err.count("\n") == 1
    assert {path.name: path.stat().st_size for path in files.iterdir()} == before


@pytest.mark.parametrize(
    ("words", "german", "dutch"),
    [
        (("gmaes",), "Den Befehl „gmaes“ gibt es nicht", "er is geen opdracht ‘gmaes’"),
        (("simulate", "cities", "--gmaes"), "meintest du --games?", "bedoelde je --games?"),
        (("arena", "cities"), "Die Option --bots fehlt", "optie --bots ontbreekt"),
        (("replay", "nowhere"), "nowhere: Diese Datei oder diesen Ordner gibt es nicht", "bestaat niet"),
        (
            ("simulate", "cities", "--games", "0"),
            "geht nicht; erwartet wird eine Zahl von 1 bis",
            "een getal van 1 tot",
        ),
        (("check", "cities", "words"), "words, Zeile 1: „to“ ist keine Nummer", "words, regel 1: ‘to’ is geen nummer"),
        (("check", "skylines", "words"), "Zeilen beginnen mit track", "regels beginnen met track"),
        (("check", "tangram", "words"), "„to“ beginnt keine Zeile", "‘to’ begint geen regel"),
        (("score", "cities", "empty"), "empty, Zeile 1", "empty, regel 1"),
    ],
)
def test_errors_are_told_in_three_languages(
    typed: Typist, files: Path, words: tuple[str, ...], german: str, dutch: str
) -> None:
    assert german in typed(*words, language="de").err
    assert dutch in typed(*words, language="nl").err
    assert german in typed(*words, "--language", "de").err


def test_a_way_to_run_kernels_that_does_not_exist_is_refused() -> None:
    done = run("games", QUARTIER_KERNELS="fast")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("quartier: QUARTIER_KERNELS is 'fast'; it can be 'compiled'")
    assert done.stderr.count("\n") == 1


def test_an_unknown_language_of_the_environment_is_passed_over() -> None:
    done = run("version", QUARTIER_LANGUAGE="xx")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_cache_that_cannot_be_written_is_named_before_anything_is_compiled() -> None:
    done = run("warm", "cities", QUARTIER_CACHE=os.devnull)
    assert done.returncode == 2
    assert done.stderr.startswith(f"quartier: {os.devnull}")
    assert done.stderr.count("\n") == 1


def test_where_no_cache_is_possible_at_all_it_is_said(typed: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise RuntimeError("cannot cache function 'legal': no locator available for file 'rules.py'")

    monkeypatch.setattr(running, "obey", refuse)
    assert typed("games").err == (
        "quartier: there is no folder to keep compiled kernels in; QUARTIER_CACHE can name one\n"
    )


def test_our_own_mistakes_stay_tracebacks(typed: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    def mistaken(*_: object) -> int:
        raise RuntimeError("a mistake of ours")

    monkeypatch.setattr(running, "obey", mistaken)
    with pytest.raises(RuntimeError, match="a mistake of ours"):
        typed("games")


# What the output may be


def shell(line: str) -> subprocess.CompletedProcess[str]:
    """Run a line of shell, in which $Q is the command."""
    return subprocess.run(
        ["bash", "-c", line],
        env={**os.environ, "QUARTIER_LANGUAGE": "en", "Q": f"{sys.executable} -m quartier.cli.main", "M": MATCH},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("command", ["$Q replay $M", "$Q replay --json $M", "$Q games --json", "$Q --help"])
def test_whoever_reads_may_stop_reading(command: str) -> None:
    done = shell(f"{command} | head -n 1; exit ${{PIPESTATUS[0]}}")
    assert done.returncode in (0, 1)
    assert done.stderr == ""


@pytest.mark.parametrize("command", ["$Q version", "$Q games --json", "$Q -h"])
def test_whoever_reads_may_be_gone_before_anything_is_written(command: str) -> None:
    done = shell(f"{{ sleep 0.3; {command}; exit $?; }} | true; exit ${{PIPESTATUS[0]}}")
    assert (done.returncode, done.stderr) == (1, "")


@pytest.mark.parametrize("command", ["$Q version", "$Q games", "$Q games --json", "$Q -h"])
def test_a_full_disk_is_told_in_one_line(command: str) -> None:
    done = shell(f"{command} > /dev/full")
    assert (done.returncode, done.stderr) == (2, "quartier: No space left on device\n")


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("$Q games >&-", 0),
        ("$Q nonsense 2>&-", 2),
        ("$Q score cities - <&-", 2),
        ("$Q check guilds - <&-", 2),
        ("$Q games <&- >&- 2>&-", 0),
        ("$Q nonsense 2>/dev/full", 2),
    ],
)
def test_streams_may_be_closed(line: str, status: int) -> None:
    done = shell(line)
    assert done.returncode == status
    assert "Traceback" not in done.stderr


def test_ctrl_c_ends_a_contest_without_a_word(tmp_path: Path) -> None:
    words = ("arena", "cities", "--bots", "planner@60000,random", "--games", "8", "--jobs", "2")
    command = [sys.executable, "-m", "quartier.cli.main", *words, "--resume", str(tmp_path / "record")]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    while process.poll() is None and not (tmp_path / "record").exists():
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err.strip()) == (130, "", "")


# Sets


def all_water() -> str:
    return "".join(f"{number} WW WW\n" for number in range(1, 25))


@pytest.mark.parametrize("words", [("simulate", "cities", "--games", "1"), ARENA])
def test_what_is_unusual_with_a_set_is_told_beside_the_result(
    typed: Typist, files: Path, words: tuple[str, ...]
) -> None:
    (files / "water.txt").write_text(all_water())
    status, out, err = typed(*words, "--box", "water.txt", "--json")
    assert (status, out.count("\n")) == (0, 1)
    lines = err.splitlines()
    assert lines[0] == "Unusual: water.txt, line 1: tile 1 has 4 fields of one kind; tiles of the box have 2 at most"
    assert lines[5:] == ["… and 42 more; “quartier check” tells all."]


def test_a_game_in_the_terminal_tells_what_is_unusual_too(files: Path) -> None:
    (files / "water.txt").write_text(all_water())
    done = run("play", "cities", "--seats", "1", "--box", "water.txt", stdin="quit\n")
    assert "Unusual: water.txt, line 1: tile 1 has 4 fields" in done.stdout
    assert "and 45 more" in done.stdout


def test_check_tells_all_that_is_unusual(typed: Typist, files: Path) -> None:
    (files / "water.txt").write_text(all_water())
    status, out, err = typed("check", "cities", "water.txt")
    assert (status, err) == (0, "")
    assert len(out.splitlines()) == 48
    assert out.splitlines()[-1] == "The set can be played with; 47 things are unusual."
    assert "Plättchen 1 und 2 sind gleich" in typed("check", "cities", "water.txt", language="de").out


@pytest.mark.parametrize("game", sorted(games()))
def test_nothing_is_unusual_with_the_house_sets(typed: Typist, files: Path, game: str) -> None:
    (files / "mine.txt").write_text(load_game(game).house_box())
    assert typed("check", game, "mine.txt").out == "The set can be played with, and nothing about it is unusual.\n"
    assert typed("check", game, "mine.txt", "--json").out == f'{{"game":"{game}","good":true,"unusual":[]}}\n'


# Contests


def test_a_report_that_cannot_be_written_in_the_end_does_not_cost_the_result(
    typed: Typist, files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "page.html")

    monkeypatch.setattr(Path, "write_text", full)
    status, out, err = typed(*ARENA, "--report", "page.html")
    assert (status, err) == (2, "quartier: page.html: No space left on device\n")
    assert "greedy" in out
    assert not (files / "page.html").exists()


def test_a_record_that_cannot_be_written_any_more_does_not_cost_the_result(
    typed: Typist, files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Full(io.BytesIO):
        def write(self, *_: object) -> int:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    opened = Path.open

    def full(path: Path, mode: str = "r", *rest: Any, **named: Any) -> Any:
        return Full() if mode == "ab" else opened(path, mode, *rest, **named)

    monkeypatch.setattr(Path, "open", full)
    status, out, err = typed(*ARENA, "--resume", "kept")
    assert (status, err) == (2, "quartier: kept: No space left on device\n")
    assert "greedy" in out


def test_a_record_that_tells_of_other_seats_is_refused(typed: Typist, files: Path) -> None:
    assert typed(*ARENA, "--resume", "kept").status == 0
    whole = (files / "kept").read_text()
    (files / "kept").write_text(whole.replace('"lineup":[0,1]', '"lineup":[0,7]'))
    assert typed(*ARENA, "--resume", "kept").err == "quartier: kept, line 2: no record of an arena\n"
    (files / "kept").write_text(whole)
    assert "another contest" in typed(*ARENA, "--seed", "2", "--resume", "kept").err
    # The last line of a run that was cut off is played again.
    (files / "kept").write_text(whole[:-20])
    assert typed(*ARENA, "--resume", "kept").status == 0
    assert len((files / "kept").read_text().splitlines()) == 3


def test_a_file_that_is_no_record_is_left_as_it_is(typed: Typist, files: Path) -> None:
    (files / "letter").write_text("Dear reader,\nhow are you")
    assert typed(*ARENA, "--resume", "letter").status == 2
    assert (files / "letter").read_text() == "Dear reader,\nhow are you"


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_table_of_a_contest_fits_80_columns(typed: Typist, files: Path, language: str) -> None:
    bots = "greedy,random,planner@0,easy"
    words = ("arena", "cities", "--bots", bots, "--games", "1", "--jobs", "1")
    out = typed(*words, language=language).out
    assert max(map(len, out.splitlines())) <= 80
    rows = [line for line in out.splitlines() if line.lstrip().startswith(tuple(bots.split(",")))]
    assert len(rows) == 4
    assert all("–" in row and "%" in row and "ms" in row for row in rows)


def test_a_report_says_with_which_options_when_and_by_which_version(typed: Typist, files: Path) -> None:
    assert typed(*ARENA, "--level", "3", "--report", "page.html").status == 0
    page = (files / "page.html").read_text()
    assert "Options: box=house, level=3, no_jumping=no, just_one_more=no, free=no." in page
    assert f"Quartier {__version__}, rules 1." in page
    assert datetime.date.today().isoformat()[:4] in page


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_game_for_three_is_played_by_three_if_nobody_says(typed: Typist, command: str) -> None:
    words = (command, "guilds", "--games", "1", "--json")
    out = typed(*words, *(("--bots", "random", "--jobs", "1") if command == "arena" else ())).out
    assert '"seats":3' in out


def test_warming_again_says_that_everything_is_compiled() -> None:
    first = run("warm", "cities")
    assert first.returncode == 0
    again = run("warm", "cities")
    assert again.stderr.startswith("Cities: everything was compiled already")
    assert "nothing to compile" in run("warm", "cities", QUARTIER_KERNELS="interpreted").stderr


# A game that is not finished


def test_a_game_without_texts_is_left_out_and_the_others_stay(typed: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    nameless = About("nameless", range(1, 3), Options, 1, (1, 2))
    everything = {**games(), "nameless": nameless}
    for module in ("quartier.cli.help", "quartier.cli.games"):
        monkeypatch.setattr(f"{module}.games", lambda: everything)
    status, out, err = typed("games")
    assert (status, err) == (0, "quartier: the game 'nameless' is left out: it has no text 'nameless-title'\n")
    assert "Tangram City" in out


# Whatever is typed

WORDS = st.one_of(
    st.sampled_from(["games", "version", "simulate", "arena", "replay", "verify", "score", "check", "play", "backup"]),
    st.sampled_from(["warm", "bench", "cities", "guilds", "skylines", "tangram", "-", "--", "-h", "--help"]),
    st.sampled_from(["--version", "--json", "--language", "de", "--language=nl", "--games", "1", "--seats", "2"]),
    st.sampled_from(["--level", "3", "--bot", "--bots", "random", "greedy,random", "--seed", "--option", "level=2"]),
    st.sampled_from(["--resume", "--report", "--turn", "--against", "--box", "empty", "folder", "binary", "words"]),
    st.sampled_from(["--to", "--data", "--scenario", "--jobs", "1e9", "nan", "-1", "", "=", "--games=", "--free"]),
    st.text(max_size=6),
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(words=st.lists(WORDS, max_size=7))
def test_no_words_end_in_a_traceback(typed: Typist, files: Path, words: list[str]) -> None:
    # What takes its time is tried above; here it is the words that matter.
    slow = ("arena.run_arena", "simulate.run_simulation", "play.new_game", "play.resume_game", "warm.warm_games")
    for name in (*slow, "bench.run_bench"):
        typed.patch.setattr(f"quartier.cli.{name}", lambda *_, **__: None)
    status, _, err = typed(*words)
    assert status in (0, 1, 2)
    if status == 2 and not err.startswith(("Usage", "Aufruf", "Gebruik")):
        assert err.splitlines()[-1].startswith("quartier: ")
