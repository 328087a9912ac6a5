"""What each viewer must not know of the Tour de France (docs/rules/tour-de-france.md, section 4)."""

from functools import partial

from tablee.engine.shapes import OMNISCIENT
from tablee.games.tour_de_france.rules import TO_ANSWER, TourDeFrance
from tablee.games.tour_de_france.rules_cards import SORTS
from tablee.games.tour_de_france.rules_settings import QUESTION_IDS
from tablee.testing.secrets import Counted, Secret


def secrets(state: TourDeFrance, viewer: int) -> list[Secret]:
    """Strategy cards of others that not all have seen, those of the unknown part; of an open question, its answer."""
    if viewer == OMNISCIENT:
        return []
    return [*strategy(state, viewer), *question(state)]


def strategy(state: TourDeFrance, viewer: int) -> list[Secret]:
    """Cards by name, in the deck and in the hands of others."""
    names = state.strategy.kind.names
    out: list[Secret] = []
    for seat in range(state.players):
        for sort, name in enumerate(names):
            slot = seat * SORTS + sort
            for _ in range(0 if seat == viewer else state.number[slot] - state.known[slot]):
                out.append(Secret("strategy", name, partial(in_hand, seat, sort)))  # noqa: PERF401 (three loops)
    if out:
        for sort, name in enumerate(names):
            out += [Secret("strategy", name, partial(in_deck, sort))] * int(state.strategy.counts[sort])
    return out


def in_hand(seat: int, sort: int, state: TourDeFrance, new: str) -> None:
    """Another card in a hand."""
    state.number[seat * SORTS + sort] -= 1
    state.number[seat * SORTS + state.strategy.kind.names.index(new)] += 1


def in_deck(sort: int, state: TourDeFrance, new: str) -> None:
    """Another card in the unknown part of the deck."""
    state.strategy.counts[sort] -= 1
    state.strategy.counts[state.strategy.kind.names.index(new)] += 1


def question(state: TourDeFrance) -> list[Secret]:
    """Which card is asked, and which of the answers shown is right."""
    if state.phase != TO_ANSWER:
        return []
    others = tuple(str(place) for place in range(3) if place != state.right)
    out = [Secret("right", str(state.right), put_right, others)]
    out.append(Secret("card", QUESTION_IDS[state.card], put_card))
    for number, left in enumerate(state.questions.counts):
        if left:
            out.append(Secret("card", QUESTION_IDS[number], partial(in_questions, number)))
    return out


def put_right(state: TourDeFrance, new: str) -> None:
    """Another right answer among the same words."""
    state.suppose(state.card, int(new))


def put_card(state: TourDeFrance, new: str) -> None:
    """Another card with the same words."""
    state.suppose(QUESTION_IDS.index(new), state.right)


def in_questions(number: int, state: TourDeFrance, new: str) -> None:
    """Another card in the unknown part of the question deck."""
    state.questions.counts[number] -= 1
    state.questions.counts[QUESTION_IDS.index(new)] += 1


def hand(seat: int, state: TourDeFrance) -> str:
    """The strategy cards of a seat."""
    return " ".join(state.names_of(state.number, seat))


def both(state: TourDeFrance) -> str:
    """The strategy cards of seats 0 and 1."""
    return f"{hand(0, state)} / {hand(1, state)}"


def right(state: TourDeFrance) -> str:
    """The right answer."""
    return str(state.right)


# Of the 24 cards (nine 1, eight 2, five 3, two 4) seat 0 holds all but 1, 1, 2 and 4: seat 1 holds one of these four.
ONE_OF_FOUR = """
tour-de-france 1, 2 players, seat 0
hand 0: 1 1 1 1 1 1 1 2 2 2 2 2 2 2 3 3 3 3 3 4
hand 1: ?
"""

# The same, but 1, 1 lie in the row under the deck: seat 1 holds the 2 or the 4.
ROW = ONE_OF_FOUR + "row-strategy: 1 1"

# The same, and all have seen that seat 1 drew a 2 from the row; its second card is one of 1, 1, 4.
KNOWN = """
tour-de-france 1, 2 players, seat 0
hand 0: 1 1 1 1 1 1 1 2 2 2 2 2 2 2 3 3 3 3 3 4
hand 1: ? ?
known 1: 2
"""

# The spectator sees neither hand. The row holds all but 1, 1 and 4; each seat has one card, one is in the deck.
SPECTATED = """
tour-de-france 1, 2 players, spectator
hand 0: ?
hand 1: ?
row-strategy: 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 4
"""

# A question is open: each of the three answers may be the right one.
ASKED = """
tour-de-france 1, 2 players, seat 1
phase: answer
riders: 4 2
category: cycling
question-fr: En quelle année ?
answers-fr: A 1903 | B 1919 | C 1893
question-en: In which year?
answers-en: A 1903 | B 1919 | C 1893
"""

COUNTED = [
    Counted("one card of four", ONE_OF_FOUR, partial(hand, 1), {"1": 2, "2": 1, "4": 1}),
    Counted("what lies in the row is in no hand", ROW, partial(hand, 1), {"2": 1, "4": 1}),
    Counted("a known card and one of three", KNOWN, partial(hand, 1), {"1 2": 2, "2 4": 1}),
    # Two 1s and a 4 in three places: the 4 is with seat 0, with seat 1, or in the deck.
    Counted("both hands for the spectator", SPECTATED, both, {"4 / 1": 1, "1 / 4": 1, "1 / 1": 1}),
    Counted("the right answer", ASKED, right, {"0": 1, "1": 1, "2": 1}),
]
