"""Every game as an environment of PettingZoo: one seat after the other (AEC), or all at once (Parallel).

    from tablee.adapters.pettingzoo import aec_env, parallel_env
    env = aec_env("kahuna")

An agent is a seat, `player_0` on. It observes a dict: `observation`, what its seat may know as a row of numbers
(docs/observations.md), and `action_mask`, a one for each legal action.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from tablee.adapters import drawing
from tablee.adapters.seats import PLACES, Numbers, TableSetting
from tablee.engine.chance import Chance, SeededChance
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import OMNISCIENT
from tablee.engine.state import State
from tablee.lab.batch import PENALTY
from tablee.lab.dice import fresh_seed, own_chance

ANSI, HUMAN, RGB, SVG = "ansi", "human", "rgb_array", "svg"
END, IGNORE = "end", "ignore"


class Env:
    """What both kinds of environment share."""

    render_modes: ClassVar = [HUMAN, ANSI, RGB, SVG]
    wait = 0  # actions beyond those of the game
    is_parallel = False

    def __init__(
        self,
        slug: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = PLACES,
        illegal: str = END,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Spaces and names, which last as long as the environment."""
        if illegal not in (END, IGNORE):
            raise Mistake("unknown-illegal", {"given": illegal, "known": f"{END}, {IGNORE}"})
        if render_mode is not None and render_mode not in self.render_modes:
            raise Mistake("unknown-render-mode", {"given": render_mode, "known": ", ".join(self.render_modes)})
        self.setting = TableSetting(slug, players, options, rewards)
        self.metadata = {
            "name": self.setting.name,
            "render_modes": self.render_modes,
            "is_parallelizable": self.is_parallel,
            "render_fps": 2,
        }
        self.illegal = illegal
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.players)]
        self.agents = self.possible_agents[:]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = self.setting.bounds()
        mask = spaces.Box(0, 1, (self.setting.actions + self.wait,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": spaces.Box(low, high, dtype=np.float32), "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.setting.actions + self.wait) for agent in self.possible_agents
        }
        self.state_space = spaces.Box(low, high, dtype=np.float32)
        self.seed = fresh_seed()
        self.games = 0
        self.position: State | None = None

    def deal(self, seed: int | None) -> tuple[State, Chance]:
        """A new game; without a seed the next one of this environment."""
        if seed is not None:
            self.seed, self.games = seed, 0
        chance = SeededChance(self.seed) if self.games == 0 else own_chance(self.seed, "game", self.games)
        self.games += 1
        self.cycles = 0
        self.position = self.setting.new(chance)
        return self.position, chance

    def table(self) -> State:
        """The state of the game that is being played."""
        if self.position is None:
            raise Mistake("reset-first")
        return self.position

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def state(self) -> Numbers:
        """Everything on the table, hidden or not, for those who train with it."""
        return self.setting.observe(self.table(), OMNISCIENT)

    def is_long(self) -> bool:
        """Has the game been cut off?"""
        return self.max_cycles is not None and self.cycles >= self.max_cycles

    def render(self) -> Any:
        """The position, everything visible, in the chosen way."""
        if self.render_mode == HUMAN:
            sys.stdout.write(drawing.drawn_text(self.table()))
        return drawing.drawn(self.table(), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return self.setting.name


class TableeAEC(Env, AECEnv[str, Any, Any]):
    """One seat after the other; those who choose in secret at once do so in seat order, unseen by each other."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        self.current, self.chance = self.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.ask()

    def ask(self) -> None:
        """The first seat that must decide is asked."""
        self.asked = self.current.to_act()[0]
        self.offered = self.current.legal(self.asked)
        self.agent_selection = self.possible_agents[self.asked]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may know, and what it may do: nothing unless it is asked."""
        seat = self.seats[agent]
        offered = self.offered if seat == self.asked and not self.terminations.get(agent, True) else ()
        return {"observation": self.setting.observe(self.current, seat), "action_mask": self.setting.mask(offered)}

    def step(self, action: Any) -> None:
        """The seat that is asked answers."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.cycles += 1  # rewards are nothing until the end: there is nothing to clear
        number = int(action)
        is_legal = number in self.offered
        self.infos[agent] = {} if is_legal else {"illegal": number}
        if is_legal:
            self.current.apply(self.asked, number, self.chance)
            if self.current.to_act():
                self.ask()
            else:
                self.finish(self.setting.results(self.current))
        elif self.illegal == END:
            self.finish([PENALTY if seat == self.asked else 0.0 for seat in range(self.setting.players)])
        if self.is_long() and not self.terminations[agent]:
            self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == HUMAN:
            self.render()

    def finish(self, rewards: list[float]) -> None:
        """The game is over, and everybody gets something."""
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


class TableeParallel(Env, ParallelEnv[str, Any, Any]):
    """All seats at once: whoever is not asked has one action, to wait, which is the last one."""

    wait = 1
    is_parallel = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """A new game."""
        self.current, self.chance = self.deal(seed)
        self.agents = self.possible_agents[:]
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may know, and what it may do: to wait unless it is asked."""
        seat = self.seats[agent]
        offered = self.current.legal(seat) if seat in self.current.to_act() else [self.setting.actions]
        return {
            "observation": self.setting.observe(self.current, seat),
            "action_mask": self.setting.mask(offered, self.wait),
        }

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """All seats that are asked answer at once."""
        state = self.current
        self.cycles += 1
        given = {seat: int(actions[self.possible_agents[seat]]) for seat in state.to_act()}
        wrong = [seat for seat, action in given.items() if action not in state.legal(seat)]
        for seat, action in given.items():
            if seat not in wrong and not (wrong and self.illegal == END):
                state.apply(seat, action, self.chance)
        is_over = not state.to_act() or (bool(wrong) and self.illegal == END)
        if wrong and self.illegal == END:
            rewards = [PENALTY if seat in wrong else 0.0 for seat in range(self.setting.players)]
        else:
            rewards = self.setting.results(state) if is_over else [0.0] * self.setting.players
        agents = self.agents
        infos = {agent: {"illegal": given[self.seats[agent]]} if self.seats[agent] in wrong else {} for agent in agents}
        observed = {agent: self.observe(agent) for agent in agents}
        is_cut = self.is_long() and not is_over
        if is_over or is_cut:
            self.agents = []
        if self.render_mode == HUMAN:
            self.render()
        ended = dict.fromkeys(agents, is_over)
        return observed, dict(zip(agents, rewards, strict=True)), ended, dict.fromkeys(agents, is_cut), infos


def aec_env(slug: str, **settings: Any) -> TableeAEC:
    """A game, one seat after the other.

    `players`, `options`, `rewards` (`places`: zero-sum, or `scores`), `illegal` (an action outside the mask ends the
    game with -1, `end`, or is asked again, `ignore`), `max_cycles` (decisions after which it is cut off) and
    `render_mode` (human, ansi, rgb_array, svg) can be set.
    """
    return TableeAEC(slug, **settings)


def parallel_env(slug: str, **settings: Any) -> TableeParallel:
    """A game, all seats at once; settings as for `aec_env`."""
    return TableeParallel(slug, **settings)
