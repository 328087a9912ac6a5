"""Every game for OpenSpiel, with explicit chance: importing this module registers them.

    import pyspiel, tablee.adapters.openspiel
    game = pyspiel.load_game("tablee_kahuna(sudden_defeat=links)")

Parameters are `players` and the options of the game, except texts that people bring. Of an option with words and
numbers, `random` or `0`, numbers are written `_0`, because OpenSpiel would read them as such:
`tablee_kahuna(dealer=_0)`. Seats that choose in secret at once do so one after the other, unseen. Observations are
views: as text (`observation_string`) and as numbers in named parts (docs/observations.md). Utilities go by places, from
1 to -1, and sum up to nothing. Of the two information set MCTS bots, the one in Python (`open_spiel.python.algorithms`)
plays Python games such as these.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from tablee.adapters.seats import Numbers, TableSetting
from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.game import Game
from tablee.engine.options import Choice, Number
from tablee.lab.batch import by_places
from tablee.lab.branches import Branch

MOST_OUTCOMES = 128  # of one draw, in any game: a card of the largest deck
PLAYERS = "players"
MARK = "_"  # before a number that is a word


class TableeState(pyspiel.State):
    """A position, or a node of chance."""

    def __init__(self, game: TableeGame, branch: Branch) -> None:
        super().__init__(game)
        self.node = branch

    def current_player(self) -> int:
        """The first seat that must decide."""
        state = self.node.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        seats = state.to_act()
        return seats[0] if seats else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.node.state is not None and not self.node.state.to_act()

    def _legal_actions(self, player: int) -> list[int]:
        assert self.node.state is not None
        return self.node.state.legal(player) if player in self.node.state.to_act()[:1] else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can give, by number, with how likely it is."""
        return [(outcome.number, outcome.probability) for outcome in self.node.outcomes]

    def _apply_action(self, action: int) -> None:
        node = self.node
        self.node = node.choose(action) if node.state is None else node.act(node.state.to_act()[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        node = self.node
        if player == pyspiel.PlayerId.CHANCE:
            return next((one.meaning for one in node.outcomes if one.number == action), f"outcome {action}")
        game: Game = self.get_game().setting.game
        return game.named(node.state, action) if node.state is not None else game.actions.name(action)

    def returns(self) -> list[float]:
        """By places, at the end."""
        state = self.node.state
        if state is None or state.to_act():
            return [0.0] * self.num_players()
        return by_places(state.ranking())

    def __str__(self) -> str:
        node = self.node
        shown = node.shown()
        said = "" if shown is None else str(shown)
        return said if node.state is not None else f"{said}chance after {list(node.chosen)}\n"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableeState:
        """A position that this seat cannot tell from this one."""
        state = self.node.state
        assert state is not None
        chance = SeededChance(int(sampler() * 2**53))
        return TableeState(self.get_game(), self.node.at(state.game.imagine(state.view(player), chance)))


class TableeObserver:
    """What a seat may know, as text and as numbers in named parts."""

    def __init__(self, setting: TableSetting) -> None:
        self.setting = setting
        self.blank: Numbers = np.frombuffer(setting.observation.blank, np.float32)
        self.tensor: Numbers = self.blank.copy()
        self.dict: dict[str, Numbers] = setting.parts(self.tensor)

    def set_from(self, state: TableeState, player: int) -> None:
        """The numbers that this seat is shown; nothing during the deal."""
        shown = state.node.shown()
        self.tensor[:] = self.blank if shown is None else self.setting.observe(shown, player)

    def string_from(self, state: TableeState, player: int) -> str:
        """The position as this seat sees it."""
        shown = state.node.shown()
        return "" if shown is None else self.setting.game.show(shown.view(player))


class TableeGame(pyspiel.Game):
    """A game with its number of players and options."""

    def __init__(self, slug: str, kind: Any, params: Mapping[str, Any] | None) -> None:
        given = dict(params or {})
        game = registry.get(slug)
        players = int(given.pop(PLAYERS, game.players[0]))
        self.setting = TableSetting(slug, players, options_of(game, given))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.longest,
        )
        super().__init__(kind, info, dict(params or {}))
        self.first = Branch(game, players, self.setting.fixed).follow()

    def new_initial_state(self) -> TableeState:
        return TableeState(self, self.first)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableeObserver:
        return TableeObserver(self.setting)


def parameters(game: Game) -> dict[str, int | bool | str]:
    """The fewest players, and the options as they are by default."""
    own = {option.name: written(option) for option in game.options if isinstance(option, Choice | Number)}
    return {PLAYERS: game.players[0], **own}


def written(option: Choice | Number) -> int | bool | str:
    """The default of an option, in the type that OpenSpiel reads all its values as."""
    if isinstance(option, Number):
        return option.default
    if all(value.isdecimal() for value in option.values):
        return int(option.default)
    if set(option.values) == {"true", "false"}:
        return option.default == "true"
    return MARK + option.default if option.default.isdecimal() else option.default


def options_of(game: Game, given: Mapping[str, Any]) -> dict[str, object]:
    """The options that parameters name."""
    numbers = {option.name for option in game.options if isinstance(option, Number)}
    return {name: value if name in numbers else str(value).lower().removeprefix(MARK) for name, value in given.items()}


def short_name(game: Game) -> str:
    """`tablee_pique_plume`."""
    return "tablee_" + game.slug.replace("-", "_")


def register(game: Game) -> str:
    """Makes a game known to OpenSpiel."""
    kind = pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Tablée: {game.slug}, rules version {game.version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )

    class Loaded(TableeGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game.slug, kind, params)

    pyspiel.register_game(kind, Loaded)
    return str(kind.short_name)


NAMES = {slug: register(registry.get(slug)) for slug in registry.slugs() if registry.get(slug).observation}
