"""The characters of bots: `strong:gambler` is a level and, of the characters that a game has, one.

A character plays for its result and a little for something else, so that people meet different players of the same
strength. What it is called is told by `GAME-character-NAME` and `GAME-character-NAME-about` in the catalogues.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from quartier.bots.bot import UnknownBot
from quartier.bots.levels import BOTS, CHARACTERFUL
from quartier.core.about import About

MARK = ":"


def split_name(name: str) -> tuple[str, str]:
    """A bot's name as level and character, which may be none; UnknownBot where there is no such level."""
    level, mark, character = name.partition(MARK)
    if level not in BOTS:
        raise UnknownBot("wrong-bot", bot=name, bots=", ".join(BOTS))
    if mark and (level not in CHARACTERFUL or not character):
        raise UnknownBot("wrong-bot-characterless", bot=name, levels=", ".join(CHARACTERFUL))
    return level, character


def is_bot(name: str) -> bool:
    """Whether it is a bot of ours, with or without a character."""
    return name.partition(MARK)[0] in BOTS


def character_index(character: str, about: About) -> int:
    """Which of a game's characters it is; UnknownBot names those that there are."""
    names = [each.name for each in about.characters]
    if character not in names:
        raise UnknownBot("wrong-bot-character", character=character, game=about.name, characters=", ".join(names))
    return names.index(character)


def check_character(name: str, about: About) -> None:
    """UnknownBot if a bot of ours has a character that the game does not know."""
    if is_bot(name):
        character = split_name(name)[1]
        if character:
            character_index(character, about)


def draw_characters(names: Sequence[str], about: About) -> list[str]:
    """Bots for one table: those that may have a character and name none get one, as different as there are."""
    taken = [split_name(name)[1] for name in names if is_bot(name)]
    seated = []
    for name in names:
        if name in CHARACTERFUL and about.characters:
            often = {each.name: taken.count(each.name) for each in about.characters}
            rarest = [character for character, times in often.items() if times == min(often.values())]
            taken.append(secrets.choice(rarest))
            name += MARK + taken[-1]
        seated.append(name)
    return seated
