"""What messengers show of a link to the page: title, sentence and picture, as Open Graph tags in the page's head.

Whoever asks is nobody in particular: what is told is what anybody with the link may know, and nothing of a match.
Names are typed by people, so all of it is escaped. The picture's address must be a whole one: it begins with what
the operator has named (`--public-address`); else with the host that the request names, if that has the form of one
and can be nothing else, in an answer that no cache may give to others.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from quartier.core.registry import games
from quartier.core.texts import LANGUAGES, Texts
from quartier.pictures.captions import option_words
from quartier.server.interface.encodings import quality
from quartier.server.interface.endpoint import ID
from quartier.server.messages.refusals import Refusal
from quartier.server.store.records import TableRecord

PICTURE = (1200, 630)
NAME = r"[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?"
HOST = re.compile(rf"(?:{NAME}|\[[0-9A-Fa-f:.]{{2,45}}\])(?::[0-9]{{1,5}})?", re.ASCII)
"""A name or an address, and a port."""


class Preview(NamedTuple):
    """What is shown of a link."""

    title: str
    sentence: str
    game: str = ""
    """Whose picture is shown; none: the site's own."""
    drawn: str = ""
    """Where the picture of just this match is, if there is one."""


class Previews:
    """Writes the tags for each address of the page."""

    def __init__(
        self,
        find: Callable[[str], TableRecord | None],
        public_address: str,
        *,
        https: bool,
        can_draw: Callable[[str], bool] = lambda game: False,
    ) -> None:
        self._find = find
        self._can_draw = can_draw
        self._public = public_address.rstrip("/")
        self._scheme = "https" if https else "http"

    def tags(self, path: str, headers: Mapping[str, str], has_file: Callable[[str], bool]) -> str:
        """The tags for an address of the page."""
        texts = Texts(language_of(headers.get("accept-language", "")))
        preview = self._preview(path, texts)
        host = headers.get("host", "")
        address = self._public or (f"{self._scheme}://{host}" if HOST.fullmatch(host) else "")
        pictures = [name for name in (f"previews/{preview.game}.png", "previews/quartier.png") if has_file(name)]
        picture = (preview.drawn or pictures[0]) if address and pictures else ""
        found = {
            "og:site_name": "Quartier",
            "og:type": "website",
            "og:title": preview.title,
            "og:description": preview.sentence,
        }
        if address:
            found["og:url"] = f"{address}/{path}"
        if picture:
            found |= {
                "og:image": f"{address}/{picture}",
                "og:image:width": str(PICTURE[0]),
                "og:image:height": str(PICTURE[1]),
                "og:image:alt": preview.title,
            }
        card = "summary_large_image" if picture else "summary"
        lines = [f'<meta property="{name}" content="{html.escape(content)}" />' for name, content in found.items()]
        return "\n".join([*lines, f'<meta name="twitter:card" content="{card}" />'])

    def _preview(self, path: str, texts: Texts) -> Preview:
        page, _, rest = path.strip("/").partition("/")
        if page == "rules" and rest in games():
            return Preview(texts.say("page-rules-of", game=title_of(rest, texts)), texts.say(f"{rest}-blurb"), rest)
        game, *more = rest.split("/")
        # One that is named by a table may be with another set than the house's.
        if page == "challenge" and game in games() and len(more) < 2:
            return Preview(f"{texts.say('page-day')}: {title_of(game, texts)}", texts.say("page-challenge-about"), game)
        record = self._lookable(rest) if page in ("table", "replay") else None
        if record is None:
            return Preview("Quartier", texts.say("page-tagline"))
        told = of_table(record, texts)
        drawn = record.status == "over" and not record.secret_still and self._can_draw(record.game)
        return told._replace(drawn=f"api/tables/{record.id}/picture/{texts.language}") if drawn else told

    def _lookable(self, name: str) -> TableRecord | None:
        """The table of that name, if anybody with the link may look at it."""
        if not re.fullmatch(ID, name, re.ASCII):
            return None
        try:
            record = self._find(name)
        except Refusal:
            return None
        if record is None or record.status == "closed" or record.pairing or record.game not in games():
            return None
        return record if record.lookable_by(None) else None


def of_table(record: TableRecord, texts: Texts) -> Preview:
    """A table that anybody with the link may look at."""
    title = title_of(record.game, texts)
    names = ", ".join(sitting.name for sitting in record.seats if sitting.person is not None)
    if record.status == "open":
        host = record.seat_of(record.host)
        heading = (
            texts.say("page-invited", game=title)
            if host is None
            else texts.say("page-invites", name=record.seats[host].name, game=title)
        )
        least, most = games()[record.game].minutes
        taken = sum(not sitting.empty for sitting in record.seats)
        facts = [
            *option_words(record.game, record.options, texts),
            texts.say("page-seats-taken", taken=taken, seats=len(record.seats)),
            texts.say("page-minutes", least=least, most=most),
        ]
        return Preview(heading, " · ".join(facts), record.game)
    text = "preview-running" if record.status == "running" else "preview-over"
    return Preview(texts.say(text, game=title), names or texts.say(f"{record.game}-blurb"), record.game)


def title_of(game: str, texts: Texts) -> str:
    """How a game is called."""
    return texts.say(f"{game}-title")


def language_of(header: str) -> str:
    """The language that is liked best of those that there are texts in (RFC 9110, 12.5.4)."""
    best, most = LANGUAGES[0], 0.0
    for part in header.split(",")[:20]:
        tag, _, parameters = part.partition(";")
        language, liked = tag.strip()[:2].lower(), quality(parameters)
        if language in LANGUAGES and liked > most:
            best, most = language, liked
    return best
