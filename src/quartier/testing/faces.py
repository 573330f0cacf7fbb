"""What must hold for the faces of every game: steps, structs and notation agree, and there is a text for everything."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from importlib import resources
from random import Random
from typing import Any

import msgspec

from quartier.core.errors import IllegalMove, MalformedMove
from quartier.core.game import Game, text_id
from quartier.core.texts import LANGUAGES, Texts, catalogues
from quartier.core.view import Message
from quartier.kernel.rules import Rule
from quartier.testing.cases import Case
from quartier.testing.walk import acting, legal_steps, play_randomly, random_states

NEAR_MOVES = 12
"""Structs that are almost moves, tried in each state."""
KEPT = 200
"""Moves that were seen, of which new ones are made."""


def steps_moves_and_notation_round_trip(case: Case, seed: int) -> None:
    """A step, its struct (also as JSON) and its notation are the same move."""
    match = case.match(seed)
    game, random = match.game, Random(seed)
    for state in random_states(match, random):
        for seat in acting(match, state):
            steps = legal_steps(match, state, seat)
            for step in random.sample(steps, min(len(steps), 25)):
                move = game.decode(state, match.box, seat, step)
                assert game.make_steps(state.copy(), match.box, seat, [move]) == ([step], [game.write(move)])
                assert msgspec.json.decode(msgspec.json.encode(move), type=game.move_types) == move
                text = game.write(move)
                assert text.split() == [text]
                assert game.read(text) == move
                assert game.step_texts(state, match.box, seat, [step]) == [text]


def any_struct_is_played_or_refused_by_an_error_of_ours(case: Case, seed: int) -> None:
    """Every struct that decodes says what its notation says, or is malformed; nothing else happens."""
    match, random = case.match(seed), Random(seed)
    game, seen = match.game, list[Any]()
    for state in random_states(match, random):
        for seat in acting(match, state):
            steps = legal_steps(match, state, seat)
            for step in random.sample(steps, min(len(steps), 3)):
                seen.append(msgspec.to_builtins(game.decode(state, match.box, seat, step)))
            seen = random.sample(seen, min(len(seen), KEPT))
            for move in near_moves(game, seen, random):
                try:
                    game.make_steps(state.copy(), match.box, seat, [move])
                except IllegalMove:
                    pass
                except MalformedMove:
                    continue
                except Exception as error:
                    raise AssertionError(f"{move!r} ends in {error!r}") from error
                try:
                    meant = game.read(game.write(move))
                except Exception as error:
                    raise AssertionError(f"{move!r} is taken, its notation is not: {error!r}") from error
                assert said(meant) == said(move), f"{move!r} is taken for another move: its notation means {meant!r}"


def near_moves(game: Game, seen: list[Any], random: Random) -> Iterator[Any]:
    """Structs that decode, made from moves that were seen by changing a few of their values."""
    values = list(leaves(seen))
    for _ in range(NEAR_MOVES):
        made = copy.deepcopy(random.choice(seen))
        for _ in range(random.choice((1, 1, 2))):
            spoil(made, values, random)
        try:
            yield msgspec.convert(made, game.move_types)
        except msgspec.ValidationError:
            continue


def said(move: Any) -> list[str]:
    """All that a move says, in whatever order."""
    return sorted(map(repr, leaves(msgspec.to_builtins(move))))


def leaves(value: Any) -> Iterator[Any]:
    """The numbers and strings of a tree, and a few strange ones."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        for part in value:
            yield from leaves(part)
    else:
        yield value


def spoil(made: Any, values: list[Any], random: Random) -> None:
    """Change a value somewhere in a move."""
    keys = [key for key in made if key != "type"] if isinstance(made, dict) else list(range(len(made)))
    if not keys:
        return
    key = random.choice(keys)
    value = made[key]
    if isinstance(value, (list, tuple)):
        made[key] = value = list(value)
        if random.random() < 0.7:
            spoil(value, values, random)
        else:
            made[key] = random.choice([[], value[::-1], value + value[:1], value[:-1], None])
    elif isinstance(value, int) and random.random() < 0.8:
        made[key] = value + random.choice((-1, 1, 4, -4, 12, 1 << 31, -(1 << 62)))
    elif isinstance(value, str) and random.random() < 0.6:
        made[key] = random.choice(("", value + "\n", value * 2, value.upper(), value[:-1], value + "0", "zz", "é"))
    else:
        made[key] = random.choice([*values, None, "", -1])


def there_is_a_text_for_everything(case: Case, seed: int) -> None:
    """Title, blurb, help, options, rules, phases and items, and whatever the game's sources name, in every language."""
    match, random = case.match(seed), Random(seed)
    said = list[Message]()
    while True:
        said += [match.view(seat).phase for seat in (None, *range(case.seats))]
        if match.over:
            break
        play_randomly(match, random, 1)
    said += [item.reason for place in match.standings for item in place.items]
    for language in LANGUAGES:
        texts = Texts(language)
        missing = [name for name in needed_texts(match.game) if not any(map(texts.has, name.split("|")))]
        assert not missing, f"there is no text in {language}: {', '.join(missing)}"
        for message in said:
            assert texts.has(message.id), f"there is no text in {language}: {message.id}"
            assert texts.say(message.id, **message.args)


def needed_texts(game: Game) -> Iterator[str]:
    """The texts that are asked for by name; with a bar, one of two."""
    name = game.name
    yield from (f"{name}-title", f"{name}-blurb", f"{name}-notation-help")
    for option in game.about.options.__struct_fields__:
        yield f"{name}-option-{option}|option-{option}"
    yield from (f"{name}-rule-{rule}" for rule in map(text_id, game.rules))
    yield from (f"rule-{rule}" for rule in map(text_id, Rule))
    yield from (f"{name}-{said}" for said in map(text_id, game.words.says))
    folder = resources.files(game.package)
    for file in folder.iterdir():
        if file.name.endswith(".py"):
            # A name that ends with a dash is the beginning of one.
            yield from re.findall(rf'(?<!f)"({name}-[a-z0-9-]*[a-z0-9])"', file.read_text(encoding="utf-8"))
    sections = set()
    for language in LANGUAGES:
        for file in catalogues(language):
            sections |= set(
                re.findall(rf"^({name}-rules-[a-z-]+?)(?:-text)? =", file.read_text(encoding="utf-8"), re.M)
            )
    yield from sections or {f"{name}-rules-…"}
    yield from (f"{section}-text" for section in sections)
