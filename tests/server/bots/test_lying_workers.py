"""Workers that lie: nothing of it comes to a table, and they are shown out; the bots play all the same."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from tests.server.server_running import Guest, Server
from tests.server.worker_running import Speaker, figure, token_for
from websockets.exceptions import ConnectionClosed


@pytest.fixture(scope="module")
def thoughtless(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not think itself."""
    running = Server(tmp_path_factory.mktemp("data"), bot_threads=0, socket_rate=20)
    yield running
    running.stop()


def says(**message: Any) -> Callable[[Speaker, dict[str, Any]], None]:
    """A lie that is one message about the work at hand."""
    return lambda speaker, work: speaker.socket.send(json.dumps({"id": work["id"], **message}))


def answers(**change: Any) -> Callable[[Speaker, dict[str, Any]], None]:
    """A lie that is an honest answer with something changed."""

    def lie(speaker: Speaker, work: dict[str, Any]) -> None:
        (found,) = speaker.answer(work)
        speaker.say("found", id=work["id"], answer=[{**found, **change}])

    return lie


def twice(speaker: Speaker, work: dict[str, Any]) -> None:
    for _ in range(2):
        speaker.say("found", id=work["id"], answer=speaker.answer(work))


def flood(speaker: Speaker, work: dict[str, Any]) -> None:
    try:
        for _ in range(20_000):
            speaker.say("alive")
    except ConnectionClosed:
        return


LIES: dict[str, Callable[[Speaker, dict[str, Any]], None]] = {
    "a turn against the rules": answers(turn="a1^,a1^,a1^"),
    "no turn at all": answers(turn="surrender"),
    "half a turn": answers(turn=""),
    "too many points": answers(expected=1e30),
    "a text for a number": answers(expected="many"),
    "an answer of another type": says(type="found", answer={"turn": 7}),
    "somebody else's thought": says(type="found", id=4711, answer=[]),
    "a number that is none": says(type="paused", id="one"),
    "a message of no known type": says(type="give-me-the-seed"),
    "more than it may say": says(type="paused", more="?"),
    "a second hello": says(type="ready"),
    "deep": lambda speaker, work: speaker.socket.send("[" * 5000),
    "bytes": lambda speaker, work: speaker.socket.send(b"\0" * 10),
    "no JSON": lambda speaker, work: speaker.socket.send("alive"),
    "huge": lambda speaker, work: speaker.socket.send("x" * 1_000_000),
    "a flood": flood,
}


@pytest.mark.parametrize("kind", LIES)
def test_a_lie_changes_nothing_and_ends_the_connection(thoughtless: Server, kind: str) -> None:
    guest = Guest(thoughtless)
    name = "".join(letter for letter in kind if letter.isalpha())
    liar = Speaker(thoughtless, token_for(thoughtless, name)).begin()
    table = guest.table(seats=2, bots=["easy"], start=True)
    returned = figure(thoughtless, 'quartier_worker_thoughts_total{what="returned"}')
    with guest.sit(table) as seat:
        seat.until("snapshot")
        LIES[kind](liar, liar.work())
        assert liar.shown_out() in ("worker-faulty", "")
        until = time.monotonic() + 20
        while figure(thoughtless, 'quartier_worker_thoughts_total{what="returned"}') == returned:
            assert time.monotonic() < until, "the thought was not given back"
        seat.ask("talk", text="still here")
        assert seat.view["ready"] == [], "the bot has not moved"
        again = Speaker(thoughtless, token_for(thoughtless, name))
        assert kind in ("huge", "a flood") or again.shown_out() == "worker-faulty"
        again.close()
        honest = Speaker(thoughtless, token_for(thoughtless, "honest")).begin()
        work = honest.work()
        honest.say("found", id=work["id"], answer=honest.answer(work))
        seat.until_sure(lambda: seat.view["ready"] == [1])
        honest.close()
    assert httpx.get(f"http://{thoughtless.address}/healthz").status_code == 200


def test_an_answer_that_comes_twice_counts_once(thoughtless: Server) -> None:
    guest = Guest(thoughtless)
    before = figure(thoughtless, 'quartier_events_total{by="bot"}')
    liar = Speaker(thoughtless, token_for(thoughtless, "twice")).begin()
    table = guest.table(seats=2, bots=["easy"], start=True)
    with guest.sit(table) as seat:
        twice(liar, liar.work())
        assert liar.shown_out() == "worker-faulty"
        seat.until_sure(lambda: seat.view.get("ready") == [1])
        assert figure(thoughtless, 'quartier_events_total{by="bot"}') == before + 1


def test_one_that_says_nothing_is_shown_out_after_a_few_seconds(thoughtless: Server) -> None:
    guest = Guest(thoughtless)
    silent = Speaker(thoughtless, token_for(thoughtless, "silent")).begin()
    guest.table(seats=2, bots=["easy"], start=True)
    silent.work()
    began = time.monotonic()
    assert silent.shown_out() == "worker-faulty"
    assert 3 < time.monotonic() - began < 15
    # It was not a lie: it may come again at once, and gets the same thought.
    again = Speaker(thoughtless, token_for(thoughtless, "silent")).begin()
    work = again.work()
    again.say("found", id=work["id"], answer=again.answer(work))
    again.say("leaving")
    assert again.shown_out() == ""


def test_a_worker_of_other_kernels_is_not_asked(thoughtless: Server) -> None:
    guest = Guest(thoughtless)
    other = Speaker(thoughtless, token_for(thoughtless, "other"))
    welcome = other.hello(games={"cities": "f" * 64, "chess": "0" * 64})
    assert welcome["games"] == []
    assert welcome["others"] == ["chess", "cities", "guilds", "skylines", "tangram"]
    assert welcome["processes"] == [welcome["process"]]
    other.say("ready")
    table = guest.table(seats=2, bots=["easy"], start=True)
    other.say("alive")
    assert other.hear()["type"] == "here"
    fitting = Speaker(thoughtless, token_for(thoughtless, "fitting")).begin()
    with guest.sit(table) as seat:
        work = fitting.work()
        fitting.say("found", id=work["id"], answer=fitting.answer(work))
        seat.until_sure(lambda: seat.view.get("ready") == [1])
    for each in (other, fitting):
        each.close()
