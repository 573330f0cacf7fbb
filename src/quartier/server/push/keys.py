"""The server's own key pair, by which push services know it, and how it signs with it: VAPID, RFC 8292."""

from __future__ import annotations

import time
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

from quartier.server.push.encryption import CURVE, public_bytes, to_text

VALID = 12 * 3600
"""Seconds that a signature is good for; a day is the most."""
NUMBER = 32
"""Bytes of a private key, and of each half of a signature."""


def new_key() -> str:
    """A private key, as it is stored."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(NUMBER, "big").hex()


class Keys:
    """The pair of keys; browsers get the public one when they subscribe."""

    def __init__(self, stored: str, contact: str = "") -> None:
        self._private = ec.derive_private_key(int(stored, 16), CURVE)
        self._contact = contact
        self.public = to_text(public_bytes(self._private))

    def authorization(self, endpoint: str) -> str:
        """The header that tells the push service of an endpoint who sends."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + VALID}
        if self._contact:
            claims["sub"] = self._contact
        signed = ".".join(to_text(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        numbers = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = b"".join(number.to_bytes(NUMBER, "big") for number in numbers)
        return f"vapid t={signed}.{to_text(signature)}, k={self.public}"
