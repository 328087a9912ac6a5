"""A view of Cartagena as numbers."""

from tablee.engine.observation import (
    Amount,
    BySeat,
    Counts,
    Fields,
    Header,
    Keyed,
    Omitted,
    OneOf,
    Part,
    SeatOf,
    Several,
)
from tablee.games.cartagena.board import SYMBOLS
from tablee.games.cartagena.rules import ACTIONS_PER_TURN, ENDINGS, IDLE_ROUNDS
from tablee.games.cartagena.rules_cards import COPIES
from tablee.games.cartagena.rules_corridor import CROWD, Settings
from tablee.games.cartagena.shapes import Hand, Reach

MOST_CARDS = COPIES * len(SYMBOLS)
NOWHERE = -1
ENDLESS = 10**6  # turns of a game without a limit


def observation(players: int, fixed: Settings) -> dict[str, Part]:
    """Every field of the view; the pirates of a seat as how many stand on each place."""
    boat = int(fixed.boat)
    places = range(boat + 1)
    return {
        "header": Header(players),
        "layout": Omitted("the track shows its symbols"),
        "track": Several(boat - 1, OneOf(SYMBOLS)),
        "boat": Omitted("follows from the options"),
        "pirates": BySeat(players, Counts(places, int(fixed.pirates))),
        "hands": BySeat(
            players,
            Fields(
                Hand,
                {
                    "size": Amount(0, MOST_CARDS),
                    "cards": Counts(SYMBOLS, COPIES),
                    "known": Counts(SYMBOLS, COPIES),
                },
            ),
        ),
        "pile": Amount(0, MOST_CARDS),
        "row": Several(int(fixed.open_row), OneOf(SYMBOLS)),
        "discard": Several(len(SYMBOLS), Amount(0, COPIES)),
        "turn": SeatOf(players),
        "actions_left": Amount(0, ACTIONS_PER_TURN),
        "actions": Omitted("the same in every game"),
        "turn_count": Amount(0, int(fixed.max_turns) * players or ENDLESS),
        "idle_streak": Amount(0, IDLE_ROUNDS * players),
        "reach": Keyed(
            ["place"],
            [places],
            Fields(
                Reach,
                {
                    "place": Omitted("its place among the others"),
                    "ahead": Several(len(SYMBOLS), Amount(0, boat, nothing=NOWHERE)),
                    "back": Amount(0, boat, nothing=NOWHERE),
                    "draws": Amount(0, CROWD),
                },
            ),
        ),
        "winner": SeatOf(players),
        "ending": OneOf(ENDINGS[1:]),
    }
