"""What games between bots a command is asked for, and who plays them."""

import os
from collections.abc import Mapping

from tablee.bots import bot
from tablee.engine.game import Game
from tablee.engine.shapes import Budget
from tablee.lab.simulate import Plan
from tablee.lab.workers import Workforce


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


def workforce(workers: int | None, ray: str) -> Workforce:
    """A Ray cluster if one is named, else processes of this machine, as many as it has cores."""
    return ray or workers or os.cpu_count() or 1
