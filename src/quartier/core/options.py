"""Options: checked against a game's schema, from Python values or from text."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from quartier.core.errors import BadComponents, BadOption
from quartier.core.game import Box, Game, Options

YES, NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")


def read_options(schema: type[Options], values: Mapping[str, Any]) -> Options:
    """The options of a game; BadOption names the one that is wrong and what it may be."""
    fields = {field.name: field for field in msgspec.structs.fields(schema)}
    for key in values:
        if key not in fields:
            raise BadOption(f"there is no option {key!r}; the options are {', '.join(fields)}")
    read: dict[str, Any] = {}
    for key, value in values.items():
        kind = fields[key].type
        text = value.strip().lower() if isinstance(value, str) else None
        if kind is bool and text is not None:
            if text not in YES + NO:
                raise BadOption(f"option {key}: {value!r} is neither yes nor no")
            value = text in YES
        try:
            read[key] = msgspec.convert(value, kind, strict=text is None)
        except msgspec.ValidationError:
            raise BadOption(f"option {key}: {value!r} is not {describe(kind)}") from None
    return schema(**read)


def describe(kind: Any) -> str:
    """What values an option takes, in words."""
    shown = msgspec.json.schema(kind)
    if "minimum" in shown:
        return f"a number from {shown['minimum']} to {shown['maximum']}"
    if "enum" in shown:
        return f"one of {', '.join(map(str, shown['enum']))}"
    return {"boolean": "yes or no", "integer": "a whole number", "string": "a text"}[shown["type"]]


def choices(kind: Any) -> list[Any]:
    """The values of an option that has only a few; none otherwise."""
    shown = msgspec.json.schema(kind)
    if shown.get("type") == "boolean":
        return [True, False]
    if "enum" in shown:
        return list(shown["enum"])
    if "minimum" in shown and "maximum" in shown:
        return list(range(shown["minimum"], shown["maximum"] + 1))
    return []


def option_text(value: Any) -> str:
    """An option's value as text; `read_options` reads it back."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def load_box(game: Game, choice: str) -> Box:
    """The component set that the option `box` means: the house's, or the one in a file."""
    if choice == "house":
        return game.read_box("house", game.house_box())
    path = Path(choice)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "not a text file"
        raise BadComponents(f"box={choice}: {reason}; give 'house' or a file with a component set") from None
    # In a file the name is a line of its own, and "house" means the house's.
    name = " ".join(path.name.split())
    return game.read_box(f"./{name}" if name == "house" else name, text)
