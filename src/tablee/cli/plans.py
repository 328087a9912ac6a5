"""What games between bots a command is asked for: `sim`, `dataset` and `report` play them."""

from collections.abc import Mapping

from tablee.bots import bot
from tablee.engine.game import Game
from tablee.engine.shapes import Budget
from tablee.lab.simulate import Plan


def planned(
    game: Game,
    players: int | None,
    bots: str,
    seed: int,
    games: int,
    options: Mapping[str, object],
    budget: Budget,
    follow_lead: bool = False,
) -> Plan:
    """What is played; bots and options are checked first."""
    levels = tuple(level.strip() for level in bots.split(","))
    for level in levels:
        bot(game, level)
    count = game.count(players)
    chosen = game.with_bots(options, range(count))
    game.check_together(count, game.read_options(chosen))
    return Plan(game.slug, game.version, count, levels, seed, games, chosen, follow_lead, budget)
