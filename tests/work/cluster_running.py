"""A Ray cluster on this machine for tests, in a process of its own: nodes come and go as it is told on its input.

`add` adds a node, with the `PYTHONPATH` that follows if one does; `kill` takes the last away as a power cut would;
`stop` ends all. Each is answered by a line.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

SOURCES = Path(__file__).resolve().parents[2] / "src"
STORE = 80 << 20
"""Bytes of a node's store; Ray takes no less."""
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    # Ray's processes give way to all others, which on a busy machine means that they never get on.
    "RAY_worker_niceness": "0",
    # Seconds until one that died as it was begun for a client is given up; it is asked for once more then.
    "RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": "15",
    "PYTHONPATH": str(SOURCES),
}


class Running:
    """A cluster with one node; who has used it stops it."""

    def __init__(self) -> None:
        # Sockets lie there, whose paths are short.
        self.folder = tempfile.mkdtemp(prefix="qr", dir="/tmp")
        self._said = tempfile.TemporaryFile("w+")  # noqa: SIM115 (closed with the cluster)
        self._process = subprocess.Popen(
            [sys.executable, __file__, self.folder],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._said,
            text=True,
            env={**os.environ, **SETTINGS},
            start_new_session=True,
        )
        self.address, self.client = self._answer().split()

    def tell(self, words: str) -> str:
        """Have it done."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{words}\n")
        self._process.stdin.flush()
        return self._answer()

    def _answer(self) -> str:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith("done "):
                return line.removeprefix("done ").strip()
        self._said.seek(0)
        raise AssertionError(f"the cluster has ended: {self._said.read()[-2000:]}")

    def stop(self) -> None:
        """End all of it, whatever state it is in."""
        with contextlib.suppress(AssertionError, OSError):
            self.tell("stop")
        try:
            self._process.wait(60)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    pipe.close()
            self._process.wait()
            self._said.close()
            shutil.rmtree(self.folder, ignore_errors=True)


def main(folder: str) -> None:
    """Start the cluster, and do what is told."""
    import socket

    from ray._common.utils import get_default_ray_temp_dir
    from ray.cluster_utils import Cluster

    # Ray notes there which cluster is the last one, and does not make it where another folder was named.
    Path(get_default_ray_temp_dir()).mkdir(exist_ok=True)  # type: ignore[no-untyped-call]
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    given = {"num_cpus": 1, "object_store_memory": STORE, "include_dashboard": False, "temp_dir": folder}
    cluster: Any = Cluster(initialize_head=True, head_node_args={**given, "ray_client_server_port": port})
    nodes: list[Any] = []
    try:
        print("done", cluster.address, f"ray://127.0.0.1:{port}", flush=True)
        for line in sys.stdin:
            verb, _, path = line.strip().partition(" ")
            if verb == "stop":
                break
            if verb == "add":
                own = {"env_vars": {"PYTHONPATH": path}} if path else {}
                nodes.append(cluster.add_node(num_cpus=1, object_store_memory=STORE, **own))
            else:
                cluster.remove_node(nodes.pop(), allow_graceful=False)
            print("done", len(nodes), flush=True)
    finally:
        cluster.shutdown()
    print("done", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
