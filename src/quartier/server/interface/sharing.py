"""What the endpoints do that have pictures drawn of finished matches."""

from __future__ import annotations

import datetime

from quartier.core.texts import LANGUAGES, Texts
from quartier.pictures.formats import MEDIA
from quartier.server.interface import api
from quartier.server.interface.endpoint import Call
from quartier.server.messages.pictures import PictureWish
from quartier.server.messages.refusals import Refusal
from quartier.server.store.records import TableRecord
from quartier.server.table import replay


def names_at(record: TableRecord, language: str) -> tuple[str, ...]:
    """Those who sit at a table, as the page calls them."""
    texts = Texts(language)
    return tuple(
        sitting.name
        if sitting.bot is None
        else texts.say("page-bot-seat", seat=seat + 1, level=texts.say(f"bot-{sitting.bot}"))
        for seat, sitting in enumerate(record.seats)
    )


def sent(call: Call, kind: str, made: bytes) -> bytes:
    """A picture on its way; browsers need not ask again at once."""
    call.headers |= {"Content-Type": MEDIA[kind], "Cache-Control": "private, max-age=3600"}
    return made


async def of_table(call: Call, wish: PictureWish) -> bytes:
    """A picture of the match at the table in the path."""
    match, record = await api.open_match(call), call.table.record
    day = datetime.datetime.fromtimestamp(record.ended / 1000, datetime.UTC).date()
    names = names_at(record, wish.language)
    return sent(call, wish.kind, await call.context.pictures.ask(match, wish, names, day, call.share))


async def table_picture(call: Call) -> bytes:
    """A picture of the match, once it is over; of a challenge, once its day is."""
    return await of_table(call, call.body)


async def link_picture(call: Call) -> bytes:
    """What messengers show beside a link to the finished match: its picture, wide and light, as PNG."""
    language = str(call.request.path_params["language"])
    if language not in LANGUAGES:
        raise Refusal("not-found")
    return await of_table(call, PictureWish(language=language))  # type: ignore[arg-type]


async def file_picture(call: Call) -> bytes:
    """A picture of the match of a file of your own; it must be over."""
    wish = call.body
    match = await call.context.files.read(call.share, replay.match_of, wish.file)
    day = wish.day or datetime.datetime.now(datetime.UTC).date()
    names = tuple(wish.names[: match.seats])
    return sent(call, wish.kind, await call.context.pictures.ask(match, wish, names, day, call.share))
