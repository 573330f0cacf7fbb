"""The HTTP interface: every endpoint, declared once, with what it takes, gives and refuses."""

from __future__ import annotations

from quartier.core.view import View
from quartier.server.interface import api, people
from quartier.server.interface.endpoint import Endpoint
from quartier.server.messages.http import (
    Challenge,
    Course,
    FileFacts,
    Games,
    Guest,
    GuestName,
    Health,
    Home,
    Join,
    MatchFile,
    NewTable,
    PushBrowser,
    PushEnd,
    PushFacts,
    SeatBot,
    Start,
    TableList,
    Transfer,
    Waiting,
    Wanted,
)
from quartier.server.messages.socket import Answer, AnyClientMessage, Snapshot

PLAY_CODES = (
    "not-seated",
    "not-running",
    "no-aids",
    "no-hints",
    "no-spectators",
    "not-to-move",
    "cannot-undo",
    "malformed-move",
)
SETUP_CODES = ("no-guest", "unknown-game", "unknown-bot", "bad-option", "bad-seats", "seats-empty", "too-many-tables")
TALK_CODES = ("no-talk", "talk-empty", "talk-too-long", "talk-too-fast")
ONE = "/api/tables/{id}"

ENDPOINTS = (
    Endpoint("GET", "/healthz", api.health, Health, codes=("unwell",)),
    Endpoint("GET", "/api/games", api.games, Games),
    Endpoint("GET", "/api/games/{game}/schema", api.game_schema, dict, codes=("not-found",)),
    Endpoint("GET", "/api/games/{game}/texts/{language}", api.game_texts, str, codes=("not-found",)),
    Endpoint("GET", "/api/socket.json", api.sockets, dict),
    Endpoint("GET", "/api/home", api.home, Home),
    Endpoint("GET", "/api/me", people.me, Guest, codes=("no-guest",)),
    Endpoint("POST", "/api/me", people.name_me, Guest, GuestName, ("bad-name",)),
    Endpoint("GET", "/api/me/tables", api.my_tables, TableList, codes=("no-guest",)),
    Endpoint("GET", "/api/push", people.push_key, PushFacts),
    Endpoint("POST", "/api/me/push", people.subscribe, PushFacts, PushBrowser, ("no-guest", "no-push", "bad-endpoint")),
    Endpoint("POST", "/api/me/push/end", people.unsubscribe, PushFacts, PushEnd, ("no-guest", "no-push")),
    Endpoint("GET", "/api/tables", api.lobby, TableList),
    Endpoint("POST", "/api/tables", api.create, Snapshot, NewTable, SETUP_CODES),
    Endpoint("GET", ONE, api.table, Snapshot, codes=("no-spectators",)),
    Endpoint(
        "POST",
        f"{ONE}/join",
        api.join,
        Snapshot,
        Join,
        ("no-guest", "not-open", "seat-taken", "table-full", "already-seated", "too-many-tables"),
    ),
    Endpoint("POST", f"{ONE}/leave", api.leave, Guest, codes=("no-guest", "not-seated", "not-running")),
    Endpoint(
        "POST",
        f"{ONE}/bots",
        api.seat_bot,
        Snapshot,
        SeatBot,
        ("no-guest", "not-host", "not-open", "seat-taken", "bad-seats", "unknown-bot"),
    ),
    Endpoint(
        "POST",
        f"{ONE}/start",
        api.start,
        Snapshot,
        Start,
        ("no-guest", "not-host", "not-open", "seats-empty", "unknown-bot", "no-spectators", "too-many-tables"),
    ),
    Endpoint(
        "POST",
        f"{ONE}/messages",
        api.say,
        Answer,
        AnyClientMessage,
        (*PLAY_CODES, *TALK_CODES, "unfinished-turn", "illegal-move"),
    ),
    Endpoint(
        "POST",
        f"{ONE}/rematch",
        api.rematch,
        Snapshot,
        codes=("no-guest", "not-seated", "not-over", "too-many-tables"),
        query={"ready": 1},
    ),
    Endpoint("POST", f"{ONE}/transfer", api.offer_transfer, Transfer, codes=("no-guest", "not-seated")),
    Endpoint(
        "POST",
        "/api/transfers/{id}",
        api.transfer,
        Snapshot,
        codes=("no-guest", "already-seated", "challenge-taken", "too-many-tables"),
    ),
    Endpoint("GET", "/api/pairings", api.waiting, Waiting),
    Endpoint("POST", "/api/pairings", api.pair, Snapshot, Wanted, ("no-guest", "unknown-game", "too-many-tables")),
    Endpoint("DELETE", "/api/pairings", api.stop_waiting, Guest, codes=("no-guest", "not-waiting")),
    Endpoint("GET", "/api/challenges/{game}", api.challenge, Challenge, codes=("not-found",)),
    Endpoint(
        "POST",
        "/api/challenges/{game}",
        api.take_challenge,
        Snapshot,
        codes=("not-found", "no-guest", "challenge-taken", "too-many-tables"),
    ),
    Endpoint("GET", f"{ONE}/file", api.match_file, str, codes=("not-over", "no-spectators")),
    Endpoint("GET", f"{ONE}/course", api.course, Course, codes=("not-over", "no-spectators")),
    Endpoint(
        "GET",
        f"{ONE}/replay",
        api.position,
        View,
        codes=("not-over", "no-spectators"),
        query={"position": api.MOST_TURNS, "seat": 63},
    ),
    Endpoint("POST", "/api/replay", api.read_file, FileFacts, MatchFile, ("bad-file", "not-found")),
)
