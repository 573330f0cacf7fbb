"""How commands explain themselves: usage, arguments, options and sub-commands, all in one language.

A command's text is the message `help-COMMAND`, an option's `help-COMMAND-OPTION` or, where several commands mean the
same, `help-option-OPTION`. A game's options have the labels that they have everywhere.
"""

from __future__ import annotations

from pathlib import Path

import click

from quartier.cli.grammar.parameters import shown_name
from quartier.cli.grammar.usage_errors import no_command, too_much
from quartier.cli.output.console import screen_texts
from quartier.core.options import describe
from quartier.core.texts import Texts

COMMON = (("-h, --help", "help"), ("--language en|de|nl", "language"), ("--version", "version"))
"""What every command takes, and the option of the message that explains it."""


class GameOption(click.Option):
    """An option of a game, by the name that its schema gives it."""

    def __init__(self, game: str, name: str, kind: object, default: object) -> None:
        self.game, self.kind = game, kind
        flag = "--" + name.replace("_", "-")
        if kind is bool:
            both = f"{flag}/--no-{flag[2:]}" if default else flag
            super().__init__([both, name], is_flag=True, default=None)
        else:
            super().__init__([flag, name], default=None, metavar=name.upper())

    def explained(self, texts: Texts) -> str:
        """Its label, and the values that it takes."""
        own = f"{self.game}-option-{self.name}"
        label = texts.say(own if texts.has(own) else f"option-{self.name}")
        return label if self.kind is bool else f"{label} ({describe(self.kind).text(texts)})"


def path_of(ctx: click.Context) -> list[str]:
    """The words of the command, without the program's own name."""
    return ctx.command_path.split()[1:]


def explained(ctx: click.Context, param: click.Parameter, texts: Texts) -> str:
    """What an option or argument is for, its default, and whether it is needed."""
    if isinstance(param, GameOption):
        return param.explained(texts)
    name = str(param.name).replace("_", "-")
    known = [f"help-{'-'.join(path_of(ctx)[:1])}-{name}", f"help-option-{name}"]
    said = next((texts.say(message) for message in known if texts.has(message)), getattr(param, "help", None) or "")
    if isinstance(param, click.Option):
        if param.required:
            said += f" [{texts.say('help-required')}]"
        elif param.default and not param.is_flag and isinstance(param.default, (str, int, float, Path)):
            said += f" [{texts.say('help-default', value=str(param.default))}]"
    return said


def about_command(path: list[str], command: click.Command, texts: Texts) -> str:
    """What a command does; a command about one game names it."""
    if not path:
        return texts.say("tagline")
    message = f"help-{path[0]}"
    said = texts.say(message) if texts.has(message) else command.help or ""
    return f"{said} ({title(path[1], texts)})" if len(path) > 1 else said


def title(game: str, texts: Texts) -> str:
    """A game's title; its name where somebody is still to write the texts."""
    message = f"{game}-title"
    return texts.say(message) if texts.has(message) else game


def show_help(ctx: click.Context, param: click.Parameter, asked: bool) -> None:
    """Print the help of the command, if it is asked for, and do nothing else."""
    if asked and not ctx.resilient_parsing:
        print(ctx.get_help())
        ctx.exit()


class Command(click.Command):
    """A command that explains itself, and what is wrong with its words, in the language of the texts."""

    allow_extra_args = True  # so that it is this class that complains of them

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take the words that belong to the command; there must be no others."""
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise
        if rest and not isinstance(self, click.Group):
            raise too_much(ctx, rest)
        return rest

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """The option that shows the help: printed as everything is, so that it can be read in any encoding."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.callback = show_help
        return option

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the whole help."""
        texts = screen_texts()
        pieces = [texts.say("help-usage-options"), *self.usage_pieces(ctx, texts)]
        formatter.write_usage(ctx.command_path, " ".join(pieces), f"{texts.say('help-usage')}: ")
        formatter.write_paragraph()
        formatter.write_text(about_command(path_of(ctx), self, texts))
        arguments = [param for param in self.params if isinstance(param, click.Argument)]
        options = [param for param in self.params if isinstance(param, click.Option) and self.explains(param)]
        rows = {
            "help-commands": self.command_rows(ctx, texts),
            "help-arguments": [(shown_name(param), explained(ctx, param, texts)) for param in arguments],
            "help-options": [(option_names(param), explained(ctx, param, texts)) for param in options]
            + [(names, texts.say(f"help-option-{option}")) for names, option in COMMON],
        }
        for heading, listed in rows.items():
            if listed:
                with formatter.section(texts.say(heading)):
                    formatter.write_dl(listed)

    def explains(self, option: click.Option) -> bool:
        """Whether the help names an option."""
        return True

    def usage_pieces(self, ctx: click.Context, texts: Texts) -> list[str]:
        """What stands in the usage line behind the options."""
        return [shown_name(param) for param in self.params if isinstance(param, click.Argument)]

    def command_rows(self, ctx: click.Context, texts: Texts) -> list[tuple[str, str]]:
        """The sub-commands, where there are some."""
        return []


class Group(click.Group, Command):
    """A command with sub-commands: those of the program, or one per game."""

    def usage_pieces(self, ctx: click.Context, texts: Texts) -> list[str]:
        """The word for a sub-command."""
        return [texts.say("help-usage-game" if path_of(ctx) else "help-usage-command"), "…"]

    def command_rows(self, ctx: click.Context, texts: Texts) -> list[tuple[str, str]]:
        """Each sub-command with what it does; of a game, its title."""
        path = path_of(ctx)
        return [
            (name, title(name, texts) if path else about_command([name], command, texts))
            for name, command in self.commands.items()
        ]

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The sub-command that the first word names."""
        if args[0] not in self.commands:
            raise no_command(ctx, args[0])
        return args[0], self.commands[args[0]], args[1:]

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The sub-commands in the order in which they were made."""
        return list(self.commands)


class GamesOrFile(Group):
    """A command about a game, or about a match file that is named in its place."""

    def __init__(self, name: str, of_file: click.Command) -> None:
        super().__init__(name, no_args_is_help=True)
        self.of_file = of_file

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The game that the first word names, or the command for files."""
        word = args[0]
        if word not in self.commands and (word == "-" or "." in word or Path(word).exists()):
            return None, self.of_file, args
        return super().resolve_command(ctx, args)


def option_names(option: click.Option) -> str:
    """An option as it is typed, with a word for its value."""
    names = " / ".join([", ".join(option.opts), *option.secondary_opts])
    return names if option.is_flag else f"{names} {option.metavar or str(option.name).upper()}"
