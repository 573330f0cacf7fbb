"""A city played on a real table, typed in: happiness at each milestone and the tracks that count at the end.

The other tracks and the districts, which players note while they play, are checked; they bring no points.
"""

from __future__ import annotations

import re
from itertools import accumulate

from quartier.core.errors import BadFile, Place
from quartier.core.game import Box
from quartier.core.sheet import Word, sheet_lines
from quartier.core.view import Item
from quartier.games.skylines.about import SkylinesOptions
from quartier.games.skylines.game import GAME
from quartier.games.skylines.position import COLLAPSED, ENDED, LONGEST
from quartier.games.skylines.vocabulary import BURDENS, HAPPINESS, KINDS, MONEY, SERVICES, SKYLINE, TRACKS, ZONES

BURDEN_TRACKS = {TRACKS[track]: track for track in BURDENS}
OTHER_TRACKS = {name: track for track, name in enumerate(TRACKS) if track not in (*BURDENS, SKYLINE)}
LINES = ("milestones", "straight", *BURDEN_TRACKS, *OTHER_TRACKS)
DISTRICT = "district"
UTILITY_WORD = "utility"


def score_sheet(text: str, source: str, options: SkylinesOptions, box: Box) -> list[list[Item]]:
    """The city's points: `milestones` says what each added to the skyline, `straight` what came to it otherwise.

    A burden is followed by the steps that count: those that a card pardons are left out.
    """
    values: dict[str, list[int]] = {}
    zones = [0] * ZONES
    for name, *numbers in sheet_lines(text, source):
        if name.text == DISTRICT:
            read_district(name, numbers, zones, box)
            continue
        if name.text not in LINES:
            raise name.wrong("skylines-wrong-line", word=name.shown)
        if name.text in values:
            raise name.wrong("skylines-wrong-line-twice", name=name.text)
        values[name.text] = [read_number(name.text, word, box) for word in numbers]
        if not 1 <= len(numbers) <= (LONGEST if name.text == "milestones" else 1):
            if name.text == "milestones":
                raise name.wrong("skylines-wrong-milestones", name=name.text, most=LONGEST)
            raise name.wrong("skylines-wrong-one-number", name=name.text)
    if "milestones" not in values:
        raise BadFile("skylines-wrong-no-milestones", where=Place(source))
    state = GAME.blank(1, options)
    city = state[0]
    gained, straight = values["milestones"], sum(values.get("straight", []))
    city.milestones = len(gained)
    city.gained[: len(gained)] = gained
    city.deducted = sum(sum(values.get(name, [])) for name in BURDEN_TRACKS)
    city.tracks[SKYLINE] = sum(gained) + straight - int(city.deducted)
    # What came straight may have come before the first milestone: lost for sure is only what is lost even then.
    lowest = min(*accumulate(gained), sum(gained) - int(city.deducted)) + straight
    city.outcome = COLLAPSED if lowest <= int(box.record[0].low[SKYLINE]) else ENDED
    return [GAME.items(state, box, 0)]


def read_number(name: str, word: Word, box: Box) -> int:
    """A number that the line can have: what a milestone adds is the happiness then, a burden stands on its track."""
    record = box.record[0]
    if name == "milestones":
        # At the low end of happiness the city is lost before the milestone is scored.
        low, high = int(record.low[HAPPINESS]) + 1, int(record.high[HAPPINESS])
    elif name in BURDEN_TRACKS:
        low, high = 0, int(record.high[BURDEN_TRACKS[name]])
    elif name in OTHER_TRACKS and name != TRACKS[MONEY]:
        low, high = int(record.low[OTHER_TRACKS[name]]), int(record.high[OTHER_TRACKS[name]])
    else:
        low, high = 0, 999
    if not re.fullmatch(r"-?[0-9]{1,3}", word.text):
        raise word.wrong("skylines-wrong-number", word=word.shown, name=name)
    if not low <= int(word.text) <= high:
        raise word.wrong("skylines-wrong-range", word=word.text, name=name, low=low, high=high)
    return int(word.text)


def read_district(name: Word, words: list[Word], zones: list[int], box: Box) -> None:
    """`district 2 1 0 health utility`: its residential, commercial and industrial zones, services, a utility.

    Zones are added up: there are only so many tiles of a kind.
    """
    if len(words) < ZONES:
        raise name.wrong("skylines-wrong-district")
    for kind, word in enumerate(words[:ZONES]):
        if not re.fullmatch(r"[0-9]{1,2}", word.text):
            raise word.wrong("skylines-wrong-district")
        zones[kind] += int(word.text)
        most = int(box.record[0].supply[kind].sum())
        if zones[kind] > most:
            raise word.wrong("skylines-wrong-zones", kind=KINDS[kind], number=zones[kind], most=most)
    for place, word in enumerate(words[ZONES:], ZONES):
        if word.text not in (*SERVICES, UTILITY_WORD) or word.text in [other.text for other in words[ZONES:place]]:
            raise word.wrong("skylines-wrong-district")
