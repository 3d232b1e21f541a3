"""OpenSpiel: the games as `cosecha_santiago`, `cosecha_cacao` and `cosecha_agricola`.

    import pyspiel
    from cosecha.lab.environments import spiel

    spiel.register_all()
    game = pyspiel.load_game("cosecha_santiago(players=3,money_visibility=hidden,deals=1000)")

All chance is in the deal: one chance node at the start chooses one of `deals` seeds, and the rest of the match follows
from it and the answers. The options of a game are parameters; -1 stands for an option that isn't set.
"""

from functools import cache
from types import new_class
from typing import Any

import msgspec
import numpy as np

from cosecha.core.options import OptionField, option_fields, plain_options
from cosecha.core.rng import Rng
from cosecha.core.state import NONE
from cosecha.encoding import Encoder, Episode, encoded_games, encoder_for
from cosecha.games import by_name
from cosecha.lab.environments.lengths import longest, most_points
from cosecha.lab.environments.needs import not_installed
from cosecha.lab.environments.story import Story

try:
    import pyspiel
except ModuleNotFoundError:
    raise not_installed("OpenSpiel", "openspiel") from None

DEALS = 1 << 16
NOT_SET = -1
_FINEST = 1 << 53


def register_all() -> list[str]:
    """Register every game that has an encoder and return their names. Calling it again does no harm."""
    return [_registered(game) for game in encoded_games()]


@cache
def _registered(game: str) -> str:
    # A class for each game, as OpenSpiel keeps what it is given beyond the end of Python: a function would crash then.
    made = new_class(f"{game.capitalize()}Game", (CosechaGame,), exec_body=lambda body: body.update(title=game))
    kind = _type(game, pyspiel.GameType.Utility.ZERO_SUM)
    pyspiel.register_game(kind, made)
    name: str = kind.short_name
    return name


@cache
def _fields(game: str) -> dict[str, OptionField]:
    return {field.name: field for field in option_fields(by_name(game).options)}


def _type(game: str, utility: Any) -> Any:
    fields = _fields(game)
    usual = {name: NOT_SET if field.default is None else field.default for name, field in fields.items()}
    return pyspiel.GameType(
        short_name=f"cosecha_{game}",
        long_name=game.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=fields["players"].most,
        min_num_players=fields["players"].least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**usual, "deals": DEALS, "reward": "result"},
    )


class CosechaGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options."""

    title: str

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        name, parameters = self.title, parameters or {}
        given = {key: value for key, value in parameters.items() if key not in ("deals", "reward")}
        fields = _fields(name)
        options = {key: value for key, value in given.items() if not (fields[key].optional and value == NOT_SET)}
        self.deals = int(parameters.get("deals", DEALS))
        if self.deals < 1:
            raise ValueError("deals: there must be at least one")
        self.encoder = encoder_for(name, options)
        self.reward = str(parameters.get("reward", "result"))
        episode = Episode(self.encoder, self.reward)
        players = episode.players
        result = episode.reward == "result"
        low, high = (-1.0, 1.0) if result else most_points(self.encoder)
        utility = pyspiel.GameType.Utility
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.n,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if result else None,
            max_game_length=longest(self.encoder),
        )
        super().__init__(_type(name, utility.ZERO_SUM if result else utility.GENERAL_SUM), info, parameters)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def new_initial_state(self) -> "CosechaState":
        return CosechaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"an observer has no parameters, but got {params}")
        return Observer(self.encoder, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Match:
    """What a state consists of: nothing before the deal. OpenSpiel copies and pickles it."""

    def __init__(self, encoder: Encoder, reward: str) -> None:
        self.encoder = encoder
        self.reward = reward
        self.episode: Episode | None = None
        self.story: Story | None = None
        """What the seats were told, as far as somebody asked."""

    def start(self, state: Any) -> None:
        self.episode = Episode(self.encoder, self.reward)
        self.episode.start(state)

    def __deepcopy__(self, memo: Any) -> "Match":
        twin = Match(self.encoder, self.reward)
        twin.episode = self.episode and self.episode.copy()
        twin.story = self.story  # never changes
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        episode = self.episode
        position = b"" if episode is None else msgspec.json.encode(episode.state.position())
        begun = [] if episode is None else episode.answer.begun
        # The story isn't kept: it can be told again from the history.
        return _unpickled, (self.encoder.game.name, plain_options(self.encoder.options), self.reward, position, begun)


def _unpickled(name: str, options: Any, reward: str, position: bytes, begun: list[int]) -> Match:
    match = Match(encoder_for(name, options), reward)
    if position:
        match.start(match.encoder.game.from_position(msgspec.json.decode(position), check=False))
        assert match.episode is not None
        for number in begun:
            match.episode.step(number)
    return match


class CosechaState(pyspiel.State):  # type: ignore[misc]
    """A moment of a match; the first one is before the deal."""

    def __init__(self, game: CosechaGame) -> None:
        super().__init__(game)
        self.match = Match(game.encoder, game.reward)

    def current_player(self) -> int:
        episode = self.match.episode
        if episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if episode.seat == NONE else episode.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match.episode is not None
        return sorted(self.match.episode.open_numbers())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals: int = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        match = self.match
        if match.episode is None:
            match.start(match.encoder.game.start(match.encoder.options, action))
        else:
            match.episode.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.match.encoder.name(action)

    def is_terminal(self) -> bool:
        episode = self.match.episode
        return episode is not None and episode.seat == NONE

    def returns(self) -> list[float]:
        episode = self.match.episode
        return [0.0] * self.num_players() if episode is None or episode.seat != NONE else episode.rewards()

    def resample_from_infostate(self, player: int, rng: Any) -> "CosechaState":
        """A state that the player can't tell from this one: what it doesn't know is drawn again."""
        episode = self.match.episode
        if episode is None:
            raise ValueError("before the deal, there is nothing to draw again")
        twin: CosechaState = self.clone()
        told = self.told().texts[player]
        guess = episode.encoder.game.guess(episode.state.view(player), Rng(int(rng() * _FINEST)))
        twin.match.start(guess)
        assert twin.match.episode is not None
        for number in episode.answer.begun if episode.seat == player else []:
            twin.match.episode.step(number)
        begin = twin.match.episode
        twin.match.story = Story(begin.copy(), len(self.history()), [told] * self.num_players())
        return twin

    def told(self) -> Story:
        """What every seat was told up to now."""
        match, history = self.match, self.history()
        story = match.story or Story.of_deal(match.encoder, match.reward, history[0])
        match.story = story.after(history)
        return match.story

    def __str__(self) -> str:
        episode = self.match.episode
        if episode is None:
            return "before the deal"
        position = msgspec.json.encode(episode.state.position()).decode()
        return f"{position} {episode.answer.begun}"


class Observer:
    """What a seat may know. The tensor has the fields of an observation, even with perfect recall, since what happened
    before doesn't fit into a tensor. The string has the view; with perfect recall, all that the seat was told precedes
    it."""

    def __init__(self, encoder: Encoder, kind: Any) -> None:
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("an observer sees what one player may know: public and their own private information")
        self._recalls = kind.perfect_recall
        self.tensor = np.zeros(sum(field.count for field in encoder.layout.fields), np.float32)
        self.dict: dict[str, Any] = {}
        self._bytes = np.zeros(encoder.layout.size, np.uint8)
        self._copies: list[tuple[Any, Any]] = []
        """Parts of the tensor, and the fields that they are copied from."""
        at = 0
        for name, field in encoder.layout.named(self._bytes).items():
            self.dict[name] = self.tensor[at : at + field.size].reshape(field.shape)
            self._copies.append((self.dict[name], field))
            at += field.size

    def set_from(self, state: CosechaState, player: int) -> None:
        episode = state.match.episode
        if episode is None:
            self.tensor.fill(0)
            return
        self._bytes[:] = np.frombuffer(episode.observe(player), np.uint8)
        for part, field in self._copies:
            part[...] = field

    def string_from(self, state: CosechaState, player: int) -> str:
        episode = state.match.episode
        if episode is None:
            return ""
        view = msgspec.json.encode(episode.state.view(player)).decode()
        begun = episode.answer.begun if player == episode.seat else []
        told = state.told().texts[player] if self._recalls else ""
        return f"{told}{view} {begun}"
