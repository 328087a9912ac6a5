"""What the search says in seeded positions of every game, to compare both builds."""

from collections.abc import Iterator
from pathlib import Path

import tablee
from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.game import Game
from tablee.engine.shapes import Budget
from tablee.engine.state import State
from tablee.minds.search import Manner
from tablee.minds.thinking import Thought, think

FILE = Path(__file__).with_name("thoughts.txt")
ITERATIONS = 16
SHARES = (0, 3, 6)  # tenths of a random game after which the search is asked
SHOWN = 6


def positions(game: Game) -> Iterator[State]:
    """Where somebody has a choice, early and late, with the most players."""
    players = game.players[-1]
    chance = SeededChance(11)
    length = int(game.new(players, chance).play_on(chance))
    for share in SHARES:
        chance = SeededChance(11)
        state = game.new(players, chance)
        played = 0
        while played < length * share // 10 or len(state.legal(state.to_act()[-1])) == 1:
            seat = state.to_act()[0]
            actions = state.legal(seat)
            state.apply(seat, actions[chance.uniform(len(actions))], chance)
            played += 1
        yield state


def thought_about(state: State, iterations: int = ITERATIONS) -> Thought:
    """The last of those that must decide thinks."""
    seat = state.to_act()[-1]
    return think(state.game, state.view(seat), b"", Budget(iterations), SeededChance(3), Manner())


def thoughts() -> Iterator[str]:
    """A line for each position: the actions most often tried, how often, and what they seem worth."""
    for slug in sorted(name for name in registry.installed() if "." not in name):
        for share, state in zip(SHARES, positions(tablee.game(slug)), strict=True):
            lines = thought_about(state).lines[:SHOWN]
            said = " ".join(f"{line.action}:{line.visits}:{line.worth!r}" for line in lines)
            yield f"{slug} {share} {said}"
