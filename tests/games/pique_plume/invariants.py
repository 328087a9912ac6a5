"""What must hold in Pique Plume after every action (docs/rules/pique-plume.md, section 11)."""

from tablee.games.pique_plume.board import EGGS, PICTURES
from tablee.games.pique_plume.rules import DROPPINGS, GOING_ON, IN_HAND, NOTHING, PiquePlume


def broken(before: PiquePlume | None, after: PiquePlume) -> list[str]:
    """The sentences that do not hold."""
    return [
        *pieces(after),
        *feathers(after),
        *pictures(after),
        *decisions(after),
        *(changes(before, after) if before is not None else []),
    ]


def pieces(state: PiquePlume) -> list[str]:
    """No egg carries two pieces, and each piece stands where the ring says."""
    faults = []
    standing = {int(egg): seat for seat, egg in enumerate(state.bird)}
    lying = {int(egg): DROPPINGS + seat for seat, egg in enumerate(state.dropping) if egg != IN_HAND}
    if len(standing) != state.players or standing.keys() & lying.keys():
        faults.append("PIQ-3.1: two pieces never share an egg")
    if len(lying) != sum(1 for egg in state.dropping if egg != IN_HAND):
        faults.append("PIQ-3.1: two droppings never share an egg")
    if [int(piece) for piece in state.piece] != [{**standing, **lying}.get(egg, NOTHING) for egg in range(EGGS)]:
        faults.append("the ring carries the birds and the droppings, and nothing else")
    if sum(1 for piece in state.piece if piece == NOTHING) < EGGS - 2 * state.players:
        faults.append("section 11: at least 24 - 2n eggs are empty")
    for seat, egg in enumerate(state.bird):
        if state.target(seat) == egg or state.piece[state.target(seat)] != NOTHING:
            faults.append("PIQ-3.2: a target is an empty egg, not the bird's own")
    return faults


def feathers(state: PiquePlume) -> list[str]:
    """Every colour exists once; a bird with enough has won."""
    faults = []
    if sorted(colour for seat in range(state.players) for colour in state.tail(seat)) != sorted(
        ["RED", "BLUE", "YELLOW", "GREEN", "PURPLE", "ORANGE"][: state.players]
    ):
        faults.append("PIQ-1.2: one feather of each colour")
    rich = [seat for seat in range(state.players) if state.feathers[seat] >= state.goal]
    if len(rich) != (1 if state.ending() == "feathers" else 0):
        faults.append("PIQ-5.1: exactly the winner has the feathers that win")
    return faults


def pictures(state: PiquePlume) -> list[str]:
    """Each picture is on two eggs and on one tile."""
    faults = []
    eggs = [int(picture) for picture in state.eggs]
    if any(eggs.count(picture) != 2 for picture in range(len(PICTURES))):
        faults.append("PIQ-1.1: each picture is on two eggs")
    flipped = [int(picture) for picture in state.yard if picture >= 0]
    left = [picture for picture, count in enumerate(state.bag.counts) for _ in range(count)]
    if sorted(flipped + left) != list(range(len(PICTURES))):
        faults.append("PIQ-1.1: each picture is on one tile")
    if state.showing >= 0 and state.yard[state.showing] < 0:
        faults.append("PIQ-2.2: a tile that is shown has a picture")
    return faults


def decisions(state: PiquePlume) -> list[str]:
    """One seat decides until the end; a dropping is asked for only where it is in hand."""
    faults = []
    if len(state.to_act()) != (1 if state.outcome == GOING_ON else 0):
        faults.append("section 5: exactly one seat decides until the end")
    is_without = state.fixed.options.word("cacas") == "false"
    if any(state.dropping[seat] != IN_HAND or seat == state.turn or is_without for seat in state.asked):
        faults.append("PIQ-4.4: only an overtaken seat that holds its dropping is asked")
    return faults


def changes(before: PiquePlume, after: PiquePlume) -> list[str]:
    """What an action can change, and what not."""
    faults = []
    if list(before.eggs) != list(after.eggs):
        faults.append("PIQ-1.1: the pictures of the ring never change")
    if any(old >= 0 and old != new for old, new in zip(before.yard, after.yard, strict=True)):
        faults.append("PIQ-2.2: a tile lies in its place again")
    moved = [seat for seat in range(after.players) if before.bird[seat] != after.bird[seat]]
    if moved not in ([], [before.turn]):
        faults.append("PIQ-2.3: only the bird on turn moves")
    if after.turns - before.turns not in (0, 1):
        faults.append("PIQ-5.4: turns are counted one by one")
    return faults
