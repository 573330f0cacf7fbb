"""What somebody typed wrongly, told in their language: the errors of the command line itself."""

from __future__ import annotations

import difflib

import click

from quartier.cli.grammar.parameters import shown_name
from quartier.core.errors import QuartierError, Remark


class BadUsage(QuartierError):
    """Words that make no command."""


def usage_error(error: click.ClickException) -> BadUsage:
    """The same error with a message of the catalogues, and a hint at the help."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "quartier"
    return BadUsage("wrong-usage", wrong=what_is_wrong(error, context), command=command)


def what_is_wrong(error: click.ClickException, context: click.Context | None) -> Remark:
    """What is wrong, by the kind of the error."""
    match error:
        case click.NoSuchOption():
            known = [name for param in context.command.params for name in param.opts] if context else []
            near = difflib.get_close_matches(error.option_name, [*known, "--help", "--language", "--version"])
            return did_you_mean(Remark("wrong-usage-option", {"option": error.option_name}), near)
        case click.BadOptionUsage():
            option = option_of(context, error.option_name)
            is_flag = option is not None and option.is_flag
            return Remark("wrong-usage-flag" if is_flag else "wrong-usage-value", {"option": error.option_name})
        case click.MissingParameter() if error.param is not None:
            kind = "wrong-usage-needs-option" if isinstance(error.param, click.Option) else "wrong-usage-needs"
            return Remark(kind, {"name": shown_name(error.param)})
    return Remark("wrong-usage-other", {"reason": error.format_message()})


def option_of(context: click.Context | None, name: str) -> click.Option | None:
    """The option of that name."""
    params = context.command.params if context else []
    return next(
        (param for param in params if isinstance(param, click.Option) and name in (*param.opts, *param.secondary_opts)),
        None,
    )


def did_you_mean(wrong: Remark, near: list[str]) -> Remark:
    """The remark, with what may have been meant."""
    return Remark("wrong-usage-near", {"wrong": wrong, "near": ", ".join(near)}) if near else wrong


def no_command(context: click.Context, word: str) -> BadUsage:
    """The error for a word that is no sub-command."""
    group = context.command
    known = group.list_commands(context) if isinstance(group, click.Group) else []
    near = difflib.get_close_matches(word, known)
    listed = ", ".join(known)
    kind = "wrong-usage-command" if context.parent is None else "wrong-usage-game"
    wrong = did_you_mean(Remark(kind, {"word": word, "known": listed}), near)
    return BadUsage("wrong-usage", wrong=wrong, command=context.command_path)


def too_much(context: click.Context, words: list[str]) -> BadUsage:
    """The error for words that nobody asked for."""
    wrong = Remark("wrong-usage-more", {"words": " ".join(words)})
    return BadUsage("wrong-usage", wrong=wrong, command=context.command_path)
