"""`python -m quartier.ahead`: make the libraries of all games, for this machine or for all that are known."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time

from rich.console import Console

from quartier.ahead.making import PACKAGED, WASM, compile_all, lacking
from quartier.core.packages import game_packages
from quartier.kernel import library
from quartier.kernel.library import FOLDER, MANIFEST

KNOWN = (*PACKAGED, WASM)


def wanted(chosen: str) -> list[str]:
    """The targets that were asked for."""
    found: list[str] = []
    for name in chosen.split(","):
        if name == "all":
            found += PACKAGED
        elif name == "host":
            own = library.target()
            if own is None:
                sys.exit("there is no library for machines like this: kernels are compiled at run time or interpreted")
            found.append(own)
        elif name in KNOWN:
            found.append(name)
        else:
            sys.exit(f"unknown target {name}; there are {', '.join(KNOWN)}, host and all")
    return list(dict.fromkeys(found))


def main() -> None:
    # Whoever makes libraries does not use them.
    os.environ["QUARTIER_KERNELS"] = "compiled"
    reader = argparse.ArgumentParser(prog="python -m quartier.ahead", description=__doc__)
    reader.add_argument("--targets", default="host", help=f"host, all or some of {', '.join(KNOWN)}")
    reader.add_argument("games", nargs="*", help="all, if none is named")
    asked = reader.parse_args()
    targets = wanted(asked.targets)
    FOLDER.mkdir(exist_ok=True)
    ours = {name: package for name, package in game_packages().items() if package.startswith("quartier.")}
    if set(asked.games) - set(ours):
        sys.exit(f"unknown game {', '.join(sorted(set(asked.games) - set(ours)))}; there are {', '.join(ours)}")
    began, screen = time.perf_counter(), Console(stderr=True)
    work = list(lacking(ours, targets))
    chosen = asked.games or list(ours)
    jobs = [(name, package, facts["hash"], lacks) for name, package, facts, lacks in work if lacks and name in chosen]
    if jobs:
        compile_all(jobs, screen)
    # Games that were not asked for keep what was said of them; where their sources have changed, nobody believes it.
    text = json.dumps(library.manifest() | {package: facts for _, package, facts, _ in work}, indent=1)
    (FOLDER / MANIFEST).write_text(text + "\n", encoding="utf-8")
    if jobs:
        names = ", ".join(name for name, *_ in jobs)
        screen.print(f"{names}: libraries for {', '.join(targets)} in {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
