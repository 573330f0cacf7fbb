"""One message to one service: encrypted and signed, to the address that was looked up; nothing is followed."""

from __future__ import annotations

import asyncio
import dataclasses
import time
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidTag
from tests.server.push.push_service import HOST, Browser, PushService, claims_of, push_service

from quartier.server.push import sending
from quartier.server.push.destinations import Destinations
from quartier.server.push.keys import Keys, new_key
from quartier.server.push.sending import REFUSED, UNREACHABLE, Packet, Sender
from quartier.server.store.records import Subscription

PACKET = Packet(b'{"title":"Your turn"}', {"TTL": "60", "Topic": "abc"})
KEYS = Keys(new_key(), "mailto:host@example.org")


def subscribed(service: PushService, browser: Browser) -> Subscription:
    wanted = service.subscription(browser)
    return Subscription(wanted.endpoint, "ann", wanted.p256dh, wanted.auth, "en")


async def send(service: PushService, destinations: Destinations | None = None) -> int:
    sender = Sender(KEYS, destinations or service.destinations)
    return await sender.send(subscribed(service, Browser()), PACKET)


def test_a_message_is_read_by_its_browser_alone_and_signed_for_its_service(tmp_path: Path) -> None:
    async def script() -> None:
        async with push_service(tmp_path) as service:
            browser = Browser()
            assert await Sender(KEYS, service.destinations).send(subscribed(service, browser), PACKET) == 201
            (heard,) = service.heard
            assert heard.line == "POST /send/1 HTTP/1.1"
            assert (heard.headers["host"], heard.headers["content-encoding"]) == (HOST, "aes128gcm")
            assert (heard.headers["ttl"], heard.headers["topic"]) == ("60", "abc")
            assert b"turn" not in heard.body
            assert browser.read(heard.body) == {"title": "Your turn"}
            with pytest.raises(InvalidTag):
                Browser().read(heard.body)
            claims = claims_of(heard, KEYS.public)
            assert claims["aud"] == f"https://{HOST}:{service.port}"
            assert claims["sub"] == "mailto:host@example.org"
            assert 0 < claims["exp"] - time.time() < 24 * 3600

    asyncio.run(script())


def test_without_a_contact_none_is_told(tmp_path: Path) -> None:
    async def script() -> None:
        async with push_service(tmp_path) as service:
            keys = Keys(new_key())
            await Sender(keys, service.destinations).send(subscribed(service, Browser()), PACKET)
            assert set(claims_of(service.heard[0], keys.public)) == {"aud", "exp"}

    asyncio.run(script())


def test_a_redirect_is_an_answer_like_any_other_and_not_followed(tmp_path: Path) -> None:
    async def script() -> None:
        async with push_service(tmp_path) as service:
            to = f"https://{HOST}:{service.port}/elsewhere"
            for status in (301, 307):
                service.answers = [f"HTTP/1.1 {status} Moved\r\nLocation: {to}\r\n\r\n".encode()]
                assert await send(service) == status
            assert (service.connections, len(service.heard)) == (2, 2)

    asyncio.run(script())


def test_a_name_is_looked_up_again_for_each_message_and_one_that_leads_inside_by_then_is_refused(
    tmp_path: Path,
) -> None:
    async def script() -> None:
        async with push_service(tmp_path) as service:
            leads = iter([["127.0.0.1"], ["10.0.0.1"]])

            async def look_up(host: str, port: int) -> list[str]:
                return next(leads)

            rebound = dataclasses.replace(service.destinations, look_up=look_up)
            assert await send(service, rebound) == 201
            assert await send(service, rebound) == REFUSED
            assert service.connections == 1

    asyncio.run(script())


def test_the_connection_goes_to_the_address_that_was_checked_and_the_name_is_not_looked_up_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reached: list[str] = []
    really = asyncio.open_connection

    async def noted(host: str, *rest: object, **more: object) -> object:
        reached.append(host)
        return await really(host, *rest, **more)  # type: ignore[arg-type]

    async def script() -> None:
        async with push_service(tmp_path) as service:
            monkeypatch.setattr(asyncio, "open_connection", noted)
            monkeypatch.setattr("socket.getaddrinfo", lambda *question: pytest.fail("looked up twice"))
            assert await send(service) == 201
            assert reached == ["127.0.0.1"]

    asyncio.run(script())


def test_of_several_addresses_one_that_answers_is_found(tmp_path: Path) -> None:
    async def script() -> None:
        async with push_service(tmp_path) as service:

            async def look_up(host: str, port: int) -> list[str]:
                return ["127.0.0.2", "127.0.0.1"]

            several = dataclasses.replace(service.destinations, look_up=look_up, allowed=lambda address: True)
            assert await send(service, several) == 201

    asyncio.run(script())


def test_a_service_whose_certificate_is_another_names_gets_nothing(tmp_path: Path) -> None:
    async def script() -> None:
        async with push_service(tmp_path, certified="other.example.test") as service:
            assert await send(service) == UNREACHABLE
            assert service.heard == []

    asyncio.run(script())


def test_a_certificate_that_nobody_vouches_for_is_not_believed(tmp_path: Path) -> None:
    async def script() -> None:
        async with push_service(tmp_path) as service:
            strangers = dataclasses.replace(service.destinations, trust=Destinations().trust)
            assert await send(service, strangers) == UNREACHABLE
            assert service.heard == []

    asyncio.run(script())


def test_a_service_that_does_not_answer_is_left_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "PATIENCE", 0.2)

    async def script() -> None:
        async with push_service(tmp_path) as service:
            service.silent = True
            assert await send(service) == UNREACHABLE

    asyncio.run(script())


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"no HTTP at all\r\n",
        b"HTTP/1.1 2O1 Created\r\n",
        b"HTTP/1.1\r\n",
        b"\r\n",
        b"HTTP/1.1 20" + b"1" * 100_000,
    ],
)
def test_an_answer_without_a_status_or_without_an_end_is_none(tmp_path: Path, answer: bytes) -> None:
    async def script() -> None:
        async with push_service(tmp_path) as service:
            service.answers = [answer]
            assert await send(service) == UNREACHABLE

    asyncio.run(script())
