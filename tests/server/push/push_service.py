"""A push service and browsers of the test's own: TLS on this machine, under a name that only the test looks up."""

from __future__ import annotations

import asyncio
import datetime
import secrets
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.x509.oid import NameOID
from tests.server.inside import PATIENCE

from quartier.server.composition import composed
from quartier.server.interface.context import Context
from quartier.server.messages.http import PushBrowser
from quartier.server.push.destinations import Destinations
from quartier.server.push.encryption import AUTH, CURVE, LAST, SALT, _keys, from_text, public_bytes, to_text
from quartier.server.push.service import Push
from quartier.server.settings import Settings

HOST = "push.example.test"


class Browser:
    """A browser's keys, and what it reads of a message."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(CURVE)
        self.p256dh = to_text(public_bytes(self._private))
        self.auth = to_text(secrets.token_bytes(AUTH))

    def read(self, body: bytes) -> Any:
        """What a message says."""
        salt, size = body[:SALT], body[SALT + 4]
        sender, text = body[SALT + 5 : SALT + 5 + size], body[SALT + 5 + size :]
        shared = self._private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        cipher, nonce = _keys(shared, from_text(self.auth), from_text(self.p256dh), sender, salt)
        plain = cipher.decrypt(nonce, text, None)
        assert plain.endswith(LAST)
        return msgspec.json.decode(plain[:-1])


class Heard(NamedTuple):
    """A request that the service got."""

    line: str
    headers: dict[str, str]
    body: bytes


def claims_of(heard: Heard, key: str) -> dict[str, Any]:
    """What the sender says of itself, after its signature was checked against its public key."""
    scheme, _, rest = heard.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    signed, _, signature = parts["t"].rpartition(".")
    numbers = [int.from_bytes(from_text(signature)[at : at + 32], "big") for at in (0, 32)]
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(key))
    public.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (msgspec.json.decode(from_text(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return dict(claims)


def certificate(folder: Path, name: str = HOST) -> Path:
    """A certificate for a name, and its key, in one file."""
    key = ec.generate_private_key(CURVE)
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    today = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(subject, subject, key.public_key(), x509.random_serial_number())
        .not_valid_before(today - datetime.timedelta(days=1))
        .not_valid_after(today + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / f"{name}.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return file


@dataclass
class PushService:
    """A service that keeps what it gets, and answers as it is told."""

    destinations: Destinations
    heard: list[Heard] = field(default_factory=list)
    answers: list[bytes] = field(default_factory=list)
    """What is answered next; after that, 201."""
    silent: bool = False
    connections: int = 0

    @property
    def port(self) -> int:
        return self.destinations.port

    def subscription(self, browser: Browser, path: str = "/send/1", language: str = "en") -> PushBrowser:
        """What a browser tells of itself."""
        endpoint = f"https://{HOST}:{self.port}{path}"
        return PushBrowser(endpoint, browser.p256dh, browser.auth, language)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("ascii").split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
            self.heard.append(Heard(head[0], headers, await reader.readexactly(int(headers["content-length"]))))
            if self.silent:
                await reader.read()
            else:
                writer.write(self.answers.pop(0) if self.answers else b"HTTP/1.1 201 Created\r\n\r\n")
                await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def push_service(folder: Path, certified: str = HOST) -> AsyncIterator[PushService]:
    """A push service on this machine, and the destinations by which it is allowed and trusted."""
    file = certificate(folder, certified)
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(file)
    service = PushService(Destinations())
    server = await asyncio.start_server(service._serve, "127.0.0.1", 0, ssl=own)

    async def look_up(host: str, port: int) -> list[str]:
        assert host == HOST
        return ["127.0.0.1"]

    port = server.sockets[0].getsockname()[1]
    trust = ssl.create_default_context(cafile=str(file))
    service.destinations = Destinations(look_up, lambda address: str(address) == "127.0.0.1", port, trust)
    try:
        yield service
    finally:
        server.close()


Script: TypeAlias = Callable[[Context, Push, PushService], Awaitable[None]]


def with_push(folder: Path, script: Script) -> None:
    """Run a script on a server's inside that sends to a service of the test's own."""

    async def run() -> None:
        async with (
            push_service(folder) as service,
            composed(Settings(data=folder / "data", bot_delay=0), service.destinations) as inside,
            asyncio.timeout(PATIENCE),
        ):
            assert inside.push is not None
            await script(inside, inside.push, service)

    asyncio.run(run())
