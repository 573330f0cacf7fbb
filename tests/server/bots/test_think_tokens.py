"""Who may think for a server: workers with a token that its key has signed, as long as it is good and wanted."""

from __future__ import annotations

import hmac
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.postgres_running import Postgres
from tests.server.server_running import Server
from tests.server.worker_running import Speaker, figure, token_for

from quartier.cli.main import main
from quartier.server import identity
from quartier.server.identity import Expired, Signer
from quartier.server.store.key import read_key
from quartier.thinking.messages import PROTOCOL

KEY, OTHER = "00" * 32, "11" * 32


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not want one of its workers any more."""
    running = Server(tmp_path_factory.mktemp("data"), refuse_worker=["unwanted"], bot_threads=1)
    yield running
    running.stop()


def test_a_token_names_its_worker_until_it_expires(monkeypatch: pytest.MonkeyPatch) -> None:
    signer = Signer(KEY)
    token = signer.worker_token("box-1", 2)
    assert signer.worker(token) == "box-1"
    assert Signer(OTHER).worker(token) is None
    later = time.time() + 2 * identity.DAY + 1
    monkeypatch.setattr(time, "time", lambda: later)
    with pytest.raises(Expired):
        signer.worker(token)


def test_nothing_about_a_token_can_be_changed() -> None:
    signer = Signer(KEY)
    token = signer.worker_token("box", 1)
    name, until, mark = token.split(".")
    for other in (
        "",
        ".",
        "..",
        name,
        f"{name}.{until}",
        f"{name}.{until}.",
        f"other.{until}.{mark}",
        f"{name}.{int(until) + 1}.{mark}",
        f"{name}.{until}.{mark[:-1]}",
        f"{name}.{until}.{mark}0",
        f"{name}.{until}.{mark.upper()}" if mark.upper() != mark else "x",
        f"{name}.{until}.é{mark}",
        # What the key has signed for others is no token.
        signer.sign("box"),
        signer.sign(f"{name}.{until}"),
    ):
        assert signer.worker(other) is None, other
    assert signer.person(token) is None


def test_marks_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = []

    def compare(given: bytes, right: bytes) -> bool:
        compared.append((given, right))
        return True

    signer = Signer(KEY)
    token = signer.worker_token("box", 1)
    monkeypatch.setattr(hmac, "compare_digest", compare)
    signer.worker(token)
    assert [len(right) for _, right in compared] == [64]


def test_wrong_expired_unwanted_and_foreign_tokens_are_refused_and_counted(strict: Server) -> None:
    good = token_for(strict, "box")
    for token, code in (
        (None, "worker-token"),
        ("", "worker-token"),
        ("nonsense", "worker-token"),
        (Signer(OTHER).worker_token("box", 1), "worker-token"),
        (good[:-1] + ("0" if good[-1] != "0" else "1"), "worker-token"),
        (token_for(strict, "box", -1), "worker-expired"),
        (token_for(strict, "unwanted"), "worker-refused"),
    ):
        before = figure(strict, f'quartier_refusals_total{{code="{code}"}}')
        speaker = Speaker(strict, token)
        assert speaker.shown_out() == code
        assert figure(strict, f'quartier_refusals_total{{code="{code}"}}') == before + 1
    assert figure(strict, "quartier_workers") == 0


def test_a_token_is_no_part_of_an_address(strict: Server) -> None:
    token = token_for(strict, "box")
    speaker = Speaker(strict, None, Cookie=f"token={token}")
    assert speaker.shown_out() == "worker-token"


def test_a_worker_of_another_version_is_told_so(strict: Server) -> None:
    for other in ({"quartier": "0.0.1"}, {"protocol": PROTOCOL + 1}):
        speaker = Speaker(strict, token_for(strict, "box"))
        refused = speaker.hello(**other)
        assert (refused["type"], refused["code"]) == ("refused", "worker-version")
        speaker.close()


def test_the_command_prints_a_token_while_a_server_runs(strict: Server, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["think-token", "box", "--days", "3", "--data", str(strict.data)]) == 0
    token = capsys.readouterr().out
    assert Signer(read_key(strict.data, "")).worker(token.strip()) == "box"
    assert 3 * identity.DAY - 60 < int(token.split(".")[1]) - time.time() <= 3 * identity.DAY
    speaker = Speaker(strict, token.strip())
    assert speaker.hello()["type"] == "welcome"
    speaker.close()


def test_the_key_of_a_database_is_read_while_its_server_has_it(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = postgres.new_database()
    server = Server(tmp_path, store=address)
    try:
        assert main(["think-token", "box", "--store", address]) == 0
        speaker = Speaker(server, capsys.readouterr().out.strip())
        assert speaker.hello()["type"] == "welcome"
        speaker.close()
    finally:
        server.stop()


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words, said in (
        (["think-token", "box", "--data", str(tmp_path)], "no server has run on it yet"),
        (["think-token", "a b", "--data", str(tmp_path)], "cannot be the name of a worker"),
        (["think-token", "x" * 41, "--data", str(tmp_path)], "cannot be the name of a worker"),
        (["think-token", "box", "--days", "0"], "--days"),
        (["think", "--server", "ftp://example.org"], "is not the address of a server"),
        (["think", "--server", "https://user:word@example.org"], "is not the address of a server"),
        (["think", "--server", "https://example.org:port"], "is not the address of a server"),
        (["think", "--server", "https://example.org", "--token-file", str(tmp_path / "none")], "none"),
        (["think"], "--server"),
    ):
        assert main(words) == 2
        assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_worker_without_a_good_token_ends_and_says_why(
    strict: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    server = f"http://{strict.address}"
    for token, said in (
        ("", "there is no token"),
        ("two words", "there is no token"),
        (Signer(OTHER).worker_token("box", 1), "This is not a token of this server"),
        (token_for(strict, "unwanted"), "does not want the worker"),
    ):
        monkeypatch.setenv("QUARTIER_TOKEN", token)
        assert main(["think", "--server", server]) == 2
        done = capsys.readouterr()
        assert said in done.err
        assert not token or token not in done.err + done.out
