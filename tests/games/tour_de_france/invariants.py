"""What must hold in the Tour de France after every action (docs/rules/tour-de-france.md, section 11)."""

from tablee.engine.state import NOBODY
from tablee.games.tour_de_france.rules import OVER, THREATENED, TO_ANSWER, WINDOW, TourDeFrance
from tablee.games.tour_de_france.rules_cards import JOKER_CARD, SORTS, SURPRISE_COPIES
from tablee.games.tour_de_france.rules_jerseys import DECK_COPIES, DECK_VALUES
from tablee.games.tour_de_france.rules_road import TRIALS


def broken(before: TourDeFrance | None, after: TourDeFrance) -> list[str]:
    """The sentences that do not hold."""
    return [
        *strategy(after),
        *surprise(after),
        *points(after),
        *questions(after),
        *riders(after),
        *moments(after),
        *(changes(before, after) if before is not None else []),
    ]


def strategy(state: TourDeFrance) -> list[str]:
    """Deck and hands are the 24 cards; what is known of a hand is in it."""
    faults = []
    for sort, copies in enumerate(state.settings.strategy_copies):
        hands = sum(int(state.number[seat * SORTS + sort]) for seat in range(state.players))
        if state.strategy.counts[sort] + state.strategy.under.count(sort) + hands != copies:
            faults.append(f"section 11: all strategy cards of sort {sort} are somewhere, once")
    for seat in range(state.players):
        slots = range(seat * SORTS, (seat + 1) * SORTS)
        if any(not 0 <= state.known[slot] <= state.number[slot] for slot in slots):
            faults.append("section 4: what is known of a hand is in it")
        if sum(int(state.number[slot]) for slot in slots) != state.held[seat]:
            faults.append("the size of a hand is that of its cards")
    return faults


def surprise(state: TourDeFrance) -> list[str]:
    """Deck and Jokers held are the thirty cards."""
    faults = []
    for card, copies in enumerate(SURPRISE_COPIES):
        held = sum(int(jokers) for jokers in state.jokers) if card == JOKER_CARD else 0
        if state.surprise.counts[card] + state.surprise.under.count(card) + held != copies:
            faults.append(f"section 11: all surprise cards {card} are somewhere, once")
    return faults


def points(state: TourDeFrance) -> list[str]:
    """Deck and shown cards are all point cards, and the totals are theirs."""
    faults = []
    for deck, values in enumerate(DECK_VALUES):
        for value, copies in enumerate(DECK_COPIES[deck]):
            shown = sum(int(state.shown[state.slot(deck, seat, value)]) for seat in range(state.players))
            if state.decks[deck].counts[value] + shown != copies:
                faults.append("section 11: all point cards are somewhere, once")
        for seat in range(state.players):
            total = sum(number * int(state.shown[state.slot(deck, seat, value)]) for value, number in enumerate(values))
            if total != state.totals[deck * state.players + seat]:
                faults.append("TDF-8.2: totals are those of the cards shown")
    return faults


def questions(state: TourDeFrance) -> list[str]:
    """Every question card is in the deck, except the one that is asked."""
    asked = [int(state.card)] if state.phase == TO_ANSWER else []
    for card, copies in enumerate(state.settings.question_copies):
        found = state.questions.counts[card] + state.questions.under.count(card) + asked.count(card)
        if found != copies:
            return ["section 11: every question card is in its deck or asked"]
    return []


def riders(state: TourDeFrance) -> list[str]:
    """Riders are on the road; on the finish one at most, and only at the end; jerseys have one wearer."""
    faults = []
    if any(not -5 <= space <= 100 for space in state.at):
        faults.append("TDF-4.4: riders are on the road")
    finished = [seat for seat in range(state.players) if state.at[seat] == 100]
    if len(finished) != (state.ending() == "finish"):
        faults.append("TDF-4.5: the finish ends the game")
    if sorted(state.order) != list(range(state.players)):
        faults.append("TDF-1.6: the order has every seat once")
    if state.holder[0] == NOBODY or any(not NOBODY <= seat < state.players for seat in state.holder):
        faults.append("TDF-1.5: somebody wears yellow")
    for trial, space in enumerate(TRIALS):
        if not state.spent[trial] and state.phase != OVER and max(state.at) >= space:
            faults.append("TDF-7.1: a time trial that was reached was held")
    return faults


def moments(state: TourDeFrance) -> list[str]:
    """One seat decides until the end; what belongs to a moment is there in it alone."""
    faults = []
    if len(state.to_act()) != (state.phase != OVER):
        faults.append("section 5: exactly one seat decides until the end")
    if (state.phase == WINDOW) != (state.asked != NOBODY):
        faults.append("TDF-3.6: cards are played in the window alone")
    if state.phase == WINDOW and not state.held[state.asked]:
        faults.append("TDF-3.7: a seat without cards is not asked")
    if state.phase == THREATENED and not state.jokers[state.mover()]:
        faults.append("TDF-6.8: who has no Joker is not asked")
    return faults


def changes(before: TourDeFrance, after: TourDeFrance) -> list[str]:
    """What an action can change, and what not."""
    faults = []
    if any(was and not now for was, now in zip(before.spent, after.spent, strict=True)):
        faults.append("TDF-7.1: a time trial that was held stays so")
    if any(was > now for was, now in zip(before.totals, after.totals, strict=True)):
        faults.append("TDF-5.7: point cards never return")
    if list(before.order) != list(after.order) or after.round < before.round:
        faults.append("TDF-1.6: the order stays, rounds are counted up")
    if after.round > before.round:
        for deck in range(3):
            totals = [int(after.totals[deck * after.players + seat]) for seat in range(after.players)]
            holder = after.holder[deck + 1]
            if max(totals) and (holder == NOBODY or totals[holder] != max(totals)):
                faults.append("TDF-8.2: at the end of a round the best wears the jersey")
    return faults
