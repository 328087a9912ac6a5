"""Bots for Les Îlots."""

from collections.abc import Sequence

from tablee.engine.chance import Chance
from tablee.engine.shapes import BotAnswer, Budget, Event, Reason
from tablee.games.tiny.rules import BID, BURY, CALL, LOOK, NO_CARD, PASS, WAVE_NOW
from tablee.games.tiny.shapes import TileLooked, TinyView

WORTH = {"PEARL": 3, "SAND": 0, "CRAB": -2}
WORTH_A_WAVE = 4


def novice(view: TinyView, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> BotAnswer:
    """Remembers tiles in its notes, calls the best islet it knows of, bids by worth, keeps waves for good islets."""
    tiles = dict(note.split("=") for note in notes.decode().split())
    tiles |= {str(e.islet - 1): e.tile for e in events if isinstance(e, TileLooked) and e.tile}
    action, reason = choose(view, tiles, chance)
    return BotAnswer(
        action, " ".join(f"{islet}={tile}" for islet, tile in sorted(tiles.items())).encode(), Reason(reason)
    )


def choose(view: TinyView, tiles: dict[str, str], chance: Chance) -> tuple[int, str]:
    """The rule of thumb for the phase."""
    hand = view.hands[view.header.viewer]
    cards = hand if isinstance(hand, list) else []
    values = [int(digit) for digit in view.header.known_options().word("islets")]
    worth = [value + WORTH.get(tiles.get(str(islet), ""), 0) for islet, value in enumerate(values)]
    free = [islet for islet, owner in enumerate(view.owners) if owner < 0]
    if view.phase == "bury":
        return BURY + min(int(card) - 1 if card != "WAVE" else 5 for card in cards), "lowest-card"
    if view.phase == "wave":
        is_worth_it = "WAVE" in cards and worth[view.called] >= WORTH_A_WAVE
        return (WAVE_NOW, "worth-a-wave") if is_worth_it else (PASS, "not-worth-it")
    if view.phase == "bid":
        return BID + bid(view, worth[view.called] + chance.below(3) - 1, cards), "bid-by-worth"
    unknown = [islet for islet in free if str(islet) not in tiles]
    if view.phase == "look" and unknown:
        return LOOK + unknown[chance.below(len(unknown))], "curious"
    return CALL + max(free, key=lambda islet: worth[islet]), "best-islet"


def bid(view: TinyView, wish: int, cards: list[str]) -> int:
    """The highest card that does not go beyond the wish, with what is bid already."""
    spent = [step - BID for step in view.header.drafts[view.header.viewer] or [] if step - BID < NO_CARD]
    numbers = sorted(int(card) - 1 for card in cards if card != "WAVE")
    for card in spent:
        numbers.remove(card)
    fitting = [card for card in numbers if card + 1 <= wish - sum(card + 1 for card in spent)]
    return fitting[-1] if fitting else NO_CARD
