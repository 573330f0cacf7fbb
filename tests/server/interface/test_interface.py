"""What is documented is so: the example plays, every endpoint and code stands in docs/api.md, figures are told."""

from __future__ import annotations

import io
import json
import logging
from pathlib import Path

import pytest
from tests.server.server_running import Guest, Server

from quartier.core.registry import games
from quartier.examples.play_a_bot import play_a_bot
from quartier.server.interface.routes import ENDPOINTS
from quartier.server.logs import JsonLines
from quartier.server.messages.refusals import STATUS

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize("game", sorted(games()))
def test_the_example_plays_every_game_with_as_many_bots_as_it_needs(server: Server, game: str) -> None:
    scores = play_a_bot(f"http://{server.address}", game, "random")
    assert len(scores) == max(2, games()[game].seats.start)


def test_every_endpoint_and_every_code_is_in_the_guide() -> None:
    guide = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    for endpoint in ENDPOINTS:
        assert f"`{endpoint.method} {endpoint.path}`" in guide
    for code in STATUS:
        assert f"`{code}`" in guide


def test_every_code_has_a_text_in_every_language() -> None:
    from quartier.core.texts import LANGUAGES, Texts

    for language in LANGUAGES:
        texts = Texts(language)
        assert [code for code in STATUS if not texts.has(f"error-{code}")] == []


def test_the_schemas_name_every_message(ann: Guest) -> None:
    schemas = ann.ask("GET", "/api/socket.json")["$defs"]
    for kind in (
        "Move",
        "Undo",
        "Preview",
        "Choices",
        "Hint",
        "Return",
        "Talk",
        "Sync",
        "Snapshot",
        "Changes",
        "Talked",
        "Ack",
        "Resync",
    ):
        assert "type" in schemas[kind]["properties"]
    assert len(schemas["ClientMessage"]["anyOf"]) == 9


def test_health_and_figures_are_told(ann: Guest) -> None:
    assert ann.ask("GET", "/healthz")["status"] == "ok"
    table = ann.table(seats=1, start=True)
    ann.say(table, type="move", version=1, turn="e5^,g7>,i5v")
    figures = ann.http.get("/metrics").text
    for name in ("quartier_events_total", "quartier_commit_seconds_count", "quartier_sockets", "process_resident"):
        assert name in figures


def test_logs_are_one_json_object_a_line() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    record = logging.makeLogRecord({"name": "test", "levelname": "INFO", "msg": "two\nlines", "table": "abc"})
    handler.emit(record)
    (line,) = stream.getvalue().splitlines()
    told = json.loads(line)
    assert (told["what"], told["table"], told["level"]) == ("two\nlines", "abc", "info")
