"""`quartier serve` by itself: its options are the settings, and what is wrong with them is told in one line at once."""

from __future__ import annotations

import dataclasses
import inspect
import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

from quartier.cli.main import app
from quartier.cli.serve import serve
from quartier.cli.server_options import GIVEN_AGAIN, settings_from
from quartier.core.errors import QuartierError
from quartier.core.texts import LANGUAGES, Texts
from quartier.server.running import BACKLOG, take_port
from quartier.server.settings import Settings

COMMAND = [sys.executable, "-m", "quartier.cli.main", "serve"]


@pytest.fixture
def taken() -> Any:
    """A port that somebody listens on."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_every_setting_is_an_option_that_is_described() -> None:
    options = inspect.signature(serve).parameters
    for field in dataclasses.fields(Settings):
        name = GIVEN_AGAIN.get(field.name, field.name)
        assert name in options
        for language in LANGUAGES:
            said = [f"help-serve-{name.replace('_', '-')}", f"help-option-{name}"]
            assert any(Texts(language).has(message) for message in said), name
        assert options[name].default == (None if field.default is dataclasses.MISSING else field.default)
    own = ("host", "port", "log_level", "open_page", "workers", "worker_port")
    given = {name: entry.default for name, entry in options.items() if name not in own}
    assert settings_from(given) == Settings()


def test_options_arrive_as_settings() -> None:
    chosen = settings_from({"origin": ["https://a.example", "https://b.example"], "bot_threads": None, "idle": 5.0})
    assert chosen.origins == ("https://a.example", "https://b.example")
    assert chosen.bot_threads == (os.cpu_count() or 1)
    assert settings_from({"bot_threads": 0}).bot_threads == 0
    assert settings_from({"refuse_worker": ["attic"]}).refused_workers == ("attic",)
    assert chosen.idle == 5


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"port": 99999}, "There is no port 99999"),
        ({"port": -1}, "There is no port -1"),
        ({"port": 65536}, "There is no port 65536"),
        ({"log_level": "loud"}, "loud is no level of the log: debug, info, warning or error."),
        ({"log_level": "INFO"}, "INFO is no level of the log"),
        ({"idle": -1.0}, "--idle -1.0: this has to be a number from 0 on."),
        ({"bot_delay": float("nan")}, "--bot-delay nan"),
        ({"address_rate": float("inf")}, "--address-rate inf"),
        ({"connections": -5}, "--connections -5"),
        ({"proxies": "nginx"}, "nginx in --proxies is neither"),
        ({"push_contact": "me@example.org"}, "me@example.org in --push-contact is neither"),
        ({"substitute": "nobody"}, "there is no bot 'nobody'"),
        ({"host": "999.1.1.1"}, "999.1.1.1, port 0: the server cannot listen there"),
        ({"host": "é" * 100}, "the server cannot listen there"),
        ({"host": "192.0.2.1"}, "192.0.2.1, port 0: the server cannot listen there"),
    ],
)
def test_what_cannot_be_served_is_told_before_anything_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: dict[str, Any], told: str
) -> None:
    def began() -> None:
        raise AssertionError("began to warm")

    monkeypatch.setattr("quartier.server.running.warm_kernels", began)
    with pytest.raises(QuartierError) as error:
        serve(**{"port": 0, "data": tmp_path, "log_level": "error", **options})
    assert told in str(error.value)
    assert "\n" not in str(error.value)


def test_a_port_in_use_is_told_at_once_in_one_line_with_what_to_do(tmp_path: Path, taken: int) -> None:
    done = subprocess.run(
        [*COMMAND, "--port", str(taken), "--data", str(tmp_path / "data")],
        capture_output=True,
        text=True,
        env={**os.environ, "QUARTIER_LANGUAGE": "en"},
        timeout=60,
    )
    (line,) = done.stderr.splitlines()
    assert f"Port {taken} is in use already." in line
    assert f"--port {taken + 1}" in line
    assert done.returncode == 2
    assert not (tmp_path / "data").exists()


def test_two_servers_do_not_share_a_port() -> None:
    (first,) = take_port("127.0.0.1", 0)
    with first:
        port = first.getsockname()[1]
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", port)).close()
        first.listen(BACKLOG)
        with pytest.raises(QuartierError, match="is in use already"):
            take_port("127.0.0.1", port)


def test_of_two_servers_that_start_at_the_same_time_the_later_one_says_that_the_port_is_in_use(tmp_path: Path) -> None:
    (first,) = take_port("127.0.0.1", 0)
    with first:
        port = first.getsockname()[1]
        command = [*COMMAND, "--port", str(port), "--data", str(tmp_path)]
        environment = {**os.environ, "QUARTIER_LANGUAGE": "en"}
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment) as process:
            # It has the port by now or will have it; whoever listens first is the one that stays.
            first.listen(BACKLOG)
            assert process.stderr is not None
            told = process.stderr.read()
        assert process.returncode == 2, told
    assert f"Port {port} is in use already." in told
    assert "Traceback" not in told


def test_listening_is_said_when_it_is_so_and_with_the_port_that_was_found(tmp_path: Path) -> None:
    command = [*COMMAND, "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        for line in process.stderr:
            said = json.loads(line)
            if said["what"] == "listening":
                break
        assert httpx.get(f"http://127.0.0.1:{said['port']}/healthz").status_code == 200
        process.terminate()
        assert "Traceback" not in process.stderr.read()


LIMITED = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (64, 1000))
from quartier.server.door.open_files import most_connections
print(most_connections(), *resource.getrlimit(resource.RLIMIT_NOFILE))
"""


def test_as_many_files_are_asked_for_as_the_system_gives_and_some_are_left() -> None:
    done = subprocess.run([sys.executable, "-c", LIMITED], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["744", "1000", "1000"]


def test_the_command_has_them_all() -> None:
    shown = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output
    for field in dataclasses.fields(Settings):
        assert f"--{GIVEN_AGAIN.get(field.name, field.name).replace('_', '-')}" in shown
