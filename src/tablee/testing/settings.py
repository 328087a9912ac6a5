"""How games of the suite begin: presets and numbers of players in turn, and between them options mixed by chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tablee.engine.chance import Chance
from tablee.engine.game import Game
from tablee.engine.options import BotSeats, Choice, Number, Option, Text
from tablee.engine.refusal import Mistake

Brought = Mapping[str, Sequence[str]]


@dataclass(frozen=True)
class Setting:
    """A way to begin a game: options and a number of players."""

    options: Mapping[str, object]
    players: int


def settings(game: Game) -> list[Setting]:
    """Every preset, the default first, with every number of players that it suits."""
    presets: list[Mapping[str, object]] = [{}, *({"preset": name} for name in game.presets)]
    ways = [Setting(options, players) for options in presets for players in game.players]
    return [way for way in ways if is_suited(game, way)]


def is_suited(game: Game, way: Setting) -> bool:
    """Can a game begin like this?"""
    try:
        game.check_together(way.players, game.read_options(way.options))
    except Mistake:
        return False
    return True


def mixed(game: Game, brought: Brought, chance: Chance) -> Setting:
    """Options drawn by chance, about half of them as usual, with texts that people might bring."""
    while True:  # the usual options suit, and each of them is drawn often
        players = game.players[chance.below(len(game.players))]
        drawn = {option.name: value(option, brought, players, chance) for option in game.options}
        texts = [option for option in game.options if isinstance(option, Text) and option.needs]
        for text in texts:
            if any(drawn[name] != needed for name, needed in text.needs.items()):
                drawn[text.name] = text.default
        way = Setting(drawn, players)
        if is_suited(game, way):
            return way


def value(option: Option, brought: Brought, players: int, chance: Chance) -> str | int:
    """What somebody could choose of one option."""
    if isinstance(option, BotSeats):
        return " ".join(str(seat) for seat in range(players) if chance.below(2))
    if isinstance(option, Text):
        texts = brought.get(option.name, [option.default])
        return option.default if not option.needs and chance.below(2) else texts[chance.below(len(texts))]
    if chance.below(2):
        return option.default
    if isinstance(option, Choice):
        return option.values[chance.below(len(option.values))]
    return number(option, chance)


def number(option: Number, chance: Chance) -> int:
    """One of the bounds, one of those allowed beside them, or any between."""
    told = [option.low, option.high, *option.also, option.low + chance.below(option.high - option.low + 1)]
    return told[chance.below(len(told))]
