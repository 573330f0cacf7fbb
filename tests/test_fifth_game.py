"""A fifth game in five steps: the example keeps what all games promise, and everybody and everything can play it."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from tests.cli.words import run
from tests.games.test_rooms import KERNELS
from tests.games.test_rooms import test_every_kernel_of_a_game_stands_in_its_room as stands_in_its_room
from tests.server.server_running import Guest, Server, guests

import quartier
from quartier.bots import NAMES, Budget, decide, find_bot
from quartier.core.errors import BadComponents, BadFile, IllegalMove, MalformedMove
from quartier.core.file import verify
from quartier.core.texts import LANGUAGES, Texts
from quartier.examples.play_a_bot import play_a_bot
from quartier.kernel.random import seeded
from quartier.testing import CHECKS, cases
from quartier.testing.conformance import Check
from quartier.testing.walk import random_turn

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "src" / "quartier" / "examples" / "hamlet"
GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
ASKED_FOR = {"QUARTIER_GAMES": "quartier.examples.hamlet", "QUARTIER_KERNELS": "interpreted"}
MOST_LINES = 180
LONG = {"kernels_stay_within_bounds": [pytest.mark.thorough]}


# What it is made of


def steps_of_the_guide() -> str:
    """The part of CONTRIBUTING that says which files a game must have."""
    _, _, after = GUIDE.partition("## Add a game in five steps\n")
    needed, _, _ = after.partition("### What else a game may have\n")
    assert needed
    return needed


def test_the_example_has_the_files_that_the_guide_names_and_no_other() -> None:
    named = set(re.findall(r"`([\w/]+\.(?:py|ftl))`", steps_of_the_guide()))
    files = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.*") if path.suffix in (".py", ".ftl")}
    assert named == files
    assert not [path for path in FOLDER.rglob("*.*") if path.suffix not in (".py", ".ftl", ".pyc")]


def test_what_the_guide_quotes_of_the_example_stands_there() -> None:
    quoted = re.findall(r"^```\w+ hamlet/(\S+)\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
    assert {file for file, _ in quoted} >= {"about.py", "position.py", "rules.py", "game.py", "texts/en.ftl"}
    for file, text in quoted:
        assert text in (FOLDER / file).read_text(encoding="utf-8"), file


def test_its_rules_stand_in_the_rooms_of_all_games(hamlet: str) -> None:
    for room, kernels in KERNELS.items():
        for kernel in kernels:
            stands_in_its_room(hamlet, room, kernel)


def lines_of_code(path: Path) -> int:
    """The lines that are written anew for a game: no blank ones, no imports, no documentation."""
    text = path.read_text(encoding="utf-8")
    aside = [
        node
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import | ast.ImportFrom)
        or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str))
    ]
    left_out = {line for node in aside for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    return sum(bool(line.strip()) and number not in left_out for number, line in enumerate(text.splitlines(), 1))


def test_the_example_is_small() -> None:
    assert sum(map(lines_of_code, FOLDER.glob("*.py"))) <= MOST_LINES


# What all games promise


@pytest.mark.parametrize(
    "check", [pytest.param(check, id=check.__name__, marks=LONG.get(check.__name__, [])) for check in CHECKS]
)
def test_conformance(check: Check, hamlet: str) -> None:
    for case in cases(hamlet):
        check(case, 1)


def conformance(game: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The suite as a program."""
    command = [sys.executable, "-m", "quartier.testing", game]
    return subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, check=False, timeout=600
    )


@pytest.mark.thorough
def test_anybody_can_run_the_suite_on_a_game_of_their_own() -> None:
    done = conformance("hamlet", **ASKED_FOR)
    assert (done.returncode, done.stderr) == (0, "")
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["ok"] * len(CHECKS)


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_plays_it_to_the_end(name: str, hamlet: str) -> None:
    match = quartier.new(hamlet, seats=3, seed=name)
    for number in range(27):
        (seat,) = match.actors
        decision = decide(find_bot(name), match.situation(seat), Budget(simulations=4), seeded(f"{name} {number}"))
        match.play(seat, decision.text)
    assert match.over


def test_a_bot_that_thinks_wins_against_one_that_does_not(hamlet: str) -> None:
    ahead = 0
    for seed in range(6):
        match = quartier.new(hamlet, seats=2, seed=seed)
        while not match.over:
            (seat,) = match.actors
            bot = find_bot(("greedy", "random")[seat])
            match.play(seat, decide(bot, match.situation(seat), Budget(simulations=4), seeded(str(seed))).text)
        ahead += match.standings[0].score - match.standings[1].score
    assert ahead > 0


# The rules of its own


def hamlet_of(rows: str) -> int:
    """What a hamlet is worth, drawn as text."""
    from quartier.examples.hamlet.game import GAME
    from quartier.examples.hamlet.view import SIGNS
    from quartier.kernel import calls

    state = GAME.blank(1, GAME.about.options())
    state["hamlets"][0, 0] = [SIGNS.tolist().index(ord(sign)) for sign in "".join(rows.split())]
    return int(calls.score(state, GAME.read_box("house", "").record, 0))


@pytest.mark.parametrize(
    ("rows", "points"),
    [
        ("... ... ...", 0),
        ("hg. ... ...", 2),
        ("h.. w.. ...", 3),
        ("gg. ... ...", 1),
        ("... .w. .w.", -2),
        ("hh. h.. ...", 0),
        ("w.. .h. ..g", 0),
        ("..h g.. ...", 0),
        ("ghg hwh ghg", 28),
    ],
)
def test_tiles_side_by_side_bring_points(rows: str, points: int, hamlet: str) -> None:
    assert hamlet_of(rows) == points


def test_moves_out_of_turn_of_tiles_that_are_not_open_and_on_taken_fields_are_refused(hamlet: str) -> None:
    match = quartier.new(hamlet, seats=2, seed=1)
    open_tiles = match.view(0).board.open
    missing = next(tile for tile in "hgw" if tile not in open_tiles)
    for seat, turn, rule in (
        (1, f"{open_tiles[0]} a1", "not-to-move"),
        (0, f"{missing} a1", "not-open"),
        (0, "a1", "other-step"),
        (0, f"{open_tiles[0]} {open_tiles[1]}", "other-step"),
    ):
        with pytest.raises(IllegalMove) as refused:
            match.play(seat, turn)
        assert refused.value.rule == rule
    match.play(0, f"{open_tiles[0]} a1")
    match.play(1, f"{match.view(1).board.open[0]} a1")
    with pytest.raises(IllegalMove, match="A tile lies on that field already"):
        match.play(0, f"{match.view(0).board.open[0]} a1")
    with pytest.raises(MalformedMove, match="'d4' is no step"):
        match.play(0, "h d4")


# In the terminal


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_looks_sees_the_own_board_first(seat: int, hamlet: str) -> None:
    match = quartier.new(hamlet, seats=3, seed=1)
    drawn = match.game.draw(match.view(seat), Texts("en"), 80).plain
    heading = next(line for line in drawn.splitlines() if "Player" in line)
    assert heading.startswith("You")
    assert heading.count("Player") == 2


def test_a_game_without_components_takes_no_set_and_scores_no_sheets(hamlet: str, tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("house 16\n")
    with pytest.raises(BadComponents, match=r"mine\.txt: hamlet is played without components"):
        quartier.new(hamlet, box=str(mine))
    game = quartier.new(hamlet, seed=1).game
    with pytest.raises(BadFile, match="hamlet has no score sheets"):
        game.score_sheet("h g w", "sheet.txt", game.about.options())


def test_it_is_listed_for_who_asks_for_it() -> None:
    names = [game["name"] for game in json.loads(run("games", "--json", **ASKED_FOR).stdout)["games"]]
    assert names == ["cities", "guilds", "hamlet", "skylines", "tangram"]
    names = [game["name"] for game in json.loads(run("games", "--json", QUARTIER_GAMES="").stdout)["games"]]
    assert names == ["cities", "guilds", "skylines", "tangram"]
    refused = run("play", "hamlet", QUARTIER_GAMES="")
    assert refused.returncode == 2
    assert "there is no game 'hamlet'" in refused.stderr


def test_a_whole_game_is_typed_saved_replayed_and_verified(
    hamlet: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    match, lines, random = quartier.new(hamlet, seats=1, seed="typed"), list[str](), Random(1)
    while not match.over:
        turn = random_turn(match, 0, random)
        lines += [*turn.split(), ""]
        match.play(0, turn)
    typed = run("play", "hamlet", "--seats", "1", "--seed", "typed", stdin="\n".join(lines) + "\n", **ASKED_FOR)
    assert typed.stderr == ""
    assert "Take one of the two open tiles." in typed.stdout
    for row in match.view(0).board.boards[0]:
        assert f"\n{row}\n" in typed.stdout
    (file,) = tmp_path.iterdir()
    again, verdict = verify(file.read_text())
    assert (again.state.tobytes(), verdict.good) == (match.state.tobytes(), True)
    verified = run("verify", str(file), **ASKED_FOR)
    assert (verified.returncode, verified.stderr) == (0, "")
    replayed = run("replay", str(file), stdin="\n" * 12, **ASKED_FOR)
    assert (replayed.returncode, replayed.stderr) == (0, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_against_a_bot_in_every_language(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("play", "hamlet", "--seats", "2", "--seed", "x", "--against", "random")
    shown = run(*words, stdin="h b2\n\nlegend\nmoves\nquit!\n", **{**ASKED_FOR, "QUARTIER_LANGUAGE": language})
    assert shown.stderr == ""
    title, open_tiles, tile = {
        "en": ("Hamlet", "Open: wh", "a (house|garden|well)"),
        "de": ("Weiler", "Offen: wh", "ein (Haus|Garten|Brunnen)"),
        "nl": ("Gehucht", "Open: wh", "een (huis|tuin|put)"),
    }[language]
    assert title in shown.stdout
    assert open_tiles in shown.stdout
    assert re.search(f" 2: {tile} · [abc][123]", shown.stdout)


# On the server


def test_the_server_plays_it_and_gives_its_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable, value in ASKED_FOR.items():
        monkeypatch.setenv(variable, value)
    server = Server(tmp_path)
    try:
        assert len(play_a_bot(f"http://{server.address}", "hamlet", "easy")) == 2
        ann = Guest(server)
        table = ann.table(game="hamlet", bots=["random"], start=True)
        with ann.sit(table) as seat:
            seat.until("snapshot")
            seat.finish(Random(1))
        assert verify(ann.http.get(f"/api/tables/{table}/file").text)[1].good
        for language in LANGUAGES:
            given = ann.http.get(f"/api/games/hamlet/texts/{language}")
            assert given.text == (FOLDER / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
        assert ann.refused("GET", "/api/games/hamlet/texts/fr") == "not-found"
        assert ann.refused("GET", "/api/games/chess/texts/en") == "not-found"
    finally:
        while guests:
            guests.pop().http.close()
        server.stop()
