"""A place of work: what comes of pieces is the same wherever they are done, and nothing that was lost is missing."""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.cli.words import ARENA, Typist

from quartier.core.errors import BadOption, IllegalMove, QuartierError
from quartier.work.chunks import MOST_BYTES, Done, Pace, work_on
from quartier.work.connecting import begin, check_address, reach
from quartier.work.likeness import differences, likeness
from quartier.work.place import TRIES, ChunkedPlace, LostWork
from quartier.work.processes import Processes, at, workplace


def slowly(number: int) -> int:
    """The first pieces take longest."""
    time.sleep(0.2 if number < 2 else 0)
    return number * number


def die_once(path: str) -> str:
    """The first process that gets this piece is killed with it."""
    mark = Path(path)
    if mark.name == "deadly" and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return mark.name


def work_for_minutes(path: str) -> None:
    """Only in a process of the pool: the first piece is done by whoever asked."""
    if path:
        Path(path).touch()
        time.sleep(120)


def ask_for_minutes(folder: str) -> None:
    """Have two processes work until Ctrl-C, which somebody waits for."""
    try:
        with Processes(2) as place:
            list(place.results(work_for_minutes, ["", f"{folder}/one", f"{folder}/other"]))
    except KeyboardInterrupt:
        sys.exit(130)


def refuse(number: int) -> int:
    if number == 5:
        raise IllegalMove("not-open", "wrong-seat", {"number": 5})
    return number


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_pieces(jobs: int) -> None:
    with Processes(jobs) as place:
        assert list(place.in_order(slowly, range(8))) == [number * number for number in range(8)]
        assert sorted(place.finished(slowly, range(2, 40))) == [(each - 2, each * each) for each in range(2, 40)]


def test_what_was_lost_with_a_process_is_done_again(tmp_path: Path) -> None:
    pieces = [str(tmp_path / name) for name in ("a", "b", "deadly", "c", "d")]
    with Processes(2) as place:
        assert list(place.in_order(die_once, pieces)) == ["a", "b", "deadly", "c", "d"]


def test_ctrl_c_does_not_wait_for_pieces_that_take_minutes(tmp_path: Path) -> None:
    code = "import sys; from tests.work.test_places import ask_for_minutes; ask_for_minutes(sys.argv[1])"
    asking = subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path)], stderr=subprocess.PIPE, text=True, start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip
    try:
        while len(list(tmp_path.iterdir())) < 2:
            assert asking.poll() is None
            time.sleep(0.02)
        os.killpg(asking.pid, signal.SIGINT)
        assert asking.communicate(timeout=60)[1] == ""
        assert asking.returncode == 130
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(asking.pid, signal.SIGKILL)


def test_a_piece_that_goes_wrong_is_told_and_those_before_it_are_not_lost() -> None:
    done = work_on(refuse, [3, 4, 5, 6])
    assert pickle.loads(done.results) == [3, 4]
    # This one cannot be made anew from its pickle: its text is told.
    with Processes(2) as place, pytest.raises(RuntimeError, match="IllegalMove"):
        list(place.results(refuse, range(6)))


def test_who_leaves_early_leaves_the_place_as_it_was() -> None:
    with Processes(2) as place:
        results = place.results(slowly, range(100))
        next(results)
        results.close()
        assert list(place.in_order(slowly, [3, 4])) == [9, 16]


class Losing(ChunkedPlace[int]):
    """A place that loses everything so many times."""

    width = 1
    ahead = 3

    def __init__(self, losses: int) -> None:
        super().__init__(1.0)
        self.losses, self.begun, self.most = losses, 0, 0
        self.given_up: list[int] = []
        self.chunks: dict[int, tuple[Any, Sequence[Any]]] = {}

    def prepare(self, do: Callable[[Any], Any]) -> Any:
        return do

    def begin(self, do: Any, chunk: Sequence[Any]) -> int:
        self.begun += 1
        self.chunks[self.begun] = do, chunk
        return self.begun

    def wait(self, tickets: Collection[int]) -> Collection[int]:
        self.most = max(self.most, len(tickets))
        return [max(tickets)]

    def take(self, ticket: int) -> Done:
        if self.losses > 0:
            self.losses -= 1
            raise LostWork("power cut")
        return work_on(*self.chunks[ticket])

    def give_up(self, tickets: Collection[int]) -> None:
        self.given_up += tickets

    def close(self) -> None:
        pass


def test_only_so_many_chunks_are_under_way_and_the_rest_is_given_up() -> None:
    place = Losing(0)
    results = place.results(abs, range(50))
    next(results)
    results.close()
    assert place.most == 3
    assert len(place.given_up) == 2


def test_a_chunk_is_done_again_but_not_for_ever() -> None:
    assert list(Losing(TRIES - 1).in_order(abs, range(20))) == list(range(20))
    with pytest.raises(QuartierError, match=f"lost {TRIES} times .*power cut"):
        list(Losing(1000).in_order(abs, [1]))


def test_chunks_take_as_long_as_they_should_and_leave_something_for_everybody() -> None:
    pace = Pace(2.0)
    assert pace.size(1000, 4) == 1, "nothing is known yet"
    pace.note(1, Done(b"x" * 100, None, 0.01))
    assert pace.size(100_000, 4) == 200
    assert pace.size(80, 4) == 10
    assert pace.size(1, 4) == 1
    pace.note(1, Done(b"x" * (MOST_BYTES // 8), None, 0.01))
    assert pace.size(100_000, 4) == 8, "results are large"
    pace.note(1, Done(b"", None, 60.0))
    assert pace.size(100_000, 4) == 1


def test_a_place_of_ones_own_is_left_open() -> None:
    own = Processes(1)
    with at(own) as place:
        assert place is own
    with at(3) as place:
        assert place.width == 3
    assert workplace(2).width == 2
    assert workplace(None).width == os.cpu_count()


@pytest.mark.parametrize("address", ["auto", "local", "127.0.0.1:6379", "ray://head.example:10001", "[::1]:6379"])
def test_addresses_of_clusters(address: str) -> None:
    check_address(address)


@pytest.mark.parametrize(
    "address", ["", "head", "6379", "head:", "head:port", "ray://head", "http://head:80/x", "a:99999", "ray://a:1/b"]
)
def test_what_is_no_address_is_refused_and_right_ones_are_named(address: str) -> None:
    with pytest.raises(BadOption, match="auto, local, HOST:PORT and ray://HOST:PORT"):
        check_address(address)


def test_nobody_and_somebody_else_at_an_address_are_told_apart() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]

        def answer() -> None:
            line, _ = server.accept()
            with line:
                line.recv(100)
                line.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

        answering = threading.Thread(target=answer)
        answering.start()
        with pytest.raises(BadOption, match="somebody else answers there"):
            reach(f"127.0.0.1:{port}")
        answering.join()
    with pytest.raises(BadOption, match=f"no Ray cluster at ray://127.0.0.1:{port}: Connection refused"):
        reach(f"ray://127.0.0.1:{port}")


class Cluster:
    """Whose processes for clients die as they are made, the first so many of them."""

    def __init__(self, dying: int) -> None:
        self.dying = dying
        self.asked: list[str] = []

    def init(self, **given: str) -> None:
        self.asked.append(given["address"])
        if len(self.asked) <= self.dying:
            raise ConnectionAbortedError("Initialization failure from server:\nStarting Ray client server failed.")

    def shutdown(self) -> None:
        self.asked[-1] += " left"


def test_a_cluster_is_begun_with_again_where_the_process_for_a_client_died() -> None:
    there = Cluster(2)
    begin(there, {"address": "ray://here"})
    assert there.asked == ["ray://here left", "ray://here left", "ray://here"]
    with pytest.raises(ConnectionAbortedError):
        begin(Cluster(5), {"address": "ray://here"})


def test_what_is_otherwise_on_another_machine_is_named(tmp_path: Path) -> None:
    here = dict(likeness())
    assert differences(here, here) == ""
    assert {"python", "version", "code", "rules cities", "kernels skylines"} <= here.keys()
    assert differences(here, {**here, "version": "0.0.1"}) == f"version: 0.0.1, not {here['version']}"
    set_file = tmp_path / "set.txt"
    set_file.write_text("tiles")
    with_file = likeness((str(set_file),))
    assert differences(with_file, here).startswith(f"file {set_file}: -, not ")


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Typist:
    return Typist(monkeypatch, capfd)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "pip install 'quartier[ray]'"), ("de", "braucht Ray"), ("nl", "heeft Ray nodig")],
)
def test_without_ray_it_is_said_what_is_missing(
    typed: Typist, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, said: str
) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "ray"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "ray", None)
    told = typed(*ARENA, "--ray", "local", "--resume", str(tmp_path / "record"), language=language)
    assert (told.status, told.out) == (2, "")
    assert said in told.err
    assert not (tmp_path / "record").exists()


def test_a_file_that_is_not_there_is_told_before_a_cluster_is_looked_for() -> None:
    with pytest.raises(BadOption, match=r"nowhere\.txt is no file"):
        workplace(None, "127.0.0.1:1", ["nowhere.txt"])


def test_puzzles_are_only_made_on_a_cluster(typed: Typist) -> None:
    assert "--ray needs --make" in typed("puzzles", "cities", "--ray", "auto").err
