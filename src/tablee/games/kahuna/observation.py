"""A view of Kahuna as numbers."""

from tablee.engine.observation import (
    Amount,
    BySeat,
    Counts,
    Fields,
    Header,
    Omitted,
    OneOf,
    Part,
    SeatOf,
    Several,
    YesNo,
)
from tablee.games.kahuna.board import ISLANDS
from tablee.games.kahuna.rules import ENDINGS, LAST_TURNS, ROUNDS
from tablee.games.kahuna.rules_actions import ISLAND_COUNT, LINE_COUNT, SLOTS
from tablee.games.kahuna.rules_cards import COPIES
from tablee.games.kahuna.rules_offer import BLANK_LIMIT, FULL_HAND, Settings
from tablee.games.kahuna.shapes import Buried, Hand
from tablee.games.kahuna.view import MOST_POINTS

MOST_LINES = 6  # of an island
MOST_CARDS = ISLAND_COUNT * COPIES
MOST_SCORE = max(MOST_POINTS) + ISLAND_COUNT  # at the end the stones of one seat more than the other's count


def observation(players: int, fixed: Settings) -> dict[str, Part]:
    """Every field of the view that a move can change."""
    return {
        "header": Header(players),
        "links": Several(LINE_COUNT, SeatOf(players)),
        "stones": Several(ISLAND_COUNT, SeatOf(players)),
        "around": BySeat(players, Several(ISLAND_COUNT, Amount(0, MOST_LINES))),
        "needs": Omitted("printed on the board"),
        "hands": BySeat(
            players,
            Fields(
                Hand,
                {
                    "size": Amount(0, FULL_HAND),
                    "cards": Counts(ISLANDS, COPIES),
                    "known": Counts(ISLANDS, COPIES),
                },
            ),
        ),
        "row": Several(SLOTS, OneOf(ISLANDS)),
        "pile": Amount(0, MOST_CARDS),
        "discard": Counts(ISLANDS, COPIES),
        "buried": BySeat(players, Fields(Buried, {"size": Amount(0, MOST_CARDS), "cards": Counts(ISLANDS, COPIES)})),
        "round": OneOf(ROUNDS[1:]),
        "score": BySeat(players, Amount(0, MOST_SCORE)),
        "dealer": SeatOf(players),
        "turn": SeatOf(players),
        "drew": BySeat(players, YesNo()),
        "blank": Amount(0, BLANK_LIMIT),
        "has_played": YesNo(),
        "has_discarded": YesNo(),
        "handicap": Amount(0, int(fixed.handicap_links)),
        "last_turns": Amount(0, LAST_TURNS),
        "must_draw": YesNo(),
        "points": Amount(0, max(MOST_POINTS)),
        "hand_limit": Omitted("the same in every game"),
        "sudden": Omitted("follows from an option and the round"),
        "winner": SeatOf(players),
        "ending": OneOf(ENDINGS[1:]),
    }
