"""Searches of other projects, to play against in the lab; nobody meets them at a table."""

from collections.abc import Sequence

from tablee.engine import registry
from tablee.engine.chance import Chance
from tablee.engine.game import Decide
from tablee.engine.knowledge import PERCENT
from tablee.engine.shapes import BotAnswer, Budget, Event, Reason, View
from tablee.lab import is_mcts


def open_spiel(view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> BotAnswer:
    """OpenSpiel's IS-MCTS; in a game of memory it forgets nothing."""
    game = registry.get(view.header.game, view.header.version)
    kept = game.knowledge.remember(view, events, notes, PERCENT, chance)
    action, _ = is_mcts.search(game, view, kept, budget, chance)
    return BotAnswer(action, kept, Reason("thought-through"))


PEERS: dict[str, Decide] = {"is-mcts": open_spiel}
