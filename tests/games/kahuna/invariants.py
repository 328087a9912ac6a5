"""What must hold in Kahuna after every action (docs/rules/kahuna.md, section 11.1)."""

from collections.abc import Sequence

from tablee.engine.state import NOBODY
from tablee.games.kahuna.board import ENDS, ISLANDS, NEEDS, PLACES_ON, PLACES_WITH
from tablee.games.kahuna.rules import SUDDEN, Kahuna
from tablee.games.kahuna.rules_cards import COPIES, EMPTY
from tablee.games.kahuna.rules_offer import FINAL, FULL_HAND, GOING_ON, LINKS
from tablee.games.kahuna.rules_power import HELD, LAID, ONCE, RULED, SCORE, TWICE

SEATS = (0, 1)


def broken(before: Kahuna | None, after: Kahuna, needs: Sequence[int] = NEEDS) -> list[str]:
    """The sentences that do not hold."""
    return [*cards(after), *board(after, needs), *turns(after), *(changes(before, after) if before is not None else [])]


def cards(state: Kahuna) -> list[str]:
    """Every card is somewhere, once; hands and row have their size."""
    faults = []
    row = [int(card) for card in state.row]
    for card, name in enumerate(ISLANDS):
        places = [state.pile.counts[card], state.used[card], row.count(card)]
        places += [part[seat * len(ISLANDS) + card] for part in (state.hand, state.buried) for seat in SEATS]
        if min(places) < 0 or sum(places) != COPIES:
            faults.append(f"KAH-1.2: two cards of each island, but of {name} there are {places}")
    for seat in SEATS:
        hand, known = per_seat(state.hand, seat), per_seat(state.known, seat)
        if not sum(hand) == state.tally[HELD + seat] <= FULL_HAND:
            faults.append(f"KAH-6.4: at most five cards, but seat {seat} has {hand}")
        if any(seen > held for seen, held in zip(known, hand, strict=True)):
            faults.append(f"section 4: what is known of hand {seat} is in it")
        places = [sum(PLACES_WITH[card] for card, held in enumerate(hand) if held >= copies) for copies in (1, 2)]
        if places != [state.tally[ONCE + seat], state.tally[TWICE + seat]]:
            faults.append(f"what the cards of seat {seat} can do is what is in its hand")
    if state.pile.size and EMPTY in row:
        faults.append("KAH-6.3: a slot is empty only when the pile is")
    return faults


def per_seat(counts: object, seat: int) -> list[int]:
    """The part of a flat array that belongs to a seat."""
    assert hasattr(counts, "__getitem__")
    return [int(counts[seat * len(ISLANDS) + island]) for island in range(len(ISLANDS))]


def board(state: Kahuna, needs: Sequence[int]) -> list[str]:
    """Stones are where enough lines are held, and all counts are right."""
    faults = []
    links = [int(state.owner(line)) for line in range(len(ENDS))]
    for seat in SEATS:
        near = [
            sum(1 for line, ends in enumerate(ENDS) if island in ends and links[line] == seat)
            for island in range(len(ISLANDS))
        ]
        ruled = [island for island in range(len(ISLANDS)) if near[island] >= needs[island]]
        if ruled != [island for island, owner in enumerate(state.stone) if owner == seat]:
            faults.append(f"KAH-5.1: a stone exactly where seat {seat} has as many lines as power needs")
        places = sum(PLACES_ON[line] for line, owner in enumerate(links) if owner == seat)
        if (near, len(ruled), places) != (per_seat(state.near, seat), state.tally[RULED + seat], state.lines[seat]):
            faults.append(f"the counts of seat {seat} are those of the board")
        if not links.count(seat) == state.tally[LAID + seat] <= LINKS:
            faults.append("KAH-3.5: at most 25 links")
    return faults


def turns(state: Kahuna) -> list[str]:
    """One seat is on turn until the end; nobody goes on without stones against somebody with some."""
    faults = []
    if len(state.to_act()) != (1 if state.outcome == GOING_ON else 0):
        faults.append("section 5: exactly one seat decides until the end")
    if state.outcome == SUDDEN and state.round == 1 and state.pile.size:
        faults.append("KAH-7.4: no sudden defeat before the first scoring")
    alone = (state.tally[RULED] == 0) != (state.tally[RULED + 1] == 0)
    by_stones = state.fixed.options.word("sudden_defeat") == "stones"
    if state.outcome == GOING_ON and by_stones and state.round > 1 and alone:
        faults.append("KAH-7.5: a seat alone without a stone has lost")
    return faults


def changes(before: Kahuna, after: Kahuna) -> list[str]:
    """What an action can change, and what not."""
    faults = ["scores never decrease" for seat in SEATS if after.tally[SCORE + seat] < before.tally[SCORE + seat]]
    for island, owner in enumerate(after.stone):
        if owner not in (NOBODY, before.stone[island]) and per_seat(after.near, 1 - owner)[island]:
            faults.append(f"KAH-5.3: no enemy link is left on {ISLANDS[island]}, just won")
    if after.round < before.round or before.round == FINAL < after.round:
        faults.append("KAH-7.1: rounds go on, never back")
    return faults
