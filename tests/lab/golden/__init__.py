"""What learners are shown in seeded games, as hashes: the same on both builds, changed only with a rules version."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.game import Game
from tablee.engine.observation import Observation

FILE = Path(__file__).with_name("observations.txt")
LOOKED_AT = 40  # decisions of a random game


def lines() -> Iterator[str]:
    """A line for each game, version and number of players: how large, what parts, and what they said."""
    for name in sorted(registry.installed()):
        slug, _, version = name.partition(".")
        game = registry.get(slug, int(version) if version else None)
        for players in sorted({game.players[0], game.players[-1]}):
            observation = game.observe(players, game.default_fixed())
            size, parts, numbers = observation.size, parts_of(observation), numbers_of(game, players)
            yield f"{slug} version={game.version} players={players} numbers={size} parts={parts} seen={numbers}"


def parts_of(observation: Observation) -> str:
    """All names, shapes and bounds."""
    said = [f"{block.name} {block.shape} {block.low:g} {block.high:g} {block.words}" for block in observation.blocks]
    return sha256("\n".join(said).encode()).hexdigest()[:16]


def numbers_of(game: Game, players: int) -> str:
    """What all seats are shown at the beginning of a random game."""
    digest = sha256()
    chance = SeededChance(7)
    state = game.new(players, chance)
    observation = game.observe(players, state.fixed)
    for _ in range(LOOKED_AT):
        for seat in range(players):
            digest.update(observation.numbers(state.view(seat)).tobytes())
        seats = state.to_act()
        if not seats:
            break
        actions = state.legal(seats[-1])
        state.apply(seats[-1], actions[chance.uniform(len(actions))], chance)
    return digest.hexdigest()[:16]
