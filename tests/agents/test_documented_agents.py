"""The agents that the documentation shows play as they stand there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.agents.test_seated import HERE, contest, find

from quartier.bots.arena import play

TOLD = (Path(__file__).parents[2] / "docs" / "agents.md").read_text()


def test_the_class_that_is_shown_plays(tmp_path: Path) -> None:
    shown = re.search(r"```python\n(class Agent:.*?)```", TOLD, re.DOTALL)
    assert shown is not None
    (tmp_path / "my_bot.py").write_text(shown[1])
    for game, seats in (("cities", 2), ("guilds", 3)):
        result = play(contest(game, f"{tmp_path / 'my_bot.py'}:Agent", "random", seats=seats), 0, find)
        assert result.loss is None
        assert result.scores[0] > result.scores[1]


def test_the_shell_script_that_is_shown_is_the_one_that_is_tested() -> None:
    shown = re.search(r"```sh\n(while read.*?)```", TOLD, re.DOTALL)
    assert shown is not None
    assert (HERE / "first_step.sh").read_text().endswith(shown[1])


@pytest.mark.parametrize("attribute", re.findall(r"^\| `(\w+)`(?:, `(\w+)`)? \|", TOLD, re.MULTILINE))
def test_what_a_request_is_said_to_have_is_there(attribute: tuple[str, str]) -> None:
    from quartier.agents import Request
    from quartier.agents.onnx_player import INPUTS

    for name in filter(None, attribute):
        assert hasattr(Request, name) or name in INPUTS
