"""A bot at its seat: what it was shown since its last decision, and what it wrote down for this one."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tablee.bots import BUDGET, ask
from tablee.engine.chance import Chance
from tablee.engine.game import Decide, Game
from tablee.engine.shapes import BotAnswer, Budget, Event, Told, View


@dataclass
class SeatMemory:
    """What has happened since a seat last decided, as it was shown at the time, and a bot's notes."""

    news: list[Event] = field(default_factory=list)
    notes: bytes = b""

    def read_news(self) -> list[Event]:
        """What was shown since the last time this was asked."""
        news, self.news = self.news, []
        return news

    def ask(self, decide: Decide, view: View, chance: Chance, budget: Budget) -> BotAnswer:
        """Lets a player decide that is no bot of the game, and keeps its notes."""
        answer = decide(view, self.read_news(), self.notes, budget, chance)
        self.notes = answer.notes
        return answer

    def answer(self, game: Game, level: str, view: View, chance: Chance, budget: Budget = BUDGET) -> BotAnswer:
        """Lets a bot decide, and keeps its notes."""
        answer = ask(game, level, view, self.read_news(), self.notes, chance, budget)
        self.notes = answer.notes
        return answer


def pass_on(told: list[Told], memories: Mapping[int, SeatMemory]) -> None:
    """Gives each seat what was told, as it is shown to it, once."""
    for one in told:
        for seat, memory in memories.items():
            memory.news.append(one.seen_by(seat))
    told.clear()
