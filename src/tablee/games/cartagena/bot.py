"""Bots for Cartagena: rules of thumb, and one step of looking ahead. Both see only what their seat sees."""

from collections.abc import Sequence
from typing import Final

from tablee.engine import registry
from tablee.engine.arrays import i64, vec
from tablee.engine.chance import Chance
from tablee.engine.knowledge import Knowledge, expectations, pick_best, preferences
from tablee.engine.shapes import BotAnswer, Budget, Event, Reason, View
from tablee.engine.state import NOBODY, State
from tablee.games.cartagena.rules import ACTIONS_PER_TURN, GOING_ON, Cartagena
from tablee.games.cartagena.rules_actions import ENTRIES, SYMBOL_COUNT, Advance, EndTurn, Retreat
from tablee.games.cartagena.rules_corridor import landing, refuge

REASONS: Final = [
    "wins-game",
    "boards",
    "long-jump",
    "moves-on",
    "two-cards",
    "one-card",
    "saves-cards",
    "nothing-left",
]

# What a position is worth, in tenths of a space
WIN: Final = 100_000
SPACE: Final = 10
BOARDED: Final = 70  # a pirate just before the boat is worth nearly the card that it still needs
CARD: Final = vec[i64]([80, 80, 80, 80, 80, 80, 65, 50, 50, 30, 30])  # the first card in hand, the second, …
MANY: Final = 10  # any card beyond these
ALONE: Final = 60  # no card, and nobody to fall back to
GIFT: Final = 2  # of each space that somebody else could jump
PAUSE: Final = 35  # an action not used
IDLE_TURN: Final = 10  # a turn without any, for each such turn in a row

LONG_JUMP: Final = 7
SHORT_WAY: Final = 4  # back for a card
FEW_CARDS: Final = 4


def greedy(view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> BotAnswer:
    """The action after which things look best, one step ahead."""
    seat: i64 = view.header.viewer
    state = imagined(view, chance)
    actions = state.legal(seat)
    values = [outlook_after(state, seat, action, chance) for action in actions]
    return answered(state, seat, actions, values, chance)


def novice(view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> BotAnswer:
    """Boards, jumps far, falls back a short way for cards, else saves them."""
    seat: i64 = view.header.viewer
    state = imagined(view, chance)
    actions = state.legal(seat)
    values = [thumb(state, seat, action) for action in actions]
    return answered(state, seat, actions, values, chance)


def imagined(view: View, chance: Chance) -> Cartagena:
    """A full state that fits what the seat sees."""
    state = registry.get(view.header.game, view.header.version).imagine(view, chance)
    assert isinstance(state, Cartagena)
    return state


def answered(state: Cartagena, seat: i64, actions: list[int], values: list[int], chance: Chance) -> BotAnswer:
    """The action of highest value with its reason; chance decides between equals."""
    best = max(values)
    equals = [action for action, value in zip(actions, values, strict=True) if value == best]
    action = equals[chance.uniform(len(equals))]
    return BotAnswer(action, b"", Reason(reason(state, seat, action, len(actions))))


def reason(state: Cartagena, seat: i64, action: i64, choices: int) -> str:
    """What the action does, in a word."""
    match ENTRIES[action]:
        case Advance(place, card):
            target = landing(state.track, state.here, place, card)
            if target == state.settings.boat:
                return "wins-game" if state.boarded(seat) == state.settings.pirates - 1 else "boards"
            return "long-jump" if target - place >= LONG_JUMP else "moves-on"
        case Retreat(place):
            return "one-card" if state.here[refuge(state.here, place)] == 1 else "two-cards"
    return "nothing-left" if choices == 1 else "saves-cards"


# One step ahead ---------------------------------------------------------------------------------------


def outlook_after(state: Cartagena, seat: i64, action: i64, chance: Chance) -> i64:
    """The outlook after an action; to stop early costs a little, to do nothing at all more each time."""
    after = state.clone()
    after.apply(seat, action, chance)
    cost: i64 = 0
    if isinstance(ENTRIES[action], EndTurn):
        cost = PAUSE * (ACTIONS_PER_TURN - state.acted)
        if state.acted == 0:
            cost += IDLE_TURN * (state.idle + 1)
    return outlook(after, seat) - cost


def outlook(state: Cartagena, seat: i64) -> i64:
    """How good a position is for a seat: its way so far, its cards, and what it leaves to the others."""
    if state.outcome != GOING_ON:
        return 0 if state.winner == NOBODY else WIN if state.winner == seat else -WIN
    value = BOARDED * state.boarded(seat) + SPACE * state.progress(seat) + worth_of_hand(state.held[seat])
    if state.held[seat] == 0 and not state.can_retreat(seat):
        value -= ALONE
    return value - GIFT * longest_jump(state, seat)


def worth_of_hand(held: i64) -> i64:
    """The more cards, the less each of them is worth."""
    value: i64 = 0
    for number in range(held):
        value += CARD[number] if number < len(CARD) else MANY
    return value


def longest_jump(state: Cartagena, seat: i64) -> i64:
    """The longest jump that a pirate of another seat with cards could make."""
    best: i64 = 0
    for other in range(state.players):
        if other != seat and state.held[other]:
            best = max(best, longest_jump_of(state, other))
    return best


def longest_jump_of(state: Cartagena, seat: i64) -> i64:
    """The longest jump of a seat's pirates with some card."""
    best: i64 = 0
    first = seat * state.settings.pirates
    for number in range(first, first + state.settings.pirates):
        place = state.pirates[number]
        if place != state.settings.boat:
            for symbol in range(SYMBOL_COUNT):
                best = max(best, landing(state.track, state.here, place, symbol) - place)
    return best


# Rules of thumb ---------------------------------------------------------------------------------------


def thumb(state: Cartagena, seat: i64, action: i64) -> i64:
    """What a rule of thumb gives for an action."""
    held = state.held[seat]
    match ENTRIES[action]:
        case Advance(place, card):
            target = landing(state.track, state.here, place, card)
            jump = target - place
            if target == state.settings.boat:
                return 200 + jump
            return 100 + jump if jump >= LONG_JUMP or held > FEW_CARDS else 10 + jump
        case Retreat(place):
            target = refuge(state.here, place)
            way = place - target
            if held <= FEW_CARDS and way <= SHORT_WAY * state.here[target]:
                return 90 - way
            return 9 if held == 0 else 0
    return 8


# For the search ---------------------------------------------------------------------------------------


class Expertise(Knowledge):
    """What the look one step ahead sees, for a search that looks further."""

    def __init__(self, tuned: dict[str, float] | None = None) -> None:
        super().__init__(tuned)
        self.lead = self.known("lead", 120.0)  # that makes winning e times as likely
        self.difference = self.known("difference", 40.0)  # that makes an action e times as promising
        self.judged_after = self.known("judged_after", 3.0)  # turns

    def worths(self, state: State) -> list[float]:
        assert isinstance(state, Cartagena)
        return expectations([float(outlook(state, seat)) for seat in range(state.players)], self.lead)

    def priors(self, state: State, seat: i64, actions: list[int], chance: Chance) -> list[float]:
        return preferences(self.outlooks(state, seat, actions, chance), self.difference)

    def act(self, state: State, seat: i64, actions: list[int], chance: Chance) -> int:
        return pick_best(actions, self.outlooks(state, seat, actions, chance), chance)

    def turns(self) -> int:
        return round(self.judged_after)

    def outlooks(self, state: State, seat: i64, actions: list[int], chance: Chance) -> list[float]:
        """The outlook after each action."""
        assert isinstance(state, Cartagena)
        return [float(outlook_after(state, seat, action, chance)) for action in actions]
