"""The final state hashes of seeded games: the same in every build, process and release of a rules version.

`python -m tests.engine.golden` writes them again. Do that only when a change of the rules is intended.
"""

from collections.abc import Iterator
from pathlib import Path

from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.dump import state_hash

FILE = Path(__file__).parent / "tiny.txt"
GAMES = 20


def final_hashes() -> Iterator[str]:
    """One line for each game: seed, players, preset, decisions, hash of the last state."""
    game = registry.get("tiny", 2)
    presets = [None, *game.presets]
    for seed in range(GAMES):
        players = game.players[seed % 2]
        preset = presets[seed % len(presets)]
        chance = SeededChance(seed)
        state = game.new(players, chance, {"preset": preset} if preset else {})
        decisions = state.play_on(chance)
        yield f"{seed} {players} {preset or '-'} {decisions} {state_hash(state)}"
