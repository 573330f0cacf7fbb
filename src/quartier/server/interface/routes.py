"""The HTTP interface: every endpoint, declared once, with what it takes, gives and refuses."""

from __future__ import annotations

from quartier.core.view import View
from quartier.server.interface import api, challenges, people, printing, reviewing, sets, sharing, studies
from quartier.server.interface.endpoint import Endpoint
from quartier.server.messages.http import (
    Challenge,
    ChallengeHistory,
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
    ReviewFile,
    Reviewing,
    SeatBot,
    Start,
    TableList,
    Transfer,
    Waiting,
    Wanted,
)
from quartier.server.messages.pictures import PictureFile, PictureWish
from quartier.server.messages.sets import NewSet, SetChange, SetFacts, SetList, SetToCheck, SetVerdict, TableSet
from quartier.server.messages.socket import Answer, AnyClientMessage, Snapshot
from quartier.server.messages.studies import NewStudy, StudyChange, StudyFacts, StudyList

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
SETUP_CODES = (
    "no-guest",
    "unknown-game",
    "unknown-bot",
    "bad-option",
    "bad-set",
    "bad-seats",
    "seats-empty",
    "too-many-tables",
)
CHALLENGE_CODES = ("not-found", "no-guest", "challenge-taken", "too-many-tables")
AGAIN_CODES = ("not-found", "no-guest", "challenge-first", "challenge-taken", "too-many-tables")
TALK_CODES = ("no-talk", "talk-empty", "talk-too-long", "talk-too-fast")
PICTURE_CODES = ("not-over", "no-pictures", "no-picture", "too-many-pictures")
SET_CODES = ("unknown-game", "set-too-fast", "set-too-slow")
KEPT_SET_CODES = (*SET_CODES, "no-guest", "bad-set")
STUDY_CODES = ("no-guest", "bad-study", "study-too-fast")
ONE = "/api/tables/{id}"
ONE_STUDY = "/api/studies/{id}"
ONE_SET = "/api/sets/{id}"

ENDPOINTS = (
    Endpoint("GET", "/healthz", api.health, Health, codes=("unwell",)),
    Endpoint("GET", "/api/games", api.games, Games),
    Endpoint("GET", "/api/games/{game}/schema", api.game_schema, dict, codes=("not-found",)),
    Endpoint("GET", "/api/games/{game}/texts/{language}", api.game_texts, str, codes=("not-found",)),
    Endpoint(
        "GET",
        "/api/games/{game}/print/{box}/{paper}/{language}",
        printing.print_game,
        bytes,
        codes=("not-found", "no-print", "bad-option", "bad-seats", "too-many-prints"),
        query={"seats": printing.MOST_SEATS, "one_sided": 1, "all_rules": 1},
    ),
    Endpoint("GET", "/api/socket.json", api.sockets, dict),
    Endpoint("GET", "/api/home", api.home, Home),
    Endpoint("GET", "/api/me", people.me, Guest, codes=("no-guest",)),
    Endpoint("POST", "/api/me", people.name_me, Guest, GuestName, ("bad-name",)),
    Endpoint("GET", "/api/me/tables", api.my_tables, TableList, codes=("no-guest",)),
    Endpoint("GET", "/api/me/challenges", challenges.my_challenges, ChallengeHistory),
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
    Endpoint("GET", "/api/challenges/{game}", challenges.challenge, Challenge, codes=("not-found",)),
    Endpoint(
        "POST",
        "/api/challenges/{game}",
        challenges.take_challenge,
        Snapshot,
        codes=CHALLENGE_CODES,
    ),
    Endpoint("GET", "/api/challenges/{game}/{day}", challenges.challenge_of_day, Challenge, codes=("not-found",)),
    Endpoint(
        "POST",
        "/api/challenges/{game}/{day}",
        challenges.try_again,
        Snapshot,
        codes=AGAIN_CODES,
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
    Endpoint(
        "POST",
        f"{ONE}/review",
        reviewing.ask_review,
        Reviewing,
        codes=("not-over", "no-spectators", "too-many-reviews"),
    ),
    Endpoint(
        "POST",
        "/api/reviews",
        reviewing.ask_file_review,
        Reviewing,
        ReviewFile,
        ("bad-file", "not-over", "too-many-reviews"),
    ),
    Endpoint("GET", "/api/reviews/{review}", reviewing.look_at_review, Reviewing, codes=("not-found",)),
    Endpoint(
        "GET",
        "/api/reviews/{review}/best",
        reviewing.best_instead,
        View,
        codes=("not-found",),
        query={"turn": api.MOST_TURNS},
    ),
    Endpoint("POST", f"{ONE}/picture", sharing.table_picture, bytes, PictureWish, (*PICTURE_CODES, "no-spectators")),
    Endpoint(
        "GET",
        f"{ONE}/picture/{{language}}",
        sharing.link_picture,
        bytes,
        codes=(*PICTURE_CODES, "no-spectators", "malformed"),
    ),
    Endpoint("POST", "/api/pictures", sharing.file_picture, bytes, PictureFile, (*PICTURE_CODES, "bad-file")),
    Endpoint("POST", "/api/replay", api.read_file, FileFacts, MatchFile, ("bad-file", "not-found")),
    Endpoint("GET", "/api/me/studies", studies.my_studies, StudyList, codes=("no-guest",)),
    Endpoint(
        "POST",
        "/api/studies",
        studies.new_study,
        StudyFacts,
        NewStudy,
        (*STUDY_CODES, "bad-file", "too-many-studies"),
    ),
    Endpoint("GET", ONE_STUDY, studies.study, StudyFacts),
    Endpoint(
        "POST", ONE_STUDY, studies.change_study, StudyFacts, StudyChange, (*STUDY_CODES, "not-owner", "study-changed")
    ),
    Endpoint("DELETE", ONE_STUDY, studies.delete_study, StudyList, codes=("no-guest", "not-owner")),
    Endpoint("GET", f"{ONE_STUDY}/file", studies.study_file, str),
    Endpoint("GET", "/api/me/sets", sets.my_sets, SetList, codes=("no-guest",)),
    Endpoint("POST", "/api/sets/check", sets.check_set, SetVerdict, SetToCheck, SET_CODES),
    Endpoint("POST", "/api/sets", sets.new_set, SetFacts, NewSet, (*KEPT_SET_CODES, "too-many-sets")),
    Endpoint("GET", ONE_SET, sets.component_set, SetFacts),
    Endpoint("POST", ONE_SET, sets.change_set, SetFacts, SetChange, (*KEPT_SET_CODES, "not-owner", "set-changed")),
    Endpoint("DELETE", ONE_SET, sets.delete_set, SetList, codes=("no-guest", "not-owner")),
    Endpoint("GET", f"{ONE_SET}/file", sets.set_file, str),
    Endpoint("GET", f"{ONE}/set", sets.table_set, TableSet, codes=("no-spectators",)),
    Endpoint("GET", f"{ONE_SET}/challenge", challenges.set_challenge, Challenge),
    Endpoint(
        "POST",
        f"{ONE_SET}/challenge",
        challenges.take_set_challenge,
        Snapshot,
        codes=(*CHALLENGE_CODES, "bad-set"),
    ),
    Endpoint("GET", f"{ONE_SET}/challenge/{{day}}", challenges.set_challenge_of_day, Challenge),
    Endpoint(
        "POST", f"{ONE_SET}/challenge/{{day}}", challenges.try_set_again, Snapshot, codes=(*AGAIN_CODES, "bad-set")
    ),
    Endpoint("GET", f"{ONE}/challenge", challenges.table_challenge, Challenge, codes=("no-spectators",)),
    Endpoint(
        "POST",
        f"{ONE}/challenge",
        challenges.try_table_again,
        Snapshot,
        codes=(*AGAIN_CODES, "bad-set", "no-spectators"),
    ),
)
