"""Match files: text that a person can read, replayed to the same bytes.

Headers, one `key: value` a line; then `[turns]`, one turn a line: wave, seat (from 1), steps.
A component set other than the house's stands in a `[box]` section, indented by two spaces.

>>> import quartier
>>> match = quartier.new("cities", seats=1, seed=7)
>>> turn = match.play(0, "e5^,g7>,i9v")
>>> text = write_match(match)
>>> print(text[-26:])
[turns]
0 1 e5^,g7>,i9v
>>> read_match(text).turns == match.turns
True
>>> match, verdict = verify(text)
>>> verdict.good, verdict.state, verdict.standings     # a match that is not over claims no standings
(True, True, None)
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from quartier.core.errors import (
    BadComponents,
    BadFile,
    BadOption,
    IllegalMove,
    MalformedMove,
    OldRules,
    Place,
    UnknownGame,
)
from quartier.core.match import Match
from quartier.core.options import option_text, read_options
from quartier.core.reading import read_text
from quartier.core.registry import load_game
from quartier.core.sections import FIRST_LINE, NUMBER, Parts, take_apart
from quartier.core.seeds import Commitment
from quartier.core.verdict import Verdict, judge

__all__ = ["load_match", "read_match", "save_match", "verify", "write_match"]


def state_digest(match: Match) -> str:
    """The SHA-256 of the position's bytes."""
    return hashlib.sha256(match.state.tobytes()).hexdigest()


def write_match(match: Match) -> str:
    """The match as text."""
    places = match.standings
    lines = [
        FIRST_LINE,
        f"game: {match.game.name}",
        f"rules: {match.rules}",
        f"seats: {match.seats}",
    ]
    for option in msgspec.structs.fields(match.options):
        if option.name != "box":
            lines.append(f"option.{option.name}: {option_text(getattr(match.options, option.name))}")
    lines += [f"box: {match.box.name}", f"box-sha256: {match.box.sha256}", f"seed: {match.seed}"]
    if match.commitment is not None:
        lines += [f"commitment: {match.commitment.digest}", f"salt: {match.commitment.salt}"]
    if match.against:
        lines.append(f"against: {match.against}")
    lines.append(f"state: {state_digest(match)}")
    if match.over:
        lines.append("scores: " + " ".join(str(place.score) for place in places))
        lines.append("ranks: " + " ".join(str(place.rank) for place in places))
    if match.box.name != "house":
        lines += ["", "[box]", *("  " + line for line in match.box.lines)]
    lines += ["", "[turns]"]
    lines += [f"{turn.wave} {turn.seat + 1} {turn.text}" for turn in match.turns]
    return "\n".join(lines) + "\n"


def read_match(text: str, source: str = "match file") -> Match:
    """A match from its text, replayed turn by turn by the rules and with the set that it began with."""
    parts = take_apart(text, source)
    try:
        match = begin(parts)
    except (UnknownGame, OldRules, BadOption, BadComponents) as error:
        raise BadFile("wrong-within", where=Place(source), reason=error) from None
    replay(match, parts.turns, source)
    return match


def begin(parts: Parts) -> Match:
    """The match of a file before its first turn."""
    game = load_game(parts.get("game"))
    rules, name = parts.number("rules"), parts.get("box")
    house = game.house_box(rules)
    if (name == "house") == ("[box]" in parts.sections):
        raise BadFile("wrong-file-box-section", where=Place(parts.source), box=name)
    box = game.box(name, house if name == "house" else "\n".join(parts.box))
    if box.sha256 != parts.get("box-sha256"):
        raise BadFile("wrong-file-other-box", where=Place(parts.source), box=name)
    chosen = {key[7:]: value for key, value in parts.headers.items() if key.startswith("option.")}
    options = read_options(game.about.options, {**chosen, "box": name})
    match = Match(game, parts.number("seats"), parts.get("seed"), options, box, rules)
    if "commitment" in parts.headers or "salt" in parts.headers:
        match.commitment = Commitment(parts.get("salt"), parts.get("commitment"))
    match.against = parts.headers.get("against", "")
    return match


def replay(match: Match, turns: Sequence[tuple[int, str]], source: str) -> None:
    """Play the turns of a file."""
    for line_number, line in turns:
        wave, seat, text = [*line.split(maxsplit=2), "", "", ""][:3]
        where = Place(source, line_number)
        if not NUMBER.fullmatch(wave) or not NUMBER.fullmatch(seat) or not text:
            raise BadFile("wrong-file-turn", where=where, line=line)
        if int(wave) != match.wave:
            raise BadFile("wrong-file-wave", where=where, wave=wave, now=match.wave)
        if not 1 <= int(seat) <= match.seats:
            raise BadFile("wrong-file-seat", where=where, seat=seat, seats=match.seats)
        try:
            match.play(int(seat) - 1, text)
        except (IllegalMove, MalformedMove) as error:
            raise BadFile("wrong-within", where=where, reason=error) from None


def verify(text: str, source: str = "match file") -> tuple[Match, Verdict]:
    """Replay a match file and check all that it claims; BadFile where it cannot be replayed at all."""
    match = read_match(text, source)
    return match, judge(text, take_apart(text, source), match, write_match(match))


def load_match(path: str | Path) -> Match:
    """A match from its file."""
    return read_match(read_text(path), str(path))


def save_match(match: Match, path: str | Path) -> None:
    """Write a match file whole or not at all: a save that is interrupted leaves what was there."""
    target = Path(path).resolve()
    if target.exists() and not target.is_file():
        # A pipe or a device holds nothing that could be lost.
        target.write_text(write_match(match), encoding="utf-8")
        return
    partial = target.with_name(f".{target.name}.{os.getpid()}.partial")
    try:
        with partial.open("w", encoding="utf-8", newline="\n") as file:
            file.write(write_match(match))
            file.flush()
            os.fsync(file.fileno())
        os.replace(partial, target)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise
