"""Bots for Kahuna: rules of thumb, and one step of looking ahead. Both see only what their seat sees."""

from collections.abc import Sequence
from typing import Final

from tablee.engine import registry
from tablee.engine.arrays import i64
from tablee.engine.chance import Chance
from tablee.engine.shapes import BotAnswer, Budget, Event, Reason, View
from tablee.engine.state import NOBODY
from tablee.games.kahuna.rules import Kahuna
from tablee.games.kahuna.rules_actions import (
    DRAW_PILE,
    ENTRIES,
    ISLAND_COUNT,
    Discard,
    DrawPile,
    DrawRow,
    EndTurn,
    PlaceLink,
    RemoveLink,
)
from tablee.games.kahuna.rules_offer import FINAL, FULL_HAND, GOING_ON
from tablee.games.kahuna.rules_power import AROUND, FIRST_END, HELD, RULED, SCORE, SECOND_END

REASONS: Final = [
    "wins-game",
    "takes-island",
    "topples",
    "builds",
    "weakens",
    "useful-card",
    "hidden-card",
    "makes-room",
    "keeps-hand",
    "head-start",
]

# What a position is worth, in hundredths of a point of outlook
WIN: Final = 100_000
POINT: Final = 1200
STONE: Final = 1000
PROGRESS: Final = 250
THREAT: Final = 100
DANGER: Final = 150
FRAGILE: Final = 60
CARD: Final = 80
COMPLETING_CARD: Final = 120
PAIR_IN_HAND: Final = 40
TRIES: Final = 3  # cards imagined on top of the pile
MANY_CARDS: Final = 4  # from here on a novice lays links without taking an island


def greedy(view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> BotAnswer:
    """The action after which things look best, one step ahead."""
    seat: i64 = view.header.viewer
    state = imagined(view, chance)
    actions = state.legal(seat)
    values = [outlook_after(state, seat, action, chance) for action in actions]
    return answered(state, seat, pick_best(actions, values, chance), chance)


def novice(view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> BotAnswer:
    """Takes islands, topples the enemy, builds when the hand is rich, else draws."""
    seat: i64 = view.header.viewer
    state = imagined(view, chance)
    actions = state.legal(seat)
    values = [thumb(state, seat, action) for action in actions]
    return answered(state, seat, pick_best(actions, values, chance), chance)


def imagined(view: View, chance: Chance) -> Kahuna:
    """A full state that fits what the seat sees."""
    state = registry.get(view.header.game, view.header.version).imagine(view, chance)
    assert isinstance(state, Kahuna)
    return state


def pick_best(actions: list[int], values: list[int], chance: Chance) -> int:
    """The action of highest value; chance decides between equals."""
    best = max(values)
    equals = [action for action, value in zip(actions, values, strict=True) if value == best]
    return equals[chance.uniform(len(equals))]


def answered(state: Kahuna, seat: i64, action: i64, chance: Chance) -> BotAnswer:
    """The action with its reason."""
    return BotAnswer(int(action), b"", Reason(reason(state, seat, action, chance)))


def reason(state: Kahuna, seat: i64, action: i64, chance: Chance) -> str:
    """What the action does, in a word."""
    after = state.clone()
    after.apply(seat, action, chance)
    if after.outcome != GOING_ON and after.winner == seat:
        return "wins-game"
    if after.tally[RULED + seat] > state.tally[RULED + seat]:
        return "takes-island"
    if after.tally[RULED + 1 - seat] < state.tally[RULED + 1 - seat]:
        return "topples"
    match ENTRIES[action]:
        case PlaceLink():
            return "builds"
        case RemoveLink():
            return "weakens"
        case Discard():
            return "makes-room"
        case DrawPile():
            return "hidden-card"
        case DrawRow():
            return "useful-card"
        case EndTurn():
            return "keeps-hand"
    return "head-start"


# One step ahead ---------------------------------------------------------------------------------------


def outlook_after(state: Kahuna, seat: i64, action: i64, chance: Chance) -> i64:
    """The outlook after an action; a card of the pile is imagined several times."""
    tries: i64 = TRIES if action == DRAW_PILE else 1
    value: i64 = 0
    for _ in range(tries):
        after = state.clone()
        after.apply(seat, action, chance)
        value += outlook(after, seat)
    return value // tries


def outlook(state: Kahuna, seat: i64) -> i64:
    """How good a position is for a seat: points, stones, progress, cards."""
    if state.outcome != GOING_ON:
        return 0 if state.winner == NOBODY else WIN if state.winner == seat else -WIN
    enemy: i64 = 1 - seat
    points = state.tally[SCORE + seat] - state.tally[SCORE + enemy]
    stones = state.tally[RULED + seat] - state.tally[RULED + enemy]
    value = POINT * points + STONE * stones
    for island in range(ISLAND_COUNT):
        value += standing(state, seat, island, THREAT) - standing(state, enemy, island, DANGER)
    return value + worth_of_hand(state, seat)


def standing(state: Kahuna, seat: i64, island: i64, threat: i64) -> i64:
    """How far a seat is on an island: progress, one link short of power, or power without a spare link."""
    links = state.near[seat * ISLAND_COUNT + island]
    need = state.needed(island)
    if state.stone[island] == seat:
        return -FRAGILE if links == need else 0
    value = PROGRESS * links * links // (need * need)
    return value + threat if links == need - 1 and has_free_line(state, island) else value


def has_free_line(state: Kahuna, island: i64) -> bool:
    """Can a link still be laid at this island?"""
    return any(state.owner(line) == NOBODY for line in AROUND[island])


def worth_of_hand(state: Kahuna, seat: i64) -> i64:
    """Cards are worth something, more if they complete an island or make a pair; so is the draw still to come."""
    held = state.tally[HELD + seat]
    value = CARD * held
    if state.round == FINAL:
        return 0
    if state.turn == seat and held < FULL_HAND:
        value += CARD
    for card in range(ISLAND_COUNT):
        copies = state.hand[seat * ISLAND_COUNT + card]
        if copies and completes(state, seat, card):
            value += COMPLETING_CARD
        if copies > 1:
            value += PAIR_IN_HAND
    return value


def completes(state: Kahuna, seat: i64, card: i64) -> bool:
    """Can this card lay the link that gives an island?"""
    return any(state.owner(line) == NOBODY and islands_won(state, seat, line) > 0 for line in AROUND[card])


def islands_won(state: Kahuna, seat: i64, line: i64) -> i64:
    """How many islands a link on this line would give."""
    won: i64 = 0
    for island in (FIRST_END[line], SECOND_END[line]):
        if state.stone[island] != seat and state.near[seat * ISLAND_COUNT + island] + 1 >= state.needed(island):
            won += 1
    return won


# Rules of thumb ---------------------------------------------------------------------------------------


def thumb(state: Kahuna, seat: i64, action: i64) -> i64:
    """What a rule of thumb gives for an action."""
    match ENTRIES[action]:
        case PlaceLink(line, _):
            won = islands_won(state, seat, line)
            if won:
                return 100 + won
            is_rich = state.tally[HELD + seat] >= MANY_CARDS or state.round == FINAL
            return (30 if is_rich else 5) + links_at_ends(state, seat, line)
        case RemoveLink(line, _, _):
            return 90 if topples(state, 1 - seat, line) else 0
        case DrawRow(slot):
            return 20 if completes(state, seat, state.row[slot]) else 10
        case DrawPile():
            return 15
        case Discard():
            return 2
        case EndTurn():
            return 1
    return 0


def links_at_ends(state: Kahuna, seat: i64, line: i64) -> i64:
    """Links of a seat beside this line."""
    base = seat * ISLAND_COUNT
    return state.near[base + FIRST_END[line]] + state.near[base + SECOND_END[line]]


def topples(state: Kahuna, enemy: i64, line: i64) -> bool:
    """Does the enemy lose an island without this link?"""
    for island in (FIRST_END[line], SECOND_END[line]):
        if state.stone[island] == enemy and state.near[enemy * ISLAND_COUNT + island] == state.needed(island):
            return True
    return False
