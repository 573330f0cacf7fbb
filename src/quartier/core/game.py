"""What a game is: its facts, its kernels' faces, its moves, its words for people.
Longer than 300 lines: it is the one list of all that a game may bring.

>>> from quartier.core.registry import load_game
>>> cities = load_game("cities")
>>> box = cities.box("house", cities.house_box())
>>> box.name, len(box.sha256), cities.read("e5>")
('house', 64, Lay(place='e5', turn=1))
"""

from __future__ import annotations

import abc
import functools
import hashlib
import importlib.util
import reprlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

import msgspec
import numpy as np

from quartier.core.about import About
from quartier.core.calibration import Calibration
from quartier.core.errors import BadComponents, BadFile, IllegalMove, MalformedMove, OldRules, Place, Remark
from quartier.core.packages import game_packages
from quartier.core.reports import Compiler, Reader, Vocabulary, letters_of, read_text, row_of, written
from quartier.core.texts import Texts
from quartier.core.view import Item, Message, Standing, View
from quartier.kernel import calls
from quartier.kernel.homes import mode_of, open_home
from quartier.kernel.library import manifest, names_around
from quartier.kernel.notation import NO_MOVE, TURN_HAS_ENDED, text_of
from quartier.kernel.records import record_type
from quartier.kernel.report import blank_report
from quartier.kernel.rules import STEP, BoxRecord, Rule
from quartier.kernel.sources import PACKAGE, hash_of

if TYPE_CHECKING:
    from rich.text import Text

__all__ = ["Box", "Game", "State"]

State: TypeAlias = np.ndarray[Any, Any]
"""An array of one position: how Python holds it."""


Ahead: TypeAlias = "Callable[[str], View]"
"""The view after a step, given as notation."""


NETWORK = "network"
"""The field of a box that a learned network lies in."""
KNOWN = 4096
"""Moves of a game that are kept by their notation."""
STEP_LETTERS = 256
"""No step's notation is longer."""


@dataclass(frozen=True)
class Box:
    """A component set in use: its name, its text, and the record that the kernels read."""

    name: str
    text: str
    """What its file says."""
    record: State
    """What kernels read."""
    warnings: tuple[Remark, ...] = ()
    """What can be played with but is unusual."""
    contents: Any = None
    """The set as the game's own Python code wants it."""

    @functools.cached_property
    def unlearned(self) -> State:
        """The record for those who judge without what a network has learned."""
        record = self.record.copy()
        if NETWORK in (record.dtype.names or ()):
            record[NETWORK] = 0
        return record

    @property
    def lines(self) -> list[str]:
        """The text's lines without the empty ones around them: what a match file keeps of it."""
        lines = self.text.splitlines()
        while lines and not lines[-1].strip():
            lines.pop()
        while lines and not lines[0].strip():
            lines.pop(0)
        return lines

    @property
    def sha256(self) -> str:
        """The digest by which match files know it."""
        return hashlib.sha256("".join(line + "\n" for line in self.lines).encode()).hexdigest()


class NoComponents(BoxRecord):
    """The box of a game that needs none."""

    empty: int


def text_id(rule: IntEnum) -> str:
    """What a rule's name is in the catalogues."""
    return rule.name.lower().replace("_", "-")


@functools.lru_cache(32)
def _read(game: Game, name: str, text: str) -> Box:
    return game.read_kept_box(name, text)


@functools.cache
def _data(game: Game, name: str) -> str:
    file = resources.files(game.package).joinpath("data", f"{name}.txt")
    return file.read_text(encoding="utf-8") if game.part("components") else ""


class Game(abc.ABC):
    """What a game brings besides its kernels. Everything here gets a state, never a match.

    What has a default may be left out by a game that is content with it.
    """

    about: ClassVar[About]
    """How it is listed."""
    space: ClassVar[int]
    """The size of the move space."""
    rules: ClassVar[type[IntEnum]]
    """The rules of its own that a step can break."""
    move_types: ClassVar[Any]
    """The union of its move structs."""
    idle_text: ClassVar[str | None] = None
    """The notation of the step that ends a turn with nothing more to do, where there is one."""
    turns_stay_secret: ClassVar[bool] = False
    """Whether others see of a turn only that its seat is ready, as long as wave and reveals stay."""
    secret_signs: ClassVar[str] = ""
    """The signs with which steps begin of which others never see more."""
    misjudgement: ClassVar[float] = 1.0
    """By how many points an easy opponent may misjudge a turn without playing nonsense."""
    review_simulations: ClassVar[int] = 2000
    """How many futures a review compares the turns of a decision in, unless it is told otherwise."""
    calibration: ClassVar[Calibration] = Calibration()
    """How its forecasts are found."""
    sheet_options: ClassVar[tuple[str, ...]]
    """The options that change what a typed score sheet brings; all, unless the game says which."""
    sheet_for_all: ClassVar[bool] = False
    """Whether all players have one score sheet, as they have one board."""
    board_type: ClassVar[type[msgspec.Struct]]
    """The struct of its boards in a view: what `tell_board` writes."""
    words: ClassVar[Vocabulary]
    """The words of what is told about its positions."""

    def __init_subclass__(cls) -> None:
        if not hasattr(cls, "sheet_options"):
            cls.sheet_options = cls.about.options.__struct_fields__

    @property
    def name(self) -> str:
        """Its name in programs and addresses."""
        return self.about.name

    @property
    def package(self) -> str:
        """Where its modules, texts and data lie."""
        return game_packages()[self.name]

    @property
    def kernels(self) -> str:
        """How its kernels run here: `ahead`, `compiled`, `checked` or `interpreted`."""
        return mode_of(self.package)

    @functools.cached_property
    def kernels_hash(self) -> str:
        """Which kernels it has, however they run here: the hash of their sources that its libraries are named by.

        Where there are none of these sources for any machine, it is a hash that no library has.
        """
        folder = Path(str(resources.files(self.package)))
        kept = manifest().get(self.package)
        if kept and names_around(folder) == kept["names"]:
            made = hash_of(PACKAGE / name for name in kept["sources"])
            if made == kept["hash"]:
                return made
        return open_home(self.package, folder).hash

    def part(self, module: str) -> Any:
        """A module of the game that is loaded only when it is needed; none where it has no such part."""
        name = f"{self.package}.{module}"
        return importlib.import_module(name) if importlib.util.find_spec(name) else None

    def house_box(self, version: int | None = None) -> str:
        """The text of the house set: today's, or that of a version of the rules which is kept."""
        if version is not None and version not in self.about.versions:
            raise OldRules("wrong-rules", rules=version, game=self.name, known=", ".join(map(str, self.about.versions)))
        return _data(self, "house" if version in (None, self.about.rules_version) else f"house-{version}")

    def box(self, name: str, text: str) -> Box:
        """A set from its text, read once for all matches that use it; nobody writes to its record."""
        return _read(self, name, text)

    def read_box(self, name: str, text: str) -> Box:
        """A set from its text, checked: BadComponents says what is wrong. By default a game has no components."""
        if text.strip():
            raise BadComponents("wrong-no-components", where=Place(name), game=self.name)
        return Box(name, text, np.zeros(1, record_type(NoComponents)))

    def read_kept_box(self, name: str, text: str) -> Box:
        """The set of a match that was begun with it: read also where a new match is refused it by now."""
        return self.read_box(name, text)

    @abc.abstractmethod
    def blank(self, seats: int, options: Any) -> State:
        """A position before its start: seats and options filled in."""

    def decode(self, state: State, box: Box, seat: int, step: int) -> Any:
        """The move struct of a legal step."""
        return self.read(*self.step_texts(state, box, seat, [step]))

    @abc.abstractmethod
    def write(self, move: Any) -> str:
        """A move as notation, without white space."""

    @abc.abstractmethod
    def read(self, text: str) -> Any:
        """A move from its notation; MalformedMove says what is expected."""

    @functools.cached_property
    def known(self) -> Callable[[str], Any]:
        """`read`, for notation that comes again and again; moves are values."""
        return functools.lru_cache(KNOWN)(self.read)

    def step_texts(self, state: State, box: Box, seat: int, steps: Sequence[int]) -> list[str]:
        """The notation of some legal steps of one decision."""
        chosen = np.array(steps, STEP)
        told = written(lambda report: calls.spell_steps(state, box.record, seat, chosen, report), 32 * len(chosen))
        return letters_of(told).split()

    def make_steps(self, state: State, box: Box, seat: int, moves: Sequence[Any]) -> tuple[list[int], list[str]]:
        """Make the steps of a turn, or of its beginning, on a state; return them and their notation.

        On an error the state is left in between.
        """
        # A space within a move would make two of it.
        text = text_of(" ".join([self.write(move).replace(" ", "\0") for move in moves]))
        steps, report = np.empty(len(moves), STEP), blank_report(1 + STEP_LETTERS * len(moves))
        made = calls.make_steps(state, box.record, seat, text, steps, report)
        row = row_of(report)
        texts = read_text(row, next(row)).split()
        if made >= 0:
            return steps.tolist(), texts
        if made == TURN_HAS_ENDED:
            raise MalformedMove("wrong-turn-long", last=texts[-1], step=self.write(moves[len(texts)]))
        if made == NO_MOVE:
            self.explain(box, moves[len(texts)])
            raise MalformedMove("wrong-kind-of-move", move=reprlib.repr(moves[len(texts)]), game=self.name)
        raise self.illegal(-made, row)

    def explain(self, box: Box, move: Any) -> None:
        """MalformedMove says what is wrong with a struct that means nothing with this set."""
        self.read(self.write(move))

    def split(self, turn: str) -> list[str]:
        """A turn's notation as that of its steps."""
        return turn.split()

    def public_turn(self, turn: str) -> str:
        """A turn's notation as the other seats see it: what stays secret for good is left out."""
        if not self.secret_signs:
            return turn
        return " ".join(step[0] if step[0] in self.secret_signs else step for step in turn.split())

    def pieces(self, state: State, box: Box, seat: int, turns: Sequence[str]) -> Iterable[str]:
        """The tiles or cards that a seat had a use of in a match that is over, by name and as often as it had them."""
        return ()

    def board(self, state: State, box: Box, seat: int | None) -> Any:
        """All boards and pieces, from a hidden state."""
        looking = -1 if seat is None else seat
        told = written(lambda report: calls.tell_board(state, box.record, looking, report))
        return self.reader("board")(row_of(told), box.contents)

    def items(self, state: State, box: Box, seat: int) -> list[Item]:
        """The seat's points, itemised."""
        told = written(lambda report: calls.tell_items(state, box.record, seat, report))
        found: list[Item] = self.reader("items")(row_of(told), box.contents)
        return found

    def standings(self, state: State, box: Box) -> list[Standing]:
        """All seats, in the order of seats, each with its rank; seats of equal rank share it."""
        told = written(lambda report: calls.tell_standings(state, box.record, report))
        found: list[Standing] = self.reader("standings")(row_of(told), box.contents)
        return found

    def failed(self, state: State, box: Box) -> bool:
        """Whether the seats of a cooperative game have not reached their goal, now that it is over."""
        return bool(calls.failed(state, box.record))

    def reader(self, what: str) -> Reader:
        """What reads a report about one of its positions."""
        return self._readers[what]

    @functools.cached_property
    def _readers(self) -> dict[str, Reader]:
        compiler = Compiler(self.name, self.words)
        kinds = {"board": self.board_type, "items": list[Item], "standings": list[Standing]}
        return {what: compiler.reader(kind) for what, kind in kinds.items()} | {"view": compiler.view(self.board_type)}

    # What `scorecard.py` and `terminal.py` of the game bring; nobody else needs them.

    def score_sheet(self, text: str, source: str, options: Any, box: Box | None = None) -> list[list[Item]]:
        """The points of each player on a board played on a real table and typed in; BadFile names line and column.

        The component set is that of the options, unless one is given.
        """
        scorecard = self.part("scorecard")
        if scorecard is None:
            raise BadFile("wrong-no-sheets", where=Place(source), game=self.name)
        from quartier.core.options import load_box

        return list(scorecard.score_sheet(text, source, options, box or load_box(self, options.box)))

    def sheet_verdict(self, items: Sequence[Item], options: Any) -> Message | None:
        """What the points of a typed sheet are called, where the game has a name for them."""
        return None

    def sheet_tie_breaks(self, items: Sequence[Item]) -> Sequence[int]:
        """What is compared, one after the other, between typed sheets of equal points: more is better."""
        return ()

    def draw(self, view: View, texts: Texts, width: int, height: int | None = None, ahead: Ahead | None = None) -> Text:
        """A view for the terminal: all that has room, the seat's own board and what it holds before anything else.

        What is to do now, everybody's points and the last turns are said below it, for all games alike. `ahead`
        shows what a legal step would lead to.
        """
        drawing: Text = self._terminal("draw")(view, texts, width, height, ahead)
        return drawing

    def legend(self, view: View, texts: Texts) -> Text:
        """What the signs of the drawing mean."""
        signs: Text = self._terminal("legend")(view, texts)
        return signs

    def tell(self, view: View, turn: str, texts: Texts) -> str:
        """A turn of the log in words."""
        return str(self._terminal("tell")(view, turn, texts))

    def _terminal(self, function: str) -> Callable[..., Any]:
        """A function of `terminal.py`, or the plain one for a game that has none."""
        plain = importlib.import_module("quartier.core.plain_drawing")
        found: Callable[..., Any] = getattr(self.part("terminal"), function, None) or getattr(plain, function)
        return found

    def illegal(self, code: int, numbers: Iterable[int] = ()) -> IllegalMove:
        """The error for a rule code, and what is told of the things that its text names."""
        if code in {int(rule) for rule in Rule}:
            name = text_id(Rule(code))
            return IllegalMove(name, f"rule-{name}")
        rule = self.rules(code)
        kinds = self.words.rule_arguments.get(rule, {})
        arguments = {
            name: number if kind is int else kind[number]
            for (name, kind), number in zip(kinds.items(), numbers, strict=False)
        }
        return IllegalMove(text_id(rule), f"{self.name}-rule-{text_id(rule)}", arguments)
