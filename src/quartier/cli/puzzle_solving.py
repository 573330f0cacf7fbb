"""Puzzles in the terminal: the board, what is to be found, answers until one is right."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from quartier.cli.output.console import console, screen_texts
from quartier.cli.play.draft import Draft
from quartier.core.drawing import joined, lines
from quartier.core.errors import QuartierError
from quartier.core.puzzle import Puzzle, kind_of, match_of
from quartier.core.registry import load_game
from quartier.core.texts import Texts


class Practice:
    """Somebody at the terminal, one puzzle after the other."""

    def __init__(self, puzzles: Sequence[Puzzle]) -> None:
        self.puzzles = puzzles
        self.game = load_game(puzzles[0].game)
        self.texts = screen_texts()
        self.console = console()
        self.right = self.first = self.seen = 0

    def say(self, message: str, style: str = "", **arguments: str | int | float) -> None:
        """Print a text."""
        self.console.print(Text(self.texts.say(message, **arguments), style))

    def run(self) -> None:
        """All puzzles, or until somebody leaves; then how it went."""
        for number, puzzle in enumerate(self.puzzles, 1):
            self.seen += 1
            self.show(puzzle, number)
            try:
                if not self.ask(puzzle):
                    break
            except EOFError:
                self.console.print()
                break
        self.say("puzzles-bye", solved=self.right, first=self.first, seen=self.seen)

    def show(self, puzzle: Puzzle, number: int) -> None:
        """The board and the claim."""
        match = match_of(puzzle, self.game)
        view = match.view(puzzle.seat)
        self.console.print()
        self.console.print(joined(lines(self.game.draw(view, self.texts, self.console.width))), crop=False)
        grade = self.texts.say(f"practice-grade-{puzzle.grade}")
        self.say("puzzles-head", number=number, total=len(self.puzzles), grade=grade, id=puzzle.id)
        self.console.print(Text(claim(puzzle, self.texts), "bold"))

    def ask(self, puzzle: Puzzle) -> bool:
        """Answers until one is right or the next puzzle is wanted; false: somebody leaves."""
        tries = 0
        while True:
            line = " ".join(input(f"{self.texts.say('puzzles-prompt')}> ").lower().split())
            if line in ("quit", "exit"):
                return False
            if line == "next":
                return True
            if line == "solution":
                self.explain(puzzle)
                return True
            if line in ("", "?", "help"):
                self.say("puzzles-help")
                self.say(f"{puzzle.game}-notation-help")
                continue
            value = self.attempt(puzzle, line)
            if value is None:
                continue
            tries += 1
            if value == puzzle.best:
                self.right += 1
                self.first += tries == 1
                self.say("practice-right", "green")
                self.explain(puzzle)
                return True
            self.say("practice-far", "red", value=value, behind=puzzle.best - value, best=puzzle.best)

    def attempt(self, puzzle: Puzzle, line: str) -> int | None:
        """How high an answer brings the number; none if it is no turn, which is explained."""
        if puzzle.solves(line):
            return puzzle.best
        match = match_of(puzzle, self.game)
        draft = Draft(match, puzzle.seat)
        try:
            draft.add(line)
            draft.confirm()
        except QuartierError as error:
            self.console.print(Text(error.text(self.texts), "red"))
            return None
        return kind_of(self.game, puzzle.kind).told(match.view(puzzle.seat), puzzle.seat)

    def explain(self, puzzle: Puzzle) -> None:
        """The turns that do it, how much they are ahead, and how bots fared."""
        self.say("practice-solutions", number=len(puzzle.solutions), turns=" · ".join(puzzle.solutions))
        self.say("practice-next", best=puzzle.best, next=puzzle.next, legal=puzzle.legal)
        levels = [
            f"{self.texts.say(f'bot-{level}')} {right}/{tries}" for level, (right, tries) in puzzle.solved.items()
        ]
        self.say("practice-bots", levels=", ".join(levels))


def claim(puzzle: Puzzle, texts: Texts) -> str:
    """What is to be found, in words."""
    return texts.say(f"{puzzle.game}-puzzle-{puzzle.kind}", gain=puzzle.gain, best=puzzle.best)


def solve(puzzles: Sequence[Puzzle]) -> None:
    """Ask for the answers of some puzzles."""
    Practice(puzzles).run()
