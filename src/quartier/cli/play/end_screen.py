"""What is said at the end of a match: everybody's points, itemised, ranks, who won and by which tie-break."""

from __future__ import annotations

from quartier.cli.play.table_screen import name_of, standings_table
from quartier.core.drawing import Block, lines
from quartier.core.registry import about
from quartier.core.texts import Texts
from quartier.core.view import View


def end_of(view: View, texts: Texts, width: int) -> Block:
    """The end of a match that is over."""
    places = view.standings
    together = about(view.game).cooperative
    drawn = standings_table(view, places[:1] if together else places, texts, width)
    said = [texts.say(view.phase.id, **view.phase.args), *result(view, texts, together)]
    return [*drawn, *(line for text in dict.fromkeys(said) for line in lines(text, width, "bold"))]


def result(view: View, texts: Texts, together: bool) -> list[str]:
    """Who won, with how much, and by which tie-break; or whether all won together."""
    places = view.standings
    winners = [place for place in places if place.rank == 1]
    if together:
        text = "won-together" if winners else "lost-together"
        return [texts.say(text, seats=view.seats, points=places[0].score)]
    points = winners[0].score
    names = [name_of(place.seat, view.seat, texts) for place in winners]
    if view.seats == 1:
        said = texts.say("solo-end", points=points)
    elif len(winners) > 1:
        said = texts.say("winners-shared", names=", ".join(names), points=points)
    elif winners[0].seat == view.seat:
        said = texts.say("winner-you", points=points)
    else:
        said = texts.say("winner-one", name=names[0], points=points)
    tied = len(winners) == 1 and sum(place.score == points for place in places) > 1
    return [said, texts.say("tie-break", values=" ".join(map(str, winners[0].tie_break)))] if tied else [said]
