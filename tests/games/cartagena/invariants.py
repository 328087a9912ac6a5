"""What must hold in Cartagena after every action (docs/rules/cartagena.md, section 11.1)."""

from tablee.games.cartagena.board import SYMBOLS
from tablee.games.cartagena.rules import ACTIONS_PER_TURN, BOAT, GOING_ON, Cartagena
from tablee.games.cartagena.rules_actions import END_TURN, RETREAT
from tablee.games.cartagena.rules_cards import COPIES
from tablee.games.cartagena.rules_corridor import CROWD


def broken(before: Cartagena | None, after: Cartagena) -> list[str]:
    """The sentences that do not hold."""
    return [*cards(after), *corridor(after), *turns(after), *(changes(before, after) if before is not None else [])]


def cards(state: Cartagena) -> list[str]:
    """Every card is somewhere, once; hands have their size, and what is known of them is in them."""
    faults = []
    for card, name in enumerate(SYMBOLS):
        places = [state.pile.counts[card], state.used[card], state.row.count(card)]
        places += [hand_of(state, seat)[card] for seat in range(state.players)]
        if min(places) < 0 or sum(places) != COPIES:
            faults.append(f"CAR-1.4: seventeen cards of each symbol, but of {name} there are {places}")
    if [sum(hand_of(state, seat)) for seat in range(state.players)] != [int(held) for held in state.held]:
        faults.append("the sizes of the hands are those of their cards")
    if any(known > held for known, held in zip(state.known, state.hand, strict=True)):
        faults.append("section 4: what is known of a hand is in it")
    if len(state.row) > int(state.fixed.options.word("open_row")):
        faults.append("CAR-7.1: the row is not longer than agreed")
    return faults


def hand_of(state: Cartagena, seat: int) -> list[int]:
    """The cards of a seat, how many of each symbol."""
    return [int(state.hand[seat * len(SYMBOLS) + card]) for card in range(len(SYMBOLS))]


def pirates_of(state: Cartagena, seat: int) -> list[int]:
    """The places of a seat's pirates."""
    size = state.fixed.options.number("pirates")
    return [int(state.pirates[seat * size + number]) for number in range(size)]


def corridor(state: Cartagena) -> list[str]:
    """All pirates are somewhere, in order, and no more than three on a space."""
    faults = []
    boat = len(state.track) - 1
    places = [place for seat in range(state.players) for place in pirates_of(state, seat)]
    if [places.count(place) for place in range(boat + 1)] != [int(count) for count in state.here]:
        faults.append("the counts of the places are those of the pirates")
    if any(places.count(space) > CROWD for space in range(1, boat)):
        faults.append("CAR-4.2: at most three pirates on a space")
    if any(pirates_of(state, seat) != sorted(pirates_of(state, seat)) for seat in range(state.players)):
        faults.append("the pirates of a seat are in order")
    return faults


def turns(state: Cartagena) -> list[str]:
    """One seat is on turn until the end; a card and a pirate ashore always give an advance; winners are aboard."""
    faults = []
    is_over = state.outcome != GOING_ON
    if len(state.to_act()) != (0 if is_over else 1):
        faults.append("section 5: exactly one seat decides until the end")
    if not is_over and not 0 <= state.acted < ACTIONS_PER_TURN:
        faults.append("CAR-2.2: a turn has up to three actions")
    for seat in range(state.players):
        is_aboard = min(pirates_of(state, seat)) == len(state.track) - 1
        if is_aboard != (state.outcome == BOAT and state.winner == seat):
            faults.append("CAR-6.1: who has all pirates in the boat has won, and nobody else")
    if not is_over and state.held[state.turn] and state.legal(state.turn)[0] >= RETREAT:
        faults.append("CAR-3.6: a seat with a card can always advance")
    can_act = any(state.legal(seat) != [END_TURN] for seat in range(state.players))
    if not is_over and state.acted == 0 and not can_act:
        faults.append("CAR-8.1: no turn begins in a deadlock")
    return faults


def changes(before: Cartagena, after: Cartagena) -> list[str]:
    """An advance lands where nobody stood or in the boat, a retreat where somebody did; hands change by a little."""
    faults = []
    boat = len(after.track) - 1
    seat = int(before.turn)
    left, come = (moved(one, other, seat) for one, other in ((before, after), (after, before)))
    if len(left) > 1 or len(left) != len(come):
        faults.append("CAR-2.3: an action moves one pirate")
    for origin, target in zip(left, come, strict=False):
        if target > origin and target < boat and before.here[target]:
            faults.append("CAR-3.1: an advance lands on a free space")
        if target < origin and not 0 < before.here[target] < CROWD:
            faults.append("CAR-4.1: a retreat lands beside one or two pirates")
    for other in range(after.players):
        if other != seat and moved(before, after, other):
            faults.append("CAR-2.5: only own pirates move")
        gained = int(after.held[other] - before.held[other])
        if not (-1 if other == seat else 0) <= gained <= (2 if other == seat else 1):
            faults.append("section 11.1: a hand changes by a card played, two drawn, or one in a deadlock")
    return faults


def moved(one: Cartagena, other: Cartagena, seat: int) -> list[int]:
    """The places of a seat's pirates in one state that are not in the other."""
    rest = pirates_of(one, seat)
    for place in pirates_of(other, seat):
        if place in rest:
            rest.remove(place)
    return rest
