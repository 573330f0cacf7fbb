"""The options of `quartier serve` that are the server's settings: named and set where those stand."""

from __future__ import annotations

import dataclasses
import inspect
import math
from collections.abc import Callable, Mapping
from typing import Any, get_type_hints

from quartier.core.errors import QuartierError
from quartier.server.settings import Settings

GIVEN_AGAIN = {"origins": "origin", "refused_workers": "refuse_worker"}
"""Settings that are lists: the option that adds one to them."""


def with_settings(function: Callable[..., None]) -> Callable[..., None]:
    """The function with an option for each setting instead of its last parameter, which takes them all."""
    types = get_type_hints(Settings)
    options = []
    for field in dataclasses.fields(Settings):
        computed = field.default_factory is not dataclasses.MISSING
        options.append(
            inspect.Parameter(
                GIVEN_AGAIN.get(field.name, field.name),
                inspect.Parameter.KEYWORD_ONLY,
                annotation=types[field.name] | None if computed else types[field.name],
                default=None if computed else field.default,
            )
        )
    signature = inspect.signature(function, eval_str=True)
    own = [entry for entry in signature.parameters.values() if entry.kind is inspect.Parameter.KEYWORD_ONLY]
    function.__signature__ = signature.replace(parameters=[*own, *options])  # type: ignore[attr-defined]
    return function


def settings_from(given: Mapping[str, Any]) -> Settings:
    """The settings that an operator chose."""
    for name, value in given.items():
        if isinstance(value, int | float) and not (value >= 0 and math.isfinite(value)):
            raise QuartierError("wrong-setting", option=f"--{name.replace('_', '-')}", given=str(value))
    computed = {field.name for field in dataclasses.fields(Settings) if field.default is dataclasses.MISSING}
    names = {option: name for name, option in GIVEN_AGAIN.items()}
    chosen: dict[str, Any] = {}
    for option, value in given.items():
        name = names.get(option, option)
        if value is not None or name not in computed:
            chosen[name] = tuple(value) if isinstance(value, list) else value
    return Settings(**chosen)
