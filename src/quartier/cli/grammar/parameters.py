"""What commands take: numbers with their bounds, and the options that several commands share."""

from __future__ import annotations

import math
from typing import Any

import click

from quartier.core.errors import BadOption, Remark


class Number(click.ParamType):  # type: ignore[type-arg] # generic only in later versions
    """A number between two bounds, whole or not."""

    name = "number"

    def __init__(self, least: int, most: int, *, whole: bool = True) -> None:
        self.least, self.most, self.whole = least, most, whole

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int | float:
        """The number that is meant; BadOption says what it may be."""
        try:
            number: float = int(value) if self.whole else float(value)
        except ValueError:
            number = math.nan
        if not self.least <= number <= self.most:
            kind = "values-range" if self.whole else "values-amount"
            right = Remark(kind, {"least": self.least, "most": self.most})
            raise BadOption("wrong-option-value", option=shown_name(param), value=repr(value), right=right)
        return number


def shown_name(param: click.Parameter | None) -> str:
    """What an option or argument is called where it is typed."""
    if param is None:
        return ""
    return max(param.opts, key=len) if isinstance(param, click.Option) else (param.metavar or str(param.name))


def whole(name: str, least: int, most: int, default: int | None = None) -> click.Option:
    """An option that is a whole number."""
    return click.Option([name], type=Number(least, most), default=default, metavar="N")


def text(name: str, metavar: str, default: str | None = None, *, required: bool = False) -> click.Option:
    """An option that is a text."""
    given = {} if required else {"default": default}
    return click.Option([name], metavar=metavar, required=required, **given)  # type: ignore[arg-type]


def flag(name: str) -> click.Option:
    """An option that is there or not."""
    return click.Option([name], is_flag=True)


def file() -> click.Argument:
    """A file, or `-`."""
    return click.Argument(["file"], metavar="FILE")


def json() -> click.Option:
    """Whether one object is printed, for programs."""
    return flag("--json")


def seed() -> click.Option:
    """What all chance comes from."""
    return text("--seed", "TEXT")
