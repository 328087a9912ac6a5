"""Who sits where: people and bots, what each was shown, and how bots decide."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from tablee.bots import bot, levels
from tablee.bots.memory import SeatMemory, pass_on
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import BotAnswer
from tablee.engine.texts import Texts
from tablee.lab.dice import own_chance
from tablee.review.hinting import AdvisedAction, advise

HUMAN = "human"
BOT = "bot:"


@dataclass
class LocalPlayer:
    """Who plays a seat, and what it remembers."""

    kind: str  # `human`, or `bot:` and a level
    memory: SeatMemory = field(default_factory=SeatMemory)

    @property
    def is_human(self) -> bool:
        """Does someone at the keyboard play this seat?"""
        return self.kind == HUMAN

    @property
    def level(self) -> str:
        """The level of a bot."""
        return self.kind.removeprefix(BOT)


def best(game: Game) -> str:
    """The strongest bot of a game."""
    return levels(game)[-1]


def read_seats(game: Game, players: int, text: str | None) -> list[LocalPlayer]:
    """`human,bot:novice`; left open, the first seat is human and the others are the best bot."""
    kinds = [HUMAN] + [BOT + best(game)] * (players - 1) if text is None else [kind.strip() for kind in text.split(",")]
    if len(kinds) != players:
        raise Mistake("bad-seats-count", {"given": len(kinds), "players": players, "example": example(game, players)})
    return [read_kind(game, kind, players) for kind in kinds]


def read_kind(game: Game, kind: str, players: int) -> LocalPlayer:
    """One seat; `bot` alone is the best one."""
    if kind == HUMAN:
        return LocalPlayer(HUMAN)
    if kind == "bot":
        return LocalPlayer(BOT + best(game))
    if not kind.startswith(BOT):
        raise Mistake("bad-seat-kind", {"given": kind, "example": example(game, players)})
    bot(game, kind.removeprefix(BOT))
    return LocalPlayer(kind)


def example(game: Game, players: int) -> str:
    """Seats that this game takes."""
    return ",".join([HUMAN] + [BOT + best(game)] * (players - 1))


def names_for(players: Sequence[LocalPlayer], texts: Texts) -> list[str]:
    """The names of the seats at the table."""
    keys = ["seat-name" if player.is_human else "bot-name" for player in players]
    return [texts.text(key, {"number": seat + 1}) for seat, key in enumerate(keys)]


class EventFeed:
    """Gives each player the events as they are shown at the time, before anything of them lapses."""

    def __init__(self, match: Match, players: Mapping[int, LocalPlayer]) -> None:
        self.match = match
        self.players = players  # by viewer
        self.heard = 0 if len(match.entries) == 1 else len(match.told)  # a game that goes on is caught up with
        self.listen()

    def listen(self) -> None:
        """After each action: what was told since the last time."""
        told = [one for _, one in self.match.told[self.heard :]]
        pass_on(told, {viewer: player.memory for viewer, player in self.players.items()})
        self.heard = len(self.match.told)

    def listen_after_undo(self) -> None:
        """After an action was taken back: its events are gone, one tells of it."""
        self.heard = len(self.match.told) - 1
        self.listen()


class SavedNotes(msgspec.Struct, array_like=True):
    """A bot's notes in a saved game, and how many events it had read when it wrote them."""

    notes: bytes = b""
    heard: int = 0


def notes_text(match: Match, players: Sequence[LocalPlayer]) -> str:
    """What the bots of an unfinished game remember, by seat."""
    bots = [(seat, player) for seat, player in enumerate(players) if not player.is_human]
    kept = {
        str(seat): SavedNotes(player.memory.notes, len(match.told) - len(player.memory.news)) for seat, player in bots
    }
    return msgspec.json.encode(kept).decode()


def catch_up(match: Match, seat: int, player: LocalPlayer, is_same: bool, kept: SavedNotes | None = None) -> None:
    """What a player knows of a saved game: the same bot has its notes and what it was shown since it wrote them.

    Anyone else knows what can still be seen. A person is reminded of what came after their last action.
    """
    if is_same and not player.is_human:
        kept = kept or SavedNotes()
        player.memory.notes = kept.notes
        player.memory.news = [told.seen_by(seat) for _, told in match.told[max(0, kept.heard) :]]
        return
    own = [entry.number for entry in match.entries if entry.seat == seat and player.is_human]
    player.memory.news = [event for number, event in match.events(seat) if not own or number > own[-1]]


def decide(match: Match, seat: int, player: LocalPlayer, seed: int) -> BotAnswer:
    """A bot's answer, from what its seat may know and what it wrote down."""
    chance = own_chance(seed, "seat", seat, match.decision(seat))
    return player.memory.answer(match.game, player.level, match.view(seat), chance)


def hint(match: Match, seat: int, seed: int) -> list[AdvisedAction]:
    """What might be done here, the best action first, from what its seat may know."""
    chance = own_chance(seed, "hint", seat, match.decision(seat))
    return advise(match.game, match.view(seat), b"", chance.uniform(1 << 31))
