"""Where peers live: each in a virtual environment of its own under `.peers`, made when it is first needed.

One each, so that a peer which does not install takes no other along.
"""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / ".peers"


@dataclass(frozen=True)
class Peer:
    """A library to be measured beside ours."""

    name: str
    module: str
    """Which file of this folder measures it."""
    requirements: tuple[str, ...]
    """The exact versions, so that two runs measure the same."""


PEERS = (
    Peer("OpenSpiel", "openspiel", ("open_spiel==2.0.2", "numpy==2.4.6")),
    Peer("Pgx", "pgx", ("pgx==2.6.0", "jax[cpu]==0.10.2", "mctx==0.0.71", "numpy==2.4.6")),
    Peer("PettingZoo", "pettingzoo", ("pettingzoo[classic]==1.27.0", "numpy==2.4.6")),
    Peer("EnvPool", "envpool", ("envpool==1.2.5", "numpy==2.4.6")),
    Peer("python-chess", "python_chess", ("chess==1.11.2",)),
)


class NotInstalled(Exception):
    """A peer cannot be installed here; the text says why."""


def installed(peer: Peer, home: Path = HOME) -> Path:
    """The Python of a peer's environment, which is made if it is not there as it should be."""
    folder = home / peer.module
    python, stamp = folder / "bin" / "python", folder / "requirements.txt"
    wanted = "".join(line + "\n" for line in (f"# {sys.version}".replace("\n", " "), *peer.requirements))
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        uv("venv", "--clear", "--python", sys.executable, str(folder))
        uv("pip", "install", "--python", str(python), *peer.requirements)
        stamp.write_text(wanted, encoding="utf-8")
    return python


def uv(*words: str) -> None:
    """Run uv, which is among the packages for developers."""
    done = subprocess.run(
        [sys.executable, "-m", "uv", "--quiet", *words], capture_output=True, text=True, errors="replace"
    )
    if done.returncode:
        raise NotInstalled(" ".join(done.stderr.split()) or f"uv ended with {done.returncode}")
