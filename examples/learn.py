"""A learner in numpy alone: `python examples/learn.py kahuna --minutes 5`.

Actor and critic are linear in what the seat sees. It plays 256 games at once against bots that take any legal action,
learns from each stretch of steps (A2C), and at the end plays new games to tell how often it wins. Needs
`pip install 'tablee[gymnasium]'`; see ppo.py for a learner with a neural network.
"""

import argparse
from collections.abc import Sequence
from time import monotonic

import numpy as np
from numpy.typing import NDArray

from tablee.adapters.gymnasium import TableeVectorEnv, vector_env

Array = NDArray[np.float32]
TABLES = 256
STRETCH = 16  # steps between two lessons
DISCOUNT = 0.995
CARE = 0.9  # how far later rewards are trusted more than the critic (GAE)
PACE = 0.003
CURIOSITY = 0.01  # keeps the policy from settling too early


class Learner:
    """Weights for actions and for the worth of a position, moved with Adam."""

    def __init__(self, seen: int, actions: int, scale: Array, seed: int) -> None:
        self.scale = scale
        self.weights = [np.zeros((seen + 1, actions), np.float32), np.zeros((seen + 1, 1), np.float32)]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.lessons = 0
        self.dice = np.random.default_rng(seed)

    def features(self, rows: Array) -> Array:
        """What is seen, each number between -1 and 1, and a constant."""
        return np.hstack([rows / self.scale, np.ones((len(rows), 1), np.float32)])

    def policy(self, features: Array, masks: NDArray[np.int8]) -> Array:
        """How likely each legal action is."""
        raised = np.where(masks, features @ self.weights[0], -np.inf)
        likely = np.exp(raised - raised.max(axis=1, keepdims=True))
        shares: Array = likely / likely.sum(axis=1, keepdims=True)
        return shares

    def worth(self, features: Array) -> Array:
        """What the critic expects."""
        expected: Array = (features @ self.weights[1])[:, 0]
        return expected

    def choose(self, policy: Array) -> NDArray[np.int64]:
        """One action for each row, at random by the policy."""
        drawn = self.dice.random((len(policy), 1), np.float32)
        chosen: NDArray[np.int64] = (policy.cumsum(axis=1) > drawn * policy.sum(axis=1, keepdims=True)).argmax(axis=1)
        return chosen

    def learn(self, features: Array, policy: Array, chosen: NDArray[np.int64], gain: Array, error: Array) -> None:
        """One step of Adam: what went better than expected becomes more likely."""
        pull = -policy * gain[:, None]
        pull[np.arange(len(chosen)), chosen] += gain
        log = np.log(np.maximum(policy, 1e-8))
        pull -= CURIOSITY * policy * (log - (policy * log).sum(axis=1, keepdims=True))
        self.lessons += 1
        for index, slope in enumerate((pull, error[:, None])):
            step = features.T @ slope / len(features)
            self.means[index] += 0.1 * (step - self.means[index])
            self.squares[index] += 0.001 * (step**2 - self.squares[index])
            mean = self.means[index] / (1 - 0.9**self.lessons)
            square = self.squares[index] / (1 - 0.999**self.lessons)
            self.weights[index] += PACE * mean / (np.sqrt(square) + 1e-8)


def new_learner(envs: TableeVectorEnv, seed: int) -> Learner:
    """One that knows nothing."""
    space = envs.one_observation
    scale = np.maximum(np.abs(space.low), np.abs(space.high))
    return Learner(len(scale), int(envs.one_action.n), scale, seed)


def train(envs: TableeVectorEnv, learner: Learner, seconds: float, most: int, seed: int) -> int:
    """Plays and learns until the time or the number of lessons is up; how many steps it took."""
    rows, infos = envs.reset(seed=seed)
    end = monotonic() + seconds
    lessons = 0
    while lessons < most and monotonic() < end:
        stretch = []
        for _ in range(STRETCH):
            features = learner.features(rows)
            policy = learner.policy(features, infos["action_mask"])
            action = learner.choose(policy)
            rows, reward, over, _, infos = envs.step(action)
            stretch.append((features, policy, action, reward, over, learner.worth(features)))
        seen, policies, actions, rewards, overs, worths = zip(*stretch, strict=True)
        gains = advantages(rewards, overs, [*worths, learner.worth(learner.features(rows))])
        errors = np.concatenate(gains)
        spread = (errors - errors.mean()) / (errors.std() + 1e-8)
        learner.learn(np.vstack(seen), np.vstack(policies), np.concatenate(actions), spread, errors)
        lessons += 1
    return lessons * STRETCH * envs.num_envs


def advantages(rewards: Sequence[Array], overs: Sequence[Array], worths: Sequence[Array]) -> list[Array]:
    """How much better each step was than the critic had expected, looking back from the end of a stretch."""
    gains: list[Array] = []
    later = np.zeros_like(worths[0])
    for step in reversed(range(len(rewards))):
        goes_on = 1.0 - overs[step]
        surprise = rewards[step] + DISCOUNT * goes_on * worths[step + 1] - worths[step]
        later = (surprise + DISCOUNT * CARE * goes_on * later).astype(np.float32)
        gains.append(later)
    return gains[::-1]


def score(envs: TableeVectorEnv, learner: Learner | None, games: int, seed: int) -> tuple[float, float]:
    """The share of new games that are won, half for those shared, and the half width of its 95 % interval.

    The same number of games counts at each table: else short ones would count more often. Without a learner, any legal
    action is taken.
    """
    dice = np.random.default_rng(seed)
    rows, infos = envs.reset(seed=seed)
    results: list[float] = []
    left = np.full(envs.num_envs, -(-games // envs.num_envs))
    while left.any():
        if learner is None:
            masks = infos["action_mask"]
            action = (dice.random(masks.shape) * masks).argmax(axis=1)
        else:
            action = learner.policy(learner.features(rows), infos["action_mask"]).argmax(axis=1)
        rows, rewards, overs, _, infos = envs.step(action)
        ended = overs & (left > 0)
        left -= ended
        results += [(1 + reward) / 2 for reward in rewards[ended]]
    share = float(np.mean(results))
    return share, 1.96 * float(np.std(results)) / len(results) ** 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="kahuna")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--lessons", type=int, default=10**9)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=TABLES)
    given = parser.parse_args()
    envs = vector_env(given.game, given.tables)
    learner = new_learner(envs, seed=1)
    share, width = score(envs, None, given.games, seed=2)
    print(f"any legal action against random bots: {share:.1%} ± {width:.1%}")
    steps = train(envs, learner, given.minutes * 60, given.lessons, seed=1)
    share, width = score(envs, learner, given.games, seed=2)
    print(f"after {steps:,} steps of learning: {share:.1%} ± {width:.1%}")


if __name__ == "__main__":
    main()
