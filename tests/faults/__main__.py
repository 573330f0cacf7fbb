"""`python -m tests.faults`: break a running site again and again, and say what came of it.

What is done stands in the report's JSON, leg by leg: started again, it goes on from there.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
import time
from pathlib import Path

from tests.faults.harness import Harness, drawn
from tests.faults.report import InputFigures, Soak, put_between
from tests.faults.site import Site
from tests.server.postgres_running import Postgres

from quartier.core.registry import games

LEG = 25
"""Kills in a row on one site."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--store", choices=["sqlite", "postgres", "both"], default="both")
    parser.add_argument("--kills", type=int, default=1000, help="on each store")
    parser.add_argument("--others", type=float, default=0.5, help="other faults for each kill")
    parser.add_argument("--minutes", type=float, default=0, help="when to stop, whatever is left; 0: never")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--servers", type=int, default=1, help="on PostgreSQL")
    parser.add_argument("--processes", type=int, default=1, help="of each server, on PostgreSQL")
    parser.add_argument("--workers", type=int, default=1, help="that think")
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--inputs", type=int, default=0, help="of any form, for each game and store")
    parser.add_argument("--scenes", type=int, default=0, help="in two worlds, for each game")
    parser.add_argument("--report", type=Path, default=Path("soak.json"))
    parser.add_argument("--page", type=Path, help="into which the figures are put")
    return parser.parse_args()


def main() -> None:
    chosen = arguments()
    until = time.monotonic() + 60 * chosen.minutes if chosen.minutes else float("inf")
    soak = Soak.read(chosen.report)
    stores = ["sqlite", "postgres"] if chosen.store == "both" else [chosen.store]
    postgres = Postgres()
    try:
        again = True
        while again and time.monotonic() < until:
            again = False
            for store in stores:
                kind = "PostgreSQL" if store == "postgres" else "SQLite"
                left = chosen.kills - soak.kills(kind)
                if left > 0 and time.monotonic() < until:
                    leg(chosen, soak, postgres if store == "postgres" else None, min(left, LEG))
                    again = True
        for store in stores:
            try_any_input(chosen, soak, postgres if store == "postgres" else None, until)
        for game in sorted(games()):
            done = sum(one.scenes for one in soak.tried if one.game == game)
            if done < chosen.scenes and time.monotonic() < until:
                from tests.faults.any_input import try_worlds

                found = try_worlds(game, chosen.scenes - done, f"{chosen.seed} {done}", postgres)
                keep(soak, chosen.report, InputFigures(**vars(found)))
    finally:
        postgres.stop()
    tables = soak.tables()
    text = "\n".join(tables.values())
    chosen.report.with_suffix(".md").write_text(text, "utf-8")
    if chosen.page:
        for place, figures in tables.items():
            put_between(chosen.page, place, figures)
    print(text)


def leg(chosen: argparse.Namespace, soak: Soak, postgres: Postgres | None, kills: int) -> None:
    """Some faults on a new site."""
    seed = f"{chosen.seed} {len(soak.legs)}"
    folder = Path(tempfile.mkdtemp(prefix="quartier-faults-"))
    site = Site(folder, postgres, servers=chosen.servers, processes=chosen.processes, workers=chosen.workers)
    try:
        harness = Harness(site, chosen.tables, seed)
        report = harness.run(drawn(site, seed, kills, int(kills * chosen.others)))
    except BaseException:
        for number, server in enumerate(site.servers):
            shutil.copy(server.log, chosen.report.with_suffix(f".server{number}.log"))
        raise
    finally:
        site.close()
    soak.legs.append(report)
    soak.write(chosen.report)
    figures = f"{report.kills} kills, {report.acknowledged} moves, away {report.away:.1f} s, {report.seconds:.0f} s"
    print(f"{site.kind}, seed {seed!r}: {figures}", flush=True)


def try_any_input(chosen: argparse.Namespace, soak: Soak, postgres: Postgres | None, until: float) -> None:
    """Say whatever can be said to servers on a store."""
    if not chosen.inputs or time.monotonic() > until:
        return
    from tests.faults.any_input import try_inputs

    folder = Path(tempfile.mkdtemp(prefix="quartier-faults-"))
    site = Site(folder, postgres, servers=chosen.servers, processes=chosen.processes, workers=0)
    try:
        for game in sorted(games()):
            done = sum(one.inputs for one in soak.tried if (one.game, one.store) == (game, site.kind))
            if done < chosen.inputs and time.monotonic() < until:
                found = try_inputs(site, game, chosen.inputs - done, f"{chosen.seed} {done}")
                keep(soak, chosen.report, InputFigures(**vars(found)))
    finally:
        site.close()


def keep(soak: Soak, path: Path, found: InputFigures) -> None:
    """Write down what was tried."""
    soak.tried.append(found)
    soak.write(path)
    print(
        f"{found.game}, {found.store}: {found.inputs} inputs, {found.scenes} scenes, {found.seconds:.0f} s", flush=True
    )


if __name__ == "__main__":
    main()
