"""Score sheets with what `quartier score` says to each, faults as well: the page's score pads are tested by them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from quartier.core.box_data import box_data
from quartier.core.errors import QuartierError
from quartier.core.options import read_options
from quartier.core.registry import load_game
from quartier.core.sheet_file import read_box, read_sheet_file

CITY = "AAPPWWCC\naAPpWWcC\nCCAAPPWW\nCCAAPPWW\nWWCCAAPP\nWWCcAAPp\nPPWWCCAa\nPPWWCCAA"
BOARD = """rounds: 4 9 12 16 20
B  B  bg G  G  .  .
B  gf G  G  G  b  .
B  B  B  G  G  G  .
B  B  B  G  G  G  f/.
B  B  B  G  G  g\\b B
.  B  B  G  G  G  B
F  B  ./b G  G  G  B"""
BLOCK = """players: 4
a1: k 1 2
a2: k 1
a3: km
a4: km
a5: h 2
a6: k 2
a7: b 3
a8: s
track k: 4 1 2
score: a"""
CITY_LINES = """milestones 6 9 14
straight 2
pollution 1
crime 2
money 4
power -2
district 2 1 0 health utility
district 0 0 3"""


OWN = {
    "cities": [(" 1  AA PP", " 1  WW WC")],
    "tangram": [("tile  5  ##", "tile  5  ## .#")],
    "guilds": [("bonus: 1 3 6", "bonus: 2 5 9")],
    "skylines": [
        ("happiness  -5 25", "happiness  -3 30"),
        ("crime       0 5", "crime       0 9"),
        ("-10 open", "-14 open"),
    ],
}
"""What is changed of the house's for a set of one's own."""


def own(game: str) -> str:
    """A set of one's own."""
    text = load_game(game).house_box()
    for house, mine in OWN[game]:
        if house not in text:
            raise ValueError(f"{game} has no {house}")
        text = text.replace(house, mine)
    if game == "guilds":
        # The town seen in a mirror: other spaces lie beside each other.
        head, town = text.split("map:\n")
        text = head + "map:\n" + "".join(line[::-1] + "\n" for line in town.splitlines())
    return text


def with_set(game: str, sheet: str, text: str = "", name: str = "My own") -> str:
    """A sheet with a set of one's own behind it."""
    lines = [f"  {line}".rstrip() for line in (text or own(game)).strip().splitlines()]
    return "\n".join([f"game: {game}", f"box: {name}", sheet, "", "[box]", *lines, ""])


def cities() -> Iterator[tuple[str, dict[str, Any]]]:
    for level in (1, 2, 3):
        yield CITY, {"level": level}
        for number in range(4):
            yield random_city(Random(f"{level} {number}")), {"level": level}
    yield random_free(Random("free")), {"level": 3, "free": True}
    yield random_free(Random("again")), {"level": 2, "free": True}
    yield f"game: cities\noption.level: 3\nplayer: Anna\n{CITY}\nplayer: Ben # late\n{CITY.replace('p', 'P')}\n", {}
    yield CITY.replace("AAPPWWCC", "AAPPwWCC", 1), {}
    yield CITY.replace("AAPPWWCC", "AAPPXWCC", 1), {}
    yield CITY.replace("AAPPWWCC", "AAPPWWCCC", 1), {}
    yield CITY.replace("AAPPWWCC", "AAPPWWC", 1), {}
    yield CITY + "\nAAPPWWCC", {}
    yield CITY.replace("CCAAPPWW", "ccAAPPWW", 1), {}
    yield "AAP\nAA.", {"free": True}
    yield f"{CITY}\nplayer: Anna\n{CITY}", {}
    yield f"player: Anna\n{CITY}\noption.level: 3", {}
    yield f"player: {'A' * 50}\n{CITY}", {}
    yield with_set("cities", f"option.level: 3\nplayer: Anna\n{CITY}\nplayer: Ben\n{CITY.replace('p', 'P')}"), {}
    yield with_set("cities", CITY.replace("AAPPWWCC", "AAPPXWCC", 1)), {}
    yield with_set("cities", f"option.box: mine.txt\n{CITY}"), {}
    yield with_set("cities", CITY, name="house"), {}
    yield f"box: My own\n{CITY}", {}
    yield f"{CITY}\n[box]\n  1 AA AA", {}
    yield f"player: Anna\nbox: My own\n{CITY}\n[box]\n", {}


def random_city(random: Random) -> str:
    """Any letters, and up to seven tourists."""
    fields = random.choices("APCW", k=64)
    for field in random.sample([field for field in range(64) if fields[field] != "W"], random.randint(0, 7)):
        fields[field] = fields[field].lower()
    return "\n".join("".join(fields[row : row + 8]) for row in range(0, 64, 8))


def random_free(random: Random) -> str:
    """Sixteen tiles that hang together."""
    tiles = [(0, 0)]
    while len(tiles) < 16:
        row, column = random.choice(tiles)
        place = row + random.randint(-1, 1), column + random.randint(-1, 1)
        if place not in tiles:
            tiles.append(place)
    top, left = min(row for row, _ in tiles), min(column for _, column in tiles)
    high, wide = (2 * (1 + max(tile[axis] for tile in tiles) - (top, left)[axis]) for axis in (0, 1))
    rows = [["."] * wide for _ in range(high)]
    for number, (row, column) in enumerate(tiles):
        for quarter in range(4):
            letter = random.choice("APC" if not quarter else "APCW")
            letter = letter.lower() if not quarter and number < 7 else letter
            rows[2 * (row - top) + quarter // 2][2 * (column - left) + quarter % 2] = letter
    return "\n".join(map("".join, rows))


def tangram() -> Iterator[tuple[str, dict[str, Any]]]:
    rows = BOARD.split("\n", 1)[1]
    for text in (
        BOARD,
        rows,
        f"rounds:\n{rows}",
        f"rounds: 4 9\n{rows}",
        "\n".join(["B B B B G G G"] * 6 + ["B B bg G G G f/g"]),
        f"game: tangram\nplayer: Anna\n{BOARD}\nplayer:\n{rows}",
        f"rounds: 4 9 11\n{rows}",
        f"rounds: 4 9 8\n{rows}",
        f"rounds: 4 9 x\n{rows}",
        f"rounds: 1 1 1 1 1 1\n{rows}",
        f"{rows}\nB B B B B B B",
        rows.replace("gf", "gx"),
        rows.replace("gf", "F").replace("bg", "F").replace("./b", "F"),
        rows.replace("gf", ""),
        rows.replace("gf", "gf gf"),
        "B B B B B B B\n" * 3,
        f"rounds: 4 9 12 16 42\n{rows}",
    ):
        yield text, {}
    yield with_set("tangram", BOARD), {}
    for number in range(4):
        random = Random(f"tangram {number}")
        fields = [random.choice(["B", "G", "bg", "b/g", "g\\.", ".", "B", "G", "B", "G"]) for _ in range(49)]
        yield "\n".join(" ".join(fields[row : row + 7]) for row in range(0, 49, 7)), {}


def guilds() -> Iterator[tuple[str, dict[str, Any]]]:
    for text in (
        BLOCK,
        f"{BLOCK}\nleaders a: k 3 2",
        f"{BLOCK}\nmarkers a: 1 2",
        "player: Anna\nplayer: Ben\nplayer: Cleo\nplayer: Dirk\n" + BLOCK,
        BLOCK.replace("score: a", ""),
        BLOCK.replace("score: a", "score: b"),
        BLOCK.replace("score: a", "score: end"),
        BLOCK.replace("score: a", "score: a a"),
        BLOCK.replace("score: a", "score: z"),
        BLOCK.replace("players: 4", "players: 6"),
        BLOCK.replace("players: 4\n", ""),
        BLOCK.replace("a4: km", "a4: km 1"),
        BLOCK.replace("a5: h 2", "a5: h 2 2"),
        BLOCK.replace("a5: h 2", "a5: h 5"),
        BLOCK.replace("a5: h 2", "a5: x"),
        BLOCK.replace("a5: h 2", "a4: h 2"),
        BLOCK.replace("a5: h 2", "i5: h 2"),
        BLOCK.replace("track k: 4 1 2", "track k: 4 1 4"),
        BLOCK.replace("track k: 4 1 2", "track x: 4 1"),
        f"{BLOCK}\ntrack k: 1",
        f"{BLOCK}\nmarkers a: 4 1",
        f"{BLOCK}\nmarkers a: 1 1",
        f"{BLOCK}\nmarkers a: 2 1",
        f"{BLOCK}\nmarkers a: 1",
        f"{BLOCK}\nmarkers a",
        f"{BLOCK}\nleaders a: b 1",
        f"{BLOCK}\nleaders a: k 1 1",
        f"{BLOCK}\nleaders a: - 1",
        BLOCK.replace("a7: b 3", "a7: b")
        .replace("a5: h 2", "a5: h 2")
        .replace("a2: k 1", "a2: k 3 2")
        .replace("a1: k 1 2", "a1: k 1"),
        "players: 3\n" + "\n".join(f"{block}{number}: t" for block in "a" for number in range(1, 6)),
        "players: 5\n"
        + "\n".join(f"{block}{number}: {tile} 1 2" for block, tile in ("ab", "bc") for number in range(1, 5)),
    ):
        yield text, {}
    yield with_set("guilds", "player: Anna\nplayer: Ben\nplayer: Cleo\nplayer: Dirk\n" + BLOCK), {}
    for players in (3, 4, 5):
        yield with_set("guilds", random_town(Random(f"own {players}"), players)), {}
    for players in (3, 4, 5):
        for number in range(2):
            yield random_town(Random(f"{players} {number}"), players), {}


def random_town(random: Random, players: int) -> str:
    """A full town, every block paid as somebody noted it, and the end."""
    kinds = [kind for kind in ("b", "c", "k", "s") for _ in range(11)] + [
        kind for kind in ("bm", "cm", "km", "sm") for _ in range(7)
    ]
    tiles = random.sample(kinds + ["h"] * 4, 60) + ["t"] * 4
    random.shuffle(tiles)
    figures = [{3: 18, 4: 13, 5: 10}[players]] * players
    lines, houses = [f"players: {players}"], list[tuple[str, int, int]]()
    for space, tile in enumerate(tiles):
        name, line = f"{'abcdefgh'[space // 8]}{space % 8 + 1}", ""
        seat = random.randrange(players)
        number = random.choice([1, 2]) if tile != "h" else 1
        if len(tile) == 1 and tile != "t" and figures[seat] >= number:
            figures[seat] -= number
            houses.append((name[0], seat, number))
            line = f" {seat + 1} {number}"
        lines.append(f"{name}: {tile}{line}")
    for guild in "bcks":
        order = random.sample(range(1, players + 1), random.randint(0, players))
        lines.append(f"track {guild}: {' '.join(map(str, order))}")
    for block in "abcdefgh":
        own = {
            seat: (
                sum(b == block and s == seat for b, s, _ in houses),
                sum(n for b, s, n in houses if b == block and s == seat),
            )
            for seat in range(players)
        }
        best = sorted((seat for seat in own if own[seat][0]), key=lambda seat: own[seat], reverse=True)[:2]
        if best:
            lines.append(f"markers {block}: {' '.join(str(seat + 1) for seat in best)}")
    return "\n".join([*lines, "score: a b c d e f g h end"])


def skylines() -> Iterator[tuple[str, dict[str, Any]]]:
    for text in (
        CITY_LINES,
        "milestones 6",
        "milestones -3 2",
        "milestones 20 20 20\nstraight 1",
        "milestones -4 -4 -3 4\nstraight 1",
        "milestones -4 -4 -1\ncrime 1",
        "game: skylines\noption.scenario: 3\nplayer: Anna\nplayer: Ben\n" + CITY_LINES,
        "milestones",
        "milestones 1 2 3 4 5",
        "milestones 26",
        "milestones -5",
        "milestones x",
        "milestones 6\nmilestones 6",
        "milestones 6\ncrime 6",
        "milestones 6\ncrime",
        "milestones 6\nhappy 6",
        "milestones 6\npower 11",
        "milestones 6\ndistrict 1 2",
        "milestones 6\ndistrict 1 2 x",
        "milestones 6\ndistrict 1 2 0 school",
        "milestones 6\ndistrict 1 2 0 fire fire",
        "milestones 6\ndistrict 20 0 0\ndistrict 5 0 0",
    ):
        yield text, {}
    for text in (
        CITY_LINES,
        "milestones 29\ncrime 8",
        "milestones -3 2",
        "milestones -2 -2\ncrime 9",
        "milestones 6\ncrime 10",
    ):
        yield with_set("skylines", text), {}


GAMES = {"cities": cities, "tangram": tangram, "guilds": guilds, "skylines": skylines}


def sheets() -> dict[str, Any]:
    """For each game its sheets, each with the points of its players or with what is wrong with it and where.

    `boxes` is what a server says of the sets of one's own.
    """
    found = {game: [answered(game, text, options) for text, options in each()] for game, each in GAMES.items()}
    boxes = {game: box_data(loaded, loaded.box("", own(game))) for game in GAMES for loaded in [load_game(game)]}
    return {**found, "boxes": msgspec.to_builtins(boxes)}


def answered(name: str, text: str, options: dict[str, Any]) -> dict[str, Any]:
    """A sheet and what is said to it."""
    game = load_game(name)
    said: dict[str, Any] = {"text": text, "options": options}
    try:
        read = read_sheet_file(text, "", game.sheet_for_all, game.about.seats.stop - 1)
        named = {option: word.text for option, word in read.options.items()}
        chosen = read_options(game.about.options, {**named, **options})
        box = read_box(game, read.box, "") if read.box else None
        players = [items for sheet in read.sheets for items in game.score_sheet(sheet, "", chosen, box)]
        said["players"] = [msgspec.to_builtins(items) for items in players]
    except QuartierError as error:
        said["wrong"] = error.remark.message
        if error.remark.where:
            said["where"] = {"line": error.remark.where.line, "column": error.remark.where.column}
    return said
