"""Where requests come from: addresses as limits count them, proxies that are believed and those that are not."""

from __future__ import annotations

import logging

import pytest

from quartier.core.errors import QuartierError
from quartier.server.door.address import NONSENSE, Sender, Senders


def sent(peer: str, proxies: str = "", **headers: str) -> Sender:
    """Who is found to have sent a request with these headers."""
    return Senders(proxies).of(scope(peer, **headers))


def scope(peer: str, **headers: str) -> dict[str, object]:
    named = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()]
    return {"type": "http", "client": (peer, 4711), "headers": named}


def test_an_address_counts_by_itself_and_of_ipv6_the_household() -> None:
    assert sent("198.51.100.7").address == "198.51.100.7"
    assert sent("::ffff:198.51.100.7").address == "198.51.100.7"
    assert sent("2001:db8:1:2:3::4").address == sent("2001:db8:1:2:ffff::9").address == "2001:db8:1:2::/64"
    assert sent("2001:db8:1:3::4").address != sent("2001:db8:1:2::4").address
    assert sent("fe80::1%eth0").address == "fe80::/64"


@pytest.mark.parametrize("peer", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "127.8.9.10"])
def test_this_machine_is_no_person_and_has_no_limit(peer: str) -> None:
    assert sent(peer) == Sender("", here=True)


def test_nobody_is_believed_who_was_not_named_as_a_proxy() -> None:
    assert sent("198.51.100.7", x_forwarded_for="203.0.113.1").address == "198.51.100.7"
    assert sent("198.51.100.7", "127.0.0.1", x_forwarded_for="203.0.113.1").address == "198.51.100.7"
    assert sent("127.0.0.1", x_forwarded_for="203.0.113.1").address == ""


@pytest.mark.parametrize("header", ["x_forwarded_for", "forwarded", "x_real_ip", "x_forwarded_proto", "via"])
@pytest.mark.parametrize("proxies", ["", "127.0.0.1", "*"])
def test_what_a_proxy_on_this_machine_passes_on_is_not_from_this_machine(header: str, proxies: str) -> None:
    assert not sent("127.0.0.1", proxies, **{header: "127.0.0.1"}).here
    assert sent("127.0.0.1", proxies).here


@pytest.mark.parametrize(
    ("hops", "address"),
    [
        ("203.0.113.1", "203.0.113.1"),
        ("203.0.113.1:4711", "203.0.113.1"),
        ("1.1.1.1, 203.0.113.1", "203.0.113.1"),
        ("127.0.0.1, 203.0.113.1", "203.0.113.1"),
        ("1.1.1.1, 203.0.113.1, 10.1.2.3", "203.0.113.1"),
        ("[2001:db8::1]:4711", "2001:db8::/64"),
        ("2001:db8::1", "2001:db8::/64"),
        ('"[2001:db8::1]"', "2001:db8::/64"),
        ("203.0.113.1,nonsense", NONSENSE),
        ("", NONSENSE),
        (",,", NONSENSE),
        ("[", NONSENSE),
        ("é" * 5000, NONSENSE),
        ("127.0.0.1", "127.0.0.1"),
    ],
)
def test_of_several_hops_the_last_stranger_counts(hops: str, address: str) -> None:
    assert sent("127.0.0.1", "127.0.0.1, ::1, 10.0.0.0/8", x_forwarded_for=hops) == Sender(address, here=False)


def test_with_all_proxies_believed_the_last_hop_counts_since_others_can_be_made_up() -> None:
    assert sent("198.51.100.7", "*", x_forwarded_for="127.0.0.1, 203.0.113.1").address == "203.0.113.1"
    assert sent("198.51.100.7", "*").address == "198.51.100.7"


def test_a_header_given_twice_is_one_list() -> None:
    twice = scope("127.0.0.1") | {"headers": [(b"x-forwarded-for", b"1.1.1.1"), (b"x-forwarded-for", b"2.2.2.2")]}
    assert Senders("127.0.0.1").of(twice).address == "2.2.2.2"


@pytest.mark.parametrize("peer", ["127.0.0.1", "::1", "10.1.2.3", "172.17.0.1"])
def test_a_proxy_that_nobody_named_is_told_of_once(peer: str, caplog: pytest.LogCaptureFixture) -> None:
    senders = Senders()
    with caplog.at_level(logging.WARNING):
        senders.of(scope(peer))
        assert not caplog.records
        senders.of(scope(peer, x_forwarded_for="203.0.113.1"))
        senders.of(scope(peer, x_forwarded_for="203.0.113.2"))
    (told,) = caplog.records
    assert "--proxies" in told.getMessage()
    with caplog.at_level(logging.WARNING):
        Senders("127.0.0.1").of(scope(peer, x_forwarded_for="203.0.113.1"))
        Senders().of(scope("8.8.8.8", x_forwarded_for="203.0.113.1"))
    assert len(caplog.records) == 1


def test_proxies_that_are_no_addresses_are_refused() -> None:
    with pytest.raises(QuartierError, match="myproxy in --proxies"):
        Senders("127.0.0.1,myproxy")
