"""Where the page is: said when the server answers, and opened only where there is a desktop."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from quartier.cli.open_page import announce, page_address


class Healthy(BaseHTTPRequestHandler):
    """Answers everything with nothing."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def port() -> Iterator[int]:
    """The port of a server that answers."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Healthy) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.server_address[1]
        server.shutdown()
        thread.join()


@pytest.mark.parametrize("display", [":0", ""])
def test_the_address_is_printed_and_opened_where_there_is_a_desktop(
    port: int, display: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []

    def open_page(address: str) -> None:
        opened.append(address)

    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("QUARTIER_LANGUAGE", "en")
    monkeypatch.setattr("webbrowser.open", open_page)
    announce("0.0.0.0", port).join(timeout=20)
    address = f"http://127.0.0.1:{port}"
    assert capsys.readouterr().out.startswith(f"Quartier is at {address} ")
    assert opened == ([address] if display else [])


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:80"),
        ("0.0.0.0", "http://127.0.0.1:80"),
        ("::", "http://[::1]:80"),
        ("fe80::1", "http://[fe80::1]:80"),
        ("localhost", "http://localhost:80"),
    ],
)
def test_the_address_is_one_that_a_browser_understands(host: str, address: str) -> None:
    assert page_address(host, 80) == address
