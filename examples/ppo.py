"""MaskablePPO of sb3-contrib learns a game: `python examples/ppo.py kahuna --minutes 10`.

It learns against bots that take any legal action, as long as it is told to, and then plays new games to tell how often
it wins. Needs `pip install 'tablee[gymnasium]' sb3-contrib`; learn.py is a learner that needs numpy alone.
"""

import argparse
from functools import partial
from time import monotonic

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from tablee.adapters.gymnasium import env, vector_env

TABLES = 16
ROUND = 256  # steps at each table between two lessons


class Clock(BaseCallback):
    """Stops when the time is up."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.end = monotonic() + minutes * 60

    def _on_step(self) -> bool:
        return monotonic() < self.end


def score(model: MaskablePPO, game: str, games: int) -> tuple[float, float]:
    """The share of new games that are won, half for those shared, and the half width of its 95 % interval.

    The same number of games counts at each table: else short ones would count more often.
    """
    tables = vector_env(game, 64)
    rows, infos = tables.reset(seed=2)
    results: list[float] = []
    left = np.full(tables.num_envs, -(-games // tables.num_envs))
    while left.any():
        actions, _ = model.predict(rows, action_masks=infos["action_mask"], deterministic=True)
        rows, rewards, overs, _, infos = tables.step(actions)
        ended = overs & (left > 0)
        left -= ended
        results += [(1 + reward) / 2 for reward in rewards[ended]]
    share = float(np.mean(results))
    return share, 1.96 * float(np.std(results)) / len(results) ** 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="kahuna")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=500)
    given = parser.parse_args()
    torch.set_num_threads(2)
    tables = DummyVecEnv([partial(env, given.game)] * TABLES)
    model = MaskablePPO("MlpPolicy", tables, n_steps=ROUND, batch_size=512, ent_coef=0.01, seed=1, device="cpu")
    share, width = score(model, given.game, given.games)
    print(f"before learning, against random bots: {share:.1%} ± {width:.1%}", flush=True)
    model.learn(10**9, callback=Clock(given.minutes))
    share, width = score(model, given.game, given.games)
    print(f"after {given.minutes:g} minutes and {model.num_timesteps:,} steps: {share:.1%} ± {width:.1%}")


if __name__ == "__main__":
    main()
