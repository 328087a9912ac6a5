"""What must hold in Les Îlots after every action."""

from tablee.engine.state import NOBODY
from tablee.games.tiny.rules import EACH, OVER, UNDRAWN, Tiny


def broken(before: Tiny | None, after: Tiny) -> list[str]:
    """The sentences that do not hold."""
    faults = [*cards(after), *tiles(after)]
    free = after.islets_of(NOBODY)
    if (free == 0) != (after.phase == OVER):
        faults.append("TIN-5.1: the game is over exactly when every islet is won")
    if before is not None and free < before.islets_of(NOBODY) - 1:
        faults.append("TIN-2.3: one islet at a time")
    return faults


def cards(state: Tiny) -> list[str]:
    """Every card is somewhere, once (TIN-1.3)."""
    faults = []
    for card in range(6):
        places = [*(hand[card] for hand in state.hands), state.pile.counts[card], state.used[card]]
        if min(places) < 0 or sum(places) + state.pile.under.count(card) != EACH:
            faults.append(f"TIN-1.3: three of each card, but of card {card} there are {places}")
    if len(state.pile.under) != len(state.buriers):
        faults.append("TIN-2.1: each card under the pile was put there by somebody")
    return faults


def tiles(state: Tiny) -> list[str]:
    """Every tile is in the bag or under an islet (TIN-1.4)."""
    faults = []
    for tile in range(3):
        laid = sum(1 for lying in state.tiles if lying == tile)
        if laid + state.tile_bag.counts[tile] != EACH:
            faults.append(f"TIN-1.4: three of each tile, but not of tile {tile}")
    for islet, owner in enumerate(state.owner):
        if owner != NOBODY and state.tiles[islet] == UNDRAWN:
            faults.append("TIN-4.4: the tile of an islet that is won lies open")
    return faults
