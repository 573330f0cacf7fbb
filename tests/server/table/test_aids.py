"""What helps a player: previews, choices and hints, where the table allows them."""

from __future__ import annotations

import random

from tests.server.server_running import Guest


def test_preview_changes_nothing_and_hints_are_legal(ann: Guest) -> None:
    table = ann.table(start=True, seats=1)
    with ann.sit(table) as seat:
        seat.until("snapshot")
        seat.play(seat.draft(random.Random(15)))
        turn = seat.draft(random.Random(16))
        before = ann.ask("GET", f"/api/tables/{table}")
        shown = seat.ask("preview", draft=turn)["view"]
        assert shown["board"]["cities"][0] != before["view"]["board"]["cities"][0]
        after = ann.ask("GET", f"/api/tables/{table}")
        assert after["view"] == before["view"]
        assert after["version"] == before["version"]
        hints = seat.ask("hint")["turns"]
        assert hints
        assert seat.play(hints[0]["turn"])["type"] == "ack"


def test_what_is_said_after_a_hint_does_not_wait_and_one_hint_is_thought_about_at_a_time(ann: Guest) -> None:
    table = ann.table(start=True, seats=1)
    with ann.sit(table) as seat:
        seat.until("snapshot")
        first, second, sync = seat.say("hint"), seat.say("hint"), seat.say("sync", version=1)
        answers: list[tuple[str, str]] = []
        while len(answers) < 3:
            message = seat.hear()
            if message.get("id"):
                answers.append((message["id"], message["type"]))
        assert sorted(answers[:2]) == sorted([(second, "error"), (sync, "changes")])
        assert answers[2] == (first, "hinted")


def test_without_aids_there_is_no_preview_and_no_hint_but_choices(ann: Guest) -> None:
    table = ann.table(start=True, seats=1, aids=False)
    with ann.sit(table) as seat:
        seat.until("snapshot")
        turn = seat.view["legal"][0]
        assert seat.ask("preview", draft=turn)["error"]["code"] == "no-aids"
        assert seat.ask("hint")["error"]["code"] == "no-hints"
        assert seat.ask("choices", draft=turn)["legal"] == []
