"""Component sets of people's own at a server: checked within limits, kept by link, changed by their owner alone."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.inside import client, server_inside
from tests.server.test_studies import code, guest
from tests.server.test_studies import run as run_server

from quartier.core.errors import BadComponents
from quartier.core.file import read_match
from quartier.core.registry import games, load_game
from quartier.core.set_weights import SECTION, with_table
from quartier.server.interface.context import Context
from quartier.server.set_checking import verdict_of

FREE: dict[str, Any] = {"set_rate": 0, "set_seconds": 60}


def run(folder: Path, act: Any, **settings: Any) -> None:
    """Ask a server over HTTP, as Ann."""
    run_server(folder, act, **{**FREE, **settings})


CHANGES = {
    "cities": (" 1  AA PP", " 1  AW PP"),
    "tangram": ("tile  1  9#", "tile  1  #7"),
    "guilds": ("bonus: 1 3 6", "bonus: 2 4 6"),
    "skylines": ("if health -> money +1", "if health -> money +2"),
}
"""For each game a line of its house set, and how a set of one's own has it."""
WRONG = {
    "cities": [
        (" 1  AA PP", " 1  AA PX", "cities-wrong-tile-letter", True),
        (" 1  AA PP", "25  AA PP", "cities-wrong-number", True),
        (" 2  AP PA", " 1  AP PA", "cities-wrong-twice", True),
        (" 1  AA PP", " 1  AA P", "cities-wrong-fields", True),
        (" 1  AA PP\n", "", "cities-wrong-missing", False),
    ],
    "tangram": [
        ("tile  1  9#", "tile  1  9#x", "tangram-wrong-letter", True),
        ("tile  1  9#", "tile  1  #.#", "tangram-wrong-apart", True),
        ("tile  1  9#", "tile 24  9#", "tangram-wrong-number", True),
        ("board 1  black b2 c2sw", "board 1  black b2 e5sw", "tangram-wrong-start", True),
    ],
    "guilds": [
        ("bonus: 1 3 6", "bonus: 3 1 6", "guilds-wrong-bonus-order", True),
        ('#"""AA....C', '#"""A.....C', "guilds-wrong-block", False),
        ('#"""AA....C"""#', '#"""AA....C"""', "guilds-wrong-row", True),
        ("map:", "plan:", "guilds-wrong-set-line", True),
    ],
    "skylines": [
        ("if health -> money +1", "if wealth -> money +1", "skylines-wrong-condition", True),
        ("track crime       0 5\n", "", "skylines-wrong-no-track", False),
        ("role broker: price exchange -1", "role broker: price exchange -2", "skylines-wrong-exchange", True),
        ("part A 2", "part A 9", "skylines-wrong-part-line", True),
    ],
}
"""What was changed, the message for it, and whether the message is about that line."""


def own(game: str) -> str:
    """A set of one's own: the house's with one thing changed."""
    before, after = CHANGES[game]
    text = load_game(game).house_box()
    assert before in text
    return text.replace(before, after, 1)


@pytest.mark.parametrize("game", CHANGES)
@pytest.mark.parametrize("index", range(4))
def test_what_is_wrong_is_told_with_its_line(game: str, index: int) -> None:
    before, after, message, there = WRONG[game][index]
    text = load_game(game).house_box()
    line = 1 + text[: text.index(before)].count("\n")
    verdict = verdict_of(game, "own", text.replace(before, after, 1))
    assert verdict.wrong is not None
    assert verdict.box is None
    assert verdict.wrong.id == message
    assert not there or verdict.wrong.line == line


def test_an_exchange_that_could_cost_nothing_is_wrong_also_with_what_makes_it_dearer_beside_it() -> None:
    text = load_game("skylines").house_box()
    dearer = text.replace("; milestone money +5", "; milestone money +5, price exchange +3", 1)
    assert verdict_of("skylines", "own", dearer).wrong is None
    # What makes it dearer need not be built.
    cheap = dearer.replace("cushion +4, spare power +1", "cushion +4, price exchange -1", 1)
    found = verdict_of("skylines", "own", cheap).wrong
    assert found is not None
    assert found.id == "skylines-wrong-exchange"
    assert cheap.splitlines()[found.line - 1].startswith(("role broker", "unique power-exchange"))


@pytest.mark.parametrize("game", CHANGES)
def test_a_set_is_kept_by_link_and_a_whole_match_is_played_with_it(tmp_path: Path, game: str) -> None:
    async def act(http: httpx.AsyncClient, inside: Context) -> None:
        text = own(game)
        kept = (await http.post("/api/sets", json={"game": game, "title": " My\u200b box ", "text": text})).json()
        assert (kept["title"], kept["version"], kept["yours"], kept["text"]) == ("My box", 1, True, text)
        assert [line["id"] for line in (await http.get("/api/me/sets")).json()["sets"]] == [kept["id"]]
        await guest(http, "Bob")
        assert (await http.get(f"/api/sets/{kept['id']}")).json() == {**kept, "yours": False}
        assert (await http.get("/api/me/sets")).json()["sets"] == []
        assert (await http.get(f"/api/sets/{kept['id']}/file")).text == text
        fewest = games()[game].seats.start
        bots = ["random"] * max(1, fewest)
        wanted = {"game": game, "set": kept["id"], "sit": False, "bots": bots, "seats": len(bots), "start": True}
        made = await http.post("/api/tables", json=wanted)
        assert made.status_code == 200, made.text
        table = made.json()["table"]
        assert table["options"]["box"] == "My box"
        seen = (await http.get(f"/api/tables/{table['id']}/set")).json()
        assert seen == {"game": game, "title": "My box", "text": text}
        until = time.monotonic() + 90
        while (await http.get(f"/api/tables/{table['id']}")).json()["table"]["status"] != "over":
            assert time.monotonic() < until
            await asyncio.sleep(0.05)
        file = (await http.get(f"/api/tables/{table['id']}/file")).text
        match = read_match(file)
        assert match.over
        assert match.box.name == "My box"
        assert match.box.text.strip() == text.strip()

    run(tmp_path, act, bot_delay=0)


def test_only_its_owner_changes_and_deletes_a_set_and_tables_keep_it(tmp_path: Path) -> None:
    async def act(http: httpx.AsyncClient, inside: Context) -> None:
        new = {"game": "cities", "title": "A", "text": own("cities")}
        one = (await http.post("/api/sets", json=new)).json()
        address = f"/api/sets/{one['id']}"
        change = {"version": 1, "title": "B", "text": load_game("cities").house_box()}
        table = (await http.post("/api/tables", json={"game": "cities", "set": one["id"], "start": True})).json()
        ann = httpx.Cookies(http.cookies)
        await guest(http, "Bob")
        assert code(await http.post(address, json=change)) == "not-owner"
        assert code(await http.delete(address)) == "not-owner"
        http.cookies = ann
        # Of two who change the same version at once, one is told.
        answers = await asyncio.gather(*(http.post(address, json=change) for _ in range(2)))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert (await http.get(address)).json()["version"] == 2
        bad = {**change, "version": 2, "text": "1 AA PP"}
        refused = await http.post(address, json=bad)
        assert code(refused) == "bad-set"
        assert refused.json()["error"]["why"]["id"] == "cities-wrong-missing"
        assert (await http.get(address)).json()["title"] == "B"
        assert (await http.delete(address)).json() == {"sets": []}
        assert code(await http.get(address)) == "not-found"
        seen = (await http.get(f"/api/tables/{table['table']['id']}/set")).json()
        assert (seen["title"], seen["text"]) == ("A", own("cities"))
        gone = await http.post("/api/tables", json={"game": "cities", "set": one["id"]})
        assert code(gone) == "bad-option"

    run(tmp_path, act)


def test_sets_are_limited_in_size_number_rate_and_time(tmp_path: Path) -> None:
    async def act(http: httpx.AsyncClient, inside: Context) -> None:
        text = own("cities")
        new = {"game": "cities", "title": "A", "text": text}
        assert code(await http.post("/api/sets/check", json={"game": "cities", "text": "#" * 40_001})) == "malformed"
        assert code(await http.post("/api/sets/check", json={"game": "chess", "text": text})) == "unknown-game"
        # Twice at once: what is counted is what is stored.
        answers = await asyncio.gather(*(http.post("/api/sets", json=new) for _ in range(4)))
        assert sorted(answer.status_code for answer in answers) == [200, 200, 429, 429]
        assert code(await http.post("/api/sets", json=new)) == "too-many-sets"
        assert (await http.post("/api/sets", json={**new, "game": "guilds"})).status_code == 422
        wrong_game = (await http.get("/api/me/sets")).json()["sets"][0]["id"]
        assert code(await http.post("/api/tables", json={"game": "guilds", "set": wrong_game})) == "bad-option"
        stranger = await http.get(f"/api/tables/{'x' * 22}/set")
        assert code(stranger) == "not-found"

    run(tmp_path, act, sets_each=2)

    async def hasty(http: httpx.AsyncClient, inside: Context) -> None:
        text = own("cities")
        answers = [await http.post("/api/sets/check", json={"game": "cities", "text": text}) for _ in range(4)]
        assert answers[0].status_code == 200
        assert code(answers[-1]) == "set-too-fast"

    run(tmp_path / "hasty", hasty, set_rate=0.1)


def test_a_text_that_takes_too_long_is_given_up_and_the_next_one_is_checked(tmp_path: Path) -> None:
    async def whole() -> None:
        async with server_inside(tmp_path, set_rate=0, set_seconds=60) as inside, client(inside) as http:
            asked = {"game": "cities", "text": own("cities")}
            first = (await http.post("/api/sets/check", json=asked)).json()
            assert first["wrong"] is None
            assert first["box"]["house"]
            checker = inside.sets._checker
            checker._seconds = 0
            slow = {"game": "skylines", "text": own("skylines")}
            answers = await asyncio.gather(*(http.post("/api/sets/check", json=slow) for _ in range(2)))
            assert {code(answer) for answer in answers} == {"set-too-slow"}
            checker._seconds = 60
            assert (await http.post("/api/sets/check", json=asked)).json() == first

    asyncio.run(whole())


@pytest.mark.parametrize("game", CHANGES)
def test_a_set_may_bring_weights_which_count_instead_of_what_was_learned(game: str) -> None:
    loaded = load_game(game)
    module = loaded.part("weights")
    doubled = module.TABLE.load(loaded.package) * 2
    plain = loaded.read_box("own", own(game))
    text = with_table(with_table(own(game), module.TABLE, doubled), module.TABLE, doubled)
    assert text.count(SECTION) == 1
    box = loaded.read_box("own", text)
    assert (box.record["weights"] == 2 * plain.record["weights"]).all()
    if "network" in box.record.dtype.names:
        assert not box.record["network"].any()
    data = verdict_of(game, "own", text)
    assert data.box is not None
    assert data.box.house == []
    with pytest.raises(BadComponents) as error:
        loaded.read_box("own", text + "one more row\n")
    assert error.value.remark.where is not None
    assert error.value.remark.where.line == len(text.splitlines()) + 1


def test_a_set_far_from_the_houses_is_told_until_it_brings_weights() -> None:
    cities = load_game("cities")
    far = cities.house_box().replace("C", "W")
    told = [warning.message for warning in cities.read_box("own", far).warnings]
    assert "cities-unusual-far" in told
    module = cities.part("weights")
    fitted = with_table(far, module.TABLE, module.TABLE.load(cities.package))
    assert "cities-unusual-far" not in [warning.message for warning in cities.read_box("own", fitted).warnings]
