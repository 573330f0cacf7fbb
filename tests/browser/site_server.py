"""The page as a site: the folder that `quartier site` writes, on a host that knows nothing of it, below a path."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

from quartier.server.interface.site import write_site

BELOW = "games/quartier"
HURRY = (
    "const wait = setTimeout; globalThis.setTimeout = (act, time, ...args) => wait(act, Math.min(time, 20), ...args)"
)
"""Bots that do not wait until their turn was seen."""
KEPT = """() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller || new Promise(
    (controlled) => navigator.serviceWorker.addEventListener('controllerchange', controlled, { once: true })))"""


class SilentHandler(SimpleHTTPRequestHandler):
    """Python's own handler for a folder, without a word for each file."""

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


class SiteServer:
    """A static host."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / BELOW
        write_site(self.folder)
        handler = partial(SilentHandler, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self._server.server_port}/{BELOW}/"

    def stop(self) -> None:
        """End it."""
        self._server.shutdown()
        self._server.server_close()


def open_offline(context: BrowserContext, site: SiteServer) -> Page:
    """A page of the site that has kept its files, after which the network is cut off."""
    page = context.new_page()
    page.add_init_script(HURRY)
    page.goto(site.address)
    page.evaluate(KEPT)
    context.set_offline(True)
    return page
