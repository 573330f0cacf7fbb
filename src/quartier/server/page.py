"""The browser app's files: the page for every address of its own, hashed files kept for good."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response

FOLDER = Path(__file__).resolve().parent / "static"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NOT_BUILT = "The browser app is not built. Build it with `make page`, then reload. The API is at /api/openapi.json.\n"

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("font/woff2", ".woff2")


class Page:
    """Serves the folder into which the app is built."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder

    async def serve(self, request: Request) -> Response:
        """A file of the app, else the page itself: it finds its own way by the address."""
        path = request.path_params["path"]
        if path.startswith("api/"):
            return JSONResponse(
                {"error": {"code": "not-found", "text": {"id": "error-not-found", "args": {}}}}, status_code=404
            )
        file = (self._folder / path).resolve()
        if path and file.is_relative_to(self._folder) and file.is_file():
            hashed = file.parent == self._folder / "assets"
            return FileResponse(file, headers={"Cache-Control": FOREVER if hashed else ASK_AGAIN})
        index = self._folder / "index.html"
        if "." in path.rpartition("/")[2]:
            return PlainTextResponse("Not found\n", 404)
        if not index.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        return FileResponse(index, headers={"Cache-Control": ASK_AGAIN})
