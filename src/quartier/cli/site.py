"""`quartier site`: write the page as a site that needs no server."""

from __future__ import annotations

import shlex
from pathlib import Path

from quartier.core.texts import Texts


def write_folder(to: Path) -> None:
    """Write the site, and say how much it is and how it is served."""
    from quartier.server.interface.site import write_site

    size = write_site(to)
    texts = Texts()
    print(texts.say("site-done", folder=str(to), files=size.files, megabytes=round(size.bytes / 1e6, 1)))
    print(texts.say("site-next", command=f"python -m http.server --directory {shlex.quote(str(to))}"))
