"""A message is encrypted as RFC 8291 prints it, and by keys of its own each time."""

from __future__ import annotations

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from quartier.server.push.encryption import CURVE, BadKeys, check_browser, encrypted, from_text, public_bytes, to_text

# RFC 8291, appendix A.
MESSAGE = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SENDER_PUBLIC = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_printed_example_comes_out_byte_by_byte() -> None:
    sender = ec.derive_private_key(int.from_bytes(from_text(SENDER), "big"), CURVE)
    assert to_text(public_bytes(sender)) == SENDER_PUBLIC
    assert to_text(encrypted(MESSAGE, BROWSER, AUTH, sender, from_text(SALT))) == BODY


def test_the_same_message_is_never_the_same_bytes() -> None:
    assert encrypted(MESSAGE, BROWSER, AUTH) != encrypted(MESSAGE, BROWSER, AUTH)


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", AUTH),
        (BROWSER, ""),
        (BROWSER[:-2], AUTH),
        (to_text(b"\2" + from_text(BROWSER)[1:33]), AUTH),  # the same point, compressed
        (BROWSER, AUTH + "AA"),
        (BROWSER[:-2] + "AA", AUTH),  # not on the curve
        ("é" * 87, AUTH),
        (BROWSER, "!" * 22),
    ],
)
def test_keys_that_no_browser_has_are_refused(p256dh: str, auth: str) -> None:
    check_browser(BROWSER, AUTH)
    with pytest.raises(BadKeys):
        check_browser(p256dh, auth)
