"""A page about a game: one HTML file with what its games say, in sentences, plots and tables, complete in itself."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from html import escape

from quartier import __version__
from quartier.bots.report import STYLE
from quartier.core.options import option_text, read_options
from quartier.core.registry import games
from quartier.core.texts import Texts
from quartier.insight.statistics import Study
from quartier.insight.statistics_figures import Estimate, Figures
from quartier.insight.statistics_plots import band, rows, whole


def interval(value: Estimate, percent: bool = False) -> str:
    """An interval as people read it."""
    if percent:
        return f"{100 * value.low:.1f} … {100 * value.high:.1f} %"
    return f"{value.low:.2f} … {value.high:.2f}"


def number(value: Estimate, percent: bool = False) -> str:
    """A mean as people read it."""
    return f"{100 * value.mean:.1f} %" if percent else f"{value.mean:.2f}"


def kind_name(kind: str, texts: Texts) -> str:
    """How a kind of points is called; one without a text of its own goes by its id."""
    return texts.say(kind) if "-points-" in kind else kind


def facts(study: Study, found: Figures, day: datetime.date, texts: Texts) -> list[str]:
    """What was played, when, and by which program."""
    about = games()[study.game]
    options = read_options(about.options, study.options)
    chosen = [f"{name}={option_text(getattr(options, name))}" for name in options.__struct_fields__]
    bots = ", ".join(entrant.label for entrant in study.bots)
    return [
        texts.say("statistics-about", games=found.games, deals=found.deals, bots=bots, seed=study.seed),
        texts.say("arena-options", options=", ".join(chosen)),
        texts.say("arena-made", date=day.isoformat(), version=__version__, rules=about.rules_version),
    ]


def table(head: Sequence[str], body: Sequence[Sequence[str]]) -> str:
    """A table of HTML."""
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    lines = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in body)
    return f"<table>\n<tr>{top}</tr>\n{lines}\n</table>\n"


def section(title: str, about: str, *parts: str) -> str:
    """A part of the page."""
    return f"<h2>{escape(title)}</h2>\n<p>{escape(about)}</p>\n{''.join(parts)}"


def title_of(study: Study, texts: Texts) -> str:
    """What the page is about."""
    return texts.say("statistics-title", game=texts.say(f"{study.game}-title"), seats=study.seats)


def html(study: Study, found: Figures, day: datetime.date, texts: Texts) -> str:
    """The page."""
    title = title_of(study, texts)
    told = "".join(f"<p>{escape(fact)}</p>\n" for fact in facts(study, found, day, texts))
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n<h1>{escape(title)}</h1>\n{told}{''.join(sections(study, found, texts))}</html>\n"
    )


def sections(study: Study, found: Figures, texts: Texts) -> list[str]:
    """All that there is to say."""
    say = texts.say
    points, share, between = say("statistics-points"), say("statistics-share"), say("statistics-interval")
    alone = study.seats == 1 and not games()[study.game].cooperative
    bots = [[each.bot, number(each.points), interval(each.points)] for each in found.bots]
    heads = [say("arena-column-bot"), points, between]
    if not alone:
        heads += [say("arena-column-wins"), between]
        for row, each in zip(bots, found.bots, strict=True):
            row += [number(each.wins, True), interval(each.wins, True)]
    kinds = [(kind_name(each.kind, texts), each.points) for each in found.kinds]
    done = [
        section(say("statistics-bots"), say("statistics-bots-about"), table(heads, bots)),
        section(
            say("statistics-rounds"),
            say("statistics-rounds-about"),
            band(
                say("statistics-rounds"),
                [(each.round, each.points) for each in found.rounds],
                (say("statistics-round"), points),
            ),
        ),
        section(
            say("statistics-kinds"),
            say("statistics-kinds-about"),
            rows(say("statistics-kinds"), kinds, points),
            table(
                [say("statistics-kind"), points, between],
                [[name, number(each), interval(each)] for name, each in kinds],
            ),
        ),
    ]
    if found.pieces:
        worth = [(each.piece, each.worth) for each in found.pieces]
        done.append(
            section(
                say("statistics-pieces"),
                say("statistics-pieces-about"),
                rows(say("statistics-pieces"), worth, points),
                table(
                    [say("statistics-piece"), say("statistics-had"), say("statistics-worth"), between],
                    [
                        [each.piece, f"{each.had:.2f}", f"{each.worth.mean:+.2f}", interval(each.worth)]
                        for each in found.pieces
                    ],
                ),
            )
        )
    if found.seats:
        names = [(say("statistics-seat", seat=each.seat), each) for each in found.seats]
        done.append(
            section(
                say("statistics-seats"),
                say("statistics-seats-about"),
                rows(say("statistics-seats"), [(name, each.points) for name, each in names], points),
                table(
                    ["", points, between, say("arena-column-wins"), between],
                    [
                        [
                            name,
                            f"{each.points.mean:+.2f}",
                            interval(each.points),
                            number(each.wins, True),
                            interval(each.wins, True),
                        ]
                        for name, each in names
                    ],
                ),
            )
        )
    if found.shares:
        parts = [(say(f"statistics-part-{each.part}"), each) for each in found.shares]
        done.append(
            section(
                say("statistics-shares"),
                say("statistics-shares-about"),
                whole(say("statistics-shares"), [(name, each.share.mean) for name, each in parts], share),
                table(
                    ["", say("statistics-variance"), share, between],
                    [
                        [name, f"{each.variance:.2f}", number(each.share, True), interval(each.share, True)]
                        for name, each in parts
                    ],
                ),
            )
        )
    return done
