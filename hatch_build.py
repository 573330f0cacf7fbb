"""How packages are built: with the browser app or not at all, and with a README that works away from the tree."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = Path("src/quartier/server/static")
NEEDED = ("index.html", "index.html.gz", "licences.txt")
PICTURE = re.compile(r"^!\[[^]]*\]\((?!https:)[^)]*\)\n\n", re.MULTILINE)
LINK = re.compile(r"\[([^]]*)\]\((?!https:|#)([^)]*)\)")


class PageIsBuilt(BuildHookInterface[Any]):
    """Stops a build of a wheel or an sdist from a tree whose page is not built: it would show nothing."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # in a clone, `make page` may come later
        missing = [name for name in NEEDED if not (Path(self.root) / PAGE / name).is_file()]
        if missing:
            raise RuntimeError(f"{PAGE} has no {', '.join(missing)}: build the browser app first, with `make page`")


class Readme(MetadataHookInterface):
    """On a package index there is no tree around the README: what lies in the tree is named there, not linked."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text("utf-8")
        text = LINK.sub(r"\1 (`\2`)", PICTURE.sub("", text))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
