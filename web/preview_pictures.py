"""Draws what messengers show beside a link, a picture for each game and one for the site, into `public/previews`.

They are made of the page's own drawings, by Chromium and from a page that is built: run it when those have changed.
What it writes is committed, so that nobody else needs a browser to build the page.
"""

from __future__ import annotations

import base64
import struct
import sys
import tempfile
import threading
import zlib
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import numpy as np
from playwright.sync_api import Page, sync_playwright

from quartier.core.registry import games
from quartier.server.interface.previews import PICTURE
from quartier.server.interface.site import write_site

PREVIEWS = Path(__file__).resolve().parent / "public" / "previews"
CHROMIUM = "/usr/bin/chromium"
COLOURS = 40
ALIKE = 36
"""How far apart two colours of a palette are at least, where there are more than it holds."""

STAGE = """(size) => {
  const stage = document.createElement('div')
  stage.id = 'stage'
  stage.style.cssText = `position:fixed;inset:0;z-index:99;width:${size[0]}px;height:${size[1]}px;overflow:hidden;` +
    'display:grid;grid-template-columns:1fr;background:var(--paper)'
  document.body.append(stage)
}"""
TAKE = """() => {
  const drawing = document.querySelector('.game-picture svg').cloneNode(true)
  drawing.style.cssText = 'width:100%;height:100%;min-width:0;min-height:0'
  document.getElementById('stage').append(drawing)
}"""
NAME = """(name) => {
  const stage = document.getElementById('stage')
  const plate = document.createElement('div')
  plate.style.cssText = 'position:absolute;left:48px;bottom:48px;display:flex;gap:24px;align-items:center;' +
    'padding:24px 40px;border-radius:24px;background:var(--card);color:var(--ink);font-size:60px;font-weight:700;' +
    'line-height:1.1'
  const mark = document.querySelector('header svg, a svg').cloneNode(true)
  mark.style.cssText = 'width:72px;height:72px;flex:none'
  plate.append(mark, name)
  stage.append(plate)
}"""
CLEAR = """(columns) => {
  const stage = document.getElementById('stage')
  stage.replaceChildren()
  stage.style.gridTemplate = columns === 2 ? '1fr 1fr / 1fr 1fr' : '1fr / 1fr'
}"""
PIXELS = """async (picture) => {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
  canvas.drawImage(image, 0, 0)
  const bytes = canvas.getImageData(0, 0, image.width, image.height).data
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}"""


class Silent(SimpleHTTPRequestHandler):
    """Python's own handler for a folder, without a word for each file."""

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


def palette_of(colours: Any, counts: Any) -> Any:
    """The colours that occur most, none too much like another."""
    chosen: list[Any] = []
    for colour in colours[np.argsort(-counts)]:
        if len(chosen) < COLOURS and all(np.abs(colour - other).sum() >= ALIKE for other in chosen):
            chosen.append(colour)
    return np.array(chosen)


def png(pixels: Any) -> bytes:
    """Pixels as a small PNG: few colours, each pixel the number of one."""
    height, width = pixels.shape[:2]
    colours, where, counts = np.unique(
        pixels.reshape(-1, 3).astype(np.int32), axis=0, return_inverse=True, return_counts=True
    )
    palette = palette_of(colours, counts)
    nearest = np.array([np.abs(palette - colour).sum(axis=1).argmin() for colour in colours], np.uint8)
    rows = np.zeros((height, width + 1), np.uint8)  # a zero before each row: not filtered
    rows[:, 1:] = nearest[where].reshape(height, width)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    body = zlib.compress(rows.tobytes(), 9)
    parts = ((b"IHDR", header), (b"PLTE", palette.astype(np.uint8).tobytes()), (b"IDAT", body), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in parts
    )


def shoot(page: Page, name: str) -> None:
    """Keep what is on the stage."""
    picture = base64.b64encode(page.locator("#stage").screenshot()).decode()
    bytes_of = np.frombuffer(base64.b64decode(page.evaluate(PIXELS, picture)), np.uint8)
    file = PREVIEWS / f"{name}.png"
    file.write_bytes(png(bytes_of.reshape(PICTURE[1], PICTURE[0], 4)[:, :, :3]))
    sys.stdout.write(f"{file.name}: {file.stat().st_size} bytes\n")


def draw(page: Page, address: str) -> None:
    """All pictures: each game's own, then all of them on one."""
    page.goto(f"{address}#/new/{next(iter(games()))}")
    page.evaluate(STAGE, PICTURE)
    for together in (False, True):
        page.evaluate(CLEAR, 2)
        for game in games():
            if not together:
                page.evaluate(CLEAR, 1)
            page.evaluate("(game) => (location.hash = `/new/${game}`)", game)
            page.locator(f".game-picture[data-game={game}] svg").wait_for(state="attached")
            page.evaluate(TAKE)
            if not together:
                page.evaluate(NAME, page.locator("h1").inner_text().partition(": ")[2])
                shoot(page, game)
    page.evaluate(NAME, "Quartier")
    shoot(page, "quartier")


def main() -> None:
    """Build a site of the page, and draw on it."""
    PREVIEWS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        write_site(Path(folder) / "site")
        host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=f"{folder}/site"))
        threading.Thread(target=host.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": PICTURE[0], "height": PICTURE[1]}, color_scheme="light", locale="en")
        draw(page, f"http://127.0.0.1:{host.server_port}/")
        browser.close()
        host.shutdown()


if __name__ == "__main__":
    main()
