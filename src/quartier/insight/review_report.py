"""A page about a match: one HTML file with the plot, all turns and the boards of those that cost most."""

from __future__ import annotations

import io
from html import escape

from rich.console import Console

from quartier import __version__
from quartier.bots.plots import COLOURS, MARKS, Plot, legend
from quartier.core.match import Match
from quartier.core.texts import Texts
from quartier.core.view import View
from quartier.insight.review import Review
from quartier.insight.review_words import COLUMNS, about, account_line, cells, moments, name_of, possible, told

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
body { color: #333; background: #fffdf8; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: left; padding: 4px 8px; border-bottom: 1px solid #ddd; }
td:nth-child(1), td:nth-child(5), td:nth-child(6), td:nth-child(7) { text-align: right; }
tr.cracked td:nth-child(4), tr.collapsed td:nth-child(4) { font-weight: 700; }
svg { width: 100%; height: auto; margin: 1rem 0; }
.boards { display: flex; flex-wrap: wrap; gap: 1rem; }
figure { margin: 0; overflow-x: auto; }
pre { font: 12px/1.3 ui-monospace, monospace; color: #eee; background: #222; padding: 8px; border-radius: 8px; }
"""
WIDTH = 72
"""Letters of a board's drawing."""


def html(match: Match, found: Review, texts: Texts) -> str:
    """The page."""
    title = texts.say("review-title", game=texts.say(f"{found.game}-title"))
    accounts = "".join(f"<li>{escape(account_line(account, texts))}</li>\n" for account in found.accounts)
    head = "".join(f'<th scope="col">{escape(texts.say(f"review-{column}"))}</th>' for column in COLUMNS)
    body = "\n".join(
        f'<tr class="{turn.grade}">' + "".join(f"<td>{escape(cell)}</td>" for cell in cells(turn, texts)) + "</tr>"
        for turn in found.turns
    )
    said = [
        *about(found, texts),
        texts.say("review-grades-about"),
        texts.say("review-made", version=__version__, simulations=found.simulations),
    ]
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n<h1>{escape(title)}</h1>\n<ul>\n{accounts}</ul>\n{plot(found, texts)}"
        f"<p>{escape(texts.say('review-plot-band'))}</p>\n"
        f"<h2>{escape(texts.say('review-costliest'))}</h2>\n{_costliest(match, found, texts)}"
        f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>\n"
        + "".join(f"<p>{escape(line)}</p>\n" for line in said)
        + "</html>\n"
    )


def plot(found: Review, texts: Texts) -> str:
    """What was to be expected after each turn, with the band of nine in ten, the result, and what was possible."""
    last = len(found.turns) + 1
    known = [turn.played for turn in found.turns]
    heights = [each for turn in known for each in (turn.low, turn.high, turn.expected) if each is not None]
    heights += [float(account.result) for account in found.accounts]
    heights += [float(score) for score, _, _ in possible(found, texts)]
    low, high = min(heights, default=0.0), max(heights, default=1.0)
    labels = texts.say("review-turn"), texts.say("review-expected")
    drawn = Plot(texts.say("review-plot"), (1, last), (low, high), labels)
    drawn.ticks_across([(turn, str(turn)) for turn in range(1, last, max(1, last // 12))])
    drawn.ticks_up([(low + (high - low) * part / 4, f"{low + (high - low) * part / 4:.0f}") for part in range(5)])
    for index, account in enumerate(found.accounts):
        colour, turns = COLOURS[index % len(COLOURS)], [turn for turn in found.turns if turn.seat in account.seats]
        upper = [(turn.number, turn.played.high) for turn in turns if turn.played.high is not None]
        lower = [(turn.number, turn.played.low) for turn in reversed(turns) if turn.played.low is not None]
        around = " ".join(f"{drawn.x(x)},{drawn.y(y)}" for x, y in [*upper, *lower])
        drawn.parts.append(f'<polygon points="{around}" fill="{colour}" opacity="0.15"/>')
        points = [(turn.number, turn.played.expected) for turn in turns]
        drawn.line([*points, (last, account.result)], colour, MARKS[index % len(MARKS)])
        drawn.dot(last, account.result, colour)
        legend(drawn, index, name_of(account.seats, texts), colour)
    for score, places, label in possible(found, texts):
        # What all could have made belongs to nobody.
        colour = COLOURS[places[0] % len(COLOURS)] if len(places) < len(found.accounts) else "#777"
        drawn.line([(1, score), (last, score)], colour, "3 2", width=1)
        drawn.text(drawn.x(last) - 4, drawn.y(score) - 4, label, anchor="end")
    for turn in found.turns:
        if turn.number in found.costliest:
            drawn.dot(turn.number, turn.played.expected, "#333")
    return drawn.svg()


def _costliest(match: Match, found: Review, texts: Texts) -> str:
    if not found.costliest:
        return f"<p>{escape(texts.say('review-nothing-lost'))}</p>\n"
    parts = []
    for turn, played, instead in moments(match, found):
        boards = (("review-board-played", played), ("review-board-best", instead))
        drawn = "".join(
            f"<figure><figcaption>{escape(texts.say(name))}</figcaption>{_board(match, view, texts)}</figure>\n"
            for name, view in boards
        )
        words = escape(told(match, turn, played, instead, texts))
        parts.append(f"<h3>{escape(texts.say('review-turn'))} {turn.number}</h3>\n<p>{words}</p>\n")
        parts.append(f'<div class="boards">\n{drawn}</div>\n')
    return "".join(parts)


def _board(match: Match, view: View, texts: Texts) -> str:
    """A view as the terminal draws it."""
    screen = Console(record=True, file=io.StringIO(), width=WIDTH, force_terminal=True, color_system="truecolor")
    screen.print(match.game.draw(view, texts, WIDTH))
    return screen.export_html(inline_styles=True, code_format="<pre>{code}</pre>")
