"""`quartier score` with files of several players, as the page's score pads write them."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from tests.cli.words import run

from quartier.core.registry import load_game

CITY = "\n".join(["AAPPWWCC", "aAPpWWcC", "CCAAPPWW", "CCAAPPWW", "WWCCAAPP", "WWCcAAPp", "PPWWCCAa", "PPWWCCAA"])
BLOCK = """players: 4
a1: k 1 2
a2: k 1
a3: km
a4: km
a5: h 2
a6: k 2
a7: b 3
a8: s
track k: 1 2 3
score: a"""


def score(tmp_path: Path, game: str, text: str, *more: str) -> subprocess.CompletedProcess[str]:
    """What `quartier score` says to a file."""
    file = tmp_path / "sheet.txt"
    file.write_text(text, "utf-8")
    return run("score", game, "--json", *more, str(file))


def test_players_are_ranked_by_points_then_by_their_best_tourists(tmp_path: Path) -> None:
    """Two in zones of four and two, or three and three: both make six; the four decides."""
    rows = ["aAWWWWWW", "AAWWWWWW", "WWWWWWWW", "aAWWWWWW"] + ["WWWWWWWW"] * 4
    even = ["aAWWWWWW", "AWWWWWWW", "WWWWWWWW", "aAWWWWWW", "AWWWWWWW"] + ["WWWWWWWW"] * 3
    text = "option.level: 1\nplayer: Even\n{}\nplayer: Best\n{}".format("\n".join(even), "\n".join(rows))
    players = json.loads(score(tmp_path, "cities", text).stdout)["players"]
    assert [(one["name"], one["total"], one["rank"]) for one in players] == [("Even", 6, 2), ("Best", 6, 1)]


def test_the_command_line_overrules_the_level_of_a_file(tmp_path: Path) -> None:
    text = f"option.level: 1\n{CITY}"
    totals = [json.loads(score(tmp_path, "cities", text, *more).stdout)["total"] for more in ((), ("--level", "3"))]
    # Six tourists: four zones of four fields; level 3 adds two beside each, and views of eight and two.
    assert totals == [16, 34]


def test_a_sheet_of_another_game_is_refused(tmp_path: Path) -> None:
    done = score(tmp_path, "guilds", f"game: cities\n{CITY}")
    assert done.returncode != 0
    assert "line 1, column 7: this is a sheet of 'cities'" in done.stderr
    done = score(tmp_path, "cities", f"option.colour: red\n{CITY}")
    assert "line 1, column 16: cities has no option colour" in done.stderr


def test_an_unfinished_city_is_refused_at_its_first_empty_field(tmp_path: Path) -> None:
    done = score(tmp_path, "cities", CITY.replace("CCAAPPWW", "CCAA.PWW", 1))
    assert "line 3, column 5: this field is still empty" in done.stderr


def test_a_block_is_paid_by_who_led_when_it_was_filled(tmp_path: Path) -> None:
    """The rulebook's example, typed when the track has changed: 11, 6, 4 and 3 all the same."""
    names = "player: Blue\nplayer: Red\nplayer: Yellow\nplayer: Green\n"
    players = json.loads(score(tmp_path, "guilds", f"{names}{BLOCK}\nleaders a: k 4 1 2").stdout)["players"]
    assert [(one["name"], one["total"]) for one in players] == [("Blue", 11), ("Red", 6), ("Yellow", 3), ("Green", 4)]
    done = score(tmp_path, "guilds", f"{BLOCK}\nleaders a: b 4")
    assert "this guild cannot have controlled block A" in done.stderr
    done = score(tmp_path, "guilds", f"player: Blue\n{BLOCK}")
    assert "1 lines 'player: …' and 4 players" in done.stderr


def test_more_zones_than_there_are_tiles_are_refused_where_they_stand(tmp_path: Path) -> None:
    done = score(tmp_path, "skylines", "milestones 6\ndistrict 20 0 0 health\ndistrict 5 0 0")
    assert "line 3, column 10: 25 residential zones; there are only 24 such tiles" in done.stderr
    whole = score(tmp_path, "skylines", "milestones 6\nmoney 3\npower -2\ndistrict 2 1 0 health utility")
    assert json.loads(whole.stdout)["total"] == 6


def test_how_a_field_is_cut_changes_nothing(tmp_path: Path) -> None:
    rows = ["B B bg G G G f"] + ["B B B G G G G"] * 6
    cut = ["B B b\\g G G G ./f", *rows[1:]]
    found = [json.loads(score(tmp_path, "tangram", "\n".join(text)).stdout)["total"] for text in (rows, cut)]
    # A rectangle of 7 x 6 fields; 20 black fields and 27 green ones: no bonus, and one for where the marker begins.
    assert found == [43, 43]


def with_set(game: str, sheet: str, house: str, mine: str) -> str:
    """A sheet with the house's set behind it, but for one thing."""
    text = load_game(game).house_box()
    assert house in text
    lines = "\n".join(f"  {line}" for line in text.replace(house, mine).splitlines())
    return f"box: Mine\n{sheet}\n\n[box]\n{lines}\n"


def test_a_town_is_paid_by_the_bonus_row_in_its_file(tmp_path: Path) -> None:
    """A chain of seven bakers touches one block: 7 and 1 for its first investor, or 7 and 30; figures left cost 1."""
    kinds = [*"bbbbbbbt", *["cm", "km", "sm"] * 7, *"cks" * 10, *"hhhht"]
    spaces = [f"{block}{number}" for block in "abcdefgh" for number in range(1, 9)]
    town = "\n".join(f"{space}: {kind}" for space, kind in zip(spaces, kinds, strict=True))
    sheet = f"players: 3\n{town}\ntrack b: 2\nscore: end"
    own = with_set("guilds", sheet, "bonus: 1 3 6 10 15 21 28 35", "bonus: 30 31 32 33 34 35 36 37")
    said = [json.loads(score(tmp_path, "guilds", text).stdout)["players"] for text in (sheet, own)]
    assert [[one["total"] for one in players] for players in said] == [[-18, 8 - 18, -18], [-18, 37 - 18, -18]]


def test_tracks_end_where_the_set_in_the_file_says(tmp_path: Path) -> None:
    sheet = "milestones 6\ncrime 7"
    assert "7 cannot be crime; it is 0 to 5" in score(tmp_path, "skylines", sheet).stderr
    own = with_set("skylines", sheet, "track crime       0 5", "track crime       0 8")
    assert json.loads(score(tmp_path, "skylines", own).stdout)["total"] == -1


def test_the_command_line_overrules_the_set_of_a_file(tmp_path: Path) -> None:
    own = with_set("skylines", "milestones 6\ncrime 7", "track crime       0 5", "track crime       0 8")
    assert "7 cannot be crime; it is 0 to 5" in score(tmp_path, "skylines", own, "--box", "house").stderr


def test_a_set_that_cannot_be_played_with_is_refused_at_its_line(tmp_path: Path) -> None:
    done = score(tmp_path, "cities", with_set("cities", CITY, " 3  AA CC", " 3  AA CX"))
    assert done.returncode != 0
    # A line with the name, eight of the city, an empty one, the section's: then the seventh of the set.
    assert "line 18" in done.stderr
