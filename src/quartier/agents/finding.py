"""Who is meant by a text at the command line: a bot by its name, or an agent of one's own.

Texts that come from elsewhere (a match file, a browser) are given to `find_bot`, which starts no programs.
"""

from __future__ import annotations

import os
import shlex
import sys

from quartier.agents.seated import Agent
from quartier.bots import NAMES, Bot, UnknownBot, find_bot
from quartier.bots.characters import is_bot

PROGRAM = "program:"
FORMS = "module:Class, file.py:Class, file.onnx, program:COMMAND"
"""How one's own agents are written."""


def find_agent(text: str, limit: float | None = None) -> Bot:
    """The bot of that name, or the agent, ready to play one match; `limit` are its seconds for a turn.

    >>> find_agent("greedy").name
    'greedy'
    """
    if is_bot(text):
        return find_bot(text)
    if is_own(text):
        return Agent(text, command_of(text), limit)
    raise UnknownBot("wrong-agent", bot=text, bots=", ".join(NAMES), forms=FORMS)


def is_own(text: str) -> bool:
    """Whether it has the form of an agent of one's own."""
    named, colon, kind = text.rpartition(":")
    return not is_bot(text) and (
        text.startswith(PROGRAM) or text.endswith(".onnx") or (bool(named and colon) and kind.isidentifier())
    )


def command_of(text: str) -> list[str]:
    """The words that start an agent: what is Python runs in a process of its own too."""
    if not text.startswith(PROGRAM):
        return [sys.executable, "-m", "quartier.cli.main", "agent", text]
    try:
        words = shlex.split(text.removeprefix(PROGRAM), posix=os.name == "posix")
    except ValueError as error:
        raise UnknownBot("wrong-bot-start", bot=text, reason=str(error)) from None
    if not words:
        raise UnknownBot("wrong-agent", bot=text, bots=", ".join(NAMES), forms=FORMS)
    return words


def split_list(texts: tuple[str, ...]) -> list[str]:
    """Bots separated by commas; a program's command goes on to the end of its text, commas and all."""
    found: list[str] = []
    for text in texts:
        while not text.lstrip().startswith(PROGRAM) and "," in text:
            first, _, text = text.partition(",")
            found.append(first.strip())
        found.append(text.strip())
    return found
