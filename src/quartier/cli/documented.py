"""A command from a plain function and a help text for each of its parameters."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping
from typing import Annotated, Any

import typer


def documented(function: Callable[..., None], texts: Mapping[str, str]) -> Callable[..., None]:
    """The function with its parameters described for the command line."""
    signature = inspect.signature(function, eval_str=True)
    named = []
    for entry in signature.parameters.values():
        several = entry.annotation == tuple[str, ...]
        kind: Any = list[str] if several else entry.annotation
        default = list(entry.default) if several else entry.default
        named.append(entry.replace(annotation=Annotated[kind, typer.Option(help=texts[entry.name])], default=default))

    @functools.wraps(function)
    def command(**given: Any) -> None:
        function(**given)

    command.__signature__ = signature.replace(parameters=named)  # type: ignore[attr-defined]
    command.__annotations__ = {entry.name: entry.annotation for entry in named}
    return command
