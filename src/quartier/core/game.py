"""What a game is: its facts, its kernels' faces, its moves, its words for people."""

from __future__ import annotations

import abc
import hashlib
import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

import msgspec
import numpy as np

from quartier.core.errors import IllegalMove, OldRules, Remark
from quartier.core.texts import Texts
from quartier.core.view import Item, Message, View

if TYPE_CHECKING:
    from rich.text import Text

State: TypeAlias = np.ndarray[Any, Any]
"""An array of one position: how Python holds it."""


Ahead: TypeAlias = "Callable[[str], View]"
"""The view after a step, given as notation."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game's options; each game adds its own. `box` names a component set or a file."""

    box: str = "house"


@dataclass(frozen=True)
class About:
    """A game as it is listed: loading this loads no kernels."""

    name: str
    seats: range
    options: type[Options]
    rules_version: int
    """Rises with every change after which games on file or at tables would go another way: of rules or house set."""
    minutes: tuple[int, int]
    cooperative: bool = False
    """All seats win or lose together."""
    kept: tuple[int, ...] = ()
    """Older versions that differ in nothing but their house set, which stays as `data/house-VERSION.txt`:
    matches that began with it are replayed and end with it. Where rules have changed there is no way back."""

    @property
    def versions(self) -> tuple[int, ...]:
        """All versions of the rules that matches are still played by, the newest last."""
        return (*self.kept, self.rules_version)

    @property
    def usual_seats(self) -> int:
        """How many play if nobody says: two, or as many as the game is for."""
        return min(max(2, self.seats.start), self.seats.stop - 1)

    def load(self) -> Game:
        """The game itself, with its kernels."""
        module = importlib.import_module(f"quartier.games.{self.name}.game")
        game: Game = module.GAME
        return game


@dataclass(frozen=True)
class Box:
    """A component set in use: its name, its text, and the record that the kernels read."""

    name: str
    text: str
    record: State
    warnings: tuple[Remark, ...] = ()
    """What can be played with but is unusual."""
    parts: Any = None
    """The set as the game's own Python code wants it."""

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
        return hashlib.sha256("".join(line + "\n" for line in self.lines).encode()).hexdigest()


COMMON_RULES = {1: "over", 2: "not-to-move", 3: "other-step"}
"""The rule codes of the kernel that all games share."""


class Game(abc.ABC):
    """What a game brings besides its kernels. Everything here gets a state, never a match."""

    about: ClassVar[About]
    space: ClassVar[int]
    """The size of the move space."""
    rules: ClassVar[Mapping[int, str]]
    """The name of each rule code of its own."""
    move_types: ClassVar[Any]
    """The union of its move structs."""
    idle_text: ClassVar[str | None] = None
    """The notation of the step that ends a turn with nothing more to do, where there is one."""
    turns_stay_secret: ClassVar[bool] = False
    """Whether others see of a turn only that its seat is ready, as long as wave and reveals stay."""
    slip: ClassVar[float] = 1.0
    """By how many points an easy opponent may misjudge a turn without playing nonsense."""
    sheet_options: ClassVar[tuple[str, ...]]
    """The options that change what a typed score sheet brings; all, unless the game says which."""
    board_type: ClassVar[type[msgspec.Struct]]
    """The struct of its boards in a view."""

    def __init_subclass__(cls) -> None:
        if not hasattr(cls, "sheet_options"):
            cls.sheet_options = cls.about.options.__struct_fields__

    @property
    def name(self) -> str:
        return self.about.name

    def house_box(self, version: int | None = None) -> str:
        """The text of the house set: today's, or that of a version of the rules which is kept."""
        if version is not None and version not in self.about.versions:
            raise OldRules("wrong-rules", rules=version, game=self.name, known=", ".join(map(str, self.about.versions)))
        name = "house" if version in (None, self.about.rules_version) else f"house-{version}"
        folder = resources.files(f"quartier.games.{self.name}")
        return folder.joinpath("data", f"{name}.txt").read_text(encoding="utf-8")

    @abc.abstractmethod
    def read_box(self, name: str, text: str) -> Box:
        """A set from its text, checked: BadComponents says what is wrong."""

    @abc.abstractmethod
    def blank(self, seats: int, options: Any) -> State:
        """A position before its start: seats and options filled in."""

    @abc.abstractmethod
    def decode(self, state: State, box: Box, seat: int, step: int) -> Any:
        """The move struct of a step."""

    @abc.abstractmethod
    def encode(self, state: State, box: Box, seat: int, move: Any) -> int:
        """The step of a move struct; IllegalMove where no step could be that move."""

    @abc.abstractmethod
    def write(self, move: Any) -> str:
        """A move as notation, without white space."""

    @abc.abstractmethod
    def read(self, text: str) -> Any:
        """A move from its notation; MalformedMove says what is expected."""

    @abc.abstractmethod
    def step_texts(self, state: State, box: Box, seat: int, steps: Sequence[int]) -> list[str]:
        """The notation of many steps of one decision."""

    def split(self, turn: str) -> list[str]:
        """A turn's notation as that of its steps."""
        return turn.split()

    def public_turn(self, turn: str) -> str:
        """A turn's notation as the other seats see it: what stays secret for good is left out."""
        return turn

    @abc.abstractmethod
    def board(self, state: State, box: Box, seat: int | None) -> Any:
        """All boards and pieces, from a hidden state."""

    @abc.abstractmethod
    def phase(self, state: State, box: Box, seat: int | None) -> Message:
        """What is to do now, for a seat or a spectator."""

    @abc.abstractmethod
    def items(self, state: State, box: Box, seat: int) -> list[Item]:
        """The seat's points, itemised."""

    @abc.abstractmethod
    def tie_break(self, state: State, box: Box, seat: int, items: Sequence[Item]) -> tuple[int, ...]:
        """What is compared, one after the other, between seats of equal score: more is better."""

    def failed(self, state: State, box: Box) -> bool:
        """Whether the seats of a cooperative game have not reached their goal, now that it is over."""
        return False

    @abc.abstractmethod
    def score_sheet(self, text: str, source: str, options: Any) -> list[list[Item]]:
        """The points of each player on a board played on a real table and typed in; BadFile names line and column."""

    def sheet_verdict(self, items: Sequence[Item], options: Any) -> Message | None:
        """What the points of a typed sheet are called, where the game has a name for them."""
        return None

    @abc.abstractmethod
    def draw(self, view: View, texts: Texts, width: int, height: int | None = None, ahead: Ahead | None = None) -> Text:
        """A view for the terminal: all that has room, the seat's own board and what it holds before anything else.

        What is to do now, everybody's points and the last turns are said below it, for all games alike. `ahead`
        shows what a legal step would lead to.
        """

    @abc.abstractmethod
    def legend(self, view: View, texts: Texts) -> Text:
        """What the signs of the drawing mean."""

    def tell(self, view: View, turn: str, texts: Texts) -> str:
        """A turn of the log in words."""
        return turn

    def illegal(self, code: int, arguments: Mapping[str, str | int] | None = None) -> IllegalMove:
        """The error for a rule code."""
        if code in COMMON_RULES:
            return IllegalMove(COMMON_RULES[code], f"rule-{COMMON_RULES[code]}", arguments)
        return IllegalMove(self.rules[code], f"{self.name}-rule-{self.rules[code]}", arguments)
