"""A PostgreSQL database becomes one of today in one piece, whoever comes at the same time; another's is left alone."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import psycopg
import pytest
from tests.server.postgres_running import LOCKED, Postgres, rows

from quartier.core.errors import QuartierError
from quartier.core.texts import LANGUAGES, Texts
from quartier.server.store import schema as sqlite_schema
from quartier.server.store.moving import known_tables
from quartier.server.store.opening import check_store, shown
from quartier.server.store.postgres import schema
from quartier.server.store.postgres.statements import DIALECT


def checked(address: str) -> None:
    check_store(Path("nowhere"), address)


def test_both_databases_have_the_same_version_tables_columns_and_keys(postgres: Postgres) -> None:
    address = postgres.new_database()
    checked(address)
    assert schema.FIRST + len(schema.MIGRATIONS) - 1 == len(sqlite_schema.MIGRATIONS)
    for table, columns in known_tables().items():
        found = rows(
            address,
            "SELECT column_name FROM information_schema.columns "
            f"WHERE table_schema = 'public' AND table_name = '{table}' ORDER BY ordinal_position",
        )
        assert tuple(name for (name,) in found) == columns.all
        key = rows(
            address,
            f"SELECT attname FROM pg_index, unnest(indkey) WITH ORDINALITY AS part (number, place), pg_attribute "
            f"WHERE indrelid = '{table}'::regclass AND indisprimary AND attrelid = indrelid AND attnum = part.number "
            "ORDER BY place",
        )
        assert tuple(name for (name,) in key) == columns.key
    every = rows(address, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    assert {name for (name,) in every} == {*known_tables(), "about", "heads", "presence", "processes", "progress"}


def test_texts_are_compared_by_their_bytes_in_every_table(postgres: Postgres) -> None:
    address = postgres.new_database()
    checked(address)
    texts = "table_schema = 'public' AND data_type = 'text' AND table_name <> 'about'"
    other = f"SELECT table_name, column_name FROM information_schema.columns WHERE {texts} AND collation_name IS NULL"
    assert rows(address, f"SELECT count(*) > 40 FROM information_schema.columns WHERE {texts}") == [(True,)]
    assert rows(address, other) == []


def test_what_is_looked_for_in_records_is_found_by_an_index(postgres: Postgres) -> None:
    address = postgres.new_database()
    checked(address)
    for index, fields in (("tables_by_address", ("address",)), ("tables_by_challenge", ("challenge", "game"))):
        wanted = " AND ".join(f"{{record:{field}}} = 'x' AND {{record:{field}}} <> ''" for field in fields)
        query = DIALECT.say(f"SELECT id FROM tables WHERE {wanted}")
        with psycopg.connect(address) as connection:
            connection.execute("SET enable_seqscan = off")
            plan = connection.execute(f"EXPLAIN {query}".encode()).fetchall()
        assert index in str(plan)


def test_two_who_bring_a_database_up_to_date_at_once_do_it_once(postgres: Postgres) -> None:
    address = postgres.new_database()
    failures: list[BaseException] = []

    def migrate() -> None:
        try:
            with psycopg.connect(address, autocommit=True) as connection:
                schema.migrate(connection, "here")
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=migrate) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    assert rows(address, "SELECT version FROM about") == [(len(sqlite_schema.MIGRATIONS),)]


DIE = """
import os, psycopg, sys
from quartier.server.store.postgres import schema
from quartier.server.store.postgres.statements import DIALECT
schema.MIGRATIONS = (*schema.MIGRATIONS, "CREATE TABLE further (x BIGINT); UPDATE tables SET status = 'lost'")
with psycopg.connect(sys.argv[1], autocommit=True) as connection:
    execute = connection.execute
    def dying(statement, *more, **options):
        done = execute(statement, *more, **options)
        if b"further" in (statement if isinstance(statement, bytes) else statement.encode()):
            os.kill(os.getpid(), 9)
        return done
    connection.execute = dying
    schema.migrate(connection, "here")
"""


@pytest.mark.parametrize("before", ["empty", "filled"])
def test_a_migration_that_is_killed_in_the_middle_has_not_happened(before: str, postgres: Postgres) -> None:
    address = postgres.new_database()
    if before == "filled":
        checked(address)
    killed = subprocess.run([sys.executable, "-c", DIE, address], check=False)
    assert killed.returncode == -9
    checked(address)
    assert rows(address, "SELECT version FROM about") == [(len(sqlite_schema.MIGRATIONS),)]
    assert rows(address, "SELECT 1 FROM pg_tables WHERE tablename = 'further'") == []


def refused(address: str) -> QuartierError:
    with pytest.raises(QuartierError) as error:
        checked(address)
    for language in LANGUAGES:
        told = error.value.text(Texts(language))
        assert "\n" not in told
        assert "wrong-" not in told
        assert "secret" not in told
    return error.value


def test_a_database_that_is_not_ours_or_not_of_today_is_refused_and_left_as_it_is(postgres: Postgres) -> None:
    newer, foreign, broken = (postgres.new_database() for _ in range(3))
    checked(newer)
    rows(newer, "UPDATE about SET version = version + 1")
    assert "this program knows versions up to" in str(refused(newer))
    rows(foreign, "CREATE TABLE recipes (name text)")
    assert "is a database, but not one of this program" in str(refused(foreign))
    assert rows(foreign, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == [("recipes",)]
    checked(broken)
    rows(broken, "INSERT INTO settings VALUES ('key', 'xyz')")
    assert "the server's key in it is broken" in str(refused(broken))
    latin = postgres.make_database("ENCODING LATIN1 LOCALE 'C' TEMPLATE template0")
    assert "texts in LATIN1" in str(refused(latin))


def test_what_cannot_be_reached_is_told_in_one_sentence_without_its_password(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.address
    locked = address("postgres", f"{LOCKED}:secret")
    for wrong, message in (
        ("mysql://ann:secret@example.org/q", "mysql://ann@example.org/q is not the address of a store"),
        ("postgresql://ann:secret@[", "is not the address of a store"),
        ("postgresql://ann@localhost/q?colour=blue&password=secret", "is not the address of a store"),
        (
            "postgresql://ann:secret@127.0.0.1:1/q",
            "//ann@127.0.0.1:1/q cannot be reached (Connection refused)",
        ),
        (address("nothing"), "there is no such database"),
        (locked, "does not take this user with this password"),
        (address("postgres", LOCKED), "does not take this user with this password"),
        (address("postgres", f"{LOCKED}:right"), "this user may not make tables there"),
    ):
        assert message in str(refused(wrong)), wrong
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert "pip install 'quartier[postgres]'" in str(refused(address("postgres")))


def test_an_address_is_shown_without_its_password() -> None:
    for given, said in (
        ("postgresql://ann:a:b@c@host/q", "postgresql://ann@host/q"),
        ("postgresql://host/q?password=x&sslmode=require", "postgresql://host/q?sslmode=require"),
        ("postgresql://host/q?sslmode=require&password=x", "postgresql://host/q?sslmode=require"),
        ("postgresql://ann@host:5432/q", "postgresql://ann@host:5432/q"),
        ("quartier-data", "quartier-data"),
    ):
        assert shown(given) == said
