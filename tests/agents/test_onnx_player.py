"""A network as an agent: it sees what an environment shows, and its likeliest legal decision is made."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper
from tests.agents.test_seated import contest, find

from quartier.agents.loading import load_player
from quartier.agents.messages import Move
from quartier.agents.positions import fields_of, game_of
from quartier.agents.request import Request
from quartier.bots import UnknownBot
from quartier.bots.arena import play
from quartier.core.match import Situation
from quartier.kernel import calls
from quartier.kernel.records import copied
from quartier.research import Batch, Setting, unpack

WANTED = {"observation": TensorProto.FLOAT, "legal": TensorProto.BOOL, "pending": TensorProto.INT64}


def weights_of(setting: Setting, actions: int) -> Any:
    """Some network's weights."""
    features = setting.layout.features(setting.seats)
    return np.random.default_rng(1).normal(size=(features, actions)).astype(np.float32)


def write_network(path: Path, weights: Any, names: Sequence[str] = ("observation",)) -> str:
    """A network of one layer; inputs that it does not need are added to nothing."""
    inputs = [helper.make_tensor_value_info(name, WANTED.get(name, TensorProto.FLOAT), None) for name in names]
    nodes = [helper.make_node("MatMul", ["observation", "weights"], ["policy"])]
    nodes += [helper.make_node("Identity", [name], [f"same {name}"]) for name in names[1:]]
    outputs = [
        helper.make_tensor_value_info(f"same {name}", WANTED.get(name, TensorProto.FLOAT), None) for name in names[1:]
    ]
    outputs.append(helper.make_tensor_value_info("policy", TensorProto.FLOAT, None))
    graph = helper.make_graph(nodes, "agent", inputs, outputs, [numpy_helper.from_array(weights, "weights")])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    onnx.save(model, path)
    return str(path)


def request_of(setting: Setting, state: Any, seat: int) -> Request:
    """What is asked of the seat that decides in a position."""
    hidden = copied(state)
    calls.hide(hidden, setting.box.record, seat)
    situation = Situation(setting.game, setting.box, seat, hidden)
    return Request(game_of(situation), Move(situation.view, "", fields_of(hidden), "00" * 32, 1.0, None, None))


@pytest.mark.parametrize("whole", [False, True])
def test_the_likeliest_decision_is_made_as_an_environment_counts_them(whole: bool, tmp_path: Path) -> None:
    batch = Batch("cities", 1, seats=2, seed=1, whole_steps=whole)
    setting = batch.setting
    weights = weights_of(setting, setting.choices.number)
    player = load_player(write_network(tmp_path / "agent.onnx", weights, list(WANTED)), None)()
    for _ in range(12):
        state, seat = copied(batch.positions), int(batch.seats[0])
        chosen: list[int] = []
        while not chosen or batch.pending[0] >= 0:
            scores = unpack(setting.layout, 2, batch.observations).astype(np.float32) @ weights
            chosen.append(int(np.where(batch.masks(), scores, -np.inf).argmax()))
            batch.step([chosen[-1]])
        step = setting.choices.step(tuple(chosen))
        turn = player.turn(request_of(setting, state, seat))
        assert [turn] == setting.game.step_texts(state, setting.box, seat, [step])


def test_a_network_plays_whole_games_in_the_arena(tmp_path: Path) -> None:
    setting = Setting.of("cities", 2, {})
    agent = write_network(tmp_path / "agent.onnx", weights_of(setting, setting.choices.number))
    result = play(contest("cities", agent, "random"), 0, find)
    assert result.loss is None
    assert result.moves == [14, 14]


def test_a_network_for_another_game_loses_with_a_reason(tmp_path: Path) -> None:
    setting = Setting.of("cities", 2, {})
    agent = write_network(tmp_path / "agent.onnx", weights_of(setting, 7))
    result = play(contest("cities", agent, "random"), 0, find)
    assert result.loss is not None
    assert "policy has 7 numbers" in result.loss.message


@pytest.mark.parametrize(
    ("content", "said"), [(None, "File doesn't exist"), (b"Dear reader", "parsing failed"), ("weather", "weather")]
)
def test_a_file_that_is_no_network_of_ours_is_told(content: bytes | str | None, said: str, tmp_path: Path) -> None:
    path = tmp_path / "agent.onnx"
    if isinstance(content, str):
        write_network(path, np.zeros((2, 2), np.float32), ["observation", content])
    elif content is not None:
        path.write_bytes(content)
    with pytest.raises(UnknownBot, match=said):
        load_player(str(path), None)


def test_without_onnx_runtime_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(UnknownBot, match=r"pip install 'quartier\[research\]'"):
        load_player("agent.onnx", None)
