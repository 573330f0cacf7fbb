"""A slow phone: a narrow screen, a poor network, a slow processor; and what the page was sent there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import CDPSession, Page

SLOW = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
"""Milliseconds, and bytes a second."""
SLOWDOWN = 4


def slow_down(page: Page, processor: float = 1) -> CDPSession:
    """Let the network be poor, and the processor slower by this factor."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)
    session.send("Emulation.setCPUThrottlingRate", {"rate": processor})
    return session


@dataclass
class Sent:
    """What came over the wire: the addresses that were asked for, and all bytes of the answers."""

    asked: list[str] = field(default_factory=list)
    bytes: int = 0


def listen(page: Page) -> Sent:
    """Note what the page is sent from now on."""
    sent = Sent()
    session = page.context.new_cdp_session(page)

    def ask(event: dict[str, Any]) -> None:
        sent.asked.append(event["request"]["url"])

    def finish(event: dict[str, Any]) -> None:
        sent.bytes += int(event["encodedDataLength"])

    session.on("Network.requestWillBeSent", ask)
    session.on("Network.loadingFinished", finish)
    session.send("Network.enable")
    return sent
