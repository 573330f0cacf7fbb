"""Agents at a table: they play by the rules, alone, together and against each other, or lose their game."""

from __future__ import annotations

import functools
import json
import sys
from pathlib import Path

import msgspec
import pytest
from tests.cli.words import Typist

from quartier.agents import find_agent
from quartier.agents.finding import split_list
from quartier.agents.seated import Agent
from quartier.bots import Budget, UnknownBot, decide, find_bot
from quartier.bots.arena import Contest, Loss, contest_of, play
from quartier.bots.bot import Forfeit
from quartier.bots.contest_file import ContestFile
from quartier.bots.ratings import tabulate
from quartier.core.errors import BadFile, IllegalMove
from quartier.core.match import Match
from quartier.kernel.random import seeded

HERE = Path(__file__).resolve().parent
SAMPLES = f"{HERE / 'sample_agents.py'}"
SHELL = f"program:sh {HERE / 'first_step.sh'}"
QUARTIER = f"program:{sys.executable} -m quartier.cli.main agent"
HELLO = """program:sh -c 'read a; echo "{\\"protocol\\":1}"'"""

find = functools.partial(find_agent, limit=30)


def contest(game: str, *bots: str, seats: int = 2, **options: object) -> Contest:
    return contest_of(game, options, bots=list(bots), seats=seats, seed="agents", budget_ms=None, find=find)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("cities", 3, {"level": 2, "just_one_more": True}),
        ("cities", 1, {"free": True}),
        ("tangram", 2, {}),
        ("guilds", 3, {}),
        ("skylines", 2, {"scenario": "1"}),
        ("skylines", 1, {}),
    ],
)
def test_a_class_plays_every_game_to_its_end(game: str, seats: int, options: dict[str, object]) -> None:
    result = play(contest(game, f"{SAMPLES}:Player", "random", seats=seats, **options), 0, find)
    assert result.loss is None
    assert all(moves > 0 for moves in result.moves)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("cities", 2, {"level": 3}),
        ("cities", 2, {"free": True}),
        ("tangram", 2, {}),
        ("guilds", 4, {}),
        ("skylines", 2, {}),
    ],
)
def test_a_bot_plays_through_the_protocol_what_it_plays_at_our_own_table(
    game: str, seats: int, options: dict[str, object]
) -> None:
    match, turns = Match.new(game, seats=seats, seed="same", **options), 0
    agent = find_agent(f"{QUARTIER} planner --simulations 12")
    while not match.over and turns < 12:
        for seat in match.actors:
            situation, random = match.situation(seat), seeded(f"{turns}")
            told = decide(agent, situation, None, random)
            own = decide(find_bot("planner"), situation, Budget(simulations=12), random)
            assert (told.steps, told.text) == (own.steps, own.text)
            match.play(seat, told.text)
            turns += 1
    agent.close()


def test_a_program_in_any_language_plays_by_picking_from_what_is_legal() -> None:
    result = play(contest("cities", SHELL, "random"), 0, find)
    assert result.loss is None
    assert result.moves == [14, 14]


def test_an_agent_is_told_how_long_it_may_think() -> None:
    seen: list[tuple[float | None, int | None]] = []
    agent = find_agent(f"{SAMPLES}:Player")
    situation = Match.new("cities", seed=1).situation(0)
    for budget in (None, Budget(seconds=0.25), Budget(simulations=9)):
        thinking = agent.begin(situation, budget, seeded("told"))
        told = thinking.budget  # type: ignore[attr-defined]
        seen.append((told.seconds, told.simulations) if told else (None, None))
        assert thinking.best.text
    assert seen == [(None, None), (0.25, None), (None, 9)]
    agent.close()


@pytest.mark.parametrize(
    ("name", "kind", "said"),
    [
        ("Crashing", "crash", "ValueError: no idea"),
        ("Dying", "crash", "out of memory"),
        ("Cheating", "illegal", "a1^ +a1"),
        ("Silent", "time", "longer than 1 s"),
    ],
)
def test_whoever_fails_loses_the_game_and_the_others_win_it(name: str, kind: str, said: str) -> None:
    short = functools.partial(find_agent, limit=1.0)
    of_three = contest("cities", "random", f"{SAMPLES}:{name}", "greedy", seats=3)
    result = play(of_three, 0, short)
    assert result.loss is not None
    assert (result.loss.seat, result.loss.kind, result.ranks) == (1, kind, [1, 3, 1])
    assert said in result.loss.message
    rows = tabulate(of_three, [result])
    assert [row.win_rate for row in rows] == [0.5, 0.0, 0.5]
    assert (rows[1].losses, rows[1].first_loss) == ({kind: 1}, result.loss.message)
    assert rows[0].losses == {}


@pytest.mark.parametrize(("game", "seats"), [("cities", 1), ("skylines", 2)])
def test_whoever_fails_alone_or_together_with_others_has_not_won(game: str, seats: int) -> None:
    alone = contest(game, f"{SAMPLES}:Cheating", seats=seats)
    result = play(alone, 0, find)
    assert result.ranks == [2] * seats
    assert tabulate(alone, [result])[0].win_rate == 0.0


def test_after_a_failure_the_next_game_is_played_all_the_same() -> None:
    both = contest("cities", f"{SAMPLES}:Crashing", "random")
    kinds = [result.loss and result.loss.kind for result in (play(both, number, find) for number in range(2))]
    assert kinds == ["crash", "crash"]


def test_every_seat_has_a_program_of_its_own_which_stays_for_the_next_game() -> None:
    match = Match.new("cities", seats=2, seed=1)
    used = []
    for _ in range(2):
        agent = find_agent(f"{QUARTIER} random")
        assert isinstance(agent, Agent)
        for seat in (0, 1):
            decide(agent, match.situation(seat), None, seeded(f"{seat}"))
        used.append(set(agent.programs.values()))
        agent.close()
    assert used[0] == used[1]
    assert len(used[0]) == 2


def test_nobody_is_asked_who_is_not_to_move() -> None:
    match = Match.new("cities", seats=2, seed=1)
    match.play(0, match.legal(0)[0])
    agent = find_agent(f"{SAMPLES}:Player")
    with pytest.raises(IllegalMove):
        agent.begin(match.situation(0), None, seeded("late"))
    agent.close()


def test_a_turn_that_is_left_unfinished_is_not_the_next_ones_answer() -> None:
    match = Match.new("cities", seats=2, seed=1)
    agent = Agent("left", find_command("Silent"), limit=30)
    agent.begin(match.situation(0), None, seeded("left"))
    program = agent.programs[0]
    agent.close()
    assert not program.running


def find_command(name: str) -> list[str]:
    return [sys.executable, "-m", "quartier.cli.main", "agent", f"{SAMPLES}:{name}"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("grandmaster", "module:Class, file.py:Class, file.onnx, program:COMMAND"),
        (f"{SAMPLES}:Nobody", "turn(request)"),
        ("program:", "program:COMMAND"),
        ("program:no-such-program", "No such file"),
        ("program:'", "No closing quotation"),
        ("program:true", "exit status 0"),
        ("program:sh -c 'read a; echo hello'", "hello"),
        (HELLO.replace("1", "7"), "version 7"),
    ],
)
def test_who_cannot_play_is_told_before_anything_is_played(text: str, said: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        find_agent(text)
    assert said in str(refused.value)


def test_an_answer_that_is_none_is_no_legal_turn() -> None:
    agent = find_agent(f"{HELLO[:-1]}; read b; read c; echo e5; read d'")
    with pytest.raises(Forfeit, match="one line of JSON") as lost:
        decide(agent, Match.new("cities", seed=1).situation(0), None, seeded("none"))
    assert lost.value.kind == "illegal"
    agent.close()


def test_bots_are_separated_by_commas_and_a_program_goes_on_to_the_end() -> None:
    assert split_list(("greedy,a:B, easy@5", "program:bot --of 1,2")) == [
        "greedy", "a:B", "easy@5", "program:bot --of 1,2",
    ]  # fmt: skip
    assert split_list(("",)) == [""]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Typist:
    return Typist(monkeypatch, capfd)


def test_a_contest_with_agents_goes_on_from_its_record(tmp_path: Path, typed: Typist) -> None:
    words = ("arena", "cities", "--bots", f"random,{SAMPLES}:Crashing@500", "--jobs", "1", "--json")
    record = str(tmp_path / "record")
    first = json.loads(typed(*words, "--games", "1", "--resume", record).out)
    assert first["bots"][1]["losses"] == {"crash": 1}
    lines = Path(record).read_text().splitlines()
    again = json.loads(typed(*words, "--games", "2", "--resume", record).out)
    assert Path(record).read_text().splitlines()[:2] == lines
    assert again["bots"][1]["losses"] == {"crash": 2}
    assert "no idea\\x1b" in again["bots"][1]["first_loss"]
    told = typed(*words[:-1], "--games", "2", "--resume", record, "--report", str(tmp_path / "page.html"))
    assert "lost 2 games before the end (crashed: 2)" in " ".join(told.out.split())
    assert "crashed: 2" in (tmp_path / "page.html").read_text()
    assert "another contest" in typed(*words, "--limit-ms", "9", "--games", "2", "--resume", record).err


def test_a_record_that_tells_of_a_loser_who_was_not_there_is_refused(tmp_path: Path) -> None:
    both = contest("cities", "random", "greedy")
    result = play(both, 0)
    with ContestFile(both, tmp_path / "record") as record:
        record.add(msgspec.structs.replace(result, loss=Loss(2, "time", "")))
    with pytest.raises(BadFile, match="no record of an arena"):
        ContestFile(both, tmp_path / "record")
