"""How packages are built: with page and libraries or not at all, and with a README that works away from the tree."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = Path("src/quartier/server/static")
NEEDED = ("index.html", "index.html.gz", "licences.txt")
PICTURE = re.compile(r"^!\[[^]]*\]\((?!https:)[^)]*\)\n\n", re.MULTILINE)
LINK = re.compile(r"\[([^]]*)\]\((?!https:|#)([^)]*)\)")


LIBRARIES = Path("src/quartier/libraries")
MACHINES = (
    "linux-x86_64-v3.so",
    "linux-x86_64-v2.so",
    "linux-aarch64.so",
    "macos-aarch64.dylib",
    "macos-x86_64.dylib",
    "windows-x86_64.dll",
    "cuda.ptx",
)


class AllIsBuilt(BuildHookInterface[Any]):
    """Stops a build of a wheel or an sdist from a tree whose page or libraries are not built.

    It would show nothing, or make people wait. `QUARTIER_MACHINES=some` is content with the libraries that are there.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # in a clone, `make page` may come later
        missing = [name for name in NEEDED if not (Path(self.root) / PAGE / name).is_file()]
        if missing:
            raise RuntimeError(f"{PAGE} has no {', '.join(missing)}: build the browser app first, with `make page`")
        folder = Path(self.root) / LIBRARIES
        games = json.loads((folder / "manifest.json").read_text("utf-8")) if (folder / "manifest.json").exists() else {}
        wanted = {
            machine: [f"{package.rpartition('.')[2]}-{facts['hash']}-{machine}" for package, facts in games.items()]
            for machine in MACHINES
        }
        modules = [path.name for path in (Path(self.root) / PAGE / "assets").glob("*.wasm")]
        ours = [f"{package.rpartition('.')[2]}-{facts['hash']}-" for package, facts in games.items()]
        if not all(any(name.startswith(start) for name in modules) for start in ours):
            raise RuntimeError(f"{PAGE} has not the modules of the libraries' sources: build it with `make page`")
        lacking = [machine for machine, names in wanted.items() if not all((folder / name).exists() for name in names)]
        some = os.environ.get("QUARTIER_MACHINES") == "some"
        if not games or len(lacking) == len(MACHINES) or (lacking and not some):
            raise RuntimeError(f"{LIBRARIES} has not all for {', '.join(lacking)}: build them with `make libraries`")


class Readme(MetadataHookInterface):
    """On a package index there is no tree around the README: what lies in the tree is named there, not linked."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text("utf-8")
        text = LINK.sub(r"\1 (`\2`)", PICTURE.sub("", text))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
