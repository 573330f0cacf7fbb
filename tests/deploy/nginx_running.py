"""nginx in front of servers, with the configuration that operators get: names, ports and certificate are the test's."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

import httpx
from tests.server.push.push_service import certificate
from tests.server.server_running import Guest, guests

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
NAME = "localhost"
PATIENCE = 20
"""Seconds that nginx may take to start or stop."""
MAIN = """
daemon off;
pid nginx.pid;
error_log stderr warn;
events {{}}
http {{
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    include {site};
}}
"""


def program() -> str:
    """nginx, which Debian keeps from the path of those who are not root."""
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    assert found, "the tests of the proxy need nginx: apt-get install nginx-light"
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Proxy:
    """A running nginx; clients trust its certificate."""

    def __init__(self, folder: Path, servers: Sequence[int]) -> None:
        self.folder = folder
        folder.mkdir()
        self.port, self.plain_port = free_port(), free_port()
        self.address = f"{NAME}:{self.port}"
        pem = certificate(folder, NAME)
        self.trust = ssl.create_default_context(cafile=str(pem))
        # A socket's client reads in a thread of its own, and OpenSSL bears no two threads at one connection while it
        # reads tickets, which TLS 1.3 sends after the handshake: one opening in some thousands was never answered.
        self.trust_for_sockets = ssl.create_default_context(cafile=str(pem))
        self.trust_for_sockets.maximum_version = ssl.TLSVersion.TLSv1_2
        (folder / "site.conf").write_text(self._site(pem, servers))
        (folder / "nginx.conf").write_text(MAIN.format(site=folder / "site.conf"))
        # Started as root it would become another user, who cannot read the folder of the test.
        user = f"user {os.environ.get('USER', 'root')};" if os.getuid() == 0 else ""
        self._command = [program(), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]
        self._command += ["-g", user] if user else []
        self.process = subprocess.Popen(self._command)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                httpx.get(f"https://{self.address}/metrics", verify=self.trust)
                return
            except httpx.TransportError:
                assert self.process.poll() is None, "nginx did not start"
                assert time.monotonic() < until, "nginx is too slow to start"
                time.sleep(0.05)

    def _site(self, pem: Path, servers: Sequence[int]) -> str:
        """The configuration as it is given out, with everything an operator fills in."""
        text = (DEPLOY / "nginx" / "quartier.conf").read_text()
        line = "    server 127.0.0.1:{port} max_fails=0;"
        for old, new in (
            ("listen 80;", f"listen 127.0.0.1:{self.plain_port};"),
            ("listen 443 ssl http2;", f"listen 127.0.0.1:{self.port} ssl http2;"),
            (line.format(port=8017), "\n".join(line.format(port=port) for port in servers)),
            ("/etc/ssl/quartier/fullchain.pem", str(pem)),
            ("/etc/ssl/quartier/privkey.pem", str(pem)),
            ("server_name example.org;", f"server_name {NAME};"),
        ):
            assert old in text, old
            text = text.replace(old, new)
        return re.sub(r" *listen \[::\]:.*\n", "", text)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


class Visitor(Guest):
    """Somebody who comes through the proxy, from an address of this machine's own net."""

    def __init__(self, proxy: Proxy, name: str = "Ann", at: str = "127.0.0.1") -> None:
        self.passed_on = {}
        self.http = httpx.Client(
            base_url=f"https://{proxy.address}",
            timeout=20,
            headers={"Origin": f"https://{proxy.address}"},
            transport=httpx.HTTPTransport(verify=proxy.trust, local_address=at),
        )
        self.sockets, self.trust = f"wss://{proxy.address}", proxy.trust_for_sockets
        guests.append(self)
        if name:
            assert self.http.post("/api/me", json={"name": name}).status_code == 200
