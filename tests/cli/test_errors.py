"""What commands say when something is wrong: one line, in the person's language, and never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.words import ARENA, MATCH, Typist, run

from quartier.cli import running

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
    (("site",), "option --to is missing"),
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
    assert done.stderr.startswith("quartier: QUARTIER_KERNELS is 'fast'; it can be 'ahead'")
    assert done.stderr.count("\n") == 1


def test_an_unknown_language_of_the_environment_is_passed_over() -> None:
    done = run("version", QUARTIER_LANGUAGE="xx")
    assert (done.returncode, done.stderr) == (0, "")


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
