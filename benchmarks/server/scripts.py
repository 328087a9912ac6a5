"""Recorded games of Kahuna at random, for a server that is given actions and draws: who did what, which cards came."""

from __future__ import annotations

import msgspec

import tablee
from tablee.engine.actions import as_dict
from tablee.engine.chance import SeededChance
from tablee.engine.match import Match
from tablee.games.kahuna.board import ISLANDS, LINES


class Move(msgspec.Struct, frozen=True):
    """One action: whose, its name, its arguments as numbers."""

    seat: int
    name: str
    arguments: list[int]


class Script(msgspec.Struct, frozen=True):
    """One game."""

    dealer: int
    cards: list[int]  # in the order in which they were drawn
    moves: list[Move]


def record(seed: int) -> Script:
    """A game between two who play at random."""
    chance = SeededChance(seed)
    dice = SeededChance(-1 - seed)
    match = Match(tablee.game("kahuna"), 2, chance)
    while not match.is_over():
        seat = match.to_act()[0]
        actions = match.legal(seat)
        match.act(seat, actions[dice.uniform(len(actions))])
    words = [outcome.split() for entry in match.entries for outcome in entry.outcomes]
    return Script(
        dealer=next(int(value) for kind, value in words if kind == "dealer"),
        cards=[ISLANDS.index(value) for kind, value in words if kind == "card"],
        moves=[move(entry.seat, entry.actions[0]) for entry in match.entries[1:]],
    )


def move(seat: int, text: str) -> Move:
    """An action by its named form."""
    parts = as_dict(text)
    arguments: list[int] = []
    if "line" in parts:
        arguments.append(LINES.index(parts["line"]))
    for word in (parts.get("card") or parts.get("cards") or "").split("+"):
        arguments += [ISLANDS.index(word)] if word else []
    if "slot" in parts:
        arguments.append(int(parts["slot"]))
    return Move(seat, parts["type"], arguments)
