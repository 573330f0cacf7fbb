"""How a message is made unreadable for all but one browser: RFC 8291, in the form of RFC 8188 (aes128gcm)."""

from __future__ import annotations

import base64
import secrets

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
POINT, AUTH, SALT = 65, 16, 16
"""Bytes of a public key, of a browser's secret, and of a salt."""
RECORD = 4096
"""Bytes of a record; a message is one record, and this is as much as push services must take."""
LAST = b"\x02"
"""Ends the text of the last record."""


def to_text(data: bytes) -> str:
    """Bytes as browsers and headers write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """Bytes that were written so; ValueError if they were not."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, uncompressed."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class BadKeys(Exception):
    """What no browser has for its keys."""


def check_browser(p256dh: str, auth: str) -> None:
    """BadKeys unless these can be a browser's: a point of the curve, and a secret."""
    try:
        point, secret = from_text(p256dh), from_text(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except ValueError:
        raise BadKeys from None
    if len(point) != POINT or len(secret) != AUTH:
        raise BadKeys


def encrypted(
    message: bytes, p256dh: str, auth: str, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """The body of a push message for the browser with these keys; own key and salt are new ones for each message."""
    own, salt = own or ec.generate_private_key(CURVE), salt or secrets.token_bytes(SALT)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(p256dh))
    shared, sender = own.exchange(ec.ECDH(), browser), public_bytes(own)
    cipher, nonce = _keys(shared, from_text(auth), from_text(p256dh), sender, salt)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return header + cipher.encrypt(nonce, message + LAST, None)


def _keys(shared: bytes, auth: bytes, browser: bytes, sender: bytes, salt: bytes) -> tuple[AESGCM, bytes]:
    """The cipher and its nonce."""
    key = _derived(shared, auth, b"WebPush: info\0" + browser + sender, 32)
    cipher = AESGCM(_derived(key, salt, b"Content-Encoding: aes128gcm\0", 16))
    return cipher, _derived(key, salt, b"Content-Encoding: nonce\0", 12)


def _derived(key: bytes, salt: bytes, use: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, use).derive(key)
