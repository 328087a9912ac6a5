"""Bots for the Tour de France: what a stop is worth, and what a card costs. They see only what their seat sees."""

from collections.abc import Sequence
from typing import Final

from tablee.engine import registry
from tablee.engine.arrays import i64, vec
from tablee.engine.chance import Chance
from tablee.engine.knowledge import Knowledge, expectations
from tablee.engine.shapes import BotAnswer, Budget, Event, Reason, View
from tablee.engine.state import State
from tablee.games.tour_de_france.rules import MISHAP, MISHAP_SPACES, THREATENED, WINDOW, TourDeFrance
from tablee.games.tour_de_france.rules_actions import ACCEPT, DONE, JOKER, MINUS, PLAY, PLUS
from tablee.games.tour_de_france.rules_cards import (
    EFFECT,
    LOSE_STRATEGY,
    MOVE,
    NUMBER,
    SORTS,
    TO_TOWN,
    sign_of,
    value_of,
)
from tablee.games.tour_de_france.rules_road import (
    CHAIN,
    CRASH,
    FINISH,
    POLKA,
    STRATEGY,
    SURPRISE,
    TOWN,
    WHITE,
    destination,
    town_behind,
    type_at,
)

REASONS: Final = [
    "only-choice",
    "reaches-finish",
    "better-stop",
    "stops-rival",
    "saves-cards",
    "guesses",
    "worth-a-joker",
    "keeps-joker",
]

# What a stop is worth, in spaces
WIN: Final = 1000.0
A_CARD: Final = 2.5
A_QUESTION: Final = 1.5
POINTS: Final = 0.4
TITLE: Final = 1.2  # points where titles count
CLOSE: Final = 20.0  # times the chance to finish with the next roll
NEAR: Final = 12

# What it costs
CARD: Final = 0.9
EACH: Final = 0.5  # for each space a card is worth
LAST_CARDS: Final = 2  # small cards to keep for the finish
KEPT: Final = 1.0
SPOILT: Final = 40.0  # for a finish that is prevented
RIVAL: Final = 0.45  # of what a rival ahead loses; with two players all of it
WAYS: Final = vec[i64]([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])  # of 36, for each sum of two dice
ALL_WAYS: Final = 36
LARGE_LOSS: Final = 4
MOST_CARDS: Final = 7  # of a hand that are looked at together
DUEL: Final = 2
LOST_CARD: Final = 2  # spaces
LOST_TURN: Final = 7
A_JOKER: Final = 2.0


def greedy(view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> BotAnswer:
    """The stop that is worth most after what it costs; against others only to stop a rival."""
    return usual(imagined(view, chance), view.header.viewer, chance)


def usual(state: TourDeFrance, seat: i64, chance: Chance) -> BotAnswer:
    """What the seat does in this phase."""
    if state.phase == WINDOW:
        if seat == state.mover():
            return bend_own_roll(state, seat)
        return bend_rivals_roll(state, seat)
    if state.phase == THREATENED:
        return cancel_or_not(state, seat)
    return guess(state, seat, chance)


def novice(view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> BotAnswer:
    """Its largest card on its own roll, unless that misses the finish or meets a mishap; a Joker at once."""
    seat: i64 = view.header.viewer
    state = imagined(view, chance)
    if state.phase == WINDOW:
        return play_large(state, seat)
    if state.phase == THREATENED:
        return BotAnswer(JOKER, b"", Reason("worth-a-joker"))
    return guess(state, seat, chance)


def imagined(view: View, chance: Chance) -> TourDeFrance:
    """A full state that fits what the seat sees; of others' hands nothing but their size is used."""
    state = registry.get(view.header.game, view.header.version).imagine(view, chance)
    assert isinstance(state, TourDeFrance)
    return state


def guess(state: TourDeFrance, seat: i64, chance: Chance) -> BotAnswer:
    """Category and answer are left to chance: a bot does not know what is right (TDF-5.5)."""
    actions = state.legal(seat)
    reason = "only-choice" if len(actions) == 1 else "guesses"
    return BotAnswer(actions[chance.uniform(len(actions))], b"", Reason(reason))


# Stops ------------------------------------------------------------------------------------------------


def stop_worth(state: TourDeFrance, seat: i64, space: i64, cards: list[int]) -> float:
    """What it is worth to a seat to stop on a space with these cards left."""
    if space == FINISH:
        return WIN
    worth = float(space)
    kind = type_at(space)
    if kind == STRATEGY:
        worth += A_CARD
    elif kind == TOWN:
        worth += A_QUESTION
    elif POLKA <= kind <= WHITE:
        worth += TITLE if state.settings.palmares else POINTS
    elif kind == SURPRISE:
        worth += POINTS
    elif CRASH <= kind <= CHAIN and not state.jokers[seat]:
        space -= MISHAP_SPACES
        worth = float(space)
    return worth + CLOSE * finish_chance(FINISH - space, cards, state.settings.has_signs)


def finish_chance(distance: i64, cards: list[int], has_signs: bool) -> float:
    """How likely the next roll ends on the finish, with one card or none to help."""
    ways: i64 = 0
    for total in range(2, NEAR + 1):
        missing = distance - total
        if missing == 0 or int(missing) in cards or (not has_signs and int(-missing) in cards):
            ways += WAYS[total]
    return float(ways) / ALL_WAYS


def hand_of(state: TourDeFrance, seat: i64) -> list[int]:
    """The values of a seat's cards, with their printed signs if they have any; the largest first."""
    cards: list[int] = []
    for sort in range(SORTS):
        for _ in range(state.number[seat * SORTS + sort]):
            cards.append(int(-value_of(sort) if sign_of(sort) == MINUS else value_of(sort)))  # noqa: PERF401 (a comprehension over i64 is no list)
    cards.sort(reverse=True)
    return cards


def moves_of(state: TourDeFrance, seat: i64) -> list[int]:
    """What each card of a seat can do to a roll, as actions; each sort once."""
    return [action for action in state.legal(seat) if action != DONE]


def change_of(action: i64) -> i64:
    """What an action adds to the roll."""
    value = (action - PLAY) // 2 + 1
    return -value if (action - PLAY) % 2 == MINUS else value


def cost_of(change: i64) -> float:
    """What a card is worth if it is kept."""
    return CARD + EACH * float(change if change > 0 else -change)


# Cards ------------------------------------------------------------------------------------------------


def bend_own_roll(state: TourDeFrance, seat: i64) -> BotAnswer:
    """The combination of cards that leads to the best stop; its first card now."""
    start = state.at[seat]
    total = state.bare_total()
    cards = hand_of(state, seat)
    plain = stop_worth(state, seat, destination(start, max(0, total)), cards)
    best = plain
    best_action: i64 = DONE
    for action, change, cost, left in combinations(state, seat, cards):
        end = total + change
        if end <= 0:
            continue
        spare = KEPT if len(left) < LAST_CARDS and FINISH - start > NEAR else 0.0
        worth = stop_worth(state, seat, destination(start, end), left) - cost - spare
        if worth > best:
            best = worth
            best_action = action
    if best_action == DONE:
        return BotAnswer(DONE, b"", Reason("saves-cards"))
    code = "reaches-finish" if best > WIN / 2 else "better-stop"
    return BotAnswer(int(best_action), b"", Reason(code))


def combinations(state: TourDeFrance, seat: i64, cards: list[int]) -> list[tuple[int, int, float, list[int]]]:
    """Some cards of the hand: the first action, what all of them add, what they cost, which cards are left."""
    out: list[tuple[int, int, float, list[int]]] = []
    moves = moves_of(state, seat)
    sums: dict[int, tuple[int, float, list[int]]] = {0: (DONE, 0.0, cards)}
    for _ in range(min(len(cards), MOST_CARDS)):
        longer: dict[int, tuple[int, float, list[int]]] = {}
        for change, (first, cost, left) in sums.items():
            for action in moves:
                step = int(change_of(action))
                card = step if state.settings.has_signs or step > 0 else -step
                if card not in left or change * step < 0:
                    continue
                fewer = left[:]
                fewer.remove(card)
                more = cost + cost_of(step)
                known = longer.get(change + step)
                if known is None or more < known[1]:
                    longer[change + step] = (action if first == DONE else first, more, fewer)
        out += [(first, change, cost, left) for change, (first, cost, left) in longer.items()]
        sums = longer
    return out


def bend_rivals_roll(state: TourDeFrance, seat: i64) -> BotAnswer:
    """Prevent a finish with the smallest card that does; push a rival who is ahead onto a bad space."""
    rider = state.mover()
    start = state.at[rider]
    total = state.bare_total()
    plain = rival_worth(state, rider, total)
    is_duel = state.players == DUEL
    is_rival = is_duel or state.at[rider] >= state.at[seat]
    weight = 1.0 if is_duel else RIVAL
    best = 0.0
    best_action: i64 = DONE
    for action in moves_of(state, seat):
        after = total + change_of(action)
        if destination(start, total) == FINISH:
            gain = SPOILT if destination(start, max(0, after)) != FINISH else 0.0
        else:
            gain = weight * (plain - rival_worth(state, rider, after)) if is_rival else 0.0
        gain -= cost_of(change_of(action)) + (KEPT if state.held[seat] <= LAST_CARDS else 0.0)
        if gain > best:
            best = gain
            best_action = action
    reason = "saves-cards" if best_action == DONE else "stops-rival"
    return BotAnswer(int(best_action), b"", Reason(reason))


def rival_worth(state: TourDeFrance, rider: i64, total: i64) -> float:
    """What a roll is worth to somebody else, whose cards are not known."""
    end = destination(state.at[rider], max(0, total))
    return SPOILT + FINISH if end == FINISH else stop_worth(state, rider, end, [])


def play_large(state: TourDeFrance, seat: i64) -> BotAnswer:
    """A rule of thumb: forward with the largest card, but neither past the finish nor onto a mishap."""
    start = state.at[seat]
    total = state.bare_total()
    if seat != state.mover():
        rider = state.at[state.mover()]
        action = state.legal(seat)[0]
        if destination(rider, total) == FINISH and action != DONE:
            return BotAnswer(action, b"", Reason("stops-rival"))
        return BotAnswer(DONE, b"", Reason("saves-cards"))
    if start + total == FINISH:
        return BotAnswer(DONE, b"", Reason("reaches-finish"))
    for action in reversed(moves_of(state, seat)):
        end = start + total + change_of(action)
        if end == FINISH:
            return BotAnswer(action, b"", Reason("reaches-finish"))
        if (action - PLAY) % 2 == PLUS and start < end < FINISH and not CRASH <= type_at(end) <= CHAIN:
            return BotAnswer(action, b"", Reason("better-stop"))
    return BotAnswer(DONE, b"", Reason("saves-cards"))


# Jokers -----------------------------------------------------------------------------------------------


def cancel_or_not(state: TourDeFrance, seat: i64) -> BotAnswer:
    """A Joker for a large loss, near the finish, or for a mishap while in the lead."""
    loss = threatened_loss(state, seat)
    is_near = FINISH - state.at[seat] <= NEAR
    is_ahead = int(seat) in state.leaders()
    if loss >= LARGE_LOSS or is_near or (is_ahead and loss >= MISHAP_SPACES) or state.jokers[seat] > 1:
        return BotAnswer(JOKER, b"", Reason("worth-a-joker"))
    return BotAnswer(ACCEPT, b"", Reason("keeps-joker"))


def threatened_loss(state: TourDeFrance, seat: i64) -> i64:
    """How many spaces a mishap or a card would cost."""
    if state.threat == MISHAP:
        return MISHAP_SPACES
    effect = EFFECT[state.threat]
    if effect == MOVE:
        return -NUMBER[state.threat]
    if effect == TO_TOWN:
        return state.at[seat] - town_behind(state.at[seat])
    return LOST_CARD if effect == LOSE_STRATEGY else LOST_TURN


# For the search ---------------------------------------------------------------------------------------


class Expertise(Knowledge):
    """What the bot above does, for whole rounds: the dice decide so much that a deep tree would learn nothing."""

    def __init__(self, tuned: dict[str, float] | None = None) -> None:
        super().__init__(tuned)
        self.lead = self.known("lead", 16.0)  # spaces that make winning e times as likely
        self.judged_after = self.known("judged_after", 8.0)  # turns

    def worths(self, state: State) -> list[float]:
        """What each stop is worth with the cards in hand, and whose roll comes next."""
        assert isinstance(state, TourDeFrance)
        return expectations([standing(state, seat) for seat in range(state.players)], self.lead)

    def act(self, state: State, seat: i64, actions: list[int], chance: Chance) -> int:
        assert isinstance(state, TourDeFrance)
        return usual(state, seat, chance).action

    def turns(self) -> int:
        return round(self.judged_after)

    def depth(self) -> int:
        return 1


def standing(state: TourDeFrance, seat: i64) -> float:
    """The worth of a seat's stop, cards, Jokers and turns, in spaces."""
    cards = hand_of(state, seat)
    worth = stop_worth(state, seat, state.at[seat], cards)
    for card in cards:
        worth += cost_of(card)
    worth += A_JOKER * float(state.jokers[seat]) - LOST_TURN * float(state.skip[seat])
    return worth + LOST_TURN / 2.0 if state.mover() == seat else worth
