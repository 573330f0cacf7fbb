"""Installed as others install it, in a new environment away from the tree, it is played by programs and by people."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.player import by_pointer, wait_for_decision
from tests.browser.tables import new_table

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120


class Installed(NamedTuple):
    """A running server that knows nothing of the tree."""

    bin: Path
    folder: Path
    port: int

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def run(self, *command: str) -> str:
        """What a program of the environment prints."""
        program = str(self.bin / command[0])
        done = subprocess.run([program, *command[1:]], cwd=self.folder, env=outside(), capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout


def outside() -> dict[str, str]:
    """An environment without a trace of this one: nothing is there to compile with, and nothing has to be."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    return {**kept, "QUARTIER_KERNELS": "ahead"}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installed]:
    """A wheel of the tree, installed, and its server started."""
    folder = tmp_path_factory.mktemp("elsewhere")
    uv = str(Path(sys.executable).with_name("uv"))
    # The libraries of this machine are enough here.
    given = {**os.environ, "QUARTIER_MACHINES": "some"}
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(folder), "-t", "wheel"]
    subprocess.run(build, cwd=ROOT, env=given, check=True)
    subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, folder / "env"], check=True)
    wheel = str(next(folder.glob("*.whl")))
    subprocess.run([uv, "pip", "install", "--quiet", "--python", folder / "env", wheel], check=True)
    bin = next(path.parent for path in (folder / "env").glob("*/quartier*"))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [str(bin / "quartier"), "serve", "--port", str(port), "--bot-delay", "0", "--log-level", "warning"]
    process = subprocess.Popen(command, cwd=folder, env=outside())
    try:
        running = Installed(bin, folder, port)
        wait_for(running.address)
        yield running
    finally:
        process.terminate()
        process.wait(20)


def wait_for(address: str) -> None:
    """Wait until a server answers."""
    for _ in range(10 * PATIENCE):
        try:
            with urllib.request.urlopen(f"{address}/healthz"):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


def test_a_wheel_installed_elsewhere_is_played_by_a_program_and_on_its_page(
    installed: Installed, chromium: Browser
) -> None:
    where = installed.run("python", "-c", "import quartier; print(quartier.__file__)")
    assert Path(where.strip()).is_relative_to(installed.folder)
    assert "cities" in installed.run("quartier", "games")
    scores = installed.run("python", "-m", "quartier.examples.play_a_bot", installed.address, "cities", "random")
    assert len(scores.split()) == 2

    context = chromium.new_context(base_url=installed.address, locale="en", viewport={"width": 1440, "height": 900})
    context.set_default_timeout(60_000)
    page = context.new_page()
    table = new_table(page, bots=["random"], start=True)
    page.goto(f"/table/{table}")
    assert wait_for_decision(page)
    by_pointer(page, 0)
    expect(page.locator("ol[aria-labelledby=turns] li").first).to_be_visible()
    context.close()
    assert (installed.folder / "quartier-data" / "quartier.sqlite3").is_file()
