"""Bots: functions from what a seat may know to an action. Every game has at least the random one."""

from collections.abc import Sequence

from tablee.engine import registry
from tablee.engine.chance import Chance
from tablee.engine.game import Decide, Game
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import NOTES_LIMIT, BotAnswer, Budget, Event, Reason, View
from tablee.minds.levels import LEVELS

BUDGET = Budget(milliseconds=1000)  # where nobody says otherwise: no bot keeps a table waiting for longer


def decide_at_random(view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> BotAnswer:
    """Any legal action, each equally likely."""
    header = view.header
    state = registry.get(header.game, header.version).imagine(view, chance)
    actions = state.legal(header.viewer)
    return BotAnswer(actions[chance.below(len(actions))], b"", Reason("random"))


def levels(game: Game) -> list[str]:
    """The bots that can play a game: those that think, weakest first, then its own, which answer at once, best last."""
    return ["random", *LEVELS, *game.bots]


def bot(game: Game, level: str) -> Decide:
    if level == "random":
        return decide_at_random
    if level in LEVELS:
        return LEVELS[level].decide
    if level not in game.bots:
        raise Mistake("unknown-bot", {"given": level, "known": ", ".join(levels(game))})
    return game.bots[level]


def ask(
    game: Game, level: str, view: View, news: Sequence[Event], notes: bytes, chance: Chance, budget: Budget = BUDGET
) -> BotAnswer:
    """A bot's answer to a view; one whose notes are too long to be kept is refused."""
    answer = bot(game, level)(view, news, notes, budget, chance)
    if len(answer.notes) > NOTES_LIMIT:
        raise Mistake("notes-too-long", {"bot": level, "limit": NOTES_LIMIT})
    return answer
