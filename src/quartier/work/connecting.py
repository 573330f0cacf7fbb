"""How a Ray cluster is reached: which addresses there are, and what is said where there is none.

Ray is an extra, and loaded only for who names an address. It tells nobody about its use, shows no dashboard, and what
it logs stays in its own folder.
"""

from __future__ import annotations

import importlib
import logging
import os
import socket
import warnings
from typing import Any
from urllib.parse import urlsplit

from quartier.core.errors import BadOption, Remark

AUTO, LOCAL, CLIENT = "auto", "local", "ray://"
TRIES = 5
"""Times to begin with a cluster."""
REACH = 5
"""Seconds in which somebody has to answer at an address."""
STORE = 128 << 20
"""Bytes of memory for results that wait, in a cluster of one's own."""
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_worker_niceness": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_gcs_rpc_server_connect_timeout_s": str(REACH),
    "RAY_gcs_server_request_timeout_seconds": str(2 * REACH),
}
"""What Ray reads when it is loaded; who has set one of these is left alone."""
HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(3) + b"\x04" + bytes(5)
"""How HTTP/2 begins, which Ray speaks: the preface, and settings of which none is special."""
SETTINGS_FRAME = b"\x04"
HANDED_ON = ("QUARTIER_GAMES", "QUARTIER_KERNELS")
"""What bears on how processes of the work load games; nodes are told as it is here."""


def connected(address: str, jobs: int | None) -> Any:
    """Ray, connected to the cluster at an address; BadOption says why it cannot be."""
    check_address(address)
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    with warnings.catch_warnings():
        # What Ray warns its own developers of.
        warnings.simplefilter("ignore")
        ray = loaded()
        handed_on = {name: os.environ[name] for name in HANDED_ON if name in os.environ}
        given: dict[str, Any] = {"address": address, "log_to_driver": False, "logging_level": logging.CRITICAL}
        if handed_on:
            given["runtime_env"] = {"env_vars": handed_on}
        if address == LOCAL:
            given |= {"num_cpus": jobs, "include_dashboard": False, "object_store_memory": STORE}
        elif address != AUTO:
            reach(address)
        try:
            begin(ray, given)
        # Whatever Ray makes of what it meets there.
        except Exception as problem:
            ray.shutdown()
            raise BadOption("wrong-ray-connect", address=address, reason=one_line(problem)) from None
    return ray


def begin(ray: Any, given: dict[str, Any]) -> None:
    """Begin with a cluster; again where the process that it makes for a client dies as it is made."""
    for left in reversed(range(TRIES)):
        try:
            ray.init(**given)
        except ConnectionAbortedError:
            if not left:
                raise
            ray.shutdown()
        else:
            return


def loaded() -> Any:
    """Ray, as far as it is needed here."""
    try:
        for name in ("ray.exceptions", "ray.util.scheduling_strategies"):
            importlib.import_module(name)
        return importlib.import_module("ray")
    except ImportError as problem:
        raise BadOption("wrong-ray-missing", problem=str(problem)) from None


def check_address(address: str) -> None:
    """BadOption if this is no address."""
    if address in (AUTO, LOCAL):
        return
    try:
        parts = urlsplit(address if address.startswith(CLIENT) else f"//{address}")
        good = bool(parts.hostname and parts.port) and not (parts.path or parts.query or parts.fragment)
    except ValueError:
        good = False
    if not good:
        raise BadOption("wrong-ray-address", address=address)


def reach(address: str) -> None:
    """BadOption if nobody answers there, or somebody who does not speak as Ray does: Ray itself would try for long."""
    parts = urlsplit(f"//{address.removeprefix(CLIENT)}")
    reason: str | Remark = Remark("wrong-ray-other")
    try:
        with socket.create_connection((str(parts.hostname), int(parts.port or 0)), timeout=REACH) as line:
            if os.environ.get("RAY_USE_TLS", "0") not in ("0", ""):
                return
            line.sendall(HELLO)
            if line.recv(9)[3:4] == SETTINGS_FRAME:
                return
    except TimeoutError:
        pass
    except OSError as problem:
        reason = problem.strerror or str(problem)
    raise BadOption("wrong-ray-connect", address=address, reason=reason)


def one_line(problem: BaseException) -> str:
    """What is wrong: the first line, and the last one where the first only announces it.

    >>> one_line(ConnectionAbortedError("Initialization failure from server:\\nTraceback\\n  it never started"))
    'Initialization failure from server: it never started'
    """
    first, *rest = str(problem).strip().splitlines() or [type(problem).__name__]
    return f"{first} {rest[-1].strip()}" if rest and first.endswith(":") else first
