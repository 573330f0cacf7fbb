"""Web Push over HTTP: the key for everybody, browsers of whoever has a cookie, and nothing of either in the log."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.inside import client, server_inside, until
from tests.server.push.push_service import HOST, Browser, PushService, with_push

from quartier.server.interface.context import Context
from quartier.server.push.notices import Notice
from quartier.server.push.service import Push


def body(service: PushService, **other: Any) -> dict[str, Any]:
    """A browser of its own, described as pages describe theirs."""
    return {**msgspec.to_builtins(service.subscription(Browser())), **other}


def test_a_browser_is_named_and_forgotten_by_its_own_person(tmp_path: Path) -> None:
    async def script(inside: Context, push: Push, service: PushService) -> None:
        wanted = body(service)
        async with client(inside) as ann, client(inside) as bob:
            assert (await ann.get("/api/push")).json() == {"key": push.key}
            assert (await ann.post("/api/me/push", json=wanted)).json()["error"]["code"] == "no-guest"
            for guest, name in ((ann, "Ann"), (bob, "Bob")):
                await guest.post("/api/me", json={"name": name})
            for _ in range(2):
                assert (await ann.post("/api/me/push", json=wanted)).status_code == 200
            assert len(push.subscriptions.people) == 1
            end = {"endpoint": wanted["endpoint"]}
            assert (await bob.post("/api/me/push/end", json=end)).status_code == 200
            assert len(push.subscriptions.people) == 1
            assert (await ann.post("/api/me/push/end", json=end)).status_code == 200
            assert push.subscriptions.people == set()

    with_push(tmp_path, script)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"language": "fr"}, "malformed"),
        ({"p256dh": "AAAA"}, "malformed"),
        ({"auth": ""}, "malformed"),
        ({"more": 1}, "malformed"),
        ({"endpoint": f"http://{HOST}/a"}, "bad-endpoint"),
        ({"endpoint": f"https://{HOST}:22/a"}, "bad-endpoint"),
        ({"endpoint": "https://127.0.0.1/a"}, "bad-endpoint"),
        ({"endpoint": "https://push.example.org/" + "a" * 1000}, "malformed"),
    ],
)
def test_what_no_browser_says_is_refused_and_not_stored(tmp_path: Path, wrong: dict[str, Any], code: str) -> None:
    async def script(inside: Context, push: Push, service: PushService) -> None:
        async with client(inside) as ann:
            await ann.post("/api/me", json={"name": "Ann"})
            answer = await ann.post("/api/me/push", json=body(service, **wrong))
            assert answer.json()["error"]["code"] == code
            assert inside.store.subscribers() == set()

    with_push(tmp_path, script)


def test_neither_keys_nor_endpoints_are_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def script(inside: Context, push: Push, service: PushService) -> None:
        wanted = body(service)
        async with client(inside) as ann:
            await ann.post("/api/me", json={"name": "Ann"})
            await ann.post("/api/me/push", json=wanted)
            (person,) = push.subscriptions.people
            service.answers = [b"HTTP/1.1 403 No\r\n\r\n"]
            push.outbox.post(Notice(person, "t" * 22, "turn", "cities", ("Bob",), 60))
            await until(lambda: push.subscriptions.of(person)[0].failures)
        logged = caplog.text + "".join(str(vars(record)) for record in caplog.records)
        secret = (inside.store.push_key() or "", wanted["endpoint"], wanted["auth"], "t" * 22)
        assert [text for text in secret if text in logged] == []

    with_push(tmp_path, script)


def test_a_server_is_loaded_without_what_only_push_needs() -> None:
    without = "import sys; sys.modules['cryptography'] = None; import quartier.server.running"
    assert subprocess.run([sys.executable, "-c", without], check=False).returncode == 0


def test_a_server_that_sends_nothing_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(**settings: Any) -> None:
        async with server_inside(tmp_path, **settings) as inside, client(inside) as ann:
            assert (await ann.get("/api/push")).json() == {"key": None}
            await ann.post("/api/me", json={"name": "Ann"})
            refused = await ann.post("/api/me/push/end", json={"endpoint": ""})
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "no-push")

    asyncio.run(script(push=False))
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    asyncio.run(script())
