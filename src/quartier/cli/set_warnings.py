"""What is unusual with a component set, as every command that plays with one says it."""

from __future__ import annotations

import sys

from quartier.core.game import Box
from quartier.core.texts import Texts

SHOWN = 5
"""As many warnings as are told before a game; `quartier check` tells all."""


def unusual(box: Box, texts: Texts, most: int = SHOWN) -> list[str]:
    """What is unusual with a set, as sentences; of many only some, and how many more there are."""
    said = [texts.say("set-warning", warning=warning.text(texts)) for warning in box.warnings[:most]]
    more = len(box.warnings) - most
    return [*said, texts.say("set-warnings-more", number=more)] if more > 0 else said


def tell_unusual(box: Box) -> None:
    """Say on standard error what is unusual with a set: what a program reads stays as it is."""
    for said in unusual(box, Texts()):
        print(said, file=sys.stderr)
