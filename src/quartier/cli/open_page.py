"""Telling a person where the page is: printed when the server answers, opened where there is a desktop."""

from __future__ import annotations

import os
import sys
import threading
import time
import urllib.request
import webbrowser

from quartier.core.texts import Texts

PATIENCE = 300
"""Seconds that the server may take to answer; the first start compiles."""


def has_desktop() -> bool:
    """Whether a browser could show itself here."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def page_address(host: str, port: int) -> str:
    """Where a browser on this machine finds a server that listens on this host."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def announce(host: str, port: int) -> threading.Thread:
    """Say where the page is as soon as it is there, without holding anything up: in a thread of its own."""
    waiting = threading.Thread(target=_announce, args=(page_address(host, port),), daemon=True)
    waiting.start()
    return waiting


def _announce(address: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=5):
                break
        except OSError:
            time.sleep(0.2)
    else:
        return
    print(Texts().say("page-address", address=address), flush=True)
    if has_desktop():
        webbrowser.open(address)
