"""The games for OpenSpiel, whose algorithms and bots then play them. Importing this registers them: `quartier_cities` …

A match is sequential there: where several may act at once, the lowest seat does first, and what they do stays hidden
from the others as long as the round lasts. Actions are the kernels' steps. Chance decides once, before the first step,
by the bytes of a seed, each of which is as likely as the others: everything is shuffled by them.

>>> import pyspiel
>>> import quartier.research.open_spiel
>>> state = pyspiel.load_game("quartier_cities(players=2,level=3)").new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(7)
>>> state.current_player()
0
"""

from __future__ import annotations

import copy
import hashlib
from typing import Any, ClassVar

import msgspec
import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f"{error} (it is in open_spiel): pip install 'quartier[research]'") from error

from quartier.core.about import About
from quartier.core.errors import BadOption
from quartier.research.one_match import OneMatch
from quartier.research.setting import Setting, researched

__all__ = ["register"]

BYTES_OF_SEED = 4
OUTCOMES = 256
"""What chance draws one of, for each byte."""
LONGEST = 4096
"""No match has as many steps."""
MOST_POINTS = 1000.0
"""Nobody comes near who plays alone."""


def game_type(about: About, players: int) -> Any:
    """The facts of a game for so many players: alone for points, together, or against each other."""
    kinds = pyspiel.GameType
    utility = kinds.Utility.ZERO_SUM
    if about.cooperative:
        utility = kinds.Utility.IDENTICAL
    elif players == 1:
        utility = kinds.Utility.GENERAL_SUM
    return kinds(
        short_name=f"quartier_{about.name}",
        long_name=f"Quartier {about.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=about.seats[-1],
        min_num_players=about.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": about.usual_seats}
        | {name: quoted(value) for name, value in msgspec.structs.asdict(about.options()).items()},
    )


def quoted(value: Any) -> Any:
    """An option as a parameter: a text that would be read as a number stands between quotation marks."""
    return f"'{value}'" if isinstance(value, str) and value.strip("+-").replace(".", "").isdigit() else value


def unquoted(value: Any) -> Any:
    """An option from a parameter."""
    return value[1:-1] if isinstance(value, str) and len(value) > 1 and value[0] == value[-1] == "'" else value


class QuartierGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and its options; each is a class of its own that knows which it is."""

    about: ClassVar[About]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        about = self.about
        options = {name: unquoted(value) for name, value in (params or {}).items()}
        players = options.pop("players", about.usual_seats)
        self.setting = Setting.of(about.name, players, options, whole_steps=True)
        self.blank = OneMatch(self.setting)
        players = self.setting.seats
        alone = players == 1 and not about.cooperative
        most = MOST_POINTS if alone else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.choices.number,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=None if alone or about.cooperative else 0.0,
            max_game_length=LONGEST,
        )
        said = {"players": players} | {name: quoted(value) for name, value in options.items()}
        super().__init__(game_type(about, players), info, said)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

    def new_initial_state(self) -> QuartierState:
        return QuartierState(self)

    def max_chance_nodes_in_history(self) -> int:
        return BYTES_OF_SEED

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> QuartierObserver:
        return QuartierObserver(self.setting, iig_obs_type)


def loaded(text: str) -> Any:
    """A game from its name and parameters."""
    return pyspiel.load_game(text)


class QuartierState(pyspiel.State):  # type: ignore[misc]
    """A match as far as it has come."""

    def __init__(self, game: QuartierGame) -> None:
        super().__init__(game)
        self.seed: tuple[int, ...] = ()
        self.match: OneMatch | None = None
        self.memory: tuple[bytes, ...] = (b"",) * game.setting.seats
        """What each seat remembers, as a hash: all that it saw when it decided, and what it decided."""

    def current_player(self) -> int:
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.match.seat
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.seat < 0

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.match is None else self.match.legal_steps()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.seed += (action,)
            if len(self.seed) == BYTES_OF_SEED:
                self.match = copy.deepcopy(self.get_game().blank)
                self.match.begin(bytes(self.seed).hex())
            return
        seat = self.match.seat
        seen = self.match.words(seat).tobytes()
        self.match.decide(action)
        memory = list(self.memory)
        memory[seat] = hashed(memory[seat], seen, action.to_bytes(4, "little"))
        self.memory = tuple(memory)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.match is None:
            return f"byte {action}"
        if player != self.match.seat or not self.match.may(action):
            return f"step {action}"
        setting = self.match.setting
        return setting.game.step_texts(self.match.position, setting.box, player, [action])[0]

    def returns(self) -> list[float]:
        """What the match was to each player, once it is over."""
        seats = len(self.memory)
        if self.match is None or self.match.seat >= 0:
            return [0.0] * seats
        # Shares of the others are rounded in the kernels: here they add up.
        others = max(1, seats - 1)
        return [round(result * others) / others for result in self.match.rewards()]

    def __str__(self) -> str:
        if self.match is None:
            return f"seed {bytes(self.seed).hex()}"
        mark = hashed(self.match.position.tobytes()).hex()
        return f"{self.match.draw(-1)}\n{mark}"

    def resample_from_infostate(self, player: int, sampler: Any) -> QuartierState:
        """A state that looks the same to a player, who cannot tell which of all such states is the real one."""
        other: QuartierState = self.clone()
        if self.match is not None:
            words = [int(sampler() * 2**32) << 32 | int(sampler() * 2**32) for _ in range(4)]
            other.match = self.match.deal(player, np.array(words, np.uint64))
        return other


class QuartierObserver:
    """What a player sees: as values, or as a text that is the same wherever the same is seen (and remembered)."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise BadOption("wrong-observer")
        self.recalls = kind.perfect_recall
        features = setting.layout.features(setting.seats)
        self.tensor = np.zeros(features, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: QuartierState, player: int) -> None:
        self.tensor[:] = 0 if state.match is None else state.match.observe(player)

    def string_from(self, state: QuartierState, player: int) -> str:
        if state.match is None:
            return f"seat {player}"
        seen = state.match.words(player)
        if self.recalls:
            return f"seat {player} {hashed(state.memory[player], seen.tobytes()).hex()}"
        return f"seat {player} {seen.astype('>u8').tobytes().hex()}"


def hashed(*parts: bytes) -> bytes:
    """A hash short enough to be a key, long enough that no two things share one."""
    return hashlib.blake2b(b"".join(parts), digest_size=16).digest()


def register() -> None:
    """Register all games that say what a learner sees of them."""
    for name, about in researched().items():
        pyspiel.register_game(
            game_type(about, about.usual_seats), type(f"{name.title()}Game", (QuartierGame,), {"about": about})
        )


register()
