"""The browser app's files: the page for every address of its own, hashed files kept for good."""

from __future__ import annotations

import functools
import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from quartier.server.door.refusing import body_and_headers
from quartier.server.interface.encodings import IDENTITY, SUFFIXES, best_encoding, same_tag
from quartier.server.interface.previews import Previews
from quartier.server.messages.refusals import Refusal

FOLDER = Path(__file__).resolve().parent.parent / "static"
INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NOT_BUILT = """The browser app is not part of this installation.

In a clone of the repository, build it with `make page` and reload. Packages of Quartier have it built in:
`pip install --force-reinstall quartier` brings it back. The interface for programs is at /api/openapi.json.
"""
ADDRESS = re.compile(r"[\w/~%:@!$&'()*+,;=-]{0,255}", re.ASCII)
"""What an address of the page can be: it has no dot, as a file's name has."""
TYPES = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",  # browsers compile it while it comes if it is called so, and refuse to if not
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What an operating system may know otherwise, or not at all."""


class Variant(NamedTuple):
    """A file as it is sent in one encoding."""

    body: bytes
    headers: dict[str, str]


class Page:
    """Serves the folder into which the app is built, the page itself with a preview of what is at its address."""

    def __init__(self, folder: Path = FOLDER, previews: Previews | None = None) -> None:
        self._folder = folder
        self._previews = previews
        self._built: object = None
        self._files: dict[str, dict[str, Variant]] = {}

    async def serve(self, request: Request) -> Response:
        """A file of the app, else the page itself: it finds its own way by the address."""
        path = request.path_params["path"]
        if path.startswith("api/"):
            body, _ = body_and_headers(Refusal("not-found"))
            return Response(body, 404, media_type="application/json")
        files = self._read()
        if path not in files:
            # A name that nobody could have written is looked up nowhere.
            if not ADDRESS.fullmatch(path):
                return PlainTextResponse("Not found\n", 404)
            if INDEX not in files:
                return PlainTextResponse(NOT_BUILT, 503)
            return answer(request, self._page(path, request, files))
        return answer(request, files[path])

    def _page(self, path: str, request: Request, files: dict[str, dict[str, Variant]]) -> dict[str, Variant]:
        """The page for an address, with the tags of a preview in its head."""
        if self._previews is None:
            return files[INDEX]
        tags = self._previews.tags(path, request.headers, files.__contains__)
        return with_tags(files[INDEX][IDENTITY].body, tags)

    def _read(self) -> dict[str, dict[str, Variant]]:
        """All files, read once and again when the page was built anew."""
        try:
            built = (self._folder / INDEX).stat().st_mtime_ns
        except OSError:
            built = None
        if built != self._built:
            self._files = read_files(self._folder) if built else {}
            self._built = built
        return self._files


@functools.lru_cache(256)
def with_tags(page: bytes, tags: str) -> dict[str, Variant]:
    """The page with tags at the end of its head, plain and compressed; no cache gives it to somebody else."""
    head, end, rest = page.partition(b"</head>")
    plain = head + tags.encode() + b"\n" + end + rest if end else page
    tag = hashlib.sha256(plain).hexdigest()[:20]
    shared = {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": f"private, {ASK_AGAIN}",
        "Vary": "Accept-Encoding, Accept-Language",
    }
    return {
        IDENTITY: Variant(plain, {**shared, "ETag": f'"{tag}"'}),
        "gzip": Variant(gzip.compress(plain, mtime=0), {**shared, "ETag": f'"{tag}-gzip"', "Content-Encoding": "gzip"}),
    }


def read_files(folder: Path) -> dict[str, dict[str, Variant]]:
    """The files of a built app by their path, and each by its encodings."""
    files: dict[str, dict[str, Variant]] = {}
    for file in sorted(folder.rglob("*")):
        if not file.is_file() or file.suffix in SUFFIXES.values():
            continue
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        hashed = file.parent == folder / "assets"
        shared = {
            "Content-Type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
            "Cache-Control": FOREVER if hashed else ASK_AGAIN,
            "Vary": "Accept-Encoding",
        }
        plain = file.read_bytes()
        tag = hashlib.sha256(plain).hexdigest()[:20]
        variants = {IDENTITY: Variant(plain, {**shared, "ETag": f'"{tag}"'})}
        for encoding, suffix in SUFFIXES.items():
            packed = file.with_name(file.name + suffix)
            if packed.is_file():
                own = {"ETag": f'"{tag}-{encoding}"', "Content-Encoding": encoding}
                variants[encoding] = Variant(packed.read_bytes(), {**shared, **own})
        files[file.relative_to(folder).as_posix()] = variants
    return files


def answer(request: Request, variants: dict[str, Variant]) -> Response:
    """A file in the encoding that the other side likes best, or word that it has it already."""
    body, headers = variants[best_encoding(request.headers.get("accept-encoding", ""), variants)]
    if same_tag(request.headers.get("if-none-match", ""), headers["ETag"]):
        kept = {name: headers[name] for name in ("Cache-Control", "ETag", "Vary")}
        return Response(status_code=304, headers=kept)
    return Response(body, headers=headers)
