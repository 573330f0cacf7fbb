"""Nothing is sent into our own network, whatever a client says and wherever a name leads."""

from __future__ import annotations

import asyncio
import ipaddress

import pytest

from quartier.server.push.destinations import BadDestination, Destination, Destinations, is_public

GOOD = "https://fcm.googleapis.com/fcm/send/abc:def?x=1"


def found(endpoint: str, *addresses: str) -> Destination:
    async def look_up(host: str, port: int) -> list[str]:
        return list(addresses)

    return asyncio.run(Destinations(look_up).find(endpoint))


def test_a_public_endpoint_is_looked_up() -> None:
    assert found(GOOD, "142.250.1.1", "2a00:1450::1") == (
        "fcm.googleapis.com",
        443,
        "/fcm/send/abc:def?x=1",
        ["142.250.1.1", "2a00:1450::1"],
    )
    assert found("https://push.example.org:443/a", "9.9.9.9").host == "push.example.org"


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/a",
        "ftp://push.example.org/a",
        "https://push.example.org",
        "https://push.example.org:80/a",
        "https://push.example.org:8443/a",
        "https://push.example.org:99999/a",
        "https://user@push.example.org/a",
        "https://user:password@push.example.org/a",
        "https://push.example.org@127.0.0.1/a",
        "https://127.0.0.1/a",
        "https://127.1/a",
        "https://2130706433/a",
        "https://0x7f.0.0.1/a",
        "https://0x7f000001/a",
        "https://[::1]/a",
        "https://localhost/a",
        "https://intranet/a",
        "https://push..example.org/a",
        "https://-push.example.org/a",
        "https://push.example.org./a",
        "https://push.exämple.org/a",
        "https://push.example.org/a b",
        "https://push.example.org/a\r\nHost: inside",
        "https://push.example.org/é",
        "https://push.example.org\\@inside/a",
        "https://push.example.org/" + "a" * 1000,
        "",
    ],
)
def test_what_is_no_plain_https_address_is_refused_before_it_is_looked_up(endpoint: str) -> None:
    with pytest.raises(BadDestination, match="form"):
        found(endpoint, "9.9.9.9")


PRIVATE = [
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "192.0.0.8",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "203.0.113.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::7f00:1",
    "::ffff:127.0.0.1",
    "::ffff:9.9.9.9",
    "64:ff9b::7f00:1",
    "64:ff9b::909:909",
    "64:ff9b:1::1",
    "100::1",
    "2001:0:7f00:1::",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:909:909::",
    "fc00::1",
    "fe80::1",
    "fec0::1",
    "ff02::1",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_a_name_that_leads_to_a_private_address_is_refused(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))
    for addresses in ([address], ["9.9.9.9", address], [address, "2a00:1450::1"]):
        with pytest.raises(BadDestination, match="address"):
            found(GOOD, *addresses)


def test_a_name_that_leads_nowhere_is_refused() -> None:
    with pytest.raises(BadDestination, match="address"):
        found(GOOD)
    with pytest.raises(BadDestination, match="name"):
        found(GOOD, "nowhere")


def test_a_name_that_is_never_found_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(host: str, port: int) -> list[str]:
        await asyncio.Event().wait()
        return []

    monkeypatch.setattr("quartier.server.push.destinations.PATIENCE", 0.01)
    with pytest.raises(BadDestination, match="name"):
        asyncio.run(Destinations(never).find(GOOD))
