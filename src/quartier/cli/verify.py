"""`quartier verify`: whether a match file is what it says of itself."""

from __future__ import annotations

import sys

import msgspec

from quartier.cli.input_file import read_file
from quartier.core.errors import BadFile
from quartier.core.file import verify
from quartier.core.texts import Texts
from quartier.core.verdict import Verdict


def verify_file(file: str, json: bool) -> None:
    """Check a match file; exit status 1 if it is wrong."""
    text, source = read_file(file)
    try:
        match, verdict = verify(text, source)
        facts = {"game": match.game.name, "over": match.over, "turns": len(match.turns)}
    except BadFile as error:
        if error.remark.message == "wrong-file-first-line":
            raise
        facts = {"game": None, "over": None, "turns": None}
        verdict = Verdict(None, None, None, (), (), (error.remark,))
    texts = Texts()
    lists = {"checked": verdict.checked, "unclaimed": verdict.unclaimed, "wrong": verdict.wrong}
    if json:
        claims = {"state": verdict.state, "standings": verdict.standings, "commitment": verdict.commitment}
        told = {
            name: [{"id": remark.message, "text": remark.text(texts)} for remark in remarks]
            for name, remarks in lists.items()
        }
        print(msgspec.json.encode({"good": verdict.good, **facts, **claims, **told}).decode())
    else:
        for name, remarks in lists.items():
            if remarks:
                print(texts.say(f"verify-{name}"))
            for remark in remarks:
                print(f"  {remark.text(texts)}")
        print(texts.say("verify-good" if verdict.good else "verify-bad"))
    if not verdict.good:
        sys.exit(1)
