"""What a position of the Tour de France is made of. Records are checked against it: under one version it only grows.

Of a question there is the id of its card, its category and the order of its answers; its words stay in the data.
"""

from typing import Any

from tablee.engine.arrays import i64, vec
from tablee.engine.fields import FLAG, Array, Field, Items, Made, One, Stack, Word
from tablee.engine.state import NOBODY
from tablee.games.tour_de_france.rules import ENDINGS, PHASES, TourDeFrance, threat_of, threat_word
from tablee.games.tour_de_france.rules_actions import CATEGORIES
from tablee.games.tour_de_france.rules_cards import SORTS
from tablee.games.tour_de_france.rules_jerseys import BITS, DECK_KINDS, JERSEYS, POINT_DECKS
from tablee.games.tour_de_france.rules_quiz import GIVEN
from tablee.games.tour_de_france.rules_road import NOTHING, TRIALS
from tablee.games.tour_de_france.rules_settings import QUESTION_IDS

DECKS = JERSEYS[1:]


# The road and the dice --------------------------------------------------------------------------------


def riders_of(state: TourDeFrance) -> list[int]:
    """The space of each seat's rider: spaces have numbers, those of the prologue from 0 down."""
    return [int(space) for space in state.at]


def put_riders(state: TourDeFrance, found: list[int]) -> None:
    """Riders on their spaces."""
    for seat in range(state.players):
        state.at[seat] = found[seat]


def put_mover(state: TourDeFrance, found: int) -> None:
    """The place in the order of the seat whose rider moves."""
    state.turn = state.place_in_order(found)


def trials_of(state: TourDeFrance) -> list[int]:
    """The spaces whose time trial was held."""
    return [int(space) for trial, space in enumerate(TRIALS) if state.spent[trial]]


def put_trials(state: TourDeFrance, found: list[int]) -> None:
    """Time trials that are not held again."""
    for space in found:
        state.spent[list(TRIALS).index(space)] = 1


def dice_of(state: TourDeFrance) -> list[int]:
    """The last roll to move."""
    return [int(state.first), int(state.second)] if state.first else []


def put_dice(state: TourDeFrance, found: list[int]) -> None:
    """No dice before the first roll."""
    state.first, state.second = found or (0, 0)


def played_of(state: TourDeFrance) -> list[dict[str, int]]:
    """The strategy cards on the roll: who played each, and what it adds."""
    return [{"seat": seat, "adds": adds} for seat, adds in zip(state.players_of, state.modifiers, strict=True)]


def put_played(state: TourDeFrance, found: list[dict[str, int]]) -> None:
    """Cards on the roll."""
    state.players_of = [card["seat"] for card in found]
    state.modifiers = [card["adds"] for card in found]


def rolls_of(state: TourDeFrance) -> list[dict[str, Any]]:
    """The other dice of the last action."""
    return [{"purpose": purpose, "seat": seat, "dice": [one, two]} for purpose, seat, one, two in state.rolls]


def put_rolls(state: TourDeFrance, found: list[dict[str, Any]]) -> None:
    """Dice as they were rolled."""
    state.rolls = [(roll["purpose"], roll["seat"], roll["dice"][0], roll["dice"][1]) for roll in found]


def put_threat(state: TourDeFrance, found: str | None) -> None:
    """What a Joker would cancel."""
    state.threat = threat_of(found)


# Cards ------------------------------------------------------------------------------------------------


def counted(state: TourDeFrance, cards: vec[i64]) -> list[dict[str, int]]:
    """How many strategy cards of each name a seat has, seat by seat."""
    names = state.strategy.kind.names
    rows = [{name: int(cards[seat * SORTS + sort]) for sort, name in enumerate(names)} for seat in range(state.players)]
    return [{name: count for name, count in row.items() if count} for row in rows]


def hands_of(state: TourDeFrance) -> list[dict[str, int]]:
    """Strategy cards in hand."""
    return no_rows(counted(state, state.number))


def known_of(state: TourDeFrance) -> list[dict[str, int]]:
    """Of these, what all have seen."""
    return no_rows(counted(state, state.known))


def no_rows(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Rows of which at least one says something, else none."""
    return rows if any(rows) else []


def put_hands(state: TourDeFrance, found: list[dict[str, int]]) -> None:
    """Cards into hands."""
    for seat, hand in enumerate(found):
        for name, count in hand.items():
            for _ in range(count):
                state.add_card(seat, state.strategy.kind.number(name))


def put_known(state: TourDeFrance, found: list[dict[str, int]]) -> None:
    """Cards in hand that all have seen."""
    for seat, hand in enumerate(found):
        for name, count in hand.items():
            state.known[seat * SORTS + state.strategy.kind.number(name)] = count


def points_of(state: TourDeFrance) -> list[dict[str, dict[str, int]]]:
    """The point cards before each seat: deck, value, how many. All others are in their decks."""
    rows = [{name: points_in(state, deck, seat) for deck, name in enumerate(DECKS)} for seat in range(state.players)]
    return no_rows([{name: cards for name, cards in row.items() if cards} for row in rows])


def points_in(state: TourDeFrance, deck: int, seat: int) -> dict[str, int]:
    """A seat's cards of one deck by value."""
    counts = {name: int(state.shown[state.slot(deck, seat, at)]) for at, name in enumerate(DECK_KINDS[deck].names)}
    return {name: count for name, count in counts.items() if count}


def put_points(state: TourDeFrance, found: list[dict[str, dict[str, int]]]) -> None:
    """Point cards out of the full decks."""
    for seat, row in enumerate(found):
        for name, cards in row.items():
            deck = DECKS.index(name)
            for value, count in cards.items():
                for _ in range(count):
                    state.decks[deck].take(DECK_KINDS[deck].number(value))
                    state.show_points(deck, seat, DECK_KINDS[deck].number(value))


def ties_of(state: TourDeFrance) -> dict[str, dict[str, Any]]:
    """The ties that were rolled off: at how many points, between whom."""
    return {
        DECKS[deck]: {
            "total": int(state.tied_at[deck]),
            "seats": [seat for seat in range(state.players) if state.tied[deck] & BITS[seat]],
        }
        for deck in range(POINT_DECKS)
        if state.tied_at[deck]
    }


def put_ties(state: TourDeFrance, found: dict[str, dict[str, Any]]) -> None:
    """Ties that are not rolled off again."""
    for name, tie in found.items():
        deck = DECKS.index(name)
        state.tied_at[deck] = tie["total"]
        state.tied[deck] = sum(BITS[seat] for seat in tie["seats"])


FIELDS: dict[str, Field] = {
    "phase": One(Word(PHASES)),
    "round": One(default=1),
    "order": Array(),
    "mover": Made(lambda state: int(state.mover()), put_mover, 0),
    "riders": Made(riders_of, put_riders, None),
    "skip": Array(),
    "trials": Made(trials_of, put_trials, []),
    "dice": Made(dice_of, put_dice, []),
    "played": Made(played_of, put_played, []),
    "rolls": Made(rolls_of, put_rolls, []),
    "asked": One(default=NOBODY),
    "threat": Made(lambda state: threat_word(state.threat), put_threat, None),
    "has_extra": One(FLAG),
    "strategy": Stack(),
    "hands": Made(hands_of, put_hands, []),
    "known": Made(known_of, put_known, []),
    "surprise": Stack(),
    "jokers": Array(),
    "points": Made(points_of, put_points, []),
    "holder": Array(default=NOBODY, places=JERSEYS),
    "ties": Made(ties_of, put_ties, {}),
    "questions": Stack(),
    "card": One(Word(QUESTION_IDS), NOTHING),
    "category": One(Word(CATEGORIES), NOTHING),
    "answers": Items(),
    "given": One(Word(GIVEN), NOTHING),
    "outcome": One(Word(ENDINGS)),
}
