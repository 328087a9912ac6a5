"""What each viewer may know of Cartagena, and how to imagine a state that fits it."""

from tablee.engine.arrays import i64, vec
from tablee.engine.bag import Bag
from tablee.engine.chance import Chance
from tablee.engine.refusal import demand
from tablee.engine.shapes import OMNISCIENT, ViewHeader
from tablee.engine.state import NOBODY
from tablee.games.cartagena.board import ORDERS, SYMBOLS
from tablee.games.cartagena.rules import ACTIONS_PER_TURN, BOAT, ENDINGS, GOING_ON, IDLE_ROUNDS, Cartagena
from tablee.games.cartagena.rules_actions import START, SYMBOL_COUNT
from tablee.games.cartagena.rules_cards import CARDS
from tablee.games.cartagena.rules_corridor import CROWD, NOWHERE, landing, refuge
from tablee.games.cartagena.shapes import CartagenaView, Hand, Reach


def fill_view(state: Cartagena, header: ViewHeader) -> CartagenaView:
    """Every field by hand: of the cards, the viewer's own, those everyone has seen, and open hands (CAR-7.4)."""
    is_open = state.settings.has_open_hands or header.viewer == OMNISCIENT
    boat = state.settings.boat
    return CartagenaView(
        header=header,
        layout=state.layout,
        track=[SYMBOLS[state.track[space]] for space in range(1, boat)],
        boat=int(boat),
        pirates=[places_of(state, seat) for seat in range(state.players)],
        hands=[hand_view(state, seat, is_open or seat == header.viewer) for seat in range(state.players)],
        pile=int(state.pile.size),
        row=[SYMBOLS[card] for card in state.row],
        discard=[int(count) for count in state.used],
        turn=int(state.turn),
        actions_left=int(ACTIONS_PER_TURN - state.acted),
        actions=ACTIONS_PER_TURN,
        turn_count=int(state.turns),
        idle_streak=int(state.idle),
        reach=reach_on_turn(state) if state.outcome == GOING_ON else [],
        winner=int(state.winner) if state.winner != NOBODY else None,
        ending=ENDINGS[state.outcome],
    )


def hand_view(state: Cartagena, seat: i64, is_seen: bool) -> Hand:
    """A hand; of an empty one nothing is hidden."""
    size = state.held[seat]
    cards = names_of(state.hand, seat) if is_seen or size == 0 else None
    known = names_of(state.known, seat) if state.settings.open_row else []
    return Hand(int(size), cards, known)


def places_of(state: Cartagena, seat: i64) -> list[int]:
    """The places of a seat's pirates."""
    first = seat * state.settings.pirates
    return [int(state.pirates[number]) for number in range(first, first + state.settings.pirates)]


def reach_on_turn(state: Cartagena) -> list[Reach]:
    """Where the pirates of the seat on turn would go."""
    return reach_of(state.track, state.here, places_of(state, state.turn), state.settings.can_leave_boat)


def reach_of(track: vec[i64], here: vec[i64], places: list[int], can_leave_boat: bool) -> list[Reach]:
    """Where the pirates of these places would go with a card of each symbol, in hand or not, and where back."""
    boat = len(track) - 1
    out: list[Reach] = []
    for place in sorted(set(places)):
        is_ashore = place != boat
        ahead = [int(landing(track, here, place, symbol)) for symbol in range(SYMBOL_COUNT)] if is_ashore else []
        back = refuge(here, place) if is_ashore or can_leave_boat else NOWHERE
        if back == NOWHERE:
            out.append(Reach(place, ahead, None, 0))
        else:
            out.append(Reach(place, ahead, int(back), int(here[back])))
    return out


def names_of(counts: vec[i64], seat: i64) -> list[str]:
    """The cards of a seat by name, in order."""
    base = seat * SYMBOL_COUNT
    return [SYMBOLS[card] for card in range(SYMBOL_COUNT) for _ in range(counts[base + card])]


def imagine(state: Cartagena, view: CartagenaView, chance: Chance, notes: bytes) -> None:
    """The corridor as it is; every way to spread the unseen cards over hidden hands and pile is equally likely."""
    state.lay_out()
    imagine_corridor(state, view)
    imagine_cards(state, view, chance)
    state.turn = view.turn
    state.acted = ACTIONS_PER_TURN - view.actions_left
    state.turns = view.turn_count
    state.idle = view.idle_streak
    state.outcome = ENDINGS.index(view.ending)
    state.winner = NOBODY if view.winner is None else view.winner
    check_turns(state)


def imagine_corridor(state: Cartagena, view: CartagenaView) -> None:
    """Sections and pirates; no space holds more than three (CAR-4.2)."""
    sections = {name[0] for name in view.layout}
    is_whole = len(view.layout) == len(sections) == state.settings.sections and ORDERS.keys() >= set(view.layout)
    demand(is_whole, "sections")
    state.lay_sections(view.layout)
    for seat, places in enumerate(view.pirates):
        demand(len(places) == state.settings.pirates, "pirates")
        for place in places:
            demand(START <= place <= state.settings.boat, "places")
            if place != START:
                state.move(seat, START, place)
    for space in range(1, state.settings.boat):
        demand(state.here[space] <= CROWD, "crowd")


def imagine_cards(state: Cartagena, view: CartagenaView, chance: Chance) -> None:
    """What is seen leaves the pile first; then the hidden hands are drawn from it."""
    unseen = state.pile
    state.row = [int(take(unseen, name)) for name in view.row]
    for card, count in enumerate(view.discard):
        for _ in range(count):
            unseen.take(card)
            state.used[card] += 1
    for seat, hand in enumerate(view.hands):
        for name in hand.known if hand.cards is None else hand.cards:
            state.add_to_hand(seat, take(unseen, name))
        for name in hand.known:
            state.known[seat * SYMBOL_COUNT + CARDS.number(name)] += 1
    for seat, hand in enumerate(view.hands):
        for _ in range(hand.size - state.held[seat]):
            state.add_to_hand(seat, chance.draw(unseen))
    check_cards(state, view)


def take(unseen: Bag, name: str) -> i64:
    """Takes a card that is seen out of those that are not."""
    card = CARDS.number(name)
    unseen.take(card)
    return card


def check_cards(state: Cartagena, view: CartagenaView) -> None:
    """A view that no game could show is refused."""
    demand(state.pile.size == view.pile, "cards")
    demand(len(view.row) <= state.settings.open_row, "row")
    for seat, hand in enumerate(view.hands):
        demand(state.held[seat] == hand.size, "known")
    for index in range(state.players * SYMBOL_COUNT):
        demand(state.known[index] <= state.hand[index], "known")


def check_turns(state: Cartagena) -> None:
    """Whoever has all pirates in the boat has won, and nobody else; counters stay below their limits."""
    limit = state.settings.max_turns * state.players
    is_won = state.outcome == BOAT
    demand(is_won == (state.winner != NOBODY), "winner")
    demand(0 <= state.turn < state.players, "seats")
    demand(0 <= state.acted <= ACTIONS_PER_TURN, "actions")
    demand(0 <= state.idle <= state.turns, "idle")
    for seat in range(state.players):
        demand(state.has_escaped(seat) == (is_won and seat == state.winner), "escaped")
    if state.outcome == GOING_ON:
        demand(state.acted < ACTIONS_PER_TURN, "actions")
        demand(state.idle < IDLE_ROUNDS * state.players, "idle")
        demand(limit == 0 or state.turns < limit, "limit")
