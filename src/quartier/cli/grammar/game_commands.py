"""Commands about one game: a sub-command per game, its options made from the game's schema."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import click
import msgspec

from quartier.cli.grammar.help import Command, GameOption, Group
from quartier.core.about import About
from quartier.core.errors import BadOption
from quartier.core.registry import games, load_game


class SheetCommand(Command):
    """A command about a board that was typed in: only some of the game's options change what it brings."""

    def explains(self, option: click.Option) -> bool:
        """Those options, and whatever is no option of the game."""
        return not isinstance(option, GameOption) or option.name in load_game(option.game).sheet_options


def per_game(
    group: Group, *params: Callable[[], click.Parameter], kind: type[Command] = Command
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Register a function of (game, options, …) once for each game; each gets parameters of its own."""

    def register(function: Callable[..., None]) -> Callable[..., None]:
        for about in games().values():
            group.add_command(bound(kind, function, about, [make() for make in params]))
        return function

    return register


def bound(
    kind: type[Command], function: Callable[..., None], about: About, params: Sequence[click.Parameter]
) -> Command:
    """The command for one game, with a parameter for each of its options."""
    fields = msgspec.structs.fields(about.options)
    pairs = click.Option(["--option", "pairs"], multiple=True, metavar="KEY=VALUE")

    def command(pairs: Sequence[str], **given: Any) -> None:
        options = read_pairs(pairs)
        options.update({field.name: value for field in fields if (value := given.pop(field.name)) is not None})
        function(about.name, options, **given)

    own = [GameOption(about.name, field.name, field.type, field.default) for field in fields]
    return kind(about.name, callback=command, params=[*params, *own, pairs])


def read_pairs(pairs: Sequence[str]) -> dict[str, object]:
    """Options given as KEY=VALUE."""
    options: dict[str, object] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadOption("wrong-option-pair", pair=pair)
        options[key.strip()] = value
    return options
