"""Bots for Les Îlots."""

from collections.abc import Sequence

from tablee.engine.chance import Chance
from tablee.engine.shapes import Budget, Decision, Event, Reason
from tablee.games.tiny.v1.rules import ADD, BID, BURY, CALL, LOOK, NO_CARD, PASS, WAVE_NOW
from tablee.games.tiny.v1.shapes import TileLooked, TinyView

WORTH = {"PEARL": 3, "SAND": 0, "CRAB": -2}
WORTH_A_WAVE = 4


def novice(view: TinyView, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> Decision:
    """Remembers tiles in its notes, calls the best islet it knows of, bids by worth, keeps waves for good islets."""
    remembered = dict(note.split("=") for note in notes.decode().split())
    remembered |= {str(e.islet - 1): e.tile for e in events if isinstance(e, TileLooked) and e.tile}
    action, reason = choose(view, remembered, chance)
    return Decision(action, " ".join(f"{i}={t}" for i, t in sorted(remembered.items())).encode(), Reason(reason))


def choose(view: TinyView, tiles: dict[str, str], chance: Chance) -> tuple[int, str]:
    """The rule of thumb for the phase."""
    seat = view.table.viewer
    cards = view.hands[seat].cards or []
    worth = [islet.value + WORTH.get(tiles.get(str(i), ""), 0) for i, islet in enumerate(view.islets)]
    free = [i for i, islet in enumerate(view.islets) if islet.owner is None]
    if view.phase == "bury":
        return BURY + min(int(card) - 1 if card != "WAVE" else 5 for card in cards), "lowest-card"
    if view.phase == "call":
        unknown = [i for i in free if str(i) not in tiles and view.showing != i]
        if unknown and not view.looked:
            return LOOK + unknown[chance.below(len(unknown))], "curious"
        return CALL + max(free, key=lambda i: worth[i]), "best-islet"
    if view.phase == "wave":
        worthy = worth[view.called or 0] >= WORTH_A_WAVE
        return (WAVE_NOW, "worth-a-wave") if worthy and "WAVE" in cards else (PASS, "not-worth-it")
    return bid(view, worth[view.called or 0], cards, chance)


def bid(view: TinyView, worth: int, cards: list[str], chance: Chance) -> tuple[int, str]:
    """Cards as near to the islet's worth as can be, give or take one."""
    seat = view.table.viewer
    draft = (view.table.drafts[seat] if view.table.drafts else None) or []
    numbers = sorted(int(card) - 1 for card in cards if card != "WAVE")
    if draft:
        spent = draft[0] - BID
        if spent == NO_CARD:
            return ADD + NO_CARD, "bid-by-worth"
        numbers.remove(spent)
        worth -= spent + 1
    wish = worth + chance.below(3) - 1
    fitting = [card for card in numbers if card + 1 <= wish]
    return (ADD if draft else BID) + (fitting[-1] if fitting else NO_CARD), "bid-by-worth"
