"""An agent as a bot: a program of its own for every seat, asked by the line protocol, held to rules and time."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import NoReturn

import msgspec

from quartier import __version__
from quartier.agents.messages import PROTOCOL, Answer, Hello, Move, NewGame, line_of
from quartier.agents.positions import fields_of, game_of
from quartier.agents.program import Program
from quartier.bots import Bot, Budget, Decision, Thinking, UnknownBot
from quartier.bots.bot import Forfeit
from quartier.core.errors import IllegalMove, MalformedMove, why
from quartier.core.match import Situation
from quartier.kernel import calls
from quartier.kernel.random import RandomState
from quartier.kernel.records import copied
from quartier.kernel.rules import NOT_TO_MOVE

START = 60.0
"""Seconds in which a program has to be ready."""
LIMIT = 60.0
"""Seconds for a turn where nobody says otherwise."""
SLICE = 0.02
"""Seconds that are waited at a time."""

_IDLE: dict[tuple[str, ...], list[Program]] = {}
"""Programs whose game is over: the next game need not wait until another one is ready."""


class Agent(Bot):
    """An agent at a table, for one match. It may sit in several seats; none of its programs knows the others."""

    def __init__(self, name: str, command: Sequence[str], limit: float | None = None) -> None:
        self.limit = LIMIT if limit is None else limit
        super().__init__(name, Budget(seconds=self.limit))
        self.command = tuple(command)
        self.programs: dict[int, Program] = {}
        self.told: dict[int, NewGame] = {}
        self.asked: set[int] = set()
        """The seats whose answer is still awaited."""
        # Whoever cannot be started is found out before anything is played.
        self._spare = [self._program()]

    def begin(self, situation: Situation, budget: Budget | None, random: RandomState) -> Thinking:
        seat = situation.seat
        if not calls.actors(situation.state, situation.box.record) >> seat & 1:
            raise situation.game.illegal(NOT_TO_MOVE)
        if seat not in self.programs:
            self.programs[seat] = self._spare.pop() if self._spare else self._program()
        game = game_of(situation)
        if self.told.get(seat) != game:
            self.told[seat] = game
            self.programs[seat].send(line_of(game))
        return AgentTurn(self, situation, budget, random)

    def close(self) -> None:
        """Keep the programs for the next match, but for those that still think."""
        for seat in self.asked.copy():
            self.dismiss(seat)
        for program in [*self.programs.values(), *self._spare]:
            _IDLE.setdefault(self.command, []).append(program)
        self.programs, self.told, self._spare = {}, {}, []

    def dismiss(self, seat: int) -> None:
        """End the program of a seat."""
        self.programs.pop(seat).stop()
        self.told.pop(seat)
        self.asked.discard(seat)

    def _program(self) -> Program:
        """A program that is ready."""
        while idle := _IDLE.get(self.command):
            if idle[-1].running:
                return idle.pop()
            idle.pop().stop()
        try:
            program = Program(self.command)
        except (OSError, ValueError) as error:
            raise UnknownBot("wrong-bot-start", bot=self.name, reason=why(error)) from None
        program.send(line_of(Hello(PROTOCOL, __version__)))
        line = program.hear(START)
        try:
            answer = msgspec.json.decode(line or b"", type=Answer)
        except msgspec.DecodeError:
            reason = line.decode("utf-8", "replace").strip() if line else program.last_words()
            program.stop()
            raise UnknownBot("wrong-bot-start", bot=self.name, reason=reason) from None
        if answer.protocol != PROTOCOL:
            program.stop()
            raise UnknownBot("wrong-bot-protocol", bot=self.name, known=PROTOCOL, spoken=str(answer.protocol))
        return program


class AgentTurn(Thinking):
    """One turn, asked for until it is whole."""

    def __init__(self, agent: Agent, situation: Situation, budget: Budget | None, random: RandomState) -> None:
        self.agent, self.situation, self.budget = agent, situation, budget
        self.random = random.astype("<u8").tobytes().hex()
        self.steps: list[int] = []
        self.texts: list[str] = []
        self.until = time.monotonic() + agent.limit
        self.decision: Decision | None = None
        self._ask()

    def slice(self) -> bool:
        if self.decision is None:
            left = self.until - time.monotonic()
            line = self.program.hear(min(SLICE, left))
            if line is not None:
                self._take(line)
            elif left <= 0:
                self._forfeit(Forfeit("wrong-bot-late", bot=self.agent.name, seconds=self.agent.limit))
        return self.decision is not None

    def ranking(self, number: int) -> list[Decision]:
        """The turn, once it is there: an agent tells no other."""
        while not self.slice():
            pass
        assert self.decision is not None
        return [self.decision]

    @property
    def program(self) -> Program:
        return self.agent.programs[self.situation.seat]

    def _ask(self) -> None:
        """Ask for the turn, or for what is still missing of it."""
        budget = self.budget
        move = Move(
            self.situation.view,
            " ".join(self.texts),
            fields_of(self.situation.state),
            self.random,
            self.agent.limit,
            budget.seconds if budget else None,
            budget.simulations if budget else None,
        )
        self.agent.asked.add(self.situation.seat)
        self.program.send(line_of(move))

    def _take(self, line: bytes) -> None:
        """Go on with an answer."""
        name = self.agent.name
        self.agent.asked.discard(self.situation.seat)
        if not line:
            self._forfeit(Forfeit("wrong-bot-crash", bot=name, reason=self.program.last_words()))
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except msgspec.DecodeError:
            said = line.decode("utf-8", "replace").strip()
            self._forfeit(Forfeit("wrong-bot-illegal", bot=name, turn=said, reason=MalformedMove("wrong-bot-answer")))
        if answer.error is not None:
            self._forfeit(Forfeit("wrong-bot-crash", bot=name, reason=answer.error))
        try:
            self._make(answer.turn or "")
        except (IllegalMove, MalformedMove) as error:
            self._forfeit(Forfeit("wrong-bot-illegal", bot=name, turn=answer.turn or "", reason=error))

    def _make(self, turn: str) -> None:
        """Make the steps of an answer; whole is the turn, or it is asked how it goes on."""
        game, box, seat = self.situation.game, self.situation.box, self.situation.seat
        moves = [game.read(text) for text in game.split(turn)]
        if not moves:
            raise MalformedMove("wrong-turn-empty")
        state = copied(self.situation.state)
        steps, texts = game.make_steps(state, box, seat, moves)
        self.steps += steps
        self.texts += texts
        self.situation = replace(self.situation, state=state)
        if calls.mid_turn(state, seat):
            self._ask()
        else:
            self.decision = Decision(tuple(self.steps), " ".join(self.texts), None)

    def _forfeit(self, forfeit: Forfeit) -> NoReturn:
        self.agent.dismiss(self.situation.seat)
        raise forfeit
