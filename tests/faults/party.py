"""People at one table after another, who play on through every fault and remember all that they were told."""

from __future__ import annotations

import itertools
import random
import threading
import time
from collections import Counter
from typing import Any

import httpx
from tests.faults.site import Site
from tests.faults.story import PATIENCE, Story, WatchedSeat
from tests.server.server_running import Guest
from websockets.exceptions import WebSocketException

from quartier.core.file import verify
from quartier.testing.cases import Case

AGAIN = 0.05
"""Seconds before somebody tries again."""
THOUGHT = 0.02
"""Seconds that people think about a turn at most: without it the harness is busier than what it tries."""
CLEAR = {"storage", "unwell", "full"}
"""What may be said of a fault."""
TOO_LATE = {"cannot-undo", "not-running", "not-to-move"}
"""What may be said of a move that others were quicker than."""
BROKEN = (OSError, WebSocketException, httpx.TransportError)
"""How a connection ends."""


class Wrong(Exception):
    """Something that must never happen."""


class Away(Exception):
    """Something that cannot be done at the moment, told clearly."""


class Party(threading.Thread):
    """One or two people at a table, the other seats played by bots; when a match is over, they begin another."""

    def __init__(self, site: Site, number: int, choice: list[Case], people: int, seed: str) -> None:
        super().__init__(name=f"party {number}", daemon=True)
        self.site, self.choice, self.number = site, choice, number
        self.chance = random.Random(f"{seed} {number}")
        self.names = itertools.count()
        self.guests = [Guest(site.servers[0], "") for _ in range(people)]
        self.stories: list[Story] = []
        self.story = Story("")
        self.seats: dict[int, WatchedSeat] = {}
        self.open: tuple[int, dict[str, Any]] | None = None
        """What somebody has sent, and has no answer to."""
        self.moves = 0
        """How often a turn, or that one was taken back, was acknowledged."""
        self.codes: Counter[str] = Counter()
        self.losses = 0
        self.verified = 0
        self.told = time.monotonic()
        """When something was last acknowledged."""
        self.longest = 0.0
        self.done = threading.Event()
        self.wrong: str = ""

    def run(self) -> None:
        try:
            while not self.done.is_set():
                try:
                    self.one_table()
                except (TimeoutError, httpx.TimeoutException):
                    raise Wrong(f"no answer for {PATIENCE:.0f} seconds") from None
                except (*BROKEN, Away):
                    self.losses += 1
                    self.leave()
                    self.go_elsewhere()
                    time.sleep(AGAIN)
        except Exception as error:
            self.wrong = f"{self.name} at {self.story.table}: {type(error).__name__}: {error}"
        finally:
            self.leave()
            for guest in self.guests:
                guest.http.close()

    def go_elsewhere(self) -> None:
        """The next try goes to any of the servers, as through a proxy."""
        for guest in self.guests:
            line = self.chance.choice(self.site.people_lines)
            guest.http.base_url = httpx.URL(f"http://{line.address}")
            guest.sockets = f"ws://{line.address}"

    def leave(self) -> None:
        for seat in self.seats.values():
            seat.drop()
        self.seats.clear()

    # Around a match

    def ask(self, person: int, method: str, path: str, body: Any = None, fine: tuple[str, ...] = ()) -> Any:
        """A request; None where it is refused for one of the reasons that are fine."""
        answer = self.guests[person].http.request(method, path, json=body, timeout=PATIENCE)
        if answer.status_code == 200:
            return answer.json() if "json" in answer.headers["content-type"] else answer.text
        code = answer.json()["error"]["code"]
        if code in fine:
            return None
        self.refused(code)
        return None

    def refused(self, code: str) -> None:
        """Note why something was not done; what is no clear word about a fault must not be said."""
        self.codes[code] += 1
        if code not in CLEAR:
            raise Wrong(f"refused with {code}")
        raise Away(code)

    def one_table(self) -> None:
        """Go on at the table, or set up another one; until something breaks."""
        if not self.story.table or self.story.over:
            self.set_up()
        while not self.done.is_set() and not self.story.over:
            self.one_round()
        if self.story.over:
            text = self.ask(0, "GET", f"/api/tables/{self.story.table}/file")
            verify(text)
            self.verified += 1

    def set_up(self) -> None:
        """A running table with everybody at it."""
        for person, guest in enumerate(self.guests):
            if not guest.http.cookies:
                self.go_elsewhere()
                self.ask(person, "POST", "/api/me", {"name": f"P{self.number}{person}"})
        case = self.chance.choice(self.choice)
        people = min(len(self.guests), case.seats)
        bots = [self.chance.choice(["easy", "random"]) for _ in range(case.seats - people)]
        wanted = {"game": case.game, "seats": case.seats, "options": dict(case.options), "bots": bots, "hints": False}
        clock = {"clock": 600} if self.chance.random() < 0.5 else {}
        table = self.ask(0, "POST", "/api/tables", {**wanted, **clock})["table"]["id"]
        for person in range(1, people):
            self.until_done(person, f"/api/tables/{table}/join", ("already-seated",))
        self.until_done(0, f"/api/tables/{table}/start", ("not-open",))
        self.story = Story(table)
        self.stories.append(self.story)
        self.playing = people

    def until_done(self, person: int, path: str, fine: tuple[str, ...]) -> None:
        """Ask for something until it is so, whether by this request or by one whose answer was lost."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.ask(person, "POST", path, {}, fine)
                return
            except (httpx.TransportError, Away):
                if time.monotonic() > until:
                    raise
                self.go_elsewhere()
                time.sleep(AGAIN)

    # In a match

    def seat(self, person: int) -> WatchedSeat:
        """Somebody's socket, open and up to date."""
        seat = self.seats.get(person)
        if seat is None:
            guest = self.guests[person]
            seat = WatchedSeat(guest, self.story.table, "", {})
            seat.story = self.story
            self.seats[person] = seat
            seat.until("snapshot")
        return seat

    def one_round(self) -> None:
        """Everybody does what they can; if nobody can, they wait for the bots."""
        time.sleep(self.chance.uniform(0, THOUGHT))
        if self.open is not None:
            self.send(*self.open)
        acted = False
        for person in range(self.playing):
            acted = self.act(person, self.up_to_date(person)) or acted
            if self.story.over:
                return
        if not acted:
            self.wait_for_bots()

    def up_to_date(self, person: int) -> WatchedSeat:
        """Somebody's socket, with all that has happened."""
        seat = self.seat(person)
        answer = seat.ask("sync", version=seat.version)
        if answer["type"] == "error":
            self.refused(answer["error"]["code"])
        return seat

    def wait_for_bots(self) -> None:
        began = time.monotonic()
        while not self.done.is_set():
            if any(seat.view["legal"] or seat.view["over"] for seat in map(self.up_to_date, range(self.playing))):
                return
            # Without a worker nobody thinks: that is no fault of the bot's.
            if time.monotonic() - max(began, self.site.mended) > PATIENCE:
                raise Wrong("a bot does not move")
            time.sleep(0.01)

    def act(self, person: int, seat: WatchedSeat) -> bool:
        """A turn, or one taken back, or a word; whether there was something to do."""
        if seat.view["over"]:
            self.story.over = True
            self.leave()
            return True
        if self.chance.random() < 0.03 and len(self.story.talked) < 50:
            self.send(person, {"type": "talk", "id": self.name_of("t"), "text": f"Word {len(self.story.talked)}"})
        if not seat.view["legal"]:
            # Whoever has moved and waits for others may take it back.
            if self.chance.random() < 0.3 and len(self.guests) > 1:
                self.send(person, {"type": "undo", "id": self.name_of("u"), "version": seat.version})
            return False
        turn = self.draft(seat)
        if turn:
            self.send(person, {"type": "move", "id": self.name_of("m"), "version": seat.version, "turn": turn})
        return True

    def draft(self, seat: WatchedSeat) -> str:
        """A whole turn by what the server says is legal; none if the match went on meanwhile."""
        turn = str(self.chance.choice(seat.view["legal"]))
        while True:
            answer = seat.ask("choices", draft=turn)
            if answer["type"] == "error":
                code = answer["error"]["code"]
                if code in {*TOO_LATE, "illegal-move"}:
                    return ""
                self.refused(code)
            if not answer["legal"]:
                return turn
            turn += " " + self.chance.choice(answer["legal"])

    def name_of(self, kind: str) -> str:
        return f"{kind}{self.number}.{next(self.names)}"

    def send(self, person: int, message: dict[str, Any]) -> None:
        """Say something; where no answer comes, it is said again in the same words until there is one."""
        self.open = (person, message)
        seat = self.seat(person)
        self.story.sent.add(message["id"])
        said = {key: value for key, value in message.items() if key != "type"}
        answer = seat.ask(message["type"], **said)
        if answer["type"] == "error":
            code = answer["error"]["code"]
            if code in CLEAR:
                self.codes[code] += 1
                time.sleep(AGAIN)
                raise Away(code)
            if code not in TOO_LATE:
                self.refused(code)
        elif answer["type"] == "ack" or answer.get("reason") == "repeated":
            self.acknowledged(seat.seat, message)
        self.open = None

    def acknowledged(self, seat: int | None, message: dict[str, Any]) -> None:
        assert seat is not None
        if message["type"] == "talk":
            self.story.talked.append(message["id"])
            return
        self.story.acknowledged.append((seat, message["type"], message["id"]))
        self.longest = max(self.longest, time.monotonic() - self.told)
        self.told = time.monotonic()
        self.moves += 1
