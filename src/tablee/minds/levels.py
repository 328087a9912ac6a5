"""Five levels that every game has: less search, a weaker grasp of the game, a worse memory, and slips like people's."""

from collections.abc import Sequence
from dataclasses import dataclass

from tablee.engine import registry
from tablee.engine.chance import Chance
from tablee.engine.game import Game
from tablee.engine.shapes import BotAnswer, Budget, Event, Reason, View
from tablee.minds.search import Manner
from tablee.minds.thinking import Line, Thought, think

GRAIN = 1000  # steps of a slip
SERIOUS = 4  # an action tried so many times less often than the first was not considered seriously


@dataclass(frozen=True)
class Level:
    """How well a mind plays. No level takes longer than its milliseconds, whatever the machine."""

    milliseconds: int
    iterations: int | None = None
    guided: int = 100  # per cent of what is played on in thought by the game's own policy, the rest at random
    foresight: int = 100  # per cent of the turns that the game says are worth playing on
    memory: int = 100  # per cent, in games of memory
    slip: float = 0.0  # by how much of a game it may misjudge an action, at worst

    def decide(self, view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> BotAnswer:
        """What a seat does in the game that its view names."""
        game = registry.get(view.header.game, view.header.version)
        return self.answer(game, view, events, notes, budget, chance)

    def answer(
        self, game: Game, view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance
    ) -> BotAnswer:
        """Thinks as long as the level and the budget allow, and takes the best action, or one nearly as good."""
        kept = game.knowledge.remember(view, events, notes, self.memory, chance)
        thought = think(game, view, kept, self.within(budget), chance, self.manner())
        line = self.slipped(thought, chance)
        return BotAnswer(line.action, kept, reason(line))

    def within(self, budget: Budget) -> Budget:
        """The smaller of both budgets; one of iterations alone is not timed, so that games can be repeated."""
        iterations = least(self.iterations, budget.iterations)
        if budget.iterations is not None and budget.milliseconds is None:
            return Budget(iterations)
        return Budget(iterations, least(self.milliseconds, budget.milliseconds))

    def manner(self) -> Manner:
        """The manner of its search."""
        manner = Manner()
        manner.guided = self.guided
        manner.foresight = self.foresight
        return manner

    def slipped(self, thought: Thought, chance: Chance) -> Line:
        """The first line; with slips, the one that seems best among those that were considered seriously."""
        lines = [line for line in thought.lines if line.visits * SERIOUS >= thought.lines[0].visits]
        if not self.slip or len(lines) == 1:
            return thought.lines[0]
        return max(lines, key=lambda line: line.worth + self.slip * misjudged(chance))


def misjudged(chance: Chance) -> float:
    """From -1 to 1, small more often than large."""
    return (chance.uniform(GRAIN) - chance.uniform(GRAIN)) / GRAIN


def least(own: int | None, given: int | None) -> int | None:
    """The smaller of two limits, where there are any."""
    return own if given is None else given if own is None else min(own, given)


def reason(line: Line) -> Reason:
    """What it expects of its action."""
    return Reason("thought-through", {"percent": round(100 * line.worth)}) if line.visits else Reason("only-action")


LEVELS = {
    "beginner": Level(200, 24, guided=50, foresight=30, memory=45, slip=0.25),
    "casual": Level(200, 80, guided=80, foresight=60, memory=60, slip=0.12),
    "skilled": Level(300, 300, memory=75, slip=0.05),
    "expert": Level(400, 1200, memory=90, slip=0.02),
    "master": Level(600),
}
