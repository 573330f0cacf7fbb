"""Options: checked against a game's schema, from Python values or from text."""

from __future__ import annotations

import operator
import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from quartier.core.about import Options
from quartier.core.errors import BadComponents, BadFile, BadOption, Remark, printable
from quartier.core.reading import read_text

if TYPE_CHECKING:
    from quartier.core.game import Box, Game

YES, NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")


def read_options(schema: type[Options], values: Mapping[str, Any]) -> Options:
    """The options of a game; BadOption names the one that is wrong and what it may be."""
    fields = {field.name: field for field in msgspec.structs.fields(schema)}
    for key in values:
        if key not in fields:
            raise BadOption("wrong-option", option=str(key), options=", ".join(fields))
    return schema(**{key: read_value(key, fields[key].type, value) for key, value in values.items()})


def read_value(key: str, kind: Any, value: Any) -> Any:
    """The value of an option: as it is, or from a text or a number that says the same."""
    said = value.strip().lower() if isinstance(value, str) else str(value) if is_whole(value) else ""
    if kind is bool and said in YES + NO:
        return said in YES
    if isinstance(value, os.PathLike):
        value = os.fspath(value)
    elif is_whole(value):
        # A number where the choices are texts, as in scenario=1, is the text of that number.
        value = said if said in choices(kind) else operator.index(value)
    try:
        return msgspec.convert(value, kind, strict=not isinstance(value, str))
    except msgspec.ValidationError:
        raise BadOption("wrong-option-value", option=key, value=repr(value), right=describe(kind)) from None


def is_whole(value: Any) -> bool:
    """Whether a value is a whole number of any kind; yes and no are none."""
    return hasattr(value, "__index__") and not isinstance(value, bool)


def describe(kind: Any) -> Remark:
    """What values an option takes, in words."""
    shown = msgspec.json.schema(kind)
    if "minimum" in shown:
        return Remark("values-range", {"least": shown["minimum"], "most": shown["maximum"]})
    if "enum" in shown:
        return Remark("values-choices", {"choices": ", ".join(map(str, shown["enum"]))})
    return Remark({"boolean": "values-yes-no", "integer": "values-whole", "string": "values-text"}[shown["type"]])


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
        return game.box("house", game.house_box())
    try:
        text = read_text(choice)
    except BadFile as error:
        reason = Remark(error.remark.message, error.remark.arguments)
        raise BadComponents("wrong-box", box=choice, reason=reason) from None
    # In a match file the name is a line of its own.
    name = " ".join(printable(Path(choice).name).split())
    # A match file names the set: somebody's own must not pass for the house's.
    name = f"{name}.txt" if name == "house" else name
    game.read_box(name, text)
    return game.box(name, text)
