"""What is said of a city beside its map: the milestone, the stacks, buildings, news, districts, points."""

from __future__ import annotations

from rich.text import Text

from quartier.core.texts import Texts
from quartier.core.view import View
from quartier.games.skylines.board import Board, District, Forecast, Part
from quartier.games.skylines.terminal.cards import standing
from quartier.games.skylines.terminal.map import FAINT, SIGNS, place_of
from quartier.games.skylines.terminal.tracks import plain


def facts(view: View, texts: Texts) -> list[Text]:
    """All that is known besides map, tracks and hands, as far as it matters now."""
    board: Board = view.board
    if view.over:
        return points(view, texts)
    if board.stage == "arrange":
        return []
    counted = [] if board.stage == "lay" else [*milestone(view, texts), stacks(board, texts)]
    return [*counted, *lacking(board, texts), *in_force(board, texts), *districts(board, texts)]


def essentials(view: View, texts: Texts) -> list[Text]:
    """What one has to know for a turn: the end of the milestone, the stacks, what is lacking, the news."""
    board: Board = view.board
    if board.stage in ("arrange", "lay"):
        return []
    ahead = [forecast(board, board.forecast, texts)] if board.forecast else []
    news = [said for said in in_force(board, texts) if "red" in str(said.style)]
    return [*ahead, stacks(board, texts), *lacking(board, texts), *news]


def in_force(board: Board, texts: Texts) -> list[Text]:
    """Unique buildings that stand, and the news."""
    cards = {card.id: card for card in board.cards}
    said = [Text(texts.say("skylines-terminal-built", building=standing(cards[name], texts))) for name in board.built]
    if board.news:
        said.append(Text(texts.say("skylines-terminal-news", news=standing(cards[board.news], texts)), "bold red"))
    return said


def milestone(view: View, texts: Texts) -> list[Text]:
    """Who begins, what the milestones brought, what ending this one would do."""
    board: Board = view.board
    starter = texts.say("you") if board.starter == view.seat else texts.say("seat", seat=board.starter + 1)
    first = [texts.say("skylines-terminal-starter", player=starter)] if view.seats > 1 else []
    if board.gained:
        first.append(texts.say("skylines-terminal-gained", gained=" ".join(map(plus, board.gained))))
    said = [Text(" · ".join(first))] if first else []
    if board.forecast:
        said.append(forecast(board, board.forecast, texts))
    return said


def forecast(board: Board, ahead: Forecast, texts: Texts) -> Text:
    """What ending the milestone now would do, and a warning where that would lose the city."""
    happiness = board.tracks["happiness"] + ahead.happiness - ahead.missing
    money = board.tracks["money"] + ahead.money
    prices = {part.letter.upper(): part.cost for part in openable(board)}
    numbers: dict[str, str | int] = {
        "skyline": plain(ahead.skyline),
        "happiness": plus(happiness),
        "burdens": ahead.burdens,
        "money": plain(money - ahead.labour),
        "labour": ahead.labour,
        "parts": " ".join(f"{letter}\xa0${price}" for letter, price in prices.items()),
    }
    said = Text(texts.say(f"skylines-terminal-forecast{'-last' if ahead.last else ''}", **numbers))
    asked = ahead.labour + (0 if ahead.last else min(prices.values(), default=0))
    fallen = happiness <= board.ends["happiness"][0] or ahead.skyline <= board.ends["skyline"][0]
    if fallen or min(money, money - asked) < 0:
        said.append(f" {texts.say('skylines-terminal-lost')}", "bold red")
    return said


def openable(board: Board) -> list[Part]:
    """The closed parts that lie beside an open one."""
    places = [(place, part) for part in board.parts if (place := place_of(part))]
    opened = [place for place, part in places if part.open]
    return [
        part
        for (row, column), part in places
        if not part.open and any(abs(row - other[0]) + abs(column - other[1]) == 1 for other in opened)
    ]


def plus(number: int) -> str:
    """What is added, with its sign."""
    return f"+{number}" if number > 0 else plain(number)


def lacking(board: Board, texts: Texts) -> list[Text]:
    """The districts that lack tiles before the milestone can be ended, by their first squares."""
    if board.forecast is None:
        return []
    pairs = zip(board.districts, board.forecast.lacking, strict=True)
    found = [f"{district.squares[0]}:{number}" for district, number in pairs if number]
    return [Text(texts.say("skylines-terminal-lacking", districts=" ".join(found)))] if found else []


def stacks(board: Board, texts: Texts) -> Text:
    """How many cards the stacks have, what lies on the exchange pile, what exchanging costs."""
    first, second, third = (stack.size for stack in board.stacks)
    said = [
        texts.say("skylines-terminal-stacks", first=first, second=second, third=third),
        texts.say("skylines-terminal-pile", cards=" ".join(board.pile) or "–"),
        texts.say("skylines-terminal-prices", **board.prices),
    ]
    return Text(" · ".join(said))


def districts(board: Board, texts: Texts) -> list[Text]:
    """Every district by its first square: how much of it is free and what it has."""
    if not board.districts:
        return []
    covered = {name for tile in board.tiles for name in tile.squares}
    said = Text(texts.say("skylines-terminal-districts"))
    for district in board.districts:
        free = len(set(district.squares) - covered)
        said.append(f"  {district.squares[0]}[{free}]", "bold").append(inventory(district))
    return [said]


def inventory(district: District) -> str:
    """What a district has, by the letters of the map, in one word that is not broken: :2R,1C,1U,Eh."""
    counted = {**district.zones, "utility": district.utilities}
    words = [f"{number}{SIGNS[kind]}" for kind, number in counted.items() if number]
    served = [SIGNS[name] for name in district.services] + [SIGNS[name].lower() for name in district.small]
    if served:
        words.append("".join(served))
    return f":{','.join(words)}" if words else ""


def points(view: View, texts: Texts) -> list[Text]:
    """Where the skyline came from."""
    place = view.standings[view.seat or 0]
    said = [Text(f"{plain(item.points):>4}  {texts.say(item.reason.id, **item.reason.args)}") for item in place.items]
    return [*said, Text(f"{plain(place.score):>4}  {texts.say('total')}", "bold")]


def explained(texts: Texts) -> Text:
    """What the letters of the map mean."""
    return Text(texts.say("skylines-terminal-legend"), FAINT)
