"""What crosses between a table and an agent: only what the seat may know, readable by older and newer programs."""

from __future__ import annotations

import io
import json
from typing import Any

import numpy as np
import pytest
from tests.agents.sample_agents import Player
from tests.agents.test_seated import SAMPLES

from quartier.agents.loading import load_player
from quartier.agents.messages import Move, NewGame, line_of, read_line
from quartier.agents.positions import fields_of, fill, game_of, situation_of
from quartier.agents.speaking import speak
from quartier.bots import UnknownBot
from quartier.core.errors import BadFile, BadOption, OldRules
from quartier.core.match import Match, Situation
from quartier.core.registry import games


def begun(game: str, turns: int = 3, **options: object) -> Match:
    """A match after some turns, one seat of a simultaneous round ahead."""
    match = Match.new(game, seed="the seed", seats=max(2, games()[game].seats.start), **options)
    for _ in range(turns):
        seat = match.actors[0]
        match.play(seat, next(match.each_legal(seat)))
    return match


def told(situation: Situation) -> tuple[NewGame, dict[str, Any]]:
    """A situation after its way over the line."""
    lines = line_of(game_of(situation)), json.dumps(fields_of(situation.state))
    game = read_line(lines[0])
    assert isinstance(game, NewGame)
    return game, json.loads(lines[1])


@pytest.mark.parametrize("game", sorted(games()))
def test_a_seats_knowledge_arrives_as_it_is(game: str) -> None:
    match = begun(game)
    for seat in range(match.seats):
        situation = match.situation(seat)
        arrived = situation_of(*told(situation))
        assert arrived.state.tobytes() == situation.state.tobytes()
        assert arrived.box.record.tobytes() == situation.box.record.tobytes()
        assert arrived.seat == seat


def test_what_is_hidden_stays_here() -> None:
    one = begun("cities", 3)
    other = begun("cities", 3)
    order = other.state["order"][0]
    unseen = order[6:].copy()
    order[6:] = unseen[::-1]
    assert one.state.tobytes() != other.state.tobytes()
    for seat in (0, 1):
        assert told(one.situation(seat)) == told(other.situation(seat))
        assert one.situation(seat).view == other.situation(seat).view
        assert one.seed.encode() not in line_of(game_of(one.situation(seat)))


def test_only_options_that_somebody_chose_are_told() -> None:
    game, position = told(begun("cities", level=3, no_jumping=False).situation(0))
    assert game.options == {"level": 3}
    newer = NewGame(game.game, game.rules, {"weather": "rain"}, game.seats, game.seat, game.box)
    with pytest.raises(BadOption, match="weather"):
        situation_of(newer, position)


def test_versions_that_differ_in_their_sets_alone_understand_each_other() -> None:
    game, position = told(begun("cities").situation(0))
    (version,) = game.rules
    situation_of(NewGame(game.game, [version, version + 1], {}, game.seats, game.seat, game.box), position)
    with pytest.raises(OldRules):
        situation_of(NewGame(game.game, [version + 1], {}, game.seats, game.seat, game.box), position)


@pytest.mark.parametrize(
    ("field", "value"),
    [("wave", None), ("weather", 3), ("wave", [1, 2]), ("order", [1, 2]), ("wave", "x"), ("wave", 1 << 70)],
)
def test_another_position_is_refused_by_the_name_of_its_field(field: str, value: object) -> None:
    situation = begun("cities").situation(0)
    fields = fields_of(situation.state)
    fields[field] = value
    if value is None:
        del fields[field]
    with pytest.raises(BadFile, match=field):
        fill(np.zeros_like(situation.state), fields)


def test_lines_and_fields_of_a_newer_program_are_passed_over() -> None:
    situation = begun("cities", 2).situation(0)
    move = Move(situation.view, "", fields_of(situation.state), "00" * 32, 1.0, None, None)
    asked = [json.loads(line_of(game_of(situation))), {"type": "weather"}, json.loads(line_of(move))]
    lines = io.BytesIO(b"".join(json.dumps({**line, "mood": "good"}).encode() + b"\n" for line in asked))
    answers = io.BytesIO()
    assert speak("sample", Player, lines, answers)
    (answer,) = answers.getvalue().splitlines()
    assert json.loads(answer)["turn"] in situation.view.legal


@pytest.mark.parametrize("line", [b"hello\n", b'{"type":"move"}\n', b"[]\n"])
def test_a_line_that_is_no_message_is_answered_with_what_is_wrong(line: bytes) -> None:
    answers = io.BytesIO()
    assert not speak("sample", load_player("random", None), io.BytesIO(line), answers)
    assert json.loads(answers.getvalue())["error"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("grandmaster", "there is no bot"),
        ("no.such.module:Agent", "ModuleNotFoundError: No module named 'no'"),
        ("no_such_file.py:Agent", "FileNotFoundError"),
        (f"{SAMPLES}:Missing", "there is no class 'Missing'"),
        (f"{SAMPLES}:not_callable", "there is no class 'not_callable'"),
        (f"{SAMPLES}:Nobody", "turn(request)"),
        ("program:true", "ModuleNotFoundError: No module named 'program'"),
    ],
)
def test_an_agent_that_cannot_be_loaded_is_told_with_the_reason(text: str, said: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        load_player(text, None)
    assert said in str(refused.value)
