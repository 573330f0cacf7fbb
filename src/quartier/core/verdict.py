"""Whether a match file is true: what was checked and holds, what it does not claim, what is wrong.

>>> import quartier
>>> from quartier.core.file import verify, write_match
>>> text = write_match(quartier.new("cities", seats=1, seed=7))
>>> match, verdict = verify(text.replace("state: ", "state: 0"))
>>> verdict.good, verdict.state, len(verdict.wrong)
(False, False, 1)
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from quartier.core.errors import Remark
from quartier.core.match import Match
from quartier.core.options import option_text
from quartier.core.sections import Parts, take_apart

__all__ = ["Verdict"]

SHOWN = 80
"""Characters of a line that are shown of it."""


@dataclass(frozen=True)
class Verdict:
    """What a file says of its match: True where it holds, False where not, None where it says nothing."""

    state: bool | None
    """Of the position that it ends with."""
    standings: bool | None
    """Of scores and ranks."""
    commitment: bool | None
    """Of the promise about its seed."""
    checked: tuple[Remark, ...]
    """All that was checked and holds."""
    unclaimed: tuple[Remark, ...]
    """What the file does not say, and need not."""
    wrong: tuple[Remark, ...]
    """All that does not hold, or is missing."""

    @property
    def good(self) -> bool:
        """Whether nothing is wrong."""
        return not self.wrong


def judge(text: str, parts: Parts, match: Match, written: str) -> Verdict:
    """Compare a file with the match that it was replayed to, and with how the program writes that match."""
    truth = take_apart(written, parts.source).headers
    state = claimed(parts, truth, "state")
    standings = claimed(parts, truth, "scores", "ranks")
    commitment = match.commitment.kept(match.seed) if match.commitment is not None else None
    checked = [
        Remark("verify-checked-box", {"box": match.box.name}),
        Remark("verify-checked-turns", {"turns": len(match.turns), "rules": match.rules}),
    ]
    unclaimed, wrong = [], []
    strange = other_form(text, parts, match, written)
    if strange is None:
        checked.insert(0, Remark("verify-checked-form"))
    else:
        wrong.append(strange)
    for name, holds in (("state", state), ("standings", standings), ("commitment", commitment)):
        if holds:
            checked.append(Remark(f"verify-checked-{name}"))
        elif holds is False:
            early = name == "standings" and not match.over
            wrong.append(Remark("verify-wrong-early" if early else f"verify-wrong-{name}"))
        elif name == "state" or (name == "standings" and match.over):
            wrong.append(Remark(f"verify-missing-{name}"))
        else:
            unclaimed.append(Remark(f"verify-unclaimed-{name}"))
    return Verdict(state, standings, commitment, tuple(checked), tuple(unclaimed), tuple(wrong))


def claimed(parts: Parts, truth: dict[str, str], *keys: str) -> bool | None:
    """Whether the file claims what is true of these, all of it; None if it claims nothing."""
    if not any(key in parts.headers for key in keys):
        return None
    return all(key in truth and parts.headers.get(key) == truth[key] for key in keys)


def other_form(text: str, parts: Parts, match: Match, written: str) -> Remark | None:
    """The first line that is not as the program writes it: something was added, left out or written otherwise."""
    # What is claimed is looked at by itself.
    skipped = ("state:", "scores:", "ranks:")
    # A file of a time when the game had fewer options is right without the others.
    later = tuple(
        f"option.{option.name}: {option_text(option.default)}"
        for option in msgspec.structs.fields(match.options)
        if f"option.{option.name}" not in parts.headers
    )
    found = [
        (number, line.rstrip())
        for number, line in enumerate(text.rstrip().splitlines(), 1)
        if not line.startswith(skipped)
    ]
    right = [line for line in written.splitlines() if not line.startswith(skipped) and line not in later]
    for index, (number, line) in enumerate(found):
        expected = right[index].rstrip() if index < len(right) else ""
        if line != expected:
            return Remark("verify-wrong-form", {"line": number, "found": line[:SHOWN], "expected": expected[:SHOWN]})
    return None
