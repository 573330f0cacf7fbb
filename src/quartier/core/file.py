"""Match files: text that a person can read, replayed to the same bytes.

Headers, one `key: value` a line; then `[turns]`, one turn a line: wave, seat (from 1), steps.
A component set other than the house's stands in a `[box]` section, indented by two spaces.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from quartier.core.errors import BadComponents, BadFile, BadOption, IllegalMove, MalformedMove, UnknownGame
from quartier.core.match import Match
from quartier.core.options import option_text, read_options
from quartier.core.registry import load_game
from quartier.core.seeds import Commitment

FIRST_LINE = "quartier match 1"
KEYS = (
    *("game", "rules", "seats", "box", "box-sha256", "seed", "commitment", "salt"),
    *("against", "state", "scores", "ranks"),
)


def state_digest(match: Match) -> str:
    """The SHA-256 of the position's bytes."""
    return hashlib.sha256(match.state.tobytes()).hexdigest()


def write_match(match: Match) -> str:
    """The match as text."""
    places = match.standings
    lines = [
        FIRST_LINE,
        f"game: {match.game.name}",
        f"rules: {match.game.about.rules_version}",
        f"seats: {match.seats}",
    ]
    for option in msgspec.structs.fields(match.options):
        if option.name != "box":
            lines.append(f"option.{option.name}: {option_text(getattr(match.options, option.name))}")
    lines += [f"box: {match.box.name}", f"box-sha256: {match.box.sha256}", f"seed: {match.seed}"]
    if match.commitment is not None:
        lines += [f"commitment: {match.commitment.digest}", f"salt: {match.commitment.salt}"]
    lines.append(f"state: {state_digest(match)}")
    if match.over:
        lines.append("scores: " + " ".join(str(place.score) for place in places))
        lines.append("ranks: " + " ".join(str(place.rank) for place in places))
    if match.box.name != "house":
        lines += ["", "[box]", *("  " + line for line in match.box.text.splitlines())]
    lines += ["", "[turns]"]
    lines += [f"{turn.wave} {turn.seat + 1} {turn.text}" for turn in match.turns]
    return "\n".join(lines) + "\n"


@dataclass
class Parts:
    """A match file taken apart, nothing checked but its form."""

    source: str
    headers: dict[str, str] = field(default_factory=dict)
    box: list[str] = field(default_factory=list)
    turns: list[tuple[int, str]] = field(default_factory=list)

    def get(self, key: str) -> str:
        if key not in self.headers:
            raise BadFile(f"{self.source}: the header '{key}: …' is missing")
        return self.headers[key]

    def number(self, key: str) -> int:
        text = self.get(key)
        if not text.isdecimal():
            raise BadFile(f"{self.source}: '{key}: {text}' should be a number")
        return int(text)


def take_apart(text: str, source: str) -> Parts:
    """Headers, box and turns of a match file."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadFile(f"{source}, line 1: a match file begins with {FIRST_LINE!r}")
    parts = Parts(source)
    section = ""
    for number, line in enumerate(lines[1:], 2):
        if line.strip() in ("[box]", "[turns]"):
            section = line.strip()
        elif section == "[box]":
            # An empty line before the next section belongs to the layout, not to the set.
            if line.strip() or parts.box:
                parts.box.append(line[2:] if line.startswith("  ") else line)
        elif line.strip():
            if section == "[turns]":
                parts.turns.append((number, line.strip()))
                continue
            key, colon, value = line.partition(":")
            key = key.strip()
            if not colon or (key not in KEYS and not key.startswith("option.")):
                raise BadFile(f"{source}, line {number}: {line.strip()!r} is no header; headers are {', '.join(KEYS)}")
            if key in parts.headers:
                raise BadFile(f"{source}, line {number}: the header {key!r} stands there twice")
            parts.headers[key] = value.strip()
    return parts


def read_match(text: str, source: str = "match file") -> Match:
    """A match from its text, replayed turn by turn."""
    parts = take_apart(text, source)
    try:
        game = load_game(parts.get("game"))
        if parts.number("rules") != game.about.rules_version:
            raise BadFile(
                f"{source}: played by rules {parts.get('rules')} of {game.name}; "
                f"these are rules {game.about.rules_version}"
            )
        chosen = {key[7:]: value for key, value in parts.headers.items() if key.startswith("option.")}
        options = read_options(game.about.options, {**chosen, "box": parts.get("box")})
        if parts.get("box") == "house":
            box_text = game.house_box()
        else:
            while parts.box and not parts.box[-1].strip():
                parts.box.pop()
            box_text = "\n".join(parts.box) + "\n"
        box = game.read_box(parts.get("box"), box_text)
        if box.sha256 != parts.get("box-sha256"):
            raise BadFile(f"{source}: the component set {box.name!r} is not the one that was played with")
        match = Match(game, parts.number("seats"), parts.get("seed"), options, box)
    except (UnknownGame, BadOption, BadComponents) as error:
        raise BadFile(f"{source}: {error}") from None
    if "commitment" in parts.headers:
        match.commitment = Commitment(parts.get("salt"), parts.get("commitment"))
    replay(match, parts.turns, source)
    return match


def replay(match: Match, turns: Sequence[tuple[int, str]], source: str) -> None:
    """Play the turns of a file."""
    for line_number, line in turns:
        wave, seat, text = [*line.split(maxsplit=2), "", "", ""][:3]
        where = f"{source}, line {line_number}"
        if not wave.isdecimal() or not seat.isdecimal() or not text:
            raise BadFile(f"{where}: a turn is a round, a seat and its steps, not {line!r}")
        if int(wave) != match.wave:
            raise BadFile(f"{where}: a turn of round {wave} where round {match.wave} is played")
        if not 1 <= int(seat) <= match.seats:
            raise BadFile(f"{where}: seat {seat} of {match.seats}")
        try:
            match.play(int(seat) - 1, text)
        except (IllegalMove, MalformedMove) as error:
            raise BadFile(f"{where}: {error}") from None


def load_match(path: str | Path) -> Match:
    """A match from its file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "not a text file"
        raise BadFile(f"{path}: {reason}") from None
    return read_match(text, str(path))


@dataclass(frozen=True)
class Verdict:
    """What a file says of its match, checked: True, False, or None where it says nothing."""

    state: bool | None
    standings: bool | None
    commitment: bool | None

    @property
    def good(self) -> bool:
        return False not in (self.state, self.standings, self.commitment)


def verify(text: str, source: str = "match file") -> tuple[Match, Verdict]:
    """Replay a match file and check its commitment, its final position and its standings."""
    match = read_match(text, source)
    headers = take_apart(text, source).headers
    places = match.standings
    said = (headers.get("scores"), headers.get("ranks"))
    told = (" ".join(str(place.score) for place in places), " ".join(str(place.rank) for place in places))
    return match, Verdict(
        headers["state"] == state_digest(match) if "state" in headers else None,
        match.over and said == told if said != (None, None) else None,
        match.commitment.kept(match.seed) if match.commitment is not None else None,
    )
