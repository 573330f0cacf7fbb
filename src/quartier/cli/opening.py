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


def announce(host: str, port: int) -> None:
    """Say where the page is as soon as it is there, without holding anything up."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    threading.Thread(target=_announce, args=(f"http://{shown}:{port}",), daemon=True).start()


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
