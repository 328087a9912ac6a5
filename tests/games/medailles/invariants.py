"""What must hold in Médailles after every action (docs/rules/medailles.md, section 11)."""

from tablee.engine.state import NOBODY
from tablee.games.medailles.board import CARDS, DISCIPLINE_OF, DISCIPLINES
from tablee.games.medailles.rules import GOING_ON, Medailles
from tablee.games.medailles.rules_actions import METALS
from tablee.games.medailles.rules_cards import FULL_HAND, NOTHING


def broken(before: Medailles | None, after: Medailles) -> list[str]:
    """The sentences that do not hold."""
    return [
        *cards(after),
        *hands(after),
        *medals(after),
        *turns(after),
        *(changes(before, after) if before is not None else []),
    ]


def hand(state: Medailles, seat: int) -> list[int]:
    """The cards of a hand."""
    return [int(state.hand[seat * FULL_HAND + slot]) for slot in range(state.held[seat])]


def cards(state: Medailles) -> list[str]:
    """Every card is somewhere, once; no discipline is twice in the centre."""
    faults = []
    found = [card for card, left in enumerate(state.pile.counts) for _ in range(left)]
    found += [int(state.pot[slot]) for slot in range(state.potted)]
    found += [card for seat in range(state.players) for card in hand(state, seat)]
    found += [int(card) for part in (state.centre, state.under, state.bid_cards) for card in part if card != NOTHING]
    if sorted(found) != list(range(len(CARDS))):
        faults.append(f"MED-1.1: 63 cards, each once, but there are {sorted(found)}")
    sports = [DISCIPLINE_OF[card] for card in state.centre if card != NOTHING]
    if len(set(sports)) != len(sports):
        faults.append("MED-1.3: the disciplines of the centre are different")
    places = [-1] * len(DISCIPLINES)
    for place, card in enumerate(state.centre):
        if card != NOTHING:
            places[DISCIPLINE_OF[card]] = place
    if places != [int(place) for place in state.place_of]:
        faults.append("the places of the disciplines are those of the centre")
    return faults


def hands(state: Medailles) -> list[str]:
    """Hands have at most five cards, in the main phase exactly five at the start of a turn; counts are right."""
    faults = []
    for seat in range(state.players):
        held = hand(state, seat)
        sports = [DISCIPLINE_OF[card] for card in held]
        counted = [int(state.number[seat * len(DISCIPLINES) + sport]) for sport in range(len(DISCIPLINES))]
        if [sports.count(sport) for sport in range(len(DISCIPLINES))] != counted:
            faults.append(f"the counts of hand {seat} are those of its cards")
        if len(held) > FULL_HAND or not 0 <= state.seen[seat] <= len(held):
            faults.append(f"MED-5.5: at most five cards, of which some were shown, but seat {seat} has {held}")
        is_turn = state.outcome == GOING_ON and state.contest == NOTHING and not state.is_final
        if is_turn and len(held) != FULL_HAND:
            faults.append(f"section 11: five cards at the start of a turn, but seat {seat} has {len(held)}")
    return faults


def medals(state: Medailles) -> list[str]:
    """Each medal lies on a card of its discipline; no discipline loses all three; counts and points are right."""
    faults = []
    won = [0] * int(state.players)
    points = [0] * int(state.players)
    for medal, owner in enumerate(state.owner):
        card = state.under[medal]
        if (owner == NOBODY) != (card == NOTHING):
            faults.append("MED-5.4: a medal lies on a card, and a card under a medal")
        elif owner != NOBODY:
            won[owner] += 1
            points[owner] += medal % METALS + 1
            if DISCIPLINE_OF[card] != medal // METALS:
                faults.append("MED-5.4: a medal lies on a card of its discipline")
    if won != [int(count) for count in state.won] or points != [int(count) for count in state.points]:
        faults.append("MED-8.2: medals and points are those that were won")
    gone = [[state.owner[sport * METALS + k] != NOBODY for k in range(METALS)] for sport in range(len(DISCIPLINES))]
    if [True] * METALS in gone:
        faults.append("section 11: no discipline loses all three medals")
    return faults


def turns(state: Medailles) -> list[str]:
    """One seat decides until the end; whoever is asked could answer as far as all can see."""
    faults = []
    if len(state.to_act()) != (1 if state.outcome == GOING_ON else 0):
        faults.append("section 5: exactly one seat decides until the end")
    if state.outcome == GOING_ON and state.is_final != (state.pile.size == 0):
        faults.append("MED-6.2: the final phase is that of the empty pile")
    if state.outcome == GOING_ON and state.contest == NOTHING and not state.held[state.turn]:
        faults.append("MED-6.6: an empty hand is not asked")
    if (state.contest == NOTHING) != (state.asked == NOBODY) or (state.contest == NOTHING) != (state.bids == 0):
        faults.append("MED-4.1: somebody is asked while a contest runs")
    if state.bids > 1 and any(state.bid[bid] <= state.bid[bid - 1] for bid in range(1, state.bids)):
        faults.append("MED-4.2: each bid has more cards than the one before")
    return faults


def changes(before: Medailles, after: Medailles) -> list[str]:
    """What an action can change, and what not."""
    faults = []
    for medal, owner in enumerate(before.owner):
        if owner not in (NOBODY, after.owner[medal]):
            faults.append("MED-3.4: a medal stays with its winner")
    if after.potted < before.potted or list(after.pot)[: before.potted] != list(before.pot)[: before.potted]:
        faults.append("MED-1.4: nothing leaves the pot")
    if after.pile.size > before.pile.size or (before.is_final and not after.is_final):
        faults.append("MED-1.4: the draw pile only shrinks")
    if before.is_final and after.turn != before.turn and after.turns_left >= before.turns_left:
        faults.append("MED-6.5: the last turns are counted down")
    is_over = before.contest == NOTHING and after.contest == NOTHING
    if is_over and not before.is_final and after.outcome == GOING_ON and after.pile.size >= before.pile.size:
        faults.append("section 11: every turn of the main phase draws a card")
    return faults
