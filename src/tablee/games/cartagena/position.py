"""Cartagena as a few readable lines, both ways.

A text need not say everything. What is left out is: the sections 1A to 6A (as many as there are), pirates at the
start, no cards in hand, seat 0 on turn with three actions, no turn over. The sections are told by their symbols
(`track`), which no two sections lie in alike; `layout: 3B 1Ar` names them instead, number, side, and `r` if turned.
The places of pirates are `start`, numbers and `boat`; `×3` after a word means three of them, and `?` is a card that
the viewer does not see. A row left out holds the first cards, in the order of the symbols, that are named nowhere; a
pile left out all that are then still not named. `pile: 7` says how many cards the pile has, `pile: skull key` which;
then the cards not named lie in the discard.

The line `turn` names the seat on turn and `actions` how many it has left, `turns` counts the turns that are over,
`idle` those in a row without an action, `ended` says how the game ended and who won.
"""

from collections.abc import Sequence
from itertools import groupby

from tablee.engine.arrays import i64, vec, zeros
from tablee.engine.position import NONE, UNKNOWN, Lines, shown
from tablee.games.cartagena.board import ORDERS, SECTIONS, SYMBOLS
from tablee.games.cartagena.rules import ACTIONS_PER_TURN, ENDINGS
from tablee.games.cartagena.rules_actions import BOAT_NAME, SECTION_SPACES, START, START_NAME, place_name
from tablee.games.cartagena.rules_cards import COPIES
from tablee.games.cartagena.rules_corridor import NO_SYMBOL, track_of
from tablee.games.cartagena.shapes import CartagenaView, Hand, Reach
from tablee.games.cartagena.view import reach_of

TIMES = "×"
BREAK = "/"  # between two sections of the track
MOST_TURNS = 10**6


def show(view: CartagenaView) -> Lines:
    lines = Lines(view.header)
    lines.add("track", *with_breaks(view.track))
    lines.add("turn", str(view.turn))
    lines.add("actions", str(view.actions_left))
    lines.add("turns", str(view.turn_count))
    lines.add("idle", str(view.idle_streak))
    for seat, places in enumerate(view.pirates):
        lines.add(f"pirates {seat}", *grouped([place_name(place, view.boat) for place in places]))
    for seat, hand in enumerate(view.hands):
        lines.add(f"hand {seat}", *grouped([UNKNOWN] * hand.size if hand.cards is None else hand.cards))
        if hand.known:
            lines.add(f"known {seat}", *grouped(hand.known))
    if view.row or view.header.known_options().number("open_row"):
        lines.add("row", *view.row)
    lines.add("pile", str(view.pile))
    lines.add("discard", *grouped([SYMBOLS[card] for card, count in enumerate(view.discard) for _ in range(count)]))
    if view.ending:
        lines.add("ended", view.ending, shown(view.winner))
    return lines


def with_breaks(track: Sequence[str]) -> list[str]:
    """The symbols of the corridor with a mark between two sections."""
    return f" {BREAK} ".join(" ".join(symbols) for symbols in batched(track)).split()


def grouped(words: Sequence[str]) -> list[str]:
    """Words in order; several of a kind as the word and their number."""
    out = []
    for word, same in groupby(words):
        count = len(list(same))
        out += [word] if count == 1 else [word, f"{TIMES}{count}"]
    return out


def spread(words: Sequence[str]) -> list[str]:
    """The words that `grouped` put together."""
    out: list[str] = []
    for word in words:
        if word.startswith(TIMES):
            out += [out[-1]] * (int(word[1:]) - 1)
        else:
            out.append(word)
    return out


def read(lines: Lines) -> CartagenaView:
    """The view that lines say."""
    options = lines.header.known_options()
    sections = options.number("sections")
    boat = SECTION_SPACES * sections + 1
    seats = range(lines.header.players)
    layout = read_layout(lines, sections)
    track = track_of(layout)
    pirates = [read_pirates(lines, seat, options.number("pirates"), boat) for seat in seats]
    hands = [read_hand(lines, seat) for seat in seats]
    row, pile, discard = read_cards(lines, hands, options.number("open_row"))
    turn = lines.number("turn", 0, lines.header.players - 1, missing=0)
    ending, winner, *_ = [*lines.some("ended"), "", NONE]
    return CartagenaView(
        header=lines.header,
        layout=layout,
        track=[SYMBOLS[symbol] for symbol in track if symbol != NO_SYMBOL],
        boat=boat,
        pirates=pirates,
        hands=hands,
        pile=pile,
        row=row,
        discard=discard,
        turn=turn,
        actions_left=lines.number("actions", 0, ACTIONS_PER_TURN, missing=ACTIONS_PER_TURN),
        actions=ACTIONS_PER_TURN,
        turn_count=lines.number("turns", 0, MOST_TURNS, missing=0),
        idle_streak=lines.number("idle", 0, MOST_TURNS, missing=0),
        reach=[] if ending else read_reach(track, pirates, turn, is_boat_left=options.word("boat_return") == "true"),
        winner=None if winner == NONE else int(winner),
        ending=ENDINGS[ENDINGS.index(ending)],
    )


def read_layout(lines: Lines, sections: int) -> list[str]:
    """The sections by name, or by their symbols."""
    if "track" in lines:
        names = {tuple(SYMBOLS[symbol] for symbol in order): name for name, order in ORDERS.items()}
        track = [word for word in lines.words("track") if word != BREAK]
        return [names[symbols] for symbols in batched(track)]
    return lines.words("layout") if "layout" in lines else [f"{number}A" for number in SECTIONS[:sections]]


def batched(track: Sequence[str]) -> list[tuple[str, ...]]:
    """The symbols of the corridor, section by section."""
    return [tuple(track[first : first + SECTION_SPACES]) for first in range(0, len(track), SECTION_SPACES)]


def read_pirates(lines: Lines, seat: int, size: int, boat: int) -> list[int]:
    """The places of a seat's pirates; those that are not named are at the start."""
    names = {START_NAME: START, BOAT_NAME: boat}
    places = [names[word] if word in names else int(word) for word in spread(lines.some(f"pirates {seat}"))]
    return sorted([START] * (size - len(places)) + places)


def read_reach(track: vec[i64], pirates: list[list[int]], turn: int, is_boat_left: bool) -> list[Reach]:
    """Where the pirates of the seat on turn would go."""
    here = zeros(len(track))
    for place in (place for places in pirates for place in places):
        here[place] += 1
    return reach_of(track, here, pirates[turn], is_boat_left)


def read_hand(lines: Lines, seat: int) -> Hand:
    """A hand, with what is known of it."""
    cards = spread(lines.some(f"hand {seat}"))
    known = in_order(spread(lines.some(f"known {seat}")))
    return Hand(len(cards), None if UNKNOWN in cards else in_order(cards), known)


def in_order(cards: Sequence[str]) -> list[str]:
    """Cards in the order of the symbols."""
    return sorted(cards, key=SYMBOLS.index)


def read_cards(lines: Lines, hands: list[Hand], open_row: int) -> tuple[list[str], int, list[int]]:
    """Row, pile and discard; what is left out is filled from the cards that are named nowhere."""
    seen = [name for hand in hands for name in (hand.known if hand.cards is None else hand.cards)]
    hidden = sum(hand.size - len(hand.known) for hand in hands if hand.cards is None)
    row = list(lines.some("row"))
    discard = spread(lines.some("discard"))
    pile = lines.some("pile")
    names = [] if pile and pile[0].isdecimal() else spread(pile)
    rest = unnamed([*seen, *row, *discard, *names])
    if "row" not in lines:
        row, rest = rest[:open_row], rest[open_row:]
    if names and hidden:
        raise ValueError(names)
    if "pile" not in lines:
        return row, len(rest) - hidden, counted(discard)
    size = len(names) if names or not pile else int(pile[0])
    if "discard" not in lines and not hidden:
        discard = rest
    return row, size, counted(discard)


def unnamed(names: Sequence[str]) -> list[str]:
    """The cards of the game without these."""
    rest = [name for name in SYMBOLS for _ in range(COPIES)]
    for name in names:
        rest.remove(name)
    return rest


def counted(cards: Sequence[str]) -> list[int]:
    """How many there are of each symbol."""
    return [cards.count(symbol) for symbol in SYMBOLS]
