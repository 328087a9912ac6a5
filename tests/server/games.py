"""Whole games at tables, made entry by entry without a registry."""

from __future__ import annotations

import random

from tablee.engine import registry as game_registry
from tablee.server.tables import log, referee
from tablee.server.tables.table import Table


def dealt(slug: str, players: int | None = None, id_: str = "t") -> Table:
    """A table of bots that has just begun."""
    game = game_registry.get(slug)
    table = Table(id_, "CODE", bytes(32), 0.0)
    seats = ["bot:random"] * (players or game.players[-1])
    options = game.read_options({}).text
    for entry in (log.Opened(slug, game.version, options, seats, "host"), log.Closed(0.0), log.Started()):
        table.follow(entry, 1.0)
    return table


def play(table: Table, dice: random.Random) -> None:
    """One whole answer, or now and then an undo."""
    match = table.playing()
    seat = match.to_act()[0]
    if match.can_undo(seat) and dice.random() < 0.1:
        table.follow(log.Undone(seat), 2.0)
        return
    number = match.decisions[seat]
    while isinstance(
        made := referee.act(table, seat, match.decisions[seat], dice.choice(match.legal(seat))), referee.Step
    ):
        match.act(made.seat, made.action)
    table.follow(log.Played(seat, number, made.actions), 2.0)


def played(slug: str, seed: int, players: int | None = None, most: int = 10_000, id_: str = "t") -> Table:
    """A table whose game is over; after this many answers people stop."""
    table, dice = dealt(slug, players, id_), random.Random(seed)
    for _ in range(most):
        if table.is_over:
            return table
        play(table, dice)
    if not table.is_over:
        table.follow(log.Ended("agreed"), 3.0)
    return table
