"""Commands about one game: a sub-command per game, its options made from the game's schema."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
import typer

from quartier.core.errors import BadOption
from quartier.core.game import About
from quartier.core.options import describe
from quartier.core.registry import games
from quartier.core.texts import Texts

PAIRS = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="Any option, by its name.")]


def per_game(group: typer.Typer) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Register a function of (game, options, …) once for each game."""

    def register(function: Callable[..., None]) -> Callable[..., None]:
        for about in games().values():
            title = Texts().say(f"{about.name}-title")
            group.command(about.name, help=f"{function.__doc__} ({title})")(bound(function, about))
        return function

    return register


def bound(function: Callable[..., None], about: About) -> Callable[..., None]:
    """The function for one game, with a parameter for each of its options."""
    fields = {field.name: field for field in msgspec.structs.fields(about.options)}
    signature = inspect.signature(function, eval_str=True)
    own = [entry for name, entry in signature.parameters.items() if name not in ("game", "options")]
    added = [inspect.Parameter("option", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=PAIRS)]
    added += [parameter(about.name, field.name, field.type) for field in fields.values()]

    @functools.wraps(function)
    def command(**given: Any) -> None:
        options = read_pairs(given.pop("option") or [])
        options.update({name: value for name in fields if (value := given.pop(name)) is not None})
        function(about.name, options, **given)

    named = [entry.replace(kind=inspect.Parameter.KEYWORD_ONLY) for entry in own] + added
    command.__signature__ = signature.replace(parameters=named)  # type: ignore[attr-defined]
    command.__annotations__ = {entry.name: entry.annotation for entry in named}
    return command


def parameter(game: str, name: str, kind: Any) -> inspect.Parameter:
    """The command-line parameter of a game's option."""
    texts = Texts()
    label = texts.say(f"{game}-option-{name}" if texts.has(f"{game}-option-{name}") else f"option-{name}")
    flag = "--" + name.replace("_", "-")
    if kind is bool:
        annotation: Any = Annotated[bool | None, typer.Option(flag, help=label, show_default=False)]
    else:
        annotation = Annotated[str | None, typer.Option(flag, help=f"{label} ({describe(kind)})", show_default=False)]
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def read_pairs(pairs: list[str]) -> dict[str, object]:
    """Options given as KEY=VALUE."""
    options: dict[str, object] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"--option {pair}: an option is given as KEY=VALUE, for example level=3")
        options[key.strip()] = value
    return options
