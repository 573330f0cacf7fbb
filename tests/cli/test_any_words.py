"""Whatever is typed: no words end in a traceback."""

from __future__ import annotations

from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.cli.words import Typist

WORDS = st.one_of(
    st.sampled_from(["games", "version", "simulate", "arena", "replay", "verify", "score", "check", "play", "backup"]),
    st.sampled_from(["site", "warm", "bench", "cities", "guilds", "skylines", "tangram", "-", "--", "-h", "--help"]),
    st.sampled_from(["--version", "--json", "--language", "de", "--language=nl", "--games", "1", "--seats", "2"]),
    st.sampled_from(["--level", "3", "--bot", "--bots", "random", "greedy,random", "--seed", "--option", "level=2"]),
    st.sampled_from(["--resume", "--report", "--turn", "--against", "--box", "empty", "folder", "binary", "words"]),
    st.sampled_from(["--to", "--data", "--scenario", "--jobs", "1e9", "nan", "-1", "", "=", "--games=", "--free"]),
    st.text(max_size=6),
)
SLOW = (
    "arena.run_arena",
    "bench.run_bench",
    "play.start.new_game",
    "play.start.resume_game",
    "simulate.run_simulation",
    "site.write_folder",
    "warm.warm_games",
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(words=st.lists(WORDS, max_size=7))
def test_no_words_end_in_a_traceback(typed: Typist, files: Path, words: list[str]) -> None:
    # What takes its time, or writes a whole folder, is tried elsewhere; here it is the words that matter.
    for name in SLOW:
        typed.patch.setattr(f"quartier.cli.{name}", lambda *_, **__: None)
    status, _, err = typed(*words)
    assert status in (0, 1, 2)
    if status == 2 and not err.startswith(("Usage", "Aufruf", "Gebruik")):
        assert err.splitlines()[-1].startswith("quartier: ")
