"""A page about a contest: one HTML file with the table and plots, complete in itself."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from html import escape

from msgspec import structs

from quartier import __version__
from quartier.bots.arena import Contest, Result
from quartier.bots.plots import histograms, intervals
from quartier.bots.ratings import Row
from quartier.core.errors import printable
from quartier.core.options import option_text, read_options
from quartier.core.registry import games
from quartier.core.texts import Texts

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
body { color: #333; background: #fffdf8; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: right; padding: 4px 8px; border-bottom: 1px solid #ddd; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; margin: 1rem 0; }
"""

COLUMNS = ("bot", "games", "wins", "interval", "elo", "score", "time")


def cells(row: Row) -> list[str]:
    """A row as people read it, in the order of the columns."""
    return [
        row.name,
        str(row.games),
        f"{100 * row.win_rate:.1f} %",
        f"{100 * row.low:.1f}–{100 * row.high:.1f} %",
        f"{row.elo:+.0f}",
        f"{row.mean_score:.2f}",
        f"{row.ms_per_move:.1f} ms",
    ]


def losses(row: Row, texts: Texts) -> list[str]:
    """What is to say of the matches that a bot lost before their end."""
    if not row.losses:
        return []
    kinds = ", ".join(f"{texts.say(f'arena-lost-{kind}')}: {number}" for kind, number in row.losses.items())
    lost = sum(row.losses.values())
    return [texts.say("arena-lost", bot=row.name, games=lost, kinds=kinds, first=printable(row.first_loss))]


def facts(contest: Contest, number: int, day: datetime.date, texts: Texts) -> list[str]:
    """What was played, when, and by which program."""
    about = games()[contest.game]
    options = read_options(about.options, contest.options)
    chosen = [f"{field.name}={option_text(getattr(options, field.name))}" for field in structs.fields(options)]
    return [
        texts.say("arena-about", games=number, seed=contest.seed),
        texts.say("arena-options", options=", ".join(chosen)),
        texts.say("arena-made", date=day.isoformat(), version=__version__, rules=about.rules_version),
    ]


def html(contest: Contest, rows: Sequence[Row], results: Sequence[Result], day: datetime.date, texts: Texts) -> str:
    """The page."""
    title = texts.say("arena-title", game=texts.say(f"{contest.game}-title"), seats=contest.seats)
    said = [*facts(contest, len(results), day, texts), *(loss for row in rows for loss in losses(row, texts))]
    told = "".join(f"<p>{escape(fact)}</p>\n" for fact in said)
    head = "".join(f"<th>{escape(texts.say(f'arena-column-{column}'))}</th>" for column in COLUMNS)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells(row)) + "</tr>" for row in rows)
    scores = [
        (
            entrant.label,
            [
                result.scores[seat]
                for result in results
                if result.loss is None
                for seat, who in enumerate(result.lineup)
                if who == index
            ],
        )
        for index, entrant in enumerate(contest.entrants)
    ]
    wins = intervals(
        texts.say("arena-plot-wins"),
        [(row.name, row.low, row.win_rate, row.high) for row in rows],
        texts.say("arena-plot-wins-axis"),
    )
    distribution = histograms(
        texts.say("arena-plot-scores"), scores, (texts.say("arena-plot-scores-axis"), texts.say("arena-plot-share"))
    )
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n<h1>{escape(title)}</h1>\n"
        f"{told}<table>\n<tr>{head}</tr>\n{body}\n</table>\n{wins}{distribution}</html>\n"
    )
