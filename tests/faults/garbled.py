"""What can be said that nobody means: made up from nothing, or right until something in it was changed."""

from __future__ import annotations

import copy
import json
import random
import warnings
from collections.abc import Sequence
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import HypothesisDeprecationWarning
from tests.server.interface.test_any_input import json_values, near_messages

from quartier.testing.faces import leaves, spoil

LONG = 20_000
"""Characters of a message, more than a server reads and fewer than it lets in."""
STRANGE = [
    *("\0", "\n", "\\", '"', "\\u0000", "\\ud800", "\u202e", "é", "𝄞", "½", " " * 40),
    *("{", "[", "}", "]", ",", ":", "[" * 40, "null", "true", "NaN", "-0", "1e999", "0.5", str(2**53), str(-(2**63))),
]

said_by_anybody = st.text(max_size=60) | json_values.map(json.dumps) | near_messages.map(json.dumps)


def drawn(number: int, chance: random.Random) -> list[str]:
    """So many texts of any form. What hypothesis makes up is odd, and takes it longer than a server to answer."""
    found: list[str] = []

    @seed(chance.getrandbits(60))
    @settings(
        max_examples=number,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(said=said_by_anybody)
    def note(said: str) -> None:
        found.append(said)

    with warnings.catch_warnings():
        # Sockets draw their masks meanwhile, which is no part of what is tried.
        warnings.simplefilter("ignore", HypothesisDeprecationWarning)
        note()
    return found


def spoiled(messages: Sequence[dict[str, Any]], chance: random.Random) -> str:
    """A message with a few of its values changed, or gone, or too many."""
    made, other = copy.deepcopy(chance.choice(messages)), chance.choice(messages)
    for _ in range(chance.choice((1, 1, 2, 3))):
        spoil(made, list(leaves(other)), chance)
    if chance.random() < 0.1:
        del made[chance.choice(list(made))]
    if chance.random() < 0.1:
        made = {**other, **made}
    return json.dumps(made)


def mistaken(messages: Sequence[dict[str, Any]], chance: random.Random) -> str:
    """A message that is read, with a turn or draft that is almost one of the game."""
    every = [(message, key) for message in messages for key in ("turn", "draft") if key in message]
    message, key = chance.choice(every)
    others = [message[key] for message, key in every]
    made = copy.deepcopy(message)
    if isinstance(made[key], str):
        texts = [other for other in others if isinstance(other, str)]
        made[key] = (mistyped if chance.random() < 0.7 else garbled)(texts, chance)
    else:
        spoil(chance.choice(made[key]), list(leaves(chance.choice(others))), chance)
    return json.dumps(made)


def mistyped(texts: Sequence[str], chance: random.Random) -> str:
    """A text with some letters of others in it, or two in a row."""
    said, other = chance.choices(texts, k=2)
    for _ in range(chance.choice((1, 1, 2))):
        place = chance.randrange(len(said))
        said = said[:place] + chance.choice(other) + said[place + 1 :]
    return f"{said} {other}" if chance.random() < 0.2 else said


def garbled(texts: Sequence[str], chance: random.Random) -> str:
    """A text in which some places are cut out, doubled, or something else."""
    said = chance.choice(texts)
    for _ in range(chance.choice((1, 1, 2, 4))):
        begin = chance.randrange(len(said) + 1)
        end = min(len(said), begin + chance.choice((0, 1, 1, 2, 5, 40)))
        part, other = said[begin:end], chance.choice(texts)
        place = chance.randrange(len(other) + 1)
        kinds = (
            "",
            part * 2,
            chance.choice(STRANGE),
            chr(chance.randrange(1, 0xD800)),
            other[place : place + 20],
            other,
        )
        said = said[:begin] + chance.choice(kinds) + said[end:]
    return said * max(1, LONG // len(json.dumps(said))) if chance.random() < 0.002 else said
