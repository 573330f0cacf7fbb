"""A command from a plain function: an option for each of its parameters."""

from __future__ import annotations

import inspect
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import click

from quartier.cli.grammar.help import Command
from quartier.cli.grammar.parameters import Number

MOST = 10**9
"""No option counts further."""


def command_of(function: Callable[..., None]) -> Command:
    """The function as a command."""
    signature = inspect.signature(function, eval_str=True)
    params: list[click.Parameter] = [option(entry) for entry in signature.parameters.values()]
    return Command(function.__name__, callback=function, params=params)


def option(entry: inspect.Parameter) -> click.Option:
    """The option of a parameter: by its type a number, a path, texts, or yes or no."""
    name, kind = "--" + entry.name.replace("_", "-"), entry.annotation
    if isinstance(kind, types.UnionType):
        (kind,) = (one for one in get_args(kind) if one is not types.NoneType)
    several = kind == tuple[str, ...]
    required = entry.default is inspect.Parameter.empty
    given: dict[str, Any] = {"required": required, "multiple": several}
    if not required:
        given["default"] = entry.default
    if kind is bool:
        return click.Option([f"{name}/--no-{name[2:]}", entry.name], default=entry.default)
    if kind is int or kind is float:
        given["type"] = Number(0, MOST, whole=kind is int)
    elif kind is Path:
        given["type"] = click.Path(path_type=Path)
    metavar = {int: "N", float: "N", Path: "PATH"}.get(kind, "TEXT")
    return click.Option([name, entry.name], metavar=metavar, **given)
