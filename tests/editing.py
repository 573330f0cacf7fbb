"""Random edits of a text: lines, words and characters lost, doubled and swapped, numbers driven to extremes."""

from __future__ import annotations

import re
from random import Random

STRANGE = ["", " ", ":", "#", "\t", "0", "-1", "9" * 40, "end", "x", "a1", "\0", "é", "٣", "²", "ß", "\n", ".", "🏙"]
NUMBERS = ["0", "-0", "-1", "1", "2", "99", "127", "128", "-129", "32768", "2147483648", "-9223372036854775809"]


def edited(text: str, random: Random) -> str:
    """The text with a few changes."""
    for _ in range(random.choice([1, 1, 2, 5])):
        text = edited_once(text, random)
    return text


def edited_once(text: str, random: Random) -> str:
    """The text with one change."""
    numbers = list(re.finditer(r"-?\d+", text))
    if numbers and random.random() < 0.3:
        found = random.choice(numbers)
        return text[: found.start()] + random.choice(NUMBERS) + text[found.end() :]
    glue, parts = random.choice([("", text.splitlines(keepends=True)), (" ", text.split(" ")), ("", list(text))])
    if not parts:
        return random.choice(STRANGE)
    one, two = random.randrange(len(parts)), random.randrange(len(parts))
    match random.randrange(5):
        case 0:
            del parts[one]
        case 1:
            parts.insert(two, parts[one])
        case 2:
            parts[one], parts[two] = parts[two], parts[one]
        case 3:
            parts[one] = random.choice(STRANGE)
        case _:
            parts.insert(one, random.choice(STRANGE))
    return glue.join(parts)
