"""How a command is run: in which language, and what is said when something is wrong.

What a person did wrong, and what the system refuses, is told in one line with exit status 2. Our own mistakes stay
tracebacks: nobody could do anything about them but report them.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence

import click

from quartier import __version__
from quartier.cli.grammar.usage_errors import BadUsage, usage_error
from quartier.cli.output.plain_letters import prepare
from quartier.cli.output.streams import give_up, replace_closed
from quartier.core.errors import BadFile, BadOption, Place, QuartierError, Remark, why
from quartier.core.texts import Texts, language_from

WRONG, INTERRUPTED = 2, 130


def run(app: click.Command, words: Sequence[str]) -> int:
    """Run the command that the words say, and return its exit status."""
    replace_closed()
    prepare()
    try:
        try:
            status = obey(app, list(words))
            sys.stdout.flush()
            return status
        except click.exceptions.NoArgsIsHelpError as error:
            print(error.format_message(), file=sys.stderr)
            return WRONG
        except click.ClickException as error:
            raise usage_error(error) from None
        except BrokenPipeError:
            # Whoever read has read enough, as `head` does.
            give_up(sys.stdout)
            return 1
        except OSError as error:
            if error.filename is None:
                # It may be the output itself that is full.
                give_up(sys.stdout)
            raise told(error) from error
        except RuntimeError as error:
            # Numba's word for a cache that can be written nowhere.
            if "no locator available" not in str(error):
                raise
            raise BadFile("wrong-cache") from None
    except QuartierError as error:
        tell(error)
        return WRONG
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)


def obey(app: click.Command, words: list[str]) -> int:
    """Take out what holds for all commands, then run the one that is left."""
    words, language = take_language(words)
    if language is not None:
        os.environ["QUARTIER_LANGUAGE"] = language_from(language)
    options = words[: words.index("--")] if "--" in words else words
    if "--version" in options:
        print(__version__)
        return 0
    check_kernels()
    status = app.main(words, prog_name="quartier", standalone_mode=False)
    return status if isinstance(status, int) else 0


def take_language(words: list[str]) -> tuple[list[str], str | None]:
    """The words without `--language LANGUAGE`, which may stand anywhere before a `--`; and the language."""
    rest: list[str] = []
    language: str | None = None
    left = iter(words)
    for word in left:
        name, equals, value = word.partition("=")
        if word == "--":
            return [*rest, word, *left], language
        if name != "--language":
            rest.append(word)
        else:
            language = value if equals else next(left, None)
            if not language:
                missing = Remark("wrong-usage-value", {"option": "--language"})
                raise BadUsage("wrong-usage", wrong=missing, command="quartier")
    return rest, language


def check_kernels() -> None:
    """Refuse a way to run kernels that does not exist, before anything needs them."""
    mode = os.environ.get("QUARTIER_KERNELS")
    if mode:
        try:
            importlib.import_module("quartier.kernel.mode")
        except ValueError:
            raise BadOption("wrong-kernels", mode=mode) from None


def told(error: OSError) -> QuartierError:
    """What the system refused, with the file that it is about."""
    where = Place(os.fsdecode(error.filename)) if isinstance(error.filename, (str, bytes)) else None
    return BadFile("wrong-file", where=where, reason=why(error))


def tell(error: QuartierError) -> None:
    """Say what is wrong in one line."""
    try:
        print(f"quartier: {error.text(Texts())}", file=sys.stderr, flush=True)
    except OSError:
        give_up(sys.stderr)
